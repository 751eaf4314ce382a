// The printed modes, line by line: set up as they say, refused where they do not fit, and played to an end.

import { FastChance, isRefusal, MoveList } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { modeLists, modesOf, type Mode } from '../data/modes.ts';
import { presetByName, presets } from '../data/presets.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { soloSetups } from '../data/solo.ts';
import { COUNT } from '../rules/board.ts';
import { measure } from '../rules/links.ts';
import { placeNames, systemNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { SYSTEMS, type Nexum } from '../rules/state.ts';
import { game, newGame, on, optionsOf } from './scene.ts';

describe('NG-9.16 to NG-9.20: modes', () => {
  const lines = modeLists.flatMap(({ sectors, modes }) =>
    sectors.flatMap((sector) => modes.map((mode) => ({ sector, mode }))),
  );
  const rulesOf = ({ events }: Mode): 'core' | 'events' => (events ? 'events' : 'core');

  test('NG-9.16, NG-9.17: every line of every sector can be set up by its number of people and by no other', () => {
    for (const { sector, mode } of lines) {
      const options = optionsOf({ sector, mode: mode.id, ruleSet: rulesOf(mode) });
      expect([sector, mode.id, game.conflict(options, mode.humans)]).toEqual([sector, mode.id, null]);
      for (const seats of [1, 2, 3, 4].filter((each) => each !== mode.humans))
        expect(game.conflict(options, seats)).not.toBe(null);
    }
  });

  test('NG-9.16: sides, rows, limits and Tanns are those of the line', () => {
    for (const { sector, mode } of lines) {
      const { id, humans, computers, aggressiveness, grandBattle } = mode;
      const state = game.setup(
        optionsOf({ sector, mode: id, ruleSet: rulesOf(mode) }),
        humans,
        new FastChance(1),
      );
      expect([state.seats, state.civs, state.aggressiveness]).toEqual([
        humans,
        humans + computers,
        aggressiveness,
      ]);
      expect(state.shipLimit[0]).toBe(grandBattle ? 50 : 25);
      const [people, machines] = [2 ** humans - 1, 2 ** (humans + computers) - 2 ** humans];
      expect(state.allies[0]).toBe(mode.people === 'allies' ? people : 1);
      expect(state.allies[humans] || machines).toBe(
        computers === 0 || mode.machines === 'allies' ? machines : 1 << humans,
      );
      const tanns = [...state.tann.subarray(0, state.civs)].map(
        (place) => 'ABCDEFGHIJKLMNOPQRST'[place >>> 3],
      );
      for (const flipped of mode.flip ?? []) expect(tanns).not.toContain(flipped);
    }
  });

  test.each([
    [
      { mode: 'three-vs-one' },
      2,
      'NG-9.16',
      'The mode “Three rivals and the computer” is for 3 people, not for 2.',
    ],
    [
      { mode: 'three-vs-guards' },
      3,
      'NG-9.16',
      'LAUBURIA does not list the mode “Three rivals and a computer that guards the relics”; for 3 people it has: Three, without events; Three, with events; Three rivals and the computer; Three allies against a computer that guards the relics; Three allies against a computer that has dug in.',
    ],
    [
      { customSector: smallSectors[1], mode: 'four' },
      4,
      'NG-9.16',
      'LOCKS does not list the mode “Four, without events”, nor any other for 4 people.',
    ],
    [
      { mode: 'four-events', ruleSet: 'core' },
      4,
      'NG-9.17',
      'The mode “Four, with events” has events: choose the rules with events.',
    ],
    [{ mode: 'four' }, 4, 'NG-9.17', 'The mode “Four, without events” has no events: choose the core rules.'],
    [
      { mode: 'two-vs-one', computers: 2 },
      2,
      'NG-9.16',
      'The mode “Two rivals and the computer” says what the computer plays: leave that open.',
    ],
    [
      { mode: 'four-events', teams: true },
      4,
      'NG-9.16',
      'The mode “Four, with events” says who is allied: choose no teams.',
    ],
    [{ computers: 3 }, 3, 'NG-11.3', 'LAUBURIA has room for 4 civilizations, not for 6.'],
    [{ sector: 'SPIRO', computers: 1 }, 2, 'NG-11.3', 'SPIRO has room for 2 civilizations, not for 3.'],
    [
      { computersAllied: true, computers: 1 },
      2,
      'NG-11.2',
      'Only two or three civilizations of the computer can be allied.',
    ],
    [
      { ruleSet: 'core', aggressiveness: 2 },
      2,
      'NG-9.19',
      'Without events there are no rows, so there is no aggressiveness.',
    ],
    [
      { computerShips: 1 },
      2,
      'NG-9.19',
      'The computer does not play, so it has no ships to add or take away.',
    ],
    [
      { mode: 'two-vs-one', grandBattle: 'on' },
      2,
      'NG-9.2',
      'A Grand Battle is for two civilizations, not for 3.',
    ],
    [
      { mode: 'two-vs-one', pooled: true },
      2,
      'NG-9.15',
      'Only allies can pool points and relics: four players in teams, or those of a mode that allies them.',
    ],
    [{ sector: 'SPIRO', mode: 'four-events' }, 4, 'NG-3.1', 'SPIRO is made for 1 or 2 players, not for 4.'],
    [{ sector: 'TREX', mode: 'solo-easy' }, 1, 'NG-3.1', 'TREX is made for 3 players, not for 1.'],
    [
      { mode: 'two-far', chosenHomes: ['A', 'G'] },
      2,
      'NG-3.3',
      'A is not a starting system of LAUBURIA: choose from G, J.',
    ],
  ] as const)('what does not fit is refused with its reason: %j with %i', (given, seats, rule, reason) => {
    const options = optionsOf({ ruleSet: 'events', ...given });
    expect(game.conflict(options, seats)).toMatchObject({ rule, reason });
  });

  test.each([
    [{ sector: 'NOWHERE' }, /sector/i],
    [{ aggressiveness: 4 }, /aggressiveness.*3/i],
    [{ aggressiveness: -1 }, /aggressiveness/i],
    [{ mode: 'five' }, /mode/i],
    [{ computerShips: 9 }, /computerShips.*4/i],
  ])('what there is not is refused in a sentence: %j', (given, reason) => {
    const read = readOptions(game.options, given);
    expect(isRefusal(read) && read.reason).toMatch(reason);
  });

  test('NG-9.18: your own mix has rivals or allies of the computer, and levels by the number of people', () => {
    const level = (seats: number, given: Partial<Options> = {}): number =>
      newGame(seats, { ruleSet: 'events', ...given }).aggressiveness;
    expect([level(2), level(3), level(4)]).toEqual([2, 2, 3]);
    expect([level(1, { computers: 1 }), level(2, { computers: 1 }), level(3, { computers: 1 })]).toEqual([
      1, 2, 3,
    ]);
    expect(newGame(1, { computers: 3, computersAllied: true }).allies[2]).toBe(0b1110);
  });

  test('NG-9.19: rows and ships of the computer can be changed, from 1 to 5 on each planet', () => {
    const state = (more: number): Nexum => {
      for (let seed = 0; ; seed++) {
        const options = optionsOf({ mode: 'one-vs-guards', aggressiveness: 2, computerShips: more });
        const start = game.setup(options, 1, new FastChance(seed));
        if (start.actsDrawn === 0) return start;
      }
    };
    expect(state(0).aggressiveness).toBe(2);
    const at3 = [-4, -1, 1, 4].map((more) => on(state(more), 'G3')?.[1]);
    expect(at3).toEqual([1, 3, 5, 5]);
    expect(state(1).fleet[1]).toBe(8 * 2 + 5);
    expect(state(-4).fleet[1]).toBe(8 + 1);
  });

  test('NG-9.20: who plays alone and chooses nothing plays the first mode of the sector for one person', () => {
    const alone = presets.filter(({ players }) => players.includes(1));
    for (const { name: sector } of alone) {
      const first = modesOf(sector).find(({ humans }) => humans === 1);
      const chosen = newGame(1, { sector, mode: first?.id ?? 'custom', ruleSet: 'events' });
      for (const ruleSet of ['core', 'events'] as const)
        expect([sector, game.shape.equal(newGame(1, { sector, ruleSet }), chosen)]).toEqual([sector, true]);
    }
    // a sector without relics can have no preset
    expect(newGame(1, { sector: 'TABULA' }).civs).toBe(4);
    const narrows = { ...smallSectors[0], players: [1, 2] };
    const own = (mode: Options['mode']): Nexum => newGame(1, { customSector: narrows, mode });
    expect(game.shape.equal(own('custom'), own('solo-easy'))).toBe(true);
  });

  test('NG-9.20: alone there are three presets, with 1, 2 and 3 rows', () => {
    for (const [i, mode] of (['solo-easy', 'solo-normal', 'solo-hard'] as const).entries())
      expect(newGame(1, { mode }).aggressiveness).toBe(i + 1);
  });

  test('NG-9.20: so many relics lie out, and the computer holds those nearest to it, as the sector says', () => {
    for (const [sector, setups] of Object.entries(soloSetups)) {
      for (const [i, mode] of (['solo-easy', 'solo-normal', 'solo-hard'] as const).entries()) {
        expect(modesOf(sector).some(({ id }) => id === mode)).toBe(true);
        const { relics, guarded, guards } = setups[i];
        // an act could come before the first turn: of many deals one is without
        let state = newGame(1, { sector, mode, ruleSet: 'events' });
        for (let seed = 2; state.actsDrawn !== 0; seed++)
          state = newGame(1, { sector, mode, ruleSet: 'events' }, seed);
        expect(state.ofType.reduce((sum, set) => sum + COUNT[set], 0)).toBe(relics);
        expect([state.relicsHeld[1], state.fleet[1]]).toEqual([guarded, 4 + guarded * guards]);
        expect(state.relicsAsleep).toBe(guarded < state.relicsToWin ? 0 : 2);
      }
    }
    // of eight relics those near the person's home are missing, and the nearest to the computer's is held
    const state = newGame(1, { sector: 'LAUBURIA', mode: 'solo-hard', ruleSet: 'events' });
    const far = new Int32Array(SYSTEMS);
    const near = new Int32Array(SYSTEMS);
    measure(state, 0, far);
    measure(state, 3, near);
    const places = [...state.relicsAt.keys()].filter((place) => state.relicsAt[place] !== 0);
    const missing = presetByName('LAUBURIA')?.relics.filter(
      ({ system, planet }) => state.relicsAt[placeNames.indexOf(system + planet)] === 0,
    );
    const least = Math.min(...places.map((place) => far[place >>> 3]));
    for (const { system } of missing ?? [])
      expect(far[systemNames.indexOf(system)]).toBeLessThanOrEqual(least);
    const held = places.find((place) => state.owner[place] === 2) ?? 0;
    expect(near[held >>> 3]).toBe(Math.min(...places.map((place) => near[place >>> 3])));
  });

  test('the Sterile Trap and the Conquest are played in every mode of TABULA', () => {
    for (const mode of modesOf('TABULA')) {
      for (const scenario of ['conquest', 'sterile-trap'] as const) {
        const state = game.setup(
          optionsOf({ sector: 'TABULA', scenario, mode: mode.id, ruleSet: rulesOf(mode) }),
          mode.humans,
          new FastChance(2),
        );
        expect([state.gateFatal, state.relicsToWin, game.check(state)]).toEqual([
          scenario === 'sterile-trap' ? 1 : 0,
          9,
          null,
        ]);
      }
    }
  });

  test('every line is played to its end', () => {
    const chosen = volume({ daily: 1, long: 9, mutation: 1 });
    for (const { sectors, modes } of modeLists) {
      for (const [i, mode] of modes.entries()) {
        for (let n = 0; n < Math.min(chosen, sectors.length); n++) {
          const sector = sectors[(i + n) % sectors.length];
          const options = optionsOf({ sector, mode: mode.id, ruleSet: rulesOf(mode), roundLimit: 10 });
          const chance = new FastChance(i);
          const state = game.setup(options, mode.humans, chance);
          const list = new MoveList();
          while (game.actors(state) !== 0) {
            list.clear();
            game.legal(state, state.turn, list);
            game.play(state, state.turn, list.moves[chance.draw(list.length)], chance);
          }
          const { ranks = [], unseated = [] } = game.outcome(state) ?? {};
          expect([...ranks, ...unseated]).toContain(1);
          expect([ranks.length, unseated.length]).toEqual([mode.humans, mode.computers]);
        }
      }
    }
  });
});
