import { describe, expect, test } from 'vitest';
import { FIGHT, INCOME, LOSSES, SCORE } from '../rules/phases.ts';
import { TestTable, type TestArmy } from './table.ts';

/** A battle in A1 between seat 0 and seat 1, at the moment of choosing it. */
function battle(
  attack: TestArmy,
  defence: TestArmy,
  land: 'forest' | 'spires' | 'plains' | 'magma' = 'plains',
): TestTable {
  const table = new TestTable().allLand('forest').land('A1', land).put(0, 'A1', attack).put(1, 'A1', defence);
  return table.put(0, 'H1c', { strider: 1 }).put(1, 'H2c', { strider: 1 }).toFight();
}

describe('choosing battles', () => {
  test('NO-6.1: one round in every contested hex, in the sequence the player likes', () => {
    const table = new TestTable().put(0, 'A1', { human: 1 }).put(1, 'A1', { human: 1 });
    table
      .put(0, 'B4', { human: 1 })
      .put(1, 'B4', { human: 1 })
      .put(0, 'B6', { human: 1 })
      .put(1, 'B8', { human: 1 })
      .toFight();
    expect(table.legal()).toEqual(['fight A1 1', 'fight B4 1']);
    expect(table.rule('done')).toBe('NO-6.1');
    expect(table.rule('fight B6 1')).toBe('NO-6.2');
    expect(table.rule('fight B8 1')).toBe('NO-6.1');
    table.dice(1, 1).play('fight B4 1');
    expect(table.legal()).toEqual(['fight A1 1']);
    expect(table.rule('fight B4 1')).toBe('NO-6.1');
    table.dice(1, 1).play('fight A1 1');
    expect(table.state.phase).toBe(SCORE);
    expect(table.told('battle')).toEqual([
      { event: 'battle', seat: 0, against: 1, hex: 10 },
      { event: 'battle', seat: 0, against: 1, hex: 1 },
    ]);
  });

  test('NO-6.1: the next turn fights again', () => {
    const table = battle({ human: 1 }, { human: 1 });
    table.dice(1, 1).play('fight A1 1').play('done').toFight();
    expect(table.state.phase).toBe(FIGHT);
    expect(table.legal('fight')).toEqual(['fight A1 0']);
  });

  test('NO-6.2: one of several enemies is the defender, the others look on', () => {
    const table = new TestTable({ seats: 3 })
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A1', { human: 2 })
      .put(2, 'A1', { dragon: 1 })
      .toFight();
    expect(table.legal()).toEqual(['fight A1 1', 'fight A1 2']);
    expect(table.rule('fight A1 0')).toBe('NO-6.2');
    table.dice(6, 1).play('fight A1 1');
    expect(table.units(1, 'A1')).toEqual({ human: 1 });
    expect(table.units(2, 'A1')).toEqual({ dragon: 1 });
    expect(table.state.phase).toBe(SCORE);
  });
});

describe('a round of battle', () => {
  test('NO-6.3: Dragons, Leapers, Striders, Crystallines, Fungoids, Humans', () => {
    const all: TestArmy = { human: 1, fungoid: 1, crystalline: 1, strider: 1, leaper: 1, dragon: 1 };
    const table = battle(all, { human: 12 });
    table.dice(1, 1, 1, 1, 1, 1, ...Array<number>(12).fill(1)).play('fight A1 1');
    expect(table.told('rolled').map(({ unit }) => unit)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(table.told('rolled')[5]).toEqual({
      event: 'rolled',
      unit: 0,
      attack: [1, 0, 0, 0, 0, 0],
      defence: [12, 0, 0, 0, 0, 0],
      again: false,
    });
    expect(table.units(0, 'A1')).toEqual(all);
  });

  test.each([
    ['dragon', 2],
    ['leaper', 3],
    ['strider', 4],
    ['crystalline', 5],
    ['fungoid', 5],
    ['human', 6],
  ] as const)('NO-6.4: a %s hits on %i', (unit, hitsOn) => {
    const hit = battle({ [unit]: 1 }, { strider: 5 });
    const order = unit === 'dragon' || unit === 'leaper' || unit === 'strider';
    const quiet = Array<number>(5).fill(1);
    hit
      .dice(
        ...(order && unit === 'strider'
          ? [hitsOn, ...quiet]
          : order
            ? [hitsOn, 1, 1, 1, 1]
            : [...quiet, hitsOn]),
      )
      .play('fight A1 1');
    expect(hit.units(1, 'A1')).toEqual({ strider: 4 });
    const miss = battle({ [unit]: 1 }, { strider: 5 });
    miss.dice(...(order ? [hitsOn - 1, ...quiet] : [...quiet, hitsOn - 1])).play('fight A1 1');
    expect(miss.units(1, 'A1')).toEqual({ strider: 5 });
  });

  test('NO-6.4: both sides roll at the same time, a die for each unit', () => {
    const table = battle({ human: 2 }, { human: 3 });
    table.dice(6, 1, 6, 6, 1).play('fight A1 1');
    expect(table.units(0, 'A1')).toEqual({});
    expect(table.units(1, 'A1')).toEqual({ human: 2 });
  });

  test('NO-6.5: first example of the rule book: a Human is given up for a Dragon’s hit and does not attack', () => {
    const table = battle({ dragon: 1, human: 1 }, { dragon: 1, fungoid: 1 });
    table.dice(1, 2).play('fight A1 1');
    expect(table.state.phase).toBe(LOSSES);
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['lose dragon', 'lose human']);
    // only the Fungoid is left to roll: the Human is gone
    table.dice(1).play('lose human');
    expect(table.units(0, 'A1')).toEqual({ dragon: 1 });
    expect(table.told('rolled').map(({ unit }) => unit)).toEqual([5, 1]);
  });

  test('NO-6.5: second example: a Dragon that is given up has scored its hit all the same', () => {
    const table = battle({ dragon: 1, human: 1 }, { dragon: 1, fungoid: 1 });
    table.dice(2, 2).play('fight A1 1').play('lose dragon');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['lose dragon', 'lose fungoid']);
    table.dice(1).play('lose fungoid');
    expect(table.units(0, 'A1')).toEqual({ human: 1 });
    expect(table.units(1, 'A1')).toEqual({ dragon: 1 });
  });

  test('NO-6.5: several casualties are one order, in the order of the player board', () => {
    const table = battle({ dragon: 3 }, { human: 2, fungoid: 1, leaper: 1 });
    table.dice(2, 2, 1).play('fight A1 1');
    expect(table.legal()).toEqual(['lose fungoid', 'lose human']);
    expect(table.rule('lose leaper')).toBe('NO-6.5');
    expect(table.rule('pass')).toBe('NO-6.5');
    table.play('lose human');
    expect(table.state.chain).toBe(1);
    expect(table.legal()).toEqual(['lose fungoid', 'lose human', 'lose leaper']);
    table.dice(1, 1).play('lose leaper');
    expect(table.units(1, 'A1')).toEqual({ human: 1, fungoid: 1 });
    const skip = battle({ dragon: 3 }, { human: 2, fungoid: 1, leaper: 1 });
    skip.dice(2, 2, 1).play('fight A1 1').dice(1, 1).play('lose fungoid');
    // the Leaper behind it is all that is left to name
    expect(skip.units(1, 'A1')).toEqual({ human: 2 });
  });

  test('NO-6.5: what leaves no choice needs no decision', () => {
    const table = battle({ dragon: 3 }, { human: 1, fungoid: 2 });
    table.dice(2, 2, 2).play('fight A1 1');
    expect(table.units(1, 'A1')).toEqual({});
    const one = battle({ dragon: 3 }, { human: 5 });
    one.dice(2, 2, 1, 1, 1, 1).play('fight A1 1');
    expect(one.units(1, 'A1')).toEqual({ human: 3 });
  });

  test('NO-6.7: the battle ends when one side is gone', () => {
    const table = battle({ dragon: 1, human: 3 }, { human: 1 });
    table.dice(2).play('fight A1 1');
    expect(table.told('rolled')).toHaveLength(1);
    expect(table.told('result')).toEqual([{ event: 'result', hex: 1, won: true, lost: false }]);
    expect(table.state.battle).toBe(0);
  });

  test('NO-6.7: the battle ends when all have attacked, with both still there', () => {
    const table = battle({ human: 1 }, { human: 1 });
    table.dice(1, 1).play('fight A1 1');
    expect(table.told('result')).toEqual([{ event: 'result', hex: 1, won: false, lost: false }]);
    expect(table.state.points[0]).toBe(0);
    expect(table.hand(1)).toEqual([]);
    expect(table.state.phase).toBe(SCORE);
    expect(table.state.phase).not.toBe(INCOME);
  });
});

describe('terrain', () => {
  test.each([
    ['NO-12.1', 'fungoid', 'forest', 4],
    ['NO-12.1', 'fungoid', 'spires', 6],
    ['NO-12.1', 'fungoid', 'plains', 5],
    ['NO-12.1', 'fungoid', 'magma', 5],
    ['NO-12.2', 'crystalline', 'spires', 4],
    ['NO-12.2', 'crystalline', 'forest', 6],
    ['NO-12.2', 'crystalline', 'plains', 5],
    ['NO-12.5', 'leaper', 'magma', 2],
    ['NO-12.5', 'leaper', 'plains', 3],
    ['NO-12.5', 'leaper', 'spires', 3],
  ] as const)('%s: a %s in the %s hits on %i', (_rule, unit, land, hitsOn) => {
    for (const die of [hitsOn - 1, hitsOn]) {
      const table = battle({ [unit]: 1 }, { human: 5 }, land);
      table.dice(die, ...Array<number>(die === hitsOn ? 4 : 5).fill(1)).play('fight A1 1');
      expect(table.units(1, 'A1')).toEqual({ human: die === hitsOn ? 4 : 5 });
    }
  });
});

describe('picked casualties', () => {
  test('NO-12.5: a Leaper’s hit with 5 or more is picked by its owner', () => {
    const table = battle({ leaper: 1 }, { human: 2, strider: 1 });
    table.dice(5).play('fight A1 1');
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['lose human', 'lose strider']);
    table.dice(1, 1).play('lose strider');
    expect(table.units(1, 'A1')).toEqual({ human: 2 });
    const low = battle({ leaper: 1 }, { human: 2, strider: 1 });
    low.dice(4).play('fight A1 1');
    expect(low.state.asked).toBe(1);
  });

  test('NO-12.5: in magma a roll of 4 counts as 5', () => {
    const table = battle({ leaper: 1 }, { human: 2, strider: 1 }, 'magma');
    table.dice(4).play('fight A1 1');
    expect(table.state.asked).toBe(0);
    const low = battle({ leaper: 1 }, { human: 2, strider: 1 }, 'magma');
    low.dice(3).play('fight A1 1');
    expect(low.state.asked).toBe(1);
  });

  test('NO-6.6: the attacker gives up and picks, then the defender gives up and picks', () => {
    const table = battle({ leaper: 2, human: 2, strider: 1 }, { leaper: 2, fungoid: 2, strider: 1 });
    table.dice(5, 3, 5, 3).play('fight A1 1');
    // one hit each is picked by the other side, one is the own choice
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['lose human', 'lose leaper', 'lose strider']);
    table.play('lose human');
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['lose fungoid', 'lose leaper', 'lose strider']);
    table.play('lose leaper');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['lose fungoid', 'lose leaper', 'lose strider']);
    table.play('lose fungoid');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['lose human', 'lose leaper', 'lose strider']);
    table.dice(1, 1, 1).play('lose strider');
    expect(table.units(0, 'A1')).toEqual({ leaper: 2, human: 1 });
    expect(table.units(1, 'A1')).toEqual({ leaper: 1, fungoid: 1, strider: 1 });
  });
});

describe('results', () => {
  test('NO-6.8: the attacker wins when all units of the defender are gone, also with a third player there', () => {
    const table = new TestTable({ seats: 3 })
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A1', { human: 1 })
      .put(2, 'A1', { human: 1 });
    table.toFight().dice(2).play('fight A1 1');
    expect(table.state.missions[0]).toBe(1);
    expect(table.state.points[0]).toBe(1);
    expect(table.units(2, 'A1')).toEqual({ human: 1 });
    expect(table.state.phase).toBe(SCORE);
  });

  test('NO-6.9: who loses on another player’s turn draws an Energize card', () => {
    const table = battle({ dragon: 1 }, { human: 1 });
    table.draws('forceField').dice(2).play('fight A1 1');
    expect(table.hand(1)).toEqual(['forceField']);
    expect(table.told('drew')[0]).toEqual({ event: 'drew', seat: 1, deck: 0, card: 12 });
  });

  test('NO-6.9: who attacks and loses draws none, and the defender scores nothing', () => {
    const table = battle({ human: 1 }, { dragon: 1 });
    table.dice(2).play('fight A1 1');
    expect(table.state.energizeSize[0]).toBe(0);
    expect([...table.state.points]).toEqual([0, 0, 0, 0]);
    expect(table.told('result')).toEqual([{ event: 'result', hex: 1, won: false, lost: true }]);
  });

  test('NO-6.10: if both are destroyed the attacker has won and the defender lost', () => {
    const table = battle({ dragon: 1 }, { dragon: 1 });
    table.draws('forceField').dice(2, 2).play('fight A1 1');
    expect(table.state.missions[0]).toBe(1);
    expect(table.hand(1)).toEqual(['forceField']);
    expect(table.state.energizeSize[0]).toBe(0);
    expect(table.told('result')).toEqual([{ event: 'result', hex: 1, won: true, lost: true }]);
    expect(table.broken).toBe(null);
  });
});
