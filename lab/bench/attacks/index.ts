// `starboard bench attacks`: people play while somebody attacks, one attack after the other.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { Admin, openBeside } from '@starboard/server';
import type { Bench, Given } from '../bench.ts';
import { benchSection, writeSection } from '../document.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { percentile } from '../server/load.ts';
import { startProcess, type MeasuredServer } from '../server/process.ts';
import { memoryOf } from '../server/processor.ts';
import { asMarkdown, asText, figure } from '../table.ts';
import { ATTACKS, type LongGame } from './attacks.ts';
import { Bystanders } from './bystanders.ts';
import { pause } from './caller.ts';
import { makeLongGame } from './long-game.ts';
import { missedBars, tablesOf, type Attacked } from './report.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
/** What a ban ends has ended after so long, in milliseconds. */
const SETTLING = 3000;

interface Settings {
  readonly seconds: number;
  readonly tables: number;
  /** Deeds of the long games. */
  readonly deeds: number;
  readonly names: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly json: boolean;
  readonly write: boolean;
}

export const attacks: Bench = {
  summary: 'what people notice while somebody attacks the server, attack by attack',
  help: `starboard bench attacks [--quick] [--only NAMES] [--database URL] [--json] [--write]

  --quick          shorter attacks, on shorter games
  --only NAMES     some of them, with commas; a name that is none lists them
  --database URL   an empty PostgreSQL; SQLite by default
  --json           for programs
  --write          puts the figures into docs/performance.md
`,
  flags: { quick: 'switch', only: 'text', database: 'text', json: 'switch', write: 'switch' },
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
  if (has('write') && text('only') !== undefined)
    return refuseInEnglish('--write puts the figures of all attacks in place of the old: leave --only out.');
  const extent = has('quick') ? { seconds: 5, deeds: 600 } : { seconds: 15, deeds: 4000 };
  return {
    ...extent,
    tables: 20,
    names,
    databaseUrl: text('database'),
    json: has('json'),
    write: has('write'),
  };
}

type Server = MeasuredServer<{ address: string; pid: number }>;

async function bench(settings: Settings): Promise<number> {
  const say = (text: string): void => void process.stderr.write(`${text} ...\n`);
  const game = await loadGame('nexus-ops');
  if (game === null) throw new Error('There is no Nexus Ops.');
  // what others do on this machine meanwhile is in people's waiting too
  const load = `with a load of ${figure(loadavg()[0])} before`;
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
    const bystanders = await Bystanders.start(server.ready.address, server.ready.pid, game, settings.tables);
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
  const machine = thisMachine();
  const foreword = `${describeMachine(machine)}, ${load}. ${methodOf(settings)}`;
  const tables = tablesOf(figures);
  if (settings.json) console.log(JSON.stringify({ machine, settings, figures }, null, 2));
  else console.log([foreword, ...tables.map(asText)].join('\n\n'));
  if (settings.write)
    await writeSection(benchSection('attacks'), [foreword, ...tables.map(asMarkdown)].join('\n\n'));
  return figures.every((each) => missedBars(each).length === 0) ? 0 : 1;
}

function methodOf({ seconds, tables, deeds }: Settings): string {
  return `Each attack for ${seconds} s while people play at ${tables} tables, beside games of about ${deeds} deeds; attackers, people and server share the machine.`;
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
  const { all, own } = bystanders.taken();
  return {
    name: name || 'nobody',
    achieved,
    moves: all.length,
    middle: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    ownP99: percentile(own, 0.99),
    worst: percentile(all, 1),
    memory,
    processors,
    hasBots: name !== '' && ATTACKS[name].banned !== undefined,
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
