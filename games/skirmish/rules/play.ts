// The round in the guide's order: plan, show, act, fight, draw.

import { allSeats, hasSeat, type Chance } from '@starboard/engine';
import { BONUS, CARDS, CONVOY, HAND, MOONS, MOST_SHIPS, MUSTER } from '../data/tables.ts';
import { ACT, hasShown, isOut, KINDS, moves, OVER, PLAN, type Skirmish, type Tell } from './state.ts';

const { plan, muster, strike, from, launch } = moves.kinds;

export function playMove(state: Skirmish, seat: number, move: number, chance: Chance, tell?: Tell): void {
  switch (moves.kindOf(move)) {
    case plan.id:
      return planCard(state, seat, plan.card(move), tell);
    case strike.id:
      state.target = strike.target(move) + 1;
      return;
    case from.id:
      state.source = from.moon(move) + 1;
      state.ships[from.moon(move)] -= from.ships(move);
      state.force += from.ships(move);
      return;
    case muster.id:
      musterShips(state, seat, muster.moon(move), tell);
      break;
    case launch.id:
      launchStrike(state, seat, chance, tell);
      break;
  }
  endTurn(state, seat, chance, tell);
}

/** SK-2.1, SK-2.2 */
function planCard(state: Skirmish, seat: number, card: number, tell?: Tell): void {
  state.plan[seat] = card + 1;
  state.done |= 1 << seat;
  tell?.({ event: 'planned', seat });
  if (state.done !== allSeats(state.seats)) return;
  for (let each = 0; each < state.seats; each++) {
    if (state.plan[each] < 2) continue;
    state.hand[each * KINDS + state.plan[each] - 2]--;
    state.handSize[each]--;
  }
  state.phase = ACT;
  state.done = seatsOut(state);
  tell?.({ event: 'shown', plans: [...state.plan.subarray(0, state.seats)] });
  state.turn = nextToAct(state, (state.round - 1) % state.seats);
}

/** SK-3.2 */
function musterShips(state: Skirmish, seat: number, moon: number, tell?: Tell): void {
  const ships = Math.min(hasShown(state, seat, 'convoy') ? CONVOY : MUSTER, MOST_SHIPS - state.ships[moon]);
  state.ships[moon] += ships;
  tell?.({ event: 'mustered', seat, moon, ships });
}

/** SK-4.1, SK-4.2, SK-4.3 */
function launchStrike(state: Skirmish, seat: number, chance: Chance, tell?: Tell): void {
  const target = state.target - 1;
  const { force } = state;
  const owner = state.owner[target] - 1;
  state.target = state.source = state.force = 0;
  tell?.({ event: 'launched', seat, target, ships: force });
  let won = true;
  let left = force;
  if (owner >= 0) {
    const dice = [chance.die(6), chance.die(6)] as const;
    const attack = force + dice[0] + (hasShown(state, seat, 'barrage') ? BONUS : 0);
    const defence = state.ships[target] + dice[1] + (hasShown(state, owner, 'shield') ? BONUS : 0);
    won = attack > defence;
    left = Math.max(1, (won ? force : state.ships[target]) - 1);
    tell?.({ event: 'fought', dice, won });
  }
  if (won) state.owner[target] = seat + 1;
  state.ships[target] = left;
}

/** SK-3.1, SK-6.1 */
function endTurn(state: Skirmish, seat: number, chance: Chance, tell?: Tell): void {
  state.done |= (1 << seat) | seatsOut(state);
  if (seatsOut(state) === (allSeats(state.seats) & ~(1 << seat))) state.phase = OVER;
  else if (state.done !== allSeats(state.seats)) state.turn = nextToAct(state, seat);
  else endRound(state, chance, tell);
}

/** SK-5.1, SK-6.2 */
function endRound(state: Skirmish, chance: Chance, tell?: Tell): void {
  if (state.round === state.rounds) {
    state.phase = OVER;
    return;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.plan[seat] >= 2) state.discard[state.plan[seat] - 2]++;
    state.plan[seat] = 0;
  }
  for (let seat = 0; seat < state.seats; seat++)
    if (!isOut(state, seat)) drawCards(state, seat, chance, tell);
  state.round++;
  state.phase = PLAN;
  state.done = seatsOut(state);
}

/** SK-1.2, SK-5.2 */
export function drawCards(state: Skirmish, seat: number, chance: Chance, tell?: Tell): void {
  while (state.handSize[seat] < HAND) {
    if (state.deckSize[0] === 0) reshuffle(state);
    const card = chance.pick(state.deck);
    state.deck[card]--;
    state.deckSize[0]--;
    state.hand[seat * KINDS + card]++;
    state.handSize[seat]++;
    tell?.({ event: 'drew', seat, card });
  }
}

function reshuffle(state: Skirmish): void {
  for (let card = 0; card < CARDS.length; card++) {
    state.deck[card] += state.discard[card];
    state.deckSize[0] += state.discard[card];
    state.discard[card] = 0;
  }
}

export function seatsOut(state: Skirmish): number {
  let inPlay = 0;
  for (let moon = 0; moon < MOONS.length; moon++) inPlay |= (1 << state.owner[moon]) >> 1;
  return allSeats(state.seats) & ~inPlay;
}

/** The first seat from `seat` on, round the table, that has not acted. */
function nextToAct(state: Skirmish, seat: number): number {
  let next = seat;
  while (hasSeat(state.done, next)) next = (next + 1) % state.seats;
  return next;
}
