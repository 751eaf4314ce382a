// A deck file as an example: a few changes of every kind. docs/deck-files.md shows it whole.

export const exampleDeck = {
  name: 'House rules of the example',
  units: {
    human: { title: 'Colonist', cost: 3, hitsOn: 5 },
    leaper: { title: 'Lava Hopper', cost: 7, picksOn: 0, firstIn: ['magma'] },
  },
  alternateUnits: {
    human: { title: 'Cheap Clone', cost: 2, perHex: 2, fewerDice: 0 },
  },
  energize: {
    rubiumStrike: { count: 3, effect: { does: 'gain', rubium: 5 } },
    jammingField: { count: 0 },
    extra1: {
      title: 'Human Wave',
      text: 'Put 3 Humans from your supply on your home-base hexes, free.',
      count: 1,
      effect: { does: 'recruit', unit: 'human', number: 3, on: null },
      source: 'reconstructed',
    },
  },
  secretMissions: {
    objMagma: { points: 4 },
    extraMission1: {
      title: 'Objective: Forest, with Fungoids',
      text: 'Win a battle in a Liquifungus Forest in which a Fungoid of yours survives.',
      count: 2,
      points: 3,
      red: true,
      goal: { when: 'won', in: 'forest', with: 'fungoid' },
      source: 'reconstructed',
    },
  },
  tokens: {
    hoard: { title: 'Five rubium', rubium: 5 },
  },
  piles: {
    standard: { strider: 4, mine2: 4, fungoid: 4, crystalline: 4, hoard: 2 },
    half: { strider: 1, mine2: 1, fungoid: 1, crystalline: 2, hoard: 1 },
  },
  tiles: {
    singles: ['magma', 'magma', 'magma', 'forest', 'spires', 'plains'],
    home: [
      { land: 'forest', mine: 2 },
      { land: 'spires', mine: 2 },
      { land: 'plains', mine: 2 },
    ],
  },
  missionCards: 30,
} as const;
