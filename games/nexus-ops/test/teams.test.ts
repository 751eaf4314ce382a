import { drafted, openDraft } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { viewEvent } from '../rules/events.ts';
import { DEPLOY, FIGHT, GIVE, OVER, SCORE } from '../rules/phases.ts';
import { BY_ELIMINATION, ENERGIZES, MISSION_NAMES, type Nexus } from '../rules/state.ts';
import { game, TestTable } from './table.ts';

function teams(): TestTable {
  return new TestTable({ seats: 4, options: { teams: true } }).allLand('forest');
}

describe('team-mates', () => {
  test('NO-16.1: sit across and are no enemies', () => {
    const table = teams().put(0, 'A1', { dragon: 1 }).put(2, 'A1', { human: 1 }).put(2, 'A2', { human: 1 });
    table.put(0, 'A3', { dragon: 1 }).put(1, 'A2', { human: 1 }).put(1, 'B6', { human: 1 }).toFight();
    // from A1, which is shared, nobody breathes; A2 holds an enemy
    expect(table.legal('breathe')).toEqual(['breathe dragon A3 A2', 'breathe dragon A3 B6']);
    table.dice(4).play('breathe dragon A3 A2');
    expect(table.units(1, 'A2')).toEqual({});
    expect(table.units(2, 'A2')).toEqual({ human: 1 });
  });

  test('NO-16.2: twenty points together win', () => {
    const table = teams()
      .points(0, 12)
      .points(2, 7)
      .points(1, 12)
      .put(0, 'B4', { dragon: 1 })
      .put(1, 'B4', { human: 1 })
      .toFight();
    expect(table.state.phase).toBe(FIGHT);
    table.dice(2).play('fight B4 1');
    expect(table.state.phase).toBe(OVER);
    const outcome = game.outcome(table.state);
    expect([outcome?.ranks, outcome?.rule]).toEqual([[1, 3, 1, 3], 'NO-16.2']);
    const less = teams()
      .points(0, 12)
      .points(2, 6)
      .put(0, 'B4', { dragon: 1 })
      .put(1, 'B4', { human: 1 })
      .toFight();
    expect(less.dice(2).play('fight B4 1').state.phase).not.toBe(OVER);
  });

  test('NO-16.2: at the last round the better team wins', () => {
    const table = new TestTable({ seats: 4, options: { teams: true, roundLimit: 1 } })
      .points(1, 2)
      .points(0, 1);
    for (let turn = 0; turn < 4; turn++)
      while (table.state.turn === turn && table.state.phase !== OVER) table.play('done');
    expect([game.outcome(table.state)?.ranks, game.outcome(table.state)?.rule]).toEqual([
      [3, 1, 3, 1],
      'NO-11.5',
    ]);
    const hexes = new TestTable({ seats: 4, options: { teams: true, roundLimit: 1 } }).put(2, 'H3a', {
      human: 1,
    });
    for (let turn = 0; turn < 4; turn++)
      while (hexes.state.turn === turn && hexes.state.phase !== OVER) hexes.play('done');
    expect(game.outcome(hexes.state)?.ranks).toEqual([1, 3, 1, 3]);
  });
});

describe('passing a card', () => {
  const passing = (): TestTable =>
    teams()
      .energize(2, 'teleport', 'forceField')
      .mission(2, 'objMagma')
      .energize(1, 'battleRage')
      .toFight()
      .play('done');

  test('NO-16.3: at the end of the Draw phase the team-mate may pass one', () => {
    const table = passing();
    expect(table.state.phase).toBe(GIVE);
    expect(table.state.asked).toBe(2);
    expect(table.state.turn).toBe(0);
    expect(table.legal()).toEqual(['done', 'give energize', 'give mission']);
    expect(table.rule('discard teleport')).toBe('NO-7.10');
    table.play('give energize');
    expect(table.state.chain).toBe(1);
    expect(table.legal()).toEqual(['slip forceField', 'slip teleport']);
    expect(table.rule('slip objMagma')).toBe('NO-16.3');
    expect(table.rule('slip battleRage')).toBe('NO-16.3');
    expect(table.rule('done')).toBe('NO-16.3');
    table.play('slip teleport');
    expect(table.hand(0)).toContain('teleport');
    expect(table.hand(2)).toEqual(['forceField', 'objMagma']);
    expect(table.state.turn).toBe(1);
    expect(table.state.phase).toBe(DEPLOY);
    expect(table.broken).toBe(null);
  });

  test('NO-16.3: a mission, or nothing', () => {
    const mission = passing().play('give mission');
    expect(mission.legal()).toEqual(['slip objMagma']);
    expect(mission.rule('slip teleport')).toBe('NO-16.3');
    mission.play('slip objMagma');
    expect(mission.hand(0)).toContain('objMagma');
    expect(mission.state.missionSize[2]).toBe(0);
    const nothing = passing().play('done');
    expect(nothing.state.turn).toBe(1);
    expect(nothing.hand(2)).toHaveLength(3);
    const none = teams().toFight().play('done');
    expect(none.state.turn).toBe(1);
    const one = teams().energize(2, 'teleport').toFight().play('done');
    expect(one.legal()).toEqual(['done', 'give energize']);
    expect(one.rule('give mission')).toBe('NO-16.3');
  });

  test('NO-16.3: only the two of them see which card', () => {
    const table = passing().play('give energize', 'slip teleport');
    const [gave] = table.told('gave');
    expect(gave).toEqual({ event: 'gave', seat: 2, to: 0, deck: 0, card: 6 });
    expect([0, 1, 2, 3, -1].map((viewer) => viewEvent(gave, viewer))).toEqual(
      [6, null, 6, null, null].map((card) => ({ ...gave, card })),
    );
    expect([-1, 0, 1, 2, 3].map((viewer) => table.view(viewer).passed)).toEqual([-1, 7, -1, 7, -1]);
    // and the giver remembers
    const at = 6;
    expect([-1, 0, 1, 2, 3].map((viewer) => table.view(viewer).gift[at])).toEqual([-1, 1, -1, 1, -1]);
    expect([table.state.passedTo, table.state.passedDeck]).toEqual([1, 0]);
    table.play('done');
    expect([table.state.passed, table.state.passedTo]).toEqual([0, 0]);
    while (table.state.turn !== 0) table.play('done');
    table.play('discard teleport');
    expect(table.state.gift[at]).toBe(0);
    expect(table.broken).toBe(null);
  });

  test('NO-16.3: an order after it is drafted on the view as it is played', () => {
    // the next is an enemy, or with that one out the giver itself
    for (const [seat, out] of [
      [1, 0],
      [2, 0b0010],
    ]) {
      const table = passing().energize(seat, 'teleport').put(seat, 'A1', { human: 1 });
      table.state.out = out;
      table.play('give energize', 'slip forceField');
      expect(table.state.asked).toBe(seat);
      const lift = Number(game.moves.fromText('energize teleport'));
      const draft = drafted(openDraft(game, table.view(seat), seat), lift);
      table.play('energize teleport');
      expect(draft.complete).toBe(false);
      expect(game.shape.describe(draft.state as Nexus)).toEqual(game.shape.describe(table.view(seat)));
    }
  });

  test('NO-16.3: a mission that was given and is played is forgotten', () => {
    const table = teams()
      .mission(2, 'domForest')
      .put(0, 'A1', { human: 1 })
      .toFight()
      .play('done', 'give mission', 'slip domForest');
    const at = ENERGIZES + MISSION_NAMES.indexOf('domForest');
    expect(table.state.gift[at]).toBe(1);
    while (table.state.turn !== 0) table.play('done');
    table.play('score domForest');
    expect(table.state.gift[at]).toBe(0);
  });
});

describe('shared hexes', () => {
  test('NO-16.4: contested without a battle: no income, no cards, and leaving is a retreat', () => {
    const table = teams()
      .put(0, 'H1c', { human: 1 })
      .put(2, 'H1c', { human: 1 })
      .put(0, 'M', { dragon: 1 })
      .put(2, 'M', { dragon: 1 });
    table.put(1, 'H1a', { human: 1 }).play('done');
    expect(table.rule('move human 1 H1c H1a')).toBe('NO-3.5');
    expect(table.legal('move')).toContain('move human 1 H1c H1b');
    expect(table.rule('move dragon 1 M H1a')).toBe('NO-3.5');
    table.play('done');
    expect(table.state.phase).toBe(SCORE);
    expect(table.state.rubium[0]).toBe(8);
    expect(table.state.energizeSize[0]).toBe(0);
  });

  test('NO-16.4: a unit may join its team-mate, but not by retreating', () => {
    const table = teams().put(0, 'A1', { human: 1 }).put(2, 'A2', { human: 1 }).play('done');
    expect(table.legal('move')).toContain('move human 1 A1 A2');
    const retreat = teams()
      .put(0, 'A1', { human: 1 })
      .put(1, 'A1', { human: 1 })
      .put(2, 'A2', { human: 1 })
      .play('done');
    expect(retreat.rule('move human 1 A1 A2')).toBe('NO-3.5');
  });

  test('NO-16.4: where an enemy is too, only the enemy is fought', () => {
    const table = teams()
      .put(0, 'A1', { human: 1 })
      .put(2, 'A1', { human: 1 })
      .put(3, 'A1', { human: 1 })
      .toFight();
    expect(table.legal('fight')).toEqual(['fight A1 3']);
  });

  test('NO-16.5: Striders pass team-mates, but no enemies', () => {
    const table = teams()
      .land('A2', 'plains')
      .put(0, 'A1', { strider: 1 })
      .put(2, 'A2', { human: 1 })
      .play('done');
    expect(table.legal('move')).toContain('move strider 1 A1 B4');
    const barred = teams()
      .land('A2', 'plains')
      .put(0, 'A1', { strider: 1 })
      .put(2, 'A2', { human: 1 })
      .put(3, 'A2', { human: 1 });
    expect(barred.play('done').rule('move strider 1 A1 B4')).toBe('NO-3.3');
  });
});

describe('missions in teams', () => {
  test('NO-14.5: a team-mate’s home base is no enemy base', () => {
    const raid = (hex: string): TestTable => {
      const table = teams().mission(0, 'raidBase').put(0, hex, { dragon: 1 }).put(1, hex, { human: 1 });
      return table.toFight().dice(2).play(`fight ${hex} 1`);
    };
    expect(raid('H3a').rule('score raidBase')).toBe('NO-14.5');
    for (const hex of ['H2a', 'H4a']) expect(raid(hex).legal('score')).toEqual(['score raidBase']);
  });

  test('NO-8.7: to dominate is to have more than the team-mate too', () => {
    const table = teams().land('B1', 'plains').land('B5', 'plains').mission(0, 'domPlains');
    table.put(0, 'B1', { human: 1 }).put(2, 'B5', { human: 1 });
    expect(table.rule('score domPlains')).toBe('NO-8.7');
  });
});

describe('elimination in teams', () => {
  const lastStand = (): TestTable => {
    const table = teams().put(0, 'B4', { human: 1 }).put(1, 'B4', { dragon: 1 }).rubium(0, 0).points(0, 5);
    return table.put(2, 'B9', { human: 1 }).toFight().dice(2).play('fight B4 1');
  };

  test('NO-16.6: the game goes on without the player; its points stay', () => {
    const table = lastStand();
    expect(table.state.phase).toBe(DEPLOY);
    expect(table.state.out).toBe(1);
    expect(table.state.turn).toBe(1);
    expect(table.state.battle).toBe(0);
    // nothing was drawn: the turn ended at once
    expect(table.hand(0)).toEqual([]);
    expect(table.state.points[0]).toBe(5);
    for (const next of [2, 3, 1]) {
      const before = table.state.turn;
      while (table.state.turn === before) table.play('done');
      expect(table.state.turn).toBe(next);
    }
    expect(table.state.round).toBe(2);
  });

  test('NO-16.6: the team-mate of an eliminated player passes nothing to it and gets nothing', () => {
    const table = lastStand();
    while (table.state.turn !== 2) table.play('done');
    while (table.state.turn === 2) {
      expect(table.state.asked).toBe(2);
      table.play('done');
    }
  });

  test('NO-3.7, NO-16.6: who is eliminated ends its turn: units on forbidden ground go home', () => {
    const table = teams().land('A5', 'magma').put(3, 'A5', { human: 1 }).put(1, 'B4', { dragon: 1 });
    table.put(0, 'B4', { human: 1 }).rubium(0, 0).toFight().dice(2).play('fight B4 1');
    expect([table.state.out, table.state.turn, table.state.asked]).toEqual([1, 0, 3]);
    table.play('goHome H4a');
    expect([table.state.turn, table.state.phase]).toEqual([1, DEPLOY]);
  });

  test('NO-11.6, NO-16.6: a discard can be the last thing of a player', () => {
    const table = teams().energize(0, 'teleport').rubium(0, 0).put(2, 'B9', { human: 1 });
    table.play('discard teleport');
    expect([table.state.out, table.state.turn, table.state.phase]).toEqual([1, 1, DEPLOY]);
    const giving = teams().energize(2, 'teleport').rubium(2, 0).put(0, 'B9', { human: 1 });
    giving.toFight().play('done', 'give energize', 'slip teleport');
    expect(giving.state.out).toBe(4);
  });

  test('NO-16.6: when both are out the other team wins', () => {
    const table = lastStand().rubium(2, 0).points(2, 9);
    table.put(1, 'B8', { dragon: 1 }).toFight().dice(4).play('breathe dragon B8 B9');
    expect(table.state.ending).toBe(BY_ELIMINATION);
    const outcome = game.outcome(table.state);
    expect([outcome?.ranks, outcome?.rule]).toEqual([[3, 1, 3, 1], 'NO-16.6']);
    expect(table.state.out).toBe(5);
  });

  test('NO-16.6: the other team’s members are eliminated together too', () => {
    const table = teams()
      .put(0, 'B4', { dragon: 1 })
      .put(0, 'B8', { dragon: 1 })
      .put(1, 'B5', { human: 1 })
      .put(3, 'B9', { human: 1 });
    table.rubium(1, 0).rubium(3, 1).toFight().dice(4).play('breathe dragon B4 B5');
    expect(table.state.out).toBe(2);
    expect(table.state.phase).not.toBe(OVER);
    table.dice(4).play('breathe dragon B8 B9');
    expect(game.outcome(table.state)?.ranks).toEqual([1, 3, 1, 3]);
  });
});
