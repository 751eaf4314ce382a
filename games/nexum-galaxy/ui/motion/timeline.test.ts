import { FastChance } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import { moves } from '../../rules/moves.ts';
import { CARD, type Nexum } from '../../rules/state.ts';
import { at, emptySector, inPhase, put } from '../../test/scene.ts';
import { stageAt } from '../events/stage.ts';
import { followingTime, NOTHING, playOf, type Play } from './timeline.ts';

function playFrom(state: Nexum, order: readonly string[]): Play {
  const { news, after } = newsOf(state, order);
  return playOf(news, after);
}

function newsOf(state: Nexum, order: readonly string[]): { news: readonly NexumEvent[]; after: Nexum } {
  const copy = game.shape.clone(state);
  const news: NexumEvent[] = [];
  for (const text of order) {
    const move = moves.fromText(text);
    if (typeof move !== 'number') throw new Error(move.text);
    game.play(copy, 0, move, new FastChance(0), (event) => news.push(event as NexumEvent));
  }
  return { news, after: copy };
}

const before = (): Nexum => {
  const state = emptySector(4);
  put(state, 'A3', 0, 5);
  put(state, 'C1', 0, 3);
  put(state, 'C2', 1, 2);
  return put(state, 'D3', 1, 1);
};

test('ships fly together, then the battle, then the new owner', () => {
  const { effects, reached, lasts } = playFrom(before(), ['go C2', 'send A3 1 none', 'send C1 2 none']);
  const flights = effects.filter(({ kind }) => kind === 'flight');
  expect(flights.map((flight) => flight.at)).toEqual([0, 0]);
  const battle = effects.find((effect) => effect.kind === 'wave' && effect.tone === 'battle');
  expect(battle?.at).toBe(flights[0].lasts);
  expect(reached.get(at('C2'))).toBe(battle?.at);
  const risen = effects.filter((effect) => effect.kind === 'floating' && effect.place === at('C2'));
  expect(risen).toMatchObject([
    { of: 'ship', amount: -1 },
    { of: 'point', amount: 1 },
  ]);
  expect(risen[1].at).toBeGreaterThan(risen[0].at);
  expect(lasts).toBeLessThan(2000);
});

test('an empty planet changes hands when the ships arrive', () => {
  const { reached, effects } = playFrom(before(), ['go A1', 'send A3 1 none']);
  const flight = effects.find(({ kind }) => kind === 'flight');
  expect(reached.get(at('A1'))).toBe(flight?.lasts);
});

test('extraction rises from every place, twice from stars and from an Extractor', () => {
  const state = emptySector(4);
  for (const name of ['A1', 'A2', 'A*']) put(state, name, 0, 1);
  put(state, 'A3', 0, 2, 'E');
  put(state, 'D3', 1, 1);
  inPhase(state, 0, CARD);
  const { effects } = playFrom(state, ['card manage']);
  const risen = effects.flatMap((effect) =>
    effect.kind === 'floating' ? [[effect.place, effect.amount]] : [],
  );
  expect(risen).toEqual([
    [at('A1'), 1],
    [at('A2'), 1],
    [at('A3'), 2],
    [at('A*'), 2],
  ]);
});

test('every effect has a name of its own', () => {
  const { effects } = playFrom(before(), ['go A1', 'send A3 1 none', 'go A2', 'send A3 1 none', 'done']);
  expect(effects.length).toBeGreaterThan(3);
  expect(new Set(effects.map(({ name }) => name)).size).toBe(effects.length);
});

test('nothing moves where nothing happened', () => {
  expect(playOf([], before())).toBe(NOTHING);
});

/** A row whose first panel marks a planet and whose second makes the computer attack, as it is told. */
const STEP: readonly NexumEvent[] = [
  { event: 'round', round: 2, first: 0 },
  { event: 'row', row: 0, cards: [4, 13, 6] },
  { event: 'panel', row: 0, side: 0, kind: 'solar', card: 4, places: [at('B2')] },
  { event: 'marked', place: at('B2'), marker: 'noMove', laid: 4, markers: 4 },
  { event: 'panel', row: 0, side: 1, kind: 'invasion', card: 6, places: [at('C1')] },
  { event: 'act', seat: 3, kind: 'invasion', card: 2, ships: 3, place: at('C1') },
  { event: 'deployed', seat: 3, from: null, to: at('C1'), ships: 3 },
  { event: 'deployed', seat: 3, from: at('C3'), to: at('C1'), ships: 1 },
  {
    event: 'battle',
    seat: 3,
    against: 0,
    place: at('C1'),
    attack: 4,
    defence: 3,
    destroyed: 3,
    casualties: 1,
    excess: 0,
  },
  { event: 'arrived', seat: 3, place: at('C1'), ships: 3 },
  { event: 'points', seat: 3, points: 1 },
  { event: 'acted', seat: 3, missing: 0, reserve: 2 },
  { event: 'dealt', rows: 1 },
  { event: 'turn', seat: 0 },
];

test('the event step goes row, panel, effect, act, one after the other, and is said as it goes', () => {
  const state = before();
  const { cues, effects, reached, lasts } = playOf(STEP, state);
  expect(cues.map(({ event }) => event.event)).toEqual([
    'row',
    'panel',
    'panel',
    'act',
    'deployed',
    'deployed',
    'battle',
  ]);
  const times = cues.map(({ at: time }) => time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const [row, first, second, act, sent, , battle] = times;
  expect([row, first, second, act, sent, battle]).toEqual([
    ...new Set([row, first, second, act, sent, battle]),
  ]);
  const marked = reached.get(at('B2')) ?? 0;
  expect(marked).toBeGreaterThan(first);
  expect(marked).toBeLessThan(second);
  const flights = effects.filter((effect) => effect.kind === 'flight');
  expect(flights).toMatchObject([
    { from: null, to: at('C1'), ships: 3, at: sent },
    { from: at('C3'), to: at('C1'), ships: 1, at: sent },
  ]);
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'floating', of: 'ship', amount: -1 }));
  expect(reached.get(at('C1'))).toBe(battle);
  expect(lasts).toBeGreaterThan(battle);
  expect(lasts).toBeLessThan(8000);
});

test('rows are turned up and panels light up when the play comes to them; a play that is over shows all', () => {
  const state = before();
  state.aggressiveness = 1;
  const play = playOf(STEP, state);
  const timeOf = (nth: number): number => play.cues[nth].at;
  expect(stageAt(play, timeOf(0), state)).toMatchObject({
    shown: 1,
    current: { row: 0, side: null },
    dealt: false,
  });
  expect(stageAt(play, timeOf(1), state).current).toEqual({ row: 0, side: 0 });
  expect(stageAt(play, timeOf(3), state)).toMatchObject({
    current: { row: 0, side: 1 },
    cue: { event: { event: 'act' } },
  });
  expect(stageAt(play, null, state)).toEqual({ cue: null, shown: 1, current: null, dealt: true });
  const twice = playOf([...STEP, { event: 'row', row: 1, cards: [0, 1, 2] }], state);
  state.aggressiveness = 2;
  expect(stageAt(twice, 0, state).shown).toBe(1);
});

test('NG-11.9: ships of an act that come nowhere are spoken of when the others are there', () => {
  const acted: NexumEvent = { event: 'acted', seat: 3, missing: 2, reserve: 0 };
  const told = STEP.map((event) => (event.event === 'acted' ? acted : event));
  const { cues, lasts } = playOf(told, before());
  expect(cues.at(-1)?.event).toBe(acted);
  expect(lasts).toBeGreaterThan(playOf(STEP, before()).lasts);
});

test('only the event step asks the table to wait', () => {
  const { news, after } = newsOf(before(), ['go A1', 'send A3 1 none']);
  expect(followingTime(news, after)).toBe(0);
  expect(followingTime(STEP, before())).toBeGreaterThan(3000);
});

test('NG-13.3 NG-16.6 NG-14.1 what the expansion brings is seen where it happens, ships that are lost too', () => {
  const [A1, C2] = [at('A1'), at('C2')];
  const { effects, reached } = playOf(
    [
      { event: 'mined', seat: 0, place: A1, asteroid: null },
      { event: 'repelled', seat: 0, by: 1, place: C2, ships: 2, relics: [] },
      { event: 'destroyed', place: at('B1'), seat: null, ships: 0, relics: [] },
    ],
    before(),
  );
  expect([...reached.keys()]).toEqual([A1, C2, at('B1')]);
  expect(effects).toContainEqual(
    expect.objectContaining({ kind: 'floating', place: C2, amount: -2, of: 'ship' }),
  );
});

test('NG-14.3 nothing rises from a planet on which nothing is extracted', () => {
  const state = emptySector(2);
  put(put(state, 'A1', 0, 1), 'A2', 0, 1);
  state.idle[0] = 1;
  const { effects } = playOf([{ event: 'extracted', seat: 0, energy: 1, wasted: 0 }], state);
  expect(effects.map((effect) => effect.kind === 'floating' && effect.place)).toEqual([at('A2')]);
});
