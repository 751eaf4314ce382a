// Game modes that the expansion's book lists for its sectors: who plays, with what, and which Tann disks are turned
// over. Where a printed line leaves more Tanns than civilizations, the missing flip is added and the line is 'derived'.

import type { Source, SystemId } from './disks.ts';

/** How several of a kind stand to each other; 'either' makes one line two modes. */
export type Relation = 'rivals' | 'allies' | 'either';

/** Ships of the computer beyond its usual start. A system whose planets all get ships gets one on its star too. */
export interface AiShips {
  /** Which of the computer's civilizations; 'inTurn' deals them round. */
  readonly ai: 1 | 2 | 3 | 'inTurn';
  readonly perPlanet: number;
  readonly perRelic: number;
  readonly systems: readonly SystemId[] | 'all';
  readonly insteadOfStart: boolean;
}

export interface Mode {
  readonly humans: number;
  readonly ais: number;
  readonly people: Relation;
  readonly computers: Relation;
  readonly events: boolean;
  /** Rows of event cards in a round. */
  readonly aggressiveness: number;
  readonly flip: readonly SystemId[];
  readonly aiShips: readonly AiShips[];
  readonly grandBattle: boolean;
  readonly source: Source;
}

interface ModeList {
  readonly sectors: readonly string[];
  readonly modes: readonly Mode[];
}

const BOTH_EITHER = { people: 'either', computers: 'either' } as const;

/** The four systems without a gate in sectors of eight. */
const MIDDLE: readonly SystemId[] = ['B', 'C', 'E', 'F'];

/** Every list opens with three people; that four may play without events too is an addition. */
const PEOPLE: readonly Mode[] = [
  people(3, { flip: ['J'] }),
  people(4, { source: 'derived' }),
  people(4, { events: true, aggressiveness: 3 }),
];

const DUELS: readonly Mode[] = [
  people(2, { flip: ['G', 'J'], grandBattle: true }),
  people(2, { flip: ['G', 'J'], grandBattle: true, events: true, aggressiveness: 2 }),
];

/** Sectors of eight around a contested middle. */
const conquest: ModeList = {
  sectors: ['TABULA', 'IHX', 'LIMIT'],
  modes: [
    ...PEOPLE,
    against(3, 1, 3, { aiShips: [ships(1, ['A'], { perPlanet: 1, insteadOfStart: true })] }),
    against(2, 2, 2, { ...BOTH_EITHER, aiShips: [perPlanet(1, ['C']), perPlanet(2, ['F'])] }),
    against(2, 1, 2, {
      people: 'either',
      flip: ['G'],
      aiShips: [perPlanet(1, ['C', 'F'])],
      source: 'derived',
    }),
    ...DUELS,
    against(1, 3, 1, { computers: 'allies' }),
    against(1, 2, 1, {
      computers: 'either',
      flip: ['G'],
      aiShips: [perPlanet(1, ['C']), perPlanet(2, ['F'])],
    }),
    against(1, 1, 1, { flip: ['G', 'J'], grandBattle: true, source: 'derived' }),
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
    against(3, 1, 3),
    against(3, 1, 1, { people: 'allies', aiShips: [perRelic(1)] }),
    against(3, 1, 2, {
      people: 'allies',
      aiShips: [ships(1, MIDDLE, { perPlanet: 2, perRelic: 1 })],
      source: 'derived',
    }),
    against(2, 2, 1, BOTH_EITHER),
    against(2, 1, 2, { people: 'either', flip: ['G'], aiShips: [perRelic(1)], source: 'derived' }),
    DUELS[0],
    { ...DUELS[1], source: 'derived' },
    people(2, { flip: ['A', 'D'], grandBattle: true, events: true, aggressiveness: 1, source: 'derived' }),
    people(2, { flip: ['A', 'D'], grandBattle: true, events: true, aggressiveness: 2 }),
    against(1, 2, 1, { computers: 'either', flip: ['G'], aiShips: [perRelic('inTurn')] }),
    against(1, 1, 1, { flip: ['D', 'G'], grandBattle: true }),
    against(1, 1, 1, { flip: ['A', 'J'], grandBattle: true, aiShips: [perRelic(1)], source: 'derived' }),
  ],
};

/** Sectors of eight in which the computer has settled already. */
const fakeColony: ModeList = {
  sectors: ['URSUCTUM', 'QUANTUM', 'OCULUS', 'SAURI'],
  modes: [
    ...PEOPLE,
    against(3, 1, 3),
    against(2, 2, 1, { ...BOTH_EITHER, aiShips: [perRelic(1, ['B', 'C']), perPlanet(2, ['E', 'F'])] }),
    against(2, 1, 2, { people: 'either', flip: ['G'], aiShips: [perRelic(1, MIDDLE)] }),
    ...DUELS,
    against(1, 2, 1, {
      computers: 'either',
      flip: ['G'],
      aiShips: [ships(1, ['E', 'F'], { perPlanet: 1, perRelic: 1 }), perRelic(2, ['B', 'C'])],
    }),
    against(1, 3, 1, { computers: 'allies', aiShips: [perRelic(3, MIDDLE)] }),
    against(1, 1, 1, { flip: ['D', 'G'], grandBattle: true }),
    against(1, 1, 1, { flip: ['A', 'J'], grandBattle: true, source: 'derived' }),
  ],
};

const captor: ModeList = {
  sectors: ['CAPTOR'],
  modes: [
    ...PEOPLE,
    against(3, 1, 3),
    against(3, 1, 1, { aiShips: [perRelic(1)] }),
    against(3, 1, 2, {
      people: 'allies',
      aiShips: [ships(1, MIDDLE, { perPlanet: 2, perRelic: 2 })],
      source: 'derived',
    }),
    against(2, 2, 1, BOTH_EITHER),
    against(2, 1, 2, { people: 'either', flip: ['G'], aiShips: [perRelic(1)], source: 'derived' }),
    DUELS[0],
    { ...DUELS[1], source: 'derived' },
    against(1, 3, 1, { computers: 'allies', aiShips: [perRelic(3, MIDDLE)] }),
    against(1, 2, 1, { computers: 'either', flip: ['G'], aiShips: [perRelic('inTurn')] }),
    against(1, 1, 1, { flip: ['D', 'G'], grandBattle: true }),
    against(1, 1, 1, { flip: ['A', 'J'], grandBattle: true }),
  ],
};

export const modeLists: readonly ModeList[] = [conquest, everyone, fakeColony, captor];

/** The modes listed for a sector; none for sectors of the core game. */
export function modesOf(sectorName: string): readonly Mode[] {
  return modeLists.find(({ sectors }) => sectors.includes(sectorName))?.modes ?? [];
}

/** Modes that the core rules alone can play. */
export function isPlain(mode: Mode): boolean {
  return !mode.events && mode.ais === 0;
}

function people(humans: number, special: Partial<Mode>): Mode {
  return {
    humans,
    ais: 0,
    people: 'rivals',
    computers: 'rivals',
    events: false,
    aggressiveness: 0,
    flip: [],
    aiShips: [],
    grandBattle: false,
    source: 'printed',
    ...special,
  };
}

/** The computer acts through events, so these modes have them. */
function against(humans: number, ais: number, aggressiveness: number, special: Partial<Mode> = {}): Mode {
  return people(humans, { ais, events: true, aggressiveness, ...special });
}

function ships(ai: AiShips['ai'], systems: AiShips['systems'], special: Partial<AiShips>): AiShips {
  return { ai, systems, perPlanet: 0, perRelic: 0, insteadOfStart: false, ...special };
}

function perPlanet(ai: AiShips['ai'], systems: readonly SystemId[]): AiShips {
  return ships(ai, systems, { perPlanet: 1 });
}

function perRelic(ai: AiShips['ai'], systems: AiShips['systems'] = 'all'): AiShips {
  return ships(ai, systems, { perRelic: 1 });
}
