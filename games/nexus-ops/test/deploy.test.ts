import { describe, expect, test } from 'vitest';
import { TestTable, unitOf } from './table.ts';

describe('the turn', () => {
  test('NO-2.1: Deploy, Move, Explore, Fight, Income, Draw, then the next player', () => {
    const table = new TestTable({ tokens: true }).put(0, 'B2', { human: 1 }).put(1, 'A1', { human: 1 });
    table.land('A1', 'forest').rubium(0, 6);
    expect(table.legal('buy')).not.toEqual([]);
    table.play('done');
    expect(table.legal('buy')).toEqual([]);
    table.play('move human 1 B2 A1').draws('token mine2').play('done');
    expect(table.told('explored')).toHaveLength(1);
    table.dice(6, 1).play('fight A1 1');
    expect(table.told('rubium')).toEqual([{ event: 'rubium', seat: 0, amount: 2, why: 'mines' }]);
    expect(table.state.missionSize[0]).toBe(1);
    table.play('done');
    expect(table.told('turn').map(({ seat }) => seat)).toEqual([1]);
    expect(table.state.asked).toBe(1);
    expect(table.rule('move human 1 A1 B2')).toBe('NO-2.1');
  });

  test('NO-2.1: rounds are counted when everybody has had a turn', () => {
    for (const firstPlayer of ['1', '2', '3'] as const) {
      const table = new TestTable({ seats: 3, options: { firstPlayer } });
      for (const round of [1, 1, 1, 2, 2, 2, 3]) {
        expect(table.state.round).toBe(round);
        table.play('done', 'done', 'done');
      }
    }
  });
});

describe('buying', () => {
  test('NO-2.2: what can be paid for, at the price of the player board', () => {
    const table = new TestTable().rubium(0, 7);
    const units = ['human', 'fungoid', 'crystalline', 'strider'];
    const expected = units.flatMap((unit) => ['H1a', 'H1b', 'H1c'].map((hex) => `buy ${unit} ${hex}`));
    expect(table.legal('buy')).toEqual(expected.toSorted());
    expect(table.refusal('buy leaper H1a').reason).toContain('costs 8 rubium; you have 7');
    expect(table.rule('buy leaper H1a')).toBe('NO-2.2');
    table.play('buy strider H1a');
    expect(table.state.rubium[0]).toBe(1);
    expect(table.legal('buy')).toEqual([]);
    expect(table.units(0, 'H1a')).toEqual({ strider: 1 });
    expect(table.told('bought')).toEqual([{ event: 'bought', seat: 0, unit: unitOf('strider'), hex: 19 }]);
  });

  test.each([
    ['human', 2],
    ['fungoid', 3],
    ['crystalline', 3],
    ['strider', 6],
    ['leaper', 8],
    ['dragon', 12],
  ] as const)('NO-2.2: a %s costs %i', (unit, cost) => {
    const table = new TestTable().rubium(0, cost);
    table.play(`buy ${unit} H1b`);
    expect(table.state.rubium[0]).toBe(0);
    expect(new TestTable().rubium(0, cost - 1).rule(`buy ${unit} H1b`)).toBe('NO-2.2');
  });

  test('NO-2.3: on home-base hexes, also where others are', () => {
    const table = new TestTable().put(1, 'H1a', { dragon: 1 }).rubium(0, 4);
    expect(table.rule('buy human B1')).toBe('NO-2.3');
    expect(table.rule('buy human H2a')).toBe('NO-2.3');
    table.play('buy human H1a', 'buy human H1c');
    expect(table.units(0, 'H1a')).toEqual({ human: 1 });
    expect(table.units(0, 'H1c')).toEqual({ human: 1 });
  });

  test('NO-2.3: what was bought may move at once', () => {
    const table = new TestTable().rubium(0, 2).play('buy human H1a', 'done');
    expect(table.legal('move')).toContain('move human 1 H1a B1');
  });

  test('NO-2.4: figures run out, and come back when units are destroyed', () => {
    const table = new TestTable().rubium(0, 99).put(0, 'H1c', { dragon: 2 });
    table.play('buy dragon H1a');
    expect(table.rule('buy dragon H1a')).toBe('NO-2.4');
    expect(table.legal('buy').some((text) => text.includes('dragon'))).toBe(false);
    const again = new TestTable().rubium(0, 99).put(0, 'A1', { dragon: 3 }).put(1, 'A1', { human: 1 });
    again.toFight().dice(1, 1, 1, 6).play('fight A1 1');
    expect(again.units(0, 'A1')).toEqual({ dragon: 2 });
    expect(again.state.supply[unitOf('dragon')]).toBe(1);
    expect(again.state.army[0]).toBe(2);
    expect(again.broken).toBe(null);
  });
});

describe('Deploy cards', () => {
  test('NO-2.5: in the Deploy phase only, between purchases as one likes', () => {
    const table = new TestTable().rubium(0, 2).energize(0, 'rubiumStrike', 'humanVolunteers');
    table.play(
      'buy human H1a',
      'energize rubiumStrike',
      'buy human H1a',
      'energize humanVolunteers',
      'place H1b',
      'place H1c',
    );
    table.play('buy human H1a');
    expect(table.units(0, 'H1a')).toEqual({ human: 3 });
    expect(table.hand(0)).toEqual([]);
    expect([...table.state.energizeDiscard].reduce((sum, each) => sum + each)).toBe(2);
    const late = new TestTable().energize(0, 'rubiumStrike').play('done');
    expect(late.rule('energize rubiumStrike')).toBe('NO-2.5');
    expect(new TestTable().rule('energize rubiumStrike')).toBe('NO-7.1');
  });

  test('NO-2.5: a card that places units is finished before anything else', () => {
    const table = new TestTable().energize(0, 'humanVolunteers', 'rubiumStrike');
    table.play('energize humanVolunteers');
    expect(table.legal()).toEqual(['place H1a', 'place H1b', 'place H1c']);
    expect(isInOrder(table)).toBe(true);
    expect(table.rule('done')).toBe('NO-2.5');
    expect(table.rule('energize rubiumStrike')).toBe('NO-2.5');
    expect(table.rule('discard rubiumStrike')).toBe('NO-7.10');
    table.play('place H1b');
    expect(table.legal()).toEqual(['place H1b', 'place H1c']);
    expect(table.rule('place H1a')).toBe('NO-2.5');
    table.play('place H1b');
    expect(isInOrder(table)).toBe(false);
  });

  test('NO-2.6: a card that would change nothing stays in the hand', () => {
    const table = new TestTable().energize(0, 'scatteredRubium', 'forcedMarch', 'teleport', 'striderAllies');
    table.state.supply[unitOf('strider')] = 0;
    expect(table.legal('energize')).toEqual([]);
    for (const card of ['scatteredRubium', 'forcedMarch', 'teleport'])
      expect(table.rule(`energize ${card}`)).toBe('NO-2.6');
    expect(table.rule('energize striderAllies')).toBe('NO-2.4');
    expect(table.legal('discard')).toHaveLength(4);
  });
});

function isInOrder(table: TestTable): boolean {
  return table.state.chain === 1;
}
