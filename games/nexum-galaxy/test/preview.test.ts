import { FastChance, MoveList, type GameEvent } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import type { NexumEvent } from '../rules/events.ts';
import { moves } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { previewAttack, previewOrder, type Preview } from '../rules/preview.ts';
import { MOVE, OVER, type Nexum } from '../rules/state.ts';
import { at, emptySector, game, inPhase, lay, move, newGame, play, put } from './scene.ts';

type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { event: E }>;

/** What really happens when the move is played and the phase ended, told in the terms of a preview. */
function happened(state: Nexum, last: number): Partial<Preview> | null {
  const copy = game.shape.clone(state);
  const seat = copy.turn;
  const events: NexumEvent[] = [];
  const tell = (event: GameEvent): unknown => events.push(event as NexumEvent);
  const before = copy.points[seat];
  game.play(copy, seat, last, new FastChance(1), tell);
  const told = <E extends NexumEvent['event']>(name: E): Of<E>[] =>
    events.filter((each): each is Of<E> => each.event === name);
  const [battle] = told('battle');
  if (battle === undefined || copy.picking > 0) return null;
  const wins = copy.phase === OVER;
  const [survivors, points] = [told('arrived')[0].ships, copy.points[seat] - before];
  if (copy.phase === MOVE && copy.turn === seat) game.play(copy, seat, move('done'), new FastChance(1), tell);
  const loot = told('plundered').find(({ place }) => place === battle.place);
  const types = (list: readonly { type: number }[]): number[] =>
    list.map(({ type }) => type).toSorted((a, b) => a - b);
  return {
    allowed: true,
    attack: battle.attack,
    defence: battle.defence,
    casualties: battle.casualties,
    excess: battle.excess,
    survivors,
    destroyed: battle.destroyed,
    captured: types(told('captured')),
    found: types(told('attached').filter(({ place }) => place === battle.place)),
    stars: told('star lost')
      .filter(({ scores }) => scores)
      .map(({ place, seat: owner, ships }) => ({ place, seat: owner, ships })),
    points,
    wins,
    plunder: wins ? 0 : (loot?.energy ?? -1),
  };
}

const tables: readonly [seats: number, given: Partial<Options>][] = [
  [4, {}],
  [3, { sector: 'TRIPARTUM' }],
  [2, { sector: 'OCULUS', relics: 'random' }],
  [4, { teams: true, pooled: true, sector: 'DIVERSUM' }],
  [3, { scenario: 'sterile-trap', sector: 'TABULA' }],
  [4, { teams: true, scenario: 'sterile-trap' }],
];

describe('NG-6.16, NG-6.21: the preview of an attack', () => {
  test.each(tables)('is what happens, with %i seats and %o', (seats, given) => {
    const chance = new FastChance(seats);
    const list = new MoveList();
    let battles = 0;
    for (let round = 0; round < volume({ daily: 25, long: 400, mutation: 1 }); round++) {
      const state = newGame(seats, { roundLimit: 60, ...given }, round);
      while (game.actors(state) !== 0) {
        list.clear();
        game.legal(state, state.turn, list);
        const fighting = previewOrder(state, state.turn) !== null;
        for (const each of fighting ? list.toArray() : []) {
          const strike = moves.kindOf(each) === moves.kinds.strike.id;
          const preview = strike ? previewOrder(state, state.turn) : previewOrder(state, state.turn, each);
          const real = happened(state, each);
          if (real === null) continue;
          battles++;
          expect(preview).toMatchObject(real);
        }
        game.play(state, state.turn, chosen(list, chance), chance);
      }
    }
    expect(battles).toBeGreaterThan(0);
  });

  /** Random, but fond of fighting. */
  function chosen(list: MoveList, chance: FastChance): number {
    return list.moves[chance.draw(list.length)];
  }

  test('says when an attack is not allowed, and what it would cost', () => {
    const state = emptySector(2, { grandBattle: 'off' });
    put(put(put(put(state, 'A1', 0, 3), 'A3', 0, 4, 'E'), 'B1', 1, 2), 'D3', 1, 1);
    inPhase(state, 0, MOVE, 20);
    play(state, 'go B1');
    expect(previewOrder(state, 0, move('send A1 2 none'))).toMatchObject({
      allowed: false,
      price: 4,
      attack: 2,
      defence: 2,
    });
    expect(previewOrder(state, 0, move('send A3 3 E'))).toMatchObject({
      allowed: true,
      price: 7,
      plunder: 6,
      points: 1,
    });
    expect(previewOrder(state, 0)).toMatchObject({ allowed: false, attack: 0, price: 0 });
  });

  test('is there for every planet, the first of all too', () => {
    const state = emptySector(2);
    put(put(put(state, 'A1', 1, 1), 'A3', 0, 3), 'D3', 1, 1);
    play(state, 'go A1');
    expect(previewOrder(state, 0, move('send A3 2 none'))).toMatchObject({
      allowed: true,
      attack: 2,
      plunder: 1,
    });
  });

  test('there is none where nobody is attacked', () => {
    const state = emptySector(2);
    put(put(state, 'A3', 0, 3), 'D3', 1, 1);
    expect(previewOrder(state, 0)).toBe(null);
    play(state, 'go B1');
    expect(previewOrder(state, 0)).toBe(null);
  });

  test('NG-2.6: tells no relics found where the owner will have to pick', () => {
    const state = emptySector(2);
    put(put(put(state, 'A3', 0, 4), 'B1', 1, 1, 'E'), 'D3', 1, 1);
    lay(state, 'B1', 'M');
    lay(state, 'B1', 'T');
    expect(previewAttack(state, 0, at('B1'), 2, 0)).toMatchObject({ captured: [2], found: [] });
    expect(previewAttack(state, 0, at('B1'), 3, 0)).toMatchObject({ captured: [2], found: [0, 3] });
  });

  test('NG-2.6, NG-1.3: a relic that will be picked counts for the victory', () => {
    const state = emptySector(2, { grandBattle: 'off' });
    put(put(put(state, 'A3', 0, 5, 'M'), 'A2', 0, 1, 'E'), 'B1', 1, 1, 'T');
    put(inPhase(state, 0, MOVE, 20), 'D3', 1, 2);
    lay(state, 'B1', 'E');
    lay(state, 'B1', 'R');
    play(state, 'go B1');
    expect(previewOrder(state, 0, move('send A3 2 none'))).toMatchObject({
      found: [],
      wins: true,
      plunder: 0,
    });
    expect(previewOrder(state, 0, move('send A3 2 M'))).toMatchObject({ found: [], wins: false, plunder: 3 });
    play(state, 'send A3 2 none', 'attach replicator');
    expect(game.outcome(state)?.rule).toBe('NG-1.2');
  });
});
