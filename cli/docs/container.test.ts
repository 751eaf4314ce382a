// What docs/hosting.md says of the container, as far as it needs no container: its commands, with its settings, where a folder
// stands for its root.

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../server/testing/free-port.ts';
import { inFolder } from '../testing.ts';
import { blocksOf, linesOf, pageText, root } from './blocks.ts';

const image = pageText('Containerfile').replaceAll('\\\n', '');
const [, section] = /^## In a container\n(.*?)^## /ms.exec(pageText('docs/hosting.md')) ?? [];
const typed = blocksOf(section).flatMap(linesOf);

/** What a line runs inside: the words after the name of the container or the image. */
function inside(line: string): readonly string[] | null {
  if (!/^podman (?:exec|run --rm) /.test(line)) return null;
  const words = line.split(/\s+/);
  return words.slice(words.indexOf('starboard') + 1);
}

const said = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(image)?.[1] ?? '';
const settings = Object.fromEntries(
  [
    ...said('ENV').split(/\s+/),
    ...(typed.find((line) => line.startsWith('podman run -d'))?.match(/(?<=-e )\S+/g) ?? []),
  ].map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
);
const health = said('HEALTHCHECK').replace(/^CMD /, '');

/** A folder that stands for the root of the container. */
class Inside {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    for (const each of ['bin', 'app/client', 'data', 'backups'])
      mkdirSync(join(folder, each), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, 'app/client/index.html'), '<!doctype html>');
    // as the image links it
    symlinkSync(join(root, 'cli/starboard.ts'), join(folder, 'bin/starboard'));
    const own = Object.entries(settings).map(([name, value]) => [name, this.at(value)]);
    const path = `${join(folder, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin`;
    this.#env = { ...(Object.fromEntries(own) as NodeJS.ProcessEnv), PATH: path, PORT: String(port) };
  }

  at(text: string): string {
    return text.replaceAll(/(?<![\w/])\/(?=(?:app|data|backups)\b)/g, `${this.#folder}/`);
  }

  run(words: readonly string[]): Promise<{ code: number; said: string }> {
    const [program, ...args] = words.map((word) => this.at(word));
    return new Promise((resolve) => {
      execFile(program, args, { env: this.#env, cwd: this.#folder }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });
  }

  async serve(): Promise<ChildProcess> {
    const [program, ...args] = JSON.parse(said('CMD')) as string[];
    const server = spawn(program, args, {
      env: this.#env,
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    await once(server.stdout, 'data');
    return server;
  }
}

async function stopped(server: ChildProcess): Promise<number | null> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  return ((await ended) as [number | null])[0];
}

test('what is typed inside the container works: serving, looking after people, backup and restore', () =>
  inFolder(async (folder) => {
    const port = await freePort();
    const container = new Inside(folder, port);
    const isWell = async (): Promise<boolean> => (await container.run(['sh', '-c', health])).code === 0;
    expect(typed.flatMap((line) => inside(line)?.[1] ?? [])).toEqual(['admin', 'backup', 'restore']);
    expect(await isWell()).toBe(false);
    let server = await container.serve();
    expect(await isWell()).toBe(true);
    await fetch(`http://127.0.0.1:${port}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    /** What the line came to, and what it said inside. */
    const follow = async (line: string): Promise<readonly [number | null, string]> => {
      const command = inside(line);
      if (line.startsWith('podman stop')) return [await stopped(server), ''];
      if (line.startsWith('podman start')) server = await container.serve();
      if (line.startsWith('podman cp')) {
        const [from, to] = line.split(/\s+/).slice(2);
        copyFileSync(container.at(from.replace('starboard:', '')), container.at(`${to}monday.sqlite`));
      }
      if (command === null) return [0, ''];
      const { code, said: words } = await container.run(command);
      return [code, words];
    };
    const used: boolean[] = [];
    for (const line of typed) {
      const [code, words] = await follow(line);
      expect(code, `${line}\n${words}`).toBe(0);
      if (words !== '') used.push(words.includes(`using the data in ${folder}/data`));
    }
    expect(used).toEqual([true, true, true]);
    expect(await isWell()).toBe(true);
    expect((await container.run(['starboard', 'admin', 'people'])).said).toContain('Ann');
    expect(await stopped(server)).toBe(0);
  }));

test('its data are on a volume that belongs to its user, and its port is the proxy’s alone', () => {
  expect(said('USER')).toBe('node');
  expect(image).toMatch(/install -d -m 700 -o node -g node \/data\n(?:.*\n)*USER node\nVOLUME \/data\n/);
  expect(settings['STARBOARD_DATA']).toBe('/data');
  expect(image).toContain('ln -s /app/cli/starboard.ts /usr/local/bin/starboard');
  const port = said('EXPOSE');
  const published = typed.flatMap((line) => line.match(/(?<=-p )\S+/g) ?? []);
  expect(published).toEqual([`127.0.0.1:${port}:${port}`]);
  expect(pageText('docs/hosting.md')).toContain(`http://localhost:${port} `);
  // what is not wanted in it, and would not run there
  expect(pageText('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['**/node_modules', 'build', 'data']),
  );
});
