import { FastChance, type Game, type GameEvent } from '@starboard/engine';
import { sampleValues } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { refereed, volume, type RefereeReport, type TableSetting } from '@starboard/engine/testkit';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy } from '../../rules/game.ts';
import { militariesIn } from '../../rules/relics.ts';
import { MOVE, OVER, type Nexum } from '../../rules/state.ts';
import { busyBy } from './busy.ts';
import { referee } from './referee.ts';

const busy = busyBy(2);

type NexumGame = Game<Nexum, Parameters<typeof nexumGalaxy.setup>[0]>;

/** What the referee has not learned. */
const OF_THE_EXPANSION = ['cloudBeside', 'civilizations', 'chosenCivilizations', 'campaign'];

/** Tables with every option at random, of the rule sets that the referee knows. */
function* tables(chance: FastChance): Generator<TableSetting, never> {
  for (;;) {
    const seats = chance.die(4);
    const chosen = Object.entries(nexumGalaxy.options).map(([name, option]) => {
      if (OF_THE_EXPANSION.includes(name)) return [name, option.default] as const;
      const values = sampleValues(option).filter((value) => value !== 'asteroids');
      return [name, values[chance.draw(values.length)]] as const;
    });
    const options: Record<string, unknown> = { ...Object.fromEntries(chosen), roundLimit: 25 };
    if (nexumGalaxy.conflict(options as never, seats) === null) yield { seats, options };
  }
}

/** Ships that stay at home fight nobody, and relics that stay there meet nothing. */
function taste(move: string): number {
  if (/^send .* [MRET]+$/.test(move)) return 60;
  if (move === 'done' || move === 'card manage' || move.startsWith('build ')) return 1;
  return move.startsWith('bid ') ? (move === 'bid 0' ? 20 : 1) : 6;
}

function watched(game: NexumGame, { steps, seed, longest }: Sample): RefereeReport {
  return refereed(game, { steps, seed, settings: tables(new FastChance(seed)), referee, taste, longest });
}

interface Sample {
  readonly steps: number;
  readonly seed: number;
  /** Steps of one game at most. */
  readonly longest: number;
}

/** What is looked at every day in the thick of things, where most happens soon. */
const BUSY: Sample = { steps: 2000, seed: 4, longest: 30 };

test('the referee finds every fare, attack and conquest as the rules have it', () => {
  const report = watched(nexumGalaxy, {
    steps: volume({ daily: 1500, long: 40_000 }),
    seed: 1,
    longest: 150,
  });
  expect(report.found).toBe(null);
});

test.each([1, 2] as const)('the referee finds it so in the thick of things, by version %i', (rules) => {
  const report = watched(busyBy(rules), { ...BUSY, steps: volume({ daily: BUSY.steps, long: 60_000 }) });
  expect(report.found).toBe(null);
});

type Battle = Extract<NexumEvent, { event: 'battle' }>;

function isBattle(event: GameEvent): event is Battle {
  return event.event === 'battle';
}

function strengthened(battle: Battle): Battle {
  return { ...battle, attack: battle.attack + 1 };
}

const faults: readonly { readonly what: string; readonly game: Partial<NexumGame> }[] = [
  {
    what: 'a jump costs 4',
    game: {
      play(state, seat, move, chance, report) {
        const before = state.energy[seat];
        busy.play(state, seat, move, chance, report);
        if (before - state.energy[seat] === 3 && state.phase === MOVE) state.energy[seat]--;
      },
    },
  },
  {
    what: 'loot is never doubled',
    game: {
      play(state, seat, move, chance, report) {
        state.takenByExtractor.fill(0);
        busy.play(state, seat, move, chance, report);
      },
    },
  },
  {
    what: 'a fallen star scores nothing',
    game: {
      play(state, seat, move, chance, report) {
        let fallen = 0;
        busy.play(state, seat, move, chance, (event) => {
          if (event.event === 'star lost') fallen++;
          report?.(event);
        });
        if (state.phase !== OVER) state.points[seat] -= fallen;
      },
    },
  },
  {
    what: 'relics that have met work as soon as they part',
    game: {
      play(state, seat, move, chance, report) {
        busy.play(state, seat, move, chance, report);
        state.interfering = 0;
      },
    },
  },
  {
    what: 'two Militaries from two planets add 1',
    game: {
      play(state, seat, move, chance, report) {
        busy.play(state, seat, move, chance, (event) => {
          const isPair = militariesIn(state, state.cargo) === 2;
          report?.(isBattle(event) && isPair ? strengthened(event) : event);
        });
      },
    },
  },
];

describe('the referee can fail', () => {
  test.each(faults)('$what', { tags: 'slow' }, ({ game }) => {
    expect(watched({ ...busy, ...game }, BUSY).found).not.toBe(null);
  });
});
