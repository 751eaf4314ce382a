import { describe, expect, test } from 'vitest';
import { viewState } from '@starboard/engine/view';
import { priceBetween, readEvents, readPlace, readSeat, readTurn } from '../rules/reading.ts';
import { happen, mark, quiet } from './cosmos-scene.ts';
import { CARD } from '../rules/state.ts';
import { at, emptySector, game, inPhase, lay, newGame, play, put } from './scene.ts';

describe('reading the state', () => {
  test('a place: owner, ships, relics on ships and waiting ones', () => {
    const state = put(emptySector(4), 'C1', 2, 3, 'ME');
    lay(state, 'C2', 'T');
    expect(readPlace(state, at('C1'))).toEqual({
      place: at('C1'),
      name: 'C1',
      owner: 2,
      ships: 3,
      rested: 3,
      carried: ['military', 'extractor'],
      restedCarriers: ['military', 'extractor'],
      waiting: [],
      conquered: false,
      noMove: 0,
      noManage: 0,
      ionized: false,
      asteroid: false,
      dead: false,
      hidden: [],
    });
    expect(readPlace(state, at('C2'))).toMatchObject({
      owner: null,
      ships: 0,
      carried: [],
      waiting: ['transporter'],
    });
  });

  test('NG-6.5, NG-6.31 a place to which ships have just moved', () => {
    const state = put(put(emptySector(4), 'A3', 0, 4, 'M'), 'G3', 1, 1);
    play(state, 'go A1', 'send A3 2 M');
    expect(readPlace(state, at('A1'))).toMatchObject({
      ships: 2,
      rested: 0,
      carried: ['military'],
      restedCarriers: [],
      conquered: true,
    });
    expect(readPlace(state, at('A3'))).toMatchObject({ ships: 2, rested: 2, conquered: false });
    expect(readTurn(state)).toMatchObject({ phase: 'movement', plunder: 1, order: null });
  });

  test('a seat at the start', () => {
    expect(readSeat(newGame(4, { teams: true }), 1)).toEqual({
      seat: 1,
      isComputer: false,
      colour: 'red',
      allies: [3],
      isOut: false,
      energy: 3,
      energyLimit: 20,
      income: 1,
      bid: 0,
      points: 0,
      relics: 0,
      score: 0,
      planets: 1,
      stars: 0,
      ships: 4,
      reserve: 21,
      cards: ['manage', 'move', 'manage-move', 'move-manage'],
    });
  });

  test('a seat later on', () => {
    const state = emptySector(4);
    for (const planet of ['A1', 'A2', 'A3']) put(state, planet, 0, 2, planet === 'A1' ? 'E' : '');
    put(state, 'A*', 0, 1);
    state.points[0] = 2;
    state.bids[0] = 4;
    state.cards[0] = 0b0101;
    expect(readSeat(state, 0)).toMatchObject({
      income: 6,
      bid: 4,
      points: 2,
      relics: 1,
      score: 7,
      planets: 3,
      stars: 1,
      ships: 7,
      reserve: 18,
      cards: ['manage', 'manage-move'],
    });
    expect(readSeat(state, 1).isOut).toBe(true);
  });

  test('where the game is in the turn', () => {
    const state = newGame(2, { sector: 'OCULUS', roundLimit: 9 });
    expect(readTurn(state)).toEqual({
      round: 1,
      roundLimit: 9,
      first: 0,
      seat: 0,
      phase: 'card',
      next: null,
      order: null,
      picking: null,
      plunder: 0,
      goal: { points: 6, relics: 4 },
    });
    play(state, 'card manage-move');
    expect(readTurn(state)).toMatchObject({ phase: 'management', next: 'movement' });
    const other = newGame(4);
    play(other, 'card move-manage', 'go A1');
    expect(readTurn(other)).toMatchObject({
      roundLimit: null,
      phase: 'movement',
      next: 'management',
      order: { to: at('A1'), ships: 0, relics: [] },
    });
    const trap = newGame(4, { scenario: 'sterile-trap' });
    expect(readTurn(trap).goal.relics).toBeNull();
  });

  test('an order under way, and a relic to pick', () => {
    const state = put(put(put(emptySector(4), 'A3', 0, 4, 'M'), 'A2', 0, 4), 'A1', 1, 2);
    play(state, 'go A1', 'send A2 2 none');
    expect(readTurn(state).order).toEqual({ to: at('A1'), ships: 2, relics: [] });
    const heap = put(put(emptySector(4), 'A3', 0, 4), 'G3', 1, 1);
    lay(heap, 'A1', 'M');
    lay(heap, 'A1', 'E');
    play(heap, 'go A1', 'send A3 1 none');
    expect(readTurn(heap).picking).toBe(at('A1'));
    expect(readTurn(inPhase(newGame(2, { sector: 'SPIRO' }), 1, CARD)).seat).toBe(1);
  });

  test('NG-6.1, NG-6.2 the price between two places', () => {
    const state = newGame(4, { sector: 'HEABEZA' });
    expect(priceBetween(state, 0, at('A1'), at('A*'))).toBe(1);
    expect(priceBetween(state, 0, at('A1'), at('C1'))).toBe(2);
    expect(priceBetween(state, 0, at('A1'), at('G1'))).toBe(3);
    expect(priceBetween(state, 0, at('A1'), at('B1'))).toBeNull();
  });
});

describe('reading events', () => {
  test('there is nothing to read in the core game', () => {
    expect(readEvents(newGame(2))).toBe(null);
  });

  test('NG-10.3 to NG-10.5 rows of this round with what they did and where', () => {
    const state = quiet(4);
    ['A3', 'D3', 'G3', 'J3'].forEach((name, seat) => put(state, name, seat, 3));
    happen(state, 'B2 E2 C1');
    const reading = readEvents(state);
    expect(reading).toMatchObject({ aggressiveness: 1, deck: 12, foresight: [], nextToAct: null });
    expect(reading?.now).toEqual([
      {
        cards: ['B2', 'E2', 'C1'],
        panels: [
          { kind: 'solar', markers: 4, places: [at('B2'), at('H2')] },
          { kind: 'glacial', markers: 2, places: [at('C1'), at('I1')] },
        ],
      },
    ]);
    expect(readPlace(state, at('B2'))).toMatchObject({ noMove: 4, noManage: 0, ionized: false });
  });

  test('NG-10.15 of the next first row only foresight shows cards', () => {
    const state = quiet(4);
    ['A3', 'D3', 'G3', 'J3'].forEach((name, seat) => put(state, name, seat, 3));
    happen(mark(state, 'noMove', 'C2', 1), 'C2 D3 A1');
    const seen = (viewer: number): unknown =>
      readEvents(viewState(game as never, state, viewer))?.next.map(({ cards, panels }) => [
        cards.map((card) => card !== null),
        panels,
      ]);
    expect(readEvents(state)?.foresight).toEqual([0]);
    expect(seen(0)).toEqual([
      [
        [true, false, true],
        [null, null],
      ],
    ]);
    expect(seen(1)).toEqual([
      [
        [false, false, false],
        [null, null],
      ],
    ]);
  });

  test('NG-11.8 a civilization of the computer reads like a seat, with or without a gate', () => {
    const state = newGame(3, { ruleSet: 'events', sector: 'RAIA', mode: 'three-vs-one' });
    expect(readSeat(state, 3)).toMatchObject({
      isComputer: true,
      colour: null,
      energy: 0,
      cards: [],
      isOut: false,
    });
    expect(readEvents(state)?.nextToAct).toBe(3);
    const solo = newGame(1, { mode: 'solo-easy' });
    expect(readSeat(solo, 1)).toMatchObject({ isComputer: true, colour: 'red' });
  });
});
