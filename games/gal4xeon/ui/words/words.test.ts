import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance, isRefusal, messageOf, phrased, type Message } from '@starboard/engine';
import { spoken } from '@starboard/kit';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../../languages/es/gal4xeon/messages.ts';
import { engine } from '../../../../languages/es/page/engine.ts';
import { words as es } from '../../../../languages/es/gal4xeon/words.ts';
import { sampleSheets } from '../../data/samples.ts';
import { gal4xeon as game } from '../../rules/game.ts';
import { readSheetFile } from '../../rules/sheets/file.ts';
import { english, say } from '../../words/messages.ts';
import { walk } from '../walk.ts';
import { words as en } from './en.ts';

const languages = [
  ['English', spoken({}, en)],
  ['Spanish', spoken({}, es)],
] as const;
const GAMES = 9;

/** Any move that there is, whether it makes sense or not. */
function wish(chance: FastChance): number {
  const kind = chance.die(game.moves.names.length) - 1;
  const values = game.moves.fieldsOf(kind).map(({ name, names, min, size }) => {
    const value = chance.die(size) - 1;
    return [name, names === null ? min + value : names[value]] as const;
  });
  const move = game.moves.fromRecord({ move: game.moves.names[kind], ...Object.fromEntries(values) });
  if (typeof move !== 'number') throw new Error(move.text);
  return move;
}

/** Words that cannot stand in a Spanish sentence. */
const ENGLISH =
  /\b(?:the|you|is|of|Strength|Range|relations|league|conglomerate|Logistics|friendly|unfriendly|points|Realm)\b/;

/** A sentence with a gap in it was put together wrongly. */
const GAP = /undefined|NaN|null|\[object|=>| {2}| [.,:]/;

const inSpanish = (message: Message): string => phrased({ engine, gal4xeon: messages }, message);

describe('what the rules say, in Spanish', () => {
  test('every refusal of random wishes', () => {
    const heard = new Map<string, Message>();
    for (let seed = 0; seed < GAMES; seed++) {
      const chance = new FastChance(900 + seed);
      walk({
        seed,
        seats: 1 + (seed % 2),
        look: ({ state, seat }) => {
          for (let i = 0; i < 40; i++) {
            const refusal = game.whyNot(state, seat, wish(chance));
            if (refusal !== null) heard.set(refusal.reason, messageOf(refusal));
          }
        },
      });
    }
    expect(heard.size).toBeGreaterThan(400);
    for (const message of heard.values()) expectSpanish(message);
  });

  test('every ending and every line of the score sheet', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const outcome = game.outcome(walk({ seed, seats: 1 + (seed % 3) }));
      if (outcome === null) throw new Error('That game has not ended.');
      for (const message of [outcome.reason, ...outcome.sheet.map(({ label }) => label)])
        expectSpanish(message);
    }
  });

  test('every refusal of sheet files that were spoilt at random', () => {
    const heard = new Map<string, Message>();
    for (let seed = 0; seed < 6000; seed++) {
      const refusal = readSheetFile(spoilt(seed));
      if (isRefusal(refusal)) heard.set(refusal.reason, messageOf(refusal));
    }
    expect(heard.size).toBeGreaterThan(250);
    for (const message of heard.values()) {
      const said = inSpanish(message);
      expect(said, message.text).not.toMatch(/ (?:is|has|the|gives|lacks|names|row|list|number) /);
      // what is given may be null
      expect(said, message.text).not.toMatch(/undefined|NaN|\[object|=>/);
    }
  });

  test.each([
    [say('shared'), 'Empate en puntos y en pistas: la victoria es compartida.'],
    [say('furtherAlong', { track: 'trade' }), 'Empate a puntos: va más lejos en la pista de Comercio.'],
    [say('alone', { points: 95, title: 'Galactic Legend' }), '95 puntos: Leyenda Galáctica.'],
    [
      say('fewerTurns', { technology: 'range2', turns: 4 }),
      'La forma de Alcance 2 no tiene 4 posiciones distintas.',
    ],
    [say('tracksFull'), 'Tus tres pistas están llenas, así que las casillas extra se pierden.'],
    [
      say('tooFar', { place: 'sheet.map', row: 3, column: 20 }),
      'sheet.map tiene un sector demasiado lejos del hogar en la fila 3, columna 20.',
    ],
    [
      say('needsFirst', { technology: 'tradeLeague', needs: 'friendlyRelations' }),
      'Liga comercial necesita antes Relaciones amistosas.',
    ],
    [say('actionFirst', { action: 'trade' }), 'Antes realiza la acción de Comerciar o renuncia a ella.'],
  ])('%j', (message, spanish) => {
    expect(inSpanish(message)).toBe(spanish);
  });
});

function expectSpanish(message: Message): void {
  const said = inSpanish(message);
  expect(said, message.text).not.toMatch(ENGLISH);
  for (const each of [said, message.text]) expect(each).not.toMatch(GAP);
}

test('every message of the catalogue is said somewhere in the rules', () => {
  const folder = join(import.meta.dirname, '../../rules');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect(Object.keys(english).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});

/** A sheet file in which one thing was replaced, taken out, or written twice. */
function spoilt(seed: number): unknown {
  const chance = new FastChance(seed);
  const file: unknown = JSON.parse(JSON.stringify(sampleSheets[seed % sampleSheets.length]));
  const spots: { readonly of: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const of = value as Record<string, unknown>;
    for (const key of Object.keys(of)) {
      spots.push({ of, key });
      visit(of[key]);
    }
  };
  visit(file);
  const { of, key } = spots[chance.die(spots.length) - 1];
  const old = of[key];
  const others: readonly unknown[] = [
    undefined,
    null,
    -1,
    99,
    'x',
    [],
    {},
    true,
    spots[chance.die(spots.length) - 1].of[key],
    Array.isArray(old) ? [...(old as readonly unknown[]), (old as readonly unknown[])[0]] : old,
    typeof old === 'string' ? old.replace(/[swgH]/, 'gH?9 '[chance.die(5) - 1]) : { ...of, more: 1 },
  ];
  const other = others[chance.die(others.length) - 1];
  if (other === undefined) delete of[key];
  else of[key] = other;
  return file;
}

describe.each(languages)('%s', (_language, words) => {
  test('asks, offers and tells everything in random games', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const end = walk({
        seed,
        seats: 2,
        look: ({ state, seat, choices }) => {
          expectSaid(words.prompt(state, seat));
          const said = choices.map(({ record }) => words.move(record, state, seat));
          said.forEach(expectSaid);
          // a list in which two lines are the same helps nobody
          expect(new Set(said).size).toBe(said.length);
        },
        tell: (event, state) => {
          const told = words.event(event, (seat) => `Seat ${seat}`, state);
          expect(told === null, event.event).toBe(['filled', 'reached'].includes(event.event));
          expectSaid(told?.text ?? 'Nothing');
          expect(words.guide).toHaveProperty([told?.rule ?? 'GX-1.1']);
        },
      });
      expectSaid(words.prompt(end, 0));
    }
  });
});

function expectSaid(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|null|\?|^$/);
  expect(sentence).toMatch(/^[\p{Lu}\d¿]/u);
}
