import { describe, expect, test } from 'vitest';
import { battleProspects } from '../bots/prospects.ts';
import { usual } from '../bots/weights.ts';
import { battleOdds } from '../rules/odds.ts';
import { FIGHT, LOSSES, SHATTER, SPOILS } from '../rules/phases.ts';
import { exampleDeck } from '../data/example-deck.ts';
import { hexOf, TestTable, type Laying, type TestArmy } from './table.ts';

const A1 = hexOf('A1');

/** Seat 0 has found a unit in A1 (plains), where both have units, and is to choose its battle. */
function found(token: string, attack: TestArmy, defence: TestArmy, laying: Laying = {}): TestTable {
  const table = new TestTable({ ...laying, tokens: true })
    .allLand('plains')
    .put(0, 'A1', attack)
    .put(1, 'A1', defence)
    .put(0, 'H1c', { strider: 1 })
    .put(1, 'H2c', { strider: 1 });
  table.play('done').draws(token).play('done');
  expect(table.state.phase).toBe(FIGHT);
  return table;
}

const alternate: Laying = { options: { alternateUnits: true } };

describe('a unit found in a contested hex', () => {
  test('NO-5.7: does not roll', () => {
    const table = found('token strider', { human: 1 }, { human: 1 }).dice(6, 1).play('fight A1 1');
    expect(table.told('rolled').map(({ unit }) => unit)).toEqual([0]);
    expect(table.units(0, 'A1')).toEqual({ human: 1, strider: 1 });
    expect(table.state.missions[0]).toBe(1);
    expect(table.broken).toBe(null);
  });

  test('NO-5.7: leaves its fellows to roll', () => {
    const table = found('token strider', { strider: 2 }, { human: 3 }).dice(1, 1, 1, 1, 1);
    table.play('fight A1 1');
    expect(table.told('rolled')[0].attack).toEqual([2, 0, 0, 0, 0, 0]);
  });

  test('NO-5.7: cannot be given up while others are there', () => {
    const table = found('token strider', { human: 1, fungoid: 1 }, { leaper: 1 }).dice(4).play('fight A1 1');
    expect([table.state.phase, table.state.asked]).toEqual([LOSSES, 0]);
    expect(table.legal('lose')).toEqual(['lose fungoid', 'lose human']);
    expect(table.refusal('lose strider')).toMatchObject({ rule: 'NO-5.7', key: 'nexus-ops.foundStaysOut' });
  });

  test('NO-5.7: cannot be picked by the enemy either', () => {
    const table = found('token strider', { human: 1, fungoid: 1 }, { leaper: 1 }).dice(6).play('fight A1 1');
    expect([table.state.phase, table.state.asked]).toEqual([LOSSES, 1]);
    expect(table.legal('lose')).toEqual(['lose fungoid', 'lose human']);
    expect(table.rule('lose strider')).toBe('NO-5.7');
  });

  test('NO-5.7: of its own kind the others go', () => {
    const table = found('token fungoid', { human: 1, fungoid: 1 }, { leaper: 2 });
    table.dice(3, 3).play('fight A1 1');
    // two hits on two fighters take all
    expect(table.units(0, 'A1')).toEqual({});
    const one = found('token fungoid', { human: 1, fungoid: 1 }, { leaper: 1 }).dice(3).play('fight A1 1');
    one.dice(1).play('lose fungoid');
    expect(one.units(0, 'A1')).toEqual({ human: 1, fungoid: 1 });
    expect(one.broken).toBe(null);
  });

  test('NO-5.7: is destroyed with all others', () => {
    const table = found('token strider', { human: 1 }, { leaper: 1 }).dice(3).play('fight A1 1');
    expect(table.units(0, 'A1')).toEqual({});
    expect(table.told('result')).toEqual([{ event: 'result', hex: A1, won: false, lost: true }]);
    expect(table.state.supply[3]).toBe(5);
    expect(table.broken).toBe(null);
  });

  test('NO-5.7: is no unit for which a battle card can be played', () => {
    const table = found('token strider', { human: 1 }, { strider: 1 }).energize(0, 'targetingLock');
    table.play('fight A1 1');
    expect(table.legal('tactic')).toEqual(['tactic targetingLock defender']);
    expect(table.rule('tactic targetingLock attacker')).toBe('NO-2.6');
  });

  test('NO-5.7: is no survivor for a mission', () => {
    const table = found('token fungoid', { dragon: 1 }, { human: 1 }).mission(
      0,
      'sendFungoids',
      'sendDragons',
    );
    table.dice(2).play('fight A1 1');
    expect(table.state.phase).toBe(SPOILS);
    expect(table.legal('score')).toEqual(['score sendDragons']);
    expect(table.rule('score sendFungoids')).toBe('NO-8.4');
  });

  test('NO-5.7, NO-18.2: a Shardian that was found is not destroyed for a hit, but goes with the others', () => {
    const table = found('token crystalline', { crystalline: 1 }, { human: 3 }, alternate).play('fight A1 1');
    expect([table.state.phase, table.legal('shatter')]).toEqual([SHATTER, ['shatter 0', 'shatter 1']]);
    expect(table.rule('shatter 2')).toBe('NO-18.2');
    table.play('shatter 1');
    expect(table.units(0, 'A1')).toEqual({});
    expect(table.units(1, 'A1')).toEqual({ human: 2 });
  });

  test('NO-5.7, NO-18.3: a Sporling that was found does not move on', () => {
    const table = found('token fungoid', { fungoid: 1, dragon: 1 }, { human: 1 }, alternate);
    table.put(1, 'A2', { human: 1 }).dice(2).play('fight A1 1');
    expect(table.legal('spread').filter((text) => text.startsWith('spread 2'))).toEqual([]);
    expect(table.rule('spread 2 A2')).toBe('NO-18.3');
    table.play('spread 1 A2');
    expect(table.units(0, 'A1')).toEqual({ fungoid: 1, dragon: 1 });
  });

  test('NO-5.7: fights like any other from the next turn on', () => {
    const table = found('token strider', { human: 2 }, { human: 2 }).dice(1, 1, 1, 1).play('fight A1 1');
    expect([...table.state.found].some((unit) => unit > 0)).toBe(false);
    table.play('done').toFight().dice(1, 1, 1, 1, 1).play('fight A1 0');
    expect(table.told('rolled').map(({ unit }) => unit)).toEqual([0, 3, 0]);
  });

  test('NO-5.7: in a hex that nobody contests it is a unit like any other', () => {
    const table = new TestTable({ tokens: true }).allLand('plains').put(0, 'A1', { human: 1 });
    table.play('done').draws('token strider').play('done');
    expect(table.state.found[A1]).toBe(0);
  });

  test('NO-5.7, NO-14.12: a Dragon that was found has not flown in', () => {
    const deck = { ...exampleDeck, tokens: { strider: { unit: 'dragon' } } };
    const table = found('token strider', { dragon: 1, human: 1 }, { leaper: 1, dragon: 1 }, {
      options: { deckFile: deck },
    } as Laying);
    table.state.flew[A1] = 1;
    table.dice(1, 6).play('fight A1 1').dice(1, 1).play('lose dragon');
    expect(table.units(0, 'A1')).toEqual({ dragon: 1, human: 1 });
    expect(table.state.flew[A1]).toBe(0);
  });

  test('NO-5.7: version 1 let it fight at once', () => {
    const table = new TestTable({ tokens: true }).allLand('plains');
    table.state.rules = 1;
    table
      .put(0, 'A1', { human: 1 })
      .put(1, 'A1', { human: 1 })
      .play('done')
      .draws('token strider')
      .play('done');
    table.dice(4).play('fight A1 1');
    expect(table.told('rolled').map(({ unit }) => unit)).toEqual([3]);
  });

  test('NO-5.7: odds and bots do not count on it', () => {
    const table = found('token strider', { human: 1 }, { human: 1 });
    const alone = new TestTable().allLand('plains').put(0, 'A1', { human: 1 }).put(1, 'A1', { human: 1 });
    alone.toFight();
    expect(battleOdds(table.state, A1, 0, 1)).toEqual(battleOdds(alone.state, A1, 0, 1));
    const prospects = [table, alone].map(({ state }) => battleProspects(state, 0, usual));
    expect(prospects[0]).toBe(prospects[1]);
  });
});
