// The final score and the ranking (NG-7).

import { hasSeat, rankByScore, seatsOf, verbatim, type Outcome, type ScoreLine } from '@starboard/engine';
import { SCORE_PER_RELIC, SCORE_PER_VICTORY, WIN_BONUS } from '../data/numbers.ts';
import type { Tell } from './events.ts';
import { BY_LIMIT, BY_POINTS, BY_RELICS, LAST_STANDING, OVER, type Nexum } from './state.ts';
import { finish, isOut } from './victory.ts';

/** NG-7.1: without the winner's bonus. */
export function scoreOf(state: Nexum, seat: number): number {
  return SCORE_PER_VICTORY * state.points[seat] + SCORE_PER_RELIC * state.relicsHeld[seat];
}

/** NG-1.6: the highest score of those still in play wins; allies add theirs up. Equal scores are a draw. */
export function endByLimit(state: Nexum, tell?: Tell): void {
  const scores = everySeat(state, (seat) => (isSideOut(state, seat) ? -1 : sideScore(state, seat)));
  const best = Math.max(...scores);
  const winners = scores.reduce((set, score, seat) => (score === best ? set | state.allies[seat] : set), 0);
  finish(state, BY_LIMIT, winners, tell);
}

function sideScore(state: Nexum, seat: number): number {
  return seatsOf(state.allies[seat]).reduce((sum, each) => sum + scoreOf(state, each), 0);
}

function isSideOut(state: Nexum, seat: number): boolean {
  return seatsOf(state.allies[seat]).every((each) => isOut(state, each));
}

/** What ended the game, by the number in the state. */
export const ENDINGS: Readonly<Record<number, { readonly rule: string; readonly reason: string }>> = {
  [BY_POINTS]: { rule: 'NG-1.1', reason: 'Enough victory points were won.' },
  [BY_RELICS]: { rule: 'NG-1.2', reason: 'Enough relics were brought together.' },
  [LAST_STANDING]: { rule: 'NG-1.5', reason: 'Nobody else has a ship left.' },
  [BY_LIMIT]: { rule: 'NG-1.6', reason: 'The last round is over; the final score decides.' },
};

export function outcome(state: Nexum): Outcome | null {
  if (state.phase !== OVER) return null;
  const { rule, reason } = ENDINGS[state.ending];
  return { rule, reason: verbatim(reason), ranks: ranks(state), sheet: sheet(state) };
}

/** NG-7.1, NG-7.2: also where the players agreed on a draw before anybody had won. */
export function sheet(state: Nexum): ScoreLine[] {
  const bonus = everySeat(state, (seat) => bonusOf(state, seat));
  return [
    {
      label: verbatim('Victories'),
      points: everySeat(state, (seat) => SCORE_PER_VICTORY * state.points[seat]),
    },
    {
      label: verbatim('Relics'),
      points: everySeat(state, (seat) => SCORE_PER_RELIC * state.relicsHeld[seat]),
    },
    { label: verbatim('Sector won'), points: bonus },
    {
      label: verbatim('Final score'),
      points: everySeat(state, (seat) => scoreOf(state, seat) + bonus[seat]),
    },
  ];
}

/** NG-7.2: a draw brings nobody the bonus; in a team every member gets it. */
function bonusOf(state: Nexum, seat: number): number {
  const won = hasSeat(state.winners, seat) && state.winners === state.allies[seat];
  return won ? WIN_BONUS[state.seats] : 0;
}

/** More than any score. */
const AHEAD = 1000;

/** NG-7.4: the winners, then those in play, then those who are out, by score; those in a team share their place. */
function ranks(state: Nexum): number[] {
  return rankByScore(
    everySeat(state, (seat) => {
      if (hasSeat(state.winners, seat)) return 2 * AHEAD;
      return isSideOut(state, seat) ? sideScore(state, seat) : AHEAD + sideScore(state, seat);
    }),
  );
}

function everySeat<T>(state: Nexum, value: (seat: number) => T): T[] {
  return Array.from({ length: state.seats }, (_, seat) => value(seat));
}
