import { FastChance, type Game } from '@starboard/engine';
import { sampleValues } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { refereed, volume, type RefereeReport, type TableSetting } from '@starboard/engine/testkit';
import { nexumGalaxy } from '../../rules/game.ts';
import { MOVE, OVER, type Nexum } from '../../rules/state.ts';
import { busyBy } from './busy.ts';
import { referee } from './referee.ts';

const busy = busyBy(2);

type NexumGame = Game<Nexum, Parameters<typeof nexumGalaxy.setup>[0]>;

/** Tables with every option at random. */
function* tables(chance: FastChance): Generator<TableSetting, never> {
  for (;;) {
    const seats = chance.die(4);
    const chosen = Object.entries(nexumGalaxy.options).map(([name, option]) => {
      const values = sampleValues(option);
      return [name, values[chance.draw(values.length)]] as const;
    });
    const options: Record<string, unknown> = { ...Object.fromEntries(chosen), roundLimit: 25 };
    if (nexumGalaxy.conflict(options as never, seats) === null) yield { seats, options };
  }
}

/** Ships that stay at home fight nobody. */
function taste(move: string): number {
  if (move === 'done' || move === 'card manage' || move.startsWith('build ')) return 1;
  return move.startsWith('bid ') ? (move === 'bid 0' ? 20 : 1) : 6;
}

function watched(game: NexumGame, steps: number, seed = 1): RefereeReport {
  return refereed(game, {
    steps,
    seed,
    settings: tables(new FastChance(seed)),
    referee,
    taste,
    longest: 150,
  });
}

test('the referee finds every fare, attack and conquest as the rules have it', () => {
  const report = watched(nexumGalaxy, volume({ daily: 1500, long: 40_000 }));
  expect(report.found).toBe(null);
});

test.each([1, 2] as const)('the referee finds it so in the thick of things, by version %i', (rules) => {
  const report = watched(busyBy(rules), volume({ daily: 1200, long: 60_000 }), 2);
  expect(report.found).toBe(null);
});

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
];

describe('the referee can fail', () => {
  test.each(faults)('$what', { tags: 'slow' }, ({ game }) => {
    expect(watched({ ...busy, ...game }, 6000, 2).found).not.toBe(null);
  });
});
