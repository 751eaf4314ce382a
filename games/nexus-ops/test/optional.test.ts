import { FastChance, isRefusal } from '@starboard/engine';
import { defaultOptions, readOptions } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../data/terrain.ts';
import { HEX_NAMES } from '../data/board.ts';
import { conflict, type Options } from '../rules/options.ts';
import { CHOOSE, HILL, SCORE } from '../rules/phases.ts';
import { MISSIONS, MISSION_NAMES, TOKEN_KINDS } from '../rules/state.ts';
import { game, hexOf, TestTable } from './table.ts';

function chosen(options: Partial<Options>): Options {
  return { ...(defaultOptions(game.options) as unknown as Options), ...options };
}

describe('Executive Orders', () => {
  test('NO-15.3: everybody begins with a Secret Mission', () => {
    const table = new TestTable({ seats: 3, options: { executiveOrders: true } });
    expect([...table.state.missionSize]).toEqual([1, 1, 1, 0]);
    expect(table.state.missionDeckSize[0]).toBe(33);
    expect(table.broken).toBe(null);
  });
});

describe('King of the Hill', () => {
  const holding = (): TestTable =>
    new TestTable({ seats: 3, options: { kingOfTheHill: true } }).put(0, 'M', { dragon: 1 });

  test('NO-15.4: a point instead of two cards, and a card for everybody else', () => {
    const table = holding().mission(0, 'secureMonolith').draws('objForest').toFight();
    expect(table.state.phase).toBe(HILL);
    expect(table.legal()).toEqual([
      'claim cards',
      'claim hill',
      'discard objForest',
      'discard secureMonolith',
      'score secureMonolith',
    ]);
    expect(table.rule('done')).toBe('NO-15.4');
    table.draws('teleport', 'forceField').play('claim hill');
    expect([table.state.hills[0], table.state.points[0], table.state.missionsLeft]).toEqual([1, 1, 39]);
    expect([...table.state.energizeSize]).toEqual([0, 1, 1, 0]);
    expect(table.hand(1)).toEqual(['teleport']);
    expect(table.hand(2)).toEqual(['forceField']);
    expect(table.told('hill')).toEqual([{ event: 'hill', seat: 0 }]);
    expect(table.state.phase).toBe(SCORE);
    expect(table.broken).toBe(null);
  });

  test('NO-15.4: or the cards', () => {
    const table = holding().toFight().play('claim cards');
    expect([...table.state.energizeSize]).toEqual([2, 0, 0, 0]);
    expect(table.state.points[0]).toBe(0);
  });

  test('NO-15.4: no choice without the option or with an empty stack', () => {
    expect(new TestTable({ seats: 3 }).put(0, 'M', { dragon: 1 }).toFight().state.phase).toBe(SCORE);
    const empty = holding();
    empty.state.missionsLeft = 0;
    empty.toFight();
    expect(empty.state.phase).toBe(SCORE);
    expect(empty.state.energizeSize[0]).toBe(2);
  });

  test('NO-15.4: the last point wins before anybody draws', () => {
    const table = holding().points(0, 11).toFight().play('claim hill');
    expect(game.outcome(table.state)?.ranks).toEqual([1, 2, 2]);
    expect(game.outcome(table.state)?.sheet[2].points).toEqual([1, 0, 0]);
    expect([...table.state.energizeSize]).toEqual([0, 0, 0, 0]);
  });
});

describe('Top Priority', () => {
  const drawing = (...draws: string[]): TestTable =>
    new TestTable({ options: { topPriority: true } })
      .play('done')
      .draws(...draws)
      .play('done');

  test('NO-15.5: of two missions one is kept, the other goes under the deck', () => {
    const table = drawing('objForest', 'domSpires');
    expect(table.state.phase).toBe(CHOOSE);
    expect(table.legal()).toEqual(['keep domSpires', 'keep objForest']);
    expect(table.rule('keep objMagma')).toBe('NO-15.5');
    expect(table.rule('done')).toBe('NO-15.5');
    table.play('keep domSpires');
    expect(table.hand(0)).toEqual(['domSpires']);
    expect(table.state.tailSize).toBe(1);
    expect(MISSION_NAMES[table.state.tail[0] - 1]).toBe('objForest');
    expect(table.told('returned')).toEqual([{ event: 'returned', seat: 0 }]);
    expect(table.broken).toBe(null);
  });

  test('NO-15.5: two alike are one choice', () => {
    expect(drawing('objForest', 'objForest').legal()).toEqual(['keep objForest']);
  });

  test('NO-15.5: nobody else knows what was drawn or returned', () => {
    const table = drawing('objForest', 'domSpires');
    expect([...table.view(1).offer]).toEqual([-1, -1, 0, 0, -1, -1, -1, -1]);
    expect([...table.view(0).offer.subarray(0, 2)]).toEqual([1, 22]);
    table.play('keep domSpires');
    expect(table.view(1).tail[0]).toBe(-1);
    expect(table.view(-1).tail[0]).toBe(-1);
    expect(table.view(0).tail[0]).toBe(1);
  });

  test('NO-15.5: what lies under the deck comes last, in its order', () => {
    const table = new TestTable({ options: { topPriority: true } });
    table.state.missionDeck.fill(0);
    table.state.missionDeck[MISSION_NAMES.indexOf('objForest')] = 1;
    table.state.missionDeckSize[0] = 1;
    for (const [i, name] of ['domPlains', 'domForest', 'domSpires'].entries()) {
      table.state.tail[i] = MISSION_NAMES.indexOf(name) + 1;
      table.state.tailBy[i] = 2 - (i % 2);
    }
    table.state.tailSize = 3;
    table.toFight();
    expect(table.legal()).toEqual(['keep domPlains', 'keep objForest']);
    table.play('keep domPlains');
    expect([...table.state.tail.subarray(0, 4)].map((card) => MISSION_NAMES[card - 1])).toEqual([
      'domForest',
      'domSpires',
      'objForest',
      undefined,
    ]);
    expect([...table.state.tailBy.subarray(0, 4)]).toEqual([1, 2, 1, 0]);
  });

  test('NO-15.5: the last mission of all needs no choice', () => {
    const table = new TestTable({ options: { topPriority: true } });
    table.state.missionDeck.fill(0);
    table.state.missionDeck[3] = 1;
    table.state.missionDeckSize[0] = 1;
    table.toFight();
    expect(table.hand(0)).toEqual(['objMagma']);
    table.play('done').toFight();
    expect(table.hand(1)).toEqual([]);
  });
});

describe('Extra Exploration Tokens', () => {
  const kinds = (options: Partial<Options>): number[][] => {
    const { pile } = new TestTable({ tokens: true, options }).state;
    return [[...pile.subarray(0, TOKEN_KINDS)], [...pile.subarray(TOKEN_KINDS)]];
  };

  test('NO-15.6: they take the place of others', () => {
    expect(kinds({ extraTokens: 'striders' })[0]).toEqual([0, 4, 4, 4, 2, 2, 2]);
    expect(kinds({ extraTokens: 'each' })[0]).toEqual([2, 4, 3, 3, 2, 2, 2]);
    expect(kinds({ extraTokens: 'striders', board: 'energy-dependence' })).toEqual([
      [0, 1, 1, 2, 1, 0, 1],
      [0, 1, 1, 2, 1, 0, 1],
    ]);
    expect(kinds({ extraTokens: 'each', board: 'energy-dependence' })[0]).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });

  test('NO-15.6: players are free to mix them as they like', () => {
    const tokenMix = { strider: 1, mine2: 4, fungoid: 4, crystalline: 4, charge: 2, energy: 1, hoard: 2 };
    expect(kinds({ tokenMix })[0]).toEqual([1, 4, 4, 4, 2, 1, 2]);
    const own = { strider: 3, mine2: 2, hoard: 1 };
    expect(kinds({ tokenMix: own, board: 'energy-dependence' })).toEqual([
      [3, 2, 0, 0, 0, 0, 1],
      [3, 2, 0, 0, 0, 0, 1],
    ]);
    expect(isRefusal(readOptions(game.options, { tokenMix: { strider: 19 } }))).toBe(true);
    expect(isRefusal(readOptions(game.options, { tokenMix: { human: 1 } }))).toBe(true);
    expect(isRefusal(readOptions(game.options, { tokenMix: [] }))).toBe(true);
  });

  test('NO-15.6: sixteen rubium of mines are advised', () => {
    const mix = { strider: 1, mine2: 4, fungoid: 4, crystalline: 4, charge: 2, energy: 1, hoard: 2 };
    const fine = [{ extraTokens: 'off' }, { extraTokens: 'striders' }, { extraTokens: 'each' }] as const;
    for (const options of [...fine, { tokenMix: mix }, { tokenMix: { ...mix, mine2: 3, energy: 2 } }]) {
      expect(game.advice?.(chosen(options), 3)).toEqual([]);
    }
    expect(game.advice?.(chosen({ tokenMix: { ...mix, mine2: 0, strider: 5 } }), 3)).toMatchObject([
      { text: 'The mines among these tokens bring 10 rubium; at least 16 are advised.' },
    ]);
    const half = { extraTokens: 'each', board: 'energy-dependence' } as const;
    expect(game.advice?.(chosen(half), 2)).toEqual([]);
  });
});

describe('Intercepted Transmissions', () => {
  const lineOf = (table: TestTable): string[] =>
    MISSION_NAMES.flatMap((name, card) => Array.from({ length: table.state.line[card] }, () => name));

  const withLine = (...names: string[]): TestTable => {
    const table = new TestTable({ options: { interceptedTransmissions: true } }).allLand('forest');
    const { state } = table;
    for (let card = 0; card < MISSIONS; card++) {
      state.missionDeck[card] += state.line[card];
      state.missionDeckSize[0] += state.line[card];
    }
    state.line.fill(0);
    for (const name of names) {
      const card = MISSION_NAMES.indexOf(name);
      state.line[card]++;
      state.missionDeck[card]--;
      state.missionDeckSize[0]--;
    }
    return table;
  };

  test.each([2, 3, 4])('NO-15.7: the line of %i players has two more', (seats) => {
    const table = new TestTable({ seats, options: { interceptedTransmissions: true } });
    expect(lineOf(table)).toHaveLength(seats + 2);
    expect(table.state.missionDeckSize[0]).toBe(34 - seats);
    expect([...table.state.missionSize]).toEqual([0, 0, 0, 0]);
  });

  test('NO-15.7: the player whose turn it is fulfils what lies there; the Draw phase fills it up', () => {
    const table = withLine('objForest', 'sendDragons', 'slayHuman', 'domSpires');
    table.put(0, 'B4', { dragon: 1 }).put(1, 'B4', { human: 1 }).toFight().dice(2).play('fight B4 1');
    expect(table.legal('score')).toEqual(['score objForest', 'score sendDragons', 'score slayHuman']);
    expect(table.rule('score objMagma')).toBe('NO-15.7');
    table.play('score objForest');
    expect(table.rule('score sendDragons')).toBe('NO-8.2');
    table.play('score slayHuman');
    expect(table.state.points[0]).toBe(3);
    expect(lineOf(table)).toEqual(['sendDragons', 'domSpires']);
    table.draws('domPlains', 'domForest').play('done');
    expect(lineOf(table)).toEqual(['sendDragons', 'domPlains', 'domForest', 'domSpires']);
    expect(table.state.missionSize[0]).toBe(0);
    expect(table.state.missions[0]).toBe(0);
    expect(table.told('line').map(({ card }) => card)).toEqual([39, 40]);
    // a white one that has just come may be fulfilled at once
    expect(table.state.phase).toBe(SCORE);
    expect(table.legal('score')).toEqual(['score domForest']);
    expect(table.broken).toBe(null);
  });

  test('NO-15.7: it is full again when the Draw phase ends, whatever was fulfilled in it', () => {
    const table = withLine('domForest', 'domSpires', 'domPlains', 'objMagma').put(0, 'B4', { human: 1 });
    table.toFight();
    expect(table.state.phase).toBe(SCORE);
    table.play('score domForest');
    expect(lineOf(table)).toHaveLength(3);
    table.draws('objForest').play('done');
    expect(table.state.turn).toBe(1);
    expect(lineOf(table)).toEqual(['objForest', 'objMagma', 'domPlains', 'domSpires']);
    expect(table.broken).toBe(null);
  });

  test('NO-15.7: version 1 left the gaps until the next Draw phase', () => {
    const table = withLine('domForest', 'domSpires', 'domPlains', 'objMagma').put(0, 'B4', { human: 1 });
    table.state.rules = 1;
    table.toFight().play('score domForest', 'done');
    expect(lineOf(table)).toHaveLength(3);
  });

  test('NO-15.7, NO-16.6: also where its player is eliminated in it', () => {
    const table = new TestTable({ seats: 4, options: { interceptedTransmissions: true, teams: true } });
    table.allLand('forest').put(0, 'B4', { human: 1 }).put(1, 'B4', { dragon: 1, human: 1 });
    table.put(2, 'B9', { human: 1 }).put(3, 'H4a', { human: 1 }).rubium(0, 0).energize(0, 'teleport');
    table.toFight().dice(2).play('fight B4 1', 'pass', 'pass');
    expect([table.state.phase, table.state.turn, table.state.army[0]]).toEqual([SCORE, 0, 0]);
    table.state.line[table.state.line.findIndex((copies) => copies > 0)]--;
    table.play('discard teleport');
    expect([table.state.out, table.state.turn]).toEqual([1, 1]);
    expect(lineOf(table)).toHaveLength(6);
  });

  test('NO-15.7: a Mission is taken where nothing red is fulfilled', () => {
    const table = withLine('domSpires', 'domPlains', 'objMagma', 'objSpires');
    table
      .put(0, 'B4', { dragon: 1 })
      .put(1, 'B4', { human: 1 })
      .toFight()
      .dice(2)
      .play('fight B4 1')
      .play('done');
    expect(table.state.missions[0]).toBe(1);
  });
});

describe('boards for two', () => {
  test('NO-15.8: Bad Neighbors live side by side', () => {
    const table = new TestTable({ options: { board: 'bad-neighbors' } });
    const near = (name: string): string[] =>
      HEX_NAMES.filter((_, hex) => ((table.state.near[hexOf(name)] >>> hex) & 1) === 1);
    expect(near('H1b')).toEqual(['B2', 'B3', 'H1a', 'H1c']);
    expect(near('H2a')).toEqual(['B3', 'B4', 'H2b', 'H2c']);
    expect(table.state.hexes).toBe(2 ** 25 - 1);
  });

  test('NO-15.9: Energy Dependence has twelve hexes and the Monolith', () => {
    const table = new TestTable({ tokens: true, options: { board: 'energy-dependence' } });
    const { state } = table;
    const hexes = HEX_NAMES.filter((_, hex) => ((state.hexes >>> hex) & 1) === 1);
    expect(hexes).toEqual([
      'M',
      'A1',
      'A2',
      'A3',
      'A4',
      'A5',
      'A6',
      'B3',
      'B4',
      'B5',
      'B9',
      'B10',
      'B11',
      'H1a',
      'H1b',
      'H1c',
      'H2a',
      'H2b',
      'H2c',
    ]);
    expect(hexes.filter((name) => state.token[hexOf(name)] === 1)).toEqual([
      'A1',
      'A2',
      'A3',
      'B3',
      'B4',
      'B5',
    ]);
    expect(hexes.filter((name) => state.token[hexOf(name)] === 2)).toEqual([
      'A4',
      'A5',
      'A6',
      'B9',
      'B10',
      'B11',
    ]);
    for (const pile of [0, 1])
      expect([...state.pile.subarray(pile * TOKEN_KINDS, (pile + 1) * TOKEN_KINDS)]).toEqual([
        2, 1, 1, 2, 0, 0, 0,
      ]);
    expect(state.mine[hexOf('H2c')]).toBe(3);
    expect(((state.near[hexOf('H1a')] >>> hexOf('B3')) & 1) === 1).toBe(true);
    expect(table.broken).toBe(null);
  });

  test('NO-15.9: its tiles are four single and four double ones', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { terrain } = game.setup(chosen({ board: 'energy-dependence' }), 2, new FastChance(seed));
      const lands = (names: readonly string[]): string[] =>
        names.map((name) => TERRAINS[terrain[hexOf(name)]]).toSorted();
      expect(lands(['A1', 'A2', 'A4', 'A5'])).toEqual(['forest', 'magma', 'magma', 'spires']);
      const pairs = [lands(['B3', 'B4']), lands(['A3', 'B5']), lands(['B9', 'B10']), lands(['A6', 'B11'])];
      expect(pairs.map((pair) => pair.join('+')).toSorted()).toEqual([
        'forest+plains',
        'forest+plains',
        'forest+plains',
        'plains+spires',
      ]);
    }
  });

  test('NO-15.9: a token comes from the pile of its half', () => {
    const table = new TestTable({ tokens: true, options: { board: 'energy-dependence' } })
      .land('A4', 'forest')
      .put(0, 'A4', { human: 1 });
    table.play('done').draws('token mine2').play('done');
    expect([table.state.pile[1], table.state.pile[TOKEN_KINDS + 1]]).toEqual([1, 0]);
    expect(table.state.token[hexOf('A4')]).toBe(0);
  });
});

describe('editions', () => {
  test.each([
    ['2005', 22],
    ['2012', 40],
    ['2024', 40],
  ] as const)('NO-15.10: the box of %s has %i Missions', (edition, missions) => {
    expect(new TestTable({ options: { edition } }).state.missionsLeft).toBe(missions);
  });
});

describe('what goes together', () => {
  const standard = { strider: 6, mine2: 4, fungoid: 4, crystalline: 4 };
  const half = { strider: 2, mine2: 1, fungoid: 1, crystalline: 2 };
  const gold = { ...standard, strider: 5, hoard: 1 };

  const fine: readonly [number, Partial<Options>][] = [
    [2, {}],
    [4, { teams: true }],
    [4, { teams: true, kingOfTheHill: true, topPriority: true, executiveOrders: true, alternateUnits: true }],
    [3, { interceptedTransmissions: true, vortex: true, extraTokens: 'each', goal: 'essence' }],
    [2, { board: 'energy-dependence', alternateUnits: true, goal: 'long-haul', kingOfTheHill: true }],
    [2, { board: 'bad-neighbors', vortex: true }],
    [4, { edition: '2005', teams: true, topPriority: true }],
    [4, { edition: '2012', vortex: true, alternateUnits: true, extraTokens: 'striders' }],
    // a pile for the other board does not matter
    [2, { extraTokens: 'each', deckFile: { piles: { half } } }],
    [2, { extraTokens: 'each', board: 'energy-dependence', deckFile: { piles: { standard } } }],
    [3, { tokenMix: { ...standard, strider: 0, charge: 2, energy: 2, hoard: 2 } }],
    [2, { tokenMix: { ...half, strider: 1, hoard: 1 }, board: 'energy-dependence' }],
    [3, { edition: '2005', deckFile: { tokens: { hoard: { count: 1 } }, piles: { standard: gold } } }],
    [3, { edition: '2005', deckFile: { tokens: { hoard: { count: 1 } } }, tokenMix: gold }],
  ];

  test.each(fine)('NO-15.11: %i seats with %j', (seats, options) => {
    expect(conflict(chosen(options), seats)).toBe(null);
    expect(new TestTable({ seats, options, tokens: true }).broken).toBe(null);
  });

  const barred: readonly [number, Partial<Options>, string][] = [
    [3, { teams: true }, 'four players'],
    [2, { teams: true }, 'four players'],
    [4, { teams: true, goal: 'essence' }, '20 points'],
    [4, { teams: true, goal: 'long-haul' }, '20 points'],
    [3, { interceptedTransmissions: true, topPriority: true }, 'Top Priority'],
    [3, { interceptedTransmissions: true, executiveOrders: true }, 'Executive Orders'],
    [3, { vortex: true, kingOfTheHill: true }, 'King of the Hill'],
    [3, { board: 'energy-dependence' }, 'Energy Dependence'],
    [4, { board: 'bad-neighbors' }, 'Bad Neighbors'],
    [2, { edition: '2005', kingOfTheHill: true }, 'King of the Hill cards'],
    [2, { edition: '2005', vortex: true }, 'no Vortex'],
    [2, { edition: '2005', extraTokens: 'each' }, 'no extra exploration tokens'],
    [2, { edition: '2005', alternateUnits: true }, 'no alternate units'],
    [2, { extraTokens: 'each', deckFile: { piles: { standard } } }, 'cannot be mixed otherwise'],
    [2, { tokenMix: standard, deckFile: { piles: { standard } } }, 'cannot be mixed otherwise'],
    [
      2,
      { extraTokens: 'each', board: 'energy-dependence', deckFile: { piles: { half } } },
      'cannot be mixed otherwise',
    ],
    [2, { extraTokens: 'each', tokenMix: standard }, 'Your own mix of tokens'],
    [2, { tokenMix: half }, '18 tokens lie on the board, not 6.'],
    [2, { tokenMix: {} }, '18 tokens lie on the board, not 0.'],
    [
      2,
      { tokenMix: standard, board: 'energy-dependence' },
      '6 tokens lie on each half of the board, not 18.',
    ],
    [
      2,
      { tokenMix: { strider: 7, mine2: 4, fungoid: 4, crystalline: 3 } },
      'The box holds 6 of the token "Rock Strider", not 7.',
    ],
    [
      2,
      { tokenMix: { ...half, strider: 1, crystalline: 1, energy: 2 }, board: 'energy-dependence' },
      'The box holds 2 of the token "Two Energize cards", not 4.',
    ],
    [3, { deckFile: { tokens: { strider: { count: 5 } } } }, 'The box holds 5 of the token "Rock Strider"'],
    [
      3,
      { extraTokens: 'each', deckFile: { tokens: { energy: { count: 1 } } } },
      'The box holds 1 of the token "Two Energize cards", not 2.',
    ],
    [
      2,
      { board: 'energy-dependence', deckFile: { tokens: { strider: { count: 3 } } } },
      'The box holds 3 of the token "Rock Strider", not 4.',
    ],
    [
      2,
      { edition: '2005', deckFile: { piles: { standard: gold } } },
      'The box holds 0 of the token "Seven rubium", not 1.',
    ],
    [2, { edition: '2005', tokenMix: gold }, 'The box holds 0 of the token'],
    [
      2,
      {
        board: 'energy-dependence',
        deckFile: { tiles: { singles: ['forest', 'forest', 'forest', 'forest', 'spires', 'magma'] } },
      },
      'has not the tiles',
    ],
    [
      2,
      {
        board: 'energy-dependence',
        deckFile: { tiles: { doubles: Array.from({ length: 6 }, () => ['forest', 'plains'] as const) } },
      },
      'has not the tiles',
    ],
  ];

  test.each(barred)('NO-15.11: not %i seats with %j', (seats, options, words) => {
    const refusal = conflict(chosen(options), seats);
    expect(refusal?.rule).toBe('NO-15.11');
    expect(refusal?.reason).toContain(words);
  });

  test('options are read by their names', () => {
    const read = readOptions(game.options, { goal: 'essence', roundLimit: 5 });
    expect(isRefusal(read)).toBe(false);
    expect(isRefusal(readOptions(game.options, { goal: 'twelve' }))).toBe(true);
    expect(game.simulationOptions).toEqual({ roundLimit: 200 });
  });
});
