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
import { changed, changesIn } from './diff.ts';

/** What the run of this test is told, and nobody who follows a page. */
const OWN = /^(VITEST|TEST$|NODE_ENV|npm_|STARBOARD_(VITEST|LONG|MUTATION))/;

export class DocsCheckout {
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
    const running = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: this.folder,
      env: { ...Object.fromEntries(kept), STARBOARD_QUICK: '1' },
      maxBuffer: 2 ** 26,
    });
    const { stdout } = await running.catch(({ stdout: out, stderr }: Record<'stdout' | 'stderr', string>) => {
      throw new Error(`${commands}\n${out}${stderr}`);
    });
    return stdout;
  }

  /** Changes files as a block of `diff` says. */
  apply({ text, line }: Block): void {
    for (const { path, hunks } of changesIn(text)) {
      const file = join(this.folder, path);
      for (const hunk of hunks) {
        const after = changed(readFileSync(file, 'utf8'), hunk);
        if (after === null) throw new Error(`line ${line} of the page does not fit ${path}:\n${hunk}`);
        writeFileSync(file, after);
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

/** Tracked ones and new ones, as they are now. */
function filesOfRepository(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
