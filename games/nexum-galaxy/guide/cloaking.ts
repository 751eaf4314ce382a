// Ships that hide.

import type { Guide } from '@starboard/engine';

export const cloakingRules: Guide = {
  'NG-16.1': {
    title: 'Cloaking a ship',
    text: 'With the technology Cloaking, in a game of at least two players, you may cloak a ship as a free action, for 15 energy and an event card of your hand. The ship carries a relic and has not moved in this phase; it is not in your Tann system, no No Movement marker lies on its planet, and another ship of yours stays there. From a dead planet and from a cloud the last ship can go too.',
  },
  'NG-16.2': {
    title: 'Where it goes',
    text: 'It goes to the planet of the card. If several match, to the one with the fewest links to your Tann system, then the smallest, then by letter and place. That planet must be in play and outside your Tann system, without No Movement markers and without ships of others; and you must have no cloaked ship in that system. From D and L it goes to planets of the same disk only.',
  },
  'NG-16.3': {
    title: 'What others see',
    text: 'Everybody sees that you cloak a ship, from where, and which relic it carries. Where it is, and the card, only you know; the card is no longer in your hand.',
  },
  'NG-16.4': {
    title: 'While it is cloaked',
    text: 'The ship counts for your fleet and keeps you in play, and its relic counts for victory and score. It holds and defends nothing, extracts and builds nothing, and its relic has no effect and interferes with none. If its planet is destroyed, it goes with it, and its relic goes to the cloud S.',
  },
  'NG-16.5': {
    title: 'Discovered',
    text: 'When enemy ships come to its planet it is discovered, before the battle: where you hold the planet it joins the defence, where nobody does it defends alone. The attacker must win with the ships that have come and whatever else can be sent, from any planets, by a further order that must be completed if it can be. Its card is discarded.',
  },
  'NG-16.6': {
    title: 'Too weak',
    text: 'If the battle cannot be won, all ships that have come are destroyed. Their relics wait on the planet, which you hold; you score a point, not in exotic systems, and plunder nothing. Ruling: free ships of yours take these relics in the order Military, Replicator, Extractor, Transporter; if there is now a ship too many on the planet, it returns to your reserve; and it was an attack all the same, which uses up what was said of it (NG-17.8, NG-17.9) and what helped against it.',
  },
  'NG-16.7': {
    title: 'Several of them',
    text: 'An ally’s ships discover nothing. If ships of several players are cloaked on an empty planet, only that of the first in turn order after who comes is discovered; if the computer comes, in turn order from the first player. Ruling: as long as somebody else’s ships are on the planet, a cloaked ship stays hidden under them.',
  },
  'NG-16.8': {
    title: 'Appearing',
    text: 'As a free action you may let it appear, if the planet is empty or yours with room, under markers too. It has not moved in this phase. An empty planet is conquered by it, and plundered if that happens in your movement phase. Its card is discarded. Ruling: a ship that appears discovers nobody.',
  },
  'NG-16.9': {
    title: 'No probing',
    text: 'While an enemy has a cloaked ship, coming to an empty planet or attacking one is final, whether something is found or not: taking it back would tell.',
  },
  'NG-16.10': {
    title: 'The computer and cloaked ships',
    text: 'The computer discovers cloaked ships like everybody. It then adds ships that it can spare in the system, in an offensive also in linked ones; if they are too few, all that came are destroyed. It never cloaks ships itself.',
  },
};
