import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance, isRefusal, messageOf, phrased, type Message } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { sectorMessages } from '../../../languages/es/nexum-galaxy/sector-messages.ts';
import { engine } from '../../../languages/es/page/engine.ts';
import { presets as sectors } from '../data/presets.ts';
import { readSector } from '../rules/sectors/sector.ts';
import { validateSector } from '../rules/sectors/validate.ts';
import { say } from './messages.ts';
import { sectors as english } from './sector-messages.ts';

/** English that must not be left over in a Spanish sentence; names in a file are English all the same. */
const ENGLISH = /(?<![.\w])(the|and|is|are|on|relics? lies?|you|of|it|not)\b/i;

const inSpanish = (message: Message): string => phrased({ engine, 'nexum-galaxy': sectorMessages }, message);

describe('Spanish says what is said of sectors:', () => {
  test('what is wrong with a file, and advice on it', () => {
    const chance = new FastChance(7);
    const heard = new Map<string, Message>();
    for (let i = 0; i < 3000; i++) {
      const read = readSector(damaged(sectors[chance.die(sectors.length) - 1], chance));
      const said = isRefusal(read) ? [messageOf(read)] : validateSector(read).advice;
      for (const message of said) heard.set(message.text, message);
    }
    expect(heard.size).toBeGreaterThan(60);
    for (const message of heard.values()) {
      const said = inSpanish(message);
      expect(said, message.text).not.toBe(message.text);
      expect(said, message.text).not.toMatch(ENGLISH);
      expect(said, message.text).not.toMatch(/undefined|NaN|\[object|=>/);
    }
    const keys = new Set([...heard.values()].map(({ key }) => key));
    expect(keys.size).toBeGreaterThan(0.65 * Object.keys(english).length);
  });

  test.each([
    [
      say('stranger', { list: 'aiStart', system: 'K' }),
      'El comienzo de la IA nombra K, que no está en el sector.',
    ],
    [
      say('cutOff', { systems: ['B'] }),
      'Ningún camino lleva a B: nada lo une a los demás y el hiperespacio está cerrado.',
    ],
    [
      say('cutOff', { systems: ['B', 'I'] }),
      'Ningún camino lleva a B e I: nada los une a los demás y el hiperespacio está cerrado.',
    ],
    [
      say('unlikeSeats', { groups: [['A', 'D'], ['G']] }),
      'El sector no se ve igual desde cada sistema Tann: A y D / G.',
    ],
    [
      say('wrongRelics', { relics: 1, civilizations: 2, wanted: 4 }),
      'Hay 1 reliquia; 2 civilizaciones deberían tener 4.',
    ],
    [
      say('strayRelics', { relics: [{ type: 'military', place: 'B1' }] }),
      'Algunas reliquias no están en su sitio: Militar en B1.',
    ],
    [
      say('unevenTypes', { military: 2, replicator: 0, extractor: 1, transporter: 1 }),
      'Los tipos de reliquia no son igual de numerosos: 2 Militar, 0 Replicador, 1 Extractor y 1 Transportador.',
    ],
  ])('%j', (message, spanish) => {
    expect(inSpanish(message)).toBe(spanish);
  });
});

test('every message of the catalogue is said somewhere in the rules', () => {
  const folder = join(import.meta.dirname, '../rules/sectors');
  const sources = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect(Object.keys(english).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});

/** A sector file with something wrong in it. */
function damaged(sector: object, chance: FastChance): unknown {
  const copy = structuredClone(sector) as Record<string, unknown>;
  const values = [
    undefined,
    null,
    0,
    'A',
    'Z',
    '',
    [],
    ['A', 'A'],
    ['A', 'Z'],
    {},
    { A: ['A'] },
    { A: ['L', 'L'] },
    ['A', 'B'],
    [9],
    [2, 2],
    { mode: 'adjacent' },
    { mode: 'adjacent', to: ['A', 'A'] },
    { mode: 'hyperspace', to: [] },
    'home:A',
    'tann:B',
    'x'.repeat(50),
    '\u0007',
  ];
  for (let i = chance.die(2); i > 0; i--) {
    const keys = [...Object.keys(copy), 'stranger'];
    const key = keys[chance.die(keys.length) - 1];
    const value = values[chance.die(values.length) - 1];
    const list = copy[key];
    if (Array.isArray(list) && chance.die(2) === 1) list.splice(chance.die(list.length + 1) - 1, 1, value);
    else if (value === undefined) delete copy[key];
    else copy[key] = value;
  }
  return copy;
}
