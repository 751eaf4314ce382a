import { FastChance } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { movedOn } from '@starboard/kit';
import { expect, test } from 'vitest';
import { technologyIds } from '../data/technologies.ts';
import { isExotic, systemOf } from '../rules/board.ts';
import { nexumGalaxy as game } from '../rules/game.ts';
import { moves, placeNames } from '../rules/moves.ts';
import { readPlace, readQuestion, readTurn } from '../rules/reading.ts';
import { CARD, type Nexum } from '../rules/state.ts';
import { asteroidsLesson as lesson } from './lesson-asteroids.ts';
import { LEARNER } from './lesson-steps.ts';
import { anything, begun, dealt, legalMoves, obey, seen, type Learning } from './lesson-walking.ts';
import { asteroidsLesson as said } from './words/en/lesson-asteroids.ts';
import { placeOf } from './words/facts.ts';

const kindsOf = (state: Nexum): readonly string[] =>
  legalMoves(state).map((move) => moves.names[moves.kindOf(move)]);

const rock = (state: Nexum, name: string): boolean => readPlace(state, placeOf(name)).asteroid;
const free = (state: Nexum, name: string): boolean => readPlace(state, placeOf(name)).owner === null;
const own = (state: Nexum, name: string): boolean => readPlace(state, placeOf(name)).owner === LEARNER;
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
  exotic: (state) => placeNames.some((name) => isExotic(state, systemOf(placeOf(name))) && rock(state, name)),
  beyond: () => true,
};

test('who does what is asked for sees step after step, each true and possible', () => {
  const { ids, lies, news } = seen(lesson, claims, obey);
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
    const { ids, lies } = seen(lesson, claims, anything(new FastChance(mixSeeds(22, i))));
    expect(lies).toEqual([]);
    expect(ids.at(-1)).toBe('beyond');
  },
);

test('with other cards, as after going back with new dice, the lesson says nothing of these and comes to its end', () => {
  for (let i = 0; i < 60; i++) {
    const { ids, lies } = seen(lesson, claims, obey, new FastChance(mixSeeds(5, i)));
    expect(lies).toEqual([]);
    expect(ids).toContain('processing');
    expect(ids.at(-1)).toBe('beyond');
  }
});

test('an explorer that draws a card may go on or stay, and whoever is lost is told nothing of a disk', () => {
  const told = Array.from({ length: 60 }, (_, i) => {
    const rich: Learning = (step, state) => {
      state.energy[LEARNER] = 20;
      return obey(step, state);
    };
    return seen(lesson, claims, rich, new FastChance(mixSeeds(6, i)));
  });
  expect(told.flatMap(({ lies }) => lies)).toEqual([]);
  expect(told.filter(({ ids }) => ids.includes('stay')).length).toBeGreaterThan(20);
  const lost = told.filter(({ news }) => news.some(({ event }) => event === 'lost'));
  expect(lost.length).toBeGreaterThan(0);
  for (const { ids } of lost) expect(ids).not.toContain('land');
});

test('an order that is taken back is asked for again', () => {
  const state = begun(lesson, dealt(lesson));
  const ids = lesson.steps.map(({ id }) => id);
  const before = ids.indexOf('both-phases');
  expect(state.phase).toBe(CARD);
  expect(movedOn(lesson.steps, before, state)).toBe(before);
  const card = game.moves.fromText('card manage-move') as number;
  const after = game.shape.clone(state);
  game.play(after, LEARNER, card, new FastChance(1));
  expect(movedOn(lesson.steps, before, after)).toBe(before + 1);
  expect(movedOn(lesson.steps, before + 1, state)).toBe(before);
  expect(systemOf(placeOf('B1'))).toBe(1);
});

test('the texts can be read on a phone: none is longer than the longest of a first game', () => {
  for (const [id, text] of Object.entries(said)) expect(text.length, id).toBeLessThan(330);
});
