import { describe, expect, test } from 'vitest';
import { game as skirmish } from '@starboard/games/skirmish';
import { isRefusal, refuseInEnglish, utf8, type Refusal } from './index.ts';
import {
  agreeDraw,
  openMatch,
  outcomeOf,
  replayGame,
  keptOrders,
  submit,
  takeBack,
  undo,
  whyNotWish,
  writeGame,
  type Committed,
  type Match,
} from './doors/match.ts';
import { viewFor } from './doors/view.ts';

const fairness = { seed: utf8('match test'), table: 'T', words: [] };

function opened(seats = 3): Match {
  const match = openMatch(skirmish, { seats, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

function order(match: Match, seat: number, ...texts: string[]): Committed | Refusal {
  const moves = texts.map((text) => Number(match.game.moves.fromText(text)));
  return submit(match, seat, moves, 1000 + match.log.length);
}

function accept(result: Committed | Refusal): Committed {
  if (isRefusal(result)) throw new Error(result.reason);
  return result;
}

const reasonOf = (result: unknown): string => (isRefusal(result) ? result.reason : 'accepted');
const stateOf = ({ game, state }: Match): Record<string, number | number[]> => game.shape.describe(state);

function planned(seats = 3): Match {
  const match = opened(seats);
  for (let seat = 0; seat < seats; seat++) accept(order(match, seat, 'plan none'));
  return match;
}

describe('opening', () => {
  test('a table of the wrong size or with wrong options is refused', () => {
    expect(reasonOf(openMatch(skirmish, { seats: 5, fairness }))).toBe(
      'Skirmish is for 2 to 4 players, not 5.',
    );
    expect(openMatch(skirmish, { seats: 2.5, fairness })).toMatchObject({
      key: 'engine.wrongSeats',
      values: { seats: 2.5 },
    });
    expect(openMatch(skirmish, { seats: 2, options: { rounds: 99 }, fairness })).toMatchObject({
      key: 'engine.wrongValue',
      values: { place: { values: { option: 'rounds' } }, expected: { key: 'engine.aWholeNumber' } },
    });
    const picky = { ...skirmish, conflict: () => refuseInEnglish('Not together.') };
    expect(reasonOf(openMatch(picky, { seats: 2, fairness }))).toBe('Not together.');
  });
  test('the same seed opens the same match, another seed another', () => {
    const again = openMatch(skirmish, { seats: 4, fairness });
    const other = openMatch(skirmish, { seats: 4, fairness: { ...fairness, seed: utf8('x') } });
    if (isRefusal(again) || isRefusal(other)) throw new Error('refused');
    expect(stateOf(again)).toEqual(stateOf(opened(4)));
    expect(stateOf(other)).not.toEqual(stateOf(again));
  });
});

describe('orders', () => {
  test('are committed whole, as one entry', () => {
    const match = planned();
    const { entry, events } = accept(order(match, 0, 'strike B', 'from A 3', 'launch'));
    expect(match.log.length).toBe(4);
    expect(entry).toMatchObject({ seat: 0, draws: [] });
    expect(events.map((event) => event.event)).toEqual(['launched']);
    expect(stateOf(match)['ships']).toEqual([2, 3, 5, 0, 5, 0]);
  });
  test('that are incomplete, too long or cut wrongly change nothing', () => {
    const match = planned();
    const before = JSON.stringify([stateOf(match), match.log, match.chain]);
    expect(reasonOf(order(match, 0, 'strike B'))).toBe('That order is not complete yet.');
    expect(reasonOf(order(match, 0, 'strike B', 'from A 3'))).toBe('That order is not complete yet.');
    expect(reasonOf(order(match, 0))).toBe('An order needs at least one move.');
    expect(order(match, 0, 'pass', 'pass')).toMatchObject({ key: 'engine.orderTooLong' });
    expect(order(match, 1, 'pass')).toMatchObject({
      key: 'engine.othersDecide',
      values: { seats: [1] },
      reason: 'It is not your decision now, but that of seat 1.',
      rule: 'SK-3.1',
    });
    expect(reasonOf(order(match, 7, 'pass'))).toBe('There is no seat 7.');
    expect(reasonOf(order(match, -1, 'pass'))).toBe('There is no seat -1.');
    expect(reasonOf(order(match, 0, 'muster F'))).toBe('Moon F is not yours.');
    expect(order(match, 0, 'plan none')).toMatchObject({ key: 'skirmish.planFirst' });
    expect(JSON.stringify([stateOf(match), match.log, match.chain])).toBe(before);
  });
  test('end where dice come in, and a refused one burns no dice', () => {
    const rolled = planned(4);
    const { entry } = accept(order(rolled, 0, 'strike B', 'from A 4', 'launch'));
    const burnt = planned(4);
    expect(order(burnt, 0, 'strike B', 'from A 4', 'launch', 'pass')).toMatchObject({
      key: 'engine.orderTooLong',
    });
    const again = accept(order(burnt, 0, 'strike B', 'from A 4', 'launch')).entry;
    expect('draws' in entry && entry.draws.length).toBe(2);
    expect('draws' in again && again.draws).toEqual('draws' in entry && entry.draws);
  });
});

describe('the border', () => {
  test('takes no integer for a move that is none, and keeps no list of the caller', () => {
    const match = planned();
    const { moves } = match.game;
    for (const junk of [-1, 0.5, 2 ** 31, 7, Number(moves.fromText('muster A')) + 2 ** 12]) {
      expect(moves.isMove(junk)).toBe(false);
      expect(reasonOf(submit(match, 0, [junk], 5))).toBe('That is not a move in this game.');
    }
    const buffer = [Number(moves.fromText('pass'))];
    accept(submit(match, 0, buffer, 5));
    buffer[0] = Number(moves.fromText('muster A'));
    expect(match.log.at(-1)).toMatchObject({ order: [Number(moves.fromText('pass'))] });
    expect(() => submit(match, 1, [Number(moves.fromText('pass'))], -1)).toThrow('no time');
  });
  test('opens no table without a seed', () => {
    const seedless = { ...fairness, seed: new Uint8Array() };
    expect(reasonOf(openMatch(skirmish, { seats: 2, fairness: seedless }))).toBe(
      'A table needs a secret seed.',
    );
  });
});

describe('undo', () => {
  test('takes back the own last order while nobody acted on it', () => {
    const match = planned();
    const before = stateOf(match);
    accept(order(match, 0, 'muster A'));
    expect(stateOf(match)).not.toEqual(before);
    accept(undo(match, 0, 5));
    expect(stateOf(match)).toEqual(before);
    expect(match.log.at(-1)).toMatchObject({ seat: 0, undo: 3 });
    expect(keptOrders(match.log).length).toBe(3);
    accept(order(match, 0, 'pass'));
    accept(order(match, 1, 'pass'));
    expect(undo(match, 0, 6)).toMatchObject({ key: 'engine.nothingToUndo' });
  });
  test('in a simultaneous phase is possible for each seat until the plans are shown', () => {
    const match = opened();
    accept(order(match, 0, 'plan none'));
    accept(order(match, 1, 'plan none'));
    accept(undo(match, 0, 5));
    expect(stateOf(match)['done']).toBe(0b010);
    expect(undo(match, 2, 5)).toMatchObject({ key: 'engine.nothingToUndo' });
    accept(order(match, 0, 'plan none'));
    accept(order(match, 2, 'plan none'));
    expect(undo(match, 0, 6)).toMatchObject({ key: 'engine.nothingToUndo' });
    expect(undo(match, 2, 6)).toMatchObject({ key: 'engine.nothingToUndo' });
  });
  test('of others in the same phase stays possible after one of them undid and decided again', () => {
    const match = opened();
    accept(order(match, 0, 'plan none'));
    accept(order(match, 1, 'plan none'));
    accept(undo(match, 0, 5));
    accept(order(match, 0, 'plan none'));
    expect(viewFor(match, 1).whyNoUndo).toBe(null);
    accept(undo(match, 1, 6));
    expect(stateOf(match)['done']).toBe(0b001);
  });
  test('does not reach back over the opening of a simultaneous phase, where it would tell that others have decided', () => {
    const match = planned();
    // hands are full, so the round ends without a card drawn
    for (const seat of [0, 1, 2]) accept(order(match, seat, 'pass'));
    expect(stateOf(match)['round']).toBe(2);
    expect(viewFor(match, 2).whyNoUndo).not.toBe(null);
    const before = viewFor(match, 2).whyNoUndo;
    accept(order(match, 1, 'plan none'));
    expect(viewFor(match, 2).whyNoUndo).toEqual(before);
  });
  test('ends with the game', () => {
    const match = opened(2);
    while (match.game.outcome(match.state) === null) {
      for (const seat of [0, 1]) if (isRefusal(order(match, seat, 'plan none'))) order(match, seat, 'pass');
    }
    expect(reasonOf(undo(match, 1, 9))).toBe('The game is over.');
    expect(reasonOf(takeBack(match, 1, 1, 9))).toBe('The game is over.');
  });
  test('never crosses dice', () => {
    const match = planned(4);
    accept(order(match, 0, 'strike B', 'from A 4', 'launch'));
    expect(isRefusal(undo(match, 0, 5))).toBe(true);
  });
});

describe('a take-back', () => {
  test('goes over dice and other seats, and burns what was rolled', () => {
    const match = planned(4);
    const before = stateOf(match);
    const first = accept(order(match, 0, 'strike B', 'from A 4', 'launch')).entry;
    accept(order(match, 1, 'pass'));
    accept(takeBack(match, 0, 2, 5));
    expect(stateOf(match)).toEqual(before);
    expect(match.log.length).toBe(7);
    const second = accept(order(match, 0, 'strike B', 'from A 4', 'launch')).entry;
    if (!('draws' in first) || !('draws' in second)) throw new Error('no dice');
    expect(second.draws.map((draw) => draw.bound)).toEqual(first.draws.map((draw) => draw.bound));
    expect(match.counts.next(-1)).toBe(8 + 4);
  });
  test('of more orders than stand is refused', () => {
    const match = planned();
    expect(reasonOf(takeBack(match, 0, 4, 5))).toBe('There is no earlier decision of yours to go back to.');
    for (const orders of [0, -1, 1.5, Number.NaN])
      expect(isRefusal(takeBack(match, 0, orders, 5))).toBe(true);
    expect(reasonOf(takeBack(match, 9, 1, 5))).toBe('There is no seat 9.');
  });
});

describe('a draw by agreement', () => {
  test('ends the game, is told to all and stands in the file', () => {
    const match = planned();
    const latest = accept(agreeDraw(match, 1, 7));
    const view = viewFor(match, 0, { log: true, latest });
    expect(view.outcome).toMatchObject({ ranks: [1, 1, 1], rule: null });
    expect(view.actors).toEqual([]);
    expect(view.seed).not.toBe(null);
    expect(view.news?.entry).toEqual({ seat: 1, at: 7, draw: true });
    expect(reasonOf(order(match, 0, 'pass'))).toBe('The game is over.');
    expect(reasonOf(undo(match, 0, 8))).toBe('The game is over.');
    expect(reasonOf(agreeDraw(match, 0, 8))).toBe('The game is over.');
    const again = replayGame(skirmish, writeGame(match, { withSeed: true }));
    expect(isRefusal(again) ? null : outcomeOf(again)).toEqual(view.outcome);
  });
  test('is proposed by a seat of the table', () => {
    expect(reasonOf(agreeDraw(opened(), 3, 7))).toBe('There is no seat 3.');
  });
});

describe('the exit gate', () => {
  test('shows each seat its own hand and nobody else’s', () => {
    const match = opened();
    const handOf = (viewer: number): number[] => {
      const view = match.game.shape.restore(viewFor(match, viewer).state);
      return view === null ? [] : (match.game.shape.describe(view)['hand'] as number[]).slice(0, 9);
    };
    const hands = (stateOf(match)['hand'] as number[]).slice(0, 9);
    expect(handOf(1)).toEqual([-1, -1, -1, ...hands.slice(3, 6), -1, -1, -1]);
    expect(handOf(-1)).toEqual(Array(9).fill(-1));
  });
  test('does not even tell that a sealed order was given or undone', () => {
    const match = opened();
    const latest = accept(order(match, 1, 'plan none'));
    expect(viewFor(match, 0, { log: true, latest }).log).toEqual([]);
    expect(viewFor(match, 0, { latest }).news?.entry).toEqual({ seat: 1, at: 1000 });
    expect(viewFor(match, 1, { log: true }).log).toEqual([{ seat: 1, at: 1000, order: ['plan none'] }]);
    const undone = accept(undo(match, 1, 5));
    expect(viewFor(match, 0, { log: true, latest: undone })).toMatchObject({ log: [], news: null });
    expect(viewFor(match, 1, { log: true }).log?.length).toBe(2);
  });
  test('says who may undo', () => {
    const match = opened();
    accept(order(match, 1, 'plan none'));
    expect(viewFor(match, 1).whyNoUndo).toBe(null);
    expect(viewFor(match, 0).whyNoUndo?.key).toBe('engine.nothingToUndo');
  });
  test('keeps the seed until the game is over', () => {
    const match = opened(2);
    expect(viewFor(match, 0).seed).toBe(null);
    expect(JSON.stringify(viewFor(match, 0, { log: true }))).not.toContain(
      Buffer.from('match test').toString('hex'),
    );
    while (match.game.outcome(match.state) === null) {
      for (const seat of [0, 1]) if (isRefusal(order(match, seat, 'plan none'))) order(match, seat, 'pass');
    }
    const view = viewFor(match, -1, { log: true });
    expect(view.seed).toBe(Buffer.from('match test').toString('hex'));
    expect(view.log?.length).toBe(match.log.length);
    expect(view.outcome?.ranks).toEqual([1, 1]);
    expect(reasonOf(order(match, 0, 'pass'))).toBe('The game is over.');
  });
});

describe('why not', () => {
  test('a wish with open fields is possible when some legal move fits', () => {
    const { game, state } = planned();
    expect(whyNotWish(game, state, 0, { move: 'strike' })).toBe(null);
    expect(whyNotWish(game, state, 0, { move: 'strike', target: 'B' })).toBe(null);
    expect(whyNotWish(game, state, 0, { move: 'strike', target: 'C' })?.rule).toBe('SK-3.3');
    expect(whyNotWish(game, state, 0, { move: 'from' })?.reason).toBe('Name a moon to strike first.');
    expect(whyNotWish(game, state, 0, { move: 'dance' })).toMatchObject({
      key: 'engine.noSuchMove',
      values: { name: 'dance' },
    });
    expect(whyNotWish(game, state, 1, { move: 'pass' })?.key).toBe('engine.othersDecide');
  });
});
