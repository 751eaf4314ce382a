import { describe, expect, test } from 'vitest';
import { BID, CARD, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { refuse } from '../words/messages.ts';
import {
  emptySector,
  game,
  inPhase,
  isOffered,
  legalTexts,
  move,
  newGame,
  play,
  put,
  reasonOf,
  refused,
} from './scene.ts';

/** Plays whole turns without doing anything, each with the lowest card. */
function passTurn(state: Nexum, energy = 0): void {
  const { turn, round } = state;
  play(state, legalTexts(state)[0]);
  while (state.turn === turn && state.round === round && state.phase !== CARD) {
    play(state, state.phase === BID ? `bid ${energy}` : 'done');
  }
}

describe('NG-4.1: rounds and turns', () => {
  test('everybody has one turn, by seat, beginning with the first player', () => {
    const state = newGame(4, { firstPlayer: '3' });
    const order: number[] = [];
    for (let i = 0; i < 8; i++) {
      order.push(state.turn);
      passTurn(state);
    }
    expect(order).toEqual([2, 3, 0, 1, 2, 3, 0, 1]);
    expect(state.round).toBe(3);
  });

  test('NG-4.1, ruling 5: a new first player changes who begins, not the order of the seats', () => {
    const state = newGame(4);
    passTurn(state);
    passTurn(state);
    passTurn(state, 1);
    passTurn(state);
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(state.turn);
      passTurn(state);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  test('only the seat whose turn it is decides', () => {
    const state = newGame(3, { firstPlayer: '2' });
    expect(game.actors(state)).toBe(0b010);
    expect(game.whyNot(state, 0, move('card move'))).toEqual(refuse('NG-4.1', 'notYourTurn'));
    expect(game.whyNot(state, 1, move('card move'))).toBe(null);
  });
});

describe('NG-4.2: one card each turn', () => {
  test('ruling 2: a card must be played before anything else', () => {
    const state = newGame(2);
    expect(legalTexts(state)).toEqual(['card manage', 'card move', 'card manage-move', 'card move-manage']);
    for (const text of ['done', 'bid 0', 'build A3', 'go A1']) expect(refused(state, text)).toBe('NG-4.2');
  });

  test('and only one', () => {
    const state = newGame(2);
    play(state, 'card move');
    expect(refused(state, 'card manage')).toBe('NG-4.2');
  });
});

describe('NG-4.3: the four cards', () => {
  const phases = (card: string): number[] => {
    const state = newGame(2);
    play(state, `card ${card}`);
    const seen = [state.phase];
    while (state.phase !== BID) {
      play(state, 'done');
      seen.push(state.phase);
    }
    return seen;
  };

  test('play management, movement, or both in one order or the other', () => {
    expect(phases('manage')).toEqual([MANAGE, BID]);
    expect(phases('move')).toEqual([MOVE, BID]);
    expect(phases('manage-move')).toEqual([MANAGE, MOVE, BID]);
    expect(phases('move-manage')).toEqual([MOVE, MANAGE, BID]);
  });

  test('ships are built in a management phase and moved in a movement phase', () => {
    const state = newGame(2);
    play(state, 'card manage-move');
    expect(refused(state, 'go A1')).toBe('NG-4.3');
    play(state, 'done');
    expect(refused(state, 'build A3')).toBe('NG-5.1');
  });
});

describe('NG-4.4: recovery', () => {
  test('ruling 1: a used card lies face down until the turn in which the fourth is used is over', () => {
    const state = newGame(2);
    play(state, 'card move', 'done', 'bid 0');
    passTurn(state);
    expect(refused(state, 'card move')).toBe('NG-4.4');
    expect(legalTexts(state)).toEqual(['card manage', 'card manage-move', 'card move-manage']);
    passTurn(state);
    passTurn(state);
    passTurn(state);
    passTurn(state);
    expect(legalTexts(state)).toEqual(['card move-manage']);
    play(state, 'card move-manage');
    expect(state.cards[0]).toBe(0);
    const events = play(state, 'done', 'done', 'bid 0');
    expect(events).toContainEqual({ event: 'recovered', seat: 0 });
    expect(state.cards[0]).toBe(15);
    passTurn(state);
    expect(legalTexts(state).length).toBe(4);
  });
});

describe('NG-4.5: nothing must be done', () => {
  test('ruling 2: every phase may be ended without an action', () => {
    const state = newGame(2);
    play(state, 'card move-manage', 'done', 'done', 'bid 0');
    expect(state.fleet[0]).toBe(4);
    expect(state.energy[0]).toBe(4);
  });

  test('a phase in which nothing can be done is over by itself', () => {
    const state = newGame(2);
    state.energy[0] = 0;
    play(state, 'card move');
    expect(state.turn).toBe(1);
  });

  test('NG-1.4, ruling 9: whoever has ships plays on, able to do something or not', () => {
    const state = emptySector(2);
    put(put(state, 'A3', 0, 1), 'D3', 1, 4);
    inPhase(state, 0, CARD, 0);
    expect(legalTexts(state).length).toBe(4);
    play(state, 'card manage');
    expect(state.energy[0]).toBe(1);
  });
});

describe('NG-4.6: bidding for initiative', () => {
  test('ruling 3: nothing, or more than everybody before, out of the energy held', () => {
    const state = newGame(3);
    play(state, 'card move', 'done');
    expect(legalTexts(state)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3']);
    expect(reasonOf(state, 'bid 4')).toBe('You cannot bid 4: you have 3 energy. (NG-4.6)');
    play(state, 'bid 2', 'card move', 'done');
    expect(legalTexts(state)).toEqual(['bid 0', 'bid 3']);
    expect(refused(state, 'bid 2')).toBe('NG-4.6');
    expect(refused(state, 'bid 1')).toBe('NG-4.6');
  });

  test('amendment: the bid of somebody who is out does not bind those who bid later', () => {
    const state = emptySector(3);
    put(put(put(state, 'A3', 0, 4), 'B1', 1, 1), 'G3', 2, 4);
    state.bids[1] = 7;
    play(state, 'go B1', 'send A3 3 none');
    expect(state.fleet[1]).toBe(0);
    expect(legalTexts(state)).toContain('bid 1');
  });

  test('bids come at the end of the turn, and then nothing else does', () => {
    const state = newGame(2);
    play(state, 'card move');
    expect(refused(state, 'bid 1')).toBe('NG-4.6');
    play(state, 'done');
    expect(refused(state, 'done')).toBe('NG-4.6');
  });

  test('ruling 6: the last seat needs only one more than the highest bid', () => {
    const state = newGame(2);
    play(state, 'card move', 'done', 'bid 2', 'card move', 'done');
    expect(isOffered(state, 'bid 3')).toBe(true);
    play(state, 'bid 3');
    expect(state.first).toBe(1);
  });

  test('who cannot bid more is not asked', () => {
    const state = newGame(2);
    play(state, 'card move', 'done', 'bid 3', 'card move', 'done');
    expect([state.round, state.first, state.turn, state.phase]).toEqual([2, 0, 0, CARD]);
  });
});

describe('NG-4.7: the next first player', () => {
  test('is whoever bid most; the present first player may bid to stay', () => {
    const state = newGame(3);
    play(state, 'card move', 'done', 'bid 1', 'card move', 'done', 'bid 2', 'card move', 'done', 'bid 3');
    expect([state.round, state.first, state.turn]).toEqual([2, 2, 2]);
  });

  test('stays when nobody bid', () => {
    const state = newGame(3, { firstPlayer: '2' });
    for (let i = 0; i < 3; i++) passTurn(state);
    expect([state.round, state.first]).toEqual([2, 1]);
  });

  test('amendment: a bid of somebody who is out does not win, also where another bid as much', () => {
    const state = emptySector(3);
    put(put(put(state, 'A3', 0, 4), 'B1', 1, 1), 'G3', 2, 4);
    state.first = 1;
    state.turn = 0;
    state.bids.set([0, 3, 3]);
    play(state, 'go B1', 'send A3 3 none', 'bid 0');
    expect([state.first, state.turn, state.round]).toEqual([2, 2, 2]);
  });

  test('if out by then, the next seat in play begins', () => {
    const state = emptySector(3);
    put(put(put(state, 'A3', 0, 4), 'B1', 1, 1), 'G3', 2, 4);
    state.first = 1;
    state.turn = 0;
    state.bids[1] = 7;
    play(state, 'go B1', 'send A3 3 none', 'bid 0');
    expect(state.fleet[1]).toBe(0);
    expect([state.first, state.turn, state.round]).toEqual([1, 2, 2]);
  });
});

describe('NG-4.8: bids are lost', () => {
  test('rulings 3 and 4: a bid leaves the stock at once, is lost by all bidders and frees room under the limit', () => {
    const state = newGame(2, { grandBattle: 'off' });
    play(state, 'card move', 'done', 'bid 1');
    expect([state.energy[0], state.bids[0]]).toEqual([2, 1]);
    play(state, 'card move', 'done', 'bid 2');
    expect([...state.energy.subarray(0, 2)]).toEqual([2, 1]);
    expect([...state.bids]).toEqual([0, 0, 0, 0]);
    state.energy[1] = 20;
    inPhase(state, 1, BID);
    play(state, 'bid 5');
    expect(state.energy[1]).toBe(15);
  });
});
