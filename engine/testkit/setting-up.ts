// Checks of the set-up: it is the same whether anybody listens, and what it tells a viewer hides what the view hides.

import {
  FastChance,
  hasSeat,
  seatsOf,
  type Chance,
  type Game,
  type GameEvent,
  type State,
} from '../index.ts';
import { recordedFast, setUp, type Beginning } from '../doors/match.ts';
import { viewState } from '../doors/view.ts';
import { filled, type Case } from './case.ts';
import { finding, type Finding } from './finding.ts';
import { playedOnNamed } from './sound.ts';
import { called, isPlain, legalMoves, oneOf, viewersOf } from './test-position.ts';
import { Noted, Repeated, whereRepeatable } from './twins.ts';

/** The set-ups that are compared with the true one. */
const TWINS = 8;

export function setUpHolds(game: Game, { options: given, seats, seed }: Omit<Case, 'steps'>): Finding | null {
  const options = filled(game, given);
  const nameless = playedOnNamed(game, options);
  if (nameless !== null) return nameless;
  const unheard = (): State => game.setup(options, seats, recordedFast(seed));
  const { state, prelude } = setUp(game, options, seats, recordedFast(seed));
  if (!game.shape.equal(unheard(), unheard())) return finding('replay', 'the same dice set up another table');
  if (!game.shape.equal(state, unheard()))
    return finding('report', 'the set-up ends differently when nobody listens');
  if (prelude.length === 0) return null;
  const plain = JSON.stringify(prelude);
  if (!isPlain(prelude)) return finding('report', 'an event of the set-up is not plain data');
  for (const viewer of viewersOf({ seats })) seen(game, prelude, viewer);
  if (JSON.stringify(prelude) !== plain)
    return finding('side effect', 'seeing an event of the set-up changes it for the others');
  return setUpTellsNoMore(game, (chance) => setUp(game, options, seats, chance), seats, seed);
}

/** Whoever arranges several games says by the seats who begins. Before that others may be asked once each, as in a draft. */
export function firstSeatBegins(
  game: Game,
  { options: given, seats, seed }: Omit<Case, 'steps'>,
): Finding | null {
  const options = filled(game, { ...given, ...game.firstSeatOptions });
  if (game.conflict(options, seats) !== null) return null;
  const state = game.setup(options, seats, recordedFast(seed));
  const asked = new Set<number>();
  for (;;) {
    const actors = game.actors(state);
    if (actors === 0 || hasSeat(actors, 0)) return null;
    const [seat] = seatsOf(actors);
    if (asked.has(seat)) return finding('turn', 'the first seat does not decide first');
    asked.add(seat);
    game.play(state, seat, legalMoves(game, state, seat)[0], recordedFast(seed));
  }
}

/** Twins: set-ups with the same dice and other cards that look the same to a viewer are told the same. */
function setUpTellsNoMore(
  game: Game,
  run: (chance: Chance) => Beginning,
  seats: number,
  seed: number,
): Finding | null {
  const noted = new Noted(recordedFast(seed));
  const truth = run(noted);
  const chance = new FastChance(seed ^ 0x5e709);
  const picks = [...noted.notes].reduce(
    (sum, [key, all]) => sum + (key.startsWith('pick') ? all.length : 0),
    0,
  );
  if (picks === 0) return null;
  for (let i = 0; i < TWINS; i++) {
    const later = new RedrawnLater(
      new Repeated(noted.notes),
      new FastChance(chance.bits()),
      chance.draw(picks),
    );
    const twin = whereRepeatable(() => run(later));
    const viewer = oneOf(chance, viewersOf({ seats }));
    const look = ({ state, prelude }: Beginning): { view: State; told: string } => ({
      view: viewState(game, state, viewer),
      told: JSON.stringify(seen(game, prelude, viewer)),
    });
    if (twin === null) continue;
    const [one, other] = [look(truth), look(twin)];
    if (game.shape.equal(one.view, other.view) && one.told !== other.told)
      return finding('leak', `the set-up tells ${called(viewer)} what its view hides`);
  }
  return null;
}

function seen(game: Game, events: readonly GameEvent[], viewer: number): readonly GameEvent[] {
  return events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
}

/** Repeats dice and the first cards, and draws the cards after them anew: those that lie open are drawn first mostly. */
class RedrawnLater implements Chance {
  readonly #repeated: Chance;
  readonly #fresh: Chance;
  readonly #kept: { picks: number };

  constructor(repeated: Chance, fresh: Chance, picks: number, kept = { picks }) {
    this.#repeated = repeated;
    this.#fresh = fresh;
    this.#kept = kept;
  }

  die(sides: number): number {
    return this.#repeated.die(sides);
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    return (this.#kept.picks-- > 0 ? this.#repeated : this.#fresh).pick(counts, at, size);
  }

  of(seat: number): Chance {
    return new RedrawnLater(this.#repeated.of(seat), this.#fresh.of(seat), 0, this.#kept);
  }
}
