// NO-11: the end of the game.

import { hasSeat, rankByScore, type Message, type Outcome, type ScoreLine } from '@starboard/engine';
import { HILL_POINTS, MISSION_POINTS } from '../data/numbers.ts';
import { say } from '../words/messages.ts';
import { controlledBy } from './army.ts';
import { countHexes } from './board.ts';
import { holdsCards } from './cards.ts';
import { COST, FIGURES_EACH, MISSION_COLUMNS, POINTS, UNIT_COLUMNS } from './columns.ts';
import type { Tell } from './events.ts';
import { OVER, SEND_HOME } from './phases.ts';
import { BY_ELIMINATION, BY_LIMIT, BY_POINTS, MISSIONS, TYPES, type Nexus } from './state.ts';

/** NO-11.1: reaching the goal ends the game at once. NO-16.2: a team adds up. */
export function gainPoints(state: Nexus, seat: number, points: number, tell?: Tell): void {
  state.points[seat] += points;
  if (sidePoints(state, seat) >= state.goal) finish(state, BY_POINTS, tell);
}

export function finish(state: Nexus, ending: number, tell?: Tell): void {
  state.phase = OVER;
  state.chain = 0;
  state.ending = ending;
  tell?.({ event: 'over', ending });
}

export function partnerOf(seat: number): number {
  return (seat + 2) % 4;
}

function sidePoints(state: Nexus, seat: number): number {
  return state.teams === 1 ? state.points[seat] + state.points[partnerOf(seat)] : state.points[seat];
}

/** NO-11.2: no unit on the board, no rubium for one, no card to discard. */
function isLost(state: Nexus, seat: number): boolean {
  return state.army[seat] === 0 && state.rubium[seat] < cheapest(state) && !holdsCards(state, seat);
}

function cheapest(state: Nexus): number {
  let least = Infinity;
  for (let unit = 0; unit < TYPES; unit++) {
    const row = unit * UNIT_COLUMNS;
    if (state.unitRow[row + FIGURES_EACH] > 0) least = Math.min(least, state.unitRow[row + COST]);
  }
  return least;
}

/** Is somebody to be eliminated as things stand? */
export function somebodyIsLost(state: Nexus): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (!hasSeat(state.out, seat) && isLost(state, seat)) return true;
  }
  return false;
}

/** NO-11.6: looks whether somebody is out. True when the turn does not go on: the game is over, or its player is out. */
export function eliminate(state: Nexus, tell?: Tell): boolean {
  const before = state.out;
  for (let seat = 0; seat < state.seats; seat++) {
    if (hasSeat(state.out, seat) || !isLost(state, seat)) continue;
    state.out |= 1 << seat;
    tell?.({ event: 'out', seat });
  }
  if (state.out === before) return false;
  if (state.teams === 0 || (state.out & 5) === 5 || (state.out & 10) === 10) {
    finish(state, BY_ELIMINATION, tell);
    return true;
  }
  if (!hasSeat(state.out, state.turn)) return false;
  state.phase = SEND_HOME;
  return true;
}

const ENDINGS: Readonly<Record<number, Pick<Outcome, 'rule' | 'reason'>>> = {
  [BY_POINTS]: { rule: 'NO-11.1', reason: say('pointsReached') },
  [BY_ELIMINATION]: { rule: 'NO-11.2', reason: say('playerEliminated') },
  [BY_LIMIT]: { rule: 'NO-11.5', reason: say('lastRound') },
};

/** NO-11.3, NO-11.4: points, then controlled hexes, then units on the board; who is out comes last. */
export function outcome(state: Nexus): Outcome | null {
  if (state.phase !== OVER) return null;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const hexes = seats.map((seat) => countHexes(controlledBy(state, seat)));
  const units = seats.map((seat) => state.army[seat]);
  const scores = seats.map((seat) => scoreOf(state, seat, hexes, units));
  const { rule, reason } = ENDINGS[state.ending];
  return {
    ranks: rankByScore(scores),
    rule: state.teams === 1 ? teamRule(state) : rule,
    reason,
    sheet: sheet(state),
  };
}

/** NO-11.3: what the ranking looks at; also where the players agreed on a draw. */
export function sheet(state: Nexus): ScoreLine[] {
  const line = (label: Message, pointsOf: (seat: number) => number): ScoreLine => ({
    label,
    points: Array.from({ length: state.seats }, (_, seat) => pointsOf(seat)),
  });
  return [
    line(say('missions'), (seat) => state.missions[seat] * MISSION_POINTS),
    line(say('secretMissions'), (seat) => secretPoints(state, seat)),
    line(say('hills'), (seat) => state.hills[seat] * HILL_POINTS),
    line(say('hexes'), (seat) => countHexes(controlledBy(state, seat))),
    line(say('units'), (seat) => state.army[seat]),
  ];
}

function teamRule(state: Nexus): string {
  if (state.ending === BY_LIMIT) return 'NO-11.5';
  return state.ending === BY_POINTS ? 'NO-16.2' : 'NO-16.6';
}

function scoreOf(state: Nexus, seat: number, hexes: readonly number[], units: readonly number[]): number {
  const score = (each: number): number => {
    const out = state.ending === BY_ELIMINATION && (state.out & (1 << each)) !== 0;
    return out ? 0 : 1e6 + state.points[each] * 1e4 + hexes[each] * 100 + units[each];
  };
  if (state.teams === 0) return score(seat);
  const partner = partnerOf(seat);
  if (state.ending !== BY_ELIMINATION) {
    return (
      (state.points[seat] + state.points[partner]) * 1e4 +
      (hexes[seat] + hexes[partner]) * 100 +
      units[seat] +
      units[partner]
    );
  }
  return (state.out & (1 << seat)) !== 0 && (state.out & (1 << partner)) !== 0 ? 0 : 1;
}

export function secretPoints(state: Nexus, seat: number): number {
  let points = 0;
  for (let card = 0; card < MISSIONS; card++) {
    points += state.scored[seat * MISSIONS + card] * state.missionRow[card * MISSION_COLUMNS + POINTS];
  }
  return points;
}
