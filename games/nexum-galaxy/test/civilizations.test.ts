// Civilizations and their skills (NG-17), with case A17.

import { FastChance, isRefusal } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { civilizationIds, type CivilizationId } from '../data/civilizations.ts';
import { readCivilizations } from '../rules/civilizations/agreed.ts';
import { systemIds } from '../data/disks.ts';
import { give } from '../rules/civilizations/choose.ts';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import { drawCard } from '../rules/cosmos/deck.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import { asteroidNames } from '../rules/moves.ts';
import {
  BID,
  CARD,
  DRAFT,
  EVERYBODY,
  MANAGE,
  MOVE,
  NOTHING,
  ROUND_CELLS,
  TURNS,
  UNSEEN,
  type Nexum,
} from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { atHome, calmSector, cardOf, deal, learn, load } from './asteroid-scene.ts';
import { act, mark, told } from './cosmos-scene.ts';
import {
  at,
  attack,
  game,
  inPhase,
  isOffered,
  lay,
  legalTexts,
  newGame,
  on,
  optionsOf,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

/** Seat 0 plays that civilization, evolved or not. */
function as(id: CivilizationId, state: Nexum, evolved = false, seat = 0): Nexum {
  give(state, seat, civilizationIds.indexOf(id));
  if (!evolved) return state;
  state.evolved |= 1 << seat;
  if (id === 'clonyx') state.kindred |= 1 << seat;
  return state;
}

describe('NG-17.1: choosing', () => {
  test('drafted in reverse turn order, each of them once', () => {
    const state = newGame(4, { ruleSet: 'asteroids', civilizations: 'drafted', firstPlayer: '2' });
    expect([state.asking, state.turn, game.turnRule(state)]).toEqual([DRAFT, 0, 'NG-17.1']);
    expect(refused(state, 'card move')).toBe('NG-17.1');
    play(state, 'choose clonyx');
    expect([state.turn, refused(state, 'choose clonyx')]).toEqual([3, 'NG-17.1']);
    play(state, 'choose psycon', 'choose biontes');
    expect([state.turn, legalTexts(state)]).toEqual([1, ['choose gnomicon']]);
    play(state, 'choose gnomicon');
    expect([state.round, state.asking === DRAFT, [...state.civilization]]).toEqual([1, false, [3, 4, 2, 1]]);
    expect(refused(state, 'choose psycon')).toBe('NG-17.1');
  });

  test('agreed: a list by seat', () => {
    const given = { ruleSet: 'asteroids', civilizations: 'agreed' } as const;
    const why = (list: unknown, seats: number) =>
      game.conflict(optionsOf({ ...given, chosenCivilizations: list } as never), seats)?.rule ?? null;
    expect([why(['psycon', 'clonyx'], 2), why(['psycon'], 2), why(null, 2)]).toEqual([
      null,
      'NG-17.1',
      'NG-17.1',
    ]);
    expect(isRefusal(readCivilizations(['psycon', 'psycon']))).toBe(true);
    const state = newGame(2, { ...given, chosenCivilizations: ['gnomicon', 'psycon'] });
    expect([[...state.civilization].slice(0, 2), state.ionProof, state.wise]).toEqual([[4, 1], 2, 1]);
  });

  test('only with the Asteroids rules', () => {
    expect(game.conflict(optionsOf({ civilizations: 'drafted' }), 4)?.rule).toBe('NG-17.1');
    expect(game.conflict(optionsOf({ ruleSet: 'asteroids', chosenCivilizations: ['psycon'] }), 4)?.rule).toBe(
      'NG-17.1',
    );
    expect(refused(atHome(2), 'guard')).toBe('NG-17.1');
  });
});

describe('NG-17.2: evolving', () => {
  const ready = (id: CivilizationId, ...names: string[]): Nexum =>
    load(learn(as(id, atHome(2)), 0, 'processing1', 'recharge1', 'processing2'), 0, ...names);
  const evolvings = (state: Nexum): string[] => legalTexts(state).filter((text) => text.startsWith('evolve'));

  test('two crystals of the colour, and no asteroid too many', () => {
    const state = ready('psycon', 'yellow', 'yellow-blue', 'yellow-yellow', 'blue');
    expect(evolvings(state)).toEqual(['evolve yellow-yellow', 'evolve yellow+yellow-blue']);
    expect(reasonOf(state, 'evolve blue+yellow-blue')).toBe(
      'The Psycon evolve for two yellow crystals, and no more asteroids than that takes. (NG-17.2)',
    );
    expect(reasonOf(state, 'evolve green-green')).toBe(
      'There is no double green asteroid left on your Processing card. (NG-17.2)',
    );
    const given = ['yellow', 'yellow-blue'].map((name) => asteroidNames.indexOf(name));
    expect(play(state, 'evolve yellow+yellow-blue')).toEqual([
      { event: 'evolved', seat: 0, asteroids: given },
    ]);
    expect([state.evolved, cardOf(state, 0)]).toEqual([1, ['blue', 'yellow-yellow']]);
    expect(refused(state, 'evolve yellow-yellow')).toBe('NG-17.2');
    // it is no technology
    expect(isOffered(state, 'develop hyperspace')).toBe(true);
  });

  test('the Clonyx for any four', () => {
    const state = ready('clonyx', 'yellow', 'green', 'blue', 'blue');
    expect(evolvings(state)).toEqual(['evolve yellow+blue+blue+green']);
    expect(refused(ready('clonyx', 'yellow-yellow'), 'evolve yellow-yellow')).toBe('NG-17.2');
    play(state, 'evolve yellow+blue+blue+green');
    expect([state.kindred, state.captured[0]]).toEqual([1, 0]);
  });
});

test.each([
  ['NG-17.4', 'psycon', 'unbar'],
  ['NG-17.8', 'clonyx', 'guard'],
  ['NG-17.9', 'clonyx', 'bond'],
] as const)('%s: everybody hears that %s use %s', (_rule, id, skill) => {
  const state = as(id, atHome(2), true);
  expect(play(state, skill)).toMatchObject([{ event: 'skill', seat: 0, skill, energy: 0 }]);
});

test('NG-17.3: one skill in a turn', () => {
  const state = as('clonyx', atHome(2), true);
  play(state, 'guard');
  expect(refused(state, 'bond')).toBe('NG-17.3');
  state.step = TURNS;
  startTurn(state);
  expect([state.declared, state.skillUsed]).toEqual([0, 0]);
  expect(refused(inPhase(as('clonyx', atHome(2)), 0, MOVE), 'bond')).toBe('NG-17.9');
  expect(refused(inPhase(as('clonyx', atHome(2)), 0, MOVE), 'unbar')).toBe('NG-17.4');
  expect(refused(inPhase(as('clonyx', atHome(2)), 0, BID), 'guard')).toBe('NG-4.6');
});

describe('NG-17.4: Psycon', () => {
  test('pay no ions', () => {
    const state = as('psycon', atHome(2));
    state.ionized[0] = 0b111;
    play(state, 'go A1', 'send A3 1 none');
    expect(state.energy[0]).toBe(19);
  });

  test('give their next order under markers', () => {
    const state = mark(mark(as('psycon', atHome(2)), 'noMove', 'A1', 2), 'noMove', 'A2', 2);
    expect(refused(state, 'go A1')).toBe('NG-10.9');
    play(state, 'unbar');
    expect(isOffered(state, 'go A2')).toBe(true);
    play(state, 'go A1', 'send A3 1 none');
    expect([on(state, 'A1'), refused(state, 'go A2')]).toEqual([[0, 1], 'NG-10.9']);
  });

  test('their next order uses it up wherever it goes, an explorer does not', () => {
    const state = mark(put(as('psycon', atHome(2)), 'B1', 0, 3), 'noMove', 'A1', 2);
    play(state, 'unbar', 'go A2', 'send A3 1 none');
    expect([on(state, 'A2'), refused(state, 'go A1'), state.declared]).toEqual([[0, 1], 'NG-10.9', 0]);
    const exploring = mark(put(as('psycon', atHome(2)), 'B1', 0, 3), 'noMove', 'A1', 2);
    learn(inPhase(exploring, 0, MOVE, 9), 0, 'hyperspace', 'exploration');
    play(exploring, 'unbar', 'explore B1');
    while (exploring.asking !== NOTHING) play(exploring, legalTexts(exploring)[0]);
    expect(isOffered(exploring, 'go A1')).toBe(true);
  });

  test('the next order may go to a giant star under markers', () => {
    const state = as('psycon', atHome(2));
    layDisk(state, 0, systemIds.indexOf('J') + 1);
    put(put(put(state, 'P1', 0, 4), 'P2', 1, 1), 'P*', 1, 1);
    layMarkers(state, 'noMove', at('P*'), 2);
    expect(refused(state, 'go P*')).toBe('NG-10.9');
    play(state, 'unbar');
    attack(state, 'go P*', 'send P1 2 none');
    expect([on(state, 'P*'), state.declared]).toEqual([[0, 2], 0]);
  });

  test('attack under markers, too', () => {
    const state = mark(put(as('psycon', put(atHome(2), 'C1', 0, 4)), 'C2', 1, 1), 'noMove', 'C2', 1);
    play(state, 'unbar');
    attack(state, 'go C2', 'send C1 2 none');
    expect(on(state, 'C2')?.[0]).toBe(0);
  });
});

test('NG-17.5: Overload gives a system’s extraction once more, at most 3', () => {
  const state = as('psycon', calmSector(2), true);
  put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 1), 'A*', 0, 1);
  put(put(state, 'C1', 0, 1), 'D3', 1, 1);
  managed(state, 5);
  expect(state.energy[0]).toBe(11);
  expect(refused(state, 'overload E')).toBe('NG-17.5');
  const twin = game.shape.clone(state);
  play(state, 'overload A');
  expect(state.energy[0]).toBe(14);
  play(twin, 'overload C');
  expect(twin.energy[0]).toBe(12);
  expect(refused(inPhase(as('psycon', atHome(2), true), 0, MOVE), 'overload A')).toBe('NG-17.5');
});

test('NG-17.5: Overload counts what was extracted, not what was gained since', () => {
  const state = as('psycon', put(atHome(2), 'C1', 0, 1, 'T'), true);
  lay(state, 'C1', 'E');
  managed(state, 5);
  play(state, 'build C1');
  expect(relicsOn(state, 'C1')).toBe('ET');
  play(state, 'overload C');
  expect(state.energy[0]).toBe(5 + 2 - 2 + 1);
});

/** Seat 0 has just extracted, with that much energy before. */
function managed(state: Nexum, energy: number): Nexum {
  state.cards[0] = 1;
  play(inPhase(state, 0, CARD, energy), 'card manage');
  return state;
}

test('NG-17.6: Regenerator I pays at once in a management phase, and ships can be built', () => {
  const state = mark(put(as('biontes', atHome(2)), 'C1', 0, 1, 'E'), 'noManage', 'C1', 3);
  inPhase(state, 0, MANAGE, 5);
  expect(refused(state, 'build C1')).toBe('NG-10.10');
  expect(refused(state, 'thaw A3')).toBe('NG-17.6');
  expect(refused(state, 'thaw D3')).toBe('NG-17.6');
  play(state, 'thaw C1');
  expect([state.noManage[at('C1')], state.energy[0], isOffered(state, 'build C1')]).toEqual([0, 7, true]);
});

describe('NG-17.7: Regenerator II', () => {
  test('frees own planets and those in reach', () => {
    const state = as('biontes', atHome(2), true);
    for (const name of ['A3', 'B1', 'E1']) mark(state, 'noMove', name, 2);
    put(state, 'C1', 0, 2);
    expect(isOffered(state, 'clear A3')).toBe(true);
    // from C1 no link leads to B; A1 is empty and free, A3 is barred
    expect(refused(state, 'clear E1')).toBe('NG-17.7');
    expect(refused(state, 'clear A1')).toBe('NG-17.7');
    const near = mark(as('biontes', atHome(2), true), 'noMove', 'B1', 2);
    expect(isOffered(near, 'clear B1')).toBe(true);
    expect(refused(inPhase(game.shape.clone(near), 0, MANAGE), 'clear B1')).toBe('NG-17.7');
    play(near, 'clear B1', 'go B1', 'send A3 1 none');
    expect(on(near, 'B1')).toEqual([0, 1]);
  });

  test('revives a dead planet for a ship, with its loot where it was just conquered', () => {
    const state = as('biontes', put(atHome(2), 'C1', 0, 4), true);
    layMarkers(state, 'noManage', at('C2'), 5);
    play(state, 'go C2', 'send C1 3 none');
    const before = state.energy[0];
    play(state, 'revive C2');
    expect([on(state, 'C2'), state.ruins, state.fleet[0]]).toEqual([[0, 2], 0, 6]);
    play(state, 'done');
    expect(state.energy[0] - before).toBe(2);
    expect(game.check(state)).toBe(null);
  });

  test('in a management phase the loot comes at once; nothing where it is not held', () => {
    const state = as('biontes', put(atHome(2), 'C1', 0, 4), true);
    layMarkers(state, 'noManage', at('C2'), 5);
    state.ahead = MANAGE;
    play(state, 'go C2', 'send C1 2 none', 'done');
    const before = state.energy[0];
    play(state, 'revive C2');
    expect([state.phase, state.energy[0] - before]).toEqual([MANAGE, 2]);
    const last = as('biontes', put(atHome(2), 'C1', 0, 4), true);
    layMarkers(last, 'noManage', at('C2'), 5);
    play(last, 'go C2', 'send C1 1 none', 'revive C2');
    expect([on(last, 'C2'), last.taken[2]]).toEqual([null, 0]);
    expect(refused(last, 'revive C2')).toBe('NG-17.3');
    expect(refused(as('biontes', atHome(2), true), 'revive A3')).toBe('NG-17.7');
  });

  test('loot comes for a dead planet that a cloaked ship has taken, too', () => {
    const state = as('biontes', put(atHome(2), 'C1', 0, 3, 'T'), true);
    layMarkers(state, 'noManage', at('C2'), 5);
    learn(deal(state, 0, 'C2'), 0, 'hyperspace', 'exploration', 'cloaking');
    state.ahead = MANAGE;
    play(state, 'cloak C1 transporter', 'under C2', 'appear C2', 'go C2', 'send C1 1 none', 'done');
    const before = state.energy[0];
    play(state, 'revive C2');
    expect([on(state, 'C2'), state.energy[0] - before]).toEqual([[0, 1], 2]);
  });

  test('what is taken anew is plundered by who takes it then', () => {
    const state = as('biontes', put(put(atHome(2), 'C1', 0, 3), 'C3', 0, 2, 'E'), true);
    layMarkers(state, 'noManage', at('C2'), 5);
    play(state, 'go C2', 'send C3 1 E', 'revive C2');
    expect([on(state, 'C2'), relicsOn(state, 'C2')]).toEqual([null, '(E)']);
    play(state, 'go C2', 'send C1 1 none');
    const before = state.energy[0];
    play(state, 'done');
    expect([relicsOn(state, 'C2'), state.energy[0] - before]).toEqual(['E', 2]);
  });

  test('a carrier leaves its relic', () => {
    const state = as('biontes', put(atHome(2), 'C2', 0, 1, 'T'), true);
    layMarkers(state, 'noManage', at('C2'), 5);
    const [skill] = told(play(state, 'revive C2'), 'skill');
    expect(skill).toEqual({ event: 'skill', seat: 0, skill: 'revive', at: at('C2'), energy: 0 });
    expect([on(state, 'C2'), relicsOn(state, 'C2'), state.relicsHeld[0]]).toEqual([null, '(T)', 0]);
  });
});

test('NG-17.8: Invulnerable Clonyx lose no ship in the next attack', () => {
  const state = as('clonyx', put(put(atHome(2), 'C1', 0, 5), 'C2', 1, 3));
  play(state, 'guard');
  attack(state, 'go C2', 'send C1 4 none');
  expect([on(state, 'C2'), state.declared]).toEqual([[0, 4], 0]);
});

describe('NG-17.9: Nexum affinity', () => {
  test('in the own turn +1 with a relic', () => {
    const state = as('clonyx', put(put(atHome(2), 'C1', 0, 4, 'T'), 'C2', 1, 3), true);
    inPhase(state, 0, MOVE, 3);
    expect(isOffered(state, 'go C2')).toBe(false);
    play(state, 'bond');
    attack(state, 'go C2', 'send C1 3 T');
    expect(on(state, 'C2')).toEqual([0, 2]);
  });

  test('in every other turn the first relic planet attacked: case A17', () => {
    const state = as('clonyx', calmSector(3), true);
    put(put(put(state, 'A3', 0, 2), 'D3', 1, 2), 'G3', 2, 2);
    put(put(state, 'E2', 0, 2, 'T'), 'F2', 0, 2, 'T');
    put(put(put(state, 'E1', 1, 5), 'F1', 1, 4), 'F3', 2, 5);
    inPhase(state, 1, MOVE, 20);
    play(state, 'go E2');
    expect(legalTexts(state).filter((text) => text.startsWith('send E1'))).not.toContain('strike');
    play(state, 'send E1 4 none');
    if (game.inOrder(state, 1)) play(state, 'strike');
    expect(on(state, 'E2')).toEqual([1, 3]);
    inPhase(state, 1, MOVE, 3);
    // the second one has no help any more: three are enough
    expect(isOffered(state, 'go F2')).toBe(true);
    const left = game.shape.clone(state);
    left.step = TURNS;
    left.turn = 2;
    startTurn(left);
    inPhase(left, 2, MOVE, 3);
    expect(isOffered(left, 'go F2')).toBe(false);
    expect(isOffered(inPhase(left, 2, MOVE, 4), 'go F2')).toBe(true);
  });
});

test('NG-17.10: the Gnomicon see the outer cards of rows face down', () => {
  const state = as('gnomicon', newGame(4, { ruleSet: 'asteroids' }));
  expect(state.aggressiveness).toBe(3);
  const next = ((state.round + 1) & 1) * ROUND_CELLS;
  const seen = (viewer: number): boolean[] => {
    const view = viewState(game as never, state, viewer);
    return Array.from(view.rows.subarray(next, next + 9), (card) => card !== -1);
  };
  expect(seen(0)).toEqual([true, false, true, true, false, true, true, false, true]);
  expect(seen(1)).toEqual(Array.from({ length: 9 }, () => false));
});

describe('NG-17.11: Seer', () => {
  test('sees the next three cards, which come in that order', () => {
    const state = as('gnomicon', atHome(2), true);
    const [foreseen] = told(play(state, 'foresee'), 'foreseen');
    expect(foreseen.cards).toHaveLength(3);
    expect(game.viewEvent(foreseen, 1)).toEqual({ ...foreseen, cards: null });
    const [own, other] = [0, 1].map((viewer) => viewState(game as never, state, viewer));
    expect([...own.top]).toEqual(foreseen.cards?.map((card) => card + 1));
    expect([...other.top]).toEqual([-1, -1, -1]);
    for (let seed = 0; seed < 20; seed++) {
      const imagined = game.imagine(other, 1, new FastChance(seed));
      expect(game.check(imagined)).toBe(null);
      expect(game.check(game.imagine(own, 0, new FastChance(seed)))).toBe(null);
    }
    const chance = new FastChance(3);
    const drawn = [1, 2, 3].map(() => drawCard(state, chance, UNSEEN));
    expect(drawn).toEqual(foreseen.cards);
    drawCard(state, chance, UNSEEN);
    expect([state.topCount, state.topSeenBy]).toEqual([0, 0]);
  });

  test('a card that is drawn openly everybody has seen; looking again goes on from there', () => {
    const state = as('gnomicon', atHome(2), true);
    const [first] = told(play(state, 'foresee'), 'foreseen');
    drawCard(state, new FastChance(1), EVERYBODY);
    expect(viewState(game as never, state, 1).top[0]).toBe((first.cards?.[0] ?? 0) + 1);
    state.discards[first.cards?.[0] ?? 0] = 1;
    state.skillUsed = 0;
    const [second] = told(play(state, 'foresee'), 'foreseen');
    expect(second.cards?.slice(0, 2)).toEqual(first.cards?.slice(1));
  });

  test('who draws a card that was foreseen sees it, and nobody else does', () => {
    const state = as('gnomicon', atHome(3), true);
    play(state, 'foresee');
    const card = drawCard(state, new FastChance(1), 2);
    const seen = [0, 1, 2].map((viewer) => viewState(game as never, state, viewer).top[0]);
    expect(seen).toEqual([card + 1, card + 1, -1]);
  });

  test('takes a card that can be drawn', () => {
    const state = as('gnomicon', atHome(2), true);
    state.deck.fill(0);
    state.discards.fill(0);
    state.deckSize = 0;
    expect(refused(state, 'foresee')).toBe('NG-12.11');
    state.discards[state.rows.indexOf(0)] = 1;
    expect(isOffered(state, 'foresee')).toBe(true);
  });

  test('with an empty deck the discards are shuffled', () => {
    const state = as('gnomicon', atHome(2), true);
    for (let card = 0; card < state.cardsInPlay; card++) {
      state.discards[card] |= state.deck[card];
      state.deck[card] = 0;
    }
    state.deckSize = 0;
    play(state, 'foresee');
    expect([state.topCount, state.deckSize > 0]).toEqual([3, true]);
  });
});

test('NG-17.12: the computer has none', () => {
  const state = newGame(2, { ruleSet: 'asteroids', computers: 1, civilizations: 'drafted' });
  play(state, 'choose psycon', 'choose clonyx');
  expect(state.civilization[2]).toBe(0);
});

test('NG-17.9: in the events of a round too', () => {
  const invaded = (evolved: boolean): [number, number] | null => {
    const state = as('clonyx', calmSector(2, { computers: 1 }), evolved);
    put(put(put(state, 'A3', 0, 3), 'D3', 1, 3), 'G3', 2, 3);
    act(put(state, 'E1', 0, 2, 'T'), 'invasion', 'E1', 'squadron');
    return on(state, 'E1');
  };
  expect([invaded(false), invaded(true)]).toEqual([
    [2, 2],
    [0, 2],
  ]);
});

describe('NG-17.7: which ship goes', () => {
  const dead = (state: Nexum): Nexum => {
    layMarkers(as('biontes', state, true), 'noManage', at('C2'), 5);
    return state;
  };

  test('rather one that has moved, so that a carrier that has not can still leave', () => {
    const state = dead(put(put(atHome(2), 'C2', 0, 1, 'T'), 'C1', 0, 3));
    play(state, 'go C2', 'send C1 2 none', 'revive C2');
    expect([on(state, 'C2'), state.moved[at('C2')]]).toEqual([[0, 2], 1]);
    play(state, 'go C3', 'send C2 1 T');
    expect(relicsOn(state, 'C3')).toBe('T');
  });

  test('of carriers alone the first by the order of relics', () => {
    const state = dead(put(atHome(2), 'C2', 0, 2, 'TM'));
    play(state, 'revive C2');
    expect([relicsOn(state, 'C2'), state.relicsHeld[0]]).toEqual(['T(M)', 1]);
  });
});
