import { FastChance } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { tracks } from '../../data/sheet.ts';
import { gal4xeon as game } from '../../rules/game.ts';
import { moves } from '../../rules/moves.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { pageOf, shape, TRACKS, type Gal4Xeon } from '../../rules/state.ts';
import { walk } from '../walk.ts';
import { handOf } from './dice.ts';
import { conquestPoints, exploitPoints, fillingOf, findingOf, nextIcon, tradePoints } from './effects.ts';
import { readPage } from './page.ts';
import { covering, FIRST_GRIP, heldAt, placementOf, placementsIn, rangesIn, turned } from './placements.ts';
import { printedOf } from './printed.ts';
import { STILL, stroke, timelineOf } from './timeline.ts';

const GAMES = 6;
const { kinds } = moves;

function played(state: Gal4Xeon, seat: number, move: number): Gal4Xeon {
  const copy = shape.clone(state);
  game.play(copy, seat, move, new FastChance(1));
  return copy;
}

describe('what a choice would bring is what it brings', () => {
  test('squares and the first icon of a die', () => {
    let reachedSome = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      walk({
        seed,
        look: ({ state, seat, choices }) => {
          const page = pageOf(state, seat);
          for (const { move, record } of choices) {
            if (record.move !== 'assign' && record.move !== 'extra') continue;
            const track = tracks.findIndex((each) => each === record['track']);
            const filling = fillingOf(state, page, track, Number(record['value'] ?? 1));
            const after = played(state, seat, move);
            const waiting = filling.reached.find(({ usable }) => usable);
            const filled = after.filled[page * TRACKS + track];
            expect(filled).toBe(waiting?.at ?? filling.to);
            expect(readPage(after, seat, page).action).toBe(waiting?.action ?? null);
            expect(filling.wasted).toBe(
              Math.max(0, filling.from + Number(record['value'] ?? 1) - state.squares[track]),
            );
            reachedSome += filling.reached.length;
          }
        },
      });
    }
    expect(reachedSome).toBeGreaterThan(500);
  });

  test('points of conquests, exploits and trades', () => {
    let count = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      walk({
        seed,
        look: ({ state, seat, choices }) => {
          const page = pageOf(state, seat);
          for (const { move } of choices) {
            const kind = moves.kindOf(move);
            const points =
              kind === kinds.conquer.id
                ? conquestPoints(state, page, kinds.conquer.hex(move))
                : kind === kinds.exploit.id
                  ? exploitPoints(state, page, kinds.exploit.hex(move))
                  : kind === kinds.trade.id
                    ? tradePoints(state, page, kinds.trade.hex(move))
                    : null;
            if (points === null) continue;
            const gained = scoreOf(played(state, seat, move), page).total - scoreOf(state, page).total;
            expect(points).toBe(gained);
            count++;
          }
        },
      });
    }
    expect(count).toBeGreaterThan(100);
  });

  test('an exploration brings at least the points that are certain, and one more for each species met', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      walk({
        seed,
        look: ({ state, seat, choices }) => {
          const page = pageOf(state, seat);
          for (const { move, record } of choices) {
            if (record.move !== 'explore') continue;
            const { places } = placementOf(state, record);
            const finding = findingOf(state, page, places);
            expect(finding.sectors + finding.rolls + finding.ruins.length).toBe(places.length);
            const after = played(state, seat, move);
            const gained = scoreOf(after, page).total - scoreOf(state, page).total;
            expect(gained).toBe(finding.points + after.met[page] - state.met[page]);
          }
        },
      });
    }
  });

  test('the next icon is where the track says', () => {
    const state = walk({ seed: 0, sheets: 'ours' });
    state.filled.fill(0);
    const page = pageOf(state, 0);
    expect(tracks.map((_, track) => nextIcon(state, page, track)?.squares)).toEqual([3, 4, 3, 3, 3]);
    expect(nextIcon(state, page, 1)?.action).toBe('research');
    state.filled.fill(50);
    expect(nextIcon(state, page, 0)).toBeNull();
  });
});

describe('explorations by pointing', () => {
  test('every offered placement can be reached: point at one of its sectors and turn', () => {
    let ways = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      walk({
        seed,
        look: ({ state, choices }) => {
          const placements = placementsIn(state, choices);
          for (const range of rangesIn(placements)) {
            const wanted = new Set(placements.filter((each) => each.range === range));
            for (const place of new Set([...wanted].flatMap(({ places }) => places))) {
              let grip = FIRST_GRIP;
              const there = covering(placements, range, place);
              for (let i = 0; i < there.length; i++) {
                const held = heldAt(placements, range, place, grip);
                expect(held?.places).toContain(place);
                if (held !== null) wanted.delete(held);
                grip = turned(placements, range, place, grip, 1);
                ways++;
              }
            }
            expect(wanted.size).toBe(0);
          }
        },
      });
    }
    expect(ways).toBeGreaterThan(1000);
  });

  test('a shape keeps the way it lies where that is possible', () => {
    const at = (turn: number, places: readonly number[]) => ({ range: 2, turn, hex: 'A1', places });
    const placements = [at(1, [1, 2]), at(1, [2, 3]), at(2, [2, 9])];
    expect(heldAt(placements, 2, 2, { turn: 1, part: 1 })).toBe(placements[0]);
    expect(heldAt(placements, 2, 2, { turn: 1, part: 0 })).toBe(placements[1]);
    expect(heldAt(placements, 2, 3, { turn: 2, part: 0 })).toBe(placements[1]);
    expect(heldAt(placements, 2, 7, { turn: 1, part: 0 })).toBeNull();
    expect(turned(placements, 2, 2, { turn: 1, part: 0 }, 1)).toEqual({ turn: 2, part: 0 });
    expect(turned(placements, 2, 2, { turn: 1, part: 1 }, -1)).toEqual({ turn: 2, part: 0 });
    expect(turned(placements, 2, 7, FIRST_GRIP, 1)).toEqual(FIRST_GRIP);
    expect(turned(placements, 2, null, { turn: 1, part: 1 }, 1)).toEqual({ turn: 2, part: 1 });
    expect(turned(placements, 2, null, { turn: 2, part: 0 }, 1)).toEqual({ turn: 1, part: 0 });
  });
});

describe('what is printed', () => {
  test('a tree has each technology below those it needs, and no two in one place', () => {
    for (let seed = 0; seed < 3; seed++) {
      const { tree } = printedOf(walk({ seed }));
      const byNumber = new Map(tree.leaves.map((leaf) => [leaf.technology, leaf]));
      expect(new Set(tree.leaves.map(({ column, row }) => `${column} ${row}`)).size).toBe(tree.leaves.length);
      for (const { row, column, needs } of tree.leaves) {
        expect(row).toBeLessThan(tree.rows);
        expect(column).toBeLessThan(tree.columns);
        for (const need of needs) expect(byNumber.get(need)?.row).toBeLessThan(row);
      }
    }
  });

  test('the segments of a track hold all its squares', () => {
    for (let seed = 0; seed < 3; seed++) {
      const state = walk({ seed });
      printedOf(state).segments.forEach((segments, track) => {
        expect(segments.reduce((sum, { squares }) => sum + squares, 0)).toBe(state.squares[track]);
      });
    }
  });
});

test('the hand shows every die once, given or free', () => {
  for (let seed = 0; seed < GAMES; seed++) {
    walk({
      seed,
      look: ({ state, seat, choices }) => {
        const { dice, extrasLeft } = handOf(state, seat, pageOf(state, seat));
        const line = readPage(state, seat, pageOf(state, seat)).rounds[state.round - 1];
        const given = dice.filter(({ track }) => track >= 0);
        expect(line.filter(({ value }) => value > 0)).toHaveLength(given.length);
        expect(given.every(({ track, value }) => line[track].value === value)).toBe(true);
        const free = new Set(dice.filter(({ track }) => track < 0).map(({ value }) => value));
        const assigned = choices.flatMap(({ record }) =>
          record.move === 'assign' ? [Number(record['value'])] : [],
        );
        expect(assigned.every((value) => free.has(value))).toBe(true);
        expect(choices.some(({ record }) => record.move === 'extra') && extrasLeft === 0).toBe(false);
      },
    });
  }
});

describe('what just happened', () => {
  test('is drawn stroke by stroke, and every new mark has its moment', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      walk({
        seed,
        after: ({ state, seat }, view, news) => {
          if (view.round !== state.round) return;
          const timeline = timelineOf(news, state, seat);
          const [before, after] = [state, view].map((each) => readPage(each, seat, pageOf(each, seat)));
          const drawn = (name: string) => expect(timeline.has(name), name).toBe(true);
          after.filled.forEach((filled, track) => {
            for (let square = before.filled[track]; square < filled; square++)
              drawn(stroke.square(track, square));
          });
          after.sectors.forEach((sector, i) => {
            const { explored, controlled, species, uninhabited } = before.sectors[i];
            if (sector.explored && !explored) drawn(stroke.outline(sector.place));
            if (sector.controlled && !controlled) drawn(stroke.fill(sector.place));
            if (sector.uninhabited && !uninhabited) drawn(stroke.find(sector.place));
            if (sector.species !== null && species === null) drawn(stroke.find(sector.place));
          });
        },
      });
    }
  });

  test('stays short', () => {
    let longest = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      walk({
        seed,
        after: ({ state, seat }, _view, news) => {
          longest = Math.max(longest, ...timelineOf(news, state, seat).values());
        },
      });
    }
    expect(longest).toBeLessThan(2500);
    expect(longest).toBeGreaterThan(400);
  });

  test('is nothing without news, or on the sheets of others', () => {
    const state = walk({ seed: 1, seats: 2 });
    expect(timelineOf([], state, 0)).toBe(STILL);
    expect(timelineOf([{ event: 'rolled' }], null, 0)).toBe(STILL);
    const deed = { event: 'researched', technology: 3, seat: 1, secret: false };
    expect(timelineOf([deed], state, 0).size).toBe(0);
    expect(timelineOf([deed], state, 1).size).toBe(1);
  });
});
