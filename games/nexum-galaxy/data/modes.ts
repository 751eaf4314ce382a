// Game modes: who plays against whom, with what, and which Tann disks are turned over. The expansion's book lists them
// for its sectors; where a printed line leaves more Tanns than civilizations, the missing flip is added and the line is
// 'derived'. The lists of the core game's second book are lost: those are ours, as are the presets for one person.

import type { Source, SystemId } from './disks.ts';
import { soloSetups, USUAL_SOLO, type SoloSetup } from './solo.ts';

/** How several of a kind stand to each other. */
export type Relation = 'rivals' | 'allies';

/** Ships of the computer beyond its usual start. A system whose planets all get ships gets one on its star too. */
export interface ComputerShips {
  /** Which of the computer's civilizations; 'inTurn' deals them round. */
  readonly computer: 1 | 2 | 3 | 'inTurn';
  readonly perPlanet: number;
  readonly perRelic: number;
  readonly systems: readonly SystemId[] | 'all' | 'home';
  readonly insteadOfStart: boolean;
  /** Only so many of the relics are guarded, those nearest to its home; null: all. */
  readonly atMost: number | null;
}

export interface Mode {
  readonly id: ModeId;
  /** Civilizations of people and of the computer. */
  readonly humans: number;
  readonly computers: number;
  readonly people: Relation;
  readonly machines: Relation;
  readonly events: boolean;
  /** Rows of event cards in a round. */
  readonly aggressiveness: number;
  /** Tann disks that are turned over; null: all that nobody starts from. */
  readonly flip: readonly SystemId[] | null;
  readonly ships: readonly ComputerShips[];
  /** Where the first of the computer's civilizations starts, if not in the first Tann that people leave. */
  readonly computerHome: SystemId | null;
  /** So many of the sector's relics lie out, those farthest from the first person's home; null: all. */
  readonly relics: number | null;
  readonly grandBattle: boolean;
  readonly source: Source;
}

/** The names of all lines: the same name is the same kind of game in every list. */
export const modeIds = [
  'solo-easy',
  'solo-normal',
  'solo-hard',
  'one-vs-one',
  'one-vs-one-far',
  'one-vs-guards',
  'one-vs-two',
  'one-vs-allied-two',
  'one-vs-allied-three',
  'two',
  'two-events',
  'two-far',
  'two-far-wild',
  'two-vs-one',
  'allied-two-vs-one',
  'two-vs-two',
  'two-vs-allied-two',
  'allied-two-vs-two',
  'allied-two-vs-allied-two',
  'three',
  'three-events',
  'three-vs-one',
  'three-vs-guards',
  'allied-three-vs-guards',
  'allied-three-vs-forts',
  'four',
  'four-events',
] as const;
export type ModeId = (typeof modeIds)[number];

export interface ModeList {
  readonly sectors: readonly string[];
  readonly modes: readonly Mode[];
}

/** The four systems without a gate in sectors of eight. */
const MIDDLE: readonly SystemId[] = ['B', 'C', 'E', 'F'];

/** Every printed list opens with three people; that four may play without events and three with them is added. */
const PEOPLE: readonly Mode[] = [
  people('four', 4, { source: 'derived' }),
  people('three', 3, { flip: ['J'] }),
  people('four-events', 4, { events: true, aggressiveness: 3 }),
  people('three-events', 3, { flip: ['J'], events: true, aggressiveness: 2, source: 'derived' }),
];

const DUEL = people('two', 2, { flip: ['G', 'J'], grandBattle: true });
const EVENT_DUEL = people('two-events', 2, {
  flip: ['G', 'J'],
  grandBattle: true,
  events: true,
  aggressiveness: 2,
});

/** Sectors of eight around a contested middle. */
const conquest: ModeList = {
  sectors: ['TABULA', 'IHX', 'LIMIT'],
  modes: [
    ...PEOPLE,
    against('three-vs-one', 3, 1, 3, {
      computerHome: 'A',
      ships: [ships(1, 'home', { perPlanet: 1, insteadOfStart: true })],
    }),
    ...fourSides(2, [perPlanet(1, ['C']), perPlanet(2, ['F'])]),
    ...twoAgainstOne({ flip: ['G'], ships: [perPlanet(1, ['C', 'F'])], source: 'derived' }),
    DUEL,
    EVENT_DUEL,
    against('one-vs-allied-three', 1, 3, 1, { machines: 'allies' }),
    ...oneAgainstTwo({ flip: ['G'], ships: [perPlanet(1, ['C']), perPlanet(2, ['F'])] }),
    against('one-vs-one', 1, 1, 1, { flip: ['G', 'J'], grandBattle: true, source: 'derived' }),
  ],
};

/** Sectors with all twelve disks. */
const everyone: ModeList = {
  sectors: [
    'LAUBURIA',
    'PSCISH',
    'HEABEZA',
    'SHARBURO',
    'PROFUNDIS',
    'DIVERSUM',
    'DROPTULA',
    'BINEYERO',
    'DIMONS',
  ],
  modes: [
    ...PEOPLE,
    against('three-vs-one', 3, 1, 3),
    against('allied-three-vs-guards', 3, 1, 1, { people: 'allies', ships: [perRelic(1)] }),
    against('allied-three-vs-forts', 3, 1, 2, {
      people: 'allies',
      ships: [ships(1, MIDDLE, { perPlanet: 2, perRelic: 1 })],
      source: 'derived',
    }),
    ...fourSides(1),
    ...twoAgainstOne({ flip: ['G'], ships: [perRelic(1)], source: 'derived' }),
    DUEL,
    { ...EVENT_DUEL, source: 'derived' },
    people('two-far', 2, {
      flip: ['A', 'D'],
      grandBattle: true,
      events: true,
      aggressiveness: 1,
      source: 'derived',
    }),
    people('two-far-wild', 2, { flip: ['A', 'D'], grandBattle: true, events: true, aggressiveness: 2 }),
    ...oneAgainstTwo({ flip: ['G'], ships: [perRelic('inTurn')] }),
    against('one-vs-one', 1, 1, 1, { flip: ['D', 'G'], grandBattle: true }),
    against('one-vs-guards', 1, 1, 1, {
      flip: ['A', 'J'],
      grandBattle: true,
      ships: [perRelic(1)],
      source: 'derived',
    }),
  ],
};

/** Sectors of eight in which the computer has settled already. */
const fakeColony: ModeList = {
  sectors: ['URSUCTUM', 'QUANTUM', 'OCULUS', 'SAURI'],
  modes: [
    ...PEOPLE,
    against('three-vs-one', 3, 1, 3),
    ...fourSides(1, [perRelic(1, ['B', 'C']), perPlanet(2, ['E', 'F'])]),
    ...twoAgainstOne({ flip: ['G'], ships: [perRelic(1, MIDDLE)] }),
    DUEL,
    EVENT_DUEL,
    ...oneAgainstTwo({
      flip: ['G'],
      ships: [ships(1, ['E', 'F'], { perPlanet: 1, perRelic: 1 }), perRelic(2, ['B', 'C'])],
    }),
    against('one-vs-allied-three', 1, 3, 1, { machines: 'allies', ships: [perRelic(3, MIDDLE)] }),
    against('one-vs-one', 1, 1, 1, { flip: ['D', 'G'], grandBattle: true }),
    against('one-vs-one-far', 1, 1, 1, { flip: ['A', 'J'], grandBattle: true, source: 'derived' }),
  ],
};

const captor: ModeList = {
  sectors: ['CAPTOR'],
  modes: [
    ...PEOPLE,
    against('three-vs-one', 3, 1, 3),
    against('three-vs-guards', 3, 1, 1, { ships: [perRelic(1)] }),
    against('allied-three-vs-forts', 3, 1, 2, {
      people: 'allies',
      ships: [ships(1, MIDDLE, { perPlanet: 2, perRelic: 2 })],
      source: 'derived',
    }),
    ...fourSides(1),
    ...twoAgainstOne({ flip: ['G'], ships: [perRelic(1)], source: 'derived' }),
    DUEL,
    { ...EVENT_DUEL, source: 'derived' },
    against('one-vs-allied-three', 1, 3, 1, { machines: 'allies', ships: [perRelic(3, MIDDLE)] }),
    ...oneAgainstTwo({ flip: ['G'], ships: [perRelic('inTurn')] }),
    against('one-vs-one', 1, 1, 1, { flip: ['D', 'G'], grandBattle: true }),
    against('one-vs-one-far', 1, 1, 1, { flip: ['A', 'J'], grandBattle: true }),
  ],
};

const OURS = { source: 'reconstructed' } as const;

/** Sectors of the core game for two civilizations. */
const pairs: ModeList = {
  sectors: ['SPIRO', 'FENIX', 'IANIA', 'RECULA'],
  modes: [
    people('two', 2, OURS),
    people('two-events', 2, { events: true, aggressiveness: 2, ...OURS }),
    against('one-vs-one', 1, 1, 1, OURS),
    against('one-vs-guards', 1, 1, 2, { ships: [perRelic(1)], ...OURS }),
  ],
};

const threesome = [
  people('three', 3, OURS),
  people('three-events', 3, { events: true, aggressiveness: 2, ...OURS }),
  against('three-vs-one', 3, 1, 3, OURS),
];

/** Sectors of the core game for up to three. */
const trios: ModeList = {
  sectors: ['LIBRADABRA', 'TRIPARTUM', 'GREGATU', 'TREX-B', 'BRAGULIA', 'XPLOTIA', 'TRISKELION'],
  modes: [
    ...threesome,
    against('allied-three-vs-guards', 3, 1, 2, { people: 'allies', ships: [perRelic(1)], ...OURS }),
    people('two', 2, { flip: ['G'], ...OURS }),
    people('two-events', 2, { flip: ['G'], events: true, aggressiveness: 2, ...OURS }),
    ...twoAgainstOne(OURS),
    ...oneAgainstTwo(OURS),
    against('one-vs-one', 1, 1, 1, { flip: ['G'], ...OURS }),
    against('one-vs-guards', 1, 1, 2, { flip: ['G'], ships: [perRelic(1)], ...OURS }),
  ],
};

/** Those that only three can play. */
const threes: ModeList = { sectors: ['TREX', 'RAIA', 'BIZARDO'], modes: threesome };

export const modeLists: readonly ModeList[] = [conquest, everyone, fakeColony, captor, pairs, trios, threes];

const SOLO_IDS = ['solo-easy', 'solo-normal', 'solo-hard'] as const;

/** One person against the computer, whose ships guard relics. What was not tuned for the sector is as for any other. */
export function soloPresetsOf(sectorName: string): readonly Mode[] {
  const setups = soloSetups[sectorName];
  return SOLO_IDS.map((id, i) => soloMode(id, i + 1, setups?.[i] ?? USUAL_SOLO));
}

/** Those that are as hard there as their names say. */
function tunedPresets(sectorName: string): readonly Mode[] {
  return Object.hasOwn(soloSetups, sectorName) ? soloPresetsOf(sectorName) : [];
}

/** A preset with that set-up. */
export function soloMode(id: ModeId, rows: number, { relics, guarded, guards }: SoloSetup): Mode {
  const guard = ships(1, 'all', { perRelic: guards, atMost: guarded });
  return against(id, 1, 1, rows, { flip: null, relics, ships: [guard], ...OURS });
}

/** The modes listed for a sector, tuned presets for one person first; none for a sector that somebody made. */
export function modesOf(sectorName: string): readonly Mode[] {
  const listed = modeLists.find(({ sectors }) => sectors.includes(sectorName))?.modes ?? [];
  return [...tunedPresets(sectorName), ...listed];
}

/** Modes that the core rules alone can play. */
export function isPlain(mode: Mode): boolean {
  return !mode.events && mode.computers === 0;
}

function people(id: ModeId, humans: number, special: Partial<Mode>): Mode {
  return {
    id,
    humans,
    computers: 0,
    people: 'rivals',
    machines: 'rivals',
    events: false,
    aggressiveness: 0,
    flip: [],
    ships: [],
    computerHome: null,
    relics: null,
    grandBattle: false,
    source: 'printed',
    ...special,
  };
}

/** The computer acts through events, so these modes have them. */
function against(
  id: ModeId,
  humans: number,
  computers: number,
  aggressiveness: number,
  special: Partial<Mode> = {},
): Mode {
  return people(id, humans, { computers, events: true, aggressiveness, ...special });
}

/** A line that leaves open whether people are allied, and whether the computer's civilizations are, is four modes. */
function fourSides(aggressiveness: number, placed: readonly ComputerShips[] = []): readonly Mode[] {
  return [
    against('two-vs-two', 2, 2, aggressiveness, { ships: placed }),
    against('two-vs-allied-two', 2, 2, aggressiveness, { ships: placed, machines: 'allies' }),
    against('allied-two-vs-two', 2, 2, aggressiveness, { ships: placed, people: 'allies' }),
    against('allied-two-vs-allied-two', 2, 2, aggressiveness, {
      ships: placed,
      people: 'allies',
      machines: 'allies',
    }),
  ];
}

function twoAgainstOne(special: Partial<Mode>): readonly Mode[] {
  return [
    against('two-vs-one', 2, 1, 2, special),
    against('allied-two-vs-one', 2, 1, 2, { ...special, people: 'allies' }),
  ];
}

function oneAgainstTwo(special: Partial<Mode>): readonly Mode[] {
  return [
    against('one-vs-two', 1, 2, 1, special),
    against('one-vs-allied-two', 1, 2, 1, { ...special, machines: 'allies' }),
  ];
}

function ships(
  computer: ComputerShips['computer'],
  systems: ComputerShips['systems'],
  special: Partial<ComputerShips>,
): ComputerShips {
  return { computer, systems, perPlanet: 0, perRelic: 0, insteadOfStart: false, atMost: null, ...special };
}

function perPlanet(computer: ComputerShips['computer'], systems: readonly SystemId[]): ComputerShips {
  return ships(computer, systems, { perPlanet: 1 });
}

function perRelic(
  computer: ComputerShips['computer'],
  systems: ComputerShips['systems'] = 'all',
): ComputerShips {
  return ships(computer, systems, { perRelic: 1 });
}
