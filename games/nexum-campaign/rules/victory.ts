// When a campaign is won (NC-4).

import { seatSet } from '@starboard/engine';
import { CELLS, MOST_BATTLES } from '../data/map.ts';
import { distance, isLine } from './map.ts';
import { ENDINGS, GOALS, OVER, type Campaign } from './state.ts';

export function lookForVictory(state: Campaign): void {
  for (let civ = 0; civ < state.civs; civ++)
    if (holdsThree(state, civ)) return end(state, 'three', seatSet(civ));
  for (let civ = 0; civ < state.civs; civ++)
    if (isAlone(state, civ)) return end(state, 'alone', seatSet(civ));
  const best = Math.max(...state.score.subarray(0, state.civs));
  const leaders = [...state.score.keys()].filter((civ) => civ < state.civs && state.score[civ] === best);
  const set = leaders.reduce((all, civ) => all | seatSet(civ), 0);
  if (best >= state.scoreToWin && leaders.length === 1) return end(state, 'score', set);
  if (state.battles === MOST_BATTLES) end(state, 'lastBattle', set);
}

function end(state: Campaign, ending: (typeof ENDINGS)[number], winners: number): void {
  state.phase = OVER;
  state.ending = ENDINGS.indexOf(ending) + 1;
  state.winners = winners;
}

/** NC-4.1: of three that hang together one touches both others. */
function holdsThree(state: Campaign, civ: number): boolean {
  const own = CELLS.map((_, cell) => cell).filter((cell) => state.owner[cell] === civ + 1);
  const goal = GOALS[state.goal];
  return own.some((middle) => {
    const beside = own.filter((cell) => distance(cell, middle) === 1);
    return beside.some((a, i) =>
      beside.slice(i + 1).some((b) => {
        if (goal === 'line' && !isLine(a, middle, b)) return false;
        return goal === 'any' || state.won[a] + state.won[middle] + state.won[b] >= 2;
      }),
    );
  });
}

/** NC-4.2: what a visitor holds is held by somebody else too. */
function isAlone(state: Campaign, civ: number): boolean {
  if (state.side === 3) return false;
  return state.owner.includes(civ + 1) && state.owner.every((owner) => owner === 0 || owner === civ + 1);
}

export function heldBy(state: Campaign, civ: number): number {
  return state.owner.filter((owner) => owner === civ + 1).length;
}
