import { describe, expect, test } from 'vitest';
import { energizeCards } from '../data/energize.ts';
import { TestTable, type TestArmy } from './table.ts';

/** Seat 1 defends in A1 (plains) and holds the cards; both sides have a reserve elsewhere. */
function battle(attack: TestArmy, defence: TestArmy, ...cards: string[]): TestTable {
  const table = new TestTable()
    .allLand('plains')
    .put(0, 'A1', attack)
    .put(1, 'A1', defence)
    .energize(1, ...cards);
  table.put(0, 'H1c', { strider: 1 }).put(1, 'H2c', { strider: 1 });
  return table.toFight().play('fight A1 1');
}

const ones = (number: number): number[] => Array<number>(number).fill(1);

describe('before the first roll', () => {
  test('NO-13.9: Battle Rage adds 1 to all attack rolls of a side for the battle', () => {
    const table = battle({ dragon: 1, human: 2 }, { human: 4 }, 'battleRage', 'battleRage');
    table.play('tactic battleRage attacker');
    // the Dragon now hits on 1, the Humans on 5
    table.dice(1).play('pass').play('pass');
    expect(table.units(1, 'A1')).toEqual({ human: 3 });
    table.dice(5, 4, 5, 5, 5).play('pass').play('pass');
    expect(table.units(1, 'A1')).toEqual({ human: 2 });
    expect(table.units(0, 'A1')).toEqual({ dragon: 1, human: 2 });
    expect([...table.state.rally]).toEqual([0, 0]);
  });

  test('NO-7.2, NO-13.9: it is too late after the first roll', () => {
    const table = battle({ dragon: 1, human: 1 }, { human: 4 }, 'battleRage');
    table.dice(1).play('pass');
    expect(table.rule('tactic battleRage attacker')).toBe('NO-7.2');
    table.play('pass');
    expect(table.legal('tactic')).toEqual([]);
    expect(table.rule('tactic battleRage attacker')).toBe('NO-7.2');
  });

  test('NO-13.9: two of them add 2', () => {
    const table = battle({ human: 1 }, { strider: 3 }, 'battleRage', 'battleRage', 'teleport');
    table.play('tactic battleRage attacker', 'tactic battleRage attacker');
    expect([...table.state.rally]).toEqual([2, 0]);
  });
});

describe('before a type rolls', () => {
  test('NO-13.10: Targeting Lock adds 2 to the rolls of that type', () => {
    const table = battle({ strider: 1, human: 1 }, { fungoid: 5 }, 'targetingLock');
    // with the last card gone nobody is asked any more: Striders, Fungoids, Humans roll
    table.dice(2, ...ones(4), 5).play('tactic targetingLock attacker');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 4 });
    expect(table.told('rolled').map(({ unit }) => unit)).toEqual([3, 1, 0]);
  });

  test('NO-13.10: it does not reach the next type', () => {
    const table = battle({ strider: 1, human: 1 }, { fungoid: 5 }, 'targetingLock', 'teleport');
    table.play('tactic targetingLock attacker').dice(1).play('pass').play('pass');
    table
      .dice(...ones(5))
      .play('pass')
      .play('pass');
    expect([...table.state.tune]).toEqual([0, 0]);
    table.dice(5).play('pass').play('pass');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 5 });
  });

  test('NO-13.10: only for a side that has such units', () => {
    const table = battle({ strider: 1 }, { fungoid: 2 }, 'targetingLock', 'doubleStrike', 'jammingField');
    expect(table.legal('tactic')).toEqual([
      'tactic doubleStrike attacker',
      'tactic jammingField attacker',
      'tactic targetingLock attacker',
    ]);
    expect(table.rule('tactic targetingLock defender')).toBe('NO-2.6');
    expect(table.rule('tactic doubleStrike defender')).toBe('NO-2.6');
    table.dice(1).play('pass');
    expect(table.rule('tactic targetingLock attacker')).toBe('NO-7.2');
    expect(table.rule('tactic doubleStrike attacker')).toBe('NO-7.2');
    expect(table.rule('tactic jammingField attacker')).toBe('NO-7.2');
  });

  test('NO-13.11: Double Strike lets one unit roll a second die', () => {
    const table = battle({ strider: 2 }, { fungoid: 5 }, 'doubleStrike', 'teleport');
    table.play('tactic doubleStrike attacker').dice(4, 4, 4).play('pass').play('pass');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 2 });
    expect([...table.state.extraDice]).toEqual([0, 0]);
  });

  test('NO-13.11: two of them are two dice more, also for a single unit', () => {
    const table = battle({ strider: 1 }, { fungoid: 5 }, 'doubleStrike', 'doubleStrike', 'teleport');
    table.play('tactic doubleStrike attacker', 'tactic doubleStrike attacker');
    expect([...table.state.extraDice]).toEqual([2, 0]);
    table.dice(4, 4, 4).play('pass').play('pass');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 2 });
  });

  test('NO-13.14: Jamming Field takes 1 from the rolls of that type', () => {
    const table = battle({ strider: 2 }, { fungoid: 5 }, 'jammingField', 'teleport');
    table.play('tactic jammingField attacker').dice(4, 5).play('pass').play('pass');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 4 });
  });

  test('NO-13.14: both modifiers together', () => {
    const table = battle({ strider: 3 }, { fungoid: 5 }, 'jammingField', 'targetingLock', 'teleport');
    table
      .play('tactic jammingField attacker', 'tactic targetingLock attacker')
      .dice(2, 3, 3)
      .play('pass')
      .play('pass');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 3 });
  });
});

describe('after a type has rolled', () => {
  test('NO-13.12: Recalibrate rolls chosen dice of one side again', () => {
    const table = battle({ strider: 4 }, { fungoid: 6 }, 'recalibrate', 'teleport');
    expect(table.rule('tactic recalibrate attacker')).toBe('NO-7.2');
    table.dice(4, 4, 6, 1).play('pass');
    expect(table.rule('tactic recalibrate defender')).toBe('NO-2.6');
    table.play('tactic recalibrate attacker');
    expect(table.state.chain).toBe(1);
    expect(table.legal()).toEqual(['reroll 1 1', 'reroll 4 1', 'reroll 4 2', 'reroll 6 1']);
    expect(table.rule('done')).toBe('NO-13.12');
    expect(table.rule('reroll 1 2')).toBe('NO-13.12');
    expect(table.rule('pass')).toBe('NO-13.12');
    table.play('reroll 4 2');
    expect(table.legal()).toEqual(['done', 'reroll 6 1']);
    expect(table.rule('reroll 1 1')).toBe('NO-13.12');
    expect(table.rule('reroll 4 1')).toBe('NO-13.12');
    table.dice(1, 5).play('done');
    expect(table.state.chain).toBe(0);
    expect(table.told('rolled').at(-1)).toEqual({
      event: 'rolled',
      unit: 3,
      attack: [2, 0, 0, 0, 1, 1],
      defence: [0, 0, 0, 0, 0, 0],
      again: true,
    });
    table.play('pass');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 4 });
  });

  test('NO-13.12: for the defender’s dice too', () => {
    const table = battle({ human: 1 }, { human: 2 }, 'recalibrate', 'teleport');
    table
      .dice(1, 6, 6)
      .play('pass')
      .play('tactic recalibrate defender', 'reroll 6 2')
      .dice(1, 1)
      .play('done')
      .play('pass');
    expect(table.units(0, 'A1')).toEqual({ human: 1 });
  });

  test('NO-13.13: Force Field cancels a hit against one side', () => {
    const table = battle({ strider: 3 }, { fungoid: 6 }, 'forceField', 'forceField', 'teleport');
    expect(table.rule('tactic forceField defender')).toBe('NO-7.2');
    table.dice(4, 4, 1).play('pass');
    expect(table.rule('tactic forceField attacker')).toBe('NO-2.6');
    table.play('tactic forceField defender', 'tactic forceField defender');
    expect(table.legal('tactic')).toEqual([]);
    table.play('pass');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 6 });
    expect([...table.state.shields]).toEqual([0, 0]);
  });

  test('NO-13.13: of a Leaper’s hits a picked one is cancelled first', () => {
    const table = battle({ leaper: 2 }, { fungoid: 3, strider: 1 }, 'forceField', 'teleport');
    table.dice(5, 3).play('pass').play('tactic forceField defender', 'pass');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['lose fungoid', 'lose strider']);
  });

  test('NO-13.15: Precision Shot lets the side that scored pick a casualty', () => {
    const table = battle({ strider: 2 }, { fungoid: 3, leaper: 1 }, 'precisionShot', 'teleport');
    // the defender's Leaper rolls first
    table.dice(1).play('pass').play('pass');
    expect(table.rule('tactic precisionShot attacker')).toBe('NO-7.2');
    table.dice(4, 4).play('pass');
    expect(table.rule('tactic precisionShot defender')).toBe('NO-2.6');
    table.play('tactic precisionShot attacker', 'pass');
    expect(table.state.asked).toBe(0);
    table.play('lose leaper');
    expect(table.units(1, 'A1')).toEqual({ fungoid: 2 });
  });

  test('NO-13.15: not where all casualties are picked already', () => {
    const table = battle({ leaper: 2 }, { fungoid: 3, strider: 1 }, 'precisionShot', 'teleport');
    table.dice(5, 6).play('pass');
    expect(table.rule('tactic precisionShot attacker')).toBe('NO-2.6');
    const mixed = battle({ leaper: 2 }, { fungoid: 3, strider: 1 }, 'precisionShot', 'teleport');
    mixed.dice(5, 3).play('pass').play('tactic precisionShot attacker', 'pass');
    expect(mixed.state.asked).toBe(0);
    // of two one must be a Fungoid, the attacker picks the other
    mixed.play('lose strider');
    expect(mixed.units(1, 'A1')).toEqual({ fungoid: 2 });
  });

  test('NO-6.6: a Precision Shot is for one of the hits that a Force Field leaves', () => {
    const table = battle({ strider: 2 }, { fungoid: 3, human: 1 }, 'precisionShot', 'forceField', 'teleport');
    table.dice(4, 4).play('pass').play('tactic precisionShot attacker', 'tactic forceField defender', 'pass');
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['lose fungoid', 'lose human']);
  });

  test('NO-7.2: nobody is asked after a type for which no die was rolled', () => {
    const table = new TestTable({ options: { alternateUnits: true } })
      .put(0, 'A1', { human: 1, strider: 1 })
      .put(1, 'A1', { human: 1 });
    table.land('A1', 'forest').energize(1, 'teleport').toFight().play('fight A1 1');
    // Blitzer, then Clones: one Clone alone rolls nothing
    table.dice(1).play('pass').play('pass');
    expect(table.state.attacking).toBe(1);
    table.play('pass');
    expect(table.state.battle).toBe(0);
  });
});

describe('every card has its moments', () => {
  const cards = Object.keys(energizeCards);

  /** Where the seat that holds all cards could play each of them. */
  function playable(table: TestTable): string[] {
    const texts = table.legal().map((text) => text.split(' '));
    return cards.filter((card) =>
      texts.some(([kind, name]) => (kind === 'energize' || kind === 'tactic') && name === card),
    );
  }

  const deploy = cards.slice(0, 8);
  const beforeType = ['targetingLock', 'doubleStrike', 'jammingField'];
  const afterRoll = ['recalibrate', 'forceField', 'precisionShot'];

  test('NO-2.5, NO-7.2: Deploy cards in the Deploy phase, battle cards at the moment they name', () => {
    const table = new TestTable().allLand('plains').energize(0, ...cards);
    table.put(0, 'A1', { strider: 1, human: 1 }).put(0, 'A3', { strider: 1 }).put(1, 'A1', { human: 3 });
    expect(playable(table)).toEqual(deploy);
    expect(playable(table.play('done'))).toEqual([]);
    expect(playable(table.play('done'))).toEqual([]);
    // before the first roll
    expect(playable(table.play('fight A1 1'))).toEqual(['battleRage', ...beforeType].toSorted(byDeck));
    // after it, with a hit
    expect(playable(table.dice(4).play('pass'))).toEqual(afterRoll);
    // before the next type, and after it without a hit
    expect(playable(table.play('pass'))).toEqual(beforeType);
    expect(playable(table.dice(1, 1, 1).play('pass'))).toEqual(['recalibrate']);
    expect(playable(table.play('pass'))).toEqual([]);
    expect(table.state.battle).toBe(0);
  });

  function byDeck(one: string, other: string): number {
    return cards.indexOf(one) - cards.indexOf(other);
  }
});
