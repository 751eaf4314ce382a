import { expect, test } from 'vitest';
import { words as say } from '../../words/en.ts';
import { words as tell } from '../../words/online-en.ts';
import { endedByGivingUp, forfeitTexts } from './forfeits.ts';

const gaveUp = (...seats: number[]) => seats.map((seat) => ({ seat, at: 1, why: 'resigned' as const }));

test('a game has ended by giving up when those who did are not first, and no rule says so', () => {
  const ended = (rule: string | null, ...ranks: number[]) => ({ rule, ranks });
  expect(endedByGivingUp(gaveUp(1), ended(null, 1, 2))).toBe(true);
  expect(endedByGivingUp(gaveUp(2, 0), ended(null, 2, 1, 3))).toBe(true);
  expect(endedByGivingUp(gaveUp(), ended('NG-1.1', 1, 2))).toBe(false);
  // alone
  expect(endedByGivingUp(gaveUp(0), ended(null, 2))).toBe(true);
  // one gave up, and later the computer won, or all others agreed on a draw
  expect(endedByGivingUp(gaveUp(1), ended('NG-1.2', 2, 3))).toBe(false);
  expect(endedByGivingUp(gaveUp(1), ended(null, 1, 1, 1))).toBe(false);
});

test('who gave up is named, though somebody else has the seat now', () => {
  const person = (name: string) => ({ id: `${name}0`, name, kind: 'guest' as const });
  const seat = { bot: null, star: 0, away: null, ready: false, forfeited: true };
  const note = { seat: 0, bot: null, why: null, offer: null, unready: [] };
  const info = {
    seats: [{ ...seat, person: person('Cy') }],
    notes: [
      { ...note, at: 2, what: 'standIn' as const, why: 'vacant', person: person('Ben') },
      { ...note, at: 3, what: 'sat' as const, person: person('Cy') },
    ],
  };
  expect(forfeitTexts(gaveUp(0), info, tell, say)).toEqual([
    { at: 1, seat: 0, text: say.log.resigned('Ben') },
  ]);
});
