// Battles of a campaign: what its map gives and takes at the table. The campaign itself has rules of its own (NC).

import type { Guide } from '@starboard/engine';

export const campaignRules: Guide = {
  'NG-19.1': {
    title: 'Ships',
    text: 'In a battle of a campaign everybody may have as many ships as the campaign says: 25, less one for each sector held and each ship lost to black holes, but never fewer than eight. All else starts afresh.',
  },
  'NG-19.2': {
    title: 'Reconquest',
    text: 'Where a held sector is fought for, its owner begins with one ship and one energy more at home; a civilization of the computer with the ship. Ruling: the ship must be within the limit and find room.',
  },
  'NG-19.3': {
    title: 'The first player',
    text: 'Whoever has chosen the sector is the first player; where the computer has, the next person in the order. In an energetic sector the first player begins with one energy more, in a mining sector with an asteroid that nobody has seen: it is drawn and laid on the Processing card as soon as there is room on it. Ruling: without technologies a mining sector gives one energy.',
  },
  'NG-19.4': {
    title: 'Where the computer has chosen',
    text: 'In an energetic sector it begins with one ship more on its base. In an ice sector four No Management markers lie on the planet of a drawn card, in a scorching sector four No Movement markers; if the card points at no planet or into a Tann system, another is drawn. A mining sector gives it nothing.',
  },
  'NG-19.5': {
    title: 'Ice and scorching sectors',
    text: 'The first player has a marker, No Management in an ice sector and No Movement in a scorching one. It is laid once in the game, as a free action in that player’s own turn: on any planet, where it is one marker more, or on a whole system, where every planet counts as marked; Tann systems are not protected. It goes when that player’s next turn begins, or with the end of the next round if that player is out. Until then it does not fade.',
  },
  'NG-19.6': {
    title: 'Black holes',
    text: 'Ships that black holes take are missing in later battles too. The score sheet says how many each civilization has lost this way in the whole campaign; whoever has Replicator III when the battle ends has all of them back.',
  },
};
