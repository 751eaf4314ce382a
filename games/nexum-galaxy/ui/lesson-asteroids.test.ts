import { FastChance, MoveList, utf8, type Chance } from '@starboard/engine';
import { fairChance, FairCounts, mixSeeds, readOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { movedOn, type LessonStep } from '@starboard/kit';
import { expect, test } from 'vitest';
import { technologyIds } from '../data/technologies.ts';
import { isExotic, systemOf } from '../rules/board.ts';
import type { NexumEvent } from '../rules/events.ts';
import { nexumGalaxy as game } from '../rules/game.ts';
import { moves, placeNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { readPlace, readQuestion, readTurn } from '../rules/reading.ts';
import { CARD, type Nexum } from '../rules/state.ts';
import { asteroidsLesson as lesson } from './lesson-asteroids.ts';
import { asteroidsLesson as said } from './words/en/lesson-asteroids.ts';

const LEARNER = 0;
const at = (name: string): number => placeNames.indexOf(name);

/** The cards that every learner gets. */
const dealt = (): Chance =>
  fairChance({ seed: utf8(lesson.seed), table: lesson.seed, words: [] }, new FairCounts());

function begun(chance: Chance): Nexum {
  return game.setup(readOptions(game.options, lesson.options) as unknown as Options, lesson.seats, chance);
}

function legalMoves(state: Nexum): number[] {
  const list = new MoveList();
  game.legal(state, LEARNER, list);
  return list.toArray();
}

const kindsOf = (state: Nexum): readonly string[] =>
  legalMoves(state).map((move) => moves.names[moves.kindOf(move)]);

/** Of several the last one: fleets are not sent in vain, and disks are named before there are enough. */
function wished({ wishes = [] }: LessonStep<Nexum>, state: Nexum): number | undefined {
  return legalMoves(state).findLast((move) => {
    const record = game.moves.toRecord(move);
    return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
  });
}

const rock = (state: Nexum, name: string): boolean => readPlace(state, at(name)).asteroid;
const free = (state: Nexum, name: string): boolean => readPlace(state, at(name)).owner === null;
const own = (state: Nexum, name: string): boolean => readPlace(state, at(name)).owner === LEARNER;
const owns = (state: Nexum, id: string): boolean => {
  const number = technologyIds.findIndex((each) => each === id);
  return state.levels[LEARNER * 3 + Math.floor(number / 4)] > number % 4;
};

/** What the texts take for granted, told apart from the lesson. */
const claims: Readonly<Record<string, (state: Nexum) => boolean>> = {
  asteroids: (state) =>
    state.seats === 1 &&
    state.civs === 2 &&
    !owns(state, 'hyperspace') &&
    readTurn(state).goal.points === 6 &&
    readTurn(state).goal.relics === 4,
  rocks: (state) => ['B1', 'B3', 'C2', 'C3'].every((name) => rock(state, name)) && !rock(state, 'A1'),
  'both-phases': (state) => state.round === 1,
  processing: (state) => !owns(state, 'processing1') && state.energy[LEARNER] >= 2,
  'to-movement': (state) => readTurn(state).next === 'movement' && state.energy[LEARNER] >= 2,
  'first-rock': (state) => rock(state, 'B1') && free(state, 'B1'),
  capture: (state) => own(state, 'B1') && rock(state, 'B1'),
  crystals: (state) => state.captured[LEARNER] === 1 && state.capacity[LEARNER] >= 2,
  'turn-1-over': (state) => state.round === 1 && own(state, 'B1'),
  'second-rock': (state) => rock(state, 'B3') && (free(state, 'B3') || own(state, 'B3')),
  pay: (state) => kindsOf(state).includes('pay'),
  'turn-2-over': (state) => state.round === 2,
  hyperspace: (state) => !owns(state, 'hyperspace'),
  cloud: () => true,
  'turn-3-over': (state) => state.round === 3 && !owns(state, 'exploration'),
  exploration: (state) => owns(state, 'hyperspace') && !owns(state, 'exploration'),
  explore: (state) => owns(state, 'exploration') && state.energy[LEARNER] >= 3,
  stay: (state) => readQuestion(state, LEARNER) === 'explore',
  beside: (state) => readQuestion(state, LEARNER) === 'place',
  land: (state) => readQuestion(state, LEARNER) === 'land',
  exotic: (state) => placeNames.some((name) => isExotic(state, systemOf(at(name))) && rock(state, name)),
  beyond: () => true,
};

interface Seen {
  readonly ids: readonly string[];
  /** Steps that were shown where their text was false or their wishes impossible. */
  readonly lies: readonly string[];
  readonly news: readonly NexumEvent[];
}
type Decide = (step: LessonStep<Nexum> | null, state: Nexum) => number;

/** What a learner sees who decides like that, and reads each text before deciding. */
function seen(decide: Decide, chance: Chance): Seen {
  const ids: string[] = [];
  const lies: string[] = [];
  const news: NexumEvent[] = [];
  const state = begun(chance);
  let [place, played] = [0, 0];
  while (place < lesson.steps.length && game.actors(state) !== 0) {
    expect(played++).toBeLessThan(400);
    const view = viewState(game, state, LEARNER);
    place = readUpTo(view, place);
    const step = lesson.steps[place];
    if (step === undefined) break;
    const shown = step.shown?.(view) === true;
    if (shown) see(step, view);
    game.play(state, LEARNER, decide(shown ? step : null, state), chance, (event) =>
      news.push(event as NexumEvent),
    );
  }
  // a game that is over has no more to ask, and the rest is read
  readUpTo(viewState(game, state, LEARNER), place);
  return { ids, lies, news };

  function readUpTo(view: Nexum, from: number): number {
    let here = from;
    for (;;) {
      const step = lesson.steps[here];
      if (step === undefined) return here;
      const reads = step.done === undefined && step.shown?.(view) !== false;
      if (reads) see(step, view);
      const next = reads ? here + 1 : movedOn(lesson.steps, here, view);
      if (next === here) return here;
      here = next;
    }
  }

  function see(step: LessonStep<Nexum>, view: Nexum): void {
    if (ids.at(-1) !== step.id) ids.push(step.id);
    const isPossible = (step.wishes ?? []).length === 0 || wished(step, view) !== undefined;
    if (!claims[step.id](view) || !isPossible) lies.push(`${step.id} in round ${view.round}`);
  }
}

const anything =
  (random: FastChance): Decide =>
  (_step, state) => {
    const legal = legalMoves(state);
    return legal[random.die(legal.length) - 1];
  };

/** Where nothing is asked for the phase is ended. */
const obey: Decide = (step, state) =>
  (step === null ? undefined : wished(step, state)) ??
  legalMoves(state).find((move) => game.moves.toRecord(move).move === 'done') ??
  legalMoves(state)[0];

test('who does what is asked for sees step after step, each true and possible', () => {
  const { ids, lies, news } = seen(obey, dealt());
  expect(lies).toEqual([]);
  // who has no energy for it is not asked whether to explore further
  expect(ids).toEqual(lesson.steps.map(({ id }) => id).filter((id) => id !== 'stay'));
  const done = news.flatMap((event) => ('seat' in event && event.seat === LEARNER ? [event.event] : []));
  expect(done.filter((event) => event === 'mined')).toHaveLength(2);
  expect(done.filter((event) => event === 'developed')).toHaveLength(4);
  expect(done.filter((event) => event === 'found')).toHaveLength(1);
});

test.each(Array.from({ length: 40 }, (_, i) => i))(
  'whatever the learner does, nothing false is told and the lesson comes to its end: %i',
  (i) => {
    const { ids, lies } = seen(anything(new FastChance(mixSeeds(22, i))), dealt());
    expect(lies).toEqual([]);
    expect(ids.at(-1)).toBe('beyond');
  },
);

test('with other cards, as after going back with new dice, the lesson says nothing of these and comes to its end', () => {
  for (let i = 0; i < 60; i++) {
    const { ids, lies } = seen(obey, new FastChance(mixSeeds(5, i)));
    expect(lies).toEqual([]);
    expect(ids).toContain('processing');
    expect(ids.at(-1)).toBe('beyond');
  }
});

test('an explorer that draws a card may go on or stay, and whoever is lost is told nothing of a disk', () => {
  const told = Array.from({ length: 60 }, (_, i) => {
    const rich: Decide = (step, state) => {
      state.energy[LEARNER] = 20;
      return obey(step, state);
    };
    return seen(rich, new FastChance(mixSeeds(6, i)));
  });
  expect(told.flatMap(({ lies }) => lies)).toEqual([]);
  expect(told.filter(({ ids }) => ids.includes('stay')).length).toBeGreaterThan(20);
  const lost = told.filter(({ news }) => news.some(({ event }) => event === 'lost'));
  expect(lost.length).toBeGreaterThan(0);
  for (const { ids } of lost) expect(ids).not.toContain('land');
});

test('an order that is taken back is asked for again', () => {
  const state = begun(dealt());
  const ids = lesson.steps.map(({ id }) => id);
  const before = ids.indexOf('both-phases');
  expect(state.phase).toBe(CARD);
  expect(movedOn(lesson.steps, before, state)).toBe(before);
  const card = game.moves.fromText('card manage-move') as number;
  const after = game.shape.clone(state);
  game.play(after, LEARNER, card, new FastChance(1));
  expect(movedOn(lesson.steps, before, after)).toBe(before + 1);
  expect(movedOn(lesson.steps, before + 1, state)).toBe(before);
  expect(systemOf(at('B1'))).toBe(1);
});

test('the texts can be read on a phone: none is longer than the longest of a first game', () => {
  for (const [id, text] of Object.entries(said)) expect(text.length, id).toBeLessThan(330);
});
