// The code blocks of a page of the docs. Blocks of `sh` are what readers type and blocks of `diff` are what they change;
// both are tried by tests, unless a comment before the block says why not.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Block {
  /** What stands behind the fence: sh, diff, ts, json … */
  readonly language: string;
  readonly text: string;
  /** Of the page, from 1: where to look when it fails. */
  readonly line: number;
  /** `<!-- not run: … -->` before the block. */
  readonly notRun: string | null;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));

export function pageText(page: string): string {
  return readFileSync(`${root}${page}`, 'utf8');
}

const FENCED = /(?:^<!-- not run: (.+) -->\n+)?^```(\w*)\n([\s\S]*?)^```$/gm;

export function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(FENCED)].map(({ 0: all, 1: notRun, 2: language, 3: inside, index }) => ({
    language,
    text: inside,
    line: text.slice(0, index + all.indexOf('```')).split('\n').length,
    notRun: notRun ?? null,
  }));
}

/** The command lines of a block, without what is said about them behind a `#`. */
export function linesOf({ text }: Block): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}
