// An order as a whole, before it is given: who could send ships, what it would bring, and what it lacks.

import { describe, expect, test } from 'vitest';
import { moves } from '../rules/moves.ts';
import { forecast, readSources, type Plan } from '../rules/plan.ts';
import type { Nexum } from '../rules/state.ts';
import { at, emptySector, inPhase, lay, play, put } from './scene.ts';

/** Seat 0 has three ships in C1, one of them with an Extractor, and five in A3. */
function heading(target: string, seats = 2): Nexum {
  const state = put(put(emptySector(seats), 'C1', 0, 3, 'E'), 'A3', 0, 5);
  put(state, 'C3', 1, 2);
  play(state, `go ${target}`);
  return state;
}

const fleet = (from: string, ships: number, relics = 0): Plan[number] => ({ from: at(from), ships, relics });

const textsOf = (state: Nexum, plan: Plan): string[] => forecast(state, 0, plan).moves.map(moves.toText);

describe('readSources', () => {
  test('names planets with what they can spare, the cheapest first', () => {
    const sources = readSources(heading('C2'), 0);
    expect(sources.map(({ name, spare, free, fare }) => [name, spare, free, fare])).toEqual([
      ['C1', 2, 2, 1],
      ['A3', 4, 4, expect.any(Number)],
    ]);
    expect(sources[1].fare).toBeGreaterThan(1);
    expect([sources[0].carriers !== 0, sources[1].carriers]).toEqual([true, 0]);
  });

  test('NG-6.13: a planet is attacked from everywhere', () => {
    expect(readSources(heading('C3'), 0).map(({ name }) => name)).toEqual(['C1', 'A3']);
  });
});

describe('forecast', () => {
  test('an order that can be given: its ships, its price and its moves', () => {
    const state = heading('C2');
    const { ships, price, battle, lack, moves: made } = forecast(state, 0, [fleet('A3', 2)]);
    const [, { fare }] = readSources(state, 0);
    expect([ships, price, battle, lack]).toEqual([2, 2 * fare, null, null]);
    expect(made.map(moves.toText)).toEqual(['send A3 2 none']);
    const before = state.energy[0];
    play(state, ...made.map(moves.toText));
    expect(before - state.energy[0]).toBe(price);
  });

  test('NG-6.13: fleets from several planets, in the order of the game', () => {
    const plan = [fleet('C1', 1), fleet('A3', 3)];
    expect(textsOf(heading('C3'), plan)).toEqual(['send A3 3 none', 'send C1 1 none']);
    expect(forecast(heading('C2'), 0, plan).lack).toEqual({ of: 'way', missing: 0 });
  });

  test('nothing is sent: a ship is missing', () => {
    expect(forecast(heading('C2'), 0, [])).toMatchObject({ lack: { of: 'ships', missing: 1 }, moves: [] });
  });

  test('NG-6.1: energy that is missing', () => {
    const state = heading('C2');
    inPhase(state, 0, state.phase, 1);
    expect(forecast(state, 0, [fleet('C1', 2)])).toMatchObject({ lack: { of: 'energy', missing: 1 } });
    expect(forecast(state, 0, [fleet('C1', 1)]).lack).toBe(null);
  });

  test('NG-6.6: more ships than there is room for', () => {
    const state = put(put(emptySector(2), 'C1', 0, 5), 'C2', 0, 3);
    put(put(state, 'A3', 0, 5), 'D3', 1, 2);
    play(state, 'go C2');
    expect(forecast(state, 0, [fleet('C1', 3)])).toMatchObject({ lack: { of: 'room', missing: 2 } });
    expect(textsOf(state, [fleet('C1', 2)])).toEqual(['send C1 2 none']);
  });

  test('NG-6.21: strength that is missing against a garrison, and none of it where the attack wins', () => {
    const state = put(put(put(emptySector(2), 'C1', 0, 5), 'A3', 0, 5), 'C3', 1, 2);
    play(state, 'go C3');
    expect(forecast(state, 0, [fleet('C1', 2)])).toMatchObject({ lack: { of: 'strength', missing: 1 } });
    const won = forecast(state, 0, [fleet('A3', 3)]);
    expect([won.lack, won.battle?.attack, won.battle?.defence]).toEqual([null, 3, 2]);
    expect(won.moves.map(moves.toText)).toEqual(['send A3 3 none', 'strike']);
  });

  test('NG-6.31: plunder of an empty planet, and none of the own', () => {
    const state = heading('C2');
    expect(forecast(state, 0, [fleet('C1', 1)]).plunder).toBe(state.size[at('C2')]);
    const own = put(put(emptySector(2), 'C1', 0, 5), 'C2', 0, 1);
    put(own, 'D3', 1, 2);
    play(own, 'go C2');
    expect(forecast(own, 0, [fleet('C1', 1)]).plunder).toBe(0);
  });

  test('more ships than may leave find no way', () => {
    expect(forecast(heading('C2'), 0, [fleet('C1', 3)])).toMatchObject({
      lack: { of: 'way', missing: 0 },
      moves: [],
    });
  });

  test('relics go along', () => {
    const state = put(put(emptySector(2), 'C1', 0, 3), 'A3', 0, 5);
    put(state, 'D3', 1, 2);
    const relic = 1 << lay(state, 'C1', 'E');
    state.carried |= relic;
    state.relicsHeld[0]++;
    play(state, 'go C2');
    expect(textsOf(state, [fleet('C1', 1, relic)])).toEqual(['send C1 1 E']);
  });
});
