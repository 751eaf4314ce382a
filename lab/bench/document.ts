// Figures in a document live between two marker comments, so that a new run replaces them and leaves the words.

import { mkdir, readFile, writeFile } from 'node:fs/promises';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);
const HEADING = '# Performance\n';

/** The text with the section's figures replaced; at its end where the section is new. */
export function withSection(text: string, bench: string, figures: string): string {
  const begin = `<!-- figures of bench ${bench}: written by \`starboard bench ${bench} --write\` -->`;
  const end = `<!-- end of figures of bench ${bench} -->`;
  const section = `${begin}\n\n${figures.trim()}\n\n${end}`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n${section}\n`;
  return text.slice(0, from) + section + text.slice(to + end.length);
}

/** Puts a bench's figures into docs/performance.md. */
export async function writeSection(bench: string, figures: string): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8').catch(() => HEADING);
  await mkdir(new URL('.', DOCUMENT), { recursive: true });
  await writeFile(DOCUMENT, withSection(text, bench, figures));
}
