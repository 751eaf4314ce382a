// Cloaked ships (NG-16).

import { FastChance, SPECTATOR } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import { eventCards } from '../data/events.ts';
import { civilizationIds } from '../data/civilizations.ts';
import { systemIds } from '../data/disks.ts';
import { give } from '../rules/civilizations/choose.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import type { NexumEvent } from '../rules/events.ts';
import { FLEET, MANAGE, MOVE, NOTHING, type Nexum } from '../rules/state.ts';
import { atHome, calmSector, deal, handOf, learn } from './asteroid-scene.ts';
import { act, cardNumber, happen, mark, told } from './cosmos-scene.ts';
import {
  at,
  game,
  inPhase,
  isOffered,
  lay,
  legalTexts,
  move,
  newGame,
  on,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

const CLOAKING = ['hyperspace', 'exploration', 'cloaking'] as const;

/** Seat 0 can cloak a Military from B1, with these cards. */
function ready(...cards: string[]): Nexum {
  const state = put(atHome(3), 'B1', 0, 3, 'M');
  learn(state, 0, ...CLOAKING);
  learn(state, 1, 'hyperspace');
  return deal(state, 0, ...cards);
}

/** It is hidden on E1 and it is seat 1’s movement phase. */
function hidden(): Nexum {
  const state = ready('E1');
  play(state, 'cloak B1 military', 'under E1');
  return inPhase(state, 1, MOVE, 20);
}

/** Plays without asking what a seat can see of it. */
function send(state: Nexum, ...texts: string[]): NexumEvent[] {
  return play(state, ...texts);
}

describe('NG-16.1: cloaking a ship', () => {
  test('takes the technology, a carrier, a card and 15 energy', () => {
    const state = put(put(put(ready('E1', 'A1'), 'C1', 0, 1, 'E'), 'C2', 0, 2), 'A1', 0, 2, 'T');
    expect(isOffered(state, 'cloak B1 military')).toBe(true);
    expect(refused(state, 'under E1')).toBe('NG-16.1');
    expect(refused(put(learn(atHome(3), 0, ...CLOAKING), 'B1', 0, 3, 'M'), 'cloak B1 military')).toBe(
      'NG-16.1',
    );
    expect(refused(state, 'cloak C1 extractor')).toBe('NG-6.7');
    expect(refused(state, 'cloak C2 extractor')).toBe('NG-16.1');
    expect(refused(state, 'cloak A1 transporter')).toBe('NG-16.1');
    expect(refused(state, 'cloak D3 military')).toBe('NG-6.11');
    expect(refused(state, 'cloak A* military')).toBe('NG-6.8');
    expect(refused(state, 'cloak T1 military')).toBe('NG-3.1');
    expect(refused(mark(ready('E1'), 'noMove', 'B1', 1), 'cloak B1 military')).toBe('NG-10.9');
    expect(reasonOf(inPhase(ready('E1'), 0, MOVE, 14), 'cloak B1 military')).toMatch(/15 energy.*14/);
    const other = deal(put(atHome(3), 'B1', 0, 3, 'M'), 0, 'E1');
    expect(refused(other, 'cloak B1 military')).toBe('NG-16.1');
  });

  test('not by a ship that has moved; in a management phase too', () => {
    const state = ready('E1');
    play(state, 'go B3', 'send B1 2 M');
    expect(refused(state, 'cloak B3 military')).toBe('NG-6.5');
    expect(isOffered(inPhase(ready('E1'), 0, MANAGE, 20), 'cloak B1 military')).toBe(true);
  });

  test('the last ship may go from a dead planet and from a cloud', () => {
    const state = put(put(ready('E1'), 'C2', 0, 1, 'T'), 'S1', 0, 1, 'E');
    layMarkers(state, 'noManage', at('C2'), 5);
    state.stale[0] = 1;
    state.staleRelics = state.relicsAt[at('S1')];
    expect(isOffered(state, 'cloak C2 transporter')).toBe(true);
    play(state, 'cloak S1 extractor', 'under E1');
    expect([on(state, 'S1'), state.stale[0], state.energy[0]]).toEqual([null, 0, 5]);
  });

  test('not by a single player', () => {
    const state = newGame(1, { ruleSet: 'asteroids' });
    inPhase(learn(state, 0, ...CLOAKING), 0, MOVE, 20);
    expect(refused(state, 'cloak B1 military')).toBe('NG-16.1');
  });
});

describe('NG-16.2: where it goes', () => {
  test('to the planet of the card, the nearest of several', () => {
    const state = ready('K1');
    state.beside = 1;
    layDisk(state, 1, systemIds.indexOf('K') + 1);
    const [cloaked] = told(play(state, 'cloak B1 military', 'under K1'), 'cloaked');
    // Q is beside A: nearer than K, and Q1 is smaller than Q2
    expect(cloaked.to).toBe(at('Q1'));
  });

  test('not home, not under markers, not to ships of others, not twice into a system', () => {
    const state = put(ready('E1', 'E3', 'H1'), 'H1', 1, 1);
    expect(refused(ready('A1'), 'cloak B1 military')).toBe('NG-16.2');
    play(state, 'cloak B1 military');
    expect(game.inOrder(state, 0)).toBe(true);
    expect(refused(state, 'done')).toBe('NG-16.1');
    expect(refused(state, 'under F1')).toBe('NG-16.1');
    expect(refused(state, 'under H1')).toBe('NG-16.2');
    mark(state, 'noMove', 'E3', 1);
    expect(refused(state, 'under E3')).toBe('NG-10.9');
    layMarkers(state, 'noMove', at('E3'), 4);
    expect(refused(state, 'under E3')).toBe('NG-16.2');
    play(state, 'under E1');
    state.energy[0] = 20;
    state.handSize[0] = 0;
    state.hand.fill(0);
    for (const card of ['E3', 'H1']) state.discards[cardNumber(card)] = 1;
    deal(put(state, 'C2', 0, 2, 'T'), 0, 'E2');
    expect(refused(state, 'cloak C2 transporter')).toBe('NG-16.2');
  });

  test('from a disk without a way out only to its own planets', () => {
    const state = ready('E1', 'D3');
    state.beside = 1;
    layDisk(state, 1, systemIds.indexOf('D') + 1);
    put(state, 'P1', 0, 2, 'T');
    play(state, 'cloak P1 transporter');
    expect(refused(state, 'under E1')).toBe('NG-15.13');
    play(state, 'under D3');
    expect(state.cloakPlace[state.cloakedBy.indexOf(1)]).toBe(at('P3') + 1);
  });
});

test('NG-16.3: others see from where and which relic, not where it is', () => {
  const state = ready('E1');
  const [cloaked] = told(play(state, 'cloak B1 military', 'under E1'), 'cloaked');
  expect(cloaked).toMatchObject({ seat: 0, from: at('B1'), type: 0, card: cardNumber('E1'), to: at('E1') });
  expect(game.viewEvent(cloaked, 1)).toEqual({ ...cloaked, card: null, to: null });
  expect([on(state, 'B1'), state.handSize[0], handOf(state, 0)]).toEqual([[0, 2], 0, []]);
  const relic = state.cloakedBy.indexOf(1);
  const seen = (viewer: number): number[] => {
    const view = viewState(game as never, state, viewer);
    return [view.cloakPlace[relic], view.cloakCard[relic], view.cloakedBy[relic]];
  };
  expect(seen(0)).toEqual([at('E1') + 1, cardNumber('E1') + 1, 1]);
  expect([seen(1), seen(SPECTATOR)]).toEqual([
    [-1, -1, 1],
    [-1, -1, 1],
  ]);
  expect(game.moves.isVeiled(move('under E1'))).toBe(true);
});

test('NG-16.3: what others imagine agrees with what they know', () => {
  const state = hidden();
  const view = viewState(game as never, state, 1);
  const places = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const imagined = game.imagine(view, 1, new FastChance(seed));
    expect(game.check(imagined)).toBe(null);
    places.add(imagined.cloakPlace[state.cloakedBy.indexOf(1)]);
  }
  expect(places.size).toBeGreaterThan(5);
  expect([...places].every((place) => place - 1 > at('A*'))).toBe(true);
});

test('NG-16.3: whoever is cloaking a ship is imagined to hold a card that will do', () => {
  const state = ready('E1');
  play(state, 'cloak B1 military');
  const view = viewState(game as never, state, 1);
  const cards = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const imagined = game.imagine(view, 1, new FastChance(seed));
    expect(legalTexts(imagined).filter((text) => text.startsWith('under '))).toHaveLength(1);
    cards.add(handOf(imagined, 0)[0]);
  }
  expect(cards.size).toBeGreaterThan(5);
});

test('NG-16.3: where no unseen card could have hidden a ship it is imagined somewhere all the same', () => {
  const state = put(hidden(), 'E1', 1, 1);
  for (const [card, { letter }] of eventCards.entries())
    if (letter !== 'A' && state.deck[card] === 1) {
      state.deck[card] = 0;
      state.discards[card] = 1;
      state.deckSize--;
    }
  const relic = state.cloakedBy.indexOf(1);
  for (let seed = 0; seed < 10; seed++) {
    const imagined = game.imagine(viewState(game as never, state, 1), 1, new FastChance(seed));
    expect(game.check(imagined)).toBe(null);
    expect(Math.floor((imagined.cloakPlace[relic] - 1) / 8)).toBeGreaterThan(0);
  }
});

describe('NG-16.4: while it is cloaked', () => {
  test('it counts for the fleet, its relic for victory, and it keeps its owner in play', () => {
    const state = ready('E1');
    play(state, 'cloak B1 military', 'under E1');
    expect([state.fleet[0], state.relicsHeld[0]]).toEqual([6, 1]);
    const last = calmSector(3);
    put(put(put(put(last, 'C1', 0, 1, 'M'), 'C*', 0, 1), 'D3', 1, 5), 'G3', 2, 1);
    layMarkers(last, 'noManage', at('C1'), 5);
    put(put(last, 'C2', 0, 1), 'H1', 1, 5);
    deal(learn(last, 0, ...CLOAKING), 0, 'E1');
    play(last, 'cloak C1 military', 'under E1');
    inPhase(last, 1, MOVE, 20);
    play(last, 'go C2');
    play(last, legalTexts(last).find((text) => text.startsWith('send H1 4')) ?? 'strike');
    if (game.inOrder(last, 1)) play(last, 'strike');
    expect([last.fleet[0], on(last, 'C*')]).toEqual([1, null]);
  });

  test('it goes with its planet', () => {
    const state = hidden();
    layMarkers(state, 'noMove', at('E1'), 5);
    expect([state.fleet[0], state.relicsHeld[0], relicsOn(state, 'S5'), state.cloaked]).toEqual([
      5,
      0,
      '(M)',
      0,
    ]);
    expect(state.discards[cardNumber('E1')]).toBe(1);
    expect(game.check(state)).toBe(null);
  });
});

describe('NG-16.5: discovered', () => {
  test('alone on an empty planet: the ships that came must win', () => {
    const state = put(hidden(), 'E3', 1, 5);
    send(state, 'go E1', 'send E3 3 none');
    // a Military defends: 2, so that 3 ships win; more could join
    expect([state.asking, on(state, 'E1')]).toEqual([FLEET, [0, 1]]);
    expect(game.inOrder(state, 1)).toBe(false);
    play(state, 'strike');
    expect([on(state, 'E1'), relicsOn(state, 'E1'), state.points[1]]).toEqual([[1, 2], 'M', 1]);
  });

  test('more can be sent from any planet, and must be while that wins', () => {
    const state = put(put(hidden(), 'E3', 1, 4), 'E2', 1, 4);
    send(state, 'go E1', 'send E3 1 none');
    expect(legalTexts(state)).not.toContain('strike');
    expect(refused(state, 'strike')).toBe('NG-6.21');
    play(state, 'send E2 3 none');
    if (state.asking === FLEET) play(state, 'strike');
    expect(on(state, 'E1')).toEqual([1, 3]);
  });

  test('beside visible ships it joins the defence', () => {
    const state = put(put(hidden(), 'E1', 0, 1), 'E3', 1, 5);
    play(state, 'go E1', 'send E3 3 none');
    if (state.asking === FLEET && game.inOrder(state, 1)) play(state, 'strike');
    // 1 + 1 + Military: three are not enough any more
    expect([on(state, 'E1'), state.asking]).toEqual([[0, 2], FLEET]);
    play(state, 'send E3 1 none');
    if (state.asking === FLEET) play(state, 'strike');
    expect([on(state, 'E1'), relicsOn(state, 'E1')]).toEqual([[1, 3], 'M']);
  });
});

test('NG-16.5, NG-2.7: what is discovered interferes with a relic of its type that stands there', () => {
  const state = put(hidden(), 'E1', 0, 1, 'M');
  put(state, 'E3', 1, 5);
  play(state, 'go E1', 'send E3 3 none');
  if (state.asking === FLEET && game.inOrder(state, 1)) play(state, 'strike');
  expect(on(state, 'E1')).toEqual([0, 2]);
  // two ships, and no Military that counts
  play(state, 'strike');
  expect([on(state, 'E1'), relicsOn(state, 'E1'), state.interfering]).toEqual([[1, 2], 'MM', 0b11]);
});

describe('NG-16.6: too weak', () => {
  test('all that came are destroyed, their relics wait, the defender scores and holds the planet', () => {
    const state = inPhase(put(hidden(), 'E3', 1, 2, 'T'), 1, MOVE, 1);
    const events = send(state, 'go E1', 'send E3 1 T');
    expect(told(events, 'repelled')).toHaveLength(1);
    expect([on(state, 'E1'), relicsOn(state, 'E1'), state.points[0], state.asking]).toEqual([
      [0, 1],
      'M(T)',
      1,
      NOTHING,
    ]);
    expect([state.fleet[1], state.relicsHeld[1], state.taken[4]]).toEqual([4, 0, 0]);
  });

  test('it was an attack: what was said of it, and what helped against it, is used up', () => {
    const state = inPhase(put(hidden(), 'E3', 1, 2), 1, MOVE, 1);
    give(state, 1, civilizationIds.indexOf('clonyx'));
    play(state, 'guard', 'go E1', 'send E3 1 none');
    expect([on(state, 'E1'), state.declared]).toEqual([[0, 1], 0]);
    const kin = inPhase(put(hidden(), 'E3', 1, 2), 1, MOVE, 1);
    give(kin, 0, civilizationIds.indexOf('clonyx'));
    kin.evolved = kin.kindred = 1;
    play(kin, 'go E1', 'send E3 1 none');
    expect(kin.helped).toBe(1);
  });

  test('a ship too many returns to the reserve', () => {
    const state = inPhase(put(put(hidden(), 'E1', 0, 5), 'E3', 1, 5), 1, MOVE, 20);
    put(put(state, 'E2', 1, 5), 'H1', 1, 5);
    const before = state.fleet[0];
    play(state, 'go E1', 'send E2 4 none', 'send E3 3 none');
    state.energy[1] = 0;
    if (game.inOrder(state, 1)) play(state, 'strike');
    expect([on(state, 'E1'), state.fleet[0]]).toEqual([[0, 5], before - 1]);
  });
});

describe('NG-16.7: several of them', () => {
  test('of several owners the first in turn order is discovered; allies discover nothing', () => {
    const state = hidden();
    learn(deal(put(state, 'H1', 2, 2, 'R'), 2, 'E2'), 2, ...CLOAKING);
    inPhase(state, 2, MOVE, 20);
    play(state, 'cloak H1 replicator', 'under E2');
    state.cloakPlace[state.cloakedBy.indexOf(3)] = at('E1') + 1;
    inPhase(put(state, 'E3', 1, 5), 1, MOVE, 20);
    const events = play(state, 'go E1', 'send E3 4 none');
    expect(told(events, 'discovered').map(({ seat }) => seat)).toEqual([2]);
  });

  test('under somebody else it stays hidden', () => {
    const state = put(put(hidden(), 'E1', 2, 1), 'E3', 1, 5);
    const events = play(state, 'go E1', 'send E3 4 none');
    expect([told(events, 'discovered'), on(state, 'E1')]).toEqual([[], [1, 4]]);
    inPhase(state, 0, MOVE, 20);
    expect(refused(state, 'appear E1')).toBe('NG-16.8');
  });

  test('an ally passes by', () => {
    const state = put(calmSector(4, { teams: true }), 'B1', 0, 3, 'M');
    ['A3', 'D3', 'G3', 'J3'].forEach((name, seat) => put(state, name, seat, 3));
    deal(learn(state, 0, ...CLOAKING), 0, 'E1');
    play(state, 'cloak B1 military', 'under E1');
    inPhase(put(state, 'E3', 2, 3), 2, MOVE, 20);
    expect(told(play(state, 'go E1', 'send E3 1 none'), 'discovered')).toEqual([]);
    expect(on(state, 'E1')).toEqual([2, 1]);
  });
});

describe('NG-16.8: appearing', () => {
  test('an empty planet is conquered and plundered, the ship has not moved', () => {
    const state = inPhase(hidden(), 0, MOVE, 5);
    expect(refused(state, 'appear E3')).toBe('NG-16.8');
    play(state, 'appear E1');
    expect([on(state, 'E1'), relicsOn(state, 'E1'), state.moved[at('E1')]]).toEqual([[0, 1], 'M', 0]);
    expect(state.discards[cardNumber('E1')]).toBe(1);
    const loot = [0, 1, 2, 3][state.size[at('E1')]];
    play(state, 'done');
    expect(state.energy[0]).toBe(5 + loot);
  });

  test('beside own ships with room, not in a management phase for loot, under markers too', () => {
    const state = inPhase(mark(put(hidden(), 'E1', 0, 5), 'noMove', 'E1', 2), 0, MANAGE, 5);
    expect(refused(state, 'appear E1')).toBe('NG-6.6');
    state.ships[at('E1')] = 4;
    state.fleet[0]--;
    play(state, 'appear E1');
    expect([on(state, 'E1'), state.taken[4]]).toEqual([[0, 5], 0]);
  });

  test('beside own ships nothing is conquered, in a movement phase neither', () => {
    const state = inPhase(put(hidden(), 'E1', 0, 2), 0, MOVE, 5);
    play(state, 'appear E1');
    expect([on(state, 'E1'), state.taken[4]]).toEqual([[0, 3], 0]);
    play(state, 'done');
    expect(state.energy[0]).toBe(5);
  });

  test('it takes what waits only with free ships', () => {
    const state = inPhase(hidden(), 0, MOVE, 5);
    lay(state, 'E1', 'R');
    play(state, 'appear E1');
    expect(relicsOn(state, 'E1')).toBe('M(R)');
  });
});

test('NG-16.9: coming to an empty planet is final while an enemy has a cloaked ship', () => {
  const asks = (state: Nexum): number => {
    let dice = 0;
    const chance = new FastChance(1);
    const counting = Object.assign(Object.create(chance) as FastChance, {
      die: (sides: number) => {
        dice++;
        return chance.die(sides);
      },
    });
    const mover = put(state, 'E3', 1, 3);
    game.play(mover, 1, move('go E2'), counting);
    game.play(mover, 1, move('send E3 1 none'), counting);
    return dice;
  };
  expect(asks(hidden())).toBe(1);
  expect(asks(inPhase(ready('E1'), 1, MOVE, 20))).toBe(0);
});

describe('NG-16.10: the computer', () => {
  function alone(): Nexum {
    const state = calmSector(2, { computers: 1 });
    put(put(put(put(state, 'A3', 0, 3), 'D3', 1, 3), 'G3', 2, 3), 'B1', 0, 3, 'E');
    deal(learn(state, 0, ...CLOAKING), 0, 'E2');
    state.energy[0] = 20;
    play(state, 'cloak B1 extractor', 'under E2');
    // as if another card had taken it there: that of the planet is under the ship
    state.cloakPlace[state.cloakedBy.indexOf(1)] = at('E1') + 1;
    return state;
  }

  test('wins with enough ships', () => {
    const state = alone();
    act(state, 'invasion', 'E1', 'squadron');
    // three against one: nobody is lost
    expect([on(state, 'E1'), relicsOn(state, 'E1'), state.points[2]]).toEqual([[2, 3], 'E', 1]);
  });

  test('loses what came where it is too few', () => {
    const state = alone();
    put(put(state, 'E*', 0, 2), 'E2', 0, 1);
    put(state, 'E3', 0, 1);
    const before = state.fleet[2];
    const events = act(state, 'invasion', 'E1', 'patrol');
    expect(told(events, 'repelled')).toHaveLength(1);
    expect([on(state, 'E1'), state.points[0], state.fleet[2]]).toEqual([[0, 1], 1, before]);
  });

  test('events find no cloaked ship', () => {
    const state = hidden();
    expect(() => happen(state, 'B2 F2 C1')).not.toThrow();
  });
});

test('NG-16.6: where all six ships would carry a relic, one of them waits', () => {
  const state = put(atHome(3), 'B1', 0, 3, 'T');
  learn(deal(state, 0, 'E1'), 0, ...CLOAKING);
  state.relicsToWin = 9;
  play(state, 'cloak B1 transporter', 'under E1');
  put(put(put(state, 'E1', 0, 5, 'MMRRE'), 'E2', 1, 5), 'E3', 1, 5);
  const { fleet } = game.shape.clone(state);
  inPhase(state, 1, MOVE, 20);
  // eight would beat five, and carry five relics, but not six
  play(state, 'go E1', 'send E2 4 none', 'send E3 4 none');
  expect([on(state, 'E1'), state.fleet[0], state.fleet[1]]).toEqual([[0, 5], fleet[0] - 1, fleet[1] - 8]);
  expect([state.relicsHeld[0], relicsOn(state, 'E1').replaceAll(/[^(]*(.*)/g, '$1')]).toEqual([5, '(T)']);
});
