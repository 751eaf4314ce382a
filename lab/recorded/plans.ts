// What is recorded of a version of the rules before it changes: for each game several sizes, options and documents of one's
// own, games that end in every way, and games that stop in the middle.

export interface Recording {
  readonly game: string;
  /** What the file is called, after the game. */
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Documents, by option: which of the game's own examples. */
  readonly examples?: Readonly<Record<string, number>>;
  readonly bot: 'random' | 'greedy';
  /** The game stops after so many entries; absent: it is played to its end. */
  readonly entries?: number;
  /** Before every so many entries somebody who may undo does. */
  readonly undoEvery?: number;
  /** After so many entries, so many orders of everybody are taken back. */
  readonly takeBack?: { readonly after: number; readonly orders: number };
  /** After so many entries a seat gives up; a bot plays on for it. */
  readonly forfeit?: {
    readonly after: number;
    readonly seat: number;
    readonly why: 'resigned' | 'time';
  };
  /** After so many entries all agree on a draw. */
  readonly drawAfter?: number;
}

/** For Nexum Galaxy: relics of one type lie together at home. */
const twins = {
  set: 'custom',
  source: 'custom',
  name: 'TWINS',
  description: 'Relics of one type lie together at every home.',
  systems: ['A', 'B', 'D', 'G'],
  adjacency: { A: ['B', 'D', 'G'], B: ['A', 'D', 'G'], D: ['A', 'B', 'G'], G: ['A', 'B', 'D'] },
  relics: [
    { type: 'military', system: 'A', planet: 3 },
    { type: 'military', system: 'A', planet: 3 },
    { type: 'transporter', system: 'D', planet: 3 },
    { type: 'transporter', system: 'D', planet: 3 },
    { type: 'extractor', system: 'G', planet: 3 },
    { type: 'extractor', system: 'G', planet: 3 },
    { type: 'replicator', system: 'B', planet: 1 },
    { type: 'replicator', system: 'B', planet: 1 },
  ],
  seats: ['A', 'D', 'G'],
  players: [2, 3],
  noHyperspace: [],
  aiStart: 'tann',
  cloud: { mode: 'hyperspace' },
  start: 'tannPlanet',
  layout: { A: [0, 1], B: [0, 0], D: [1, -0.5], G: [-1, -0.5] },
};

/** For Nexum Galaxy: gates fall early where nothing lies between them. */
const neighbours = {
  set: 'custom',
  source: 'custom',
  name: 'NEIGHBOURS',
  description: 'Four homes and nothing else.',
  systems: ['A', 'D', 'G', 'J'],
  adjacency: { A: ['D', 'J'], D: ['A', 'G'], G: ['D', 'J'], J: ['A', 'G'] },
  relics: [],
  seats: ['A', 'D', 'G', 'J'],
  players: [2, 3, 4],
  noHyperspace: [],
  aiStart: 'tann',
  cloud: { mode: 'hyperspace' },
  start: 'tannPlanet',
  layout: { A: [0, 1], D: [1, 0], G: [0, -1], J: [-1, 0] },
};

export const recordings: readonly Recording[] = [
  { game: 'skirmish', name: '2-undone', seats: 2, bot: 'random', undoEvery: 5 },
  {
    game: 'skirmish',
    name: '3-taken-back',
    seats: 3,
    options: { rounds: 8 },
    bot: 'greedy',
    takeBack: { after: 20, orders: 5 },
  },
  {
    game: 'skirmish',
    name: '4-given-up',
    seats: 4,
    bot: 'random',
    forfeit: { after: 9, seat: 2, why: 'time' },
  },
  { game: 'skirmish', name: '2-drawn', seats: 2, bot: 'greedy', drawAfter: 11 },
  {
    game: 'skirmish',
    name: '4-unfinished',
    seats: 4,
    options: { rounds: 12 },
    bot: 'greedy',
    entries: 30,
    undoEvery: 7,
  },
  { game: 'skirmish', name: '2-unfinished', seats: 2, bot: 'random', entries: 3 },
  {
    game: 'nexum-galaxy',
    name: '2-own-sector',
    seats: 2,
    options: { roundLimit: 6 },
    examples: { customSector: 0 },
    bot: 'greedy',
    undoEvery: 9,
  },
  {
    game: 'nexum-galaxy',
    name: '4-teams',
    seats: 4,
    options: { roundLimit: 4, teams: true, sector: 'HEABEZA' },
    bot: 'greedy',
    takeBack: { after: 25, orders: 6 },
  },
  {
    game: 'nexum-galaxy',
    name: '3-conquest',
    seats: 3,
    options: { scenario: 'conquest', homes: 'random', roundLimit: 8 },
    bot: 'greedy',
    forfeit: { after: 30, seat: 1, why: 'resigned' },
  },
  {
    game: 'nexum-galaxy',
    name: '3-random',
    seats: 3,
    options: { roundLimit: 15, relics: 'balanced', firstPlayer: '3' },
    bot: 'random',
    undoEvery: 10,
  },
  {
    game: 'nexum-galaxy',
    name: '2-drawn',
    seats: 2,
    options: { sector: 'PSCISH', grandBattle: 'on' },
    bot: 'random',
    drawAfter: 40,
  },
  {
    game: 'nexum-galaxy',
    name: '4-unfinished',
    seats: 4,
    options: { relics: 'random', roundLimit: 12 },
    bot: 'greedy',
    entries: 120,
    undoEvery: 11,
  },
  {
    game: 'nexum-galaxy',
    name: '2-sterile-trap-unfinished',
    seats: 2,
    options: { scenario: 'sterile-trap', roundLimit: 20, firstPlayer: '2' },
    bot: 'random',
    entries: 60,
    takeBack: { after: 50, orders: 9 },
  },
  {
    game: 'nexum-galaxy',
    name: '3-twin-relics',
    seats: 3,
    options: { customSector: twins, roundLimit: 12 },
    bot: 'greedy',
    undoEvery: 8,
  },
  {
    game: 'nexum-galaxy',
    name: '3-twin-relics-unfinished',
    seats: 3,
    options: { customSector: twins, roundLimit: 12 },
    bot: 'random',
    entries: 60,
  },
  {
    game: 'nexum-galaxy',
    name: '4-gates-fall',
    seats: 4,
    options: {
      customSector: neighbours,
      scenario: 'sterile-trap',
      teams: true,
      firstPlayer: '2',
      chosenHomes: ['G', 'D', 'A', 'J'],
      roundLimit: 30,
    },
    bot: 'random',
  },
  {
    game: 'nexum-galaxy',
    name: '3-no-relics',
    seats: 3,
    options: { sector: 'TABULA', roundLimit: 5 },
    bot: 'greedy',
  },
  {
    game: 'nexum-galaxy',
    name: '4-events',
    seats: 4,
    options: { ruleSet: 'events', mode: 'four-events', roundLimit: 8 },
    bot: 'random',
    undoEvery: 9,
  },
  {
    game: 'nexum-galaxy',
    name: '1-against-guards',
    seats: 1,
    options: { ruleSet: 'events', sector: 'SPIRO', mode: 'one-vs-guards', roundLimit: 20 },
    bot: 'random',
  },
  {
    game: 'nexum-galaxy',
    name: '2-two-computers-unfinished',
    seats: 2,
    options: { ruleSet: 'events', mode: 'two-vs-allied-two', aggressiveness: 3 },
    bot: 'random',
    entries: 70,
    takeBack: { after: 50, orders: 3 },
  },
  {
    game: 'nexum-galaxy',
    name: '3-trap-with-computer',
    seats: 3,
    options: {
      ruleSet: 'events',
      sector: 'TABULA',
      scenario: 'sterile-trap',
      mode: 'three-vs-one',
      computerShips: 1,
      roundLimit: 7,
    },
    bot: 'random',
  },
  {
    game: 'nexum-galaxy',
    name: '1-allied-three',
    seats: 1,
    options: { ruleSet: 'events', sector: 'CAPTOR', mode: 'one-vs-allied-three', roundLimit: 12 },
    bot: 'random',
  },
  {
    game: 'nexum-galaxy',
    name: '3-allies-against-forts',
    seats: 3,
    options: { ruleSet: 'events', sector: 'DIVERSUM', mode: 'allied-three-vs-forts', roundLimit: 6 },
    bot: 'greedy',
  },
  {
    game: 'nexum-galaxy',
    name: '2-far',
    seats: 2,
    options: { ruleSet: 'events', sector: 'PROFUNDIS', mode: 'two-far', roundLimit: 10 },
    bot: 'random',
    undoEvery: 8,
  },
  {
    game: 'nexum-galaxy',
    name: '2-allies-against-allies-unfinished',
    seats: 2,
    options: { ruleSet: 'events', sector: 'TABULA', mode: 'allied-two-vs-allied-two' },
    bot: 'random',
    entries: 60,
  },
  // presets for one person, recorded when they are final
  {
    game: 'nexum-galaxy',
    name: '1-solo-easy',
    seats: 1,
    options: { ruleSet: 'events', sector: 'LAUBURIA', mode: 'solo-easy', roundLimit: 15 },
    bot: 'greedy',
  },
  {
    game: 'nexum-galaxy',
    name: '1-solo-normal',
    seats: 1,
    options: { ruleSet: 'events', sector: 'QUANTUM', mode: 'solo-normal', computerShips: 1, roundLimit: 15 },
    bot: 'greedy',
    undoEvery: 7,
  },
  {
    game: 'nexum-galaxy',
    name: '1-solo-hard',
    seats: 1,
    options: { ruleSet: 'events', sector: 'SPIRO', mode: 'solo-hard', roundLimit: 15 },
    bot: 'random',
  },
  {
    game: 'nexum-galaxy',
    name: '1-chosen-nothing-unfinished',
    seats: 1,
    options: { sector: 'FENIX' },
    bot: 'random',
    entries: 40,
    takeBack: { after: 30, orders: 4 },
  },
  {
    game: 'nexus-ops',
    name: '2-own-deck',
    seats: 2,
    options: { roundLimit: 8 },
    examples: { deckFile: 0 },
    bot: 'greedy',
  },
  {
    game: 'nexus-ops',
    name: '4-teams',
    seats: 4,
    options: { teams: true, roundLimit: 4, topPriority: true, kingOfTheHill: true },
    bot: 'random',
    takeBack: { after: 80, orders: 10 },
  },
  {
    game: 'nexus-ops',
    name: '3-intercepted',
    seats: 3,
    options: {
      interceptedTransmissions: true,
      extraTokens: 'each',
      alternateUnits: true,
      roundLimit: 5,
    },
    bot: 'greedy',
    undoEvery: 6,
    forfeit: { after: 60, seat: 0, why: 'time' },
  },
  {
    game: 'nexus-ops',
    name: '3-own-tokens',
    seats: 3,
    options: { executiveOrders: true, roundLimit: 6, firstPlayer: '3' },
    examples: { tokenMix: 0 },
    bot: 'random',
  },
  {
    game: 'nexus-ops',
    name: '2-energy-drawn',
    seats: 2,
    options: { board: 'energy-dependence' },
    bot: 'random',
    drawAfter: 70,
  },
  {
    game: 'nexus-ops',
    name: '4-unfinished',
    seats: 4,
    options: { goal: 'essence', vortex: true, roundLimit: 30 },
    bot: 'greedy',
    entries: 150,
    undoEvery: 13,
  },
  {
    game: 'nexus-ops',
    name: '2-edition-2005-unfinished',
    seats: 2,
    options: { edition: '2005', roundLimit: 40 },
    bot: 'random',
    entries: 90,
  },
  // dice come from the name: in these a line is scored from in the Draw phase, and units are found where a battle follows
  {
    game: 'nexus-ops',
    name: '2-transmissions-slate',
    seats: 2,
    options: { interceptedTransmissions: true, roundLimit: 8 },
    bot: 'random',
  },
  {
    game: 'nexus-ops',
    name: '3-blown-l0',
    seats: 3,
    options: { vortex: true, roundLimit: 6 },
    bot: 'random',
  },
  {
    game: 'nexus-ops',
    name: '4-sporlings-c0',
    seats: 4,
    options: { alternateUnits: true, roundLimit: 10 },
    bot: 'random',
  },
  {
    game: 'nexus-ops',
    name: '3-storm-y0',
    seats: 3,
    options: { alternateUnits: true, vortex: true, interceptedTransmissions: true, roundLimit: 6 },
    bot: 'random',
  },
  { game: 'gal4xeon', name: '1-alone', seats: 1, bot: 'greedy', undoEvery: 8 },
  { game: 'gal4xeon', name: '2-own-sheet', seats: 2, examples: { sheet: 0 }, bot: 'random' },
  {
    game: 'gal4xeon',
    name: '3-open-given-up',
    seats: 3,
    options: { map: 'Spiral', openSheets: true },
    bot: 'random',
    forfeit: { after: 40, seat: 2, why: 'resigned' },
  },
  {
    game: 'gal4xeon',
    name: '2-drawn',
    seats: 2,
    options: { map: 'Halo' },
    bot: 'greedy',
    takeBack: { after: 20, orders: 3 },
    drawAfter: 60,
  },
  {
    game: 'gal4xeon',
    name: '4-unfinished',
    seats: 4,
    options: { map: 'Bar' },
    bot: 'greedy',
    entries: 90,
    undoEvery: 9,
  },
  { game: 'gal4xeon', name: '1-unfinished', seats: 1, bot: 'random', entries: 25 },
];
