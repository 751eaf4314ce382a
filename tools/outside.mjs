// `node tools/outside.mjs metrics|alerts|openapi`: what programs of others say of what we hand to them. They are fetched
// into build/; where that cannot be done the exit code says that nothing was looked at.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './paths.mjs';
import { NOT_RUN } from './test/verdict.mjs';

const folder = process.env['STARBOARD_OUTSIDE'] || join(root, 'build', 'outside');
/** The newest that was a month old when it was chosen. */
const REDOCLY = '@redocly/cli@2.62.1';

/** @type {Record<string, () => Promise<number> | number>} */
const looks = {
  metrics: () =>
    atServer(async (address) => promtool(['check', 'metrics'], await textAt(`${address}/metrics`))),
  alerts: () => promtool(['check', 'rules', join(root, 'docs/examples/prometheus-alerts.yml')]),
  openapi: () => atServer((address) => redocly(`${address}/api/openapi.json`)),
};

/**
 * Prometheus's own program: the system's, or that of Debian's package.
 *
 * @param {string[]} args
 * @param {string} [input]
 */
function promtool(args, input = '') {
  const program = installed('promtool') ? 'promtool' : fetchedPromtool();
  return program === null
    ? notRun('promtool is not installed and cannot be fetched')
    : run(program, args, { input });
}

/** @returns {string | null} */
function fetchedPromtool() {
  const program = join(folder, 'prometheus', 'usr', 'bin', 'promtool');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  spawnSync('apt-get', ['download', 'prometheus'], { cwd: folder });
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (archive === undefined) return null;
  spawnSync('dpkg', ['-x', archive, 'prometheus'], { cwd: folder });
  rmSync(join(folder, archive));
  return existsSync(program) && installed(program) ? program : null;
}

/** @param {string} url */
function redocly(url) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const npx = ['--yes', '--cache', join(folder, 'npm'), REDOCLY];
  // whatever keeps it from being fetched is no fault of the document
  if (spawnSync('npx', [...npx, '--version'], { env }).status !== 0)
    return notRun(`${REDOCLY} cannot be fetched`);
  return run('npx', [...npx, 'lint', url], { env });
}

/** @param {string} program */
const installed = (program) => spawnSync(program, ['--version']).status === 0;

/** @param {string} why */
function notRun(why) {
  console.log(why);
  return NOT_RUN;
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ input?: string, env?: NodeJS.ProcessEnv }} options
 */
function run(program, args, options) {
  mkdirSync(folder, { recursive: true });
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...options,
    cwd: folder,
    encoding: 'utf8',
  });
  process.stdout.write(`${stdout ?? ''}${stderr ?? ''}`);
  if (error) console.log(String(error));
  return status === 0 ? 0 : 1;
}

/** @param {string} url */
async function textAt(url) {
  const answer = await fetch(url);
  const text = await answer.text();
  // of nothing at all, promtool has nothing bad to say
  if (!answer.ok || text === '') throw new Error(`${url} answers ${answer.status}: ${text}`);
  return text;
}

/**
 * A server that has been used a little, so that it has figures to tell.
 *
 * @param {(address: string) => Promise<number> | number} ask
 */
async function atServer(ask) {
  const scratch = mkdtempSync(join(tmpdir(), 'starboard-outside-'));
  writeFileSync(join(scratch, 'index.html'), '');
  const args = [
    join(root, 'tools/run.mjs'),
    'cli/starboard.ts',
    'serve',
    '--port',
    '0',
    '--data',
    join(scratch, 'data'),
  ];
  const env = { ...process.env, STARBOARD_CLIENT: scratch, STARBOARD_LOG: 'none', DATABASE_URL: '' };
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const address = await new Promise((resolve, reject) => {
      server.stdout.setEncoding('utf8').on('data', (text) => {
        const said = /Starboard is at (\S+)/.exec(text)?.[1];
        if (said) resolve(said);
      });
      void ended.then(() => reject(new Error('The server does not start.')));
    });
    const body = JSON.stringify({ name: 'Ann' });
    await fetch(`${address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await fetch(`${address}/api/tables`);
    return await ask(address);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(scratch, { recursive: true });
  }
}

const look = looks[process.argv[2] ?? ''];
if (!look) {
  console.error(`say one of ${Object.keys(looks).join(', ')}.`);
  process.exit(2);
}
process.exitCode = await look();
