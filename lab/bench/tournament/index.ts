// `starboard bench tournament`: a tournament of bots runs from its plan to its end while people play at tables of their own.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal, refuseInEnglish, type Game, type Refusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { Bystanders } from '../attacks/bystanders.ts';
import { call, pause, stranger, type Attacker } from '../attacks/caller.ts';
import type { Bench, Given } from '../bench.ts';
import { benchSection, writeSection } from '../document.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { percentile } from '../server/load.ts';
import { startProcess } from '../server/process.ts';
import { memoryOf } from '../server/processor.ts';
import { asMarkdown, asText, figure, type FigureTable } from '../table.ts';

const SERVER = fileURLToPath(new URL('../attacks/server.ts', import.meta.url));
/** Milliseconds, for the moves of people. */
const BAR = 150;
const MEMORY_BAR = 512;
const TABLES = 20;
const LOOK_EVERY = 1000;
/** Before it begins, so that it can be told what it takes from people. */
const BEFORE = 15_000;

interface Settings {
  readonly game: Game;
  readonly bots: number;
  readonly rounds: number;
  readonly level: string;
  readonly json: boolean;
  readonly write: boolean;
}

interface Noticed {
  readonly when: string;
  readonly seconds: number;
  readonly moves: number;
  readonly middle: number;
  readonly p99: number;
  readonly ownP99: number;
  readonly worst: number;
  readonly memory: number;
  readonly processors: number;
}

export const tournament: Bench = {
  summary: 'what people notice while a tournament of bots is played',
  help: `starboard bench tournament [--quick] [--game ID] [--level LEVEL] [--json] [--write]

  --quick        16 bots and 3 rounds instead of 256 and 8: says little
  --game ID      skirmish by default
  --level LEVEL  of the bots; cadet by default
  --json         for programs
  --write        put the figures into docs/performance.md
`,
  flags: { quick: 'switch', game: 'text', level: 'text', json: 'switch', write: 'switch' },
  async run(given) {
    const settings = await readSettings(given);
    return isRefusal(settings) ? settings : bench(settings);
  },
};

async function readSettings({ has, text }: Given): Promise<Settings | Refusal> {
  const id = text('game') ?? 'skirmish';
  const game = await loadGame(id);
  if (game === null) return refuseInEnglish(`There is no game ${JSON.stringify(id)}.`);
  const extent = has('quick') ? { bots: 16, rounds: 3 } : { bots: 256, rounds: 8 };
  return { game, ...extent, level: text('level') ?? 'cadet', json: has('json'), write: has('write') };
}

async function bench(settings: Settings): Promise<number> {
  const load = `with a load of ${figure(loadavg()[0])} before`;
  const folder = mkdtempSync(join(tmpdir(), 'starboard-tournament-'));
  const noticed: Noticed[] = [];
  try {
    const server = await startProcess<{ address: string; pid: number }>(SERVER, [folder, 'usual']);
    const { address, pid } = server.ready;
    const skirmish = await loadGame('skirmish');
    if (skirmish === null) throw new Error('There is no teaching game.');
    const bystanders = await Bystanders.start(address, pid, skirmish, TABLES);
    const during = async (when: string, what: () => Promise<unknown>): Promise<void> => {
      process.stderr.write(`${when} ...\n`);
      bystanders.taken();
      const [began, cpu] = [performance.now(), await server.cpu()];
      let memory = memoryOf(pid);
      const sampling = setInterval(() => {
        memory = Math.max(memory, memoryOf(pid));
      }, 200);
      await what();
      clearInterval(sampling);
      const seconds = (performance.now() - began) / 1000;
      const { all, own } = bystanders.taken();
      noticed.push({
        when,
        seconds,
        moves: all.length,
        middle: percentile(all, 0.5),
        p99: percentile(all, 0.99),
        ownP99: percentile(own, 0.99),
        worst: percentile(all, 1),
        memory,
        processors: ((await server.cpu()) - cpu) / seconds,
      });
    };
    await during('before it', () => pause(BEFORE));
    await during('until it is over', () => played(address, settings));
    await bystanders.stop();
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const machine = thisMachine();
  const { bots, rounds, level, game, json, write } = settings;
  const foreword = `${describeMachine(machine)}, ${load}. Swiss, ${rounds} rounds of ${game.title} by ${bots} bots (${level}), while people play at ${TABLES} tables; people and server share the machine.`;
  const table = tableOf(noticed);
  if (json) console.log(JSON.stringify({ machine, bots, rounds, level, game: game.id, noticed }, null, 2));
  else console.log([foreword, asText(table)].join('\n\n'));
  if (write) await writeSection(benchSection('tournament'), [foreword, asMarkdown(table)].join('\n\n'));
  return noticed.every(({ p99, memory }) => p99 < BAR && memory < MEMORY_BAR) ? 0 : 1;
}

/** Somebody who looks on, as an organizer does, until it is over. */
async function played(server: string, { game, bots, rounds, level }: Settings): Promise<void> {
  const organizer = await signedUp(stranger(server, '127.0.2.1'));
  const opened = await call(organizer, 'POST', '/api/tournaments', {
    title: 'Measured',
    game: game.id,
    format: 'swiss',
    rounds,
    cap: bots,
    level,
    bots: Array.from({ length: bots }, () => level),
  });
  if (opened.status !== 200) throw new Error(opened.text);
  const path = `/api/tournaments/${(JSON.parse(opened.text) as { tournament: string }).tournament}`;
  const closed = await call(organizer, 'POST', `${path}/commands`, { do: 'close' });
  if (closed.status !== 204) throw new Error(closed.text);
  for (let isOver = false; !isOver;) {
    await pause(LOOK_EVERY);
    const { text, status } = await call(organizer, 'GET', path);
    if (status !== 200) throw new Error(text);
    const { encounters, ...seen } = JSON.parse(text) as { status: string; encounters: { end: unknown }[] };
    const unplayed = encounters.filter(({ end }) => (end as { end?: string } | null)?.end === 'unfinished');
    if (unplayed.length > 0) throw new Error(`${unplayed.length} games were never finished.`);
    isOver = seen.status === 'over';
  }
}

async function signedUp(person: Attacker): Promise<Attacker> {
  const body = { login: 'organizer', password: 'a long enough secret' };
  const reply = await call(person, 'POST', '/api/accounts', body);
  if (reply.status !== 200) throw new Error(reply.text);
  return { ...person, cookie: reply.cookie };
}

function tableOf(noticed: readonly Noticed[]): FigureTable {
  return {
    title: `People at their tables; below ${BAR} ms and ${MEMORY_BAR} MB`,
    columns: ['when', 's', 'moves', 'middle ms', 'p99 ms', 'p99 own ms', 'worst ms', 'MB', 'processors'],
    rows: noticed.map(({ when, seconds, moves, ...each }) => [
      when,
      figure(seconds),
      String(moves),
      ...[each.middle, each.p99, each.ownP99, each.worst, each.memory, each.processors].map(figure),
    ]),
  };
}
