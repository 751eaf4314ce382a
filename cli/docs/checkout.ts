// A copy of this repository that a test may change as a reader of the docs would.

import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { blocksOf, pageText, root, type Block } from './blocks.ts';

/** Is written into a report of this very run, or belongs to it. */
const OWN = /^(VITEST|STARBOARD_VITEST|TEST|NODE_ENV|npm_)/;

export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), 'starboard-copy-'));

  constructor() {
    for (const file of filesOfRepository()) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(root, file), join(this.folder, file));
    }
    this.#linkPackages();
  }

  /** The rooms are packages too: those lead into the copy, all others to where they are installed. */
  #linkPackages(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(join(to, '@starboard'), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== '@starboard') symlinkSync(join(from, name), join(to, name));
    for (const name of readdirSync(join(from, '@starboard')))
      symlinkSync(join(this.folder, name), join(to, '@starboard', name));
  }

  /** Runs commands as a reader types them; an error holds what they said. */
  async run(commands: string): Promise<string> {
    const kept = Object.entries(process.env).filter(([name]) => !OWN.test(name));
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: this.folder,
      env: { ...Object.fromEntries(kept), STARBOARD_QUICK: '1' },
      maxBuffer: 2 ** 26,
    });
    return stdout;
  }

  /** Changes files as a block of `diff` says: its old lines must stand in the file, together and once. */
  apply({ text, line }: Block): void {
    for (const [head, ...hunks] of text
      .split(/^--- (?=.+\n\+\+\+ )/m)
      .slice(1)
      .map((part) => part.split(/^@@.*\n/m))) {
      const path = head.slice(0, head.indexOf('\n'));
      const file = join(this.folder, path);
      for (const hunk of hunks) {
        const parts = readFileSync(file, 'utf8').split(side(hunk, '-'));
        if (parts.length !== 2)
          throw new Error(`line ${line}: the old lines stand ${parts.length - 1} times in ${path}:\n${hunk}`);
        writeFileSync(file, parts.join(side(hunk, '+')));
      }
    }
  }

  /** Does what a page says, block by block. */
  async follow(page: string): Promise<void> {
    for (const block of blocksOf(pageText(page))) {
      if (block.notRun !== null) continue;
      if (block.language === 'sh') await this.run(block.text);
      if (block.language === 'diff') this.apply(block);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** The lines of a hunk before (`-`) or after (`+`) it. */
function side(hunk: string, sign: '+' | '-'): string {
  const lines = hunk.split('\n').slice(0, -1);
  return lines
    .filter((line) => line === '' || ` ${sign}`.includes(line[0]))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

/** Tracked ones and new ones, as they are now. */
function filesOfRepository(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
