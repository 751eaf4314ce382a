import { describe, expect, test } from 'vitest';
import type { Figure } from '../data/units.ts';
import { SCORE, SPOILS } from '../rules/phases.ts';
import { TestTable, unitOf, type TestArmy } from './table.ts';

interface Fight {
  readonly at?: string;
  readonly attack?: TestArmy;
  readonly defence?: TestArmy;
  readonly dice?: readonly number[];
  readonly cards: readonly string[];
}

/** Seat 0 wins a battle on its turn and holds the cards. Forests everywhere, A2 spires, A3 plains, A4 magma. */
function won({
  at = 'A1',
  attack = { dragon: 1 },
  defence = { human: 1 },
  dice = [2],
  cards,
}: Fight): TestTable {
  const table = new TestTable()
    .allLand('forest')
    .land('A2', 'spires')
    .land('A3', 'plains')
    .land('A4', 'magma');
  table
    .put(0, at, attack)
    .put(1, at, defence)
    .mission(0, ...cards);
  return table
    .toFight()
    .dice(...dice)
    .play(`fight ${at} 1`);
}

describe('playing missions', () => {
  test('NO-8.1: on the own turn, once the goal is met; they stay in front of their owner', () => {
    const table = won({ cards: ['objForest', 'objSpires'] });
    expect(table.state.phase).toBe(SPOILS);
    table.play('score objForest');
    expect(table.state.scored[0]).toBe(1);
    expect(table.state.points[0]).toBe(2);
    expect(table.hand(0)).toEqual(['objSpires']);
    expect(table.told('scored')).toEqual([{ event: 'scored', seat: 0, card: 20, points: 2 }]);
    expect(table.rule('score objSpires')).toBe('NO-8.2');
    expect(table.rule('score objMagma')).toBe('NO-8.1');
    table.play('done');
    expect(table.state.missions[0]).toBe(0);
    expect(table.broken).toBe(null);
  });

  test('NO-8.1: a battle under way is fought to its end first', () => {
    const table = new TestTable().mission(0, 'slayHuman').energize(1, 'teleport');
    table
      .put(0, 'B4', { dragon: 1 })
      .put(1, 'B4', { human: 3 })
      .toFight()
      .play('fight B4 1')
      .dice(2)
      .play('pass')
      .play('pass');
    expect(table.state.slain[0]).toBe(1);
    expect(table.rule('score slayHuman')).toBe('NO-8.1');
    table.dice(1, 1).play('pass').play('pass');
    expect(table.state.phase).toBe(SCORE);
    expect(table.legal('score')).toEqual(['score slayHuman']);
  });

  test('NO-8.2, NO-8.3: the example of the rule book: one red card of three, and a white one with it', () => {
    const fight: Fight = {
      attack: { dragon: 1, fungoid: 1 },
      defence: { crystalline: 1 },
      cards: ['sendFungoids', 'objForest', 'slayCrystalline'],
    };
    const table = won(fight);
    expect(table.legal('score')).toEqual(['score objForest', 'score sendFungoids', 'score slayCrystalline']);
    table.play('score sendFungoids');
    expect(table.legal('score')).toEqual(['score slayCrystalline']);
    expect(table.rule('score objForest')).toBe('NO-8.2');
    table.play('score slayCrystalline');
    expect(table.state.points[0]).toBe(3);
    table.play('done');
    expect([table.state.missions[0], table.state.points[0]]).toEqual([0, 3]);
    // or a Mission from the stack, with the white card
    const other = won(fight).play('score slayCrystalline', 'done');
    expect([other.state.missions[0], other.state.points[0]]).toEqual([1, 2]);
  });

  test('NO-8.3: several white ones', () => {
    const table = won({
      attack: { dragon: 2 },
      defence: { human: 1, fungoid: 1 },
      dice: [2, 2],
      cards: ['slayHuman', 'slayFungoid'],
    });
    table.play('score slayHuman', 'score slayFungoid');
    expect(table.state.points[0]).toBe(3);
  });

  test('NO-8.4: a red card only between its battle and the next', () => {
    const table = new TestTable().allLand('forest').mission(0, 'objForest', 'sendDragons', 'domSpires');
    for (const hex of ['B4', 'B6']) table.put(0, hex, { dragon: 1 }).put(1, hex, { human: 1 });
    table.toFight().dice(2).play('fight B4 1');
    expect(table.legal('score')).toEqual(['score objForest', 'score sendDragons']);
    table.play('done');
    expect(table.state.missions[0]).toBe(1);
    expect(table.legal('score')).toEqual([]);
    expect(table.rule('score objForest')).toBe('NO-8.4');
    table.play('fight B6 1').dice(2).play('pass').play('pass', 'score objForest', 'done');
    expect(table.state.points[0]).toBe(3);
    expect(table.state.phase).toBe(SCORE);
    expect(table.rule('score sendDragons')).toBe('NO-8.4');
  });

  test('NO-8.5: who plays no red card takes a Mission, by itself where there is nothing to choose', () => {
    const table = won({ cards: [] });
    expect(table.state.phase).toBe(SCORE);
    expect([table.state.missions[0], table.state.points[0], table.state.missionsLeft]).toEqual([1, 1, 39]);
    expect(table.told('mission')).toEqual([{ event: 'mission', seat: 0 }]);
    const asked = won({ cards: ['domPlains'] });
    expect(asked.state.phase).toBe(SPOILS);
    expect(asked.legal()).toEqual(['discard domPlains', 'done']);
    asked.play('done');
    expect(asked.state.missions[0]).toBe(1);
    // with the last card played nothing is left to decide
    const last = won({ cards: ['objForest'] }).play('score objForest');
    expect(last.state.phase).toBe(SCORE);
    expect(last.state.missions[0]).toBe(0);
    const white = won({ cards: ['slayHuman'] }).play('score slayHuman');
    expect([white.state.missions[0], white.state.points[0]]).toEqual([1, 2]);
  });

  test('NO-8.6: one destroyed unit serves one Slayer, and winning is not needed', () => {
    const table = won({ defence: { human: 1 }, cards: ['slayHuman', 'slayHuman', 'slayFungoid'] });
    table.play('score slayHuman');
    expect(table.rule('score slayHuman')).toBe('NO-8.6');
    expect(table.rule('score slayFungoid')).toBe('NO-8.6');
    const draw = new TestTable()
      .allLand('forest')
      .mission(0, 'slayHuman')
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A1', { human: 2 });
    draw.toFight().dice(2, 1).play('fight A1 1');
    expect(draw.legal('score')).toEqual(['score slayHuman']);
    draw.play('score slayHuman');
    expect(draw.state.points[0]).toBe(1);
  });

  test('NO-8.6: units of earlier turns and own losses do not count', () => {
    const table = won({
      attack: { dragon: 1, human: 1 },
      defence: { dragon: 1 },
      dice: [2, 2],
      cards: ['slayHuman', 'slayDragon'],
    });
    table.play('lose human');
    expect(table.legal('score')).toEqual(['score slayDragon']);
    table.play('done', 'done').toFight().play('done');
    expect(table.state.turn).toBe(0);
    expect(table.legal('score')).toEqual([]);
  });

  test('NO-8.7: to dominate is to control more than each other player, and at least one', () => {
    const table = new TestTable({ seats: 3 }).allLand('forest').mission(0, 'domPlains');
    expect(table.rule('score domPlains')).toBe('NO-8.7');
    for (const hex of ['B1', 'B5', 'B9']) table.land(hex, 'plains');
    table.put(0, 'B1', { human: 1 }).put(1, 'B5', { human: 1 });
    expect(table.rule('score domPlains')).toBe('NO-8.7');
    table.put(2, 'B5', { human: 1 });
    expect(table.legal('score')).toEqual(['score domPlains']);
    table.put(2, 'B9', { human: 1 });
    expect(table.legal('score')).toEqual([]);
    table.put(0, 'B9', { human: 1 });
    expect(table.legal('score')).toEqual(['score domPlains']);
    table.play('score domPlains');
    expect(table.state.points[0]).toBe(1);
  });

  test('NO-8.8: discarded missions become the new deck', () => {
    const table = new TestTable().mission(0, 'objForest');
    table.state.missionDiscard.set(table.state.missionDeck);
    table.state.missionDeck.fill(0);
    table.state.missionDeckSize[0] = 0;
    table.draws('domSpires').toFight();
    expect(table.hand(0)).toEqual(['objForest', 'domSpires']);
    expect(table.state.missionDeckSize[0]).toBe(34);
    expect(table.told('reshuffled')).toEqual([{ event: 'reshuffled', deck: 1 }]);
    expect(table.broken).toBe(null);
  });

  test('NO-8.8: with nothing to shuffle nothing is drawn', () => {
    const table = new TestTable();
    table.state.missionDeck.fill(0);
    table.state.missionDeckSize[0] = 0;
    table.toFight();
    expect(table.hand(0)).toEqual([]);
    expect(table.state.turn).toBe(1);
    expect(table.told('reshuffled')).toEqual([]);
  });

  test('NO-8.9: from an empty stack no Mission is taken', () => {
    const table = new TestTable().put(0, 'B4', { dragon: 1 }).put(1, 'B4', { human: 1 });
    table.state.missionsLeft = 0;
    table.state.missionCards = 0;
    table.toFight().dice(2).play('fight B4 1');
    expect(table.state.points[0]).toBe(0);
    expect(table.broken).toBe(null);
  });

  test('NO-7.9: discarded Energize cards become the new deck', () => {
    const table = new TestTable()
      .put(0, 'B4', { dragon: 1 })
      .put(1, 'B4', { human: 1 })
      .put(1, 'H2a', { human: 1 });
    table.state.energizeDiscard.set(table.state.energizeDeck);
    table.state.energizeDeck.fill(0);
    table.state.energizeDeckSize[0] = 0;
    table.toFight().draws('teleport').dice(2).play('fight B4 1');
    expect(table.hand(1)).toEqual(['teleport']);
    expect(table.state.energizeDeckSize[0]).toBe(31);
    expect(table.told('reshuffled')).toEqual([{ event: 'reshuffled', deck: 0 }]);
    expect([...table.state.energizeDiscard].every((copies) => copies === 0)).toBe(true);
    const none = new TestTable()
      .put(0, 'B4', { dragon: 1 })
      .put(1, 'B4', { human: 1 })
      .put(1, 'H2a', { human: 1 });
    none.state.energizeDeck.fill(0);
    none.state.energizeDeckSize[0] = 0;
    none.toFight().dice(2).play('fight B4 1');
    expect(none.hand(1)).toEqual([]);
  });
});

/** The points that the card brings at once, or the rule that forbids it. */
function scoring(table: TestTable, card: string): number | string | null {
  if (table.legal('score').length === 0) return table.rule(`score ${card}`);
  return table.play(`score ${card}`).told('scored')[0].points;
}

describe('every Secret Mission', () => {
  const strike: readonly [Figure, number][] = [
    ['human', 6],
    ['fungoid', 6],
    ['crystalline', 6],
    ['strider', 6],
    ['leaper', 4],
    ['dragon', 6],
  ];

  test.each([
    ['NO-14.1', 'objForest', 'A1', 2],
    ['NO-14.2', 'objSpires', 'A2', 2],
    ['NO-14.3', 'objPlains', 'A3', 2],
    ['NO-14.4', 'objMagma', 'A4', 3],
  ] as const)('%s: %s asks for a battle won there', (_rule, card, at, points) => {
    for (const hex of ['A1', 'A2', 'A3', 'A4']) {
      const table = won({ at: hex, cards: [card] });
      expect(scoring(table, card)).toBe(hex === at ? points : 'NO-8.4');
    }
  });

  test('NO-14.5: Objective: Enemy Base', () => {
    const table = won({ at: 'H2b', cards: ['raidBase'] });
    expect(table.play('score raidBase').state.points[0]).toBe(3);
    expect(won({ at: 'H1b', cards: ['raidBase'] }).rule('score raidBase')).toBe('NO-14.5');
    expect(won({ at: 'A1', cards: ['raidBase'] }).rule('score raidBase')).toBe('NO-14.5');
    // the first player's base is one too
    const second = new TestTable().mission(1, 'raidBase').play('done', 'done', 'done');
    second.put(1, 'H1a', { dragon: 1 }).put(0, 'H1a', { human: 1 }).toFight().dice(2).play('fight H1a 0');
    expect(second.legal('score')).toEqual(['score raidBase']);
  });

  test.each([
    ['NO-14.6', 'sendHumans', 'human', 3],
    ['NO-14.7', 'sendFungoids', 'fungoid', 2],
    ['NO-14.8', 'sendCrystallines', 'crystalline', 2],
    ['NO-14.9', 'sendStriders', 'strider', 2],
    ['NO-14.10', 'sendLeapers', 'leaper', 2],
    ['NO-14.11', 'sendDragons', 'dragon', 2],
  ] as const)('%s: %s asks for a surviving %s', (_rule, card, unit, points) => {
    for (const [name, die] of strike) {
      const table = won({
        attack: { [name]: 1 },
        defence: { human: 1 },
        dice: name === 'human' ? [die, 1] : [die],
        cards: [card],
      });
      expect(scoring(table, card)).toBe(name === unit ? points : 'NO-8.4');
    }
  });

  test('NO-14.12: Death From Above asks for a surviving Dragon that flew in from the Monolith', () => {
    const flown = (attack: TestArmy, dice: number[], then: string[]): TestTable => {
      const table = new TestTable()
        .allLand('forest')
        .put(0, 'M', { dragon: 1 })
        .put(0, 'B8', attack)
        .put(1, 'B8', { dragon: 1 });
      table
        .mission(0, 'deathFromAbove')
        .play('done', 'move dragon 1 M B8', 'done')
        .dice(...dice)
        .play('fight B8 1');
      return table.play(...then);
    };
    expect(flown({}, [2, 1], []).play('score deathFromAbove').state.points[0]).toBe(3);
    // one of two Dragons is lost: the one that flew in remains
    expect(flown({ dragon: 1 }, [2, 1, 2], []).legal('score')).toEqual(['score deathFromAbove']);
    expect(flown({ human: 1 }, [2, 2], ['lose dragon']).rule('score deathFromAbove')).toBe('NO-8.4');
    expect(won({ cards: ['deathFromAbove'] }).rule('score deathFromAbove')).toBe('NO-14.12');
    const walked = new TestTable()
      .allLand('forest')
      .put(0, 'A2', { dragon: 1 })
      .put(1, 'A1', { human: 1 })
      .mission(0, 'deathFromAbove');
    walked.play('done', 'move dragon 1 A2 A1', 'done').dice(2).play('fight A1 1');
    expect(walked.rule('score deathFromAbove')).toBe('NO-14.12');
    const later = new TestTable()
      .allLand('forest')
      .put(0, 'M', { dragon: 1 })
      .put(1, 'B8', { human: 2 })
      .put(1, 'H2c', { human: 1 });
    later
      .mission(0, 'deathFromAbove')
      .play('done', 'move dragon 1 M B8', 'done')
      .dice(2, 1)
      .play('fight B8 1')
      .play('done');
    later.toFight().dice(1, 1).play('fight B8 0').play('done').toFight().dice(2).play('fight B8 1');
    expect(later.rule('score deathFromAbove')).toBe('NO-14.12');
  });

  test('NO-14.13: Giant Killer asks for a destroyed Dragon and a surviving Human', () => {
    const fight: Fight = {
      attack: { dragon: 1, human: 1 },
      defence: { dragon: 1 },
      dice: [2, 1],
      cards: ['giantKiller'],
    };
    expect(won(fight).play('score giantKiller').state.points[0]).toBe(3);
    expect(won({ ...fight, defence: { strider: 1 }, dice: [2] }).rule('score giantKiller')).toBe('NO-8.4');
    expect(won({ ...fight, attack: { dragon: 1 } }).rule('score giantKiller')).toBe('NO-8.4');
  });

  test('NO-14.13: the Dragon must have been destroyed in the same battle', () => {
    const table = new TestTable().allLand('forest').mission(0, 'giantKiller', 'domSpires');
    for (const hex of ['B4', 'B8']) table.put(0, hex, { dragon: 1, human: 1 });
    table.put(1, 'B4', { dragon: 1 }).put(1, 'B8', { human: 1 }).toFight().dice(2, 1).play('fight B4 1');
    expect(table.legal('score')).toEqual(['score giantKiller']);
    table.play('done').play('fight B8 1').dice(2).play('pass').play('pass');
    expect(table.rule('score giantKiller')).toBe('NO-8.4');
    expect(table.state.slain[5]).toBe(1);
  });

  test.each([
    ['NO-14.14', 'slayHuman', 'human', 1],
    ['NO-14.15', 'slayFungoid', 'fungoid', 1],
    ['NO-14.16', 'slayCrystalline', 'crystalline', 1],
    ['NO-14.17', 'slayStrider', 'strider', 1],
    ['NO-14.18', 'slayLeaper', 'leaper', 2],
    ['NO-14.19', 'slayDragon', 'dragon', 2],
  ] as const)('%s: %s asks for a destroyed %s', (_rule, card, unit, points) => {
    for (const [name] of strike) {
      const table = won({ defence: { [name]: 1 }, dice: name === 'dragon' ? [2, 1] : [2], cards: [card] });
      expect(table.state.slain[unitOf(unit)]).toBe(name === unit ? 1 : 0);
      expect(scoring(table, card)).toBe(name === unit ? points : 'NO-8.6');
    }
  });

  test.each([
    ['NO-14.20', 'domPlains', 'plains'],
    ['NO-14.21', 'domForest', 'forest'],
    ['NO-14.22', 'domSpires', 'spires'],
  ] as const)('%s: %s asks for most %s, in any phase of the own turn', (_rule, card, land) => {
    const table = new TestTable()
      .allLand('magma')
      .land('B1', land)
      .land('B2', land)
      .put(0, 'B1', { human: 1 })
      .mission(0, card);
    expect(table.legal('score')).toEqual([`score ${card}`]);
    table.play('done');
    expect(table.legal('score')).toEqual([`score ${card}`]);
    table.put(1, 'B2', { human: 1 });
    expect(table.rule(`score ${card}`)).toBe('NO-8.7');
    table.play('move human 1 B1 B2').land('B3', land).put(0, 'B3', { human: 1 });
    expect(table.play(`score ${card}`).state.points[0]).toBe(1);
  });

  test('NO-14.23: Secure the Monolith asks for its control', () => {
    const table = new TestTable().mission(0, 'secureMonolith');
    expect(table.rule('score secureMonolith')).toBe('NO-14.23');
    table.put(0, 'M', { strider: 1 }).put(1, 'M', { strider: 1 });
    expect(table.rule('score secureMonolith')).toBe('NO-14.23');
    const alone = new TestTable().mission(0, 'secureMonolith').put(0, 'M', { strider: 1 });
    expect(alone.play('score secureMonolith').state.points[0]).toBe(1);
  });

  test('NO-14.24: Roast ’Em Alive asks for a unit removed by breath this turn', () => {
    const table = new TestTable()
      .allLand('forest')
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A2', { human: 2 })
      .mission(0, 'roastAlive');
    table.toFight();
    expect(table.rule('score roastAlive')).toBe('NO-14.24');
    table.dice(4).play('breathe dragon A1 A2');
    expect(table.legal('score')).toEqual(['score roastAlive']);
    table.play('score roastAlive');
    expect(table.state.points[0]).toBe(1);
    expect(table.state.roasted).toBe(0);
    const late = new TestTable()
      .allLand('forest')
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A2', { human: 2 })
      .mission(0, 'roastAlive');
    late.toFight().dice(4).play('breathe dragon A1 A2').play('done').toFight().play('done');
    expect(late.rule('score roastAlive')).toBe('NO-14.24');
  });
});
