import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  FastChance,
  isRefusal,
  messageOf,
  MoveList,
  phrased,
  type Message,
  type Refusal,
} from '@starboard/engine';
import { mixSeeds, readOptions, sampleValues } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { spoken } from '@starboard/kit';
import { describe, expect, test } from 'vitest';
import { presets as sectors } from '../../data/presets.ts';
import { smallSectors } from '../../data/small-sectors.ts';
import { guide } from '../../guide/guide.ts';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import { KEEP, WINDOW, type Nexum } from '../../rules/state.ts';
import { clouds, technology } from '../../words/asteroids.ts';
import { conflicts as conflictWords } from '../../words/conflicts.ts';
import { campaignWords } from '../../words/campaign.ts';
import { civilizationWords } from '../../words/civilizations.ts';
import { cloaking } from '../../words/cloaking.ts';
import { exploring } from '../../words/exotic.ts';
import { groups } from '../../words/group.ts';
import { endings, english as catalogue, sheet } from '../../words/messages.ts';
import { sectors as sectorWords } from '../../words/sector-messages.ts';
import { building, fighting, moving, timing } from '../../words/turn.ts';
import { words as inEnglish } from './en.ts';
import { words as inSpanish } from '../../../../languages/es/nexum-galaxy/words.ts';
import { messages } from '../../../../languages/es/nexum-galaxy/messages.ts';
import { sectorLines } from '../../../../languages/es/nexum-galaxy/sectors.ts';

const english = spoken({}, inEnglish);
const spanish = spoken({}, inSpanish);
const languages = { english, spanish };

/** English that must not be left over in a Spanish sentence. */
const ENGLISH = /(?<![.\w])(the|and|is|are|ships?|you|your|energy|of|it|not)\b/i;

function optionsOf(given: Record<string, unknown>): Options {
  const read = readOptions(game.options, given);
  if (isRefusal(read)) throw new Error(read.reason);
  return read as unknown as Options;
}

/** A random game, with a question to ask at every position. */
function wander(
  seats: number,
  options: Options,
  seed: number,
  ask: (state: Nexum, chance: FastChance) => void,
): Nexum {
  const chance = new FastChance(seed);
  const state = game.setup(options, seats, chance);
  const list = new MoveList();
  while (game.actors(state) !== 0) {
    ask(state, chance);
    list.clear();
    game.legal(state, state.turn, list);
    game.play(state, state.turn, list.moves[chance.die(list.length) - 1], chance);
  }
  ask(state, chance);
  return state;
}

const tables = [
  { seats: 2, given: { sector: 'FENIX', roundLimit: 20 } },
  { seats: 2, given: { customSector: smallSectors[2], roundLimit: 20 } },
  { seats: 3, given: { customSector: smallSectors[1], roundLimit: 12 } },
  { seats: 4, given: { sector: 'DROPTULA', teams: true, roundLimit: 10 } },
  { seats: 4, given: { sector: 'TABULA', scenario: 'sterile-trap', roundLimit: 10 } },
  { seats: 4, given: { ruleSet: 'events', mode: 'four-events', roundLimit: 8 } },
  { seats: 1, given: { ruleSet: 'events', mode: 'solo-hard', roundLimit: 12 } },
  { seats: 2, given: { ruleSet: 'events', mode: 'two-vs-two', aggressiveness: 3, roundLimit: 12 } },
  { seats: 4, given: { ruleSet: 'asteroids', sector: 'CAPTOR', roundLimit: 20 } },
  { seats: 2, given: { ruleSet: 'asteroids', mode: 'two-vs-one', aggressiveness: 3, roundLimit: 20 } },
];

describe.each(Object.entries(languages))('%s', (_name, words) => {
  test('has a sentence for every prompt, choice and event of random games', () => {
    const nameOf = (seat: number): string => ['Ana', 'Ben', 'Cleo', 'Dario'][seat];
    const told = new Set<string>();
    for (const [i, { seats, given }] of tables.entries()) {
      const list = new MoveList();
      const copy = game.shape.create();
      wander(seats, optionsOf(given), mixSeeds(3, i), (state, chance) => {
        expect(words.prompt(state, state.turn)).toMatch(/^\S.*\.$/);
        if (game.actors(state) === 0) return;
        list.clear();
        game.legal(state, state.turn, list);
        const move = list.moves[chance.die(list.length) - 1];
        const choice = words.move(game.moves.toRecord(move), state, state.turn);
        expect(choice).not.toMatch(/undefined|null|NaN|\d{3}/);
        game.shape.copy(state, copy);
        game.play(copy, state.turn, move, chance, (event) => {
          told.add(event.event);
          const line = words.event(event, nameOf, copy);
          if (line === null) return;
          expect(line.text).toMatch(/^\S.*\.$/);
          expect(line.text).not.toMatch(/undefined|null|NaN/);
          expect(guide).toHaveProperty([line.rule ?? '']);
        });
      });
    }
    const silent: readonly NexumEvent['event'][] = [
      'captured',
      'out',
      'recovered',
      'battle',
      'row',
      'panel',
      'marked',
      'lifted',
      'ionized',
      'foresight',
      'act',
      'deployed',
      'shuffled',
    ];
    expect(silent.filter((event) => !told.has(event))).toEqual([]);
  });
});

test('events and the computer are told as one would tell them', () => {
  const state = game.setup(optionsOf({ mode: 'solo-easy' }), 1, new FastChance(1));
  const two = game.setup(optionsOf({ computers: 2 }), 1, new FastChance(1));
  const nameOf = (seat: number): string => ['Ana'][seat];
  const convoy = { event: 'convoy', seat: 0, place: 33, wasted: 0 } as const;
  const events: readonly NexumEvent[] = [
    { event: 'row', row: 0, cards: [4, 13, 6] },
    { event: 'panel', row: 0, side: 0, kind: 'solar', card: 4, places: [9, 57] },
    { event: 'panel', row: 0, side: 1, kind: 'calm', card: 0, places: [48] },
    { event: 'marked', place: 9, marker: 'noMove', laid: 1, markers: 4 },
    { event: 'lifted', place: 9, marker: 'noManage', markers: 0 },
    { event: 'ionized', place: 9, whole: true },
    { event: 'foresight', seat: 0, place: 9 },
    { ...convoy, ships: 1, energy: 0 },
    { ...convoy, ships: 0, energy: 2 },
    { event: 'act', seat: 1, kind: 'raid', card: 2, ships: 3, place: 9 },
    { event: 'deployed', seat: 1, from: null, to: 9, ships: 3 },
    { event: 'over', winners: 2 },
  ];
  const tell = (words: typeof english): unknown =>
    events.map((event) => words.event(event, nameOf, state)?.text);
  expect(tell(english)).toEqual([
    'Row 1 of events: B2, E2, C1.',
    'Panel 1: solar storm at B2, which is B2 and H2.',
    'Panel 2: calm at A1, which is also G1. A1 is in a Tann system: nothing happens there.',
    'B2 gets 1 No Movement marker and has 4.',
    'B2 loses a No Management marker: none left.',
    'System B is ionized this round.',
    'Ana foresees the outer cards of the next round’s first row.',
    'A convoy delivers a ship to Ana on E2.',
    'A convoy cannot land on E2 and leaves Ana 2 energy.',
    'The computer acts: raid, squadron, 3 ships.',
    'The computer brings 3 ships from the reserve to B2.',
    'The computer wins.',
  ]);
  expect(tell(spanish)).toEqual([
    'Fila 1 de eventos: B2, E2, C1.',
    'Panel 1: tormenta solar en B2, que es B2 y H2.',
    'Panel 2: calma en A1, que es también G1. A1 está en un sistema Tann: allí no pasa nada.',
    'B2 recibe 1 marcador de Sin Movimiento y tiene 4.',
    'Se retira de B2 un marcador de Sin Gestión: no queda ninguno.',
    'El sistema B queda ionizado durante esta ronda.',
    'Ana prevé las cartas de los extremos de la primera fila de la próxima ronda.',
    'Un convoy deja una nave de Ana en E2.',
    'Un convoy no puede llegar a E2 y deja a Ana 2 de energía.',
    'La IA actúa: incursión, escuadrón, 3 naves.',
    'La IA lleva 3 naves de la reserva a B2.',
    'Gana la IA.',
  ]);
  expect(english.event(events[10], nameOf, two)?.text).toBe(
    'Computer 1 brings 3 ships from the reserve to B2.',
  );
});

test('NG-10.8 NG-11.9: where nothing happens, or not all that was to, the log says why', () => {
  const state = game.setup(optionsOf({ sector: 'TRIPARTUM', mode: 'two-vs-one' }), 2, new FastChance(1));
  const panel = { event: 'panel', row: 0, side: 0, places: [] } as const;
  const events: readonly NexumEvent[] = [
    { ...panel, kind: 'glacial', card: 2 },
    { ...panel, kind: 'calm', card: 13 },
    { ...panel, kind: 'raid', card: 13 },
    { event: 'acted', seat: 2, missing: 3, reserve: 4 },
    { event: 'acted', seat: 2, missing: 1, reserve: 0 },
    { event: 'acted', seat: 2, missing: 2, reserve: 0 },
    { event: 'acted', seat: 2, missing: 0, reserve: 0 },
  ];
  const tell = (words: typeof english): unknown =>
    events.map((event) => words.event(event, String, state)?.text ?? null);
  expect(tell(english)).toEqual([
    'Panel 1: ice age at A3. A3 is in a Tann system: nothing happens there.',
    'Panel 1: calm at E2, which no system here shows.',
    'Panel 1: raid at E2, which no system here shows: the computer reinforces.',
    'The computer finds no room for 3 ships.',
    'The computer has no ship left in the reserve: 1 ship does not come.',
    'The computer has no ship left in the reserve: 2 ships do not come.',
    null,
  ]);
  expect(tell(spanish)).toEqual([
    'Panel 1: glaciación en A3. A3 está en un sistema Tann: allí no pasa nada.',
    'Panel 1: calma en E2, que ningún sistema muestra aquí.',
    'Panel 1: incursión en E2, que ningún sistema muestra aquí: la IA se refuerza.',
    'La IA no encuentra sitio para 3 naves.',
    'La IA no tiene más naves en la reserva: no llega 1 nave.',
    'La IA no tiene más naves en la reserva: no llegan 2 naves.',
    null,
  ]);
});

test('a battle is told as one would tell it', () => {
  const state = game.setup(optionsOf({}), 4, new FastChance(1));
  const nameOf = (seat: number): string => ['Ana', 'Ben'][seat];
  const battle = { event: 'battle', seat: 0, against: 1, place: 17, attack: 4, defence: 2, destroyed: 2 };
  const events: readonly NexumEvent[] = [
    { ...battle, event: 'battle', casualties: 1, excess: 0 },
    { ...battle, event: 'battle', casualties: 0, excess: 1 },
    { event: 'star lost', seat: 1, by: 0, place: 22, ships: 2, scores: true },
    { event: 'sent', seat: 0, from: 2, to: 17, ships: 3, relics: [0, 2], price: 7 },
    { event: 'sent', seat: 0, from: 2, to: 17, ships: 2, relics: [3, 3], price: 4 },
    { event: 'over', winners: 1 },
    { event: 'over', winners: 3 },
  ];
  const tell = (words: typeof english): unknown =>
    events.map((event) => words.event(event, nameOf, state)?.text);
  expect(tell(english)).toEqual([
    'Ana attacks Ben on C2, 4 against 2: 2 ships destroyed, losing 1 ship.',
    'Ana attacks Ben on C2, 4 against 2: 2 ships destroyed, without losses; 1 ship too many is destroyed.',
    'Ben loses the star of C with 2 ships: a point for Ana.',
    'Ana sends 3 ships with the Military and the Extractor from A3 to C2 for 7 energy.',
    'Ana sends 2 ships with 2 Transporter relics from A3 to C2 for 4 energy.',
    'Ana wins.',
    'Ana and Ben share the sector: a draw.',
  ]);
  expect(tell(spanish)).toEqual([
    'Ana ataca a Ben en C2, 4 contra 2: destruye 2 naves y pierde 1 nave.',
    'Ana ataca a Ben en C2, 4 contra 2: destruye 2 naves sin bajas; 1 nave de más se destruye.',
    'Ben pierde la estrella de C con 2 naves: un punto para Ana.',
    'Ana envía 3 naves con el Militar y el Extractor de A3 a C2 por 7 de energía.',
    'Ana envía 2 naves con 2 Transportadores de A3 a C2 por 4 de energía.',
    'Gana Ana.',
    'Ana y Ben comparten el sector: tablas.',
  ]);
});

function expectSpanish(message: Message): void {
  const told = phrased({ 'nexum-galaxy': messages }, message);
  expect(told, message.text).not.toMatch(ENGLISH);
  expect(told, message.text).not.toMatch(/undefined|null|NaN|\[object/);
}

test('no two parts of the catalogue have a key in common', () => {
  const parts = [
    timing,
    building,
    moving,
    fighting,
    clouds,
    technology,
    exploring,
    cloaking,
    civilizationWords,
    campaignWords,
    groups,
    conflictWords,
    endings,
    sheet,
    sectorWords,
  ];
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(keys.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

test('every message of the catalogue is said somewhere in the rules', () => {
  const folder = join(import.meta.dirname, '../../rules');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect(Object.keys(catalogue).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});

describe('Spanish says what the rules say in English:', () => {
  test('refusals, outcomes and score sheets of random games', () => {
    const heard = new Set<string>();
    const hear = (message: Message): void => {
      heard.add(message.key);
      expectSpanish(message);
    };
    for (let i = 0; i < volume({ daily: 20, long: 200, mutation: 20 }); i++) {
      const { seats, given } = tables[i % tables.length];
      const state = wander(seats, optionsOf(given), mixSeeds(5, i), (now, chance) => {
        if (game.actors(now) === 0) return;
        for (let wish = 0; wish < 8; wish++) {
          const refusal = refusalOf(now, chance);
          if (refusal !== null) hear(messageOf(refusal));
        }
      });
      const outcome = game.outcome(state);
      if (outcome === null) throw new Error('The game is not over.');
      hear(outcome.reason);
      for (const { label } of outcome.sheet) hear(label);
    }
    const refusals = Object.keys({
      ...timing,
      ...building,
      ...moving,
      ...fighting,
      ...clouds,
      ...technology,
    });
    const said = refusals.filter((key) => heard.has(`nexum-galaxy.${key}`));
    expect(said.length).toBeGreaterThan(0.65 * refusals.length);
  });

  test('options that do not go together', () => {
    const chance = new FastChance(6);
    let conflicts = 0;
    for (let i = 0; i < 400; i++) {
      const given = Object.fromEntries(
        Object.entries(game.options).map(([name, option]) => {
          const values = sampleValues(option);
          return [name, values[chance.die(values.length) - 1]] as const;
        }),
      );
      const conflict = game.conflict(given as unknown as Options, 1 + chance.die(3));
      if (conflict === null) continue;
      expectSpanish(messageOf(conflict));
      conflicts++;
    }
    expect(conflicts).toBeGreaterThan(50);
  });

  test('a line about every sector', () => {
    const names = [...sectors, ...smallSectors].map(({ name }) => name);
    expect(Object.keys(sectorLines).toSorted()).toEqual(names.toSorted());
  });
});

/** Of a random move: of the kinds that belong to the moment more often, and mostly at places that exist. */
function refusalOf(state: Nexum, chance: FastChance): Refusal | null {
  const names = game.moves.names;
  const order = state.picking > 0 ? 'attach' : state.target > 0 ? 'send' : 'go';
  const timely = state.asking === WINDOW ? 'cover' : state.asking === KEEP ? 'discard' : order;
  const kind = chance.die(2) === 1 ? names.indexOf(timely) : chance.die(names.length) - 1;
  const fields = game.moves.fieldsOf(kind).map((field) => {
    if (field.name === 'ships') return [field.name, chance.die(5)] as const;
    if (field.name === 'relics' && chance.die(2) === 1) return [field.name, 'none'] as const;
    const value = field.min + chance.die(Math.min(field.size, 8 * state.span)) - 1;
    return [field.name, field.names === null ? value : field.names[value]] as const;
  });
  const move = game.moves.fromRecord({ move: names[kind], ...Object.fromEntries(fields) });
  return typeof move !== 'number' ? null : game.whyNot(state, state.turn, move);
}
