import { FastChance, MoveList } from '@starboard/engine';
import { mixSeeds, readOptions } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { smallSectors } from '../../data/small-sectors.ts';
import { at, emptySector, put } from '../../test/scene.ts';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import { moves } from '../../rules/moves.ts';
import type { Options } from '../../rules/options.ts';
import { MOVE, type Nexum } from '../../rules/state.ts';
import { added, canAdd, removed, toggled } from './editing.ts';
import { forecast, heading, shipsOf, sourcesOf, suggestion } from './plan.ts';

function legalMoves(state: Nexum): number[] {
  const list = new MoveList();
  game.legal(state, state.turn, list);
  return list.toArray();
}

/** Every place that ships can be sent to in random games, with the order begun. */
function* orders(games: number): Generator<Nexum> {
  for (let i = 0; i < games; i++) {
    const chance = new FastChance(mixSeeds(9, i));
    const given = i % 2 === 0 ? { customSector: smallSectors[1] } : { sector: 'FENIX' };
    const seats = i % 2 === 0 ? 4 : 2;
    const options = readOptions(game.options, { ...given, roundLimit: 12 }) as unknown as Options;
    const state = game.setup(options, seats, chance);
    while (game.actors(state) !== 0) {
      const legal = legalMoves(state);
      if (state.phase === MOVE && state.target === 0 && state.picking === 0) {
        for (const move of legal.filter((each) => moves.kindOf(each) === moves.kinds.go.id))
          yield heading(state, state.turn, moves.kinds.go.to(move));
      }
      game.play(state, state.turn, legal[chance.die(legal.length) - 1], chance);
    }
  }
}

test('whatever can be ordered is suggested, and comes out as it was foretold', () => {
  let battles = 0;
  for (const state of orders(volume({ daily: 6, long: 200, mutation: 1 }))) {
    const seat = state.turn;
    const target = state.target - 1;
    const plan = suggestion(state, seat, null);
    const { lack, moves: made, price, battle, ships } = forecast(state, seat, plan);
    expect(lack).toBeNull();
    expect(ships).toBe(shipsOf(plan));
    const after = game.shape.clone(state);
    const told: NexumEvent[] = [];
    for (const move of made) {
      expect(legalMoves(after)).toContain(move);
      game.play(after, seat, move, new FastChance(0), (event) => told.push(event as NexumEvent));
    }
    expect(after.target).toBe(0);
    const paid = told.reduce((sum, event) => sum + (event.event === 'sent' ? event.price : 0), 0);
    expect(paid).toBe(price);
    if (battle === null) continue;
    battles++;
    const fought = told.find((event) => event.event === 'battle');
    const { attack, defence, casualties, excess } = battle;
    expect(fought).toMatchObject({ place: target, attack, defence, casualties, excess });
    expect(told.filter(({ event }) => event === 'points')).toHaveLength(battle.points);
  }
  expect(battles).toBeGreaterThan(5);
});

test('every source that the game offers is a source of the plan', () => {
  for (const state of orders(volume({ daily: 2, long: 60, mutation: 1 }))) {
    const known = new Set(sourcesOf(state, state.turn).map(({ place }) => place));
    const offered = legalMoves(state).filter((move) => moves.kindOf(move) === moves.kinds.send.id);
    const from = offered.map((move) => moves.kinds.send.from(move));
    expect(from.filter((place) => !known.has(place))).toEqual([]);
  }
});

describe('an attack on C2 with 2 ships', () => {
  const position = (): Nexum => {
    const state = emptySector(4);
    put(state, 'C2', 1, 2);
    put(state, 'C1', 0, 3);
    put(state, 'A3', 0, 4, 'ME');
    put(state, 'K1', 0, 5);
    put(state, 'D3', 1, 1);
    return heading(state, 0, at('C2'));
  };
  const [C1, A3, K1] = [at('C1'), at('A3'), at('K1')];

  test('takes the nearest ships first', () => {
    expect(suggestion(position(), 0, null)).toEqual([
      { from: A3, ships: 1, relics: 0 },
      { from: C1, ships: 2, relics: 0 },
    ]);
  });

  test('takes those that were pointed at first, where they are enough', () => {
    expect(suggestion(position(), 0, K1)).toEqual([{ from: K1, ships: 3, relics: 0 }]);
  });

  test('says what is missing', () => {
    const state = position();
    expect(forecast(state, 0, []).lack).toBe('ships');
    expect(forecast(state, 0, [{ from: C1, ships: 2, relics: 0 }]).lack).toBe('strength');
    state.energy[0] = 4;
    expect(forecast(state, 0, [{ from: K1, ships: 4, relics: 0 }]).lack).toBe('energy');
  });

  test('is edited one ship and one relic at a time', () => {
    const state = position();
    const source = sourcesOf(state, 0).find(({ place }) => place === A3);
    if (source === undefined) throw new Error('A3 can send ships.');
    const relic = source.carriers & -source.carriers;
    const one = added([], source, false);
    expect(one).toEqual([{ from: A3, ships: 1, relics: 0 }]);
    const two = added(one, source, false);
    expect(canAdd(two, source)).toBe(false);
    const withRelic = toggled(two, source, relic, false);
    expect(withRelic).toEqual([{ from: A3, ships: 3, relics: relic }]);
    const both = toggled(withRelic, source, source.carriers & ~relic, false);
    expect(both).toEqual([{ from: A3, ships: 3, relics: source.carriers }]);
    expect(toggled(both, source, relic, false)).toEqual([
      { from: A3, ships: 2, relics: source.carriers & ~relic },
    ]);
    expect(removed(one, source, false)).toEqual([]);
    expect(removed(toggled([], source, relic, false), source, false)).toEqual([]);
  });

  test('where one fleet goes alone, another takes its place', () => {
    const [first, second] = sourcesOf(position(), 0);
    expect(added(added([], first, true), second, true)).toEqual([
      { from: second.place, ships: 1, relics: 0 },
    ]);
  });
});

test('a planet or star without room says so', () => {
  const state = emptySector(4);
  put(state, 'C1', 0, 4);
  put(state, 'C2', 0, 5);
  const ordered = heading(state, 0, at('C1'));
  expect(forecast(ordered, 0, [{ from: at('C2'), ships: 2, relics: 0 }]).lack).toBe('room');
  expect(forecast(ordered, 0, [{ from: at('C2'), ships: 1, relics: 0 }])).toMatchObject({
    lack: null,
    price: 1,
  });
});
