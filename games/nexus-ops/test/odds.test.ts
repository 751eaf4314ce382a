import { FastChance } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import type { Land } from '../data/terrain.ts';
import { battleOdds, byPrice, type Army as Counts, type Odds } from '../rules/odds.ts';
import { FIGURES } from '../data/units.ts';
import { LOSSES, SHATTER } from '../rules/phases.ts';
import { HEXES, TYPES, type Nexus } from '../rules/state.ts';
import { game, hexOf, TestTable, type TestArmy } from './table.ts';

const A1 = hexOf('A1');

function field(attack: TestArmy, defence: TestArmy, land: Land, alternate = false): Nexus {
  const table = new TestTable({ options: { alternateUnits: alternate } }).allLand('forest').land('A1', land);
  table
    .put(0, 'A1', attack)
    .put(1, 'A1', defence)
    .put(0, 'H1c', { strider: 1 })
    .put(1, 'H2c', { strider: 1 });
  return table.toFight().state;
}

function chanceOf(odds: Odds, attack: Counts, defence: Counts): number {
  const found = odds.endings.find(
    (each) => each.attack.join() === attack.join() && each.defence.join() === defence.join(),
  );
  return found?.chance ?? 0;
}

describe('odds by hand', () => {
  test('NO-6.4: a Human against a Human', () => {
    const odds = battleOdds(field({ human: 1 }, { human: 1 }, 'plains'), A1, 0, 1);
    expect(odds.win).toBeCloseTo(1 / 6, 12);
    expect(odds.loss).toBeCloseTo(5 / 36, 12);
    expect(odds.endings).toHaveLength(4);
    expect(odds.endings[0].chance).toBeCloseTo(25 / 36, 12);
    expect(odds.endings[0]).toMatchObject({ attack: [1, 0, 0, 0, 0, 0], defence: [1, 0, 0, 0, 0, 0] });
  });

  test('NO-6.3: a Dragon strikes before a Human', () => {
    const odds = battleOdds(field({ dragon: 1 }, { human: 1 }, 'plains'), A1, 0, 1);
    expect(odds.win).toBeCloseTo(5 / 6, 12);
    expect(odds.loss).toBeCloseTo(1 / 36, 12);
  });

  test('NO-12.5: a Leaper picks the dearest with 5 or more, the owner gives up the cheapest', () => {
    const odds = battleOdds(field({ leaper: 1 }, { human: 1, dragon: 1 }, 'forest'), A1, 0, 1);
    // the Dragon rolls first and hits with 5/6; else 2/6 the Dragon is picked, 2/6 the Human is given up, 2/6 both stay
    expect(chanceOf(odds, [0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 1])).toBeCloseTo(5 / 6 + 1 / 108, 12);
    expect(chanceOf(odds, [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1])).toBeCloseTo(1 / 18, 12);
    expect(chanceOf(odds, [0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0])).toBeCloseTo((1 / 18) * (5 / 6), 12);
  });

  test('NO-18.1, NO-18.4: alternate units', () => {
    const clones = battleOdds(field({ human: 2 }, { human: 1 }, 'forest', true), A1, 0, 1);
    expect(clones.win).toBeCloseTo(1 / 6, 12);
    expect(clones.loss).toBe(0);
    const blitz = battleOdds(field({ strider: 1 }, { dragon: 1 }, 'plains', true), A1, 0, 1);
    expect(blitz.win).toBeCloseTo(1 / 2, 12);
    expect(blitz.loss).toBeCloseTo(5 / 12, 12);
  });

  test('other choices of casualties', () => {
    const state = field({ leaper: 1 }, { human: 1, strider: 1 }, 'forest');
    const odds = battleOdds(state, A1, 0, 1, { giveUp: byPrice.pick, pick: byPrice.giveUp });
    // a 3 or 4 costs the Strider, a 5 or 6 the Human
    expect(chanceOf(odds, [0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0])).toBeCloseTo((1 / 3) * (5 / 6), 12);
  });

  test('of equal price the one that attacks first is given up, and picked', () => {
    const army = [0, 1, 1, 0, 0, 0];
    const state = field({ human: 1 }, { human: 1 }, 'plains');
    expect(byPrice.giveUp(state, army)).toBe(2);
    expect(byPrice.pick(state, army)).toBe(2);
    expect(byPrice.giveUp(state, [1, 0, 0, 0, 0, 1])).toBe(0);
    expect(byPrice.pick(state, [1, 0, 0, 0, 0, 1])).toBe(5);
  });
});

const battles: readonly [TestArmy, TestArmy, Land, boolean][] = [
  [{ human: 3 }, { human: 2 }, 'plains', false],
  [{ human: 12 }, { human: 12 }, 'forest', false],
  [{ dragon: 1 }, { human: 5 }, 'magma', false],
  [{ dragon: 2, human: 4 }, { dragon: 1, strider: 2 }, 'plains', false],
  [{ fungoid: 4, human: 2 }, { crystalline: 4, human: 2 }, 'forest', false],
  [{ fungoid: 4, human: 2 }, { crystalline: 4, human: 2 }, 'spires', false],
  [{ leaper: 2, human: 2 }, { strider: 2, human: 3 }, 'magma', false],
  [{ leaper: 2, fungoid: 1 }, { leaper: 2, crystalline: 1, human: 1 }, 'forest', false],
  [{ leaper: 4 }, { human: 6, dragon: 1 }, 'spires', false],
  [{ strider: 3, crystalline: 3 }, { strider: 3, fungoid: 3 }, 'spires', false],
  [{ strider: 6 }, { leaper: 3, human: 1 }, 'plains', false],
  [
    { human: 1, fungoid: 1, crystalline: 1, strider: 1, leaper: 1, dragon: 1 },
    { human: 1, fungoid: 1, crystalline: 1, strider: 1, leaper: 1, dragon: 1 },
    'forest',
    false,
  ],
  [{ dragon: 3 }, { dragon: 3, leaper: 2 }, 'magma', false],
  [{ crystalline: 8 }, { fungoid: 8 }, 'forest', false],
  [{ human: 6, leaper: 1 }, { dragon: 1, human: 2 }, 'plains', false],
  [{ human: 5 }, { human: 4, fungoid: 2 }, 'forest', true],
  [{ strider: 2, human: 3 }, { dragon: 1, strider: 1 }, 'plains', true],
  [{ strider: 2, human: 3 }, { dragon: 1, strider: 1 }, 'magma', true],
  [{ fungoid: 3, leaper: 1 }, { crystalline: 3, human: 2 }, 'spires', true],
  [{ dragon: 1, human: 6 }, { leaper: 2, fungoid: 2 }, 'plains', true],
];

function countsOf(state: Nexus, seat: number): number[] {
  const at = (A1 * 4 + seat) * TYPES;
  return [...state.units.subarray(at, at + TYPES)];
}

/** Both armies as one number. */
function keyOf(attack: Counts, defence: Counts): number {
  return [...attack, ...defence].reduce((key, units) => key * 16 + units, 0);
}

function keyAt(state: Nexus): number {
  let key = 0;
  const at = A1 * 4 * TYPES;
  for (let i = 0; i < 2 * TYPES; i++) key = key * 16 + state.units[at + i];
  return key;
}

const named = (text: string): number => Number(game.moves.fromText(text));
const FIGHT_IT = named('fight A1 1');
const KEEP_SHARDS = named('shatter 0');
const LOSE = FIGURES.map((unit) => named(`lose ${unit}`));

/** Plays one round with the real rules; both sides choose casualties by price. */
function playRound(state: Nexus, chance: FastChance): void {
  game.play(state, 0, FIGHT_IT, chance);
  while (state.phase === LOSSES || state.phase === SHATTER) {
    const move = state.phase === SHATTER ? KEEP_SHARDS : LOSE[firstToGo(state)];
    game.play(state, state.asked, move, chance);
  }
}

/** Casualties are named in the order of the player board, so all that are due are chosen first. */
function firstToGo(state: Nexus): number {
  const side = state.stage === 0 || state.stage === 3 ? 0 : 1;
  const isOwn = state.stage % 2 === 0;
  const army = countsOf(state, side);
  let first: number = TYPES;
  for (let due = isOwn ? state.losses[side] : state.picks[side]; due > 0; due--) {
    const unit = isOwn ? byPrice.giveUp(state, army) : byPrice.pick(state, army);
    army[unit]--;
    first = Math.min(first, unit);
  }
  return first;
}

describe('odds against simulated rounds', () => {
  const rounds = volume({ daily: 4000, long: 1_000_000, mutation: 500 });

  test.each(battles)('NO-6.3 to NO-6.7: %j against %j in the %s', (attack, defence, land, alternate) => {
    const start = field(attack, defence, land, alternate);
    const odds = battleOdds(start, A1, 0, 1);
    expect(odds.endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const seen = new Map<number, number>();
    const chance = new FastChance(HEXES + land.length);
    const state = game.shape.create();
    for (let i = 0; i < rounds; i++) {
      game.shape.copy(start, state);
      playRound(state, chance);
      const key = keyAt(state);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    let wins = 0;
    for (const [key, times] of seen) if (key % 16 ** TYPES === 0) wins += times;
    expectWithin(wins, odds.win, rounds);
    for (const { attack: left, defence: right, chance: p } of odds.endings) {
      const key = keyOf(left, right);
      if (p * rounds >= 25) expectWithin(seen.get(key) ?? 0, p, rounds);
      seen.delete(key);
    }
    // nothing happens that the odds call impossible
    expect([...seen.keys()]).toEqual([]);
  });
});

/** Within four standard errors of what the chance says. */
function expectWithin(count: number, p: number, rounds: number): void {
  const error = Math.sqrt(p * (1 - p) * rounds);
  expect(Math.abs(count - p * rounds)).toBeLessThanOrEqual(4 * error + 1e-6);
}
