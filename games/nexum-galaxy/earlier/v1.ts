// Version 1: the present rules with their switches set back, and what the guide said then.

import type { Guide } from '@starboard/engine';
import { edition } from '../rules/game.ts';

export { brain } from '../bots/index.ts';

const otherwise: Guide = {
  'NG-1.2': {
    title: 'Relics',
    text: 'With two civilizations you win when your ships carry 4 relics, with three or four when they carry 5. A relic that waits on your planet without a ship of its own does not count.',
  },
  'NG-2.7': {
    title: 'Interference',
    text: 'Two or more relics of one type on the same planet cancel each other as long as they are together, whoever carries them. Ruling: a waiting relic interferes as well. Their burdens are cancelled with their gifts: of two Extractors that share a planet, neither makes its ship dearer to move from there.',
  },
  'NG-4.6': {
    title: 'Bidding for initiative',
    text: 'At the end of your turn you may bid energy that you have for the first place. You must bid more than everybody before you in this round. The first player may bid too.',
  },
  'NG-4.7': {
    title: 'The next first player',
    text: 'When everybody has had a turn, whoever bid most is first in the next round. If nobody bid, the first player stays. Ruling: if that player is out by then, the next seat in play begins.',
  },
  'NG-6.4': {
    title: 'Fleets with a Transporter',
    text: 'Ships that leave a planet together with a Transporter for the same planet in another system pay 1 less each, the carrier too: 1 or 2. Inside a system it has no effect. An Extractor among them pays 2 or 3. What counts is whether the Transporter works on the planet they leave, at that moment.',
  },
  'NG-6.20': {
    title: 'Military in battle',
    text: "A single Military in a battle adds 1 to the side that carries it. Two or more, of one side or of both, add nothing. A defender's Military on another planet has no part in it.",
  },
  'NG-6.33': {
    title: 'Plunder with an Extractor',
    text: 'A planet gives double when a carrier of an Extractor was among the ships that conquered it. An Extractor found or captured there does not count, and a second one on the planet cancels both. Ruling: that is judged at the end of the phase, when the loot is taken.',
  },
  'NG-9.10': {
    title: 'Sterile Trap: defeat',
    text: 'Whoever loses the planet with their gate, or all ships, is out. Their remaining ships leave the board. Ruling: where a gate falls only the battle scores. No star that is emptied by it scores a point, whether of the loser or of an ally who needed the planets so lost.',
  },
};

const present = edition(1);

export const game = { ...present, guide: { ...present.guide, ...otherwise } };
