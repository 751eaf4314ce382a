// Figures in a document live between two marker comments, so that a new run replaces them and leaves the words.

import { mkdir, readFile, writeFile } from 'node:fs/promises';

export const DOCS = new URL('../../docs/', import.meta.url);

/** Where figures go, what they are called there, and the command that writes them. */
export interface ReportSection {
  readonly document: string;
  readonly name: string;
  readonly command: string;
}

export function benchSection(bench: string): ReportSection {
  return { document: 'performance.md', name: `bench ${bench}`, command: `starboard bench ${bench} --write` };
}

/** The text with the section's figures replaced; at its end where the section is new. */
export function withSection(text: string, { name, command }: ReportSection, figures: string): string {
  const begin = `<!-- figures of ${name}: written by \`${command}\` -->`;
  const end = `<!-- end of figures of ${name} -->`;
  const section = `${begin}\n\n${figures.trim()}\n\n${end}`;
  const from = text.indexOf(`<!-- figures of ${name}: `);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n${section}\n`;
  return text.slice(0, from) + section + text.slice(to + end.length);
}

/** The text with its sections one after the other by name, behind the words before the first of them. */
export function sortedSections(text: string): string {
  const each = /<!-- figures of (.+?): written by[^]*?<!-- end of figures of \1 -->/g;
  const sections = [...text.matchAll(each)].sort((a, b) => (a[1] < b[1] ? -1 : 1));
  const words = text
    .replaceAll(each, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd();
  return `${[words, ...sections.map(([section]) => section)].join('\n\n')}\n`;
}

/** Puts the figures into the document. */
export async function writeSection(section: ReportSection, figures: string): Promise<void> {
  const path = new URL(section.document, DOCS);
  const text = await readFile(path, 'utf8').catch(() => '');
  await mkdir(DOCS, { recursive: true });
  await writeFile(path, withSection(text, section, figures));
}
