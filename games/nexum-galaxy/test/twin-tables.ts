// Twin tables of the rules with events or Asteroids: at the one lies the truth, at the other everything is otherwise that a viewer cannot know.
// The same orders are given at both, chance shows the same, or other cards that the viewer does not see; then the viewer is sent
// the same bytes at the same moments.

import { FastChance, isRefusal, SPECTATOR, type Chance, type State } from '@starboard/engine';
import {
  defaultOptions,
  isOver,
  mixSeeds,
  openMatch,
  submit,
  undo,
  type Match,
} from '@starboard/engine/match';
import { deltaFor, drafted, movesFor, openDraft, viewFor, viewState } from '@starboard/engine/view';
import { civilizationIds } from '../data/civilizations.ts';
import { isAvailable, layDisk } from '../rules/exotic/disks.ts';
import type { Options } from '../rules/options.ts';
import { OVER, type Nexum } from '../rules/state.ts';
import { late } from './late.ts';

const QUANTUM_LETTER = 2;
const CLONYX = 3;
const SECTORS = ['LAUBURIA', 'CAPTOR', 'HEABEZA', 'SAURI'];

/** What is secret while a game goes on, by field. */
export const SECRETS = ['cloakCard', 'cloakPlace', 'deck', 'hand', 'processing', 'rows', 'top'];
/** Which cards lie face down among the discards, since they were sent to another table. */
export const SENT_AWAY = 'stowed';

export type Nexums = typeof late;

/** Late games in which everybody has evolved, and space may be unstable. */
export const evolved: Nexums = {
  ...late,
  setup(options, seats, chance, tell) {
    const state = late.setup(options, seats, chance, tell);
    if (state.phase === OVER) return state;
    if (isAvailable(state, QUANTUM_LETTER) && chance.die(2) === 1) layDisk(state, 0, QUANTUM_LETTER);
    for (let seat = 0; seat < seats; seat++) {
      state.evolved |= 1 << seat;
      if (state.civilization[seat] === CLONYX) state.kindred |= 1 << seat;
    }
    return state;
  },
};

/** What chance showed at the one table, question by question; and whether at the other cards are drawn anew, which the viewer
 *  may not see. */
interface Shown {
  readonly values: number[];
  next: number;
  redraws: boolean;
}

/** Thrown where the other table cannot be shown the same. */
class Otherwise extends Error {}

/** Asks chance, and notes what it shows. */
class Noting implements Chance {
  readonly #chance: Chance;
  readonly #shown: Shown;

  constructor(chance: Chance, shown: Shown) {
    this.#chance = chance;
    this.#shown = shown;
  }

  die(sides: number): number {
    return this.#note(this.#chance.die(sides));
  }

  pick(counts: ArrayLike<number>, at?: number, size?: number): number {
    return this.#note(this.#chance.pick(counts, at, size));
  }

  of(seat: number): Chance {
    return new Noting(this.#chance.of(seat), this.#shown);
  }

  #note(value: number): number {
    this.#shown.values.push(value);
    return value;
  }
}

/** Asks chance as often, so that as much is drawn, and shows what was noted, dice in any case. */
class Showing implements Chance {
  readonly #chance: Chance;
  readonly #shown: Shown;

  constructor(chance: Chance, shown: Shown) {
    this.#chance = chance;
    this.#shown = shown;
  }

  die(sides: number): number {
    this.#chance.die(sides);
    const face = this.#next();
    if (face > sides) throw new Otherwise();
    return face;
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    const drawn = this.#chance.pick(counts, at, size);
    const noted = this.#next();
    const index = this.#shown.redraws ? drawn : noted;
    if (index >= size || !(counts[at + index] > 0)) throw new Otherwise();
    return index;
  }

  of(seat: number): Chance {
    return new Showing(this.#chance.of(seat), this.#shown);
  }

  #next(): number {
    if (this.#shown.next >= this.#shown.values.length) throw new Otherwise();
    return this.#shown.values[this.#shown.next++];
  }
}

export interface Resemblance {
  /** Orders after which both were compared, undone ones among them, and those before which something secret was otherwise. */
  compared: number;
  undone: number;
  /** Fields that were otherwise, and how often the twin was dealt anew. */
  readonly otherwise: Set<string>;
  dealt: number;
  /** Parcels that left for other tables of the group. */
  sent: number;
  /** The first difference that the viewer was sent. */
  fault: string | null;
}

const ORDERS = 70;

/** Plays one random game at both tables. */
export function compare(game: Nexums, run: number, given: Partial<Options> = {}): Resemblance {
  const result: Resemblance = {
    compared: 0,
    undone: 0,
    otherwise: new Set(),
    dealt: 0,
    sent: 0,
    fault: null,
  };
  const chance = new FastChance(mixSeeds(83, run));
  const shown: Shown = { values: [], next: 0, redraws: false };
  const noting = playedWith(game, (each) => new Noting(each, shown));
  const showing = playedWith(game, (each) => new Showing(each, shown));
  const one = opened(noting, run, given, chance);
  const viewer = chance.draw(one.seats);
  let other: Match | null = null;
  for (let orders = 0; orders < ORDERS && !isOver(one); orders++) {
    if (other === null) {
      other = twinOf(one, showing, viewer, chance);
      result.dealt++;
    }
    noteOtherwise(one.state, other.state, game, result.otherwise);
    shown.values.length = shown.next = 0;
    shown.redraws = chance.die(2) === 1;
    const at = one.log.length;
    const step = stepBoth(one, other, viewer, shown, chance);
    if (one.log.length > at) result.sent += parcelsOf(one);
    if (step === 'apart') other = null;
    else if (step === 'alike' || step === 'undone') {
      result.compared++;
      if (step === 'undone') result.undone++;
    } else {
      result.fault = step.fault;
      break;
    }
  }
  return result;
}

/** How many left with the latest order: its last move is what sends them. */
function parcelsOf({ game, log }: Match): number {
  const latest = log[log.length - 1];
  return 'order' in latest && latest.order.some((move) => game.moves.toText(move) === 'depart') ? 1 : 0;
}

function playedWith(game: Nexums, wrap: (chance: Chance) => Chance): Nexums {
  return {
    ...game,
    play: (state, seat, move, chance, tell) => game.play(state, seat, move, wrap(chance), tell),
  };
}

function opened(game: Nexums, run: number, given: Partial<Options>, chance: FastChance): Match {
  for (;;) {
    const seats = 1 + chance.die(3);
    const chosenCivilizations = shuffled(civilizationIds, chance).slice(0, seats);
    const options = {
      ...defaultOptions(game.options),
      sector: SECTORS[run % SECTORS.length],
      ruleSet: 'asteroids',
      roundLimit: 4,
      civilizations: 'agreed',
      chosenCivilizations,
      computers: seats < 4 && chance.die(3) === 1 ? 1 : 0,
      ...given,
    };
    const seed = new Uint8Array([run & 255, run >> 8, chance.draw(256)]);
    const match = openMatch(game, { seats, options, fairness: { seed, table: 'twins', words: [] } });
    if (isRefusal(match)) throw new Error(match.reason);
    if (!isOver(match)) return match;
  }
}

function shuffled<T>(of: readonly T[], chance: FastChance): T[] {
  return of
    .map((each) => [chance.bits(), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);
}

/** The same table as far as the viewer knows. What was ordered before can be taken back at both alike only where it is as before. */
function twinOf(one: Match, game: Match['game'], viewer: number, chance: FastChance): Match {
  const state = one.game.imagine(viewState(one.game, one.state, viewer), viewer, chance);
  one.base = one.game.shape.clone(one.state);
  one.recent = [];
  return {
    ...one,
    game,
    state,
    base: one.game.shape.clone(state),
    log: [...one.log],
    counts: one.counts.copy(),
  };
}

function noteOtherwise(one: State, other: State, { shape }: Nexums, into: Set<string>): void {
  for (const { name, at, size } of shape.fields)
    if (one.cells.subarray(at, at + size).some((value, i) => value !== other.cells[at + i])) into.add(name);
}

type Step = 'alike' | 'undone' | 'apart' | { readonly fault: string };

function stepBoth(one: Match, other: Match, viewer: number, shown: Shown, chance: FastChance): Step {
  const { game } = one;
  const at = one.log.length;
  const [seat] = viewFor(one, SPECTATOR).actors;
  const asked = [one, other].map(({ state }) => game.standingAnswers?.asksAlike(state));
  if (asked[0] !== asked[1]) return { fault: 'somebody is asked at one table as if nobody else could be' };
  if (one.recent.length > 0 && chance.die(6) === 1) {
    const taker = chance.draw(one.seats);
    const [first, second] = [undo(one, taker, at), undo(other, taker, at)];
    if (isRefusal(first) || isRefusal(second))
      return isRefusal(first) && isRefusal(second)
        ? 'alike'
        : { fault: 'only one table takes an order back' };
    return sentAlike(one, other, viewer, first, second, 'undone');
  }
  const order = anyOrder(one, seat, chance);
  const before = [one, other].map(({ state }) => game.shape.clone(state));
  const first = submit(one, seat, order, at);
  if (isRefusal(first)) throw new Error(first.reason);
  const same = mirrored(one, other, seat, order, viewer, chance);
  if (same === null) return 'apart';
  let second: ReturnType<typeof submit>;
  try {
    second = submit(other, seat, same, at);
  } catch (error) {
    if (error instanceof Otherwise) return 'apart';
    throw error;
  }
  if (isRefusal(second)) return seat === viewer ? { fault: second.reason } : 'apart';
  // the end of a game lays everything open; other cards may have brought it about
  if (isOver(one) || isOver(other)) return 'apart';
  const views = [one, other].map(({ state }) => viewState(game, state, viewer));
  if (!game.shape.equal(views[0], views[1])) {
    const learned = [one, other].some(({ state }, i) => game.shape.unveils(before[i], state, viewer));
    const text = order.map(game.moves.toText).join(', ');
    return learned || shown.redraws
      ? 'apart'
      : { fault: `${text}: the views differ, though nothing was shown` };
  }
  if (shown.next < shown.values.length) return { fault: 'chance is asked more often at one table' };
  return sentAlike(one, other, viewer, first, second, 'alike');
}

/** Any order of that seat, as its view allows. */
function anyOrder({ game, state }: Match, seat: number, chance: FastChance): readonly number[] {
  let draft = openDraft(game, viewState(game, state, seat), seat);
  while (!draft.complete) {
    const moves = movesFor(draft);
    // each kind of move as often as others: there are many ways of ships
    const kinds = [...new Set(moves.map(game.moves.kindOf))];
    const kind = kinds[chance.draw(kinds.length)];
    const alike = moves.filter((move) => game.moves.kindOf(move) === kind);
    draft = drafted(draft, alike[chance.draw(alike.length)]);
  }
  return draft.order;
}

/** The same order at the other table; of a veiled move any of its kind. Null where there is none. */
function mirrored(
  { game }: Match,
  other: Match,
  seat: number,
  order: readonly number[],
  viewer: number,
  chance: FastChance,
): readonly number[] | null {
  if (seat === viewer || !order.some(game.moves.isVeiled)) return order;
  let draft = openDraft(game, viewState(game, other.state, seat), seat);
  for (const move of order) {
    if (draft.complete) return null;
    const alike = movesFor(draft).filter((each) =>
      game.moves.isVeiled(move) ? game.moves.kindOf(each) === game.moves.kindOf(move) : each === move,
    );
    if (alike.length === 0) return null;
    draft = drafted(draft, alike[chance.draw(alike.length)]);
  }
  return draft.complete ? draft.order : null;
}

type Latest = Exclude<ReturnType<typeof submit>, { reason: string }>;

/** The viewer, and those who look on, are sent the same: the view with its log, and what changed. */
function sentAlike(
  one: Match,
  other: Match,
  viewer: number,
  first: Latest,
  second: Latest,
  step: 'alike' | 'undone',
): Step {
  for (const each of [viewer, SPECTATOR]) {
    const sent = [
      [one, first],
      [other, second],
    ] as const;
    const [here, there] = sent.map(([match, latest]) =>
      JSON.stringify([viewFor(match, each, { log: true, latest }), deltaFor(match, each, latest)]),
    );
    if (here !== there) return { fault: apart(here, there) };
  }
  const [here, there] = [toldOthers(one, first), toldOthers(other, second)].map((told) =>
    JSON.stringify(told),
  );
  return here === there ? step : { fault: `the other tables are told ${here} or ${there}` };
}

/** All that the other tables of its group, and whoever keeps them, learn of an entry: what left, what came, who stays in play, and
 *  whether the house is waited for. */
function toldOthers({ game: { group }, state }: Match, { entry, events }: Latest): object | null {
  if (group === undefined || (state as Nexum).tables === 0) return null;
  return {
    sent: events.flatMap((event) => group.sent(event) ?? []),
    answered: 'order' in entry ? group.answered(entry.order) : null,
    reachable: group.reachable(state),
    waits: group.asksHouse(state),
  };
}

function apart(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 120), at + 60)}… or …${other.slice(Math.max(0, at - 20), at + 60)}…`;
}
