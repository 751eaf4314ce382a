// Cases of the expansion’s list that need more than one rule, or that another test plays by the cards of the core game. The others
// are in the tests of their rules.

import { FastChance } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { civilizationIds } from '../data/civilizations.ts';
import { give } from '../rules/civilizations/choose.ts';
import { act as computerActs } from '../rules/computer/act.ts';
import { findHits, Hits } from '../rules/cosmos/hits.ts';
import { CARD, KEEP, MOVE, TURNS, type Nexum } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { atHome, calmSector } from './asteroid-scene.ts';
import { act, cardNumber, draw, told } from './cosmos-scene.ts';
import { attack, game, inPhase, isOffered, legalTexts, on, play, put, relicsOn } from './scene.ts';

/** One person against the computer, which has nothing yet. */
function alone(): Nexum {
  return put(calmSector(1, { mode: 'one-vs-one' }), 'A3', 0, 3);
}

function begin(state: Nexum, seat: number): Nexum {
  state.step = TURNS;
  state.turn = seat;
  state.cards[seat] = 15;
  startTurn(state);
  return state;
}

describe('case A6, NG-11.12: the computer joins its ships', () => {
  const besieged = (ships: number): Nexum => put(put(put(alone(), 'E1', 1, 3), 'E3', 1, 1), 'E2', 0, ships);

  test('against three: one lost, three hold E2, E1 has two, a point', () => {
    const state = besieged(3);
    const events = act(state, 'invasion', 'E2', 'squadron');
    expect(told(events, 'battle')).toMatchObject([{ attack: 4, defence: 3, casualties: 1 }]);
    expect([on(state, 'E2'), on(state, 'E1'), state.points[1]]).toEqual([[1, 3], [1, 2], 1]);
  });

  test('against five: staged, E1 five and E3 two', () => {
    const state = besieged(5);
    act(state, 'invasion', 'E2', 'squadron');
    expect([on(state, 'E1'), on(state, 'E3'), on(state, 'E2')]).toEqual([
      [1, 5],
      [1, 2],
      [0, 5],
    ]);
  });
});

test('case A7, NG-11.10: a loan of the largest garrisons', () => {
  const state = alone();
  state.shipLimit[1] = 25;
  const garrisons = { J1: 5, J2: 5, J3: 5, 'J*': 1, K1: 5, K2: 2, L1: 2 };
  for (const [name, ships] of Object.entries(garrisons)) put(state, name, 1, ships);
  // no two cards make an invasion at L2: it is told to come there
  const hits = new Hits();
  findHits(state, cardNumber('L2'), hits);
  computerActs(draw(state, 'patrol'), 'invasion', hits, new FastChance(1));
  expect(['L2', 'J1', 'J2', 'J3', 'K1'].map((name) => on(state, name))).toEqual([
    [1, 2],
    [1, 4],
    [1, 4],
    [1, 5],
    [1, 5],
  ]);
});

test('case A13, NG-12.5 to NG-12.7: two ships enter S and stay too long', () => {
  const state = put(put(atHome(2), 'B1', 0, 3, 'T'), 'S2', 1, 1);
  play(begin(state, 0), 'card move', 'go S1', 'send B1 2 T');
  expect([state.handSize[0], state.asking]).toEqual([4, KEEP]);
  play(state, legalTexts(state)[0], 'keep', 'done', 'bid 0');
  expect(state.handSize[0]).toBe(3);
  play(begin(state, 0), 'card manage', 'done', 'bid 0');
  expect([on(state, 'S1'), state.fleet[0], state.relicsHeld[0], state.turn]).toEqual([null, 4, 0, 1]);
  // the next person has a free ship there when the turn begins
  expect([relicsOn(state, 'S2'), relicsOn(state, 'S5'), state.phase]).toEqual(['T', '', CARD]);
});

test('case A17, NG-17.9: affinity helps the first planet with a relic that is attacked in a turn', () => {
  const state = calmSector(3);
  give(state, 0, civilizationIds.indexOf('clonyx'));
  state.evolved = state.kindred = 1;
  put(put(put(state, 'A3', 0, 2), 'D3', 1, 1), 'G3', 2, 1);
  put(put(state, 'E2', 0, 2, 'T'), 'F2', 0, 2, 'T');
  put(put(put(state, 'E1', 1, 5), 'F1', 1, 4), 'F3', 2, 5);
  const within = (seat: number, energy: number, name: string): boolean =>
    isOffered(inPhase(game.shape.clone(state), seat, MOVE, energy), `go ${name}`);
  expect([within(1, 3, 'E2'), within(1, 4, 'E2'), within(1, 3, 'F2'), within(2, 4, 'F2')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  attack(inPhase(state, 1, MOVE, 4), 'go E2', 'send E1 4 none');
  expect(within(1, 3, 'F2')).toBe(true);
  begin(state, 2);
  expect([within(2, 3, 'F2'), within(2, 4, 'F2')]).toEqual([false, true]);
});
