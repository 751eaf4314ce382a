import { ASK, MoveList, type Chance } from '@starboard/engine';
import { standingMove } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { COPIES, ENERGIZE_COLUMNS } from '../rules/columns.ts';
import { CHOOSE, GIVE, WINDOW } from '../rules/phases.ts';
import { standing } from '../rules/standing.ts';
import { AFTER, ENERGIZE_NAMES } from '../rules/state.ts';
import { game, TestTable } from './table.ts';

const PASS = Number(game.moves.fromText('pass'));

/** Four players; seat 1 attacks seat 3 with a Dragon and a Human in B6 and B9. Everybody in `holders` holds that card. */
function fourAt(holders: readonly number[], card = 'forceField'): TestTable {
  const table = new TestTable({ seats: 4 }).play('done', 'done', 'done');
  for (const hex of ['B6', 'B9'])
    table.put(1, hex, { dragon: 1, human: 1 }).put(3, hex, { dragon: 1, human: 1 });
  for (const seat of [0, 1, 2, 3]) table.put(seat, `H${seat + 1}c`, { strider: 1 });
  for (const seat of holders) table.energize(seat, card);
  return table.toFight();
}

function offers({ state }: TestTable, seat: number): string[] {
  const list = new MoveList();
  standing.offers(state, seat, list);
  return list.toArray().map(standing.answers.toText);
}

function answer(text: string): number {
  const read = standing.answers.fromText(text);
  if (typeof read !== 'number') throw new Error(read.text);
  return read;
}

/** What the answer means now: a move in notation, or that the seat is asked. */
function meant({ state }: TestTable, seat: number, text: string): string {
  const reply = standing.reply(state, seat, answer(text));
  return reply === ASK ? 'ask' : game.moves.toText(reply);
}

function stands({ state }: TestTable, seat: number, text: string): boolean {
  return standing.stands(state, seat, answer(text));
}

const BATTLE_CARDS = [
  'battleRage',
  'targetingLock',
  'doubleStrike',
  'recalibrate',
  'forceField',
  'jammingField',
  'precisionShot',
];

/** To be asked for one card only, whichever it is, until that round. */
const asksUntil = (round: number): string[] => BATTLE_CARDS.map((card) => `askFor ${card} ${round}`);

const misses: Chance = { die: () => 1, pick: () => 0, of: () => misses };

/** Everybody passes, fights and goes on, and no die hits, until that seat's turn begins. */
function untilTurnOf(seat: number, { state }: TestTable): void {
  while (state.turn !== seat) {
    const list = new MoveList();
    game.legal(state, state.asked, list);
    const texts = list.toArray().map(game.moves.toText);
    const text = texts.find((each) => /^(pass|done|fight)/.test(each)) ?? texts[0];
    game.play(state, state.asked, Number(game.moves.fromText(text)), misses);
  }
}

describe('what can be said beforehand', () => {
  test('NO-7.7: to pass this battle, to pass until the own turn, to be asked for one card', () => {
    const table = fourAt([2], 'forceField').energize(2, 'battleRage', 'teleport');
    expect(offers(table, 2)).toEqual(['passUntil 1', ...asksUntil(1)]);
    table.play('fight B6 3');
    expect(offers(table, 2)).toEqual(['passBattle 1', 'passUntil 1', ...asksUntil(1)]);
    // whose turn has begun, has its next one in the round after
    expect(offers(table, 1)).toEqual(['passBattle 1', 'passUntil 2', ...asksUntil(2)]);
    expect(offers(table, 0)).toEqual(['passBattle 1', 'passUntil 2', ...asksUntil(2)]);
  });

  test('NO-7.7: of every battle card that is in the deck, held or not', () => {
    for (const hand of ['battleRage', 'teleport'])
      expect(offers(fourAt([2], hand), 2)).toEqual(['passUntil 1', ...asksUntil(1)]);
    const table = fourAt([2]);
    const forceField = ENERGIZE_NAMES.indexOf('forceField');
    table.state.energizeRow[forceField * ENERGIZE_COLUMNS + COPIES] = 0;
    expect(offers(table, 2)).not.toContain('askFor forceField 1');
  });

  test('NO-7.7: who waits for a card is asked where anybody who had it could play it, held or not', () => {
    const asked = (hand: string, card: string): string =>
      meant(fourAt([2], hand).play('fight B6 3'), 2, `askFor ${card} 1`);
    for (const hand of ['battleRage', 'teleport']) {
      expect(asked(hand, 'battleRage')).toBe('ask');
      expect(asked(hand, 'forceField')).toBe('pass');
      const after = fourAt([2], hand).play('fight B6 3').dice(6, 1).play('pass');
      expect([after.state.asked, after.state.window]).toEqual([2, AFTER]);
      expect(meant(after, 2, 'askFor forceField 1')).toBe('ask');
      expect(meant(after, 2, 'askFor battleRage 1')).toBe('pass');
    }
  });

  test('NO-7.7: it replies with a pass wherever its seat is asked', () => {
    const table = fourAt([2], 'battleRage').play('fight B6 3');
    for (const text of ['passBattle 1', 'passUntil 1']) expect(meant(table, 2, text)).toBe('pass');
    expect(meant(table, 2, 'askFor battleRage 1')).toBe('ask');
    table.dice(1, 1).play('pass');
    for (const text of ['passBattle 1', 'passUntil 1', 'askFor battleRage 1']) {
      expect([table.state.asked, meant(table, 2, text)]).toEqual([2, 'pass']);
    }
  });

  test('NO-7.7: who waits for a card is asked at each of its moments, and only then', () => {
    const table = fourAt([2], 'forceField').energize(2, 'battleRage').play('fight B6 3');
    expect(meant(table, 2, 'askFor forceField 1')).toBe('pass');
    table.dice(1, 1).play('pass');
    // nobody was hit
    expect(meant(table, 2, 'askFor forceField 1')).toBe('pass');
    table.play('pass').dice(6, 1).play('pass');
    expect(meant(table, 2, 'askFor forceField 1')).toBe('ask');
    // and may then do whatever it likes
    expect(table.legal()).toEqual(['pass', 'tactic forceField defender']);
    table.play('tactic forceField defender');
    // the hit is warded off: nobody could play another
    expect(meant(table, 2, 'askFor forceField 1')).toBe('pass');
  });

  test('NO-7.7: it takes nothing away: the seat may answer otherwise, change it and discard', () => {
    const table = fourAt([1], 'battleRage').play('fight B6 3');
    expect(stands(table, 1, 'passUntil 2')).toBe(true);
    expect(table.legal()).toEqual([
      'discard battleRage',
      'pass',
      'tactic battleRage attacker',
      'tactic battleRage defender',
    ]);
    expect(offers(table, 1)).toEqual(['passBattle 1', 'passUntil 2', ...asksUntil(2)]);
  });
});

describe('how long it stands', () => {
  test('NO-7.7: this battle', () => {
    const table = fourAt([2], 'teleport').play('fight B6 3');
    expect(stands(table, 2, 'passBattle 1')).toBe(true);
    table.dice(1, 1).play('pass').play('pass').dice(1, 1).play('pass').play('pass');
    expect(table.state.battle).toBe(0);
    expect(stands(table, 2, 'passBattle 1')).toBe(false);
    table.play('fight B9 3');
    expect(stands(table, 2, 'passBattle 1')).toBe(false);
    expect(meant(table, 2, 'passBattle 1')).toBe('ask');
    expect(offers(table, 2).slice(0, 2)).toEqual(['passBattle 2', 'passUntil 1']);
  });

  test('NO-7.7: until the own turn begins', () => {
    const table = fourAt([0, 2], 'teleport').play('fight B6 3');
    const standing2 = (): boolean => stands(table, 2, 'passUntil 1');
    const standing0 = (): boolean => stands(table, 0, 'passUntil 2');
    expect([standing2(), standing0()]).toEqual([true, true]);
    untilTurnOf(2, table);
    expect([standing2(), standing0()]).toEqual([false, true]);
    expect(stands(table, 2, 'askFor battleRage 1')).toBe(false);
    untilTurnOf(3, table);
    expect(standing0()).toBe(true);
    untilTurnOf(0, table);
    expect([standing2(), standing0()]).toEqual([false, false]);
    expect(table.state.battles).toBe(4);
  });

  test('NO-7.7: the own turn comes in this round or the next, counted from the first player on', () => {
    const table = new TestTable({ seats: 3, options: { firstPlayer: '2' } });
    expect([0, 1, 2].map((seat) => offers(table, seat)[0])).toEqual([
      'passUntil 1',
      'passUntil 2',
      'passUntil 1',
    ]);
    untilTurnOf(0, table);
    expect([0, 1, 2].map((seat) => offers(table, seat)[0])).toEqual([
      'passUntil 2',
      'passUntil 2',
      'passUntil 2',
    ]);
    expect(stands(table, 0, 'passUntil 1')).toBe(false);
    expect(stands(table, 1, 'passUntil 2')).toBe(true);
    untilTurnOf(1, table);
    expect([table.state.round, stands(table, 1, 'passUntil 2')]).toEqual([2, false]);
  });

  test('NO-7.7: not beyond the end of the game', () => {
    const table = new TestTable().points(0, 11).put(0, 'A1', { dragon: 1 }).put(1, 'A1', { human: 1 });
    expect(offers(table, 1)[0]).toBe('passUntil 1');
    table.toFight().dice(2).play('fight A1 1');
    expect(game.actors(table.state)).toBe(0);
    expect(offers(table, 1)).toEqual([]);
    expect(stands(table, 1, 'passUntil 1')).toBe(false);
  });

  test('NO-16.6: who is out says nothing', () => {
    const table = new TestTable({ seats: 4, options: { teams: true } });
    table.state.out = 8;
    expect([0, 3].map((seat) => offers(table, seat).length > 0)).toEqual([true, false]);
  });
});

describe('nobody else learns of it', () => {
  test('NO-7.8: a pass is a pass in every view and event, whoever gave it', () => {
    const seen = (said: string | null): string => {
      const table = fourAt([2], 'battleRage').play('fight B6 3').dice(1, 1);
      const move = said === null ? PASS : standingMove(game, table.state, 2, answer(said));
      table.play(game.moves.toText(move));
      expect(table.told('passed')).toEqual([{ event: 'passed', seat: 2 }]);
      const views = [-1, 0, 1, 2, 3].map((viewer) => game.shape.snapshot(table.view(viewer)));
      return JSON.stringify([views, table.events, game.actors(table.state)]);
    };
    for (const said of ['passBattle 1', 'passUntil 1']) expect(seen(said)).toBe(seen(null));
  });

  test('NO-7.8: seats are asked alike where a hand could show', () => {
    const table = fourAt([2], 'teleport');
    expect(standing.asksAlike(table.state)).toBe(false);
    table.play('fight B6 3');
    expect([table.state.phase, standing.asksAlike(table.state)]).toEqual([WINDOW, true]);
    const drawing = new TestTable({ options: { topPriority: true } })
      .play('done')
      .draws('objForest', 'objForest')
      .play('done');
    expect([drawing.state.phase, standing.asksAlike(drawing.state)]).toEqual([CHOOSE, true]);
    expect(drawing.legal()).toHaveLength(1);
  });

  test('NO-7.8: a table passes for a seat that said so, and for nobody because it can do nothing else', () => {
    const table = fourAt([2, 3], 'teleport').play('fight B6 3');
    expect([table.state.asked, table.legal()]).toEqual([3, ['pass']]);
    expect(standingMove(game, table.state, 3, null)).toBe(ASK);
    expect(standingMove(game, table.state, 3, answer('passUntil 1'))).toBe(PASS);
    expect(standingMove(game, table.state, 2, answer('passUntil 1'))).toBe(ASK);
    const able = fourAt([2], 'battleRage').play('fight B6 3');
    expect(standingMove(game, able.state, 2, null)).toBe(ASK);
    expect(standingMove(game, able.state, 2, answer('passBattle 1'))).toBe(PASS);
    expect(standingMove(game, able.state, 2, answer('askFor battleRage 1'))).toBe(ASK);
    expect(standingMove(game, able.state, 2, answer('passBattle 2'))).toBe(ASK);
    const drawing = new TestTable({ options: { topPriority: true } })
      .play('done')
      .draws('objForest', 'objForest')
      .play('done');
    expect(standingMove(game, drawing.state, 0, null)).toBe(ASK);
  });

  test('NO-7.8: a bot that is not ready in time passes, or keeps the first of two missions', () => {
    const table = fourAt([2], 'battleRage').play('fight B6 3');
    expect(standing.late(table.state, 2)).toBe(PASS);
    const drawing = new TestTable({ options: { topPriority: true } })
      .play('done')
      .draws('domPlains', 'objForest')
      .play('done');
    expect(game.moves.toText(standing.late(drawing.state, 0))).toBe('keep domPlains');
  });

  test('NO-7.8, NO-16.3: a team-mate with equal cards only takes no less time to give one', () => {
    const table = new TestTable({ seats: 4, options: { teams: true } }).energize(2, 'teleport', 'teleport');
    while (table.state.phase !== GIVE) table.play('done');
    expect([table.state.asked, standing.asksAlike(table.state)]).toEqual([2, true]);
    expect(game.moves.toText(standing.late(table.state, 2))).toBe('done');
    // which card it is would be no choice
    table.play('give energize');
    expect([table.legal(), standing.asksAlike(table.state)]).toEqual([['slip teleport'], true]);
    expect(game.moves.toText(standing.late(table.state, 2))).toBe('slip teleport');
  });
});
