import { FastChance, type Game } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { refereed, volume, type RefereeReport, type TableSetting } from '@starboard/engine/testkit';
import { mapNames } from '../../data/maps/index.ts';
import { sampleSheets } from '../../data/samples.ts';
import { gal4xeon } from '../../rules/game.ts';
import { moves } from '../../rules/moves.ts';
import { pageOf, SEATS, TRACKS, type Gal4Xeon } from '../../rules/state.ts';
import { referee } from './referee.ts';

type Gal4XeonGame = Game<Gal4Xeon, Parameters<typeof gal4xeon.setup>[0]>;

const sheets = [null, ...sampleSheets];

/** All maps, our sheet oftener than the others, and now and then a full table. */
function* tables(chance: FastChance): Generator<TableSetting, never> {
  for (let i = 0; ; i++) {
    const seats = i % 8 === 7 ? SEATS : 1 + chance.draw(3);
    const sheet = i % 3 === 0 ? sheets[chance.draw(sheets.length)] : null;
    yield { seats, options: { map: mapNames[i % 4], openSheets: chance.draw(2) === 1, sheet } };
  }
}

/** Whoever declines all the time sees little. */
const taste = (move: string): number => (move === 'decline' ? 1 : 4);

function watched(game: Gal4XeonGame, steps: number, seed = 1): RefereeReport {
  return refereed(game, { steps, seed, settings: tables(new FastChance(seed)), referee, taste });
}

test('the referee finds every sheet, offer and score as the rules have it', () => {
  const report = watched(gal4xeon, volume({ daily: 10_000, long: 120_000 }));
  expect(report.found).toBe(null);
});

interface Fault {
  readonly what: string;
  readonly after?: (state: Gal4Xeon, page: number) => void;
  readonly verb?: string;
  readonly game?: Partial<Gal4XeonGame>;
}

const faults: readonly Fault[] = [
  {
    what: 'a system brings no Resources die',
    verb: 'exploit',
    after: (state, page) => (state.resources[page] = 0),
  },
  {
    what: 'aliens are met one too strong',
    verb: 'explore',
    after: (state, page) => (state.aliens[page * 26 + 4] |= 7),
  },
  {
    what: 'a track is one square short',
    verb: 'assign',
    after: (state, page) => (state.filled[page * TRACKS + 4] = Math.min(state.filled[page * TRACKS + 4], 40)),
  },
  {
    what: 'a second target must be taken',
    game: {
      legal(state, seat, into) {
        gal4xeon.legal(state, seat, into);
        if (state.second[pageOf(state, seat)] === 0) return;
        const offered = into.toArray().filter((move) => move !== moves.kinds.decline.make());
        into.clear();
        for (const move of offered) into.add(move);
      },
    },
  },
];

describe('the referee can fail', () => {
  test.each(faults)('$what', { tags: 'slow' }, ({ verb, after, game }) => {
    const faulty: Gal4XeonGame = {
      ...gal4xeon,
      play(state, seat, move, chance, report) {
        const page = pageOf(state, seat);
        gal4xeon.play(state, seat, move, chance, report);
        if (moves.names[moves.kindOf(move)] === verb) after?.(state, page);
      },
      ...game,
    };
    expect(watched(faulty, 10_000).found).not.toBe(null);
  });
});
