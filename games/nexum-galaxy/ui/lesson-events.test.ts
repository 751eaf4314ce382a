import { FastChance } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { movedOn } from '@starboard/kit';
import { expect, test } from 'vitest';
import { cardName, eventCards } from '../data/events.ts';
import { readRows } from '../rules/cosmos/foretell.ts';
import { readComputer, readPlace, readTurn } from '../rules/reading.ts';
import { CARD, MOVE, type Nexum } from '../rules/state.ts';
import { eventsLesson as lesson } from './lesson-events.ts';
import { LEARNER } from './lesson-steps.ts';
import { anything, begun, dealt, obey, seen } from './lesson-walking.ts';
import { eventsLesson as said } from './words/en/lesson-events.ts';
import { placeOf } from './words/facts.ts';

const COMPUTER = 1;

function rowOf(state: Nexum): readonly string[] {
  return readRows(state).now[0].cards.map((card) => (card === null ? '?' : cardName(eventCards[card])));
}

const ships = (state: Nexum, name: string): number => readPlace(state, placeOf(name)).ships;

/** What the texts take for granted, told apart from the lesson. */
const claims: Readonly<Record<string, (state: Nexum) => boolean>> = {
  events: (state) =>
    state.seats === 1 &&
    state.civs === 2 &&
    readComputer(state, COMPUTER).aggressiveness === 1 &&
    readTurn(state).goal.points === 6 &&
    readTurn(state).goal.relics === 4,
  row: (state) => rowOf(state).join() === 'B2,F2,C1',
  storm: (state) =>
    state.noMove[placeOf('B2')] === 2 && readPlace(state, placeOf('B2')).waiting.includes('military'),
  landing: (state) =>
    ships(state, 'C1') === 2 && readPlace(state, placeOf('C1')).carried.includes('extractor'),
  'own-turn': (state) => state.round === 1 && state.turn === LEARNER,
  'turn-over': (state) => state.round === 1,
  fading: (state) => state.round === 2 && state.noMove[placeOf('B2')] === 1,
  reinforced: (state) => rowOf(state).join() === 'F1,F3,E3',
  calm: (state) => state.foresight === 1 && state.owner[placeOf('E3')] === 0 && state.first === LEARNER,
  foresight: (state) =>
    readRows(state)
      .next[0].cards.map((card) => card !== null)
      .join() === 'true,false,true' &&
    readRows(state).next[0].panels[1].may.some(({ kind }) => kind === 'ionized-system'),
  'turn-2': (state) => state.round === 2,
  ice: (state) => rowOf(state).join() === 'E2,B1,C2' && state.noManage[placeOf('E2')] === 2,
  ions: (state) => ['C1', 'C2', 'C3', 'C*'].every((name) => readPlace(state, placeOf(name)).ionized),
  rival: (state) => readTurn(state).goal.relics === 4,
  'turn-3': (state) => state.noMove[placeOf('B2')] === 0 && state.owner[placeOf('B2')] === 0,
  safe: (state) => rowOf(state).join() === 'A2,A3,D1' && state.noManage[placeOf('D1')] === 0,
  panels: () => true,
};

test('who does what is asked for sees step after step, each true and possible', () => {
  const { ids, lies, news } = seen(lesson, claims, obey);
  expect(lies).toEqual([]);
  expect(ids).toEqual(lesson.steps.map(({ id }) => id));
  const acts = news.filter((event) => event.event === 'act');
  expect(acts.map(({ kind, ships: count }) => [kind, count])).toEqual([
    ['reinforcement', 3],
    ['reinforcement', 4],
  ]);
});

test('each kind worth learning comes: storm, ice age, ions, calm with foresight, a landing, a reinforcement', () => {
  const state = begun(lesson, dealt(lesson));
  const first = readRows(state).now[0].panels.map(({ may }) => may[0].kind);
  const { news } = seen(lesson, claims, obey);
  const kinds = news.flatMap((event) => (event.event === 'panel' ? [event.kind] : []));
  expect([...first, ...kinds]).toEqual([
    'solar',
    'invasion',
    'reinforcement',
    'calm',
    'glacial',
    'ionized-system',
    'reinforcement',
    'glacial',
  ]);
});

test.each(Array.from({ length: 40 }, (_, i) => i))(
  'whatever the learner does, the cards are the same and nothing false is told: %i',
  (i) => {
    const { ids, lies, news } = seen(lesson, claims, anything(new FastChance(mixSeeds(21, i))));
    expect(lies).toEqual([]);
    expect(ids.at(-1)).toBe('panels');
    const rows = news.flatMap((event) =>
      event.event === 'row' ? [event.cards.map((card) => cardName(eventCards[card])).join(' ')] : [],
    );
    expect(rows.slice(0, 3)).toEqual(['F1 F3 E3', 'E2 B1 C2', 'A2 A3 D1']);
  },
);

test('with other cards, as after going back with new dice, the lesson says nothing of these and comes to its end', () => {
  for (let i = 0; i < 60; i++) {
    const { ids, lies } = seen(lesson, claims, obey, new FastChance(mixSeeds(5, i)));
    expect(lies).toEqual([]);
    expect(ids).toContain('own-turn');
    expect(ids.at(-1)).toBe('panels');
  }
});

test('an order that is taken back is asked for again', () => {
  const state = begun(lesson, dealt(lesson));
  const ids = lesson.steps.map(({ id }) => id);
  const before = ids.indexOf('own-turn');
  expect(state.phase).toBe(CARD);
  expect(movedOn(lesson.steps, before, state)).toBe(before);
  state.phase = MOVE;
  for (const name of ['A1', 'A2']) state.owner[placeOf(name)] = LEARNER + 1;
  expect(movedOn(lesson.steps, before, state)).toBe(before + 1);
  for (const name of ['A1', 'A2']) state.owner[placeOf(name)] = 0;
  state.phase = CARD;
  expect(movedOn(lesson.steps, before + 1, state)).toBe(before);
});

test('the texts can be read on a phone: none is longer than the longest of a first game', () => {
  for (const [id, text] of Object.entries(said)) expect(text.length, id).toBeLessThan(330);
});
