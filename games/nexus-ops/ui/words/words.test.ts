import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  FastChance,
  isRefusal,
  messageOf,
  phrased,
  type GameEvent,
  type Message,
  type OptionValues,
} from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { settings, volume } from '@starboard/engine/testkit';
import type { GameWords } from '@starboard/kit';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../../languages/es/nexus-ops/messages.ts';
import { engine } from '../../../../languages/es/page/engine.ts';
import { words as spanishWords } from '../../../../languages/es/nexus-ops/words.ts';
import { exampleDeck } from '../../data/example-deck.ts';
import { guide as englishGuide } from '../../guide/guide.ts';
import type { NexusEvent } from '../../rules/events.ts';
import { nexusOps } from '../../rules/game.ts';
import { advice, options as schema, type Options } from '../../rules/options.ts';
import type { Nexus } from '../../rules/state.ts';
import { english as catalogue } from '../../words/messages.ts';
import { words as englishWords } from './en.ts';
import { speaking } from './nexus-words.ts';
import { game, walkGames } from './walking.ts';

const en = speaking(englishWords);
const es = speaking(spanishWords);

const languages = [
  ['English', en],
  ['Spanish', es],
] as const;

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const nameOf = (seat: number): string => NAMES[seat];

/** A sentence with a gap in it was put together wrongly. */
const GAP = /undefined|NaN|null|\[object| {2}| [.,:]/;

function checkLine(words: GameWords<Nexus>, event: GameEvent, state: Nexus): void {
  const line = words.event(event, nameOf, state);
  expect(line === null).toBe(event.event === 'passed');
  const { text, rule = 'NO-1.1' } = line ?? { text: 'Passed.' };
  expect(text, event.event).toMatch(/^\p{Lu}.*[.!]$/u);
  expect(text).not.toMatch(GAP);
  expect(englishGuide).toHaveProperty([rule]);
}

/** One of each kind. */
const EVENTS: { readonly [E in NexusEvent['event']]: Extract<NexusEvent, { readonly event: E }> } = {
  turn: { event: 'turn', seat: 0, round: 3 },
  bought: { event: 'bought', seat: 0, unit: 1, hex: 19 },
  energized: { event: 'energized', seat: 0, card: 5 },
  rubium: { event: 'rubium', seat: 0, amount: 4, why: 'mines' },
  placed: { event: 'placed', seat: 0, unit: 5, hex: 4 },
  moved: { event: 'moved', seat: 0, unit: 3, number: 2, from: 4, to: 5 },
  breathed: { event: 'breathed', seat: 0, from: 4, to: 5, die: 4, hit: true },
  destroyed: { event: 'destroyed', seat: 1, unit: 0, hex: 5, number: 1 },
  explored: { event: 'explored', seat: 0, hex: 5, token: 2 },
  battle: { event: 'battle', seat: 0, against: 1, hex: 5 },
  shattered: { event: 'shattered', seat: 0, number: 2 },
  tactic: { event: 'tactic', seat: 2, card: 8, side: 1 },
  rolled: { event: 'rolled', unit: 4, attack: [1, 0, 0, 0, 2, 0], defence: [0, 0, 0, 0, 0, 0], again: true },
  result: { event: 'result', hex: 5, won: true, lost: true },
  passed: { event: 'passed', seat: 0 },
  scored: { event: 'scored', seat: 0, card: 20, points: 2 },
  mission: { event: 'mission', seat: 0 },
  hill: { event: 'hill', seat: 0 },
  drew: { event: 'drew', seat: 0, deck: 1, card: null },
  line: { event: 'line', card: 21 },
  returned: { event: 'returned', seat: 0 },
  reshuffled: { event: 'reshuffled', deck: 0 },
  discarded: { event: 'discarded', seat: 0, card: 4 },
  gave: { event: 'gave', seat: 0, to: 2, deck: 0, card: null },
  vortex: { event: 'vortex', from: 2, to: 3 },
  blast: { event: 'blast', hex: 6 },
  'went home': { event: 'went home', seat: 0, unit: 0, from: 2, to: 19 },
  out: { event: 'out', seat: 3 },
  over: { event: 'over', ending: 2 },
};

const GAMES = volume({ daily: 8, long: 120, mutation: 3 });
const LONGEST = 500;

describe.each(languages)('in %s', (_language, words) => {
  test('every decision has a prompt, and its choices have names of their own', () => {
    walkGames(settings, GAMES, LONGEST, ({ state, seat, legal, options }) => {
      const said = words.forTable?.(options, nameOf) ?? words;
      const prompt = said.prompt(state, seat);
      expect(prompt).not.toMatch(GAP);
      expect(prompt.length).toBeGreaterThan(10);
      const texts = legal.map((move) => said.move(game.moves.toRecord(move), state, seat));
      for (const text of texts) expect(text).not.toMatch(GAP);
      expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length);
    });
  });

  test('what happens in games is told', () => {
    walkGames(
      settings,
      GAMES,
      LONGEST,
      () => {},
      (event, state, options) => checkLine(words.forTable?.(options, nameOf) ?? words, event, state),
    );
  });

  test.each(Object.values(EVENTS))('an event such as %j is told', (event) => {
    checkLine(words, event, game.setup(defaults(), 4, new FastChance(1)));
  });

  test('what somebody else drew is told without the card', () => {
    const state = game.setup(defaults(), 2, new FastChance(1));
    const drew = { event: 'drew', seat: 1, deck: 0, card: 3 };
    const seen = words.event(drew, nameOf, state);
    const hidden = words.event(game.viewEvent(drew, 0) ?? drew, nameOf, state);
    expect(seen?.text).toContain(words.namesFor({}).cards[3].title);
    expect(hidden?.text).toMatch(/^Ben .*Energ/);
  });

  test('a table is spoken of with the names that its options bring', () => {
    const state = game.setup({ ...defaults(), alternateUnits: true }, 2, new FastChance(1));
    const buy = { move: 'buy', unit: 'dragon', hex: 'H1a' };
    const standard = words.move(buy, state, 0);
    const alternate = words.forTable?.({ alternateUnits: true }, nameOf).move(buy, state, 0);
    expect(alternate).not.toBe(standard);
    const own = words.forTable?.({ deckFile: exampleDeck }, nameOf);
    expect(own?.move({ ...buy, unit: 'human' }, state, 0)).toContain('Colonist');
    expect(own?.move({ move: 'energize', card: 'extra1' }, state, 0)).toContain('Human Wave');
    // its text says what the changed card does
    const names = words.namesFor({ deckFile: exampleDeck });
    expect(names.energize[7].text).toContain('5');
  });
});

function defaults(): OptionValues {
  const read = readOptions(nexusOps.options, {});
  if (isRefusal(read)) throw new Error(read.reason);
  return read;
}

describe('the guide in Spanish', () => {
  test('was written from the English guide as it is: where that changes, both change', async () => {
    const english = Object.entries(englishGuide).map(([id, { title, text }]) => `${id} ${title}: ${text}\n`);
    await expect(english.join('')).toMatchFileSnapshot(
      '../../../../languages/es/nexus-ops/guide/written-from.txt',
    );
  });

  // in one test, so that no rule counts as tested because it was translated
  test('tells every rule with the same numbers, as ruling where it is one', () => {
    for (const [id, english] of Object.entries(englishGuide)) {
      const spanish = es.guide[id];
      expect(spanish.text, id).not.toBe(english.text);
      expect(numbersIn(spanish.text), id).toEqual(numbersIn(english.text));
      expect(spanish.text.includes('Aclaración:'), id).toBe(english.text.includes('Ruling:'));
    }
  });
});

function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d+/g)].map(([number]) => number).toSorted();
}

/** Words that cannot stand in a Spanish sentence; names of fields and of the file stay as they are. */
const ENGLISH =
  /\b(?:the|you|your|is|are|has|of|that|this|only|card|unit|hex|mission|tokens|Rock|Mine|Human|Forest|Pool|Spires|Energize)\b/;

const inSpanish = (message: Message): string => phrased({ engine, 'nexus-ops': messages }, message);

function expectSpanish(message: Message): void {
  expect(message.text).not.toMatch(GAP);
  const said = inSpanish(message);
  expect(said, message.text).not.toMatch(GAP);
  expect(said, message.text).not.toMatch(ENGLISH);
}

test('every message of the catalogue is said somewhere in the rules', () => {
  const folder = join(import.meta.dirname, '../../rules');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect(Object.keys(catalogue).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});

describe('what the rules say, in Spanish', () => {
  test('refusals of random wishes, and outcomes', () => {
    const heard = new Set<string>();
    const hear = (message: Message): void => {
      heard.add(message.key);
      expectSpanish(message);
    };
    const ends = walkGames(settings, GAMES, 700, ({ state, seat, chance }) => {
      for (let i = 0; i < 12; i++) {
        const refusal = nexusOps.whyNot(state, seat, randomMove(chance));
        if (refusal !== null) hear(messageOf(refusal));
      }
    });
    for (const { state } of ends) {
      const outcome = nexusOps.outcome(state);
      if (outcome === null) continue;
      hear(outcome.reason);
      for (const { label } of outcome.sheet) hear(label);
    }
    expect(heard.size).toBeGreaterThan(30);
  });

  test('conflicts of options, and advice', () => {
    const chance = new FastChance(5);
    const heard = new Set<string>();
    for (let i = 0; i < 4000; i++) {
      const options = anyOptions(chance);
      const conflict = nexusOps.conflict(options, chance.die(3) + 1);
      for (const message of [...(conflict === null ? [] : [messageOf(conflict)]), ...advice(options)]) {
        heard.add(message.key);
        expectSpanish(message);
      }
    }
    expect(heard.size).toBeGreaterThan(12);
  });

  test.each([
    [7, 'deck debe ser un objeto, no 7.'],
    [{ cost: 1 }, 'deck no tiene ningún campo "cost". Sus campos son name, units, '],
    [{ units: { human: { cost: 0 } } }, 'deck.units.human.cost debe ser un número entero de 1 a 99, no 0.'],
    [{ units: { human: { title: 'x'.repeat(80) } } }, 'deck.units.human.title tiene más de 60 caracteres.'],
    [
      { units: { human: { title: 'a\u0007' } } },
      'deck.units.human.title contiene caracteres que no se pueden mostrar.',
    ],
    [
      { units: { human: { gait: 'swim' } } },
      'deck.units.human.gait debe ser uno de step, stride, leap, fly, dive, no "swim".',
    ],
    [{ units: { human: { mines: 'yes' } } }, 'deck.units.human.mines debe ser true o false, no "yes".'],
    [{ units: { human: { order: 1 } } }, 'Cada unidad necesita su propio lugar en el orden de batalla.'],
    [
      { units: { human: { forbidden: ['forest'] } } },
      'Humano: esta unidad no podría entrar en su propia base.',
    ],
    [
      { units: { human: { title: 'Colonist', forbidden: ['forest'] } } },
      'Colonist: esta unidad no podría entrar en su propia base.',
    ],
    [
      { alternateUnits: { human: { forbidden: ['forest'] } } },
      'Clon: esta unidad no podría entrar en su propia base.',
    ],
    [{ tiles: { singles: ['magma'] } }, 'deck.tiles.singles debe ser una lista de 6, no una lista de 1.'],
    [{ tiles: { singles: 'magma' } }, 'deck.tiles.singles debe ser una lista de 6, no "magma".'],
    [
      { units: { human: { firstIn: ['magma', 'magma', 'magma', 'magma', 'magma'] } } },
      'deck.units.human.firstIn debe ser una lista de 4 como mucho, no una lista de 5.',
    ],
    [
      { energize: { extra1: { title: 'x' } } },
      'Falta deck.energize.extra1.text: debe ser un texto de 300 caracteres como mucho.',
    ],
    [
      { energize: { rubiumStrike: { count: 20 }, battleRage: { count: 20 }, teleport: { count: 20 } } },
      ' cartas de Energía; puede haber 60 como mucho.',
    ],
    [
      { secretMissions: { extraMission1: { title: 'x' } } },
      'Falta deck.secretMissions.extraMission1.text: debe ser un texto de 300 caracteres como mucho.',
    ],
    [{ piles: { standard: { strider: 3 } } }, 'deck.piles.standard: En el tablero van 18 fichas, no 3.'],
    [
      { piles: { half: { strider: 6 } } },
      'deck.piles.half: La caja trae 6 fichas «Caminante de roca», no 12.',
    ],
    [
      { tokens: { strider: { title: 'Walker' } }, piles: { half: { strider: 6 } } },
      'deck.piles.half: La caja trae 6 fichas «Walker», no 12.',
    ],
    [{ alternateUnits: { human: { shatters: true } } }, 'Solo un tipo de unidad puede destruirse'],
  ])('what is wrong with the deck file %j', (file, spanish) => {
    const read = schema.deckFile.read(file);
    if (!isRefusal(read)) throw new Error('That deck file is good.');
    expect(read.reason).not.toMatch(GAP);
    expect(inSpanish(messageOf(read))).toContain(spanish);
  });
});

/** Any move of the notation, mostly not legal. */
function randomMove(chance: FastChance): number {
  const kind = chance.draw(game.moves.names.length);
  const record: Record<string, string | number> = { move: game.moves.names[kind] };
  for (const { name, names, min, size } of game.moves.fieldsOf(kind)) {
    const value = min + chance.draw(Math.min(size, 40));
    record[name] = names === null ? value : names[value];
  }
  const move = game.moves.fromRecord(record as { move: string });
  if (typeof move !== 'number') throw new Error(move.text);
  return move;
}

/** Options at random, whether they go together or not. */
function anyOptions(chance: FastChance): Options {
  const tables = settings(nexusOps, chance);
  const chosen: Record<string, unknown> = { ...tables.next().value.options };
  for (const [name, option] of Object.entries(schema)) {
    if (chance.draw(3) > 0) continue;
    if (option.type === 'flag') chosen[name] = true;
    else if (option.type === 'choice') chosen[name] = option.of[chance.draw(option.of.length)];
    else if (option.type === 'document') chosen[name] = option.examples[chance.draw(option.examples.length)];
  }
  return chosen as unknown as Options;
}
