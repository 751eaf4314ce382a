import { readFileSync } from 'node:fs';
import { isRefusal, type OptionValues } from '@starboard/engine';
import { parseOption, readOptions } from '@starboard/engine/match';
import { volume, walk } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { exampleDeck } from '../data/example-deck.ts';
import { TERRAINS } from '../data/terrain.ts';
import { readDeckFile } from '../rules/deck/read.ts';
import { game, TestTable } from './table.ts';

function reasonOf(file: unknown): string {
  const read = readDeckFile(file);
  return isRefusal(read) ? read.reason : 'fine';
}

describe('the documented example', () => {
  const page = readFileSync(new URL('../../../docs/deck-files.md', import.meta.url), 'utf8');
  const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

  test('NO-19.1: is accepted, is the one of the tests, and plays to the end', () => {
    const deckFile = parseOption(game.options, 'deckFile', example);
    expect(isRefusal(deckFile) ? deckFile.reason : 'fine').toBe('fine');
    expect(deckFile).toEqual(exampleDeck);
    const options = readOptions(game.options, { deckFile, roundLimit: 20 });
    if (isRefusal(options)) throw new Error(options.reason);
    expect(readOptions(game.options, JSON.parse(JSON.stringify(options)) as OptionValues)).toEqual(options);
    const steps = volume({ daily: game.longestGame, long: game.longestGame, mutation: 100 });
    const { found } = walk(game, { seats: 2, options, seed: 1 }, { share: 0.02, steps });
    expect(found).toBe(null);
  });

  test('NO-19.3: its values are those of the table', () => {
    const table = new TestTable({ options: { deckFile: exampleDeck }, tokens: true });
    const { state } = table;
    expect([...state.pile.subarray(0, 7)]).toEqual([4, 4, 4, 4, 0, 0, 2]);
    expect(state.energizeDeckSize[0]).toBe(32 + 2 - 2 + 1);
    expect(state.missionDeckSize[0]).toBe(38);
    expect(state.missionsLeft).toBe(30);
    expect(state.mine[21]).toBe(2);
    const lands = [1, 2, 3, 4, 5, 6].map((hex) => TERRAINS[state.terrain[hex]]).toSorted();
    expect(lands).toEqual(['forest', 'magma', 'magma', 'magma', 'plains', 'spires']);
    table.rubium(0, 3).play('buy human H1a');
    expect(state.rubium[0]).toBe(0);
    table
      .energize(0, 'extra1', 'rubiumStrike')
      .play('energize rubiumStrike', 'energize extra1', 'place H1a', 'place H1a', 'place H1b');
    expect(state.rubium[0]).toBe(5);
    expect(table.units(0, 'H1a')).toEqual({ human: 3 });
    expect(table.broken).toBe(null);
  });

  test('NO-19.3: a mission of its own, with two conditions', () => {
    const fight = (attack: string): TestTable => {
      const table = new TestTable({ options: { deckFile: exampleDeck } })
        .allLand('forest')
        .mission(0, 'extraMission1');
      table.put(0, 'A1', { [attack]: 1, dragon: 1 }).put(1, 'A1', { human: 1 });
      return table.toFight().dice(2).play('fight A1 1');
    };
    expect(fight('fungoid').play('score extraMission1').state.points[0]).toBe(3);
    expect(fight('human').rule('score extraMission1')).toBe('NO-8.4');
    expect(fight('human').refusal('score extraMission1').reason).toContain('did not survive');
  });

  test('NO-19.3: units and alternate units of its own', () => {
    const first = new TestTable({ options: { deckFile: exampleDeck } })
      .allLand('magma')
      .put(0, 'A1', { leaper: 1, dragon: 1 });
    first.put(1, 'A1', { human: 3 }).toFight().dice(1, 1, 1, 1, 5).play('fight A1 1');
    expect(first.told('rolled').map(({ unit }) => unit)).toEqual([4, 5, 0]);
    const clones = new TestTable({ options: { deckFile: exampleDeck, alternateUnits: true } }).rubium(0, 6);
    clones.play('buy human H1a', 'buy human H1a');
    expect(clones.rule('buy human H1a')).toBe('NO-18.1');
    expect(clones.state.rubium[0]).toBe(2);
  });

  test('NO-19.3: a recruit goes only where it may be', () => {
    const deckFile = {
      energize: {
        extra1: {
          title: 'Lava Humans',
          text: 'x',
          count: 1,
          effect: { does: 'recruit', unit: 'human', number: 1, on: 'magma' },
          source: 'reconstructed',
        },
      },
    } as const;
    const table = new TestTable({ options: { deckFile } })
      .land('A1', 'magma')
      .put(0, 'A1', { dragon: 1 })
      .energize(0, 'extra1')
      .play('energize extra1');
    expect(table.legal()).toEqual(['place H1a', 'place H1b', 'place H1c']);
    expect(table.rule('place A1')).toBe('NO-3.2');
  });
});

describe('a deck file', () => {
  test('NO-19.1: may be empty, and is kept as it is', () => {
    expect(readDeckFile({})).toEqual({});
    const file = {
      units: { dragon: { breathOn: 0, gait: 'step', bonus: { magma: 2 }, forbidden: ['magma'] } },
    };
    expect(readDeckFile(file)).toEqual(file);
    const missions = {
      secretMissions: {
        slayHuman: {
          goal: { when: 'won', enemyBase: true, flown: true, slaying: 'human' },
          notWith: ['vortex'],
        },
      },
    };
    expect(readDeckFile(missions)).toEqual(missions);
  });

  test.each([
    ['not an object', 7, 'deck must be an object, not 7.'],
    ['a list', [], 'deck must be an object, not a list of 0.'],
    ['an unknown table', { ships: {} }, 'deck has no field "ships". Its fields are name, units,'],
    ['an unknown unit', { units: { orc: {} } }, 'deck.units has no field "orc"'],
    [
      'a price of nothing',
      { units: { human: { cost: 0 } } },
      'deck.units.human.cost must be a whole number from 1 to 99, not 0.',
    ],
    ['a fraction', { units: { human: { cost: 1.5 } } }, 'from 1 to 99, not 1.5.'],
    ['a price too high', { units: { human: { cost: 100 } } }, 'from 1 to 99, not 100.'],
    ['an object for a number', { units: { human: { cost: { rubium: 2 } } } }, 'not an object.'],
    ['a list for a number', { units: { human: { cost: [2] } } }, 'not a list of 1.'],
    ['nothing for a number', { units: { human: { cost: null } } }, 'not null.'],
    ['words for a number', { units: { human: { cost: '2' } } }, 'not "2".'],
    ['a long word', { units: { human: { cost: 'x'.repeat(40) } } }, `not "${'x'.repeat(30)}…".`],
    [
      'an unknown gait',
      { units: { human: { gait: 'hop' } } },
      'gait must be one of step, stride, leap, fly, dive, not "hop".',
    ],
    ['yes for true', { units: { human: { mines: 'yes' } } }, 'mines must be true or false, not "yes".'],
    ['a long title', { name: 'x'.repeat(61) }, 'deck.name is longer than 60 characters.'],
    ['no title', { name: 3 }, 'deck.name must be a text of at most 60 characters, not 3.'],
    ['strange characters', { name: 'a\u0000b' }, 'characters that cannot be shown'],
    [
      'an unknown effect',
      { energize: { teleport: { effect: { does: 'win' } } } },
      'effect.does must be one of gain, prospect',
    ],
    ['no effect', { energize: { teleport: { effect: null } } }, 'effect must be an object, not null.'],
    [
      'half an effect',
      { energize: { teleport: { effect: { does: 'recruit', unit: 'human' } } } },
      'effect.number is missing: it must be a whole number from 1 to 9.',
    ],
    [
      'an effect with more',
      { energize: { teleport: { effect: { does: 'reroll', dice: 2 } } } },
      'has no field "dice"',
    ],
    [
      'a land that is none',
      { energize: { teleport: { effect: { does: 'recruit', unit: 'human', number: 1, on: 'sea' } } } },
      'on must be one of forest',
    ],
    [
      'an unknown goal',
      { secretMissions: { objMagma: { goal: { when: 'lost' } } } },
      'goal.when must be one of won, slain',
    ],
    [
      'a goal with more',
      { secretMissions: { objMagma: { goal: { when: 'won', under: 'forest' } } } },
      'has no field "under"',
    ],
    [
      'false for a mark',
      { secretMissions: { objMagma: { goal: { when: 'won', flown: false } } } },
      'flown must be true, not false.',
    ],
    [
      'too few tiles',
      { tiles: { singles: ['forest'] } },
      'deck.tiles.singles must be a list of 6, not a list of 1.',
    ],
    [
      'a double of three',
      { tiles: { doubles: [['forest', 'forest', 'forest']] } },
      'doubles must be a list of 6, not a list of 1.',
    ],
    ['no list', { tiles: { singles: 'forest' } }, 'singles must be a list of 6, not "forest".'],
    [
      'a home of two',
      { tiles: { home: [{ land: 'forest', mine: 1 }] } },
      'home must be a list of 3, not a list of 1.',
    ],
    [
      'a home without a mine',
      { tiles: { home: [{ land: 'forest' }, { land: 'forest', mine: 1 }, { land: 'forest', mine: 1 }] } },
      'home[0].mine is missing: it must be a whole number from 0 to 9.',
    ],
    [
      'too many terrains',
      { units: { human: { forbidden: Array(7).fill('magma') } } },
      'forbidden must be a list of at most 6, not a list of 7.',
    ],
  ])('NO-19.1: is refused with %s', (_what, file, reason) => {
    expect(reasonOf(file)).toContain(reason);
  });

  test.each([
    [
      'two units with one place in the order',
      { units: { human: { order: 5 } } },
      'place of its own in the battle order',
    ],
    [
      'units nobody can pay',
      {
        units: {
          human: { cost: 9 },
          fungoid: { cost: 9 },
          crystalline: { cost: 9 },
          strider: { cost: 9 },
          leaper: { cost: 9 },
        },
      },
      'must cost 8 rubium or less',
    ],
    [
      'two that shatter',
      { units: { human: { shatters: true }, fungoid: { shatters: true } } },
      'Only one kind of unit may shatter',
    ],
    ['two that spread', { alternateUnits: { human: { spreads: true } } }, 'only one may spread'],
    [
      'two that are first',
      { units: { human: { firstIn: ['magma'] }, fungoid: { firstIn: ['magma'] } } },
      'both attack first in the same land',
    ],
    [
      'a unit that is barred from home',
      { units: { human: { forbidden: ['plains'] } } },
      'Human: this unit could not enter its own home base.',
    ],
    [
      'too many Energize cards',
      { energize: { teleport: { count: 20 }, forceField: { count: 20 } } },
      'There are 67 Energize cards; at most 60 are allowed.',
    ],
    [
      'too many missions',
      { secretMissions: { objForest: { count: 20 }, objSpires: { count: 20 } } },
      'There are 72 Secret Missions; there must be 12 to 60.',
    ],
    [
      'a spare card without a text',
      { energize: { extra1: { title: 'x', count: 1, effect: { does: 'reroll' }, source: 'sourced' } } },
      'deck.energize.extra1.text is missing: it must be a text of at most 300 characters.',
    ],
    [
      'a spare mission without points',
      {
        secretMissions: {
          extraMission2: {
            title: 'x',
            text: 'x',
            count: 1,
            red: true,
            goal: { when: 'holding' },
            source: 'sourced',
          },
        },
      },
      'deck.secretMissions.extraMission2.points is missing: it must be a whole number from 1 to 9.',
    ],
    [
      'a pile too small',
      { piles: { standard: { strider: 6 } } },
      'deck.piles.standard: The board takes 18 tokens, not 6.',
    ],
    [
      'a half pile too large',
      { piles: { half: { strider: 4, mine2: 4 } } },
      'deck.piles.half: Each half of the board takes 6 tokens, not 8.',
    ],
    [
      'more tokens than there are',
      { piles: { standard: { mine2: 5, strider: 6, fungoid: 4, crystalline: 3 } } },
      'deck.piles.standard: The box has 4 of the token "Mine 2", not 5.',
    ],
    [
      'a half pile of which the box holds but one',
      { piles: { half: { strider: 2, mine2: 3, fungoid: 1 } } },
      'deck.piles.half: The box has 4 of the token "Mine 2", not 6.',
    ],
    [
      'fewer tokens in the box than its pile names',
      { tokens: { hoard: { title: 'Gold', count: 0 } }, piles: { half: { strider: 3, mine2: 2, hoard: 1 } } },
      'deck.piles.half: The box has 0 of the token "Gold", not 2.',
    ],
  ])('NO-19.2: is refused with %s', (_what, file, reason) => {
    const read = readDeckFile(file);
    expect(isRefusal(read) ? read.rule : null).toBe('NO-19.2');
    expect(reasonOf(file)).toContain(reason);
  });

  test('NO-19.2: an alternate unit that is barred from home is called as each language calls it', () => {
    const read = readDeckFile({ alternateUnits: { fungoid: { forbidden: ['plains'] } } });
    const values = { unit: 'fungoid', alternate: true, called: null };
    expect(read).toMatchObject({ reason: 'Sporling: this unit could not enter its own home base.', values });
  });

  test('NO-19.2: few missions are refused, twelve are enough', () => {
    const counts = (left: number): unknown => ({
      secretMissions: Object.fromEntries(
        [
          'objForest',
          'objSpires',
          'objPlains',
          'objMagma',
          'raidBase',
          'sendHumans',
          'sendFungoids',
          'sendCrystallines',
          'sendStriders',
          'sendLeapers',
          'sendDragons',
          'deathFromAbove',
          'giantKiller',
          'slayHuman',
          'slayFungoid',
          'slayCrystalline',
          'slayStrider',
          'slayLeaper',
          'slayDragon',
          'domPlains',
          'domForest',
          'domSpires',
          'secureMonolith',
          'roastAlive',
        ].map((name, i) => [name, { count: i === 0 ? left : 0 }]),
      ),
    });
    expect(reasonOf(counts(12))).toBe('fine');
    const more = { objForest: { count: 20 }, objSpires: { count: 8 } };
    expect(reasonOf({ secretMissions: more })).toBe('fine');
    expect(reasonOf({ secretMissions: { ...more, objPlains: { count: 3 } } })).toContain('There are 61');
    expect(reasonOf(counts(11))).toContain('There are 11 Secret Missions');
  });

  test('NO-19.2: a unit for 8 rubium is enough to begin with', () => {
    const cost = (human: number): unknown => ({
      units: {
        human: { cost: human },
        fungoid: { cost: 9 },
        crystalline: { cost: 9 },
        strider: { cost: 9 },
        leaper: { cost: 9 },
      },
    });
    expect(reasonOf(cost(8))).toBe('fine');
    expect(reasonOf(cost(9))).toContain('nobody could begin');
  });

  test('NO-19.1: every effect and every goal is read', () => {
    const effects = [
      { does: 'gain', rubium: 50 },
      { does: 'prospect', rubium: 9 },
      { does: 'recruit', unit: 'human', number: 9, on: 'plains' },
      { does: 'march', units: 9 },
      { does: 'teleport', units: 1 },
      { does: 'rally', amount: -5 },
      { does: 'tune', amount: 5 },
      { does: 'repeat', dice: 3 },
      { does: 'reroll' },
      { does: 'shield', hits: 2 },
      { does: 'aim', hits: 2 },
    ];
    for (const effect of effects) expect(reasonOf({ energize: { teleport: { effect } } })).toBe('fine');
    const goals = [
      { when: 'won' },
      { when: 'won', in: 'forest', enemyBase: true, with: 'human', slaying: 'human', flown: true },
      { when: 'slain', unit: 'human' },
      { when: 'dominating', land: 'magma' },
      { when: 'holding' },
      { when: 'roasted' },
    ];
    for (const goal of goals) expect(reasonOf({ secretMissions: { objMagma: { goal } } })).toBe('fine');
    for (const notWith of [[], ['vortex'], ['alternateUnits', 'vortex']])
      expect(reasonOf({ secretMissions: { objMagma: { notWith } } })).toBe('fine');
    expect(
      reasonOf({ tokens: { hoard: { unit: 'dragon', energize: 9, mine: 9 } }, tiles: { source: 'sourced' } }),
    ).toBe('fine');
  });

  test('NO-19.2: with more tokens in the box a pile may be larger', () => {
    expect(reasonOf({ tokens: { mine2: { count: 12 } }, piles: { half: { mine2: 6 } } })).toBe('fine');
    expect(reasonOf({ tokens: { mine2: { count: 11 } }, piles: { half: { mine2: 6 } } })).toContain(
      'The box has 11',
    );
    // the piles of the box are not used on every board
    expect(reasonOf({ tokens: { strider: { count: 3 } } })).toBe('fine');
  });
});

test('who plays with cards of their own, in teams or with a mix of tokens is not rated', () => {
  const rated = (given: OptionValues): unknown => {
    const read = readOptions(game.options, given);
    if (isRefusal(read)) throw new Error(read.reason);
    return game.ratedAs?.(read as never, 4);
  };
  expect(rated({})).toBe('standard');
  for (const other of [{ deckFile: exampleDeck }, { teams: true }, { tokenMix: { hoard: 18 } }])
    expect(rated(other)).toBe(null);
});
