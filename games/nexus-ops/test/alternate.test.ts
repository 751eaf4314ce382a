import { describe, expect, test } from 'vitest';
import { FIGHT, OVER, SCORE, SHATTER, SPOILS } from '../rules/phases.ts';
import { MISSION_NAMES } from '../rules/state.ts';
import { TestTable, type TestArmy } from './table.ts';

function alternate(): TestTable {
  return new TestTable({ options: { alternateUnits: true } }).allLand('forest');
}

/** A battle in A1 (forest), at the first decision in it. */
function battle(attack: TestArmy, defence: TestArmy): TestTable {
  const table = alternate()
    .put(0, 'A1', attack)
    .put(1, 'A1', defence)
    .put(0, 'H1c', { strider: 1 })
    .put(1, 'H2c', { strider: 1 });
  return table.toFight();
}

describe('Clones', () => {
  test('NO-18.1: cost 1, one for each home-base hex and turn', () => {
    const table = alternate().rubium(0, 5).play('buy human H1a');
    expect(table.state.rubium[0]).toBe(4);
    expect(table.rule('buy human H1a')).toBe('NO-18.1');
    table.play('buy human H1b', 'buy human H1c');
    expect(table.legal('buy').some((text) => text.startsWith('buy human'))).toBe(false);
    table.toFight().play('done').toFight().play('done');
    expect(table.legal('buy')).toContain('buy human H1a');
  });

  test('NO-18.1: others are bought without limit', () => {
    const table = alternate()
      .rubium(0, 12)
      .play('buy fungoid H1a', 'buy fungoid H1a', 'buy fungoid H1a', 'buy fungoid H1a');
    expect(table.units(0, 'H1a')).toEqual({ fungoid: 4 });
  });

  test('NO-18.1: a crowd rolls one die less', () => {
    const table = battle({ human: 3 }, { human: 1 });
    table.dice(1, 6).play('fight A1 1');
    expect(table.units(1, 'A1')).toEqual({});
    const alone = battle({ human: 1 }, { human: 1 }).play('fight A1 1');
    expect(alone.told('rolled')).toEqual([]);
    expect(alone.state.phase).toBe(SCORE);
  });

  test('NO-18.1: Double Strike adds a die to it', () => {
    const table = alternate()
      .put(0, 'A1', { human: 1 })
      .put(1, 'A1', { human: 1 })
      .energize(0, 'doubleStrike')
      .toFight();
    table.play('fight A1 1').dice(6).play('tactic doubleStrike attacker');
    expect(table.units(1, 'A1')).toEqual({});
  });
});

describe('Shardians', () => {
  test('NO-18.2: are destroyed before the first roll, for a hit each', () => {
    const table = battle({ crystalline: 3, strider: 1 }, { human: 2, leaper: 1 }).play('fight A1 1');
    expect(table.state.phase).toBe(SHATTER);
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['shatter 0', 'shatter 1', 'shatter 2', 'shatter 3']);
    expect(table.rule('shatter 4')).toBe('NO-18.2');
    expect(table.rule('done')).toBe('NO-18.2');
    table.play('shatter 2');
    expect(table.units(0, 'A1')).toEqual({ crystalline: 1, strider: 1 });
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['lose human', 'lose leaper']);
    expect(table.told('shattered')).toEqual([{ event: 'shattered', seat: 0, number: 2 }]);
  });

  test('NO-18.2: the attacker decides first, then the defender, then the hits are taken', () => {
    const table = battle({ crystalline: 2, strider: 2 }, { crystalline: 2, human: 2 })
      .play('fight A1 1')
      .play('shatter 1');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['shatter 0', 'shatter 1', 'shatter 2']);
    table.play('shatter 1');
    // one hit each: the attacker gives up first
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['lose crystalline', 'lose strider']);
    table.play('lose crystalline');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['lose crystalline', 'lose human']);
    table.dice(1, 1, 1).play('lose human');
    expect(table.units(0, 'A1')).toEqual({ strider: 2 });
    expect(table.units(1, 'A1')).toEqual({ crystalline: 1, human: 1 });
    expect(table.broken).toBe(null);
  });

  test('NO-18.2: a defender who destroys its last units loses the battle', () => {
    const table = battle({ strider: 2 }, { crystalline: 1 }).play('fight A1 1');
    expect(table.state.asked).toBe(1);
    table.play('shatter 1');
    expect(table.units(0, 'A1')).toEqual({ strider: 1 });
    expect(table.state.missions[0]).toBe(1);
    expect(table.state.energizeSize[1]).toBe(1);
    expect(table.told('result')).toEqual([{ event: 'result', hex: 1, won: true, lost: false }]);
    expect(table.state.slain[2]).toBe(0);
  });

  test('NO-18.2: an attacker who does loses it too, unless the defender is gone', () => {
    const lost = battle({ crystalline: 1 }, { human: 3 }).play('fight A1 1').play('shatter 1');
    expect(lost.told('result')).toEqual([{ event: 'result', hex: 1, won: false, lost: true }]);
    const both = battle({ crystalline: 1 }, { human: 1 }).play('fight A1 1').play('shatter 1');
    expect(both.told('result')).toEqual([{ event: 'result', hex: 1, won: true, lost: true }]);
  });

  test('NO-18.2: none needs to be destroyed; in Crystal Spires they hit on 4', () => {
    const table = battle({ crystalline: 1 }, { human: 3 })
      .land('A1', 'spires')
      .play('fight A1 1')
      .dice(4, 1)
      .play('shatter 0');
    expect(table.units(1, 'A1')).toEqual({ human: 2 });
    expect(table.told('shattered')).toEqual([]);
    const forest = battle({ crystalline: 1 }, { human: 3 })
      .play('fight A1 1')
      .dice(4, 1, 1)
      .play('shatter 0');
    expect(forest.units(1, 'A1')).toEqual({ human: 3 });
  });

  test('NO-18.2: the next battle asks again', () => {
    const table = battle({ crystalline: 1 }, { human: 3 })
      .put(0, 'A3', { crystalline: 1 })
      .put(1, 'A3', { human: 3 });
    table.play('fight A1 1').dice(1, 1, 1).play('shatter 0');
    expect(table.state.phase).toBe(FIGHT);
    table.play('fight A3 1');
    expect(table.state.phase).toBe(SHATTER);
  });
});

describe('Sporlings', () => {
  const winner = (): TestTable => battle({ fungoid: 2, dragon: 1 }, { human: 1 }).dice(2).play('fight A1 1');

  test('NO-18.3: move on after a battle won', () => {
    const table = winner();
    expect(table.state.phase).toBe(SPOILS);
    expect(table.legal()).toEqual(
      ['A2', 'A6', 'B1', 'B12', 'B2']
        .flatMap((hex) => [`spread 1 ${hex}`, `spread 2 ${hex}`])
        .concat('done')
        .toSorted(),
    );
    expect(table.rule('spread 3 A2')).toBe('NO-18.3');
    expect(table.rule('spread 1 A3')).toBe('NO-18.3');
    expect(table.rule('spread 1 M')).toBe('NO-3.2');
    expect(table.rule('fight A1 1')).toBe('NO-8.4');
    table.play('spread 1 A2');
    expect(table.rule('spread 2 B1')).toBe('NO-18.3');
    table.play('spread 1 B1');
    expect(table.units(0, 'A1')).toEqual({ dragon: 1 });
    expect(table.units(0, 'A2')).toEqual({ fungoid: 1 });
    expect(table.units(0, 'B1')).toEqual({ fungoid: 1 });
    expect(table.told('moved')).toEqual([
      { event: 'moved', seat: 0, unit: 1, number: 1, from: 1, to: 2 },
      { event: 'moved', seat: 0, unit: 1, number: 1, from: 1, to: 7 },
    ]);
    expect(table.state.phase).toBe(SCORE);
    expect(table.broken).toBe(null);
  });

  test('NO-18.3: or stay', () => {
    const table = winner().play('spread 1 A2', 'done');
    expect(table.units(0, 'A1')).toEqual({ fungoid: 1, dragon: 1 });
    expect(table.state.spores).toBe(0);
    expect(table.state.battle).toBe(0);
  });

  test('NO-18.3: where enemies are, a battle is added, also a second one', () => {
    const table = battle({ fungoid: 1, dragon: 1 }, { human: 1 })
      .put(0, 'A2', { human: 1 })
      .put(1, 'A2', { human: 1 });
    table.play('fight A2 1');
    expect(table.state.phase).toBe(FIGHT);
    table.dice(2).play('fight A1 1');
    expect(table.state.phase).toBe(SPOILS);
    table.play('spread 1 A2');
    expect(table.legal('fight')).toEqual(['fight A2 1']);
    // the loser of the first battle holds a card and is asked
    table.play('fight A2 1');
    expect(table.state.asked).toBe(1);
    table.dice(5).play('pass').play('pass');
    expect(table.state.phase).toBe(SPOILS);
    table.play('done');
    expect(table.state.missions[0]).toBe(2);
  });

  test('NO-8.4, NO-18.3: missions and moves of Sporlings come in any order until the next battle', () => {
    const table = battle({ fungoid: 1, dragon: 1 }, { human: 1 })
      .mission(0, 'sendFungoids', 'domForest', 'objSpires')
      .put(1, 'B1', { human: 1 })
      .dice(2)
      .play('fight A1 1', 'spread 1 B1');
    // the Sporling that has moved on survived the battle
    expect(table.legal()).toContain('score sendFungoids');
    table.play('score sendFungoids');
    expect([table.state.points[0], table.state.missions[0]]).toEqual([2, 0]);
    expect(table.rule('spread 1 B1')).toBe('NO-18.3');
    table.play('done');
    expect(table.legal('fight')).toEqual(['fight B1 1']);
    expect(table.rule('score objSpires')).toBe('NO-8.4');
    const other = battle({ fungoid: 1, dragon: 1 }, { human: 1 }).mission(0, 'sendFungoids');
    other.dice(2).play('fight A1 1', 'score sendFungoids', 'spread 1 A2');
    expect(other.state.phase).toBe(SCORE);
    expect(other.units(0, 'A2')).toEqual({ fungoid: 1 });
  });

  test('NO-18.3: they may go on to attack though a third player is still in the hex', () => {
    const table = new TestTable({ seats: 3, options: { alternateUnits: true } }).allLand('forest');
    table.put(0, 'A1', { fungoid: 1, dragon: 1 }).put(1, 'A1', { human: 1 }).put(2, 'A1', { human: 1 });
    table.put(2, 'A2', { human: 1 }).toFight().dice(2).play('fight A1 1', 'spread 1 A2');
    expect(table.legal('fight')).toEqual(['fight A2 2']);
  });

  test('NO-11.6, NO-18.3: they stay where the battle has eliminated somebody', () => {
    const last = new TestTable({ options: { alternateUnits: true } })
      .allLand('forest')
      .put(0, 'A1', { fungoid: 1, dragon: 1 })
      .put(1, 'A1', { human: 1 })
      .rubium(1, 0);
    last.state.energizeDeck.fill(0);
    last.state.energizeDeckSize[0] = 0;
    last.toFight().dice(2).play('fight A1 1');
    expect(last.state.phase).toBe(OVER);
    expect(last.state.missions[0]).toBe(1);
  });

  test('NO-18.3: not after a battle that was not won, and tokens wait', () => {
    const drawn = battle({ fungoid: 1 }, { human: 1 }).dice(1).play('fight A1 1');
    expect(drawn.state.phase).toBe(SCORE);
    const table = new TestTable({ options: { alternateUnits: true }, tokens: true })
      .allLand('forest')
      .put(0, 'H1a', { fungoid: 1, dragon: 1 });
    table.put(1, 'H1a', { human: 1 }).toFight().dice(2).play('fight H1a 1').play('spread 1 B1');
    expect(table.state.token[7]).toBe(1);
    expect(table.told('explored')).toEqual([]);
  });
});

describe('the big ones', () => {
  test('NO-18.4: Boulder Blitzers attack first in Rock Plains', () => {
    const order = (land: 'plains' | 'forest'): number[] => {
      const table = battle({ strider: 1, dragon: 1, leaper: 1 }, { human: 9 }).land('A1', land);
      table.dice(1, 1, 1, ...Array<number>(8).fill(1)).play('fight A1 1');
      return table.told('rolled').map(({ unit }) => unit);
    };
    expect(order('plains')).toEqual([3, 5, 4, 0]);
    expect(order('forest')).toEqual([5, 4, 3, 0]);
  });

  test('NO-18.4: they do not stride', () => {
    const table = alternate().land('A2', 'plains').put(0, 'A1', { strider: 1 }).play('done');
    expect(table.legal('move')).toHaveLength(6);
    expect(table.rule('move strider 1 A1 A3')).toBe('NO-3.1');
  });

  test('NO-18.5: Magma Divers surface at any Magma Pool or beside one', () => {
    const table = alternate()
      .land('A1', 'magma')
      .land('B7', 'magma')
      .put(0, 'A1', { leaper: 1 })
      .put(1, 'M', { dragon: 1 })
      .play('done');
    const reached = table.legal('move').map((text) => text.split(' ')[4]);
    expect(reached).toEqual(['M', 'A2', 'A6', 'B1', 'B12', 'B2', 'B7', 'A4', 'B6', 'B8', 'H2a'].toSorted());
    expect(table.rule('move leaper 1 A1 A3')).toBe('NO-3.1');
    const outside = alternate().land('A2', 'magma').put(0, 'A1', { leaper: 1 }).play('done');
    expect(outside.legal('move')).toHaveLength(6);
  });

  test('NO-18.6: Monolith Wyrms breathe until they miss', () => {
    const table = alternate().put(0, 'A1', { dragon: 1 }).put(1, 'A2', { human: 5 }).toFight();
    table.dice(4, 6, 5, 3).play('breathe dragon A1 A2');
    expect(table.units(1, 'A2')).toEqual({ human: 2 });
    expect(table.told('breathed').map(({ die, from, to }) => [die, from, to])).toEqual([
      [4, 1, 2],
      [6, 1, 2],
      [5, 1, 2],
      [3, 1, 2],
    ]);
    expect(table.state.phase).toBe(SCORE);
    expect(table.state.roasted).toBe(3);
  });

  test('NO-18.6: or until no enemy is left, with choices in between', () => {
    const table = alternate()
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A2', { human: 1, strider: 1 })
      .put(1, 'H2c', { human: 1 })
      .toFight();
    table.dice(4).play('breathe dragon A1 A2');
    expect(table.state.asked).toBe(1);
    table.dice(4).play('lose strider');
    expect(table.units(1, 'A2')).toEqual({});
    expect(table.told('breathed')).toHaveLength(2);
  });

  test('NO-18.6: they do not fly', () => {
    const table = alternate().put(0, 'M', { dragon: 1 }).play('done');
    expect(table.legal('move')).toHaveLength(6);
  });

  test('NO-18.7: cards and tokens mean the unit with the same figure', () => {
    const table = new TestTable({ options: { alternateUnits: true }, tokens: true })
      .put(0, 'A1', { dragon: 1 })
      .play('done');
    table.draws('token fungoid').play('done');
    expect(table.units(0, 'A1')).toEqual({ fungoid: 1, dragon: 1 });
    expect(table.state.missionDeck[MISSION_NAMES.indexOf('deathFromAbove')]).toBe(0);
    expect(table.state.missionDeckSize[0] + table.state.missionSize[0]).toBe(35);
    const all: TestArmy = { human: 2, fungoid: 1, crystalline: 1, strider: 1, leaper: 1, dragon: 1 };
    const order = battle(all, { human: 9 })
      .play('fight A1 1')
      .dice(1, 1, 1, 1, 1, 1, ...Array<number>(8).fill(1))
      .play('shatter 0');
    expect(order.told('rolled').map(({ unit }) => unit)).toEqual([5, 4, 3, 1, 2, 0]);
  });

  test.each([
    ['human', 1, 6],
    ['fungoid', 3, 5],
    ['crystalline', 3, 5],
    ['strider', 6, 4],
    ['leaper', 8, 3],
    ['dragon', 12, 2],
  ] as const)('NO-18.7: the unit of the %s costs %i and hits on %i', (unit, cost, hitsOn) => {
    const table = alternate().rubium(0, cost).play(`buy ${unit} H1a`);
    expect(table.state.rubium[0]).toBe(0);
    expect(
      table.state.unitRow[
        ['human', 'fungoid', 'crystalline', 'strider', 'leaper', 'dragon'].indexOf(unit) * 21 + 1
      ],
    ).toBe(hitsOn);
  });
});
