import { FastChance, MoveList } from '@starboard/engine';
import { mixSeeds, readOptions } from '@starboard/engine/match';
import { movedOn, type LessonStep } from '@starboard/kit';
import { expect, test } from 'vitest';
import { nexumGalaxy as game } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { placeNames } from '../rules/moves.ts';
import { readPlace, readSeat } from '../rules/reading.ts';
import { BID, CARD, MANAGE, MOVE, shape, type Nexum } from '../rules/state.ts';
import { lesson } from './lesson.ts';
import { lesson as said } from './words/en/lesson.ts';

const LEARNER = 0;

/** How the other seat decides: how much it likes a move. */
type Taste = (move: string, chance: FastChance) => number;
const tastes: Readonly<Record<string, Taste>> = {
  random: (_move, chance) => chance.die(1000),
  fierce: (move, chance) => ['send', 'strike', 'go', 'build', 'bid'].indexOf(move) * 100 + chance.die(100),
  lazy: (move, chance) => (move === 'done' ? 1000 : 0) + chance.die(100),
  bidding: (move, chance) => (move === 'bid' ? 500 : 0) + chance.die(900),
};

function legalMoves(state: Nexum, seat: number): number[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

/** The others play until it is the learner's decision. */
function letOthersPlay(state: Nexum, taste: Taste, chance: FastChance): void {
  while (game.actors(state) !== 0 && state.turn !== LEARNER) {
    const wanted = legalMoves(state, state.turn).map(
      (move) => [move, taste(game.moves.toRecord(move).move, chance)] as const,
    );
    game.play(state, state.turn, wanted.toSorted((a, b) => b[1] - a[1])[0][0], chance);
  }
}

function wished({ wishes = [] }: LessonStep<Nexum>, state: Nexum): number | undefined {
  return legalMoves(state, LEARNER).find((move) => {
    const record = game.moves.toRecord(move);
    return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
  });
}

/** What the texts take for granted, told apart from the lesson. */
const claims: Readonly<Record<string, (state: Nexum) => boolean>> = {
  card: (state) => state.round === 1 && state.phase === CARD,
  build: (state) => state.phase === MANAGE && state.builds === 0,
  target: (state) => state.phase === MOVE && state.target === 0 && held(state, 'A1') === 0,
  source: (state) => state.target - 1 === placeNames.indexOf('A1'),
  spread: (state) => held(state, 'A1') > 0 && held(state, 'A2') === 0 && state.ships[A3] > 1,
  bid: (state) => state.phase === BID && state.round === 1,
  manage: (state) => state.phase === CARD && state.round === 2 && readSeat(state, LEARNER).cards.length === 3,
  replicator: (state) => state.phase === MANAGE && readPlace(state, A1).carried.includes('replicator'),
  save: (state) => state.phase === MANAGE || state.phase === BID,
  movement: (state) => state.phase === CARD && ['A1', 'A2', 'A3'].every((name) => held(state, name) > 0),
  star: (state) => state.phase === MOVE && ['A1', 'A2', 'A3'].every((name) => held(state, name) > 0),
  middle: (state) => state.phase === MOVE && state.energy[LEARNER] > 0,
};
const [A1, A3] = ['A1', 'A3'].map((name) => placeNames.indexOf(name));

/** The learner's ships there. */
function held(state: Nexum, name: string): number {
  const place = placeNames.indexOf(name);
  return state.owner[place] === LEARNER + 1 ? state.ships[place] : 0;
}

function begun(i: number): { state: Nexum; chance: FastChance } {
  const chance = new FastChance(mixSeeds(8, i));
  const options = readOptions(game.options, lesson.options) as unknown as Options;
  return { state: game.setup(options, lesson.seats, chance), chance };
}

/** The step that the learner sees; steps that are only read are read at once. */
function stepIn(state: Nexum, from: number): number {
  let at = from;
  while (lesson.steps[at] !== undefined) {
    const next = lesson.steps[at].done === undefined ? at + 1 : movedOn(lesson.steps, at, state);
    if (next === at) break;
    at = next;
  }
  return at;
}

/** Of so many first steps, those that ask for something. */
function tasks(first: number): readonly string[] {
  return lesson.steps.slice(0, first).flatMap(({ id, done }) => (done === undefined ? [] : [id]));
}

interface Seen {
  /** How often each step was shown. */
  readonly counts: ReadonlyMap<string, number>;
  /** Steps that were shown where their text was false or their wishes impossible. */
  readonly lies: readonly string[];
}

/** What a learner sees who decides like that. */
function seen(taste: Taste, games: number, decide: Decide): Seen {
  const counts = new Map<string, number>();
  const lies: string[] = [];
  for (let i = 0; i < games; i++) {
    const { state, chance } = begun(i);
    for (let at = 0; lesson.steps[at] !== undefined && game.actors(state) !== 0;) {
      letOthersPlay(state, taste, chance);
      at = stepIn(state, at);
      const step = lesson.steps[at];
      if (step === undefined || game.actors(state) === 0) break;
      const shown = step.shown?.(state) === true;
      if (shown) {
        counts.set(step.id, (counts.get(step.id) ?? 0) + 1);
        const isTrue = claims[step.id](state) && wished(step, state) !== undefined;
        if (!isTrue) lies.push(`${step.id} in round ${state.round}, phase ${state.phase}`);
      }
      game.play(state, LEARNER, decide(shown ? step : null, state, chance), chance);
    }
  }
  return { counts, lies };
}
type Decide = (step: LessonStep<Nexum> | null, state: Nexum, chance: FastChance) => number;

const anything: Decide = (_step, state, chance) => {
  const legal = legalMoves(state, LEARNER);
  return legal[chance.die(legal.length) - 1];
};
/** Where nothing is asked for the phase is ended. */
const obey: Decide = (step, state, chance) =>
  (step === null ? undefined : wished(step, state)) ??
  legalMoves(state, LEARNER).find((move) => game.moves.toRecord(move).move === 'done') ??
  anything(step, state, chance);

test.each(Object.entries(tastes))(
  'who does what is asked for sees step after step, each true and possible, against a %s player',
  (_name, taste) => {
    const { counts, lies } = seen(taste, 40, obey);
    // Before the other seat has had a turn nothing can come between.
    expect(lies).toEqual([]);
    expect(tasks(9).filter((id) => (counts.get(id) ?? 0) < 40)).toEqual([]);
  },
);

test('against a lazy player every step comes', () => {
  const { counts, lies } = seen(tastes.lazy, 20, obey);
  expect(lies).toEqual([]);
  expect(tasks(lesson.steps.length).filter((id) => (counts.get(id) ?? 0) < 20)).toEqual([]);
});

test.each(Object.entries(tastes))(
  'who does anything else is told nothing false, and the lesson comes to its end, against a %s player',
  (_name, taste) => {
    const { counts, lies } = seen(taste, 60, anything);
    expect(lies).toEqual([]);
    expect(counts.size).toBeGreaterThan(4);
  },
);

test('an order that is taken back is asked for again', () => {
  const { state } = begun(0);
  const steps = lesson.steps.map(({ id }) => id);
  state.phase = MOVE;
  expect(steps[stepIn(state, 5)]).toBe('target');
  const ordered = shape.clone(state);
  ordered.target = A1 + 1;
  expect(steps[stepIn(ordered, 5)]).toBe('source');
  expect(steps[stepIn(state, steps.indexOf('source'))]).toBe('target');
});

test('how many ships may be built is said before it is spoken of', () => {
  const words: Readonly<Record<string, string>> = said;
  const order = lesson.steps.map(({ id }) => id);
  const speaking = order.filter((id) =>
    /three (?:in|of) a phase|your three\b(?! planets)/.test(words[id] ?? ''),
  );
  expect(speaking[0]).toBe('build');
  expect(words['build']).toContain('You may build three in a phase');
  expect(speaking.length).toBeGreaterThan(1);
});
