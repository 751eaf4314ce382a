// The final score and the ranking (NG-7).

import {
  hasSeat,
  rankByScore,
  seatsOf,
  type CountedLines,
  type Message,
  type Outcome,
  type ScoreLine,
} from '@starboard/engine';
import { SCORE_PER_RELIC, SCORE_PER_VICTORY, WIN_BONUS } from '../data/numbers.ts';
import { say, type Ending } from '../words/messages.ts';
import type { Tell } from './events.ts';
import { BY_LIMIT, BY_POINTS, BY_RELICS, LAST_STANDING, OVER, PEOPLE_GONE, type Nexum } from './state.ts';
import { finish, isOut, scoreOf } from './victory.ts';

/** NG-1.6: the highest score of those still in play wins. Equal scores are a draw. */
export function endByLimit(state: Nexum, tell?: Tell): void {
  const scores = each(state.civs, (civ) => (isSideOut(state, civ) ? -1 : sideScore(state, civ)));
  const best = Math.max(...scores);
  const winners = scores.reduce((set, score, civ) => (score === best ? set | state.allies[civ] : set), 0);
  finish(state, BY_LIMIT, winners, tell);
}

/** NG-1.6, NG-11.2: allied people add theirs up; of the computer's civilizations the best one counts. */
function sideScore(state: Nexum, civ: number): number {
  const scores = seatsOf(state.allies[civ]).map((ally) => scoreOf(state, ally));
  return civ < state.seats ? scores.reduce((sum, score) => sum + score) : Math.max(...scores);
}

function isSideOut(state: Nexum, civ: number): boolean {
  return seatsOf(state.allies[civ]).every((ally) => isOut(state, ally));
}

/** What ended the game, by the number in the state. */
export const ENDINGS: Readonly<Record<number, { readonly rule: string; readonly reason: Ending }>> = {
  [BY_POINTS]: { rule: 'NG-1.1', reason: 'pointsWon' },
  [BY_RELICS]: { rule: 'NG-1.2', reason: 'relicsGathered' },
  [LAST_STANDING]: { rule: 'NG-1.5', reason: 'lastStanding' },
  [BY_LIMIT]: { rule: 'NG-1.6', reason: 'lastRound' },
  [PEOPLE_GONE]: { rule: 'NG-11.7', reason: 'peopleGone' },
};

export function outcome(state: Nexum): Outcome | null {
  if (state.phase !== OVER) return null;
  const { rule, reason } = ENDINGS[state.ending];
  const ranked = ranks(state);
  const common = { rule, reason: say(reason), ranks: ranked.slice(0, state.seats), sheet: sheet(state) };
  return state.civs === state.seats ? common : { ...common, unseated: ranked.slice(state.seats) };
}

/** NG-7.1, NG-7.2: also where the players agreed on a draw before anybody had won, or all others than the winners gave up. */
export function sheet(state: Nexum, winners = 0): ScoreLine[] {
  const bonus = each(state.civs, (civ) =>
    hasSeat(winners, civ) ? WIN_BONUS[state.civs] : bonusOf(state, civ),
  );
  const counted = [
    line(state, say('victories'), (civ) => SCORE_PER_VICTORY * state.points[civ]),
    line(state, say('relics'), (civ) => SCORE_PER_RELIC * state.relicsHeld[civ]),
    line(state, say('sectorWon'), (civ) => bonus[civ]),
    line(state, say('finalScore'), (civ) => scoreOf(state, civ) + bonus[civ]),
  ];
  if (state.inCampaign === 0 || state.pathLevels === 0) return counted;
  return [...counted, line(state, say('holes'), (civ) => holesOf(state, civ))];
}

/** NG-19.6: in all battles so far; whoever has Replicator III in the end has them all back. */
function holesOf(state: Nexum, civ: number): number {
  return hasSeat(state.recoverers, civ) ? 0 : state.holes[civ] + state.lostToHole[civ];
}

/** NG-7.5: the final score; victory points and relics part equal sums. */
export const counted: CountedLines = { score: [3], ties: [0, 1] };

/** NG-11.8: the computer's civilizations have a score too. */
function line({ seats, civs }: Nexum, label: Message, pointsOf: (civ: number) => number): ScoreLine {
  const points = each(civs, pointsOf);
  return civs === seats
    ? { label, points }
    : { label, points: points.slice(0, seats), unseated: points.slice(seats) };
}

/** NG-7.2: a draw brings nobody the bonus; in a team every member gets it. */
function bonusOf(state: Nexum, civ: number): number {
  const won = hasSeat(state.winners, civ) && state.winners === state.allies[civ];
  return won ? WIN_BONUS[state.civs] : 0;
}

/** More than any score. */
const AHEAD = 1000;

/** NG-7.4, NG-11.8: the winners, then those in play, then those who are out, by score; those in a team share their place.
 *  By civ. */
function ranks(state: Nexum): number[] {
  return rankByScore(
    each(state.civs, (civ) => {
      if (hasSeat(state.winners, civ)) return 2 * AHEAD;
      return isSideOut(state, civ) ? sideScore(state, civ) : AHEAD + sideScore(state, civ);
    }),
  );
}

/** By seat, or by civ. */
function each<T>(length: number, value: (number: number) => T): T[] {
  return Array.from({ length }, (_, number) => value(number));
}
