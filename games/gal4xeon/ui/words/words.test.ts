import { FastChance, isRefusal } from '@starboard/engine';
import { translated } from '@starboard/kit';
import { describe, expect, test } from 'vitest';
import { sampleSheets } from '../../data/samples.ts';
import { gal4xeon as game } from '../../rules/game.ts';
import { readSheetFile } from '../../rules/sheets/file.ts';
import { walk } from '../walk.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import type { Gal4XeonWords } from './words.ts';

const languages: readonly (readonly [string, Gal4XeonWords])[] = [
  ['English', en],
  ['Spanish', es],
];
const GAMES = 9;

/** Any move that there is, whether it makes sense or not. */
function wish(chance: FastChance): number {
  const kind = chance.die(game.moves.names.length) - 1;
  const values = game.moves.fieldsOf(kind).map(({ name, names, min, size }) => {
    const value = chance.die(size) - 1;
    return [name, names === null ? min + value : names[value]] as const;
  });
  const move = game.moves.fromRecord({ move: game.moves.names[kind], ...Object.fromEntries(values) });
  if (typeof move === 'string') throw new Error(move);
  return move;
}

/** Words that cannot stand in a Spanish sentence. */
const ENGLISH =
  /\b(?:the|you|is|of|Strength|Range|relations|league|conglomerate|Logistics|friendly|unfriendly|points|Realm)\b/;

function expectSpanish(sentence: string): void {
  const said = translated(es.phrases, sentence);
  expect(said, `no Spanish for: ${sentence}`).not.toBeNull();
  expect(said ?? '', sentence).not.toMatch(ENGLISH);
}

describe('what the rules say is known in Spanish', () => {
  test('every refusal of random wishes', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      const chance = new FastChance(900 + seed);
      walk({
        seed,
        seats: 1 + (seed % 2),
        look: ({ state, seat }) => {
          for (let i = 0; i < 40; i++) {
            const refusal = game.whyNot(state, seat, wish(chance));
            if (refusal !== null) seen.add(refusal.reason);
          }
        },
      });
    }
    expect(seen.size).toBeGreaterThan(400);
    for (const sentence of seen) expectSpanish(sentence);
  });

  test('every ending and every line of the score sheet', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const outcome = game.outcome(walk({ seed, seats: 1 + (seed % 3) }));
      expectSpanish(outcome?.reason ?? '');
      for (const { label } of outcome?.sheet ?? []) expectSpanish(label);
    }
  });

  test.each([
    'Points and tracks are equal: the victory is shared.',
    'Points are equal: further along the Explore track.',
    'Points are equal: further along the Trade track.',
    '95 points: Galactic Legend.',
    'The shape of Range 2 does not lie in 4 different ways.',
    'Your three tracks are full, so extra squares are lost.',
  ])('what random games seldom bring: %s', (sentence) => expectSpanish(sentence));

  test('every refusal of sheet files that were spoilt at random', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 6000; seed++) {
      const refusal = readSheetFile(spoilt(seed));
      if (isRefusal(refusal)) seen.add(refusal.reason);
    }
    expect(seen.size).toBeGreaterThan(250);
    for (const sentence of seen) {
      const said = translated(es.phrases, sentence);
      expect(said, `no Spanish for: ${sentence}`).not.toBeNull();
      expect(said, sentence).not.toMatch(/ (?:is|has|the|gives|lacks|names|row|list|number) /);
    }
  });

  test.each([
    [
      'sheet.tracks.explore.squares is a whole number from 1 to 60, not "x".',
      'sheet.tracks.explore.squares es un número entero de 1 a 60, no "x".',
    ],
    [
      'sheet.map has a sector too far from home in row 3, column 20.',
      'sheet.map tiene un sector demasiado lejos del hogar en la fila 3, columna 20.',
    ],
    [
      'sheet.name is missing: it is a text of at most 60 characters, all of them visible.',
      'Falta sheet.name: es un texto de 60 caracteres como mucho, todos visibles.',
    ],
    ['Trade league needs Friendly relations first.', 'Liga comercial necesita antes Relaciones amistosas.'],
    [
      'Take the Trade action first, or decline it.',
      'Antes realiza la acción de Comerciar o renuncia a ella.',
    ],
    ['62 points: Dominion.', '62 puntos: Dominio.'],
  ])('%s', (english, spanish) => {
    expect(translated(es.phrases, english)).toBe(spanish);
  });
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
