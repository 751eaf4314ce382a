// What rules ask instead of modes: fares by place, limits, and civilizations beyond the seats of people.

import { FastChance, MoveList } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { volume, walk } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { FARAWAY, WITHIN } from '../data/numbers.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { placeAt, slotOf, systemOf } from '../rules/board.ts';
import { fareBetween, NO_WAY, systemsAway, wayBetween } from '../rules/ledger.ts';
import { MOVE, OVER, PLACES, type Nexum } from '../rules/state.ts';
import { civsInPlay, isOut } from '../rules/victory.ts';
import {
  at,
  attack,
  emptySector,
  game,
  inPhase,
  isOffered,
  legalTexts,
  move,
  newGame,
  optionsOf,
  play,
  put,
  reasonOf,
} from './scene.ts';

function ionize(state: Nexum, ...names: string[]): Nexum {
  for (const place of names.map(at)) state.ionized[systemOf(place)] |= 1 << slotOf(place);
  return state;
}

/** The game with every third place ionized, by the seed. */
function withIons(seed: number): typeof game {
  return {
    ...game,
    setup(options, seats, chance) {
      const state = game.setup(options, seats, chance);
      for (let place = 0; place < PLACES; place++) {
        const ions = state.size[place] > 0 && mixSeeds(seed, place) % 3 === 0;
        if (ions) state.ionized[systemOf(place)] |= 1 << slotOf(place);
      }
      return state;
    },
  };
}

describe('fares by place', () => {
  test('ways between systems are the same asked from both ends', () => {
    for (const sector of ['LAUBURIA', 'HEABEZA', 'QUANTUM']) {
      const state = newGame(4, { sector });
      for (let to = 0; to < state.span; to++) {
        for (let from = 0; from < state.span; from++) {
          const way = wayBetween(state, from, to);
          for (let each = WITHIN; each <= FARAWAY; each++) {
            const among = (systemsAway(state, each, to) >>> from) & 1;
            expect([from, to, each, among]).toEqual([from, to, each, way === each ? 1 : 0]);
          }
        }
      }
    }
  });

  test('a toll is paid on every way, once for each ship, and not where there is no way', () => {
    const state = ionize(newGame(4, { sector: 'HEABEZA' }), 'A1', 'B1');
    const jump = placeAt(4, 0);
    expect(fareBetween(state, at('A3'), at('A1'))).toBe(2);
    expect(fareBetween(state, at('A3'), at('A2'))).toBe(1);
    expect(fareBetween(state, at('A1'), at('A2'))).toBe(1);
    expect(fareBetween(state, jump, at('B1'))).toBe(NO_WAY);
  });

  test('decides where ships can go, what they pay and what they lack', () => {
    const state = ionize(emptySector(4), 'A1', 'C1');
    put(put(state, 'A3', 0, 3), 'D3', 1, 1);
    inPhase(state, 0, MOVE, 2);
    expect(isOffered(state, 'go A1')).toBe(true);
    expect(isOffered(state, 'go C1')).toBe(false);
    expect(isOffered(state, 'go C2')).toBe(true);
    expect(reasonOf(state, 'go C1')).toBe('That takes 3 energy; you have 2. (NG-6.1)');
    const [sent] = play(state, 'go A1', 'send A3 1 none');
    expect(sent).toMatchObject({ event: 'sent', price: 2 });
  });

  test('a Transporter makes ships cheaper by 1 to another system, ions or not', () => {
    const state = ionize(emptySector(4), 'A1', 'C1');
    put(put(state, 'A3', 0, 4, 'T'), 'D3', 1, 1);
    expect(play(game.shape.clone(state), 'go C1', 'send A3 2 T')[0]).toMatchObject({ price: 4 });
    expect(play(game.shape.clone(state), 'go C2', 'send A3 2 T')[0]).toMatchObject({ price: 2 });
    expect(play(state, 'go A1', 'send A3 2 T')[0]).toMatchObject({ price: 4 });
  });

  test('an attack is gathered from the cheapest ships up', () => {
    const state = ionize(emptySector(4), 'A1');
    put(put(put(put(state, 'A1', 1, 1), 'A3', 0, 2), 'A2', 0, 2), 'D3', 1, 1);
    expect(isOffered(inPhase(state, 0, MOVE, 3), 'go A1')).toBe(false);
    expect(isOffered(inPhase(state, 0, MOVE, 4), 'go A1')).toBe(true);
    expect(attack(state, 'go A1', 'send A2 1 none', 'send A3 1 none')[1]).toMatchObject({ price: 2 });
  });

  test('both opinions agree in games full of ions', () => {
    for (let i = 0; i < volume({ daily: 12, long: 600, mutation: 1 }); i++) {
      const [seats, customSector] = i % 2 === 0 ? [3, smallSectors[1]] : [2, smallSectors[2]];
      const options = { ...optionsOf({ customSector, roundLimit: 20 }) };
      const { found } = walk(withIons(i), { seats, options, seed: mixSeeds(13, i) }, { share: 0.5 });
      expect(found).toBe(null);
    }
  });
});

test('answers do not depend on who else asks meanwhile', () => {
  const before = emptySector(4);
  put(put(put(put(before, 'A3', 0, 5, 'M'), 'A2', 0, 5), 'A1', 1, 3, 'E'), 'D3', 1, 1);
  const during = game.shape.clone(before);
  play(during, 'go A1', 'send A2 4 none');
  expect(legalTexts(during)).toContain('strike');
  const askMeanwhile = (): void => {
    for (const state of [before, during]) game.legal(state, 0, new MoveList());
  };
  const seen = { moves: 0, battles: 0 };
  for (let i = 0; i < volume({ daily: 6, long: 100, mutation: 3 }); i++) {
    const options = optionsOf({ customSector: smallSectors[i % 3], roundLimit: 15 });
    const [quiet, busy] = [1, 2].map(() => game.setup(options, 2, new FastChance(i)));
    const chance = new FastChance(mixSeeds(21, i));
    while (quiet.phase !== OVER) {
      const legal = legalTexts(quiet);
      const chosen = move(legal[chance.die(legal.length) - 1]);
      game.play(quiet, quiet.turn, chosen, new FastChance(0));
      game.play(busy, busy.turn, chosen, new FastChance(0), ({ event }) => {
        if (event === 'battle') seen.battles++;
        askMeanwhile();
      });
      seen.moves++;
      expect(game.shape.equal(quiet, busy)).toBe(true);
    }
  }
  expect(seen.moves).toBeGreaterThan(100);
  expect(seen.battles).toBeGreaterThan(1);
});

describe('a civilization without a seat', () => {
  /** Seat 1 and seat 2 play; the third civilization has ships, and nobody moves them. */
  function withThird(): Nexum {
    const state = newGame(2, { customSector: smallSectors[1] });
    state.civs = 3;
    state.allies[2] = 1 << 2;
    state.shipLimit[2] = state.shipLimit[0];
    state.energyLimit[2] = state.energyLimit[0];
    return put(put(inPhase(emptied(state), 0, MOVE, 20), 'B1', 2, 1, 'M'), 'B2', 2, 2);
  }

  function emptied(state: Nexum): Nexum {
    for (const field of [state.owner, state.ships, state.relicsAt, state.ofType, state.fleet, state.held])
      field.fill(0);
    state.relicsHeld.fill(0);
    state.carried = 0;
    return put(put(state, 'A3', 0, 4), 'D3', 1, 4);
  }

  test('NG-11.5: is attacked, loses relics and all its ships, and is not out', () => {
    const state = withThird();
    const events = attack(state, 'go B1', 'send A3 3 none');
    expect(events).toContainEqual(expect.objectContaining({ event: 'battle', seat: 0, against: 2 }));
    expect([state.relicsHeld[0], state.relicsHeld[2], state.points[0]]).toEqual([1, 0, 1]);
    expect(civsInPlay(state)).toBe(0b111);
    state.ships[at('B2')] = state.owner[at('B2')] = state.fleet[2] = 0;
    expect(isOut(state, 2)).toBe(false);
  });

  test('keeps the game going when only one person is left', () => {
    const state = withThird();
    put(state, 'A1', 0, 5);
    attack(state, 'go D3', 'send A1 4 none', 'send A3 3 none');
    expect([isOut(state, 1), state.phase === OVER]).toEqual([true, false]);
  });

  test('NG-11.8: takes no turns and makes no bids, but its score counts and it has a place', () => {
    const state = withThird();
    state.points[2] = 5;
    state.roundLimit = 1;
    while (state.phase !== OVER) {
      expect(state.turn).toBeLessThan(2);
      game.play(state, state.turn, move(legalTexts(state)[0]), new FastChance(0));
    }
    expect(state.winners).toBe(1 << 2);
    const outcome = game.outcome(state);
    expect([outcome?.ranks.toSorted(), outcome?.unseated]).toEqual([[2, 2], [1]]);
    expect(outcome?.sheet.at(-1)).toMatchObject({ points: [0, 0], unseated: [10 + 3 * 1 + 20] });
  });
});
