// The computer's civilizations, rule by rule (NG-11), with cases A6, A7 and A8 of the expansion's list.

import { FastChance, isRefusal } from '@starboard/engine';
import { forfeit, isOver, openMatch, outcomeOf } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { soloMode } from '../data/modes.ts';
import { presetByName } from '../data/presets.ts';
import { smallSectors } from '../data/small-sectors.ts';
import type { NexumEvent } from '../rules/events.ts';
import { clear } from '../rules/board.ts';
import { reserveOf } from '../rules/ledger.ts';
import type { Options } from '../rules/options.ts';
import { placeNames } from '../rules/moves.ts';
import { setupBy } from '../rules/setup.ts';
import { CARD, MOVE, NO_GATE, OVER, RULES, type Nexum } from '../rules/state.ts';
import { civsInPlay, isOut } from '../rules/victory.ts';
import { act, happen, mark, quiet, told } from './cosmos-scene.ts';
import { at, attack, game, inPhase, lay, newGame, on, optionsOf, put, relicsOn } from './scene.ts';

/** One person on A against the computer on J: disks D and G lie on their backs. */
function duel(given: Partial<Options> = {}): Nexum {
  const state = quiet(1, { mode: 'one-vs-one', ...given });
  return put(state, 'A3', 0, 4);
}

/** Eight systems, in which B, C, E and F are there once. The person is on A, the computer on D. */
function eight(given: Partial<Options> = {}): Nexum {
  return put(quiet(1, { sector: 'IHX', mode: 'one-vs-one', ...given }), 'A3', 0, 4);
}

describe('NG-11.1: the computer acts through events', () => {
  test('it has no turn, no energy, no cards and no bids', () => {
    const state = newGame(1, { mode: 'solo-normal', ruleSet: 'events' });
    expect([state.seats, state.civs, state.cards[1], state.energy[1]]).toEqual([1, 2, 0, 0]);
    expect(game.actors(state)).toBe(1);
  });

  test('a person alone has events whatever is chosen, and plays the easy preset by default', () => {
    for (const ruleSet of ['core', 'events'] as const) {
      const state = newGame(1, { ruleSet });
      expect([state.civs, state.aggressiveness, state.cardsInPlay]).toEqual([2, 1, 18]);
    }
  });

  test('without events it does not play', () => {
    expect(game.conflict(optionsOf({ computers: 1 }), 2)).toMatchObject({ rule: 'NG-11.1' });
  });
});

describe('NG-11.2: several of them', () => {
  test('are rivals or allies, never of people', () => {
    const rivals = newGame(2, { ruleSet: 'events', mode: 'two-vs-two' });
    expect([...rivals.allies]).toEqual([1, 2, 4, 8]);
    const allies = newGame(2, { ruleSet: 'events', mode: 'allied-two-vs-allied-two' });
    expect([...allies.allies]).toEqual([3, 3, 12, 12]);
  });

  test('allies do not invade each other, and their planets count together for stars', () => {
    const state = put(quiet(1, { sector: 'IHX', computers: 2, computersAllied: true }), 'A3', 0, 4);
    put(put(put(state, 'E1', 1, 1), 'E2', 2, 1), 'E3', 1, 1);
    act(state, 'reinforcement', 'B2', 'patrol');
    expect(on(state, 'E*')?.[0]).toBe(1);
    expect(on(state, 'E2')).toEqual([2, 1]);
  });
});

describe('NG-11.3: where it begins', () => {
  test('in the Tanns that people leave, in the order of the sector', () => {
    const state = newGame(2, { ruleSet: 'events', mode: 'two-vs-two' });
    expect([...state.tann]).toEqual(['A3', 'D3', 'G3', 'J3'].map(at));
    expect([...state.base].slice(2)).toEqual([at('G3') + 1, at('J3') + 1]);
  });

  test('people who choose leave it the rest', () => {
    const state = newGame(2, { ruleSet: 'events', computers: 1, chosenHomes: ['J', 'A'] });
    expect([...state.tann].slice(0, 3)).toEqual(['J3', 'A3', 'D3'].map(at));
  });

  const held = (state: Nexum, civ: number): string[] =>
    placeNames.flatMap((name) => {
      const [owner, ships] = on(state, name) ?? [];
      return owner === civ ? [`${name} ${ships} ${relicsOn(state, name)}`.trim()] : [];
    });

  test.each(['TABULA', 'IHX', 'LIMIT'])(
    'three people on %s leave it A, with one ship on each planet and the star',
    (sector) => {
      const state = start(3, { sector, mode: 'three-vs-one', aggressiveness: 1 });
      expect([...state.tann]).toEqual(['D3', 'G3', 'J3', 'A3'].map(at));
      expect(held(state, 3)).toEqual(['A1 1', 'A2 1', 'A3 1', 'A* 1']);
    },
  );

  test.each([
    ['LIBRADABRA', 'B1', ['B1 1 M', 'B2 1 T', 'B3 1 M', 'B* 1']],
    ['GREGATU', 'E1', ['E1 1 M', 'E2 1', 'E3 1', 'E* 1']],
  ])('without a Tann in a system of its own: %s', (sector, base, ships) => {
    const state = start(3, { sector, mode: 'three-vs-one', aggressiveness: 1 });
    expect([state.base[3] - 1, state.tann[3]]).toEqual([at(base), NO_GATE]);
    expect(civsInPlay(state)).toBe(0b1111);
    expect(held(state, 3)).toEqual(ships);
  });

  test('or on the relics of major systems, or in a fourth Tann', () => {
    const raia = start(3, { sector: 'RAIA', mode: 'three-vs-one', aggressiveness: 1 });
    expect([raia.base[3], held(raia, 3)]).toEqual([0, ['B2 1 M', 'E2 1 T', 'H2 1 M']]);
    const trex = start(3, { sector: 'TREX', mode: 'three-vs-one', aggressiveness: 1 });
    expect([trex.tann[3], held(trex, 3)]).toEqual([at('J3'), ['J3 4']]);
  });
});

/** Nothing has happened yet: rows that hit nothing, so that only the set-up is seen. */
function start(seats: number, given: Partial<Options>): Nexum {
  const options = optionsOf({ ruleSet: 'events', firstPlayer: '1', ...given });
  const conflict = game.conflict(options, seats);
  if (conflict !== null) throw new Error(conflict.reason);
  // an act could come before the first turn: of many deals one is without
  for (let seed = 0; ; seed++) {
    const state = game.setup(options, seats, new FastChance(seed));
    if (state.actsDrawn === 0) return state;
  }
}

describe('NG-11.4: with what it begins', () => {
  test('with the ships of everybody, and one on each relic where the mode says so', () => {
    const state = start(1, { mode: 'one-vs-guards' });
    expect(on(state, 'G3')).toEqual([1, 4]);
    expect([state.relicsHeld[1], state.fleet[1]]).toEqual([8, 12]);
  });

  test('a system that one line fills gets a ship on its star', () => {
    const state = start(2, { sector: 'IHX', mode: 'two-vs-two', aggressiveness: 1 });
    expect(['C1', 'C2', 'C3', 'C*'].map((name) => on(state, name))).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(['F1', 'F2', 'F3', 'F*'].map((name) => on(state, name))).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
      [3, 1],
    ]);
  });

  test('relics are dealt round to two of them', () => {
    const state = start(1, { mode: 'one-vs-two' });
    expect([state.relicsHeld[1], state.relicsHeld[2]]).toEqual([4, 4]);
  });

  test('it may have more ships than its limit, and then has no reserve', () => {
    const state = start(3, { mode: 'allied-three-vs-forts', aggressiveness: 1 });
    expect(state.fleet[3]).toBeGreaterThan(state.shipLimit[3]);
    expect([reserveOf(state, 3), game.check(state)]).toEqual([0, null]);
  });

  test('two ships on each planet at home where everybody has them, relics or not', () => {
    const state = start(1, { sector: 'TABULA', mode: 'one-vs-one' });
    expect(['D1', 'D2', 'D3', 'D*'].map((name) => on(state, name))).toEqual([[1, 2], [1, 2], [1, 2], null]);
  });
});

describe('NG-11.5: never out', () => {
  test('case A8: its last ships are beaten, the game goes on, and it comes back where it began', () => {
    const state = inPhase(put(duel(), 'K2', 1, 1), 0, MOVE, 20);
    put(state, 'K1', 0, 3);
    attack(state, 'go K2', 'send K1 2 none');
    expect([state.points[0], state.fleet[1], isOut(state, 1), state.phase === OVER]).toEqual([
      1,
      0,
      false,
      false,
    ]);
    expect(told(act(state, 'reinforcement', 'D1', 'squadron'), 'act')).toMatchObject([
      { place: null, ships: 3 },
    ]);
    expect(on(state, 'J3')).toEqual([1, 3]);
  });

  test('in a Sterile Trap it falls with its gate, and the last player wins', () => {
    const state = put(
      quiet(1, { sector: 'TABULA', scenario: 'sterile-trap', mode: 'one-vs-one' }),
      'A3',
      0,
      5,
    );
    put(put(state, 'D3', 1, 1), 'C1', 1, 2);
    inPhase(state, 0, MOVE, 20);
    attack(state, 'go D3', 'send A3 2 none');
    expect([state.fallen, state.fleet[1], state.phase]).toEqual([0b10, 0, OVER]);
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.5', ranks: [1], unseated: [2] });
  });
});

describe('NG-11.6: relics from the start', () => {
  test('do not win until it has had fewer', () => {
    const state = start(1, { sector: 'SPIRO', mode: 'one-vs-guards' });
    expect([state.relicsHeld[1], state.relicsToWin, state.relicsAsleep]).toEqual([4, 4, 0b10]);
    act(state, 'reinforcement', 'E1', 'patrol');
    expect(state.phase).not.toBe(OVER);
  });

  test('and then they do', () => {
    const state = eight();
    put(put(put(put(state, 'B1', 1, 2, 'MR'), 'B2', 1, 1, 'E'), 'B3', 1, 1, 'T'), 'C1', 0, 3);
    state.relicsAsleep = 0b10;
    inPhase(state, 0, MOVE, 20);
    attack(state, 'go B3', 'send C1 2 none');
    expect([state.relicsAsleep, state.relicsHeld[1]]).toEqual([0, 3]);
    act(state, 'raid', 'B3', 'armada');
    expect([state.phase, state.winners]).toEqual([OVER, 0b10]);
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.2', ranks: [2], unseated: [1] });
  });
});

describe('NG-11.7: without people', () => {
  test('being the last person wins nothing, and when nobody is left the computer has won', () => {
    const state = quiet(2, { sector: 'IHX', computers: 1 });
    put(put(put(state, 'E1', 1, 1), 'C1', 0, 3), 'G3', 2, 5);
    put(state, 'B1', 2, 5);
    inPhase(state, 0, MOVE, 20);
    attack(state, 'go E1', 'send C1 2 none');
    expect([isOut(state, 1), state.phase === OVER]).toEqual([true, false]);
    clear(state, at('C1'));
    act(state, 'invasion', 'E1', 'armada');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-11.7', unseated: [1] });
    expect(state.winners).toBe(0b100);
  });

  test('of rivals the one with the highest score, and equal ones share', () => {
    const state = quiet(1, { sector: 'IHX', computers: 2 });
    put(put(put(state, 'E1', 0, 1), 'D3', 1, 4), 'G3', 2, 4);
    state.points[1] = 1;
    state.points[2] = 2;
    const equal = game.shape.clone(state);
    act(state, 'invasion', 'E1', 'armada');
    expect(state.winners).toBe(0b110);
    equal.points[2] = 3;
    act(equal, 'invasion', 'E1', 'armada');
    expect(equal.winners).toBe(0b100);
  });
});

test('NG-11.8: it has a score and a place', () => {
  const state = eight();
  put(state, 'D3', 1, 4);
  state.points[1] = 5;
  put(state, 'E1', 0, 1);
  act(state, 'invasion', 'E1', 'squadron');
  expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.1', ranks: [2], unseated: [1] });
  expect(game.outcome(state)?.sheet.at(-1)).toMatchObject({ points: [0], unseated: [12 + 15] });
});

describe('NG-11.9: an act', () => {
  test('is one, however many planets the card points at', () => {
    const state = put(duel(), 'J3', 1, 4);
    const events = act(state, 'invasion', 'C1', 'patrol');
    expect(told(events, 'act')).toMatchObject([{ seat: 1, kind: 'invasion', ships: 2 }]);
    expect(told(events, 'deployed')).toHaveLength(1);
  });

  test('they take turns, through rounds', () => {
    const state = put(quiet(1, { sector: 'IHX', computers: 3 }), 'A3', 0, 4);
    put(put(put(state, 'D3', 1, 4), 'G3', 2, 4), 'J3', 3, 4);
    const acting = (): number[] =>
      told(act(state, 'invasion', 'C1', 'patrol'), 'act').map(({ seat }) => seat);
    expect([...acting(), ...acting(), ...acting(), ...acting()]).toEqual([1, 2, 3, 1]);
  });

  test('draws the six cards before any comes again', () => {
    const state = put(put(duel(), 'J3', 1, 1), 'J2', 1, 1);
    const drawn = new Set<number>();
    for (let i = 0; i < 6; i++)
      for (const { card } of told(happen(state, 'A1 B2 C1'), 'act')) drawn.add(card);
    expect(drawn.size).toBe(6);
  });

  test('at its own Tann system, or at no planet, it is a reinforcement', () => {
    const home = put(quiet(1, { sector: 'IHX', mode: 'one-vs-one' }), 'A3', 0, 4);
    put(put(home, 'D3', 1, 2), 'E1', 1, 1);
    act(home, 'invasion', 'D1', 'patrol');
    expect([on(home, 'D3'), on(home, 'E1'), on(home, 'D1')]).toEqual([[1, 4], [1, 1], null]);
    const nowhere = put(put(duel(), 'J3', 1, 3), 'K1', 1, 1);
    act(nowhere, 'invasion', 'D1', 'patrol');
    expect([on(nowhere, 'J3'), on(nowhere, 'K1')]).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });

  test('after a muster up to three planets with one ship get another, where ships can be built', () => {
    const state = eight();
    for (const name of ['B1', 'B2', 'C1', 'C2', 'E3']) put(state, name, 1, 1);
    mark(state, 'noManage', 'B2', 1);
    act(state, 'invasion', 'E3', 'muster');
    expect(['B1', 'B2', 'C1', 'C2', 'E3'].map((name) => on(state, name)?.[1])).toEqual([2, 1, 2, 2, 2]);
  });

  test('ships that find no room, or are not in the reserve, are told of', () => {
    const full = put(put(duel(), 'J3', 1, 5), 'C1', 1, 4);
    expect(told(act(full, 'reinforcement', 'C1', 'squadron'), 'acted')).toMatchObject([
      { seat: 1, missing: 2, reserve: reserveOf(full, 1) },
    ]);
    expect(reserveOf(full, 1)).toBeGreaterThan(0);
    const poor = put(duel(), 'J3', 1, 2);
    poor.shipLimit[1] = 3;
    expect(told(act(poor, 'reinforcement', 'C1', 'squadron'), 'acted')).toMatchObject([
      { missing: 2, reserve: 0 },
    ]);
    const rich = put(duel(), 'J3', 1, 1);
    expect(told(act(rich, 'reinforcement', 'C1', 'patrol'), 'acted')).toMatchObject([{ missing: 0 }]);
  });

  test('an offensive has one ship more', () => {
    const state = put(eight(), 'D3', 1, 4);
    const events = act(state, 'offensive', 'E1', 'armada');
    expect(told(events, 'act')).toMatchObject([{ kind: 'offensive', ships: 5 }]);
    expect(on(state, 'E1')).toEqual([1, 5]);
  });
});

describe('NG-11.10: what it has', () => {
  test('the first planet of all lends like any other', () => {
    // disk A lies on its back, and the person is at D
    const state = put(quiet(1, { mode: 'one-vs-guards' }), 'D3', 0, 4);
    state.shipLimit[1] = 6;
    put(put(state, 'A1', 1, 4), 'K1', 1, 2);
    expect(at('A1')).toBe(0);
    const events = act(state, 'invasion', 'C1', 'patrol');
    expect(told(events, 'deployed')).toMatchObject([{ from: at('A1'), to: at('C1'), ships: 2 }]);
    expect([on(state, 'A1'), on(state, 'C1'), on(state, 'K1')]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  test('and helps in an attack, in its own system, and in an offensive in another', () => {
    for (const [kind, card, target, relics, coordinate] of [
      ['raid', 'squadron', 'A2', 'E', 'E1'],
      ['offensive', 'patrol', 'C1', '', 'C1'],
    ] as const) {
      const state = put(quiet(1, { mode: 'one-vs-guards' }), 'D3', 0, 1);
      put(put(state, target, 0, 3, relics), 'A1', 1, 3);
      // with the core cards I shows C
      mark(state, 'noMove', 'I1', 1);
      const events = act(state, kind, coordinate, card);
      expect(told(events, 'deployed')).toMatchObject([
        { from: null, to: at(target), ships: 3 },
        { from: at('A1'), to: at(target), ships: 1 },
      ]);
      expect([on(state, 'A1'), on(state, target)]).toEqual([
        [1, 2],
        [1, 3],
      ]);
    }
  });

  test('case A7: with an empty reserve it borrows from the largest garrisons', () => {
    const state = duel();
    state.shipLimit[1] = 25;
    for (const [name, ships] of [
      ['J1', 5],
      ['J2', 5],
      ['J3', 5],
      ['J*', 1],
      ['K1', 5],
      ['K2', 2],
      ['L1', 2],
    ] as const)
      put(state, name, 1, ships);
    // with the core cards L shows F, and F2 comes after L2 or is closed
    mark(state, 'noMove', 'F2', 1);
    act(state, 'invasion', 'F2', 'patrol');
    expect(['L2', 'J1', 'J2', 'J3', 'K1'].map((name) => on(state, name))).toEqual([
      [1, 2],
      [1, 4],
      [1, 4],
      [1, 5],
      [1, 5],
    ]);
  });

  test('carriers never move, and one ship stays', () => {
    const state = eight();
    put(put(put(state, 'E1', 1, 3, 'ME'), 'E3', 1, 1), 'E2', 0, 4);
    act(state, 'invasion', 'E2', 'squadron');
    expect([on(state, 'E2'), on(state, 'E1'), on(state, 'E3')]).toEqual([
      [0, 4],
      [1, 5],
      [1, 2],
    ]);
    const enough = put(put(eight(), 'E1', 1, 3, 'ME'), 'E2', 0, 3);
    act(enough, 'invasion', 'E2', 'squadron');
    expect([on(enough, 'E2')?.[0], on(enough, 'E1'), relicsOn(enough, 'E1')]).toEqual([1, [1, 2], 'ME']);
  });
});

describe('NG-11.11, NG-11.12, NG-11.13 and NG-11.14: invasions', () => {
  /** Case A6: E1 and E3 are the computer's, E2 a person's. */
  function besieged(ships: number): Nexum {
    return put(put(put(eight(), 'E1', 1, 3), 'E3', 1, 1), 'E2', 0, ships);
  }

  test('case A6: three ships come and one joins from E1: one is lost, three hold E2', () => {
    const state = besieged(3);
    const events = act(state, 'invasion', 'E2', 'squadron');
    expect(told(events, 'deployed').map(({ from, to, ships }) => [from, to, ships])).toEqual([
      [null, at('E2'), 3],
      [at('E1'), at('E2'), 1],
      [null, at('E*'), 1],
    ]);
    expect(told(events, 'battle')).toMatchObject([{ attack: 4, defence: 3, casualties: 1 }]);
    expect([on(state, 'E2'), on(state, 'E1'), state.points[1]]).toEqual([[1, 3], [1, 2], 1]);
  });

  test('case A6: against five it stages them on E1 and E3', () => {
    const state = besieged(5);
    act(state, 'invasion', 'E2', 'squadron');
    expect([on(state, 'E1'), on(state, 'E3'), on(state, 'E2')]).toEqual([
      [1, 5],
      [1, 2],
      [0, 5],
    ]);
  });

  test('an own planet is strengthened up to 5, and the rest is staged', () => {
    const state = put(put(eight(), 'E2', 1, 4), 'E1', 1, 1);
    act(state, 'invasion', 'E2', 'armada');
    expect([on(state, 'E2'), on(state, 'E1')]).toEqual([
      [1, 5],
      [1, 4],
    ]);
  });

  test('an empty planet is taken, with the relic that waits there', () => {
    const state = put(eight(), 'D3', 1, 4);
    lay(state, 'E2', 'T');
    act(state, 'invasion', 'E2', 'patrol');
    expect([on(state, 'E2'), relicsOn(state, 'E2'), state.relicsHeld[1]]).toEqual([[1, 2], 'T', 1]);
  });

  test('a planet with No Movement markers is not: the ships are staged on the first empty one beside it', () => {
    const state = mark(put(eight(), 'D3', 1, 4), 'noMove', 'E2', 1);
    act(state, 'invasion', 'E2', 'patrol');
    expect([on(state, 'E1'), on(state, 'E2')]).toEqual([[1, 2], null]);
  });

  test('NG-10.8: nobody invades the Tann system of another: ships are staged as near as can be', () => {
    const alone = put(
      put(put(quiet(1, { sector: 'IHX', computers: 3 }), 'A3', 0, 4), 'B1', 1, 1),
      'D3',
      1,
      1,
    );
    act(alone, 'invasion', 'A2', 'patrol');
    expect(['A1', 'A2', 'B1', 'D3'].map((name) => on(alone, name))).toEqual([null, null, [1, 3], [1, 1]]);
  });

  test('in an offensive neighbouring systems help', () => {
    // B and E are neighbours; 4 + 1 ships are not enough against 5, and B1 has four to spare
    const state = put(put(eight(), 'B1', 1, 5), 'E1', 0, 5);
    const usual = game.shape.clone(state);
    act(usual, 'invasion', 'E1', 'armada');
    expect([on(usual, 'E1'), on(usual, 'B1')]).toEqual([
      [0, 5],
      [1, 5],
    ]);
    act(state, 'offensive', 'E1', 'armada');
    expect([on(state, 'E1'), on(state, 'B1')]).toEqual([
      [1, 4],
      [1, 4],
    ]);
  });

  test('staging ends in the nearest system with room, then where it began', () => {
    const far = put(
      mark(mark(mark(eight(), 'noMove', 'E1', 1), 'noMove', 'E2', 1), 'noMove', 'E3', 1),
      'B2',
      1,
      1,
    );
    act(far, 'invasion', 'E2', 'patrol');
    expect(on(far, 'B2')).toEqual([1, 3]);
    const gone = mark(mark(mark(eight(), 'noMove', 'E1', 1), 'noMove', 'E2', 1), 'noMove', 'E3', 1);
    act(gone, 'invasion', 'E2', 'patrol');
    expect(on(gone, 'D3')).toEqual([1, 2]);
  });
});

describe('NG-11.15: reinforcement', () => {
  test('the smallest garrisons of the system first, then everywhere', () => {
    const state = put(put(put(eight(), 'E1', 1, 5), 'E2', 1, 3), 'B1', 1, 1);
    act(state, 'reinforcement', 'E3', 'armada');
    expect([on(state, 'E2')?.[1], on(state, 'B1')?.[1]]).toEqual([5, 3]);
  });

  test('a Replicator that works builds one more, and nothing is built under No Management', () => {
    const state = put(put(put(eight(), 'E1', 1, 2, 'R'), 'E2', 1, 1), 'B1', 1, 1);
    mark(state, 'noManage', 'E2', 1);
    act(state, 'reinforcement', 'E3', 'patrol');
    expect([on(state, 'E1')?.[1], on(state, 'E2')?.[1]]).toEqual([5, 1]);
  });

  test('without a planet it invades where the event points, if it can', () => {
    const state = eight();
    act(state, 'reinforcement', 'E3', 'squadron');
    expect([on(state, 'E3'), on(state, 'D3')]).toEqual([[1, 3], null]);
  });
});

describe('NG-11.16: raids', () => {
  test('the nearest relic that can be had: an empty planet before a weak one', () => {
    const state = put(put(eight(), 'D3', 1, 4), 'E2', 0, 1, 'M');
    lay(state, 'E3', 'T');
    lay(state, 'F1', 'R');
    act(state, 'raid', 'E1', 'armada');
    expect([relicsOn(state, 'E3'), on(state, 'E3'), on(state, 'E2')]).toEqual(['T', [1, 4], [0, 1]]);
  });

  test('of held ones the weakest, and none that it cannot beat', () => {
    const state = put(put(put(eight(), 'D3', 1, 1), 'E2', 0, 2, 'M'), 'E3', 0, 2, 'T');
    act(state, 'raid', 'E1', 'armada');
    expect([on(state, 'E3')?.[0], on(state, 'E2')?.[0]]).toEqual([1, 0]);
  });

  test('without a relic to be had it is an invasion', () => {
    const state = put(eight(), 'D3', 1, 4);
    act(state, 'raid', 'E1', 'patrol');
    expect(on(state, 'E1')).toEqual([1, 2]);
  });
});

describe('NG-11.17: its battles', () => {
  test('score for planets and stars, capture relics, and bring no loot', () => {
    const state = eight();
    put(put(put(put(state, 'E1', 0, 1), 'E2', 0, 1, 'T'), 'E*', 0, 1), 'D3', 1, 4);
    const events = act(state, 'invasion', 'E2', 'armada');
    expect([state.points[1], on(state, 'E*'), relicsOn(state, 'E2'), state.energy[1]]).toEqual([
      2,
      null,
      'T',
      0,
    ]);
    expect(told(events, 'plundered')).toEqual([]);
    expect([...state.taken, ...state.moved].every((each) => each === 0)).toBe(true);
  });

  test('of too many waiting relics it takes them in the order of the types', () => {
    const state = put(eight(), 'D3', 1, 4);
    for (const letter of 'MRET') lay(state, 'E2', letter);
    act(state, 'invasion', 'E2', 'patrol');
    expect(relicsOn(state, 'E2')).toBe('MR(ET)');
  });
});

test('NG-11.18: after an act it enters the star of each system that it holds', () => {
  const state = eight();
  for (const name of ['E1', 'E2', 'E3', 'B1', 'B2', 'B3']) put(state, name, 1, 1);
  act(state, 'invasion', 'E2', 'patrol');
  expect([on(state, 'E*'), on(state, 'B*'), on(state, 'C*')]).toEqual([[1, 1], [1, 1], null]);
});

test('NG-11.19: who is left when all others gave up goes on against the computer', () => {
  const fairness = { seed: new Uint8Array(32), table: 'T', words: [] };
  const open = (options: Partial<Options>) => {
    const match = openMatch(game, { seats: 2, options: { ruleSet: 'events', ...options }, fairness });
    if (isRefusal(match)) throw new Error(match.reason);
    forfeit(match, 0, 'resigned', 1);
    return match;
  };
  const among = open({});
  expect(outcomeOf(among)?.ranks).toEqual([2, 1]);
  const beside = open({ computers: 1 });
  expect(isOver(beside)).toBe(false);
  forfeit(beside, 1, 'resigned', 2);
  expect(outcomeOf(beside)?.ranks).toEqual([3, 2]);
  // in a Sterile Trap the computer can be out
  const trapped = open({ computers: 1, scenario: 'sterile-trap', sector: 'TABULA' });
  expect(isOver(trapped)).toBe(false);
  (trapped.state as Nexum).fallen = 1 << 2;
  expect(outcomeOf(trapped)?.ranks).toEqual([2, 1]);
});

test('NG-1.3, NG-10.4: after each panel the goals of the computer are looked at, too', () => {
  for (const [points, wins] of [
    [6, true],
    [5, false],
  ] as const) {
    const state = duel();
    put(state, 'J3', 1, 4);
    state.points[1] = points;
    happen(state, 'B2 F2 E2');
    expect([state.phase === OVER, game.outcome(state)?.ranks]).toEqual([wins, wins ? [2] : undefined]);
  }
});

test('NG-11.20: it never wins before somebody could decide something', () => {
  // a relic short of victory it would, in every third game
  const terms = soloMode('solo-hard', 3, { relics: 8, guarded: 3, guards: 1 });
  const options = optionsOf({ sector: 'LAUBURIA', ruleSet: 'events' });
  for (let seed = 0; seed < 100; seed++) {
    const prelude: NexumEvent[] = [];
    const state = setupBy(terms, options, 1, new FastChance(seed), RULES, (event) => prelude.push(event));
    expect([state.phase, state.round, state.deckSize]).toEqual([CARD, 1, 18 - 2 * 9]);
    // of rounds that were dealt for nothing nobody hears
    expect(prelude.filter(({ event }) => event === 'round' || event === 'row')).toHaveLength(4);
    expect(prelude.some(({ event }) => event === 'over')).toBe(false);
  }
});

test('a sector of one’s own for one person has the presets, and room for as many as it seats', () => {
  const narrows = { ...smallSectors[0], players: [1, 2] };
  const state = newGame(1, { customSector: narrows, mode: 'solo-hard' });
  expect([state.civs, state.aggressiveness]).toEqual([2, 3]);
  expect(game.conflict(optionsOf({ customSector: narrows, computers: 2 }), 1)).toMatchObject({
    rule: 'NG-11.3',
    reason: 'NARROWS has room for 2 civilizations, not for 3.',
  });
  expect(presetByName('NARROWS')).toBeUndefined();
});
