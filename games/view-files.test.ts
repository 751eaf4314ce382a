// @module-tag slow: games of every kind, and twins of them

import {
  FastChance,
  isRefusal,
  SPECTATOR,
  utf8,
  type Game,
  type OptionValues,
  type State,
} from '@starboard/engine';
import {
  defaultOptions,
  FairCounts,
  hex,
  isOver,
  openMatch,
  resubmit,
  startMatch,
  submit,
  writeGame,
  type Committed,
  type Draw,
  type Match,
} from '@starboard/engine/match';
import {
  deltaFor,
  drafted,
  isSecret,
  movesFor,
  openDraft,
  parseSaved,
  timelineFor,
  timelineIn,
  viewFileOf,
  viewFor,
  viewState,
  savedText,
  type TimelineJson,
  type View,
  type ViewDelta,
} from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { gameIds, loadGame } from './registry.ts';

const RUNS = volume({ daily: 6, long: 100, mutation: 2 });
const ORDERS = 60;
const SEED = utf8('what nobody may read in a file');

const FIELDS = [
  'commitment',
  'deltas',
  'first',
  'game',
  'layout',
  'options',
  'people',
  'rules',
  'seats',
  'starboardView',
  'viewer',
];

const games = (await Promise.all(gameIds.map((id) => loadGame(id)))).filter((game) => game !== null);

function opened(game: Game, run: number): Match {
  const { min, max } = game.seats;
  const seats = Math.max(2, Math.min(max, min + (run % (max - min + 1))));
  const options = { ...defaultOptions(game.options), ...game.simulationOptions } as OptionValues;
  const fairness = { seed: new Uint8Array([...SEED, run]), table: `t${run}`, words: ['a', 'b'] };
  const match = openMatch(game, { seats, options, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

function anyOrder(game: Game, state: State, seat: number, chance: FastChance): readonly number[] {
  let draft = openDraft(game, viewState(game, state, seat), seat);
  while (!draft.complete) {
    const moves = movesFor(draft);
    draft = drafted(draft, moves[chance.draw(moves.length)]);
  }
  return draft.order;
}

function anyActor(match: Match, chance: FastChance): number {
  const { actors } = viewFor(match, SPECTATOR);
  return actors[chance.draw(actors.length)];
}

function must(committed: Committed | ReturnType<typeof submit>): Committed {
  if (isRefusal(committed)) throw new Error(committed.reason);
  return committed;
}

function playOn(match: Match, orders: number, chance: FastChance): void {
  for (let i = 0; i < orders; i++) {
    const seat = anyActor(match, chance);
    must(submit(match, seat, anyOrder(match.game, match.state, seat, chance), i));
    if (isOver(match)) return;
  }
}

const textOf = (timeline: TimelineJson): string => {
  const file = viewFileOf(timeline, { people: [] });
  if (file === null) throw new Error('The game is over.');
  return savedText(file);
};

describe.each(games)('$id', (game) => {
  test('a view file holds what its viewer was shown, and nothing that the dice could be computed from', () => {
    let looked = 0;
    for (let run = 0; run < RUNS; run++) {
      const match = opened(game, run);
      // some games are short
      playOn(match, 5 + ((run * 17) % ORDERS), new FastChance(run + 1));
      if (isOver(match)) continue;
      const whole = writeGame(match, { withSeed: true });
      for (let viewer = SPECTATOR; viewer < match.seats; viewer++) {
        const timeline = timelineFor(match, viewer);
        const text = textOf(timeline);
        for (const hidden of [
          hex(match.fairness.seed),
          '"draws"',
          '"seed"',
          whole.table,
          ...whole.log.map(({ hash }) => hash),
        ])
          expect(text).not.toContain(hidden === whole.table ? JSON.stringify(hidden) : hidden);
        const file = parseSaved(text);
        if (isRefusal(file) || !('starboardView' in file)) throw new Error('That is no view file.');
        const told = timeline.first.prelude === undefined ? [] : ['prelude'];
        expect(Object.keys(file).toSorted()).toEqual([...FIELDS, ...told].toSorted());
        for (const delta of file.deltas) expect(Object.keys(delta)).toEqual(['news', 'patch']);
        const again = timelineIn(game, file);
        if (isRefusal(again)) throw new Error(again.reason);
        expect(again.first.prelude).toEqual(timeline.first.prelude);
        expect(
          again.deltas.map(({ viewSeq, actors, news, patch }) => ({ viewSeq, actors, news, patch })),
        ).toEqual(
          timeline.deltas.map(({ viewSeq, actors, news, patch }) => ({ viewSeq, actors, news, patch })),
        );
        expect([again.first.state, again.first.actors]).toEqual([
          timeline.first.state,
          timeline.first.actors,
        ]);
        expect(lastState(game, again)).toEqual([...viewState(game, match.state, viewer).cells]);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(0);
  });

  test('twins with other secrets give the same file, byte by byte', () => {
    let compared = 0;
    for (let run = 0; run < RUNS; run++) {
      const match = opened(game, run);
      for (let viewer = SPECTATOR; viewer < match.seats; viewer++) compared += twins(game, run, viewer);
    }
    expect(compared).toBeGreaterThan(RUNS);
  });
});

function lastState({ shape }: Game, { first, deltas }: TimelineJson): number[] {
  const state = shape.restore(first.state);
  if (state === null) throw new Error('That is no state.');
  for (const { patch } of deltas) shape.patch(state, patch);
  return [...state.cells];
}

/** Notes what a viewer is shown of a match that may not have begun with its set-up. */
class Watched {
  readonly match: Match;
  readonly #viewer: number;
  readonly #first: View;
  readonly #deltas: ViewDelta[] = [];

  constructor(match: Match, viewer: number) {
    this.match = match;
    this.#viewer = viewer;
    this.#first = viewFor(match, viewer);
  }

  note(committed: Committed): void {
    const delta = deltaFor(this.match, this.#viewer, committed);
    if (delta !== null) this.#deltas.push(delta);
  }

  get text(): string {
    return textOf({ first: this.#first, deltas: this.#deltas });
  }
}

/** Two matches that look alike to the viewer, in which everything else is otherwise: how often their files were compared. */
function twins(game: Game, run: number, viewer: number): number {
  const chance = new FastChance(1000 * run + viewer + 2);
  const begun = opened(game, run);
  const { header, options, fairness, setupDraws, prelude } = begun;
  const dreamt = game.imagine(viewState(game, begun.state, viewer), viewer, chance);
  const head = { header, options, fairness };
  const dream = startMatch(game, head, { state: dreamt, prelude }, setupDraws, new FairCounts());
  const [one, other] = [new Watched(begun, viewer), new Watched(dream, viewer)];
  let compared = 0;
  for (let at = 0; at < ORDERS; at++) {
    const seat = anyActor(begun, chance);
    const order = anyOrder(game, begun.state, seat, chance);
    const secret = seat !== viewer && isSecret(game, begun.state, order);
    const done = must(submit(begun, seat, order, at));
    one.note(done);
    const draws = 'draws' in done.entry ? done.entry.draws : [];
    // another sealed order looks like this one, and where nothing is shown of it so does none at all
    const seen = deltaFor(begun, viewer, done) !== null;
    const mirrored = secret
      ? sealed(dream, seat, at, chance)
      : repeated(dream, seat, order, draws, at, seat === viewer ? null : chance);
    if ((mirrored === null && (seen || !secret)) || isOver(begun) || isOver(dream)) return compared;
    if (mirrored !== null) other.note(mirrored);
    // where the viewer rightly learns something that is otherwise, twins part
    if (!game.shape.equal(viewState(game, begun.state, viewer), viewState(game, dream.state, viewer)))
      return compared;
    expect(other.text).toBe(one.text);
    compared++;
  }
  return compared;
}

/** The same order with the same dice; null where it cannot be given, or asks for other dice. With a chance the seat may have
 *  to do more first where nobody looks. */
function repeated(
  match: Match,
  seat: number,
  order: readonly number[],
  draws: readonly Draw[],
  at: number,
  chance: FastChance | null,
): Committed | null {
  for (let tries = 0; tries < 15; tries++) {
    const committed = whereDiceFit(() => resubmit(match, seat, order, draws, at));
    if (committed !== null && !isRefusal(committed)) return committed;
    if (chance === null || sealed(match, seat, at, chance) === null) return null;
  }
  return null;
}

/** Any sealed order of the seat; null where it has none to give. */
function sealed(match: Match, seat: number, at: number, chance: FastChance): Committed | null {
  if (!viewFor(match, SPECTATOR).actors.includes(seat)) return null;
  for (let tries = 0; tries < 20; tries++) {
    const order = anyOrder(match.game, match.state, seat, chance);
    if (isSecret(match.game, match.state, order)) return must(submit(match, seat, order, at));
  }
  return null;
}

function whereDiceFit<T>(commit: () => T): T | null {
  try {
    return commit();
  } catch {
    return null;
  }
}
