import { isRefusal } from '@starboard/engine';
import { agreeDraw, openMatch, outcomeOf, submit } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { smallSectors } from '../data/small-sectors.ts';
import { clear } from '../rules/board.ts';
import { readTurn } from '../rules/reading.ts';
import { CARD, MOVE, OVER, type Nexum } from '../rules/state.ts';
import { refuse } from '../words/messages.ts';
import {
  at,
  attack,
  emptySector,
  game,
  inPhase,
  lay,
  legalTexts,
  move,
  newGame,
  on,
  play,
  put,
} from './scene.ts';

function duel(seats: number): Nexum {
  const state = emptySector(seats, { grandBattle: 'off' });
  put(put(state, 'A3', 0, 5), 'D3', 1, 2);
  if (seats > 2) put(state, 'G3', 2, 1);
  if (seats > 3) put(state, 'J3', 3, 1);
  return put(inPhase(state, 0, MOVE, 20), 'B1', 1, 1);
}

describe('NG-1.1: victory points', () => {
  test.each([
    [2, 6],
    [3, 7],
    [4, 7],
  ])('ruling 150: with %i civilizations %i points win', (seats, needed) => {
    const short = duel(seats);
    short.points[0] = needed - 2;
    attack(short, 'go B1', 'send A3 2 none');
    expect(game.outcome(short)).toBe(null);
    const state = duel(seats);
    state.points[0] = needed - 1;
    attack(state, 'go B1', 'send A3 2 none');
    expect(game.outcome(state)?.rule).toBe('NG-1.1');
    expect(game.outcome(state)?.ranks[0]).toBe(1);
    expect(game.actors(state)).toBe(0);
  });
});

describe('NG-1.2: relics', () => {
  test.each([
    [2, 'MRE', 'MR'],
    [3, 'MRET', 'MRE'],
    [4, 'MRET', 'MRE'],
  ])('with %i civilizations one more than %s wins', (seats, enough, few) => {
    for (const [relics, won] of [
      [enough, true],
      [few, false],
    ] as const) {
      const state = duel(seats);
      put(state, 'C1', 0, 5, relics);
      lay(state, 'B2', 'T');
      play(state, 'go B2', 'send A3 1 none');
      expect(game.outcome(state)?.rule ?? null).toBe(won ? 'NG-1.2' : null);
    }
  });

  test('ruling 71: all four of a small sector, or four of eight', () => {
    expect(newGame(2, { sector: 'SPIRO' }).relicsToWin).toBe(4);
    expect(newGame(2, { sector: 'LAUBURIA' }).relicsToWin).toBe(4);
    expect(newGame(3).relicsToWin).toBe(5);
  });

  test.each([
    [2, {}],
    [4, {}],
    [4, { teams: true, pooled: true }],
    [4, { scenario: 'conquest' }],
  ] as const)('amendment: a sector without relics has no relic goal, for %i with %o', (seats, given) => {
    const state = newGame(seats, { sector: 'TABULA', ...given });
    expect(readTurn(state).goal.relics).toBe(null);
    expect(newGame(2, { customSector: { ...smallSectors[0], relics: [] } }).relicsToWin).toBeGreaterThan(8);
  });

  test('amendment: where relics are dealt to a sector that had none, they win', () => {
    const customSector = { ...smallSectors[0], relics: [] };
    expect(readTurn(newGame(2, { customSector, relics: 'random' })).goal.relics).toBe(4);
  });

  test('a captured relic counts', () => {
    const state = duel(2);
    put(put(state, 'C1', 0, 5, 'MRE'), 'B2', 1, 1, 'T');
    attack(state, 'go B2', 'send A3 2 none');
    expect(game.outcome(state)?.rule).toBe('NG-1.2');
  });
});

describe('NG-1.3: at once', () => {
  test('ruling 65: the winning blow ends the game; the plunder is not taken', () => {
    const state = duel(3);
    state.points[0] = 6;
    const events = attack(state, 'go B1', 'send A3 2 none');
    expect(events.at(-1)).toEqual({ event: 'over', winners: 1 });
    expect([state.phase, state.energy[0]]).toEqual([OVER, 20 - 4]);
  });

  test('whatever is tried after the end is refused with the rule that ended the game', () => {
    const state = duel(2);
    state.points[0] = 5;
    attack(state, 'go B1', 'send A3 2 none');
    const tried = [
      'done',
      'strike',
      'card move',
      'build A3',
      'go A1',
      'send A3 1 none',
      'attach military',
      'bid 0',
    ];
    for (const text of tried) {
      for (const seat of [0, 1]) {
        expect(game.whyNot(state, seat, move(text))).toEqual(refuse('NG-1.1', 'gameOver'));
      }
    }
  });

  test('ruling 66: who acts wins, even if another stood at both goals', () => {
    const state = duel(3);
    state.points[0] = 6;
    state.points[1] = 7;
    put(state, 'E1', 1, 5, 'MRETM');
    attack(state, 'go B1', 'send A3 2 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.1', ranks: [1, 2, 3] });
  });

  test('ruling 66: what another holds is not looked at in your turn', () => {
    const state = duel(3);
    state.points[1] = 7;
    attack(state, 'go B1', 'send A3 2 none');
    expect(game.outcome(state)).toBe(null);
  });
});

describe('NG-1.4: without ships', () => {
  test('ruling 8: with three or four the others play on and the turn is skipped', () => {
    const state = duel(3);
    clear(state, at('D3'));
    const events = attack(state, 'go B1', 'send A3 2 none');
    expect(events).toContainEqual({ event: 'out', seat: 1, by: 0 });
    expect(game.outcome(state)).toBe(null);
    play(state, 'done', 'bid 0');
    expect([state.turn, state.phase]).toEqual([2, CARD]);
    play(state, 'card manage');
    while (state.turn === 2) play(state, legalTexts(state)[0]);
    expect([state.round, state.turn]).toEqual([2, 0]);
  });
});

describe('NG-1.5: the last one standing', () => {
  test('ruling 8: with two civilizations the other one has lost at once', () => {
    const state = duel(2);
    clear(state, at('D3'));
    attack(state, 'go B1', 'send A3 2 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.5', ranks: [1, 2] });
    expect(on(state, 'B1')).toEqual([0, 2]);
  });
});

describe('NG-1.6: round limit', () => {
  function lastRound(prepare: (state: Nexum) => void): Nexum {
    const state = newGame(3, { roundLimit: 1 });
    prepare(state);
    for (let seat = 0; seat < 3; seat++) play(state, 'card move', 'done', 'bid 0');
    return state;
  }

  test('after the last round the highest score wins, with the bonus', () => {
    const state = lastRound((each) => {
      each.points.set([1, 3, 2]);
    });
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.6', ranks: [3, 1, 2] });
    expect(game.outcome(state)?.sheet.at(-1)?.points).toEqual([2, 6 + 20, 4]);
  });

  test('equal scores are a draw without a bonus', () => {
    const state = lastRound((each) => {
      each.points.set([3, 1, 3]);
    });
    expect(game.outcome(state)?.ranks).toEqual([1, 3, 1]);
    expect(game.outcome(state)?.sheet.at(-1)?.points).toEqual([6, 2, 6]);
  });

  test('whoever is out cannot win by score', () => {
    const state = emptySector(3, { roundLimit: 1 });
    put(put(state, 'A3', 0, 1), 'D3', 1, 1);
    state.points.set([0, 1, 5]);
    inPhase(state, 1, MOVE, 0);
    state.first = 0;
    inPhase(state, 1, CARD, 0);
    play(state, 'card move');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.6', ranks: [2, 1, 3] });
  });

  test('the game goes on until then, and for ever without a limit', () => {
    const state = newGame(2, { roundLimit: 2 });
    for (let i = 0; i < 2; i++) play(state, 'card move', 'done', 'bid 0');
    expect([state.round, game.outcome(state)]).toEqual([2, null]);
    const endless = newGame(2);
    for (let round = 0; round < 30; round++) {
      for (let i = 0; i < 2; i++) {
        const { turn } = endless;
        play(endless, legalTexts(endless)[0]);
        while (endless.turn === turn && endless.phase !== CARD) play(endless, legalTexts(endless)[0]);
      }
    }
    expect(endless.round).toBe(31);
  });
});

describe('NG-1.7: a draw by agreement', () => {
  test('ends a match with everybody first, at any time', () => {
    const match = openMatch(game, {
      seats: 3,
      fairness: { seed: new Uint8Array(32), table: 'T', words: [] },
    });
    if (isRefusal(match)) throw new Error(match.reason);
    expect(isRefusal(agreeDraw(match, 2, 1))).toBe(false);
    expect(outcomeOf(match)?.ranks).toEqual([1, 1, 1]);
    expect(submit(match, (match.state as Nexum).turn, [move('card move')], 2)).toMatchObject({
      reason: 'The game is over.',
    });
  });

  test('is no move of the game', () => {
    expect(game.moves.names.includes('draw')).toBe(false);
  });
});
