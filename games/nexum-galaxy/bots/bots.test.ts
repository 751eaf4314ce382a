// What bots make of events and of the computer's civilizations.

import { chancesFrom, findBot, PlayerAsker } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, NOBODY, type Game, type OptionValues } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { act as letAct, mark, quiet } from '../test/cosmos-scene.ts';
import { at, newGame, optionsOf, put } from '../test/scene.ts';
import { nexumGalaxy } from '../rules/game.ts';
import { moves } from '../rules/moves.ts';
import type { Nexum } from '../rules/state.ts';
import { count } from './counts.ts';
import { terms, weigh } from './evaluation.ts';
import { brain } from './index.ts';
import { expectedLoss, lookOut, Outlook } from './outlook.ts';
import { strengthOfRival } from './rival.ts';
import { lootFrom } from './threat.ts';
import { usual } from './weights.ts';

function chanceOf(state: Nexum, seat = 0): number {
  const into = new Float64Array(state.seats);
  brain.judge(state, state.seats, into);
  return into[seat];
}

function strengthIn(state: Nexum, seat: number): number {
  const into = new Float64Array(terms.length);
  weigh(state, seat, usual, into);
  let sum = 0;
  for (const part of into) sum += part;
  return sum;
}

function worthOf(state: Nexum, seat: number, id: (typeof terms)[number]['id']): number {
  const into = new Float64Array(terms.length);
  weigh(state, seat, usual, into);
  return into[terms.findIndex((term) => term.id === id)];
}

function lossOf(state: Nexum, seat = 0): number {
  const outlook = new Outlook();
  lookOut(state, outlook);
  return expectedLoss(state, seat, outlook);
}

/** One person on A and the computer on D, among eight systems. */
const alone = (): Nexum => put(put(quiet(1, { sector: 'IHX', mode: 'one-vs-one' }), 'A3', 0, 4), 'D3', 1, 4);

describe('markers and ions', () => {
  const duel = (): Nexum => put(put(put(quiet(2), 'A3', 0, 4), 'E2', 0, 5), 'E1', 1, 1);

  test('nobody is afraid for a planet that cannot be entered, and dear fares make it dearer', () => {
    const state = duel();
    state.energy[0] = 2;
    expect(lootFrom(state, 0, 1, 1)).toBe(1);
    state.ionized[at('E1') >>> 3] = 1 << (at('E1') & 7);
    expect(lootFrom(state, 0, 1, 1)).toBe(0);
    state.ionized.fill(0);
    expect(lootFrom(mark(state, 'noMove', 'E1', 1), 0, 1, 1)).toBe(0);
  });

  test('ships that are held fast and planets that give nothing are worth less, the longer the less', () => {
    const markers = (kind: 'noMove' | 'noManage', number: number): number =>
      worthOf(mark(duel(), kind, 'E2', number), 0, 'events');
    for (const kind of ['noMove', 'noManage'] as const) {
      expect(markers(kind, 1)).toBeLessThan(worthOf(duel(), 0, 'events'));
      expect(markers(kind, 3)).toBeLessThan(markers(kind, 1));
    }
    const into = new Float64Array(terms.length);
    count(mark(mark(duel(), 'noMove', 'E2', 2), 'noManage', 'E2', 1), 0, into);
    expect(into[terms.findIndex(({ id }) => id === 'events')]).toBe(3);
  });

  test('knowing what comes is worth something', () => {
    const state = duel();
    const before = worthOf(state, 0, 'events');
    state.foresight = 1;
    expect(worthOf(state, 0, 'events')).toBeGreaterThan(before);
  });
});

describe('the coming rows', () => {
  test('a weak planet is at risk, a strong one less, and one in a Tann system not at all', () => {
    const weak = lossOf(put(alone(), 'E2', 0, 1));
    expect(weak).toBeGreaterThan(lossOf(put(alone(), 'E2', 0, 3)));
    expect(lossOf(put(alone(), 'E2', 0, 3))).toBeGreaterThan(0);
    expect(lossOf(put(alone(), 'A1', 0, 1))).toBe(0);
    expect(lossOf(mark(put(alone(), 'E2', 0, 1), 'noMove', 'E2', 1))).toBe(0);
    expect(lossOf(put(put(alone(), 'E2', 0, 3), 'E1', 1, 4))).toBeGreaterThan(
      lossOf(put(alone(), 'E2', 0, 3)),
    );
  });

  test('a planet whose card is on the discards is in no danger of an invasion, and more rows are worse', () => {
    const state = put(alone(), 'E2', 0, 1);
    const before = lossOf(state);
    state.aggressiveness++;
    expect(lossOf(state)).toBeGreaterThan(before);
    // E2 is the fourteenth card
    state.discards[13] = 1;
    expect(lossOf(state)).toBe(0);
  });

  test('only what everybody knows is looked at: cards face down make no difference', () => {
    const state = put(alone(), 'E2', 0, 1);
    const before = [chanceOf(state), lossOf(state)];
    state.rows.reverse();
    state.deck.reverse();
    expect([chanceOf(state), lossOf(state)]).toEqual(before);
  });

  test('what is reckoned is what happens: so many ships take a planet, one less does not', () => {
    const taken = (ships: number): boolean => {
      const state = put(alone(), 'E2', 0, ships);
      letAct(state, 'invasion', 'E2', 'squadron');
      return state.owner[at('E2')] === 2;
    };
    const feared = (ships: number): boolean => {
      const state = put(alone(), 'E2', 0, ships);
      // only squadrons are left
      state.actsDrawn = 0b110011;
      state.discards.fill(1, 0, 13).fill(1, 14, 18);
      // D1 before E2 is an invasion of E2
      state.discards[9] = 0;
      return lossOf(state) > 0;
    };
    expect([taken(2), taken(3)]).toEqual([true, false]);
    expect([feared(2), feared(3)]).toEqual([true, false]);
  });
});

/** Recorded with the evaluation that knew no events. */
const BEFORE =
  'card move-manage, go B2, send A3 1 none, done, build B2, done, bid 0, card move-manage, ' +
  'go E2, send D3 1 none, done, build E2, done, bid 0, card move, go B3, send B2 1 none, ' +
  'go C1, send A3 1 none, done, bid 0, card move, go B3, send D3 1 none, send E2 1 T, bid 0, ' +
  'card manage-move, build A3, build C1, done, go C3, send C1 1 none, go F1, send A3 1 none, ' +
  'bid 0, card manage-move, build E2, done, go F1, send D3 1 none, send E2 1 none, bid 0';

describe('without events', () => {
  test('nothing that is said of events counts', () => {
    const state = newGame(3);
    const [plain, other] = [new Float64Array(terms.length), new Float64Array(terms.length)];
    weigh(state, 0, usual, plain);
    weigh(state, 0, { ...usual, stuck: 9, idle: 9, foresight: 9, raided: 9 }, other);
    expect([...other]).toEqual([...plain]);
    const into = new Float64Array(3);
    chancesFrom(
      Float64Array.from([0, 1, 2], (seat) => strengthIn(state, seat)),
      3,
      1,
      into,
    );
    expect([0, 1, 2].map((seat) => chanceOf(state, seat))).toEqual([...into]);
  });

  test('Captains play a core game move for move as they did before there were events', () => {
    const captain = findBot('captain');
    if (isRefusal(captain)) throw new Error(captain.reason);
    const game = nexumGalaxy as unknown as Game;
    const options = optionsOf({ sector: 'FENIX', roundLimit: 3 }) as unknown as OptionValues;
    const chance = new FastChance(7);
    const players = [0, 1].map((seat) =>
      captain.sit({ game, brain, options, seats: 2, seat, random: new FastChance(seat), scale: 0.1 }),
    );
    const state = game.setup(options, 2, chance);
    const asking = new PlayerAsker();
    const played: string[] = [];
    while (game.actors(state) !== NOBODY) {
      const seat = firstSeat(game.actors(state));
      const move = asking.moveOf(players[seat], game, state, seat);
      played.push(moves.toText(move));
      game.play(state, seat, move, chance);
    }
    expect(played.join(', ')).toBe(BEFORE);
  });
});

describe('the computer as a rival', () => {
  test('alone, chances are not certain, and fall as it comes nearer to its goals', () => {
    const state = alone();
    const before = chanceOf(state);
    expect(before).toBeLessThan(1);
    state.points[1] = 4;
    const behind = chanceOf(state);
    expect(behind).toBeLessThan(before);
    state.relicsHeld[1] = 3;
    expect(chanceOf(state)).toBeLessThan(behind);
    state.points[0] = 5;
    expect(chanceOf(state)).toBeGreaterThan(behind);
  });

  test('relics that do not win yet are feared less', () => {
    const state = alone();
    state.relicsHeld[1] = 4;
    const awake = chanceOf(state);
    state.relicsAsleep = 1 << 1;
    expect(chanceOf(state)).toBeGreaterThan(awake);
  });

  test('of several each may win, allied or not; one that is out cannot', () => {
    const chances = (state: Nexum): number => chanceOf(state, 0) + chanceOf(state, 1);
    for (const mode of ['two-vs-two', 'two-vs-allied-two'] as const) {
      const state = newGame(2, { ruleSet: 'events', mode });
      const before = chances(state);
      state.points[3] = 6;
      expect(chances(state)).toBeLessThan(before);
      state.fallen = 1 << 3;
      expect(strengthOfRival(state, 3, usual.rival)).toBe(-Infinity);
      expect(chances(state)).toBeGreaterThan(before);
    }
  });
});
