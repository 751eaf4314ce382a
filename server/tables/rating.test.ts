import { expect, test } from 'vitest';
import { placing } from '@starboard/series/ratings';
import type { Deed } from './deed.ts';
import { ratedGameOf } from './rating.ts';

const order = (seat: number): Deed => ({ do: 'play', entry: { seat, at: 0, order: [], hash: '' } as never });
const OPENED: Deed[] = [
  {
    do: 'open',
    host: 'ann',
    seats: [
      { person: 'ann', bot: null },
      { person: null, bot: null },
      { person: null, bot: 'captain' },
    ],
  },
  { do: 'sit', seat: 1, person: 'ben' },
  { do: 'start', setup: [] },
];
const ALL_MOVED = [order(0), order(1), order(2)];

/** Who sat where, and the ranks for ratings, where the game says that ben won before ann and the bot. */
function after(...deeds: Deed[]) {
  const game = ratedGameOf(
    [...OPENED, ...deeds].map((deed, at) => ({ at, deed })),
    [2, 1, 3],
  );
  return game && [game.seats.map(({ person, bot }) => person ?? bot), placing(game)];
}

test('SE-6.4: who sat there at the beginning is rated, bots of ours too', () => {
  expect(after(...ALL_MOVED)).toEqual([
    ['ann', 'ben', 'captain'],
    [2, 1, 3],
  ]);
});

test('SE-6.5: who rose comes last, and who took the seat over is not rated', () => {
  const taken: Deed[] = [
    { do: 'standIn', seat: 1, level: 'captain', why: 'vacant' },
    { do: 'sit', seat: 1, person: 'cid' },
    order(1),
  ];
  expect(after(...ALL_MOVED, ...taken)).toEqual([
    ['ann', 'ben', 'captain'],
    [1, 3, 2],
  ]);
});

test('SE-6.5: who resigned comes last, and behind who left later', () => {
  const gone: Deed[] = [
    { do: 'play', entry: { seat: 1, at: 0, forfeit: 'resigned', hash: '' } as never },
    { do: 'standIn', seat: 1, level: 'captain', why: 'resigned' },
    { do: 'standIn', seat: 0, level: 'captain', why: 'time' },
  ];
  expect(after(...ALL_MOVED, ...gone)?.[1]).toEqual([2, 3, 1]);
});

test('SE-6.5: who came back has not left', () => {
  const away: Deed[] = [
    { do: 'standIn', seat: 1, level: 'captain', why: 'asked' },
    { do: 'back', seat: 1 },
  ];
  expect(after(...ALL_MOVED, ...away)?.[1]).toEqual([2, 1, 3]);
  expect(after(...ALL_MOVED, away[0])?.[1]).toEqual([1, 3, 2]);
});

test('SE-6.6: what a bot played for somebody is no move of theirs, and a take-back voids the game', () => {
  const away: Deed = { do: 'standIn', seat: 1, level: 'captain', why: 'away' };
  expect(after(order(0), order(2), away, order(1))?.[1]).toBe('notAllMoved');
  const back: Deed = { do: 'play', entry: { seat: 0, at: 0, takeBack: 1, hash: '' } as never };
  expect(after(...ALL_MOVED, back)?.[1]).toBe('takenBack');
});

test('a game that never began says nothing', () => {
  expect(ratedGameOf([{ at: 0, deed: OPENED[0] }], [1, 2])).toBeNull();
});
