import { FastChance } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import { moves } from '../../rules/moves.ts';
import { CARD, type Nexum } from '../../rules/state.ts';
import { at, emptySector, inPhase, put } from '../../test/scene.ts';
import { NOTHING, playOf, type Play } from './timeline.ts';

function playFrom(state: Nexum, order: readonly string[]): Play {
  const { news, after } = newsOf(state, order);
  return playOf(news, state, after);
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

test('nothing moves where nothing happened or nobody saw what was before', () => {
  expect(playOf([], before(), before())).toBe(NOTHING);
  const { news, after } = newsOf(before(), ['go A1', 'send A3 1 none']);
  expect(playOf(news, null, after)).toBe(NOTHING);
});
