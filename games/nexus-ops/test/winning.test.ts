import { winnersOf } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { CHOOSE, DEPLOY, OVER, PLACE, SCORE } from '../rules/phases.ts';
import { BY_ELIMINATION, BY_LIMIT, BY_POINTS, MOST_ROUNDS } from '../rules/state.ts';
import { game, TestTable, type Laying } from './table.ts';

function duel(laying: Laying = {}): TestTable {
  return new TestTable(laying).allLand('forest').put(0, 'B4', { dragon: 1 }).put(1, 'B4', { human: 1 });
}

describe('points', () => {
  test('NO-11.1: twelve points win at once', () => {
    const table = duel().points(0, 11).put(0, 'B6', { human: 1 }).put(1, 'B6', { human: 1 }).toFight();
    table.dice(2).play('fight B4 1');
    expect(table.state.phase).toBe(OVER);
    expect(table.state.ending).toBe(BY_POINTS);
    expect(game.actors(table.state)).toBe(0);
    const outcome = game.outcome(table.state);
    expect(outcome).toMatchObject({
      ranks: [1, 2],
      rule: 'NO-11.1',
      reason: { text: 'The winning score was reached.' },
      sheet: [
        { label: { text: 'Missions' }, points: [12, 0] },
        { label: { text: 'Secret Missions' }, points: [0, 0] },
        { label: { text: 'King of the Hill' }, points: [0, 0] },
        { label: { text: 'Hexes' }, points: [1, 0] },
        { label: { text: 'Units' }, points: [2, 1] },
      ],
    });
    expect(table.told('over')).toEqual([{ event: 'over', ending: BY_POINTS }]);
  });

  test('NO-11.1: eleven do not, and a Secret Mission can end it too', () => {
    const table = duel().points(0, 10).mission(0, 'objForest').toFight();
    expect(game.outcome(table.state)).toBe(null);
    table.dice(2).play('fight B4 1');
    expect(table.state.phase).not.toBe(OVER);
    table.play('score objForest');
    expect(table.state.phase).toBe(OVER);
    expect(game.outcome(table.state)?.sheet[1]).toMatchObject({
      label: { text: 'Secret Missions' },
      points: [2, 0],
    });
    const less = duel().points(0, 10).toFight().dice(2).play('fight B4 1');
    expect(less.state.phase).not.toBe(OVER);
  });

  test.each([
    ['NO-15.1', 'essence', 10],
    ['NO-15.2', 'long-haul', 14],
  ] as const)('%s: %s is played to %i', (_rule, goal, points) => {
    const table = duel({ options: { goal } })
      .points(0, points - 1)
      .toFight()
      .dice(2)
      .play('fight B4 1');
    expect(table.state.phase).toBe(OVER);
    const less = duel({ options: { goal } })
      .points(0, points - 2)
      .toFight()
      .dice(2)
      .play('fight B4 1');
    expect(less.state.phase).not.toBe(OVER);
  });
});

describe('elimination', () => {
  /** Seat 0 attacks with its last Human and loses it. */
  const lastStand = (seats = 3): TestTable =>
    new TestTable({ seats })
      .allLand('forest')
      .put(0, 'B4', { human: 1 })
      .put(1, 'B4', { dragon: 1 })
      .rubium(0, 1)
      .toFight();

  test('NO-11.2: no unit, no rubium for one, no card', () => {
    const table = lastStand().dice(2).play('fight B4 1');
    expect(table.state.ending).toBe(BY_ELIMINATION);
    expect(table.state.out).toBe(1);
    expect(table.told('out')).toEqual([{ event: 'out', seat: 0 }]);
    expect(game.outcome(table.state)?.rule).toBe('NO-11.2');
    expect(game.outcome(table.state)?.ranks).toEqual([3, 1, 2]);
  });

  test('NO-11.2: any of the three keeps a player in', () => {
    expect(lastStand().rubium(0, 2).dice(2).play('fight B4 1').state.phase).not.toBe(OVER);
    expect(lastStand().mission(0, 'objForest').dice(2).play('fight B4 1').state.phase).not.toBe(OVER);
    expect(lastStand().put(0, 'B9', { human: 1 }).dice(2).play('fight B4 1').state.phase).not.toBe(OVER);
    const energized = new TestTable()
      .allLand('forest')
      .put(0, 'B4', { human: 1 })
      .put(1, 'B4', { dragon: 1 })
      .rubium(0, 1);
    energized.energize(0, 'teleport').toFight().play('fight B4 1').dice(2).play('pass').play('pass');
    expect(energized.state.phase).not.toBe(OVER);
  });

  test('NO-11.2: what the cheapest unit of the table costs counts', () => {
    const table = new TestTable({ options: { alternateUnits: true } })
      .put(0, 'H1a', { human: 1 })
      .rubium(1, 1)
      .toFight();
    expect(table.play('done').state.phase).not.toBe(OVER);
    const poor = new TestTable({ options: { alternateUnits: true } })
      .put(0, 'H1a', { human: 1 })
      .rubium(1, 0)
      .toFight();
    expect(poor.play('done').state.phase).toBe(OVER);
    const deckFile = { units: { human: { cost: 5 }, fungoid: { cost: 4 } } };
    const dear = new TestTable({ options: { deckFile } }).put(0, 'H1a', { human: 1 }).rubium(1, 3).toFight();
    expect(dear.play('done').state.phase).not.toBe(OVER);
  });

  test('NO-11.2: who has no unit yet is not out', () => {
    const table = new TestTable({ seats: 4 }).toFight().play('done').toFight();
    expect(table.state.phase).not.toBe(OVER);
    expect(table.state.out).toBe(0);
  });

  test('NO-11.3: most points among the others, then hexes, then units', () => {
    const ranks = (setUp: (table: TestTable) => void): readonly number[] | undefined => {
      const table = lastStand(4);
      setUp(table);
      table.dice(2).play('fight B4 1');
      return game.outcome(table.state)?.ranks;
    };
    expect(ranks((table) => table.points(0, 9).points(3, 1))).toEqual([4, 2, 3, 1]);
    expect(
      ranks((table) => table.put(2, 'B9', { human: 1 }).put(2, 'B8', { human: 1 }).points(3, 1)),
    ).toEqual([4, 3, 2, 1]);
    expect(
      ranks((table) =>
        table.put(2, 'B9', { human: 1 }).put(2, 'B8', { human: 1 }).put(3, 'B11', { dragon: 3 }),
      ),
    ).toEqual([4, 3, 1, 2]);
    expect(ranks((table) => table.put(2, 'B9', { human: 5 }).put(3, 'B11', { human: 6 }))).toEqual([
      4, 3, 2, 1,
    ]);
  });

  test('NO-11.3: what the ranking looks at can be read while the game goes on, for a draw by agreement', () => {
    const table = new TestTable().points(1, 3).put(0, 'H1a', { human: 2 }).put(0, 'B1', { strider: 1 });
    expect(game.outcome(table.state)).toBe(null);
    expect(game.sheet?.(table.state)).toMatchObject([
      { label: { text: 'Missions' }, points: [0, 3] },
      { label: { text: 'Secret Missions' }, points: [0, 0] },
      { label: { text: 'King of the Hill' }, points: [0, 0] },
      { label: { text: 'Hexes' }, points: [2, 0] },
      { label: { text: 'Units' }, points: [3, 0] },
    ]);
  });

  test('NO-11.4: who is still tied shares the place', () => {
    const table = lastStand(4)
      .put(2, 'B9', { human: 1 })
      .put(3, 'B11', { human: 1 })
      .dice(2)
      .play('fight B4 1');
    const outcome = game.outcome(table.state);
    expect(outcome?.ranks).toEqual([4, 1, 1, 1]);
    expect(outcome === null ? [] : winnersOf(outcome)).toEqual([1, 2, 3]);
  });

  test('NO-11.5: after the last round the same tie-breakers decide', () => {
    const table = new TestTable({ options: { roundLimit: 2 } }).points(1, 3).put(0, 'H1a', { human: 1 });
    for (let turn = 0; turn < 4; turn++) {
      expect(table.state.phase).not.toBe(OVER);
      table.toFight().play('done');
    }
    expect(table.state.ending).toBe(BY_LIMIT);
    const outcome = game.outcome(table.state);
    expect([outcome?.ranks, outcome?.rule]).toEqual([[2, 1], 'NO-11.5']);
  });

  test('NO-11.5: the last round ends where the first player would begin', () => {
    const table = new TestTable({ seats: 3, options: { roundLimit: 1, firstPlayer: '2' } });
    for (const turn of [1, 2, 0]) {
      expect([table.state.turn, table.state.ending]).toEqual([turn, 0]);
      table.toFight().play('done');
    }
    expect(table.state.ending).toBe(BY_LIMIT);
  });

  test('NO-11.5: the longest limit there is can be reached', () => {
    const table = new TestTable({ options: { roundLimit: MOST_ROUNDS } });
    table.state.round = MOST_ROUNDS;
    for (let turn = 0; turn < 2; turn++) table.toFight().play('done');
    expect([table.state.ending, table.broken]).toEqual([BY_LIMIT, null]);
  });

  test('NO-11.5: without a limit the game goes on', () => {
    const table = new TestTable();
    for (let turn = 0; turn < 40; turn++) table.toFight().play('done');
    expect(table.state.round).toBe(21);
  });

  test('NO-11.6: the loser’s card comes before elimination', () => {
    const table = duel().rubium(1, 0).toFight().dice(2).play('fight B4 1');
    expect(table.state.energizeSize[1]).toBe(1);
    expect(table.state.phase).not.toBe(OVER);
  });

  test('NO-11.6: the winner’s mission comes before elimination', () => {
    const table = duel().rubium(1, 0).mission(0, 'objForest').toFight();
    table.state.energizeDeck.fill(0);
    table.state.energizeDeckSize[0] = 0;
    table.dice(2).play('fight B4 1');
    expect(table.state.phase).not.toBe(OVER);
    table.play('score objForest');
    expect(table.state.ending).toBe(BY_ELIMINATION);
    expect(table.state.points[0]).toBe(2);
  });

  test('NO-11.6: a breath can eliminate', () => {
    const table = new TestTable()
      .allLand('forest')
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A2', { human: 1 })
      .rubium(1, 1);
    table.toFight().dice(4).play('breathe dragon A1 A2');
    expect(table.state.ending).toBe(BY_ELIMINATION);
    expect(game.outcome(table.state)?.ranks).toEqual([1, 2]);
  });

  test('NO-11.6: who discards the last card without getting what a unit costs is out at once', () => {
    const poor = (rubium: number): TestTable =>
      new TestTable({ seats: 3 }).rubium(0, rubium).energize(0, 'teleport').put(1, 'H2a', { human: 1 });
    const out = poor(0).play('discard teleport');
    expect([out.state.ending, out.state.out]).toEqual([BY_ELIMINATION, 1]);
    expect(game.outcome(out.state)?.ranks).toEqual([3, 1, 2]);
    const rich = poor(1).play('discard teleport');
    expect(rich.state.phase).toBe(DEPLOY);
    expect(rich.play('buy human H1a').state.army[0]).toBe(1);
    const two = poor(0).mission(0, 'objForest').play('discard teleport');
    expect(two.state.phase).not.toBe(OVER);
    expect(two.play('discard objForest').state.phase).not.toBe(OVER);
    // in the next phase too, before Draw could bring a card
    expect(poor(0).play('done', 'discard teleport').state.ending).toBe(BY_ELIMINATION);
  });

  test('NO-11.6: so is who plays the last card outside a battle', () => {
    const scoring = new TestTable().allLand('forest').put(0, 'B4', { human: 1 }).put(1, 'B4', { human: 2 });
    scoring.mission(0, 'slayHuman').rubium(0, 0).toFight();
    scoring.state.missionDeck.fill(0);
    scoring.state.missionDeckSize[0] = 0;
    scoring.dice(6, 6, 1).play('fight B4 1');
    expect([scoring.state.army[0], scoring.state.phase]).toEqual([0, SCORE]);
    scoring.play('score slayHuman');
    expect([scoring.state.ending, scoring.state.points[0]]).toEqual([BY_ELIMINATION, 1]);
    const deckFile = { energize: { rubiumStrike: { effect: { does: 'gain', rubium: 1 } } } } as const;
    const gaining = new TestTable({ options: { deckFile } }).rubium(0, 0).energize(0, 'rubiumStrike');
    expect(gaining.play('energize rubiumStrike').state.ending).toBe(BY_ELIMINATION);
  });

  test('NO-11.6: not while a card brings units, or a mission is being chosen', () => {
    const recruits = new TestTable()
      .rubium(0, 0)
      .energize(0, 'humanVolunteers')
      .play('energize humanVolunteers');
    expect(recruits.state.phase).toBe(PLACE);
    expect(recruits.play('place H1a', 'place H1a').state.army[0]).toBe(2);
    const drawing = new TestTable({ options: { topPriority: true } }).rubium(0, 0).energize(0, 'teleport');
    drawing.toFight().play('discard teleport');
    expect(drawing.state.phase).toBe(CHOOSE);
  });

  test('NO-11.6: in a battle the last card is looked at after it', () => {
    const table = new TestTable({ seats: 3 }).allLand('forest').energize(2, 'battleRage').rubium(2, 0);
    table.put(0, 'B4', { human: 1 }).put(1, 'B4', { human: 1 }).toFight().play('fight B4 1');
    expect(table.state.asked).toBe(2);
    table.dice(1, 4).play('tactic battleRage defender');
    expect(table.told('result')).toHaveLength(1);
    expect([table.state.ending, table.state.out]).toEqual([BY_ELIMINATION, 4]);
  });

  test('NO-11.6: a turn’s end can eliminate', () => {
    const table = new TestTable().put(0, 'H1a', { human: 1 }).rubium(1, 1).toFight();
    expect(table.state.phase).not.toBe(OVER);
    table.play('done');
    expect(table.state.ending).toBe(BY_ELIMINATION);
  });
});
