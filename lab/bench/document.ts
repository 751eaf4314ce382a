// Figures in a document live between two marker comments, so that a new run replaces them and leaves the words.

import { mkdir, readFile, writeFile } from 'node:fs/promises';

const DOCS = new URL('../../docs/', import.meta.url);

/** Where figures go, what they are called there, and the command that writes them. */
export interface Section {
  readonly document: string;
  readonly name: string;
  readonly command: string;
}

export function benchSection(bench: string): Section {
  return { document: 'performance.md', name: `bench ${bench}`, command: `starboard bench ${bench} --write` };
}

/** The text with the section's figures replaced; at its end where the section is new. */
export function withSection(text: string, { name, command }: Section, figures: string): string {
  const begin = `<!-- figures of ${name}: written by \`${command}\` -->`;
  const end = `<!-- end of figures of ${name} -->`;
  const section = `${begin}\n\n${figures.trim()}\n\n${end}`;
  const from = text.search(new RegExp(`<!-- figures of ${name}: .* -->`));
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n${section}\n`;
  return text.slice(0, from) + section + text.slice(to + end.length);
}

/** Puts the figures into the document. */
export async function writeSection(section: Section, figures: string): Promise<void> {
  const path = new URL(section.document, DOCS);
  const text = await readFile(path, 'utf8').catch(() => '');
  await mkdir(DOCS, { recursive: true });
  await writeFile(path, withSection(text, section, figures));
}
