// What rules ask instead of modes: fares by place, limits, and civilizations beyond the seats of people.

import { FastChance, MoveList } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { volume, walk } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { smallSectors } from '../data/small-sectors.ts';
import { placeAt, slotOf, systemOf } from '../rules/board.ts';
import { fareBetween, NO_WAY, wayBetween } from '../rules/ledger.ts';
import { systemNames } from '../rules/moves.ts';
import { sectorOf } from '../rules/options.ts';
import { previewAttack } from '../rules/preview.ts';
import { AFFINITY, MOVE, OVER, PLACES, UNHURT, type Nexum } from '../rules/state.ts';
import { civsInPlay, isOut } from '../rules/victory.ts';
import { chartWays } from '../rules/ways.ts';
import { told } from './cosmos-scene.ts';
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
  refused,
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
  test('NG-6.1, NG-6.2: links and closed systems decide which way leads from one system to another', () => {
    for (const sector of ['LAUBURIA', 'HEABEZA', 'DROPTULA', 'QUANTUM']) {
      const state = newGame(4, { sector });
      const { systems, adjacency, noHyperspace } = sectorOf(optionsOf({ sector }));
      for (const from of systems) {
        for (const to of systems) {
          const closed = noHyperspace.includes(from) || noHyperspace.includes(to);
          const way = adjacency[from]?.includes(to) ? 2 : closed ? NO_WAY : 3;
          const numbers = [from, to].map((id) => systemNames.indexOf(id)) as [number, number];
          expect([from, to, wayBetween(state, 0, ...numbers)]).toEqual([from, to, from === to ? 1 : way]);
        }
      }
    }
  });

  describe('what makes ways shorter or longer', () => {
    const from = (name: string): number => systemNames.indexOf(name);
    const way = (state: Nexum, one: string, other: string): number =>
      wayBetween(chart(state), 0, from(one), from(other));
    const chart = (state: Nexum): Nexum => {
      chartWays(state);
      return state;
    };

    test('a bridge takes 1 off between systems beside it, closed or not, whoever goes', () => {
      const state = newGame(4, { sector: 'HEABEZA' });
      const before = [way(state, 'A', 'B'), way(state, 'A', 'C'), way(state, 'A', 'G'), way(state, 'D', 'G')];
      state.jumpers = 0;
      for (const name of 'ABCG') state.bridged |= 1 << from(name);
      const after = [way(state, 'A', 'B'), way(state, 'A', 'C'), way(state, 'A', 'G'), way(state, 'D', 'G')];
      expect([before, after]).toEqual([
        [NO_WAY, 2, 3, 3],
        [2, 1, 2, NO_WAY],
      ]);
    });

    test('who cannot jump goes to neighbours and inside systems only, but to an open cloud from everywhere', () => {
      const state = newGame(4, { sector: 'LAUBURIA' });
      state.jumpers = 0b1110;
      expect([way(state, 'A', 'D'), way(state, 'A', 'B'), way(state, 'A', 'A')]).toEqual([NO_WAY, 2, 1]);
      expect(wayBetween(state, 1, from('A'), from('D'))).toBe(3);
      state.openClouds = 1 << from('D');
      expect([way(state, 'A', 'D'), way(state, 'D', 'A'), way(state, 'E', 'D')]).toEqual([3, 3, 2]);
    });

    test('no ship leaves some systems, but inside them they move, and others come', () => {
      const state = newGame(4);
      state.noExit = 1 << from('B');
      expect([
        way(state, 'B', 'A'),
        way(state, 'B', 'D'),
        way(state, 'B', 'B'),
        way(state, 'A', 'B'),
      ]).toEqual([NO_WAY, NO_WAY, 1, 2]);
    });

    test('both opinions agree in games full of them', () => {
      const twisted = (seed: number): typeof game => ({
        ...game,
        setup(options, seats, chance) {
          const state = game.setup(options, seats, chance);
          const some = (part: number): number => {
            let systems = 0;
            for (let system = 0; system < state.span; system++)
              if (mixSeeds(seed * 7 + part, system) % 3 === 0) systems |= 1 << system;
            return systems;
          };
          state.bridged = some(1);
          state.noExit = some(2) & some(3);
          state.openClouds = some(4) & some(5);
          state.neutron = some(6);
          state.exotic = some(7);
          state.starless = some(8) & some(9);
          state.binary = some(10);
          state.jumpers = mixSeeds(seed, 11) % 16;
          state.tieWinners = mixSeeds(seed, 12) % 16;
          state.ionProof = mixSeeds(seed, 13) % 16;
          state.kindred = mixSeeds(seed, 14) % 16;
          for (let seat = 0; seat < seats; seat++)
            state.buildLimit[seat] = 3 + (mixSeeds(seed, 20 + seat) % 3);
          return chart(state);
        },
      });
      for (let i = 0; i < volume({ daily: 12, long: 600, mutation: 1 }); i++) {
        const [seats, customSector] = i % 2 === 0 ? [3, smallSectors[1]] : [2, smallSectors[2]];
        const options = { ...optionsOf({ customSector, roundLimit: 20 }) };
        const { found } = walk(twisted(i), { seats, options, seed: mixSeeds(17, i) }, { share: 0.5 });
        expect(found).toBe(null);
      }
    });
  });

  test('a toll is paid on every way, once for each ship, and not where there is no way', () => {
    const state = ionize(newGame(4, { sector: 'HEABEZA' }), 'A1', 'B1');
    const jump = placeAt(4, 0);
    expect(fareBetween(state, 0, at('A3'), at('A1'))).toBe(2);
    expect(fareBetween(state, 0, at('A3'), at('A2'))).toBe(1);
    expect(fareBetween(state, 0, at('A1'), at('A2'))).toBe(1);
    expect(fareBetween(state, 0, jump, at('B1'))).toBe(NO_WAY);
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

describe('battles by other numbers', () => {
  const field = (): Nexum => put(put(emptySector(4), 'A3', 0, 5, 'E'), 'D3', 1, 1);

  test('who wins ties attacks with as many as defend, unless the defender wins them too', () => {
    const state = put(field(), 'A1', 1, 2);
    state.tieWinners = 0b0001;
    expect(previewAttack(state, 0, at('A1'), 2, 0)).toMatchObject({ allowed: true, needed: 2, survivors: 1 });
    expect(attack(game.shape.clone(state), 'go A1', 'send A3 2 none')).toContainEqual(
      expect.objectContaining({ event: 'battle', attack: 2, defence: 2, casualties: 1 }),
    );
    state.tieWinners = 0b0011;
    expect(previewAttack(state, 0, at('A1'), 2, 0)).toMatchObject({ allowed: false, needed: 3 });
  });

  test('a tie that nobody survives is not fought', () => {
    const state = put(put(emptySector(4), 'A3', 0, 2, 'M'), 'A1', 1, 2);
    state.tieWinners = 1;
    expect(reasonOf(state, 'go A1')).toBe(
      'You cannot gather enough ships to beat A1: it takes 2, and only 1 of yours is free to go. (NG-6.21)',
    );
  });

  test('a system can shield its planets by itself', () => {
    const state = put(field(), 'A1', 1, 2);
    state.neutron = 1;
    expect(previewAttack(state, 0, at('A1'), 4, 0)).toMatchObject({ defence: 3, casualties: 1 });
    expect(isOffered(state, 'go A1')).toBe(true);
    expect(attack(state, 'go A1', 'send A3 4 none')[1]).toMatchObject({ event: 'battle', defence: 3 });
  });

  test('an attack that is said to be unhurt loses nobody, and is so once', () => {
    const state = put(put(field(), 'A1', 1, 4), 'A2', 0, 5);
    state.declared = UNHURT;
    const [fought] = told(attack(state, 'go A1', 'send A2 4 none', 'send A3 2 none'), 'battle');
    expect([fought.casualties, fought.excess, state.declared]).toEqual([0, 1, 0]);
  });

  test('a relic that is said to help adds 1 to the next attack that has one', () => {
    const state = put(put(field(), 'A1', 1, 1), 'A2', 1, 3);
    state.declared = AFFINITY;
    attack(state, 'go A1', 'send A3 2 none');
    expect(state.declared).toBe(AFFINITY);
    put(state, 'B1', 0, 5, 'R');
    expect(attack(state, 'go A2', 'send B1 3 R')).toContainEqual(
      expect.objectContaining({ event: 'battle', attack: 4, defence: 3 }),
    );
    expect(state.declared).toBe(0);
  });

  test('the first planet with a relic that is attacked in a turn has 1 more, if its owner is kindred', () => {
    const state = put(put(put(field(), 'A1', 1, 1, 'T'), 'A2', 1, 1, 'R'), 'B1', 0, 5);
    state.kindred = 0b0011;
    const [first] = told(attack(state, 'go A1', 'send A3 3 none'), 'battle');
    const [second] = told(attack(state, 'go A2', 'send B1 2 none'), 'battle');
    expect([first.defence, second.defence]).toEqual([2, 1]);
    expect(previewAttack(state, 1, at('A1'), 4, 0).defence).toBe(state.ships[at('A1')]);
  });

  test('nothing scores in some systems', () => {
    const state = put(put(put(field(), 'A1', 1, 1), 'A2', 1, 1), 'A*', 1, 1);
    state.exotic = 1;
    expect(previewAttack(state, 0, at('A1'), 4, 0).points).toBe(0);
    const events = attack(state, 'go A1', 'send A3 3 none');
    expect(told(events, 'star lost')).toMatchObject([{ scores: false }]);
    expect(state.points[0]).toBe(0);
  });

  test('stars are kept with fewer planets in some systems, and closed in others', () => {
    const state = put(put(put(emptySector(4), 'B1', 1, 1), 'B*', 1, 1), 'B2', 0, 5);
    put(put(state, 'B3', 0, 2), 'D3', 1, 1);
    state.binary = 1 << 1;
    expect(game.check(state)).toBe(null);
    expect(told(attack(state, 'go B1', 'send B2 4 none'), 'star lost')).toHaveLength(1);
    expect(isOffered(state, 'go B*')).toBe(true);
    state.starless = 1 << 1;
    expect(reasonOf(state, 'go B*')).toBe('No ship can enter the star of that system. (NG-6.9)');
  });

  test('all ships may leave some places', () => {
    const state = put(put(put(emptySector(4), 'A1', 0, 1), 'A3', 0, 2, 'T'), 'D3', 1, 1);
    expect(refused(state, 'go A3')).toBe('NG-6.7');
    state.mayEmpty[0] = 0b001;
    expect(isOffered(state, 'go A3')).toBe(true);
  });
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
    for (const field of [
      state.owner,
      state.ships,
      state.relicsAt,
      state.ofType,
      state.fleet,
      state.held,
      state.heldIn,
    ])
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
