// Tables that play into each other (NG-18), with case A20 as far as one table sees it.

import { FastChance, isRefusal, SPECTATOR } from '@starboard/engine';
import { openMatch, readOptions, replayGame, submit, undo, writeGame } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { layDisk } from '../rules/exotic/disks.ts';
import { canDraw, drawCard } from '../rules/cosmos/deck.ts';
import { moves } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { KEEP, LOAD, MOVE, NOTHING, RECEIVE, SHIP, TURNS, UNSEEN, type Nexum } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { atHome, cardOf, deal, handOf, learn, load } from './asteroid-scene.ts';
import { told } from './cosmos-scene.ts';
import {
  at,
  game,
  isOffered,
  lay,
  legalTexts,
  move,
  on,
  optionsOf,
  play,
  put,
  reasonOf,
  refused,
} from './scene.ts';

const OF_THREE: Partial<Options> = { group: { table: 1, tables: 3 } };
const FENIX: Partial<Options> = { sector: 'FENIX', ...OF_THREE };

/** Seat 0 moves at table 1 of three, and can send to the other two. */
function scene(seats = 2, tables = 0b110, given: Partial<Options> = OF_THREE): Nexum {
  const state = atHome(seats, given);
  state.step = TURNS;
  state.asking = NOTHING;
  state.gates = tables;
  return state;
}

/** The same with the way to S open from everywhere. */
function near(seats = 2, tables = 0b110): Nexum {
  const state = learn(scene(seats, tables), 0, 'hyperspace');
  if (!isOfferedAtAll(state, 'go S1')) throw new Error('S1 is out of reach here.');
  return state;
}

const isOfferedAtAll = (state: Nexum, text: string): boolean => legalTexts(state).includes(text);

/** What stands in S1 has stood there since the turn began. */
function rested(state: Nexum): Nexum {
  state.stale[0] = state.ships[at('S1')];
  state.staleRelics = state.relicsAt[at('S1')];
  return state;
}

/** The turn of that seat begins, and its house has not answered yet. */
function begin(state: Nexum, seat: number): Nexum {
  state.step = TURNS;
  state.turn = seat;
  startTurn(state);
  return state;
}

const conflict = (given: Partial<Options>, seats: number): string | null =>
  game.conflict(optionsOf(given), seats)?.rule ?? null;

describe('NG-18.1: a table of a group', () => {
  test('is one of two to four, of two to four factions, with the Asteroids rules', () => {
    expect(conflict({ ...FENIX, ruleSet: 'asteroids' }, 2)).toBe(null);
    expect(conflict({ ...FENIX, ruleSet: 'events' }, 2)).toBe('NG-18.1');
    expect(conflict({ ...OF_THREE, ruleSet: 'asteroids', sector: 'LAUBURIA' }, 4)).toBe(null);
    for (const group of [{ table: 1, tables: 1 }, { table: 1, tables: 5 }, { table: 3, tables: 2 }, 'two'])
      expect(isRefusal(readOptions(game.options, { group }))).toBe(true);
  });

  test('a table alone is asked nothing about others', () => {
    const state = atHome(2);
    for (const text of ['parcel 2 1', 'unpack 0 0 0', 'gates 2', 'relay 1', 'through 2', 'load 1', 'depart'])
      expect([text, refused(state, text)]).toEqual([text, 'NG-18.1']);
    expect(refused(state, 'pack yellow')).toBe('NG-18.1');
    expect(refused(begin(state, 1), 'parcel 2 1')).toBe('NG-18.1');
    expect(state.asking).toBe(NOTHING);
  });

  test('one seat alone is no group', () => {
    expect(conflict({ sector: 'PSCISH', ruleSet: 'asteroids', ...OF_THREE }, 1)).not.toBe(null);
  });
});

describe('NG-18.2: the wormhole', () => {
  test('S has an area for each faction, from which ships leave as from a cloud', () => {
    const state = rested(put(near(), 'S1', 0, 2));
    expect(state.size[at('S1')]).toBe(state.size[at('S2')]);
    play(state, 'go A1', 'send S1 2 none');
    expect(on(state, 'A1')).toEqual([0, 2]);
    expect(on(state, 'S1')).toBe(null);
  });
});

describe('NG-18.3: sending ships', () => {
  test('takes the fare and draws two cards a ship, then the table is named', () => {
    const state = near();
    play(state, 'go S1', 'send A3 2 none');
    expect([state.energy[0], state.handSize[0], state.asking]).toEqual([14, 4, KEEP]);
    expect(on(state, 'S1')).toBe(null);
    play(
      state,
      `discard ${moves.toText(moves.kinds.discard.make(handOf(state, 0)[0])).split(' ')[1]}`,
      'keep',
    );
    expect([state.asking, legalTexts(state)]).toEqual([SHIP, ['through 2', 'through 3']]);
    expect(refused(state, 'through 1')).toBe('NG-18.5');
    expect(refused(state, 'through 4')).toBe('NG-18.1');
    expect(refused(state, 'done')).toBe('NG-18.3');
  });

  test('only to tables that can be reached in this turn', () => {
    const state = near(2, 0b100);
    play(state, 'go S1', 'send A3 1 none', 'keep');
    expect(refused(state, 'through 2')).toBe('NG-18.3');
    expect(legalTexts(state)).toEqual(['through 3']);
  });

  test('never with relics', () => {
    const state = put(near(), 'C1', 0, 2, 'M');
    play(state, 'go S1');
    expect(isOffered(state, 'send C1 1 none')).toBe(true);
    expect(reasonOf(state, 'send C1 1 M')).toMatch(/^Relics never leave .* \(NG-18\.3\)$/);
  });

  test('not where nobody but carriers could go', () => {
    const state = learn(scene(), 0, 'hyperspace');
    state.ships[at('A3')] = 1;
    state.fleet[0] -= 2;
    put(state, 'C1', 0, 2, 'ME');
    expect(refused(state, 'go S1')).toBe('NG-18.3');
  });

  test('where no table is left, S is a cloud, for relics too', () => {
    const state = put(near(2, 0), 'C1', 0, 2, 'M');
    play(state, 'go S1', 'send C1 1 M', 'keep');
    expect([on(state, 'S1'), state.asking]).toEqual([[0, 1], NOTHING]);
    expect(refused(state, 'relay 1')).toBe('NG-18.3');
  });
});

/** Two ships are in the wormhole, and table 2 is named. */
function packing(): Nexum {
  const state = load(learn(near(), 0, 'processing1'), 0, 'yellow', 'blue');
  play(state, 'go S1', 'send A3 1 none', 'keep', 'through 2');
  return state;
}

describe('NG-18.4: cargo', () => {
  test('is energy, cards and asteroids, which leave this table', () => {
    const state = packing();
    const [card] = handOf(state, 0);
    const name = moves.toText(moves.kinds.stow.make(card));
    const before = [state.deckSize, [...state.discards].filter(Boolean).length];
    const events = play(state, 'load 5', name, 'pack blue', 'depart');
    expect(told(events, 'shipped')).toEqual([
      { event: 'shipped', seat: 0, table: 1, ships: 1, energy: 5, cards: 1, asteroids: 1 },
    ]);
    expect([state.energy[0], state.handSize[0], cardOf(state, 0)]).toEqual([12, 1, ['yellow']]);
    expect([state.fleet[0], state.force, state.asking]).toEqual([2, 0, NOTHING]);
    expect([state.deckSize, [...state.discards].filter(Boolean).length]).toEqual(before);
    expect(state.stowedSize[0]).toBe(1);
  });

  test('no more than there is, and energy once', () => {
    const state = packing();
    expect(refused(state, 'load 18')).toBe('NG-18.4');
    expect(refused(state, 'pack green')).toBe('NG-18.4');
    play(state, 'load 2');
    expect(refused(state, 'load 1')).toBe('NG-18.4');
    const missing = Array.from({ length: 36 }, (_, card) => card).find(
      (card) => !handOf(state, 0).includes(card),
    );
    expect(refused(state, moves.toText(moves.kinds.stow.make(missing ?? 0)))).toBe('NG-18.4');
    expect(refused(state, 'done')).toBe('NG-18.4');
  });

  test('others learn how many, not which; whoever sent them knows', () => {
    const state = packing();
    const card = handOf(state, 0)[0];
    play(state, moves.toText(moves.kinds.stow.make(card)), 'pack blue', 'depart');
    const [mine, theirs, nobodys] = [0, 1, SPECTATOR].map((viewer) => viewState(game, state, viewer));
    expect(mine.stowed.subarray(0, 2)).toEqual(state.stowed.subarray(0, 2));
    expect([...theirs.stowed.subarray(0, 2), ...nobodys.stowed.subarray(0, 2)]).toEqual([-1, -1, -1, -1]);
    expect([theirs.stowedSize[0], theirs.discards]).toEqual([1, state.discards]);
    for (const view of [mine, theirs]) {
      const dream = game.imagine(view, view === mine ? 0 : 1, new FastChance(9));
      expect(game.check(dream)).toBe(null);
      expect(dream.stowedSize[0]).toBe(1);
    }
    expect(moves.isVeiled(move('pack blue')) && moves.isVeiled(moves.kinds.stow.make(card))).toBe(true);
  });

  test('who imagines somebody who packs does not think that they go back to energy', () => {
    const state = packing();
    expect(legalTexts(state)).toContain('load 1');
    play(state, moves.toText(moves.kinds.stow.make(handOf(state, 0)[0])));
    for (const viewer of [1, SPECTATOR]) {
      const dream = game.imagine(viewState(game, state, viewer), viewer, new FastChance(9));
      expect(legalTexts(dream)).not.toContain('load 1');
    }
  });

  test('the cards are shuffled in with the discards', () => {
    const state = packing();
    play(state, moves.toText(moves.kinds.stow.make(handOf(state, 0)[0])), 'depart');
    const chance = new FastChance(3);
    while (state.deckSize > 0) state.discards[drawCard(state, chance, UNSEEN)] = 1;
    expect(canDraw(state, 1)).toBe(true);
    const lying = [...state.discards].filter(Boolean).length + state.stowedSize[0];
    const next = drawCard(state, chance, UNSEEN);
    state.discards[next] = 1;
    expect([state.stowedSize[0], state.deckSize]).toEqual([0, lying - 1]);
    expect(game.check(state)).toBe(null);
  });

  test('whoever sends away the last ship is out', () => {
    const state = rested(put(near(3), 'S1', 0, 3));
    state.fleet[0] -= state.ships[at('A3')];
    state.ships[at('A3')] = 0;
    state.owner[at('A3')] = 0;
    state.held.fill(0, 0, 12);
    state.heldIn[0] &= ~1;
    const events = play(state, 'relay 3', 'through 2', 'depart');
    expect(told(events, 'out')).toEqual([{ event: 'out', seat: 0, by: 0 }]);
    expect(game.group?.reachable(state)).toBe(0b110);
  });

  test('is not taken back', () => {
    const options = {
      sector: 'FENIX',
      ruleSet: 'asteroids',
      group: { table: 1, tables: 2 },
      firstPlayer: '1',
    };
    const match = openMatch(game, {
      seats: 2,
      options,
      fairness: { seed: new Uint8Array(32).fill(4), table: 'x', words: [] },
    });
    if (isRefusal(match)) throw new Error(match.reason);
    const give = (...texts: string[]) => submit(match, (match.state as Nexum).turn, texts.map(move), 0);
    give('parcel 2 3', 'unpack 4 1 0');
    expect(isRefusal(give('gates 2'))).toBe(false);
    give('card move');
    expect(isRefusal(give('relay 2'))).toBe(false);
    expect(isRefusal(give('through 2', 'load 1', 'depart'))).toBe(false);
    expect(isRefusal(undo(match, (match.state as Nexum).turn, 0))).toBe(true);
    const again = replayGame(game, writeGame(match, { withSeed: true }));
    expect(
      isRefusal(again) ? again.reason : game.shape.equal(again.state as Nexum, match.state as Nexum),
    ).toBe(true);
  });
});

describe('NG-18.5: when a turn begins', () => {
  test('the house is asked before anything else', () => {
    const state = begin(scene(), 1);
    expect([state.asking, state.gates, game.group?.asksHouse(state)]).toEqual([RECEIVE, 0, true]);
    expect(refused(state, 'card move')).toBe('NG-18.5');
    expect(refused(state, 'parcel 1 1')).toBe('NG-18.5');
    expect(refused(state, 'parcel 4 1')).toBe('NG-18.1');
    expect(refused(state, 'gates 1+2')).toBe('NG-18.5');
    expect(refused(state, 'gates 4')).toBe('NG-18.1');
    play(state, 'gates 2+3');
    expect([state.asking, state.gates, game.group?.asksHouse(state)]).toEqual([NOTHING, 0b110, false]);
    expect(refused(state, 'gates 2')).toBe('NG-18.5');
    expect(refused(state, 'parcel 2 1')).toBe('NG-18.5');
  });

  test('answers are orders of the table, and are told from those of a seat', () => {
    const { group } = game;
    const opens = { from: 2, ships: 3, energy: 1, cards: 2, asteroids: 1 };
    expect(group?.answer({ opens }).map(moves.toText)).toEqual(['parcel 3 3', 'unpack 1 2 1']);
    expect(group?.answered(group.answer({ opens }))).toEqual({ opens });
    expect(group?.answer({ reaches: [0, 2] }).map(moves.toText)).toEqual(['gates 1+3']);
    expect(group?.answered([move('gates none')])).toEqual({ reaches: [] });
    expect(group?.answered([move('card move')])).toBe(null);
  });
});

describe('NG-18.6: opening a parcel', () => {
  /** Two ships and 6 energy for somebody with 24 of 25 ships and 18 of 20 energy. */
  function caseA19(): Nexum {
    const state = atHome(2, { group: { table: 2, tables: 2 } });
    for (const name of ['A1', 'B1', 'C1', 'E1']) put(state, name, 0, 5);
    put(state, 'E2', 0, 1);
    state.shipLimit[0] = 25;
    [state.energy[0], state.energyLimit[0]] = [18, 20];
    begin(state, 0);
    play(state, 'parcel 1 2', 'unpack 6 0 0', 'gates 1', 'card move');
    return state;
  }

  test('with less room than there is in it: case A19', () => {
    const stays = caseA19();
    expect([on(stays, 'S1'), stays.fleet[0], stays.energy[0]]).toEqual([[0, 1], 25, 20]);
    play(stays, 'done', 'bid 0');
    expect([on(stays, 'S1'), stays.fleet[0]]).toEqual([null, 24]);
    const leaves = caseA19();
    play(leaves, 'relay 1', 'through 1', 'depart', 'done', 'bid 0');
    expect(leaves.fleet[0]).toBe(24);
  });

  test('brings ships to the area, which must leave in this turn', () => {
    const state = begin(scene(), 1);
    state.energy[1] = 5;
    const events = play(state, 'parcel 3 4', 'unpack 6 0 0', 'gates none');
    expect([on(state, 'S2'), state.fleet[1], state.energy[1]]).toEqual([[1, 4], 7, 11]);
    expect(told(events, 'opened')[0]).toMatchObject({
      seat: 1,
      table: 2,
      ships: 4,
      burned: 0,
      energy: 6,
      wasted: 0,
    });
    expect(state.stale[0]).toBe(4);
    play(state, 'card manage', 'done', 'bid 0');
    expect([on(state, 'S2'), state.fleet[1]]).toEqual([null, 3]);
  });

  test('no more ships, energy, cards and asteroids than there is room for', () => {
    const state = learn(begin(scene(), 1), 1, 'processing1');
    deal(state, 1, 'A1', 'B2');
    state.energy[1] = 18;
    state.energyLimit[1] = 20;
    state.shipLimit[1] = 5;
    const room = state.capacity[1];
    const events = play(state, 'parcel 2 4', 'unpack 10 3 4');
    expect([on(state, 'S2'), state.energy[1], state.handSize[1]]).toEqual([[1, 2], 20, 3]);
    expect(told(events, 'opened')[0]).toMatchObject({ ships: 2, burned: 2, energy: 2, wasted: 8, drawn: 1 });
    expect(state.captured[1]).toBeLessThanOrEqual(room);
    play(state, 'gates none');
    expect(reasonOf(state, 'unpack 1 0 0')).toMatch(/NG-18\.6/);
  });

  test('asteroids come from those that are neither on a card nor under a marker', () => {
    const state = learn(begin(scene(), 1), 1, 'processing1');
    const markers = (): number =>
      [...state.asteroids].reduce((sum, slots) => sum + slots.toString(2).replaceAll('0', '').length, 0);
    const left = state.asteroidsInBox - markers();
    play(state, 'parcel 2 1', 'unpack 0 0 4');
    expect(state.captured[1]).toBe(Math.min(left, 4, state.capacity[1]));
  });

  test('no asteroid comes where all are on cards and under markers', () => {
    const state = learn(begin(scene(), 1), 1, 'processing1');
    state.asteroidsInBox = [...state.asteroids].reduce(
      (sum, slots) => sum + slots.toString(2).replaceAll('0', '').length,
      0,
    );
    play(state, 'parcel 2 1', 'unpack 0 0 1');
    expect([state.captured[1], game.check(state)]).toEqual([0, null]);
  });

  test('what is drawn only its owner learns', () => {
    const state = learn(begin(scene(), 1), 1, 'processing1');
    const [opened] = told(play(state, 'parcel 2 1', 'unpack 0 2 1'), 'opened');
    expect(game.viewEvent(opened, 1)).toEqual(opened);
    expect(game.viewEvent(opened, 0)).toMatchObject({ drawn: 2, cards: null, asteroids: null });
    expect(opened.cards).toHaveLength(2);
  });
});

describe('NG-18.7: going on', () => {
  test('from the area to another table, without a fare and without cards', () => {
    const state = begin(scene(), 0);
    play(state, 'parcel 2 3', 'unpack 0 0 0', 'gates 2+3', 'card move');
    const energy = state.energy[0];
    play(state, 'relay 2', 'through 3');
    expect([state.asking, state.energy[0], state.handSize[0], on(state, 'S1')]).toEqual([
      LOAD,
      energy,
      0,
      [0, 1],
    ]);
    play(state, 'depart');
    expect([state.fleet[0], state.stale[0]]).toEqual([4, 1]);
    expect(refused(state, 'relay 2')).toBe('NG-18.7');
  });

  test('not with relics, nor in the turn in which ships came by another way', () => {
    const state = rested(put(scene(), 'S1', 0, 2, 'M'));
    expect([isOffered(state, 'relay 1'), refused(state, 'relay 2')]).toEqual([true, 'NG-18.7']);
    state.moved[at('S1')] = 1;
    state.movedRelics = 0;
    expect(refused(state, 'relay 1')).toBe('NG-18.7');
  });
});

describe('NG-18.8: wormholes that are found', () => {
  test('lead one way, to the own area of S', () => {
    const state = learn(scene(), 0, 'hyperspace');
    state.beside = 1;
    layDisk(state, 0, 9);
    const entrance = legalTexts(state).find((text) => /^go [M-R]1$/.test(text)) ?? '';
    play(state, entrance, 'send A3 1 none');
    expect([on(state, 'S1'), state.asking]).toEqual([[0, 1], KEEP]);
    play(state, 'keep');
    expect(state.asking).toBe(NOTHING);
    expect(refused(state, 'relay 1')).toBe('NG-18.7');
    play(state, 'go S1', 'send A3 1 none');
    expect([on(state, 'S1'), state.force]).toEqual([[0, 1], 1]);
  });
});

describe('NG-18.9: relics in the wormhole', () => {
  test('are taken by ships that stand there, not by those that are sent on', () => {
    const state = near();
    lay(state, 'S5', 'T');
    play(state, 'go S1', 'send A3 1 none', 'keep', 'through 2', 'depart');
    expect(state.relicsHeld[0]).toBe(0);
    const later = begin(state, 0);
    play(later, 'parcel 2 1', 'unpack 0 0 0', 'gates 2', 'card move');
    expect(later.relicsHeld[0]).toBe(1);
    expect(refused(later, 'relay 1')).toBe('NG-18.7');
    expect(later.phase).toBe(MOVE);
  });
});
