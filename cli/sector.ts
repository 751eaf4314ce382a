// Sectors of Nexum Galaxy as files: made, looked at and judged without a game.

import { randomInt } from 'node:crypto';
import {
  FastChance,
  isRefusal,
  messageOf,
  refuseInEnglish,
  type Message,
  type Refusal,
} from '@starboard/engine';
import {
  generateSector,
  parseSector,
  presetByName,
  presets,
  readSector,
  validateSector,
  type SectorFinding,
  type Sector,
  type SectorWishes,
} from '@starboard/games/nexum-galaxy';
import { MOST_SEED } from '@starboard/lab';
import { readArguments, readCount } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type CliCommand, type Io } from './command.ts';
import { about, readText, writeText } from './files.ts';
import { peopleOf, sectorText } from './sector-text.ts';
import { columns, counted, wrapped } from './text.ts';

const SHAPES = ['whole', 'apart', 'any'] as const;

type Verb = (args: readonly string[], io: Io) => number | Refusal | Promise<number | Refusal>;

const VERBS: Readonly<Record<string, Verb>> = { list, show, validate, generate };

export const command: CliCommand = {
  help: `starboard sector list [--json]
starboard sector show NAME|FILE [--json]
starboard sector validate NAME|FILE [--json]
starboard sector generate [--seats N] [--seed S] [--shape SHAPE] [--name NAME] [--out FILE]

Sectors of Nexum Galaxy. list names the printed ones; show draws one of them, or one of a file, as a map; validate tells
what is wrong with one, with the rule, and apart from that what would make the sector better; generate makes a new
one that is the same for everybody. How a file is written stands in docs/sector-files.md.

  --seats N      2 to 4 civilizations; 4 by default
  --seed S       0 to ${MOST_SEED}; a new one by default
  --shape SHAPE  whole: all systems linked; apart: in groups; any by default
  --name NAME    up to 40 characters; a random one by default
  --out FILE     where to write the sector; to the output by default
  --json         for programs

Play on it: starboard simulate nexum-galaxy --option customSector=@FILE

validate ends with 0 when the sector can be played, whatever the advice, and with 1 when it cannot.
`,
  async run([verb, ...args], io) {
    if (verb === undefined)
      return refuseInEnglish('Say what to do with sectors: list, show, validate or generate.');
    if (!Object.hasOwn(VERBS, verb))
      return refuseInEnglish(
        `sector cannot ${JSON.stringify(verb)}: it can list, show, validate or generate.`,
      );
    return VERBS[verb](args, io);
  },
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function list(args: readonly string[], io: Io): number | Refusal {
  const read = readArguments({ command: 'sector list', takes: [], flags: { json: 'switch' } }, args);
  if (isRefusal(read)) return read;
  io.out(read.has('json') ? json(presets) : listText(io.width));
  return ALL_WELL;
}

/** One line for each sector, under the box it comes from. */
function listText(width: number): string {
  const boxes = [
    ['The core game', presets.filter(({ set }) => set === 'core')],
    ['The expansion', presets.filter(({ set }) => set === 'asteroids')],
  ] as const;
  const parts = boxes.map(([title, sectors]) => {
    const heads = columns(
      sectors.map(({ name, systems, players }) => [
        name,
        counted(systems.length, 'system'),
        peopleOf(players),
      ]),
      [false, true, false],
    );
    const lines = sectors.flatMap(({ description }, i) => [heads[i], ...wrapped(description, width, 4)]);
    return `${[title, ...lines].join('\n')}\n`;
  });
  return parts.join('\n');
}

async function show(args: readonly string[], io: Io): Promise<number | Refusal> {
  const read = readArguments(
    { command: 'sector show', takes: ['NAME|FILE'], flags: { json: 'switch' } },
    args,
  );
  if (isRefusal(read)) return read;
  const [name] = read.given;
  const document = await namedDocument(name);
  if (isRefusal(document)) return document;
  const sector = parseSector(document);
  if (isRefusal(sector)) return about(name, sector);
  const [error] = validateSector(sector).errors;
  if (error !== undefined)
    return refuseInEnglish(
      `${sector.name} cannot be drawn: ${error.text} starboard sector validate says more.`,
    );
  io.out(read.has('json') ? json(sector) : sectorText(sector, io.width));
  return ALL_WELL;
}

/** A printed sector by its name, in whatever case, or the document in a file. */
async function namedDocument(name: string): Promise<unknown> {
  const printed = presetByName(name.toUpperCase());
  if (printed !== undefined) return printed;
  const document = await readDocument(name);
  if (!isRefusal(document) || !/^[\w-]+$/.test(name)) return document;
  return refuseInEnglish(
    `There is no sector and no file ${JSON.stringify(name)}: see starboard sector list.`,
  );
}

async function readDocument(path: string): Promise<unknown> {
  const text = await readText(path);
  if (isRefusal(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuseInEnglish(`${path}: this is not JSON, or it was cut off.`);
  }
}

async function validate(args: readonly string[], io: Io): Promise<number | Refusal> {
  const read = readArguments(
    { command: 'sector validate', takes: ['NAME|FILE'], flags: { json: 'switch' } },
    args,
  );
  if (isRefusal(read)) return read;
  const [name] = read.given;
  const document = await namedDocument(name);
  if (isRefusal(document)) return document;
  const sector = parseSector(document);
  const verdict = isRefusal(sector)
    ? { errors: [{ rule: null, ...messageOf(sector) }], advice: [] }
    : validateSector(sector);
  io.out(read.has('json') ? json(verdict) : verdictText(name, verdict, io.width));
  return verdict.errors.length === 0 ? ALL_WELL : NOT_IN_ORDER;
}

/** What is wrong with the form of a document is no matter of a rule. */
interface Judged {
  readonly errors: readonly (Message & { readonly rule: string | null })[];
  readonly advice: readonly SectorFinding[];
}

function verdictText(name: string, { errors, advice }: Judged, width: number): string {
  const lines = (found: Judged['errors']): string[] =>
    found.flatMap(({ rule, text }) => {
      const [first, ...rest] = wrapped(text, width, 11);
      return [`  ${(rule ?? '').padEnd(9)}${first.trimStart()}`, ...rest];
    });
  if (errors.length > 0)
    return `${[`${name}: ${counted(errors.length, 'error')}.`, ...lines(errors)].join('\n')}\n`;
  if (advice.length === 0) return `${name}: no errors, and nothing to advise.\n`;
  const head = `${name}: no errors. ${counted(advice.length, 'piece', 'pieces')} of advice on its balance:`;
  return `${[head, ...lines(advice)].join('\n')}\n`;
}

async function generate(args: readonly string[], io: Io): Promise<number | Refusal> {
  const flags = { seats: 'text', seed: 'text', shape: 'text', name: 'text', out: 'text' } as const;
  const read = readArguments({ command: 'sector generate', takes: [], flags }, args);
  if (isRefusal(read)) return read;
  const seats = readCount('--seats', read.text('seats') ?? '4', { min: 2, max: 4 });
  if (isRefusal(seats)) return seats;
  const seed = readCount('--seed', read.text('seed') ?? String(randomInt(MOST_SEED + 1)), {
    min: 0,
    max: MOST_SEED,
  });
  if (isRefusal(seed)) return seed;
  const shape = SHAPES.find((each) => each === (read.text('shape') ?? 'any'));
  if (shape === undefined)
    return refuseInEnglish(`--shape is whole, apart or any, not ${JSON.stringify(read.text('shape'))}.`);
  const name = read.text('name');
  const wishes: SectorWishes = { players: playersOf(seats), shape, ...(name !== undefined && { name }) };
  // A name can be one that no file may have.
  const sector = readSector(generateSector(wishes, new FastChance(seed)));
  return isRefusal(sector) ? sector : give(sector, seed, read.text('out'), io);
}

function playersOf(seats: number): SectorWishes['players'] {
  return seats === 2 ? 2 : seats === 3 ? 3 : 4;
}

async function give(
  sector: Sector,
  seed: number,
  path: string | undefined,
  io: Io,
): Promise<number | Refusal> {
  if (path === undefined) {
    io.out(json(sector));
    return ALL_WELL;
  }
  const unwritten = await writeText(path, json(sector));
  if (unwritten !== null) return unwritten;
  io.err(`Wrote ${sector.name}, made with seed ${seed}, to ${path}.\n`);
  return ALL_WELL;
}
