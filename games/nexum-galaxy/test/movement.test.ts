import { describe, expect, test } from 'vitest';
import { smallSectors } from '../data/small-sectors.ts';
import { MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import {
  at,
  emptySector,
  game,
  inPhase,
  isOffered,
  lay,
  legalTexts,
  on,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

// In LAUBURIA A touches B and C; everything else is a jump away from A.

/** Seat 0 to move with these ships; seat 1 sits in D. */
function moving(energy: number, ...ships: [name: string, ships: number, relics?: string][]): Nexum {
  const state = emptySector(2, { grandBattle: 'off' });
  put(state, 'D3', 1, 1);
  for (const [name, count, relics] of ships) put(state, name, 0, count, relics);
  return inPhase(state, 0, MOVE, energy);
}

function priceOf(state: Nexum, to: string, fleet: string): number {
  const copy = game.shape.clone(state);
  play(copy, `go ${to}`);
  const [sent] = play(copy, `send ${fleet}`);
  return sent.event === 'sent' ? sent.price : -1;
}

describe('NG-6.1: what a move costs', () => {
  // In LAUBURIA J touches K and L.
  test.each([
    ['J2', 1, 2, 1],
    ['K1', 2, 3, 1],
    ['A1', 3, 4, 2],
  ])(
    'worked example: from J1 to %s a ship pays %i, with an Extractor %i, with a Transporter %i',
    (to, ...prices) => {
      const fares = ['', 'E', 'T'].map((relics) =>
        priceOf(moving(20, ['J1', 2, relics]), to, `J1 1 ${relics || 'none'}`),
      );
      expect(fares).toEqual(prices);
    },
  );

  test('ruling 24: 1 within a system, 2 to a neighbour, 3 to any other, for each ship', () => {
    const state = moving(20, ['A3', 5]);
    expect(priceOf(state, 'A1', 'A3 1 none')).toBe(1);
    expect(priceOf(state, 'B1', 'A3 1 none')).toBe(2);
    expect(priceOf(state, 'C2', 'A3 1 none')).toBe(2);
    expect(priceOf(state, 'E1', 'A3 1 none')).toBe(3);
    expect(priceOf(state, 'L3', 'A3 4 none')).toBe(12);
  });

  test('what cannot be paid is not offered', () => {
    const state = moving(2, ['A3', 5]);
    expect(legalTexts(state)).toEqual([
      'done',
      'go A1',
      'go A2',
      'go B1',
      'go B2',
      'go B3',
      'go C1',
      'go C2',
      'go C3',
    ]);
    expect(refused(state, 'go E1')).toBe('NG-6.1');
    play(state, 'go A1');
    expect(legalTexts(state)).toEqual(['send A3 1 none', 'send A3 2 none']);
    expect(refused(state, 'send A3 3 none')).toBe('NG-6.1');
    const broke = moving(0, ['A3', 5]);
    expect(refused(broke, 'go A1')).toBe('NG-6.1');
  });

  test('stars cost what planets cost', () => {
    const state = moving(20, ['A1', 2], ['A2', 1], ['A3', 1], ['B1', 2], ['E1', 2]);
    expect(priceOf(state, 'A*', 'A1 1 none')).toBe(1);
    expect(priceOf(state, 'A*', 'B1 1 none')).toBe(2);
    expect(priceOf(state, 'A*', 'E1 1 none')).toBe(3);
  });
});

describe('NG-6.2: closed hyperspace', () => {
  test('no jump goes into or out of a closed system; neighbours are reached', () => {
    const state = emptySector(4, { customSector: smallSectors[1] });
    put(put(put(put(put(state, 'A3', 0, 3), 'D3', 1, 1), 'G1', 2, 1), 'J3', 3, 1), 'B1', 0, 3);
    expect(isOffered(state, 'go J1')).toBe(true);
    expect(isOffered(state, 'go G2')).toBe(true);
    play(state, 'go G2');
    expect(legalTexts(state)).toEqual(['send B1 1 none', 'send B1 2 none']);
    expect(refused(state, 'send A3 1 none')).toBe('NG-6.2');
  });

  test('nobody is attacked where no jump leads, and that is what is said', () => {
    const state = emptySector(2, { sector: 'DROPTULA' });
    put(put(state, 'A3', 0, 5), 'D3', 1, 1);
    expect(reasonOf(state, 'go D3')).toBe('Too few ships can reach D3: hyperspace is closed. (NG-6.2)');
    put(state, 'L1', 0, 2);
    expect(refused(state, 'go D3')).toBe('NG-6.2');
    put(state, 'L2', 0, 2);
    expect(isOffered(state, 'go D3')).toBe(true);
    const weak = emptySector(2, { sector: 'DROPTULA' });
    put(put(weak, 'A3', 0, 2), 'D3', 1, 1);
    expect(refused(weak, 'go D3')).toBe('NG-6.21');
  });

  test('ruling 73: it is open everywhere else, also between groups that do not touch', () => {
    const state = emptySector(2, { sector: 'SHARBURO' });
    put(put(state, 'A3', 0, 2), 'D3', 1, 1);
    expect(isOffered(state, 'go L1')).toBe(true);
    const closed = emptySector(2, { sector: 'HEABEZA' });
    put(put(closed, 'A3', 0, 2), 'D3', 1, 1);
    const far = ['B1', 'E1', 'H1', 'K1'].filter((name) => !isOffered(closed, `go ${name}`));
    expect(far.length).toBeGreaterThan(0);
    expect(far.map((name) => refused(closed, `go ${name}`))).toEqual(far.map(() => 'NG-6.2'));
  });
});

describe('NG-6.3: the weight of an Extractor', () => {
  test('ruling 25: its ship pays 2, 3 or 4; its companions pay as usual', () => {
    const state = moving(20, ['A3', 4, 'E']);
    expect(priceOf(state, 'A1', 'A3 1 E')).toBe(2);
    expect(priceOf(state, 'B1', 'A3 1 E')).toBe(3);
    expect(priceOf(state, 'E1', 'A3 1 E')).toBe(4);
    expect(priceOf(state, 'E1', 'A3 3 E')).toBe(10);
    expect(priceOf(state, 'E1', 'A3 3 none')).toBe(9);
  });

  test('it counts when it is the only ship that could go', () => {
    const state = moving(1, ['A3', 2, 'E']);
    play(state, 'go A1');
    expect(legalTexts(state)).toEqual(['send A3 1 none']);
    const both = moving(1, ['A3', 2, 'EM']);
    play(both, 'go A1');
    expect(legalTexts(both)).toEqual(['send A3 1 M']);
    const alone = moving(1, ['A3', 2, 'E']);
    alone.moved[2] = 1;
    expect(refused(alone, 'go A1')).toBe('NG-6.1');
    const enough = moving(2, ['A3', 2, 'E']);
    enough.moved[2] = 1;
    expect(isOffered(enough, 'go A1')).toBe(true);
    expect(refused(enough, 'go B1')).toBe('NG-6.1');
  });

  test('NG-2.7: two Extractors on the planet they leave cancel their weight too', () => {
    const state = moving(20, ['A3', 4, 'EE']);
    expect(priceOf(state, 'A1', 'A3 1 E')).toBe(1);
    expect(priceOf(state, 'B1', 'A3 2 EE')).toBe(4);
  });
});

describe('NG-6.4, NG-2.11: fleets with a Transporter', () => {
  test('ruling 26: 1 less for every ship of the fleet to another system, no effect within', () => {
    const state = moving(20, ['A3', 5, 'T']);
    expect(priceOf(state, 'A1', 'A3 3 T')).toBe(3);
    expect(priceOf(state, 'B1', 'A3 3 T')).toBe(3);
    expect(priceOf(state, 'E1', 'A3 4 T')).toBe(8);
    expect(priceOf(state, 'E1', 'A3 4 none')).toBe(12);
  });

  test('ruling 28: with an Extractor in the fleet the two add up: 2 and 3 for that ship', () => {
    const state = moving(20, ['A3', 5, 'ET']);
    expect(priceOf(state, 'B1', 'A3 2 ET')).toBe(2 + 1);
    expect(priceOf(state, 'E1', 'A3 2 ET')).toBe(3 + 2);
    expect(priceOf(state, 'A1', 'A3 2 ET')).toBe(2 + 1);
  });

  test('ruling 27: ships for a star get no reduction, since the carrier cannot come along', () => {
    const state = moving(20, ['A1', 1], ['A2', 1], ['A3', 1], ['B1', 3, 'T']);
    expect(priceOf(state, 'A*', 'B1 2 none')).toBe(4);
    play(state, 'go A*');
    expect(refused(state, 'send B1 1 T')).toBe('NG-2.2');
  });

  test('ruling 29: two on the planet they leave cancel each other, whether both go or one', () => {
    const state = moving(20, ['A3', 5, 'TT']);
    expect(priceOf(state, 'B1', 'A3 2 TT')).toBe(4);
    expect(priceOf(state, 'B1', 'A3 2 T')).toBe(4);
    lay(state, 'C1', 'T');
    expect(priceOf(state, 'C1', 'A3 1 none')).toBe(2);
  });

  test('ruling 29: another one where they arrive does not matter', () => {
    const state = moving(20, ['A3', 5, 'T'], ['B1', 1, 'T']);
    expect(priceOf(state, 'B1', 'A3 2 T')).toBe(2);
  });

  test('a cheap carrier makes a place reachable', () => {
    const state = moving(1, ['A3', 2, 'T']);
    expect(isOffered(state, 'go B1')).toBe(true);
    expect(refused(state, 'go E1')).toBe('NG-6.1');
    play(state, 'go B1');
    expect(legalTexts(state)).toEqual(['send A3 1 T']);
  });
});

describe('NG-6.5: each ship once', () => {
  test('ruling 30: ships that have moved stay where they are for the rest of the phase', () => {
    const state = moving(20, ['A3', 4]);
    play(state, 'go A1', 'send A3 3 none');
    expect(state.phase).not.toBe(MOVE);
    const more = moving(20, ['A3', 4], ['A1', 1]);
    play(more, 'go A1', 'send A3 2 none');
    expect(legalTexts(more)).toContain('go A2');
    play(more, 'go A2');
    expect(legalTexts(more)).toEqual(['send A1 1 none', 'send A3 1 none']);
    expect(refused(more, 'send A1 2 none')).toBe('NG-6.5');
  });

  test('a carrier that has moved stays, one that has not may go', () => {
    const state = moving(20, ['A3', 3, 'M'], ['A1', 2, 'R']);
    play(state, 'go A1', 'send A3 1 M', 'go A2');
    expect(legalTexts(state)).toEqual(['send A1 1 R', 'send A1 2 R', 'send A1 1 none', 'send A3 1 none']);
    expect(refused(state, 'send A1 1 M')).toBe('NG-6.5');
  });

  test('in the next phase all ships can move again', () => {
    const state = moving(20, ['A3', 5]);
    play(state, 'go A1', 'send A3 2 none', 'done', 'bid 0');
    inPhase(state, 0, MOVE, 20);
    play(state, 'go A2');
    expect(legalTexts(state)).toContain('send A1 1 none');
  });
});

describe('NG-6.6: five on a planet', () => {
  test('ruling 32: a sixth ship cannot move in', () => {
    const state = moving(20, ['A3', 5], ['A1', 3], ['A2', 5]);
    expect(refused(state, 'go A2')).toBe('NG-6.6');
    play(state, 'go A1');
    expect(legalTexts(state).filter((text) => text.includes('A3'))).toEqual([
      'send A3 1 none',
      'send A3 2 none',
    ]);
    expect(refused(state, 'send A3 3 none')).toBe('NG-6.6');
  });
});

describe('NG-6.7: planets are never abandoned', () => {
  test('ruling 31: one ship stays on every planet, at every order', () => {
    const state = moving(20, ['A3', 3], ['A1', 1]);
    play(state, 'go B1');
    expect(legalTexts(state)).toEqual(['send A3 1 none', 'send A3 2 none']);
    expect(refused(state, 'send A3 3 none')).toBe('NG-6.7');
    expect(refused(state, 'send A1 1 none')).toBe('NG-6.7');
    expect(refused(moving(20, ['A3', 1]), 'go A1')).toBe('NG-6.7');
  });

  test('the ship that stays may be one that arrived in this phase', () => {
    const state = moving(20, ['A3', 2], ['A1', 1]);
    play(state, 'go A1', 'send A3 1 none', 'go A2', 'send A1 1 none');
    expect([on(state, 'A1'), on(state, 'A2')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('NG-6.8: stars are never left', () => {
  test('ruling 37', () => {
    const state = moving(20, ['A1', 1], ['A2', 1], ['A3', 2], ['A*', 2]);
    play(state, 'go B1');
    expect(refused(state, 'send A* 1 none')).toBe('NG-6.8');
    expect(legalTexts(state)).toEqual(['send A3 1 none']);
  });

  test('nobody is sent from a star, whoever holds it', () => {
    const state = moving(20, ['A3', 2]);
    play(state, 'go B1');
    expect(refused(state, 'send B* 1 none')).toBe('NG-6.8');
    expect(refused(state, 'send A* 1 none')).toBe('NG-6.8');
  });
});

describe('NG-6.9: entering a star', () => {
  test('needs all planets of the system', () => {
    const state = moving(20, ['A1', 1], ['A3', 4]);
    expect(refused(state, 'go A*')).toBe('NG-6.9');
    play(state, 'go A2', 'send A3 1 none');
    expect(isOffered(state, 'go A*')).toBe(true);
    play(state, 'go A*', 'send A3 1 none');
    expect(on(state, 'A*')).toEqual([0, 1]);
  });

  test('ruling 38: the second ship needs them too', () => {
    const state = moving(20, ['A1', 2], ['A3', 4], ['A*', 1]);
    put(state, 'A2', 1, 1);
    expect(refused(state, 'go A*')).toBe('NG-6.9');
    const whole = moving(20, ['A1', 2], ['A3', 4], ['A2', 1], ['A*', 1]);
    expect(isOffered(whole, 'go A*')).toBe(true);
  });

  test('NG-2.2, ruling 37: ships with relics cannot enter', () => {
    const state = moving(20, ['A1', 2, 'MR'], ['A2', 1], ['A3', 1]);
    expect(refused(state, 'go A*')).toBe('NG-2.2');
    const mixed = moving(20, ['A1', 3, 'MR'], ['A2', 1], ['A3', 1]);
    play(mixed, 'go A*');
    expect(legalTexts(mixed)).toEqual(['send A1 1 none']);
    expect(refused(mixed, 'send A1 1 M')).toBe('NG-2.2');
  });
});

describe('NG-6.10: two on a star', () => {
  test('no third ship enters', () => {
    const state = moving(20, ['A1', 1], ['A2', 1], ['A3', 5]);
    play(state, 'go A*');
    expect(legalTexts(state)).toEqual(['send A3 1 none', 'send A3 2 none']);
    expect(refused(state, 'send A3 3 none')).toBe('NG-6.10');
    play(state, 'send A3 2 none');
    expect(refused(state, 'go A*')).toBe('NG-6.10');
  });
});

describe('NG-6.11: giving an order', () => {
  test('ships are sent only where an order says', () => {
    const state = moving(20, ['A3', 5]);
    expect(refused(state, 'send A3 1 none')).toBe('NG-6.11');
    expect(refused(state, 'strike')).toBe('NG-6.11');
    play(state, 'go A1');
    for (const text of ['done', 'go A2', 'bid 0', 'card move', 'build A3'])
      expect(refused(state, text)).toBe('NG-6.11');
    expect(refused(state, 'send D3 1 none')).toBe('NG-6.11');
    expect(refused(state, 'strike')).toBe('NG-6.16');
    expect(game.inOrder(state, 0)).toBe(true);
    play(state, 'send A3 1 none');
    expect(game.inOrder(state, 0)).toBe(false);
  });

  test('a planet is not its own source', () => {
    const state = moving(20, ['A3', 4]);
    expect(refused(state, 'go A3')).toBe('NG-6.11');
    const two = moving(20, ['A3', 4], ['A1', 2]);
    play(two, 'go A3');
    expect(legalTexts(two)).toEqual(['send A1 1 none']);
    expect(refused(two, 'send A3 1 none')).toBe('NG-6.11');
  });

  test('places that are not in the sector are no targets', () => {
    expect(refused(moving(20, ['A3', 4]), 'go A4')).toBe('NG-3.1');
    expect(refused(moving(20, ['A3', 4]), 'go T1')).toBe('NG-3.1');
    const state = moving(20, ['A3', 4]);
    play(state, 'go B1');
    expect(reasonOf(state, 'send T1 1 none')).toBe('There is no T1 in this sector. (NG-3.1)');
    expect(refused(state, 'send A4 1 none')).toBe('NG-3.1');
  });

  test('the sources of an attack come in ascending order, each once', () => {
    const state = moving(20, ['A1', 3], ['A2', 3], ['A3', 3]);
    put(state, 'B1', 1, 3);
    play(state, 'go B1', 'send A2 2 none');
    expect(refused(state, 'send A1 2 none')).toBe('NG-6.11');
    expect(refused(state, 'send A2 1 none')).toBe('NG-6.11');
    expect(legalTexts(state)).toEqual(['send A3 2 none']);
  });

  test('a fleet that others must come before is told so, and then it can join', () => {
    const state = moving(20, ['A3', 3], ['B1', 3]);
    state.ships[at('D3')] = 3;
    state.fleet[1] = 3;
    play(state, 'go D3');
    expect(reasonOf(state, 'send B1 2 none')).toBe(
      'Send the ships of A3 first: planets are named in order. (NG-6.11)',
    );
    play(state, 'send A3 2 none', 'send B1 2 none');
    expect(on(state, 'D3')).toEqual([0, 3]);
  });

  test('only planets that are needed are named, all of them', () => {
    const state = moving(20, ['A1', 2], ['A2', 3], ['A3', 3], ['C1', 2]);
    put(state, 'B1', 1, 4);
    play(state, 'go B1');
    expect(reasonOf(state, 'send C1 1 none')).toBe(
      'Send the ships of A2 and A3 first: planets are named in order. (NG-6.11)',
    );
    state.ships[at('B1')] = state.fleet[1] = 5;
    state.fleet[1]++;
    state.energy[0] = 6;
    expect(refused(state, 'send C1 1 none')).toBe('NG-6.13');
  });

  test('NG-2.1: a ship carries one relic, so a fleet has at least as many ships as relics', () => {
    const state = moving(20, ['A3', 5, 'MRE']);
    play(state, 'go A1');
    expect(refused(state, 'send A3 1 MR')).toBe('NG-2.1');
    expect(reasonOf(state, 'send A3 1 T')).toBe('The ships on A3 do not carry those relics. (NG-2.1)');
    expect(legalTexts(state)).toContain('send A3 2 MR');
    expect(legalTexts(state)).toContain('send A3 3 MRE');
    expect(refused(state, 'send A3 3 none')).toBe('NG-2.1');
  });

  test('relics of one type are alike: they are told apart by number only', () => {
    const state = moving(20, ['A3', 4, 'MM']);
    play(state, 'go A1');
    expect(legalTexts(state).toSorted()).toEqual(
      ['M', 'MM', 'none']
        .flatMap((relics) =>
          [1, 2, 3]
            .filter(
              (ships) =>
                ships >= relics.replace('none', '').length && ships <= relics.replace('none', '').length + 2,
            )
            .map((ships) => `send A3 ${ships} ${relics}`),
        )
        .toSorted(),
    );
  });
});

describe('NG-6.12: together or one by one', () => {
  test('ruling 36: plain moves take one fleet each, and there may be several', () => {
    const state = moving(20, ['A1', 3], ['A3', 3]);
    play(state, 'go A2', 'send A1 1 none', 'go A2', 'send A3 2 none', 'go A2', 'send A1 1 none');
    expect(on(state, 'A2')).toEqual([0, 4]);
  });

  test('ruling 36: an attack takes ships from several planets, each paid from its own', () => {
    const state = moving(20, ['A1', 3], ['B1', 3], ['E1', 3]);
    put(state, 'B2', 1, 4);
    play(state, 'go B2', 'send A1 2 none', 'send B1 2 none', 'send E1 2 none');
    expect(on(state, 'B2')).toEqual([0, 4]);
    expect(state.energy[0]).toBe(20 - 4 - 2 - 6 + 3);
  });
});

describe('NG-6.13: only what can be done', () => {
  test('a fleet is offered only if the battle can still be won with what is left', () => {
    const state = moving(4, ['A3', 4], ['B1', 2], ['B2', 2]);
    put(state, 'B3', 1, 2);
    play(state, 'go B3');
    expect(legalTexts(state)).toEqual(['send A3 1 none']);
    expect(refused(state, 'send A3 2 none')).toBe('NG-6.13');
    expect(reasonOf(state, 'send B1 1 none')).toBe(
      'Send the ships of A3 first: planets are named in order. (NG-6.11)',
    );
    play(state, 'send A3 1 none', 'send B1 1 none', 'send B2 1 none');
    expect(on(state, 'B3')).toEqual([0, 2]);
    expect(state.energy[0]).toBe(0 + 3);
  });
});

describe('NG-6.14: empty planets', () => {
  test('ruling 35: at most five go to one', () => {
    const state = moving(20, ['A1', 5], ['A3', 5]);
    play(state, 'go A2', 'send A1 4 none', 'go A2');
    expect(legalTexts(state)).toEqual(['send A3 1 none']);
    play(state, 'send A3 1 none');
    expect(refused(state, 'go A2')).toBe('NG-6.6');
  });

  test('ruling 41: nobody fights for an empty planet, even where somebody holds the star', () => {
    const state = moving(20, ['A3', 2]);
    put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B*', 1, 2);
    const events = play(state, 'go B3', 'send A3 1 none');
    expect(on(state, 'B3')).toEqual([0, 1]);
    expect(on(state, 'B*')).toEqual([1, 2]);
    expect(events.some(({ event }) => event === 'battle')).toBe(false);
    expect(state.points[0]).toBe(0);
  });
});

describe('NG-6.15: paying', () => {
  test('ruling 55: plunder does not pay for moves in the same phase, but for ships built after it', () => {
    const state = moving(2, ['A3', 3]);
    state.ahead = MANAGE;
    play(state, 'go B1', 'send A3 1 none');
    expect(state.phase).toBe(MANAGE);
    expect(state.energy[0]).toBe(0 + 3 + 2);
    expect(isOffered(state, 'build B1')).toBe(true);
  });
});

test('NG-2.1: a carrier takes its relic along', () => {
  const state = moving(20, ['A3', 4, 'MR']);
  play(state, 'go B1', 'send A3 2 R');
  expect([relicsOn(state, 'A3'), relicsOn(state, 'B1')]).toEqual(['M', 'R']);
  expect(state.relicsHeld[0]).toBe(2);
});
