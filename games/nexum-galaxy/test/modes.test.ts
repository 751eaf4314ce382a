import { describe, expect, test } from 'vitest';
import { isPlain, modesOf } from '../data/modes.ts';
import { presets } from '../data/presets.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { clear } from '../rules/board.ts';
import { previewOrder } from '../rules/preview.ts';
import { BID, CARD, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import {
  at,
  attack,
  emptySector,
  game,
  inPhase,
  isOffered,
  lay,
  legalTexts,
  move,
  newGame,
  on,
  optionsOf,
  play,
  put,
  reasonOf,
  refused,
} from './scene.ts';

describe('NG-9.1: without events', () => {
  test('amendment to 23: every printed mode line without events and computers can be set up as it says', () => {
    for (const { name } of presets) {
      for (const { humans, grandBattle } of modesOf(name).filter(isPlain)) {
        const state = newGame(humans, { sector: name });
        expect([state.shipLimit[0], state.energyLimit[0]]).toEqual(grandBattle ? [50, 40] : [25, 20]);
      }
    }
  });

  test.each([
    [2, 'conquest', 50, 40],
    [3, 'conquest', 25, 20],
    [4, 'conquest', 25, 20],
    [2, 'sterile-trap', 25, 30],
    [3, 'sterile-trap', 25, 30],
    [4, 'sterile-trap', 25, 30],
  ] as const)(
    'rulings 138 and 139: %i play TABULA as %s, with %i ships and %i energy',
    (seats, scenario, ships, energy) => {
      const state = newGame(seats, { sector: 'TABULA', scenario });
      expect([state.shipLimit[0], state.energyLimit[0]]).toEqual([ships, energy]);
      expect([...state.fleet]).toEqual([6, 6, seats > 2 ? 6 : 0, seats > 3 ? 6 : 0]);
      expect(['A3', 'D3', 'G3', 'J3'].map((name) => on(state, name) !== null)).toEqual(
        [0, 1, 2, 3].map((seat) => seat < seats),
      );
      expect(game.check(state)).toBe(null);
    },
  );

  test('three sectors are for three only, so two cannot play them', () => {
    for (const sector of ['TREX', 'RAIA', 'BIZARDO'] as const) {
      expect(game.conflict(optionsOf({ sector }), 2)?.rule).toBe('NG-3.1');
      expect(game.conflict(optionsOf({ sector }), 3)).toBe(null);
    }
  });
});

describe('NG-9.2: Grand Battle', () => {
  test('50 ships and 40 energy, nothing else', () => {
    const state = newGame(2);
    expect([state.shipLimit[0], state.energyLimit[0], state.starLimit]).toEqual([50, 40, 2]);
    expect([state.pointsToWin, state.relicsToWin, state.fleet[0], state.energy[0]]).toEqual([6, 4, 4, 3]);
  });

  test('is how two play on a sector of the expansion, unless they agree not to', () => {
    for (const { name, set } of presets.filter(({ players }) => players.includes(2))) {
      expect(newGame(2, { sector: name }).shipLimit[0]).toBe(set === 'asteroids' ? 50 : 25);
    }
    for (const { name } of presets.filter(({ players }) => players.includes(3))) {
      expect(newGame(3, { sector: name }).shipLimit[0]).toBe(25);
    }
    expect(newGame(2, { grandBattle: 'off' }).shipLimit[0]).toBe(25);
    expect(newGame(2, { sector: 'SPIRO', grandBattle: 'on' }).energyLimit[0]).toBe(40);
  });

  test('is for two', () => {
    expect(game.conflict(optionsOf({ grandBattle: 'on' }), 3)?.rule).toBe('NG-9.2');
    expect(game.conflict(optionsOf({ grandBattle: 'on' }), 2)).toBe(null);
    expect(game.conflict(optionsOf({ grandBattle: 'off' }), 4)).toBe(null);
  });

  test('the larger limits count in play', () => {
    const state = emptySector(2);
    for (const name of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3']) put(state, name, 0, 5);
    put(put(put(state, 'C1', 0, 1), 'A*', 0, 2), 'D3', 1, 1);
    inPhase(state, 0, CARD, 35);
    play(state, 'card manage');
    expect(state.energy[0]).toBe(40);
    expect(isOffered(state, 'build C1')).toBe(true);
  });
});

describe('NG-9.3: Conquest of the Center', () => {
  test('no relics, two ships on each planet at home, none on the star; ruling 136', () => {
    for (const given of [{ sector: 'TABULA' }, { scenario: 'conquest' }] as const) {
      const state = newGame(4, given);
      expect(['A1', 'A2', 'A3', 'A*'].map((name) => on(state, name))).toEqual([[0, 2], [0, 2], [0, 2], null]);
      expect([...state.ofType]).toEqual([0, 0, 0, 0]);
      expect([...state.fleet]).toEqual([6, 6, 6, 6]);
      expect(state.energy[0]).toBe(3);
    }
  });

  test('no relics can be dealt for it', () => {
    const options = optionsOf({ scenario: 'conquest', relics: 'random' });
    expect(game.conflict(options, 4)?.rule).toBe('NG-9.3');
    for (const relics of ['balanced', 'random'] as const) {
      expect(game.conflict(optionsOf({ sector: 'TABULA', relics }), 4)?.rule).toBe('NG-9.3');
      expect(game.conflict(optionsOf({ customSector: smallSectors[1], relics }), 4)).toBe(null);
      expect(game.conflict(optionsOf({ customSector: { ...smallSectors[0], relics: [] }, relics }), 2)).toBe(
        null,
      );
    }
  });
});

/** A sterile trap with seats 0 and 1 at home, seat 0 in its movement phase. */
function trap(seats = 2): Nexum {
  const state = emptySector(seats, { sector: 'TABULA', scenario: 'sterile-trap' });
  put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 5);
  put(put(put(state, 'D1', 1, 1), 'D2', 1, 1), 'D3', 1, 1);
  if (seats > 2) put(state, 'G3', 2, 2);
  if (seats > 3) put(state, 'J3', 3, 2);
  return inPhase(state, 0, MOVE, 20);
}

describe('Sterile Trap', () => {
  test('NG-9.4, ruling 136: starts like the Conquest, and relics win nothing', () => {
    const state = newGame(3, { sector: 'LAUBURIA', scenario: 'sterile-trap' });
    expect(state.relicsToWin).toBeGreaterThan(8);
    expect([...state.ofType]).toEqual([0, 0, 0, 0]);
    expect(['D1', 'D2', 'D3', 'D*'].map((name) => on(state, name))).toEqual([[1, 2], [1, 2], [1, 2], null]);
    expect(state.pointsToWin).toBe(7);
  });

  test('NG-9.5, ruling 133: every turn is management and movement without cards, then a bid', () => {
    const state = newGame(2, { sector: 'TABULA', scenario: 'sterile-trap' });
    expect(state.energy[0]).toBe(3 + 3);
    expect([state.phase, state.turn]).toEqual([MOVE, 0]);
    expect(refused(state, 'card move')).toBe('NG-9.5');
    play(state, 'done');
    expect(state.phase).toBe(BID);
    play(state, 'bid 1');
    expect([state.phase, state.turn, state.energy[1]]).toEqual([MOVE, 1, 6]);
    expect([...state.cards]).toEqual([15, 15, 0, 0]);
  });

  test('NG-9.6, ruling 134: ships for 2 energy wherever you hold the star, any number up to five on a planet', () => {
    const state = trap();
    put(state, 'A*', 0, 1);
    put(state, 'B1', 0, 1);
    inPhase(state, 0, MANAGE, 14);
    expect(refused(state, 'build B1')).toBe('NG-9.6');
    expect(refused(state, 'build A3')).toBe('NG-5.9');
    play(state, 'build A1', 'build A1', 'build A1', 'build A1', 'build A2', 'build A2');
    expect([on(state, 'A1'), on(state, 'A2'), state.energy[0]]).toEqual([[0, 5], [0, 3], 2]);
    expect(refused(state, 'build A1')).toBe('NG-5.9');
    play(state, 'build A2');
    expect(state.energy[0]).toBe(0);
  });

  test('NG-9.6: one energy is too little', () => {
    const state = trap();
    put(state, 'A*', 0, 1);
    inPhase(state, 0, MANAGE, 1);
    expect(reasonOf(state, 'build A1')).toBe('A ship costs 2 energy; you have 1. (NG-9.6)');
  });

  test('NG-9.7, ruling 135: a star holds one ship and does not defend', () => {
    const state = trap();
    put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B3', 1, 1), 'B*', 1, 1);
    play(state, 'go A*');
    expect(legalTexts(state)).toEqual(['send A3 1 none']);
    play(state, 'send A3 1 none');
    expect(refused(state, 'go A*')).toBe('NG-6.10');
    play(state, 'go B1', 'send A3 2 none');
    expect(on(state, 'B1')).toEqual([0, 2]);
  });

  test('NG-9.8, ruling 135: your own star stays while you hold a planet beside it', () => {
    const state = trap(3);
    put(put(state, 'D*', 1, 1), 'C1', 0, 5);
    attack(state, 'go D1', 'send A3 3 none');
    attack(state, 'go D2', 'send C1 3 none');
    expect(on(state, 'D*')).toEqual([1, 1]);
    expect(state.points[0]).toBe(2);
    const abroad = trap(3);
    put(put(put(abroad, 'B1', 1, 1), 'B2', 1, 1), 'B*', 1, 1);
    attack(abroad, 'go B1', 'send A3 3 none');
    expect(on(abroad, 'B*')).toBe(null);
    expect(abroad.points[0]).toBe(2);
  });

  test('NG-9.9: 25 ships and 30 energy, in a Grand Battle too', () => {
    for (const seats of [2, 4]) {
      const state = newGame(seats, { sector: 'TABULA', scenario: 'sterile-trap' });
      expect([state.shipLimit[0], state.energyLimit[0], state.starLimit]).toEqual([25, 30, 1]);
    }
    expect(newGame(2, { scenario: 'sterile-trap', grandBattle: 'on' }).energyLimit[0]).toBe(30);
  });

  test('NG-9.10, ruling 137: losing the planet with the gate is the end, and the other ships leave the board', () => {
    const state = trap(3);
    put(put(state, 'D*', 1, 1), 'C3', 1, 4);
    const events = attack(state, 'go D3', 'send A3 4 none');
    expect(state.fleet[1]).toBe(0);
    expect([on(state, 'D1'), on(state, 'D*'), on(state, 'C3')]).toEqual([null, null, null]);
    expect(state.points[0]).toBe(1);
    expect(events).toContainEqual({ event: 'out', seat: 1, by: 0 });
    expect(game.outcome(state)).toBe(null);
  });

  test.each([
    [[], 1],
    [['D1'], 0],
    [['D1', 'D2'], 0],
  ])(
    'NG-9.10, amendment: the star beside the gate scores where it falls by majority: with %j held %i',
    (others, stars) => {
      const state = emptySector(3, { sector: 'TABULA', scenario: 'sterile-trap' });
      put(put(put(put(state, 'A3', 0, 5), 'D3', 1, 1), 'D*', 1, 1), 'G3', 2, 1);
      for (const name of others) put(state, name, 1, 1);
      inPhase(state, 0, MOVE, 20);
      play(state, 'go D3');
      const preview = previewOrder(state, 0, move('send A3 3 none'));
      expect([preview?.points, preview?.stars.length]).toEqual([1 + stars, stars]);
      attack(state, 'send A3 3 none');
      expect([state.points[0], on(state, 'D*'), state.fleet[1]]).toEqual([1 + stars, null, 0]);
    },
  );

  test('NG-9.10, amendment: so does the star of an ally in that system', () => {
    const state = emptySector(4, { teams: true, scenario: 'sterile-trap' });
    put(put(put(put(state, 'A3', 0, 5), 'D3', 1, 1), 'G3', 2, 2), 'J3', 3, 2);
    put(put(state, 'D1', 3, 1), 'D*', 3, 1);
    inPhase(state, 0, MOVE, 20);
    attack(state, 'go D3', 'send A3 3 none');
    expect([state.points[0], on(state, 'D*'), on(state, 'D1')]).toEqual([2, null, [3, 1]]);
  });

  test('NG-9.10: the star of an ally that hung on the lost planets falls with them, and scores nothing', () => {
    const state = emptySector(4, { teams: true, scenario: 'sterile-trap' });
    put(put(put(put(state, 'A3', 0, 5), 'D3', 1, 1), 'G3', 2, 2), 'J3', 3, 2);
    put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B3', 3, 1), 'B*', 3, 1);
    inPhase(state, 0, MOVE, 20);
    const events = attack(state, 'go D3', 'send A3 3 none');
    expect([on(state, 'B1'), on(state, 'B*'), on(state, 'B3')]).toEqual([null, null, [3, 1]]);
    expect(events).toContainEqual({
      event: 'star lost',
      seat: 3,
      by: 0,
      place: at('B*'),
      ships: 1,
      scores: false,
    });
    expect(state.points[0]).toBe(1);
  });

  test('NG-9.10: of two, the other has won', () => {
    const state = trap();
    attack(state, 'go D3', 'send A3 4 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.5', ranks: [1, 2] });
  });

  test('NG-9.10: losing another planet is not the end', () => {
    const state = trap();
    attack(state, 'go D1', 'send A3 4 none');
    expect(game.outcome(state)).toBe(null);
    expect(state.fleet[1]).toBe(2);
  });
});

/** Teams in LAUBURIA: seats 0 and 2 against 1 and 3, seat 0 in its movement phase. */
function teams(given = {}): Nexum {
  const state = emptySector(4, { teams: true, ...given });
  put(put(put(put(state, 'A3', 0, 5), 'D3', 1, 1), 'G3', 2, 3), 'J3', 3, 3);
  return inPhase(state, 0, MOVE, 20);
}

describe('NG-9.11: teams', () => {
  test('seats 1 and 3 against 2 and 4, so that the teams take turns', () => {
    expect([...newGame(4, { teams: true }).allies]).toEqual([0b0101, 0b1010, 0b0101, 0b1010]);
    expect([...newGame(4).allies]).toEqual([1, 2, 4, 8]);
  });

  test('are for four', () => {
    expect(game.conflict(optionsOf({ teams: true }), 3)?.rule).toBe('NG-9.11');
    expect(game.conflict(optionsOf({ teams: true }), 4)).toBe(null);
  });
});

describe("NG-9.12, ruling 141: allies' planets", () => {
  test('count together for entering a star', () => {
    const state = teams();
    put(put(put(state, 'B1', 0, 1), 'B2', 2, 1), 'B3', 2, 1);
    play(state, 'go B*', 'send A3 2 none');
    expect(on(state, 'B*')).toEqual([0, 2]);
    const enemy = teams();
    put(put(put(enemy, 'B1', 0, 1), 'B2', 2, 1), 'B3', 1, 1);
    expect(refused(enemy, 'go B*')).toBe('NG-6.9');
  });

  test('count together for keeping it, and the point goes to the conqueror', () => {
    const state = teams();
    put(put(put(put(state, 'B1', 1, 1), 'B2', 3, 1), 'B3', 3, 1), 'B*', 1, 1);
    put(state, 'C1', 0, 5);
    attack(state, 'go B2', 'send A3 2 none');
    expect(on(state, 'B*')).toEqual([1, 1]);
    attack(state, 'go B3', 'send A3 2 none');
    expect(on(state, 'B*')).toBe(null);
    expect(state.points[0]).toBe(3);
  });

  test("an ally's ships on the star do not defend", () => {
    const state = teams();
    put(put(put(put(state, 'B1', 1, 1), 'B2', 3, 1), 'B3', 3, 1), 'B*', 1, 2);
    attack(state, 'go B2', 'send A3 2 none');
    expect(on(state, 'B2')).toEqual([0, 2]);
  });

  test('a civilization left with a star alone lives as long as its ally holds the planets', () => {
    const state = teams();
    clear(state, at('D3'));
    put(put(put(put(state, 'B1', 0, 1), 'B2', 3, 1), 'B3', 3, 1), 'B*', 1, 1);
    const events = attack(state, 'go B2', 'send A3 3 none');
    expect(on(state, 'B*')).toBe(null);
    expect(events).toContainEqual({ event: 'out', seat: 1, by: 0 });
    expect(game.outcome(state)).toBe(null);
  });
});

describe('NG-9.13, ruling 141: each their own', () => {
  test('allies neither attack nor share planets and stars', () => {
    const state = teams();
    put(put(put(put(state, 'B1', 0, 1), 'B2', 2, 1), 'B3', 2, 1), 'B*', 2, 1);
    expect(refused(state, 'go B2')).toBe('NG-9.13');
    expect(refused(state, 'go G3')).toBe('NG-9.13');
    expect(refused(state, 'go B*')).toBe('NG-9.13');
  });

  test('there is no move that gives energy or relics away', () => {
    const ofTheTurn = ['card', 'build', 'go', 'send', 'strike', 'attach', 'bid', 'done'];
    const ofAsteroids = ['capture', 'drop', 'develop', 'pay', 'discard', 'keep', 'cover', 'pass'];
    const ofExploring = ['explore', 'onward', 'stay', 'beside', 'enough', 'land', 'cloak', 'under', 'appear'];
    const ofCivilizations = ['choose', 'evolve', 'unbar', 'overload', 'thaw', 'clear', 'revive'];
    // NG-18: a faction sends to itself
    const ofGroups = ['parcel', 'unpack', 'gates', 'relay', 'through', 'load', 'stow', 'pack', 'depart'];
    const ofOthers = ['guard', 'bond', 'foresee', 'mark', 'blanket'];
    expect(game.moves.names).toEqual([
      ...ofTheTurn,
      ...ofAsteroids,
      ...ofExploring,
      ...ofCivilizations,
      ...ofOthers,
      ...ofGroups,
    ]);
  });
});

describe('NG-9.14, ruling 140: victory of a team', () => {
  test('one member reaches a goal, and both have won', () => {
    const state = teams();
    put(state, 'B1', 1, 1);
    state.points.set([6, 0, 0, 0]);
    attack(state, 'go B1', 'send A3 2 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.1', ranks: [1, 3, 1, 3] });
    expect(game.outcome(state)?.sheet.at(-1)?.points).toEqual([14 + 30, 0, 30, 0]);
  });

  test('what allies have is not added up', () => {
    const state = teams();
    put(state, 'B1', 1, 1);
    state.points.set([3, 0, 6, 0]);
    attack(state, 'go B1', 'send A3 2 none');
    expect(game.outcome(state)).toBe(null);
  });

  test('NG-1.5: the last team with ships has won', () => {
    const state = teams();
    clear(state, at('J3'));
    attack(state, 'go D3', 'send A3 4 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.5', ranks: [1, 3, 1, 3] });
  });

  test('NG-1.6: at the round limit allies add up their scores', () => {
    const state = newGame(4, { teams: true, roundLimit: 1 });
    state.points.set([5, 3, 0, 3]);
    for (let seat = 0; seat < 4; seat++) play(state, 'card move', 'done', 'bid 0');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.6', ranks: [3, 1, 3, 1] });
    expect(game.outcome(state)?.sheet.at(-1)?.points).toEqual([10, 36, 0, 36]);
  });
});

describe('NG-9.15, ruling 140: pooled victory', () => {
  test('allies win together with 10 points', () => {
    const state = teams({ pooled: true });
    put(state, 'B1', 1, 1);
    state.points.set([7, 0, 1, 0]);
    attack(state, 'go B1', 'send A3 2 none');
    expect(game.outcome(state)).toBe(null);
    state.points[2] = 2;
    put(state, 'B2', 1, 1);
    attack(state, 'go B2', 'send A3 2 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.1', ranks: [1, 3, 1, 3] });
  });

  test('or with 6 relics, found or captured', () => {
    const state = teams({ pooled: true });
    put(put(state, 'B1', 0, 2, 'MR'), 'C1', 2, 2, 'ET');
    put(state, 'E1', 1, 1, 'T');
    lay(state, 'B2', 'M');
    play(state, 'go B2', 'send A3 1 none');
    expect(game.outcome(state)).toBe(null);
    attack(state, 'go E1', 'send A3 2 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.2', ranks: [1, 3, 1, 3] });
    expect(game.outcome(state)?.sheet[1].points).toEqual([12, 0, 6, 0]);
  });

  test('NG-8.7: nobody starts with enough of them', () => {
    const [, locks] = smallSectors;
    const homes = (['A', 'G'] as const).flatMap((system) =>
      (['military', 'extractor', 'replicator'] as const).map(
        (type, i) => ({ type, system, planet: ([1, 2, 3] as const)[i] }) as const,
      ),
    );
    const given = { customSector: { ...locks, relics: homes }, teams: true, pooled: true };
    expect(game.conflict(optionsOf(given), 4)?.rule).toBe('NG-8.7');
    expect(game.conflict(optionsOf({ ...given, pooled: false }), 4)).toBe(null);
    expect(game.conflict(optionsOf({ ...given, chosenHomes: ['A', 'G', 'D', 'J'] }), 4)).toBe(null);
    expect(game.conflict(optionsOf({ ...given, scenario: 'conquest' }), 4)).toBe(null);
    expect(game.conflict(optionsOf({ ...given, relics: 'random' }), 4)).toBe(null);
  });

  test('only where there are teams', () => {
    expect(game.conflict(optionsOf({ pooled: true }), 4)?.rule).toBe('NG-9.15');
    expect(game.conflict(optionsOf({ pooled: true, teams: true }), 4)).toBe(null);
  });
});
