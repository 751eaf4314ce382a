// Refusals that say which rule, with the numbers that help: the key, its values, the rule.

import { describe, expect, test } from 'vitest';
import { refuse } from '../words/messages.ts';
import { CARD, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { emptySector, game, inPhase, isOffered, move, play, put, refused } from './scene.ts';

/** The refusal of a move that is not offered either. */
function why(state: Nexum, text: string) {
  refused(state, text);
  return game.whyNot(state, state.turn, move(text));
}

/** Seat 0 in its movement phase; the others are far away. */
function field(energy: number, ...ships: [name: string, ships: number, relics?: string][]): Nexum {
  const state = emptySector(3);
  put(put(state, 'D3', 1, 1), 'G3', 2, 1);
  for (const [name, count, relics] of ships) put(state, name, 0, count, relics);
  return inPhase(state, 0, MOVE, energy);
}

describe('NG-6.1: the least price of all sources', () => {
  test('is told of a journey', () => {
    const state = field(1, ['A3', 4], ['E1', 2]);
    expect(why(state, 'go K1')).toEqual(refuse('NG-6.1', 'fareTooDear', { price: 2, energy: 1 }));
  });

  test('is told of a carrier that makes it cheaper', () => {
    const state = field(1, ['A3', 3], ['E1', 3, 'T']);
    expect(why(state, 'go F1')).toEqual(refuse('NG-6.1', 'fareTooDear', { price: 2, energy: 1 }));
  });
});

describe('NG-6.21: ships that are missing', () => {
  test('a Military counts', () => {
    const state = field(20, ['A3', 4, 'M']);
    put(state, 'B1', 1, 4);
    expect(why(state, 'go B1')).toEqual(
      refuse('NG-6.21', 'tooFewWithMilitary', { place: 'B1', needed: 4, most: 3 }),
    );
    const enough = field(20, ['A3', 5, 'M']);
    put(enough, 'B1', 1, 4);
    expect(isOffered(enough, 'go B1')).toBe(true);
  });

  test('one that interferes does not', () => {
    const state = field(20, ['A3', 5, 'MM']);
    put(state, 'B1', 1, 4);
    expect(why(state, 'go B1')).toEqual(
      refuse('NG-6.21', 'tooFewShips', { place: 'B1', needed: 5, most: 4 }),
    );
  });

  test('of a fleet too: what it takes, and what it would be with all that could follow', () => {
    const state = field(20, ['A3', 4], ['C1', 2]);
    put(state, 'B1', 1, 3);
    play(state, 'go B1');
    expect(why(state, 'send A3 2 none')).toEqual(
      refuse('NG-6.21', 'tooFewShips', { place: 'B1', needed: 4, most: 3 }),
    );
  });
});

describe('NG-6.13: the rest of an attack', () => {
  test('that cannot be paid is told with its price', () => {
    const state = field(6, ['A3', 3], ['B2', 4]);
    put(state, 'B1', 1, 2);
    play(state, 'go B1');
    expect(isOffered(state, 'send A3 1 none')).toBe(true);
    state.energy[0] = 4;
    expect(why(state, 'send A3 2 none')).toEqual(refuse('NG-6.13', 'restTooDear', { price: 5, energy: 4 }));
  });
});

describe('NG-2.1: carriers', () => {
  test('are no ships without relics', () => {
    const state = field(20, ['A3', 4, 'RT']);
    play(state, 'go B1');
    expect(why(state, 'send A3 3 none')).toEqual(
      refuse('NG-2.1', 'carriersAmong', { place: 'A3', carriers: 2, plain: 2 }),
    );
  });

  test('NG-6.5: ships that have moved are another matter', () => {
    const state = field(20, ['A3', 4, 'R'], ['A1', 3]);
    play(state, 'go A3', 'send A1 1 none', 'go B1');
    expect(why(state, 'send A3 4 none')).toEqual(refuse('NG-6.5', 'tooFewRested', { place: 'A3' }));
  });
});

describe('NG-6.24: relics without ships', () => {
  test('are told as brought, captured and survivors', () => {
    const state = field(20, ['A3', 4, 'RT']);
    put(state, 'B1', 1, 1, 'E');
    play(state, 'go B1');
    expect(why(state, 'send A3 2 RT')).toEqual(
      refuse('NG-6.24', 'tooFewForRelics', { brought: 2, captured: 1, survivors: 2 }),
    );
  });

  test('also of a strike, and of a planet that cannot be attacked at all', () => {
    const state = field(20, ['A1', 4, 'R'], ['A3', 5]);
    put(state, 'B1', 1, 2, 'ET');
    play(state, 'go B1', 'send A1 3 R');
    expect(why(state, 'strike')).toEqual(
      refuse('NG-6.24', 'tooFewForRelics', { brought: 1, captured: 2, survivors: 2 }),
    );
    const none = field(20, ['A1', 3], ['A3', 5]);
    put(none, 'B1', 1, 5, 'RRETE');
    expect(why(none, 'go B1')).toEqual(
      refuse('NG-6.24', 'tooFewForRelics', { brought: 0, captured: 5, survivors: 4 }),
    );
  });
});

test('NG-6.30: a star that an enemy holds is not attacked, whoever has the planets', () => {
  const state = field(20, ['A3', 5]);
  put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B3', 1, 1), 'B*', 1, 1);
  expect(why(state, 'go B*')).toEqual(refuse('NG-6.30', 'starNotAttacked', { place: 'B*' }));
});

describe('NG-4.5: a management phase that ended by itself', () => {
  const building = (energy: number, planets: readonly string[], card = 'manage'): Nexum => {
    const state = emptySector(3);
    put(put(state, 'D3', 1, 1), 'G3', 2, 1);
    for (const name of planets) put(state, name, 0, 2);
    inPhase(state, 0, CARD, energy - planets.length);
    play(state, `card ${card}`);
    expect(state.phase).toBe(MANAGE);
    return state;
  };

  test('NG-5.7: after three ships', () => {
    const state = building(20, ['A1', 'A2', 'A3', 'B1']);
    play(state, 'build A1', 'build A2', 'build A3');
    expect(why(state, 'build B1')).toEqual(refuse('NG-5.7', 'endedWithAll', { ships: 3 }));
  });

  test('NG-5.6: where the next could not be paid, also when ships move since', () => {
    const state = building(7, ['A1', 'A2', 'A3'], 'manage-move');
    play(state, 'build A1', 'build A2');
    expect([state.phase, state.energy[0]]).toEqual([MOVE, 2]);
    const refusal = refuse('NG-5.6', 'endedUnpaid', { price: 4 });
    expect(why(state, 'build A3')).toEqual(refusal);
    play(state, 'go B1');
    expect(why(state, 'build A3')).toEqual(refuse('NG-6.11', 'orderFirst'));
  });

  test('NG-4.5: where no planet was left', () => {
    const state = building(9, ['A1']);
    play(state, 'build A1');
    expect(why(state, 'build A1')).toEqual(refuse('NG-4.5', 'endedWithoutPlace'));
  });

  test('NG-9.6: where ships have one price', () => {
    const state = emptySector(3, { scenario: 'sterile-trap' });
    put(put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 2), 'A*', 0, 1), 'D3', 1, 1);
    inPhase(put(state, 'G3', 2, 1), 0, MANAGE, 3);
    play(state, 'build A1');
    expect(why(state, 'build A1')).toEqual(refuse('NG-9.6', 'endedUnpaid', { price: 2 }));
  });

  test('NG-4.6: whoever ended it is told that it is over, and the next turn knows nothing of it', () => {
    const state = building(20, ['A1', 'A2']);
    play(state, 'done');
    expect(why(state, 'build A1')).toEqual(refuse('NG-4.6', 'bidFirst'));
    const full = building(20, ['A1', 'A2', 'A3', 'B1']);
    play(full, 'build A1', 'build A2', 'build A3', 'bid 0');
    expect(why(full, 'build D3')).toEqual(refuse('NG-4.2', 'cardFirst'));
  });
});
