import { FastChance, isRefusal } from '@starboard/engine';
import { readOptions, ScriptedChance } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { disks, systemIds } from '../data/disks.ts';
import { isPlain, modesOf } from '../data/modes.ts';
import { presets } from '../data/presets.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { sectorOf, type Options } from '../rules/options.ts';
import { CARD, FIRST_STAR, STAR } from '../rules/state.ts';
import { at, game, newGame, on, optionsOf, play, relicsOn } from './scene.ts';

const LARGE = 3;

describe('NG-3.1: the sector', () => {
  test.each(presets)('$name is played by as many as it is made for', ({ name, players }) => {
    for (const seats of [2, 3, 4]) {
      const conflict = game.conflict(optionsOf({ sector: name }), seats);
      expect(conflict?.rule ?? null).toBe(players.includes(seats) ? null : 'NG-3.1');
    }
    for (const seats of players.filter((count) => count > 1)) {
      expect(game.check(newGame(seats, { sector: name }))).toBe(null);
    }
  });

  test('NG-3.1, ruling 72: neighbours are what the sector says, both ways', () => {
    const state = newGame(4);
    const sector = sectorOf(optionsOf());
    for (const [a, one] of systemIds.entries()) {
      for (const [b, two] of systemIds.entries()) {
        const linked = ((state.links[a] >>> b) & 1) === 1;
        expect(linked).toBe(sector.adjacency[one]?.includes(two) ?? false);
      }
    }
  });

  test('NG-3.1: planets have the sizes printed on the disks, and every system has one star', () => {
    const state = newGame(4);
    expect(['A1', 'A2', 'A3'].map((name) => state.size[at(name)])).toEqual([1, 2, 3]);
    expect(['B1', 'B2', 'B3'].map((name) => state.size[at(name)])).toEqual([LARGE, LARGE, LARGE]);
    expect(['L1', 'L2', 'L3'].map((name) => state.size[at(name)])).toEqual([1, 2, 3]);
    expect(state.size.filter((size) => size === STAR).length).toBe(12);
    expect(state.size[at('K*')]).toBe(STAR);
    expect(state.size[at('K**')]).toBe(0);
    expect(FIRST_STAR).toBe(at('A*'));
  });

  test('NG-3.1: a sector of your own takes the place of a printed one', () => {
    const [narrows, locks] = smallSectors;
    const state = newGame(2, { customSector: narrows });
    expect(state.span).toBe(4);
    expect(state.size[at('B1')]).toBe(0);
    expect(relicsOn(state, 'C1')).toBe('(E)');
    const closed = newGame(3, { customSector: locks });
    expect(closed.closed).toBe((1 << 0) | (1 << 3) | (1 << 6) | (1 << 9));
  });

  test('NG-3.1: options that do not fit the sector are refused with a sentence', () => {
    expect(game.conflict(optionsOf({ sector: 'SPIRO' }), 3)?.reason).toBe(
      'SPIRO is made for 1 or 2 players, not for 3.',
    );
    expect(game.conflict(optionsOf({ sector: 'TREX' }), 2)?.reason).toBe(
      'TREX is made for 3 players, not for 2.',
    );
    const alone = { ...smallSectors[0], players: [1] };
    expect(game.conflict(optionsOf({ customSector: alone }), 2)?.reason).toBe(
      'NARROWS is made for one player against the computer, not for 2.',
    );
  });
});

describe('NG-3.2: the first player', () => {
  test('is the seat that was agreed on', () => {
    for (const [seat, firstPlayer] of (['1', '2', '3', '4'] as const).entries()) {
      const state = newGame(4, { firstPlayer });
      expect([state.first, state.turn]).toEqual([seat, seat]);
    }
    expect(game.conflict(optionsOf({ firstPlayer: '3' }), 2)?.rule).toBe('NG-3.2');
    expect(game.conflict(optionsOf({ firstPlayer: '3' }), 3)).toBe(null);
  });

  test('is drawn at random when nobody was agreed on', () => {
    for (const face of [1, 2, 3]) {
      const chance = new ScriptedChance(face);
      expect(game.setup(optionsOf(), 3, chance).first).toBe(face - 1);
      expect(chance.used).toBe(true);
    }
  });
});

describe('NG-3.3: civilizations', () => {
  const gates = (state: ReturnType<typeof newGame>): number[] => [...state.tann.subarray(0, state.seats)];

  test('start in the order of the seats, on the largest planet of their Tann system', () => {
    expect(gates(newGame(4))).toEqual([at('A3'), at('D3'), at('G3'), at('J3')]);
    expect(gates(newGame(2))).toEqual([at('A3'), at('D3')]);
    expect(['A', 'D', 'G', 'J'].map((id) => disks[id as 'A'].colour)).toEqual([
      'blue',
      'red',
      'yellow',
      'green',
    ]);
  });

  test('or are dealt at random, among the Tann systems in play', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) seen.add(gates(newGame(3, { homes: 'random' }, seed)).join());
    expect(seen.size).toBe(6);
    expect(
      [...seen].every((deal) =>
        deal.split(',').every((gate) => [at('A3'), at('D3'), at('G3')].includes(Number(gate))),
      ),
    ).toBe(true);
  });

  test('or as the table chooses, any of the sector', () => {
    const state = newGame(2, { chosenHomes: ['J', 'G'] });
    expect(gates(state)).toEqual([at('J3'), at('G3')]);
    expect([on(state, 'J3'), on(state, 'G3'), on(state, 'A3')]).toEqual([[0, 4], [1, 4], null]);
    expect(gates(newGame(3, { chosenHomes: ['D', 'J', 'A'], homes: 'random' }))).toEqual([
      at('D3'),
      at('J3'),
      at('A3'),
    ]);
  });

  test.each([
    [2, ['A', 'D', 'G'], '3 starting systems were chosen for 2 seats.'],
    [2, ['A', 'B'], 'B is not a starting system of LAUBURIA: choose from A, D, G, J.'],
  ] as const)('with %i seats %j cannot be chosen', (seats, chosenHomes, reason) => {
    expect(game.conflict(optionsOf({ chosenHomes }), seats)).toMatchObject({ reason, rule: 'NG-3.3' });
  });

  test('what is chosen is a list of different systems', () => {
    const reasonOf = (chosenHomes: unknown): string => {
      const read = readOptions(game.options, { chosenHomes });
      return isRefusal(read) ? read.reason : '';
    };
    expect(reasonOf(['A', 'A'])).toBe('Two civilizations cannot both start in A.');
    expect(reasonOf('AD')).toBe('chosenHomes must be a list of at most 4, not "AD".');
    expect(reasonOf(['A', 'Z'])).toContain('chosenHomes[1]');
    expect(reasonOf(['A', 'D'])).toBe('');
  });

  test('allies get systems that the sector puts opposite each other', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const [a, b, c, d] = gates(newGame(4, { homes: 'random', teams: true }, seed));
      expect([at('A3') + at('G3'), at('D3') + at('J3')]).toContain(a + c);
      expect([at('A3') + at('G3'), at('D3') + at('J3')]).toContain(b + d);
      seen.add([a, b, c, d].join());
    }
    expect(seen.size).toBe(8);
  });
});

describe('what everybody starts with', () => {
  test('NG-3.4: four phase cards face up', () => {
    const state = newGame(3);
    expect([...state.cards]).toEqual([15, 15, 15, 0]);
    expect(state.phase).toBe(CARD);
  });

  test('NG-3.5: four ships on the planet with the gate and three energy', () => {
    const state = newGame(4);
    expect(['A3', 'D3', 'G3', 'J3'].map((name) => on(state, name))).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
    expect([...state.fleet]).toEqual([4, 4, 4, 4]);
    expect([...state.energy]).toEqual([3, 3, 3, 3]);
    expect([...state.points]).toEqual([0, 0, 0, 0]);
  });

  test('NG-3.8, ruling 59: the rest of the home system is conquered and plundered like any other', () => {
    const state = newGame(2, { grandBattle: 'off' });
    expect([on(state, 'A1'), on(state, 'A2'), on(state, 'A*')]).toEqual([null, null, null]);
    play(state, 'card move', 'go A1', 'send A3 1 none', 'go A2', 'send A3 1 none', 'done');
    expect(state.energy[0]).toBe(3 - 2 + 1 + 2);
    expect(state.points[0]).toBe(0);
  });
});

describe('NG-3.6: relics', () => {
  test('lie where the sector puts them, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const state = newGame(seats);
      for (const { type, system, planet } of sectorOf(optionsOf()).relics) {
        expect(relicsOn(state, `${system}${planet}`)).toBe(`(${type[0].toUpperCase()})`);
      }
      expect([...state.ofType].map((set) => set.toString(2).replaceAll('0', '').length)).toEqual([
        2, 2, 2, 2,
      ]);
    }
  });

  test('ruling 70: balanced or random relics are twice as many as civilizations and not in Tann systems', () => {
    for (const relics of ['balanced', 'random'] as const) {
      for (const seats of [2, 3, 4]) {
        const state = newGame(seats, { relics, sector: 'LAUBURIA' }, seats);
        expect(state.ofType.reduce((sum, set) => sum + set.toString(2).replaceAll('0', '').length, 0)).toBe(
          2 * seats,
        );
        for (const home of ['A', 'D', 'G', 'J'].slice(0, seats)) {
          expect([1, 2, 3].map((planet) => relicsOn(state, home + planet))).toEqual(['', '', '']);
        }
      }
    }
  });

  test('NG-2.4: a relic on a planet that is held from the start is attached', () => {
    const state = newGame(2, {
      customSector: { ...smallSectors[0], relics: [{ type: 'military', system: 'D', planet: 3 }] },
    });
    expect(relicsOn(state, 'D3')).toBe('M');
    expect([...state.relicsHeld]).toEqual([0, 1, 0, 0]);
  });
});

test('NG-2.6: relics heaped on a planet at home are all attached at the start, so nobody picks', () => {
  const relics = (['military', 'extractor'] as const).map(
    (type) => ({ type, system: 'A', planet: 3 }) as const,
  );
  const state = newGame(2, { customSector: { ...smallSectors[1], relics } });
  expect([relicsOn(state, 'A3'), state.relicsHeld[0], state.picking]).toEqual(['ME', 2, 0]);
  expect(game.outcome(state)).toBe(null);
});

test('NG-2.6: a heap of relics makes the first ship pick', () => {
  const state = newGame(2, { customSector: smallSectors[2] });
  play(state, 'card move', 'go A1', 'send A3 1 none', 'attach extractor');
  expect(relicsOn(state, 'A1')).toBe('E(R)');
});

describe('NG-3.7: Tann systems without a player', () => {
  const tannsOf = (name: string, seats: number, given: Partial<Options> = {}): string[] => {
    const state = newGame(seats, { sector: name, ...given });
    return ['A', 'D', 'G', 'J'].filter((id) => [...state.tann.subarray(0, seats)].includes(at(`${id}3`)));
  };

  test('NG-9.1, rulings 142 and 149: every mode without events and computers leaves the Tanns that it prints', () => {
    for (const { name, players, seats } of presets) {
      for (const mode of modesOf(name).filter(isPlain)) {
        const left = seats.filter((id) => !mode.flip?.includes(id));
        expect(tannsOf(name, mode.humans, { mode: mode.id })).toEqual(left.slice(0, mode.humans));
      }
      for (const count of players.filter((each) => each > 1))
        expect(tannsOf(name, count)).toEqual(seats.slice(0, count));
    }
  });

  test('are minor systems that anybody may conquer', () => {
    const state = newGame(2);
    expect(['G1', 'G2', 'G3', 'G*'].map((name) => state.size[at(name)])).toEqual([1, 2, 3, STAR]);
    expect(on(state, 'G3')).toBe(null);
    play(state, 'card move', 'go G3', 'send A3 1 none');
    expect(on(state, 'G3')).toEqual([0, 1]);
  });
});

test('NG-3.1: set-up depends on nothing but its arguments', () => {
  const one = game.setup(optionsOf({ homes: 'random', relics: 'random' }), 4, new FastChance(9));
  const two = game.setup(optionsOf({ homes: 'random', relics: 'random' }), 4, new FastChance(9));
  expect(game.shape.equal(one, two)).toBe(true);
});
