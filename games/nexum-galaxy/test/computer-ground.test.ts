// The computer among markers, gates, heaps of relics and far systems: the finer points of NG-11, ruling by ruling.

import { describe, expect, test } from 'vitest';
import { presetByName } from '../data/presets.ts';
import { soloMode } from '../data/modes.ts';
import { FastChance } from '@starboard/engine';
import { reserveOf } from '../rules/ledger.ts';
import { measure } from '../rules/links.ts';
import { systemNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { readComputer } from '../rules/reading.ts';
import { endByLimit } from '../rules/score.ts';
import { setupBy } from '../rules/setup.ts';
import { MOVE, OVER, RULES, SYSTEMS, type Nexum } from '../rules/state.ts';
import { act, happen, mark, quiet, told } from './cosmos-scene.ts';
import { at, attack, game, inPhase, lay, on, optionsOf, put, relicsOn } from './scene.ts';

/** Eight systems, in which B, C, E and F are there once. The person is on A, the computer on D. */
function eight(given: Partial<Options> = {}): Nexum {
  return put(quiet(1, { sector: 'IHX', mode: 'one-vs-one', ...given }), 'A3', 0, 4);
}

const ships = (state: Nexum, ...names: string[]): (number | null)[] =>
  names.map((name) => on(state, name)?.[1] ?? null);

/** Like a game in which it began with so many ships: nothing is left in the reserve. */
function withoutReserve(state: Nexum): Nexum {
  state.shipLimit[1] = state.fleet[1];
  return state;
}

describe('rulings 170 and 171: markers and the computer', () => {
  test('NG-11.15, NG-10.9: No Movement does not bar reinforcement, nor the ships of a muster', () => {
    const state = mark(put(put(eight(), 'E1', 1, 1), 'B1', 1, 3), 'noMove', 'E1', 2);
    act(state, 'reinforcement', 'E3', 'patrol');
    expect(ships(state, 'E1', 'B1')).toEqual([3, 3]);
    const mustered = mark(put(put(eight(), 'E1', 1, 1), 'B1', 1, 3), 'noMove', 'E1', 2);
    act(mustered, 'reinforcement', 'B3', 'muster');
    expect(ships(mustered, 'E1', 'B1')).toEqual([2, 4]);
  });

  test('NG-11.13, NG-10.10: No Management does not bar an arrival', () => {
    const state = mark(put(eight(), 'D3', 1, 4), 'noManage', 'E2', 4);
    act(state, 'invasion', 'E2', 'patrol');
    expect(ships(state, 'E2')).toEqual([2]);
  });

  test('NG-11.12, NG-10.9: ships under No Movement neither join an attack nor are lent', () => {
    const state = put(put(put(eight(), 'E1', 1, 5), 'E2', 0, 3), 'D3', 1, 1);
    mark(state, 'noMove', 'E1', 1);
    act(state, 'invasion', 'E2', 'squadron');
    expect([on(state, 'E2'), ...ships(state, 'E1', 'E3')]).toEqual([[0, 3], 5, 3]);
    const lent = withoutReserve(put(put(eight(), 'E1', 1, 5), 'B1', 1, 3));
    mark(lent, 'noMove', 'E1', 1);
    act(lent, 'invasion', 'C1', 'patrol');
    expect(ships(lent, 'C1', 'E1', 'B1')).toEqual([1, 5, 2]);
  });

  test('NG-11.14: staging passes over its planets under No Movement', () => {
    const state = put(put(put(eight(), 'E1', 1, 1), 'E3', 1, 1), 'E2', 0, 5);
    mark(state, 'noMove', 'E1', 1);
    act(state, 'invasion', 'E2', 'patrol');
    expect(ships(state, 'E1', 'E3')).toEqual([1, 3]);
  });

  test('NG-11.15: a base under No Movement is not come back to', () => {
    const state = mark(mark(eight(), 'noMove', 'D3', 1), 'noMove', 'E3', 1);
    act(state, 'reinforcement', 'E3', 'patrol');
    expect([state.fleet[1], on(state, 'D3')]).toEqual([0, null]);
  });
});

describe('ruling 187: reserve, loans and spares', () => {
  test('NG-11.10: carriers are not lent, and lenders keep two', () => {
    const state = withoutReserve(put(put(eight(), 'B1', 1, 3, 'MRE'), 'B2', 1, 4, 'T'));
    act(state, 'invasion', 'E1', 'armada');
    expect([...ships(state, 'E1', 'B1', 'B2'), relicsOn(state, 'B2')]).toEqual([2, 3, 2, 'T']);
  });

  test('NG-11.11: without reserve and loan an empty planet is not invaded, nor an own one strengthened', () => {
    const state = withoutReserve(put(put(eight(), 'B1', 1, 2), 'E1', 1, 2));
    const before = game.shape.clone(state);
    act(state, 'invasion', 'C1', 'armada');
    act(state, 'invasion', 'E1', 'armada');
    expect([...state.ships]).toEqual([...before.ships]);
  });

  test('NG-11.12: the ships must be enough for the relics too', () => {
    // four ships defend with 4 and cost 2: five would win, but only six carry four relics away
    const besieged = (): Nexum => put(put(eight(), 'E1', 0, 4, 'RETT'), 'D3', 1, 1);
    const few = besieged();
    act(few, 'offensive', 'E1', 'armada');
    expect([on(few, 'E1'), ...ships(few, 'E2')]).toEqual([[0, 4], 5]);
    const enough = put(besieged(), 'E2', 1, 2);
    act(enough, 'offensive', 'E1', 'armada');
    expect([on(enough, 'E1'), relicsOn(enough, 'E1'), ...ships(enough, 'E2')]).toEqual([[1, 4], 'RETT', 1]);
  });

  test('NG-11.12: in an offensive ships of the same system join before those of neighbours', () => {
    const state = put(put(put(eight(), 'B1', 1, 5), 'E2', 1, 2), 'E1', 0, 5);
    act(state, 'offensive', 'E1', 'armada');
    expect([on(state, 'E1'), ...ships(state, 'E2', 'B1')]).toEqual([[1, 4], 1, 5]);
  });
});

describe('ruling 188: where ships go', () => {
  test('NG-11.2, NG-11.11: an ally is not invaded: the ships are staged beside it', () => {
    const state = put(quiet(1, { sector: 'IHX', computers: 2, computersAllied: true }), 'A3', 0, 4);
    put(put(put(state, 'D3', 1, 4), 'G3', 2, 4), 'E1', 2, 1);
    act(state, 'invasion', 'E1', 'squadron');
    expect([on(state, 'E1'), on(state, 'E2')]).toEqual([
      [2, 1],
      [1, 3],
    ]);
    const rivals = put(quiet(1, { sector: 'IHX', computers: 2 }), 'A3', 0, 4);
    put(put(put(rivals, 'D3', 1, 4), 'G3', 2, 4), 'E1', 2, 1);
    act(rivals, 'invasion', 'E1', 'squadron');
    expect([on(rivals, 'E1'), rivals.points[1]]).toEqual([[1, 3], 1]);
  });

  test('NG-11.15: of equal garrisons the nearest first', () => {
    const state = put(put(put(eight(), 'B1', 1, 2), 'F1', 1, 2), 'D3', 1, 2);
    const distance = new Int32Array(SYSTEMS);
    measure(state, 4, distance);
    const near = [1, 3, 5].toSorted((a, b) => distance[a] - distance[b] || a - b)[0];
    expect(distance[near]).toBe(1);
    act(state, 'reinforcement', 'E1', 'muster');
    expect(ships(state, 'B1', 'D3', 'F1')).toEqual([1, 3, 5].map((system) => (system === near ? 3 : 2)));
  });

  test('NG-11.15: it is strengthened where the event points at its own Tann, whatever comes first', () => {
    // two on A and D: the back of J shows D, and the card points at both
    const state = put(
      put(put(quiet(1, { sector: 'IHX', mode: 'one-vs-one' }), 'A3', 0, 4), 'D3', 1, 4),
      'J1',
      1,
      1,
    );
    act(state, 'raid', 'D1', 'muster');
    expect(ships(state, 'D3', 'J1')).toEqual([5, 2]);
  });

  test('NG-11.15: Replicators that meet do not work, and a full planet takes no ship', () => {
    const state = put(put(eight(), 'E1', 1, 3, 'RR'), 'E2', 1, 5, 'M');
    act(state, 'reinforcement', 'E3', 'muster');
    expect(ships(state, 'E1', 'E2')).toEqual([4, 5]);
  });

  test('NG-11.16: relics are looked for ring by ring, at last where no links lead', () => {
    const state = put(quiet(1, { sector: 'DIVERSUM', mode: 'one-vs-one' }), 'A3', 0, 4);
    put(state, 'J3', 1, 4);
    const distance = new Int32Array(SYSTEMS);
    measure(state, at('E1') >>> 3, distance);
    const homes = ['A', 'J'];
    const away = (links: number): string | undefined =>
      systemNames.slice(0, 12).find((name, system) => distance[system] === links && !homes.includes(name));
    const [apart, near] = [away(99), away(2)];
    if (apart === undefined || near === undefined) throw new Error('DIVERSUM has two parts');
    lay(state, `${apart}1`, 'T');
    lay(state, `${near}1`, 'M');
    act(state, 'raid', 'E1', 'patrol');
    expect([on(state, `${near}1`), on(state, `${apart}1`)]).toEqual([[1, 2], null]);
    act(state, 'raid', 'E1', 'patrol');
    expect(on(state, `${apart}1`)).toEqual([1, 2]);
  });

  test('NG-11.16: nobody raids the Tann system of another, nor an ally', () => {
    const state = put(quiet(1, { sector: 'IHX', computers: 2, computersAllied: true }), 'A3', 0, 1, 'M');
    put(put(put(state, 'D3', 1, 4), 'G3', 2, 4), 'E2', 2, 1, 'T');
    act(state, 'raid', 'E1', 'armada');
    expect([relicsOn(state, 'A3'), relicsOn(state, 'E2'), on(state, 'E1')]).toEqual(['M', 'T', [1, 4]]);
  });
});

describe('ruling 192: the Sterile Trap', () => {
  function trap(computers: number): Nexum {
    const state = quiet(1, { sector: 'TABULA', scenario: 'sterile-trap', ruleSet: 'events', computers });
    return put(state, 'A3', 0, 5);
  }

  test('NG-9.6, NG-11.15: it is strengthened without a star', () => {
    const state = put(trap(1), 'D3', 1, 2);
    act(state, 'reinforcement', 'E1', 'squadron');
    expect(ships(state, 'D3')).toEqual([5]);
  });

  test('NG-9.7, NG-11.18: a star takes one ship of its, and adds nothing to the defence it meets', () => {
    const state = trap(1);
    for (const name of ['E1', 'E2', 'E3', 'D3']) put(state, name, 1, 2);
    act(state, 'reinforcement', 'E1', 'patrol');
    act(state, 'reinforcement', 'E1', 'patrol');
    expect(on(state, 'E*')).toEqual([1, 1]);
    const star = trap(1);
    for (const name of ['E1', 'E2', 'E3']) put(star, name, 0, 1);
    put(put(star, 'E*', 0, 1), 'D3', 1, 1);
    const [battle] = told(act(star, 'invasion', 'E2', 'patrol'), 'battle');
    expect(battle).toMatchObject({ attack: 2, defence: 1 });
  });

  test('NG-9.8: it keeps the star of its Tann with one planet there', () => {
    const state = inPhase(trap(1), 0, MOVE, 20);
    for (const name of ['D1', 'D2', 'D3', 'D*']) put(state, name, 1, 1);
    attack(state, 'go D1', 'send A3 2 none');
    attack(state, 'go D2', 'send A3 2 none');
    expect(on(state, 'D*')).toEqual([1, 1]);
  });

  test('NG-11.5, NG-11.9: one that has fallen is passed over, and the others act on', () => {
    const state = inPhase(put(put(trap(2), 'D3', 1, 1), 'G3', 2, 4), 0, MOVE, 20);
    attack(state, 'go D3', 'send A3 2 none');
    expect([state.fallen, state.phase === OVER]).toEqual([0b10, false]);
    expect([1, 2].map((civ) => readComputer(state, civ).actsNext)).toEqual([false, true]);
    const acting = told(act(state, 'invasion', 'C1', 'patrol'), 'act');
    expect(acting.map(({ seat }) => seat)).toEqual([2]);
    expect(told(act(state, 'invasion', 'C1', 'patrol'), 'act').map(({ seat }) => seat)).toEqual([2]);
  });
});

describe('rulings 182 and 185: the beginning and the end', () => {
  test('NG-11.4: where the guards of a preset fill a system, its star gets a ship', () => {
    const terms = soloMode('solo-easy', 1, { relics: 8, guarded: 8, guards: 1 });
    const options = optionsOf({ sector: 'LIBRADABRA', ruleSet: 'events' });
    const relics = presetByName('LIBRADABRA')?.relics ?? [];
    expect(relics.filter(({ system }) => system === 'B')).toHaveLength(3);
    for (let seed = 0; ; seed++) {
      const state = setupBy(terms, options, 1, new FastChance(seed), RULES);
      // an act could come before the first turn: of many deals one is without
      if (state.actsDrawn !== 0) continue;
      expect(ships(state, 'B1', 'B2', 'B3', 'B*')).toEqual([1, 1, 1, 1]);
      expect([reserveOf(state, 1), state.relicsHeld[1]]).toEqual([
        state.shipLimit[1] - 4 - relics.length - 1,
        relics.length,
      ]);
      return;
    }
  });

  test('NG-1.6, NG-11.2: at the round limit allied people add up their scores, the computer does not', () => {
    const ranks = (points: number[]): (readonly number[] | undefined)[] => {
      const state = quiet(2, { mode: 'allied-two-vs-allied-two' });
      put(put(put(put(state, 'A3', 0, 4), 'D3', 1, 4), 'G3', 2, 4), 'J3', 3, 4);
      state.points.set(points);
      endByLimit(state);
      return [game.outcome(state)?.ranks, game.outcome(state)?.unseated];
    };
    expect(ranks([2, 2, 3, 3])).toEqual([
      [1, 1],
      [3, 3],
    ]);
    expect(ranks([2, 2, 5, 0])).toEqual([
      [3, 3],
      [1, 1],
    ]);
  });
});

describe('rulings 66 and 162: goals after a panel in which nobody acts', () => {
  test('NG-10.4: of several at a goal the first in turn order has won, people before the computer', () => {
    const state = quiet(2, { sector: 'IHX', computers: 1 });
    put(put(put(state, 'A3', 0, 4), 'D3', 1, 4), 'G3', 2, 4);
    state.points.fill(7, 0, 3);
    const second = game.shape.clone(state);
    happen(state, 'B2 E2 C1');
    expect(state.winners).toBe(0b001);
    second.first = 1;
    happen(second, 'B2 E2 C1');
    expect(second.winners).toBe(0b010);
  });

  test('NG-10.4: after an act the one who acts comes first', () => {
    const state = quiet(2, { sector: 'IHX', computers: 1 });
    put(put(put(state, 'A3', 0, 4), 'D3', 1, 4), 'G3', 2, 4);
    state.points.fill(7, 0, 3);
    act(state, 'reinforcement', 'E1', 'patrol');
    expect(state.winners).toBe(0b100);
  });
});
