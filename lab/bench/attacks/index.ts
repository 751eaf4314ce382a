// `starboard bench attacks`: people play while somebody attacks, one attack after the other.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { Admin, openBeside } from '@starboard/server';
import type { Bench, Given } from '../bench.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { percentile } from '../server/load.ts';
import { startProcess, type MeasuredServer } from '../server/process.ts';
import { asText, figure, type FigureTable } from '../table.ts';
import { ATTACKS, type LongGame } from './attacks.ts';
import { Bystanders } from './bystanders.ts';
import { pause } from './caller.ts';
import { makeLongGame } from './long-game.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
/** What a ban ends has ended after so long, in milliseconds. */
const SETTLING = 3000;
const BARS = { p99: 150, memory: 512, processors: 1 } as const;

interface Settings {
  readonly seconds: number;
  readonly tables: number;
  /** Deeds of the long games. */
  readonly deeds: number;
  readonly names: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly json: boolean;
}

export interface Attacked {
  readonly name: string;
  readonly achieved: string;
  readonly moves: number;
  readonly middle: number;
  readonly p99: number;
  readonly worst: number;
  /** Megabytes. */
  readonly memory: number;
  readonly processors: number;
  readonly isMet: boolean;
}

export const attacks: Bench = {
  summary: 'what people notice while somebody attacks the server, attack by attack',
  help: `starboard bench attacks [--quick] [--only NAMES] [--database URL] [--json]

  --quick          shorter attacks, on shorter games
  --only NAMES     some of them, with commas; a name that is none lists them
  --database URL   an empty PostgreSQL; SQLite by default
  --json           for programs
`,
  flags: { quick: 'switch', only: 'text', database: 'text', json: 'switch' },
  async run(given) {
    const settings = readSettings(given);
    return isRefusal(settings) ? settings : bench(settings);
  },
};

function readSettings({ has, text }: Given): Settings | Refusal {
  const names = text('only')?.split(',') ?? Object.keys(ATTACKS);
  const wrong = names.find((name) => !Object.hasOwn(ATTACKS, name));
  if (wrong !== undefined)
    return refuseInEnglish(
      `There is no attack ${JSON.stringify(wrong)}; there are ${Object.keys(ATTACKS).join(', ')}.`,
    );
  const extent = has('quick') ? { seconds: 5, deeds: 600 } : { seconds: 15, deeds: 4000 };
  return { ...extent, tables: 20, names, databaseUrl: text('database'), json: has('json') };
}

type Server = MeasuredServer<{ address: string; pid: number }>;

async function bench(settings: Settings): Promise<number> {
  const say = (text: string): void => void process.stderr.write(`${text} ...\n`);
  const game = await loadGame('nexus-ops');
  if (game === null) throw new Error('There is no Nexus Ops.');
  const folder = mkdtempSync(join(tmpdir(), 'starboard-attacks-'));
  const start = (kind: string): Promise<Server> =>
    startProcess(SERVER, [
      folder,
      kind,
      ...(settings.databaseUrl === undefined ? [] : [settings.databaseUrl]),
    ]);
  const figures: Attacked[] = [];
  try {
    say(`two games of about ${settings.deeds} deeds`);
    const before = await start('generous');
    const long = await makeLongGame(before.ready.address, '127.0.3.1', game, settings.deeds);
    await before.stop();
    const server = await start('usual');
    const bystanders = await Bystanders.start(server.ready.address, game, settings.tables);
    for (const [place, name] of ['', ...settings.names].entries()) {
      say(name === '' ? 'nobody attacks' : `${name}: ${ATTACKS[name].about}`);
      figures.push(await attacked(server, bystanders, { name, place, long, seconds: settings.seconds }));
      if (name !== '')
        await ban(ATTACKS[name].banned ?? [], { data: folder, databaseUrl: settings.databaseUrl });
    }
    await bystanders.stop();
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (settings.json) console.log(JSON.stringify({ machine: thisMachine(), settings, figures }, null, 2));
  else console.log([`${describeMachine(thisMachine())}.`, ...tablesOf(figures).map(asText)].join('\n\n'));
  return figures.every(({ isMet }) => isMet) ? 0 : 1;
}

interface Plan {
  readonly name: string;
  readonly place: number;
  readonly long: LongGame;
  readonly seconds: number;
}

async function attacked(server: Server, bystanders: Bystanders, plan: Plan): Promise<Attacked> {
  const { name, place, long, seconds } = plan;
  const { address, pid } = server.ready;
  bystanders.taken();
  const began = performance.now();
  const cpu = await server.cpu();
  let memory = memoryOf(pid);
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(pid));
  }, 200);
  const given = { server: address, from: `127.0.4.${place + 1}`, seconds, long };
  const achieved = name === '' ? await pause(seconds * 1000).then(() => '') : await attackedBy(name, given);
  clearInterval(sampling);
  const processors = ((await server.cpu()) - cpu) / ((performance.now() - began) / 1000);
  const latencies = bystanders.taken();
  const p99 = percentile(latencies, 0.99);
  const most = BARS.processors + (name !== '' && ATTACKS[name].banned !== undefined ? 1 : 0);
  return {
    name: name || 'nobody',
    achieved,
    moves: latencies.length,
    middle: percentile(latencies, 0.5),
    p99,
    worst: percentile(latencies, 1),
    memory,
    processors,
    isMet: p99 < BARS.p99 && memory < BARS.memory && processors <= most,
  };
}

async function ban(
  logins: readonly string[],
  where: { readonly data: string; readonly databaseUrl: string | undefined },
): Promise<void> {
  if (logins.length === 0) return;
  const store = await openBeside(where);
  if (isRefusal(store)) throw new Error(store.reason);
  const admin = new Admin(store, 'the measurement');
  for (const login of logins) {
    const done = await admin.ban(login);
    if (isRefusal(done)) throw new Error(done.reason);
  }
  await store.close();
  await pause(SETTLING);
}

function attackedBy(name: string, given: object): Promise<string> {
  const child = spawn(process.execPath, [ATTACKER, name, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The attacker ${name} ended with ${code}.`));
      else resolve((JSON.parse(said) as { achieved: string }).achieved);
    }),
  );
}

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function tablesOf(figures: readonly Attacked[]): FigureTable[] {
  return [
    {
      title: `People at their tables while somebody attacks; below ${BARS.p99} ms, ${BARS.memory} MB and ${BARS.processors} processor`,
      columns: ['attack', 'moves', 'middle ms', 'p99 ms', 'worst ms', 'MB', 'processors', 'verdict'],
      rows: figures.map(({ name, moves, middle, p99, worst, memory, processors, isMet }) => [
        name,
        String(moves),
        figure(middle),
        figure(p99),
        figure(worst),
        figure(memory),
        figure(processors),
        isMet ? 'met' : 'MISSED',
      ]),
    },
    {
      title: 'What the attackers achieved',
      columns: ['attack', 'answers'],
      rows: figures.filter(({ achieved }) => achieved !== '').map(({ name, achieved }) => [name, achieved]),
    },
  ];
}
