// Checks of composite orders, simultaneous decisions, reports and undo.

import {
  FastChance,
  isSecret,
  recordedFast,
  seatsOf,
  viewState,
  type GameEvent,
  type State,
} from '../index.ts';
import { finding, type Finding } from './finding.ts';
import { difference, legalMoves, oneOf, viewersOf, type Spot } from './spot.ts';

const LONGEST_ORDER = 200;
const MOST_CHAINS = 3000;

/** Each order has one chain: no two chains of the same moves in another sequence lead to the same state. */
export function oneChain({ game, state }: Spot): Finding | null {
  for (const seat of seatsOf(game.actors(state))) {
    if (game.inOrder(state, seat)) continue;
    const seen = new Map<string, string>();
    let budget = MOST_CHAINS;
    let twice: string | null = null;
    const follow = (from: State, chain: readonly number[]): void => {
      for (const move of legalMoves(game, from, seat)) {
        if (twice !== null || budget-- <= 0) return;
        const to = game.shape.clone(from);
        const chance = recordedFast(1);
        game.play(to, seat, move, chance);
        const longer = [...chain, move];
        const ended = chance.draws.length > 0 || game.actors(to) === 0 || !game.inOrder(to, seat);
        if (!ended && longer.length < LONGEST_ORDER) follow(to, longer);
        else if (longer.length > 1) {
          const key = `${longer.toSorted((a, b) => a - b).join(' ')} ${game.shape.hash(to)}`;
          const text = longer.map(game.moves.toText).join(', ');
          const other = seen.get(key);
          if (other !== undefined) twice = `"${other}" and "${text}" are the same order`;
          seen.set(key, text);
        }
      }
    };
    follow(state, []);
    if (twice !== null) return finding('two chains', twice);
  }
  return null;
}

/** An order comes to its end. */
export function ordersEnd({ game, state, chance }: Spot): Finding | null {
  for (const seat of seatsOf(game.actors(state))) {
    const copy = game.shape.clone(state);
    let moves = 0;
    const dice = recordedFast(chance.bits());
    do {
      if (moves++ > LONGEST_ORDER) return finding('endless order', `an order of seat ${seat} has no end`);
      const legal = legalMoves(game, copy, seat);
      if (legal.length === 0)
        return finding('incomplete order', `an order of seat ${seat} cannot be completed`);
      game.play(copy, seat, oneOf(chance, legal), dice);
    } while (
      dice.draws.length === 0 &&
      seatsOf(game.actors(copy)).includes(seat) &&
      game.inOrder(copy, seat)
    );
  }
  return null;
}

/** When several seats decide at the same time, it does not matter who is first. */
export function seatsCommute({ game, state, chance }: Spot, seat: number, move: number): Finding | null {
  const others = seatsOf(game.actors(state)).filter((each) => each !== seat && !game.inOrder(state, each));
  if (others.length === 0) return null;
  const other = oneOf(chance, others);
  const answer = oneOf(chance, legalMoves(game, state, other));
  const seed = chance.bits();
  const both = (first: number, firstMove: number, second: number, secondMove: number): State | null => {
    const copy = game.shape.clone(state);
    const dice = new FastChance(seed);
    game.play(copy, first, firstMove, dice);
    if (!seatsOf(game.actors(copy)).includes(second)) return null;
    if (!legalMoves(game, copy, second).includes(secondMove)) return null;
    game.play(copy, second, secondMove, dice);
    return copy;
  };
  const one = both(seat, move, other, answer);
  const two = both(other, answer, seat, move);
  const what = `seats ${seat} (${game.moves.toText(move)}) and ${other} (${game.moves.toText(answer)})`;
  if (one === null || two === null)
    return finding('order of seats', `${what}: the first takes the move from the second`);
  if (game.shape.equal(one, two)) return null;
  return finding('order of seats', `${what}: it matters who is first: ${difference(game, one, two)}`);
}

/** The state is the same whether anybody listens or not, and the same dice give the same state. */
export function reportIsFree({ game, state, chance }: Spot, seat: number, move: number): Finding | null {
  const seed = chance.bits();
  const heard = game.shape.clone(state);
  const unheard = game.shape.clone(state);
  const events: GameEvent[] = [];
  game.play(heard, seat, move, recordedFast(seed), (event) => events.push(event));
  game.play(unheard, seat, move, recordedFast(seed));
  if (!game.shape.equal(heard, unheard)) {
    return finding('report', `${game.moves.toText(move)} ends differently when nobody listens`);
  }
  const plain = JSON.stringify(events);
  return JSON.stringify(JSON.parse(plain)) === plain ? null : finding('report', 'an event is not plain data');
}

/** An order that may be undone told nobody anything hidden: in every state that a viewer cannot tell from the true one
 *  the same order is legal and looks the same. */
export function nothingRevealed(
  spot: Spot,
  after: State,
  seat: number,
  order: readonly number[],
): Finding | null {
  const { game, state, chance } = spot;
  const secret = isSecret(game, state, order);
  for (const viewer of viewersOf(spot)) {
    const seen = viewState(game, after, viewer);
    for (let i = 0; i < 3; i++) {
      const twin = game.imagine(viewState(game, state, viewer), viewer, chance);
      const text = order.map(game.moves.toText).join(', ');
      if (!playable(spot, twin, seat, order)) {
        if (secret && viewer !== seat) continue;
        return finding(
          'undo across a reveal',
          `"${text}" tells seat ${viewer} what seat ${seat} holds, yet can be undone`,
        );
      }
      if (!game.shape.equal(viewState(game, twin, viewer), seen)) {
        return finding(
          'undo across a reveal',
          `"${text}" shows seat ${viewer} something hidden, yet can be undone`,
        );
      }
    }
  }
  return null;
}

/** Plays the order on `twin` where it is legal there. */
function playable({ game }: Spot, twin: State, seat: number, order: readonly number[]): boolean {
  for (const move of order) {
    if (!seatsOf(game.actors(twin)).includes(seat) || !legalMoves(game, twin, seat).includes(move))
      return false;
    game.play(twin, seat, move, recordedFast(1));
  }
  return true;
}
