// A view file, opened with its game. Nothing proves it, but it holds only what the gate could have let out for that viewer:
// whatever else somebody wrote into it is refused.

import { isCount, isRecord, isText, listOf, orNull, recordOf, type FileCheck } from './file-json.ts';
import type { Game, GameEvent } from './game.ts';
import type { View, ViewDelta } from './gate.ts';
import { layoutOf } from './layout.ts';
import { FORFEITS } from './log.ts';
import { readOptions } from './options.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { isSecret, type SeenEntry } from './seen-entry.ts';
import { seatsOf } from './seats.ts';
import { HIDDEN, type State } from './state.ts';
import type { TimelineJson } from './timeline.ts';
import type { ShownDelta, ViewFile } from './view-file.ts';
import { refuse, say } from './words.ts';

/** What the viewer was shown, as it was sent at the time. */
export function timelineIn(game: Game, file: ViewFile): TimelineJson | Refusal {
  const { seats, viewer, commitment } = file;
  if (file.game !== game.id) return refuse(null, 'otherGame', { file: file.game, game: game.id });
  if (file.rules !== game.rules) return refuse(null, 'otherRules', { file: file.rules, rules: game.rules });
  if (file.layout !== layoutOf(game.shape)) return refuse(null, 'otherLayout');
  if (seats < game.seats.min || seats > game.seats.max)
    return refuse(null, 'noSuchSeats', { game: game.title, seats });
  if (viewer >= seats) return refuse(null, 'damagedField', { field: 'viewer' });
  const options = readOptions(game.options, file.options);
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, seats);
  if (conflict !== null) return conflict;
  const state = game.shape.restore(file.first);
  const actors = state === null ? null : actorsIn(game, state, file);
  if (state === null || actors === null) return refuse(null, 'damagedField', { field: 'first' });
  const { prelude } = file;
  if (prelude !== undefined && !(isEvents(prelude) && prelude.every((event) => couldSee(game, file, event))))
    return refuse(null, 'damagedField', { field: 'prelude' });
  const first: View = {
    game: file.game,
    rules: file.rules,
    table: '',
    seats,
    options,
    words: [],
    commitment,
    viewer,
    layout: file.layout,
    state: file.first,
    viewSeq: 0,
    actors,
    news: null,
    seed: null,
    outcome: null,
    whyNoUndo: say('viewInstead'),
    log: null,
    ...(prelude === undefined ? {} : { prelude }),
  };
  const deltas = deltasIn(game, state, file);
  return isRefusal(deltas) ? deltas : { first, deltas };
}

/** Leaves `state` as the viewer saw it last. */
function deltasIn(game: Game, state: State, file: ViewFile): readonly ViewDelta[] | Refusal {
  const deltas: ViewDelta[] = [];
  for (const [i, given] of file.deltas.entries()) {
    const actors = isDelta(given) ? actorsAfter(game, state, file, given) : null;
    if (actors === null) return refuse(null, 'damagedMoment', { moment: i + 1 });
    deltas.push({ viewSeq: i + 1, actors, ...given });
  }
  return deltas;
}

const isEvents: FileCheck = listOf((event) => isRecord(event) && isText(event['event']));

const isDelta: FileCheck = recordOf({
  news: orNull(recordOf({ entry: isEntry, events: isEvents })),
  patch: listOf(Number.isSafeInteger),
});

const KINDS: Readonly<Record<string, FileCheck>> = {
  order: listOf(isText),
  undo: (value) => value === true,
  takeBack: (value) => value === true,
  forfeit: (value) => FORFEITS.some((each) => each === value),
};

/** Of what was ordered in secret only the seat and the time are known; a draw ends a game. */
function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { seat, at, ...rest } = value;
  const kinds = Object.entries(rest);
  return (
    isCount(seat) &&
    isCount(at) &&
    kinds.length <= 1 &&
    kinds.every(([name, given]) => Object.hasOwn(KINDS, name) && KINDS[name](given))
  );
}

function actorsAfter(game: Game, state: State, file: ViewFile, { news, patch }: ShownDelta): number[] | null {
  if (
    patch.length % 2 !== 0 ||
    patch.some((cell, i) => i % 2 === 0 && !(cell >= 0 && cell < game.shape.size))
  )
    return null;
  game.shape.patch(state, patch);
  const actors = actorsIn(game, state, file);
  if (actors === null || news === null) return actors;
  const { entry, events } = news;
  return couldSeeEntry(game, state, file, entry) && events.every((event) => couldSee(game, file, event))
    ? actors
    : null;
}

/** Who must decide in the view of a game that goes on; null where that viewer cannot have had such a view. */
function actorsIn(game: Game, state: State, { viewer }: ViewFile): number[] | null {
  if (!isView(game, state, viewer)) return null;
  const actors = whereItWorks(() => seatsOf(game.actors(state)));
  return actors === null || actors.length === 0 ? null : actors;
}

/** Is exactly that hidden in it which is hidden from the viewer, and all else in its range? */
function isView({ shape }: Game, state: State, viewer: number): boolean {
  const whole = shape.clone(state);
  for (const { name, at, size, min, max } of shape.fields) {
    const hides = shape.secrets.includes(name);
    for (let cell = at; cell < at + size; cell++) {
      const value = state.cells[cell];
      if (hides && value === HIDDEN) whole.cells[cell] = min;
      else if (value < min || value > max) return false;
    }
  }
  const seen = shape.create();
  shape.redact(whole, viewer, seen);
  return shape.equal(seen, state);
}

function couldSeeEntry(game: Game, state: State, { seats, viewer }: ViewFile, entry: SeenEntry): boolean {
  const { seat, order } = entry;
  if (seat >= seats) return false;
  if (order === undefined) return true;
  const own = seat === viewer;
  const moves = order.map((text) => moveSeen(game, text, own));
  return !moves.includes(null) && (own || !isSecret(game, state, moves as number[]));
}

/** The move that the text tells as far as the viewer may know; null where there is none. */
function moveSeen({ moves }: Game, text: string, own: boolean): number | null {
  const veiled =
    !own && moves.names.includes(text) ? moves.fromRecord(moves.completed({ move: text })) : null;
  if (typeof veiled === 'number' && moves.isVeiled(veiled)) return veiled;
  const move = moves.fromText(text);
  return typeof move === 'number' && moves.toText(move) === text && (own || !moves.isVeiled(move))
    ? move
    : null;
}

/** What was shown once is shown as it is. */
function couldSee(game: Game, { viewer }: ViewFile, event: GameEvent): boolean {
  return whereItWorks(() => JSON.stringify(game.viewEvent(event, viewer)) === JSON.stringify(event)) === true;
}

/** Null where the rules cannot make anything of what somebody invented. */
function whereItWorks<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
