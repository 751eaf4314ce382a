// Checks of composite orders, simultaneous decisions, reports and undo.

import { FastChance, seatsOf, type Game, type GameEvent, type State } from '../index.ts';
import { orderGoesOn, recordedFast } from '../doors/match.ts';
import { isSecret } from '../doors/view.ts';
import { finding, type Finding } from './finding.ts';
import {
  called,
  difference,
  isPlain,
  legalMoves,
  oneOf,
  owes,
  viewersOf,
  type TestPosition,
} from './test-position.ts';

export const LONGEST_ORDER = 200;
const MOST_CHAINS = 3000;

/** Each order has one chain: no two that begin alike end in the same state, nor two of the same moves in another
 *  sequence. Dice are the same for all, so that the end is the order's own; where they only happen to bring two orders
 *  together, other dice part them. */
export function oneChain({ game, state }: TestPosition): Finding | null {
  for (const seat of seatsOf(game.actors(state))) {
    if (game.inOrder(state, seat)) continue;
    const twice = twoChains(game, state, seat);
    if (twice !== null) return finding('two chains', twice);
  }
  return null;
}

interface Chain {
  readonly moves: readonly number[];
  readonly end: State;
}

const OTHER_DICE = 8;

/** Do both chains end alike whatever is rolled at their end? */
function alwaysAlike(game: Game, state: State, seat: number, one: Chain, other: Chain): boolean {
  for (let seed = 2; seed < 2 + OTHER_DICE; seed++) {
    const [a, b] = [one, other].map(({ moves }) => {
      const end = game.shape.clone(state);
      for (const move of moves) game.play(end, seat, move, recordedFast(seed));
      return end;
    });
    if (!game.shape.equal(a, b)) return false;
  }
  return true;
}

function twoChains(game: Game, state: State, seat: number): string | null {
  const seen = new Map<string, Chain>();
  let budget = MOST_CHAINS;
  /** A chain known already that ends the same way under that key. */
  const known = (key: string, chain: Chain): Chain | null => {
    const other = seen.get(key);
    seen.set(key, chain);
    if (other === undefined || !game.shape.equal(other.end, chain.end)) return null;
    return alwaysAlike(game, state, seat, other, chain) ? other : null;
  };
  const follow = (from: State, chain: readonly number[]): string | null => {
    for (const move of legalMoves(game, from, seat)) {
      if (budget-- <= 0) return null;
      const to = game.shape.clone(from);
      const chance = recordedFast(1);
      game.play(to, seat, move, chance);
      const longer = [...chain, move];
      if (orderGoesOn(game, to, seat, chance.draws) && longer.length < LONGEST_ORDER) {
        const twice = follow(to, longer);
        if (twice !== null) return twice;
      } else if (longer.length > 1) {
        const end = { moves: longer, end: to };
        const hash = game.shape.hash(to);
        const other =
          known(`begins ${longer[0]} ${hash}`, end) ??
          known(`moves ${longer.toSorted((a, b) => a - b).join(' ')} ${hash}`, end);
        const text = ({ moves }: Chain): string => moves.map(game.moves.toText).join(', ');
        if (other !== null) return `"${text(other)}" and "${text(end)}" are the same order`;
      }
    }
    return null;
  };
  return follow(state, []);
}

/** An order comes to its end. */
export function ordersEnd({ game, state, chance }: TestPosition): Finding | null {
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
    } while (orderGoesOn(game, copy, seat, dice.draws));
  }
  return null;
}

/** When several seats decide at the same time, it does not matter who is first. */
export function seatsCommute(
  { game, state, chance }: TestPosition,
  seat: number,
  move: number,
): Finding | null {
  const others = seatsOf(game.actors(state)).filter((each) => each !== seat && !game.inOrder(state, each));
  if (others.length === 0) return null;
  const other = oneOf(chance, others);
  const answer = oneOf(chance, legalMoves(game, state, other));
  const seed = chance.bits();
  const both = (first: number, firstMove: number, second: number, secondMove: number): State | null => {
    const copy = game.shape.clone(state);
    const dice = new FastChance(seed);
    game.play(copy, first, firstMove, dice);
    if (!owes(game, copy, second)) return null;
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

/** The state is the same whether anybody listens or not, the same dice give the same state, and looking at an event
 *  does not change it. */
export function reportIsFree(spot: TestPosition, seat: number, move: number): Finding | null {
  const { game, state, chance } = spot;
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
  if (!isPlain(events)) return finding('report', 'an event is not plain data');
  for (const viewer of viewersOf(spot)) for (const event of events) game.viewEvent(event, viewer);
  if (JSON.stringify(events) === plain) return null;
  return finding('side effect', `seeing an event of ${game.moves.toText(move)} changes it for the others`);
}

/** An order that may be undone told none of these viewers anything hidden: in every state that a viewer cannot tell from
 *  the true one the same order is legal and looks the same. */
export function nothingRevealed(
  spot: TestPosition,
  after: State,
  seat: number,
  order: readonly number[],
  viewers: readonly number[],
): Finding | null {
  const { game, state, chance } = spot;
  const secret = isSecret(game, state, order);
  const [view, seen] = [game.shape.create(), game.shape.create()];
  const text = order.map(game.moves.toText).join(', ');
  for (const viewer of viewers) {
    game.shape.redact(state, viewer, view);
    const twin = game.imagine(view, viewer, chance);
    if (!playable(spot, twin, seat, order)) {
      if (secret && viewer !== seat) continue;
      return finding(
        'undo across a reveal',
        `"${text}" tells ${called(viewer)} what seat ${seat} holds, yet can be undone`,
      );
    }
    game.shape.redact(after, viewer, seen);
    game.shape.redact(twin, viewer, view);
    if (!game.shape.equal(view, seen)) {
      return finding(
        'undo across a reveal',
        `"${text}" shows ${called(viewer)} something hidden, yet can be undone`,
      );
    }
  }
  return null;
}

/** Plays the order on `twin` where it is legal there. */
function playable({ game }: TestPosition, twin: State, seat: number, order: readonly number[]): boolean {
  for (const move of order) {
    if (!owes(game, twin, seat) || !legalMoves(game, twin, seat).includes(move)) return false;
    game.play(twin, seat, move, recordedFast(1));
  }
  return true;
}
