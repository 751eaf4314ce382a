// For tests: servers as processes of their own, to be killed and started again on the same data and port.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallClient } from './client.ts';
import { freePort } from './free-port.ts';
import { PRESENT_RULES } from './three-versions.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

export class ServerProcess {
  readonly address: string;
  readonly #port: number;
  readonly #urls: readonly string[];
  readonly #data = mkdtempSync(join(tmpdir(), 'starboard-data-'));
  readonly #client = smallClient();
  #child: ChildProcess | null = null;
  #rules: number | null = null;

  /** Its exit code, when it ends by itself. */
  get exited(): Promise<number | null> {
    const child = this.#child;
    if (child === null) throw new Error('The server does not run.');
    return new Promise((resolve) => child.once('exit', resolve));
  }

  private constructor(port: number, urls: readonly string[]) {
    this.#port = port;
    this.#urls = urls;
    this.address = `http://localhost:${port}`;
  }

  /** On the embedded database, or on PostgreSQL, or on that with a bus beside it. */
  static async start(...urls: [databaseUrl?: string, busUrl?: string]): Promise<ServerProcess> {
    const given = urls.filter((url) => url !== undefined);
    const server = new ServerProcess(await freePort(), given);
    await server.start();
    return server;
  }

  /** One that has the three versions of Skirmish that tests have, as far as they were known then. */
  static async atTheTimeOf(rules: number, databaseUrl?: string): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), databaseUrl === undefined ? [] : [databaseUrl]);
    await server.start(rules);
    return server;
  }

  /** `rules` is the version of Skirmish that is the present one there, of the three that tests have. */
  start(rules = this.#rules): Promise<void> {
    this.#rules = rules;
    const args = [String(this.#port), this.#data, this.#client];
    const child = spawn(process.execPath, [MAIN, ...args, ...this.#urls], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(rules === null ? {} : { [PRESENT_RULES]: String(rules) }) },
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
  }

  /** Without any warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asked politely; its exit code. */
  async end(): Promise<number | null> {
    const child = this.#child;
    await this.#end('SIGTERM');
    return child?.exitCode ?? null;
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    for (const folder of [this.#data, this.#client]) rmSync(folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
