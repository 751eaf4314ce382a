import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../data/terrain.ts';
import { OVER } from '../rules/phases.ts';
import { MISSION_NAMES } from '../rules/state.ts';
import { game, TestTable } from './table.ts';

/** Two players at the end of the second one's turn: the next `done` brings the Vortex. */
function beforeStorm(): TestTable {
  const table = new TestTable({ options: { vortex: true } })
    .allLand('forest')
    .put(0, 'H1a', { human: 1 })
    .put(1, 'H2a', { human: 1 });
  return table.toFight().play('done').toFight();
}

describe('the Vortex', () => {
  test('NO-17.1: not before the first turn of the game, then before each of the first player', () => {
    const table = beforeStorm();
    expect(table.told('vortex')).toEqual([]);
    table.dice(1, 2, 3).play('done');
    expect(table.told('vortex')).toEqual([{ event: 'vortex', from: 1, to: 2 }]);
    expect(table.told('blast')).toEqual([{ event: 'blast', hex: 3 }]);
    expect([table.state.turn, table.state.round]).toEqual([0, 2]);
    table.toFight().play('done').toFight().dice(6, 6, 6).play('done');
    expect(table.told('vortex')).toHaveLength(2);
    expect(TERRAINS[table.state.terrain[0]]).toBe('vortex');
  });

  test('NO-17.2: all units of one hex are blown into another', () => {
    const table = beforeStorm()
      .put(0, 'A2', { human: 2, dragon: 1 })
      .put(1, 'A2', { strider: 1 })
      .put(1, 'A5', { human: 1 });
    table.dice(2, 5, 1).play('done');
    expect(table.units(0, 'A2')).toEqual({});
    expect(table.units(0, 'A5')).toEqual({ human: 2, dragon: 1 });
    expect(table.units(1, 'A5')).toEqual({ human: 1, strider: 1 });
    expect(table.broken).toBe(null);
    // they begin the turn there, in a contested hex
    table.play('done');
    expect(table.legal('move').some((text) => text.startsWith('move dragon 1 A5 A4'))).toBe(true);
    expect(table.state.bound[5 * 6 + 5]).toBe(1);
  });

  test('NO-17.2: it brings nobody where none was', () => {
    const table = beforeStorm().put(0, 'A2', { human: 2 }).dice(2, 5, 1).play('done');
    expect(table.units(0, 'A5')).toEqual({ human: 2 });
    expect(table.broken).toBe(null);
  });

  test('NO-17.2: the same face twice moves nobody', () => {
    const table = beforeStorm().put(0, 'A2', { human: 2 }).dice(2, 2, 1).play('done');
    expect(table.units(0, 'A2')).toEqual({ human: 2 });
    expect(table.broken).toBe(null);
  });

  test('NO-17.3: all units of a third hex are destroyed', () => {
    const table = beforeStorm()
      .put(0, 'A2', { human: 2 })
      .put(1, 'A2', { dragon: 1 })
      .put(0, 'A3', { human: 1 });
    table.dice(3, 2, 2).play('done');
    expect(table.units(0, 'A2')).toEqual({});
    expect(table.units(1, 'A2')).toEqual({});
    expect(table.state.supply[0]).toBe(11);
    expect(table.state.army[1]).toBe(1);
    expect([...table.state.energizeSize]).toEqual([0, 0, 0, 0]);
    expect(table.broken).toBe(null);
  });

  test('NO-17.3: it can eliminate a player', () => {
    const table = new TestTable({ options: { vortex: true } })
      .allLand('forest')
      .put(0, 'H1a', { human: 1 })
      .put(1, 'A4', { human: 1 });
    table.toFight().play('done').toFight().play('discard objForest');
    table.rubium(1, 1).dice(1, 1, 4).play('done');
    expect(table.state.phase).toBe(OVER);
    expect(game.outcome(table.state)?.ranks).toEqual([1, 2]);
  });

  test('NO-17.4: nobody enters it', () => {
    const table = new TestTable({ options: { vortex: true } })
      .allLand('forest')
      .put(0, 'A1', { dragon: 1, strider: 1 })
      .land('A2', 'magma');
    table.put(0, 'A2', { leaper: 1 }).energize(0, 'teleport').play('energize teleport', 'lift dragon A1');
    expect(table.rule('land M')).toBe('NO-17.4');
    table.play('land B8', 'done');
    for (const unit of ['strider 1 A1', 'leaper 1 A2']) expect(table.rule(`move ${unit} M`)).toBe('NO-17.4');
    // but one may leap over it, and not stride through it
    expect(table.legal('move')).toContain('move leaper 1 A2 A5');
    expect(table.land('A4', 'plains').rule('move strider 1 A1 A4')).toBe('NO-3.3');
  });

  test('NO-17.4: cards about the Monolith do not mean it', () => {
    const { state } = new TestTable({ options: { vortex: true } });
    expect(state.missionDeckSize[0]).toBe(34);
    for (const name of ['deathFromAbove', 'secureMonolith'])
      expect(state.missionDeck[MISSION_NAMES.indexOf(name)]).toBe(0);
  });

  test('NO-17.5: a card for each controlled hex beside it', () => {
    const table = beforeStorm()
      .put(0, 'A1', { human: 1 })
      .put(0, 'A2', { human: 1 })
      .put(1, 'A4', { human: 1 })
      .put(0, 'B8', { human: 1 });
    table.put(0, 'A6', { human: 1 }).put(1, 'A6', { human: 1 }).dice(5, 5, 5).play('done');
    expect([...table.state.energizeSize]).toEqual([2, 1, 0, 0]);
  });

  test('NO-3.7, NO-17.2: units on forbidden ground go home at the end of that turn', () => {
    const table = beforeStorm()
      .land('A5', 'magma')
      .put(1, 'A2', { human: 1, fungoid: 1 })
      .dice(2, 5, 1)
      .play('done');
    expect(table.units(1, 'A5')).toEqual({ human: 1, fungoid: 1 });
    table.toFight().play('done');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['goHome H2a', 'goHome H2b', 'goHome H2c']);
    table.play('goHome H2b');
    expect(table.units(1, 'A5')).toEqual({ fungoid: 1 });
    expect(table.state.turn).toBe(1);
  });

  test('NO-17.1: the first player is who began, whatever the seat', () => {
    const table = new TestTable({ seats: 3, options: { vortex: true, firstPlayer: '3' } });
    for (const turn of [2, 0, 1]) {
      expect([table.state.turn, table.told('vortex')]).toEqual([turn, []]);
      table.toFight();
      if (turn === 1) table.dice(1, 2, 3);
      table.play('done');
    }
    expect([table.state.turn, table.told('vortex').length]).toEqual([2, 1]);
  });

  test('NO-17.1: with the first player out it rages at the same moment', () => {
    const table = new TestTable({ seats: 4, options: { vortex: true, teams: true } })
      .allLand('forest')
      .put(0, 'B4', { human: 1 })
      .put(1, 'B4', { dragon: 1 });
    table.rubium(0, 0).put(2, 'B9', { human: 1 }).toFight().dice(2).play('fight B4 1');
    expect(table.state.out).toBe(1);
    while (table.state.turn !== 3) table.play('done');
    // the team-mate of the last player is asked for a card, then the round is over
    table.toFight().play('done').dice(1, 1, 1).play('done');
    expect(table.told('vortex')).toHaveLength(1);
    expect(table.state.turn).toBe(1);
  });
});
