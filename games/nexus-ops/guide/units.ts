import type { Guide } from '@starboard/engine';

export const units: Guide = {
  'NO-12.1': {
    title: 'Fungoid',
    text: 'Attack rolls +1 in a Liquifungus Forest, -1 in Crystal Spires.',
  },
  'NO-12.2': {
    title: 'Crystalline',
    text: 'Attack rolls +1 in Crystal Spires, -1 in a Liquifungus Forest.',
  },
  'NO-12.3': {
    title: 'Rock Strider',
    text: 'May move two hexes if one of the two it enters is Rock Plains. It cannot pass through enemies.',
  },
  'NO-12.4': {
    title: 'Lava Leaper: the leap',
    text: 'If it begins the Move phase in a Magma Pool, it may move two hexes, over whatever is in the first. Ruling: any hex can be leapt over, even one that it may not enter.',
  },
  'NO-12.5': {
    title: 'Lava Leaper: the strike',
    text: 'Attack rolls +1 in a Magma Pool. Its owner picks the casualty of a hit on 5 or more. Ruling: that is after everything is added.',
  },
  'NO-12.6': {
    title: 'Rubium Dragon: the flight',
    text: 'If it begins the Move phase on the Monolith, it may move to any hex of the board.',
  },
  'NO-18.1': {
    title: 'Clones (alternate)',
    text: 'One Clone may be bought for each of your home-base hexes in a turn. In a battle a side rolls one die fewer for its Clones than it has Clones.',
  },
  'NO-18.2': {
    title: 'Shardians (alternate)',
    text: 'At the start of a battle, before the first roll, a player may destroy any number of their Shardians there: each scores a hit. Attack rolls +1 in Crystal Spires. A player with no other unit there loses the battle by doing so. Ruling: the attacker decides first; the destroyed Shardians count for nobody’s mission.',
  },
  'NO-18.3': {
    title: 'Sporlings (alternate)',
    text: 'After a battle that you win on your turn, and before the next, each surviving Sporling of that hex may move one hex. Where enemies are, a battle is added to this Fight phase, even if there has already been one. Ruling: this is not a retreat, even where another enemy is still in the hex; tokens are left for the next Explore phase; nobody moves on if the battle has eliminated a player.',
  },
  'NO-18.4': {
    title: 'Boulder Blitzers (alternate)',
    text: 'In Rock Plains they attack before all others.',
  },
  'NO-18.5': {
    title: 'Magma Divers (alternate)',
    text: 'From a Magma Pool they may move to any other Magma Pool and to any hex beside one, whatever is in between.',
  },
  'NO-18.6': {
    title: 'Monolith Wyrms (alternate)',
    text: 'They breathe plasma like Dragons, and after each hit roll again against the same hex until they miss or no enemy is left there. They do not fly.',
  },
  'NO-18.7': {
    title: 'Names of alternate units',
    text: 'Cards and tokens that name a unit mean the alternate unit with the same figure: Human and Clone, Fungoid and Sporling, Crystalline and Shardian, Strider and Blitzer, Leaper and Diver, Dragon and Wyrm. The battle order is Wyrm, Diver, Blitzer, Sporling, Shardian, Clone. Death From Above stays in the box.',
  },
};
