import { describe, expect, test } from 'vitest';
import { DEPLOY } from '../rules/phases.ts';
import { TestTable, unitOf } from './table.ts';

describe('Energize cards of the Deploy phase', () => {
  test('NO-13.1: Scattered Rubium pays for controlled hexes without a mine, the Monolith too', () => {
    const table = new TestTable().energize(0, 'scatteredRubium');
    table.put(0, 'M', { dragon: 1 }).put(0, 'B1', { human: 1 }).put(0, 'H1a', { human: 1 });
    table.put(0, 'B5', { human: 1 }).put(1, 'B5', { human: 1 });
    table.play('energize scatteredRubium');
    expect(table.state.rubium[0]).toBe(10);
    expect(table.told('rubium')).toEqual([{ event: 'rubium', seat: 0, amount: 2, why: 'card' }]);
    expect(table.state.energizeDiscard[0]).toBe(1);
    expect(table.told('energized')).toEqual([{ event: 'energized', seat: 0, card: 0 }]);
  });

  test('NO-13.1: a hex with an open mine pays nothing', () => {
    const table = new TestTable().energize(0, 'scatteredRubium').put(0, 'B1', { human: 1 });
    table.state.mine[7] = 1;
    expect(table.rule('energize scatteredRubium')).toBe('NO-2.6');
  });

  test('NO-13.2: Human Volunteers bring two Humans to home-base hexes', () => {
    const table = new TestTable().energize(0, 'humanVolunteers').put(0, 'B1', { human: 1 });
    table.play('energize humanVolunteers');
    expect(table.rule('place B1')).toBe('NO-2.5');
    expect(table.rule('place H2a')).toBe('NO-2.5');
    table.play('place H1a', 'place H1c');
    expect(table.units(0, 'H1a')).toEqual({ human: 1 });
    expect(table.units(0, 'H1c')).toEqual({ human: 1 });
    expect(table.state.rubium[0]).toBe(8);
    expect(table.told('placed')).toHaveLength(2);
    table.play('done');
    expect(table.legal('move')).toContain('move human 1 H1a B1');
  });

  test('NO-13.2: one Volunteer where one figure is left', () => {
    const table = new TestTable().energize(0, 'humanVolunteers').put(0, 'H1b', { human: 11 });
    table.play('energize humanVolunteers', 'place H1a');
    expect(table.state.phase).toBe(0);
    expect(table.state.supply[0]).toBe(0);
  });

  test('NO-13.2: the figures of whoever plays the card count, not those of others', () => {
    const table = new TestTable({ options: { firstPlayer: '2' } }).energize(1, 'humanVolunteers');
    table.put(0, 'H1b', { human: 12 }).play('energize humanVolunteers', 'place H2a', 'place H2b');
    expect([table.units(1, 'H2a'), table.units(1, 'H2b')]).toEqual([{ human: 1 }, { human: 1 }]);
    const short = new TestTable({ options: { firstPlayer: '2' } }).energize(1, 'humanVolunteers');
    short.put(1, 'H2b', { human: 11 }).play('energize humanVolunteers', 'place H2a');
    expect(short.state.phase).toBe(DEPLOY);
  });

  test.each([
    ['NO-13.3', 'fungoidAllies', 'fungoid', 'forest', 'spires'],
    ['NO-13.4', 'crystallineAllies', 'crystalline', 'spires', 'forest'],
    ['NO-13.5', 'striderAllies', 'strider', 'plains', 'forest'],
  ] as const)('%s: %s bring a %s to controlled %s or home', (_rule, card, unit, land, other) => {
    const table = new TestTable()
      .allLand(other)
      .land('A1', land)
      .land('A2', land)
      .land('A3', land)
      .energize(0, card);
    table
      .put(0, 'A1', { dragon: 1 })
      .put(0, 'A2', { dragon: 1 })
      .put(1, 'A2', { dragon: 1 })
      .put(0, 'A4', { human: 1 });
    table.play(`energize ${card}`);
    expect(table.legal()).toEqual(['place A1', 'place H1a', 'place H1b', 'place H1c']);
    for (const hex of ['A2', 'A3', 'A4']) expect(table.rule(`place ${hex}`)).toBe('NO-2.5');
    table.play('place A1');
    expect(table.units(0, 'A1')).toEqual({ [unit]: 1, dragon: 1 });
    expect(table.state.ready[6 + unitOf(unit)]).toBe(1);
    expect(table.state.phase).toBe(0);
  });

  test('NO-13.6: Forced March takes three units one hex farther', () => {
    const table = new TestTable().allLand('forest').energize(0, 'forcedMarch').put(0, 'B1', { human: 4 });
    expect(table.rule('march human B1 A2')).toBe('NO-2.1');
    table.play('energize forcedMarch', 'done');
    expect(table.state.marches).toBe(3);
    expect(table.legal('march').map((text) => text.split(' ')[3])).toEqual([
      'A2',
      'A6',
      'B11',
      'B3',
      'H1b',
      'H1c',
    ]);
    expect(table.rule('march human B1 A1')).toBe('NO-13.6');
    expect(table.rule('march human B1 B1')).toBe('NO-13.6');
    expect(table.rule('march human B1 M')).toBe('NO-3.2');
    expect(table.rule('march human B1 A3')).toBe('NO-13.6');
    table.play('march human B1 A2', 'march human B1 A2', 'march human B1 B3');
    expect(table.units(0, 'A2')).toEqual({ human: 2 });
    expect(table.legal('march')).toEqual([]);
    expect(table.rule('march human B1 A2')).toBe('NO-13.6');
    expect(table.rule('move human 1 A2 A3')).toBe('NO-3.1');
    table.play('done');
    expect(table.state.marches).toBe(0);
  });

  test('NO-13.6: not past enemies, and as a retreat only to where nobody is', () => {
    const table = new TestTable().allLand('forest').energize(0, 'forcedMarch').put(0, 'H1c', { human: 1 });
    table.put(1, 'H1a', { human: 1 }).play('energize forcedMarch', 'done');
    expect(table.legal('march').map((text) => text.split(' ')[3])).toEqual(['B2', 'B3']);
    expect(table.rule('march human H1c B1')).toBe('NO-3.3');
    const retreat = new TestTable().allLand('forest').energize(0, 'forcedMarch').put(0, 'H1c', { human: 1 });
    retreat.put(1, 'H1c', { human: 1 }).put(1, 'B2', { human: 1 }).play('energize forcedMarch', 'done');
    expect(retreat.legal('march').map((text) => text.split(' ')[3])).toEqual(['B1', 'B3']);
    expect(retreat.rule('march human H1c B2')).toBe('NO-3.5');
  });

  test('NO-13.6: the hex more comes before or after what the unit can by itself', () => {
    const marches = (table: TestTable): string[] =>
      table
        .play('energize forcedMarch', 'done')
        .legal('march')
        .map((text) => text.split(' ')[3]);
    const strider = (): TestTable =>
      new TestTable().allLand('forest').energize(0, 'forcedMarch').put(0, 'B12', { strider: 1 });
    // one hex, then a stride whose second hex is Rock Plains
    expect(marches(strider().land('B3', 'plains'))).toContain('B3');
    expect(marches(strider())).not.toContain('B3');
    // a stride through Rock Plains, then one hex
    expect(marches(strider().land('B1', 'plains'))).toContain('B3');
    // a Leaper leaps first or last; the hex where it comes down between holds no enemy
    const leaper = (...enemies: string[]): string[] => {
      const table = new TestTable()
        .allLand('forest')
        .land('B12', 'magma')
        .energize(0, 'forcedMarch')
        .put(0, 'B12', { leaper: 1 });
      for (const hex of enemies) table.put(1, hex, { human: 1 });
      return marches(table);
    };
    expect(leaper('B1', 'A1', 'A6')).toContain('B3');
    expect(leaper('B2', 'A2')).toContain('B3');
    expect(leaper('B1', 'A1', 'A6', 'B2', 'A2')).not.toContain('B3');
  });

  test('NO-13.6: two marches take six units', () => {
    const table = new TestTable().energize(0, 'forcedMarch', 'forcedMarch').put(0, 'B1', { human: 1 });
    table.play('energize forcedMarch', 'energize forcedMarch');
    expect(table.state.marches).toBe(6);
  });

  test('NO-13.7: Teleport puts up to two units of one hex elsewhere; they do not move this turn', () => {
    const table = new TestTable()
      .allLand('forest')
      .energize(0, 'teleport')
      .put(0, 'B1', { human: 2, strider: 1 })
      .put(0, 'B5', { human: 1 });
    table.put(1, 'B8', { human: 1 }).play('energize teleport');
    expect(table.legal()).toEqual(['lift human B1', 'lift human B5', 'lift strider B1']);
    expect(table.rule('land B8')).toBe('NO-13.7');
    expect(table.rule('done')).toBe('NO-2.5');
    table.play('lift human B1');
    expect(table.legal('lift')).toEqual(['lift human B1', 'lift strider B1']);
    expect(table.rule('lift human B5')).toBe('NO-13.7');
    expect(table.rule('lift dragon B1')).toBe('NO-13.7');
    expect(table.legal('land')).toHaveLength(23);
    table.play('lift strider B1');
    expect(table.legal('lift')).toEqual([]);
    expect(table.rule('lift strider B1')).toBe('NO-13.7');
    expect(table.rule('land M')).toBe('NO-3.2');
    expect(table.rule('land B1')).toBe('NO-13.7');
    table.play('land B8', 'done');
    expect(table.units(0, 'B8')).toEqual({ human: 1, strider: 1 });
    expect(table.units(0, 'B1')).toEqual({ human: 1 });
    expect(table.rule('move strider 1 B8 B9')).toBe('NO-3.1');
    expect(table.legal('move')).toContain('move human 1 B1 B2');
    expect(table.broken).toBe(null);
  });

  test('NO-13.7: units are taken in the order of the player board', () => {
    const table = new TestTable()
      .energize(0, 'teleport')
      .put(0, 'B1', { human: 2, strider: 1 })
      .play('energize teleport', 'lift strider B1');
    expect(table.legal('lift')).toEqual([]);
    expect(table.rule('lift human B1')).toBe('NO-13.7');
    expect(table.state.chain).toBe(1);
    table.play('land M');
    expect(table.units(0, 'M')).toEqual({ strider: 1 });
    expect(table.state.chain).toBe(0);
  });

  test('NO-13.7: from a contested hex only to where no other player is', () => {
    const table = new TestTable()
      .allLand('forest')
      .energize(0, 'teleport')
      .put(0, 'B1', { human: 1 })
      .put(1, 'B1', { human: 1 });
    table.put(1, 'B8', { human: 1 }).put(0, 'B9', { human: 1 }).play('energize teleport', 'lift human B1');
    expect(table.rule('land B8')).toBe('NO-13.7');
    expect(table.legal('land')).toContain('land B9');
    expect(table.legal('land')).toContain('land B10');
    table.play('land B9', 'done');
    expect(table.units(0, 'B9')).toEqual({ human: 2 });
    expect(table.rule('move human 2 B9 B10')).toBe('NO-3.1');
  });

  test('NO-3.6, NO-13.7: of like units those that began the turn in the contested hex are taken first', () => {
    const table = new TestTable().allLand('forest').energize(0, 'teleport').put(1, 'B2', { human: 1 });
    table.put(0, 'H1b', { fungoid: 2 }).put(1, 'H1b', { human: 1 }).rubium(0, 3);
    table.play('buy fungoid H1b', 'energize teleport', 'lift fungoid H1b', 'land B9', 'done');
    expect(table.legal('move')).toContain('move fungoid 1 H1b B2');
    expect(table.rule('move fungoid 2 H1b B2')).toBe('NO-3.5');
    expect(table.legal('move')).toContain('move fungoid 2 H1b B3');
    expect(table.rule('move fungoid 3 H1b B3')).toBe('NO-3.1');
  });

  test('NO-13.7: a teleported unit is not taken twice', () => {
    const table = new TestTable()
      .allLand('forest')
      .energize(0, 'teleport', 'teleport')
      .put(0, 'B1', { human: 1 });
    table.play('energize teleport', 'lift human B1', 'land B5');
    expect(table.rule('energize teleport')).toBe('NO-2.6');
  });

  test('NO-13.8: Rubium Strike brings 4 rubium', () => {
    const table = new TestTable().energize(0, 'rubiumStrike').play('energize rubiumStrike');
    expect(table.state.rubium[0]).toBe(12);
    expect(table.hand(0)).toEqual([]);
    expect(table.state.energizeSize[0]).toBe(0);
  });
});
