import type { Told } from '@starboard/kit';
import { expect, test } from 'vitest';
import { foldedLog } from './folded-log.ts';
import type { Folder, LogLine } from './telling.ts';

const line = (id: string, event: string | null, more: Partial<LogLine> = {}): LogLine => ({
  id,
  at: 0,
  seat: 0,
  told: { text: id },
  ...(event === null ? {} : { event: { event } }),
  ...more,
});

/** Only what is built is told in one. */
const fold: Folder = (lines) =>
  lines.every(({ event }) => event?.event === 'built')
    ? { text: `all of ${lines.map(({ id }) => id).join('')}` }
    : null;

const shown = (lines: readonly LogLine[], folder = fold): readonly string[] =>
  foldedLog(lines, [], folder).map(({ told }: { readonly told: Told }) => told.text);

test('alike lines that follow each other are one, which keeps them', () => {
  const lines = [line('a', 'built'), line('b', 'built'), line('c', 'sent'), line('d', 'built')];
  expect(shown(lines)).toEqual(['all of ab', 'c', 'd']);
  expect(foldedLog(lines, [], fold)[0]).toMatchObject({ lines: lines.slice(0, 2) });
});

test('of another seat, taken back, or what the table says stays apart', () => {
  expect(shown([line('a', 'built'), line('b', 'built', { seat: 1 })])).toEqual(['a', 'b']);
  expect(shown([line('a', 'built'), line('b', 'built', { undone: true })])).toEqual(['a', 'b']);
  expect(shown([line('a', 'built', { undone: true }), line('b', 'built', { undone: true })])).toEqual([
    'all of ab',
  ]);
  expect(shown([line('a', 'built'), line('n', null), line('b', 'built')])).toEqual(['a', 'n', 'b']);
  expect(shown([line('a', 'built'), line('b', 'built', { isTurn: true })])).toEqual(['a', 'b']);
});

test('a run goes on as long as one sentence tells it', () => {
  const pairs: Folder = (lines) => (lines.length === 2 ? { text: 'two' } : null);
  expect(
    shown(
      ['a', 'b', 'c', 'd', 'e'].map((id) => line(id, 'built')),
      pairs,
    ),
  ).toEqual(['two', 'two', 'e']);
});

test('a name stands only over what was done in its turn', () => {
  const name = (id: string): LogLine => line(id, null, { isTurn: true, isName: true });
  expect(shown([name('Ana'), line('a', 'sent'), name('Ben'), name('Cleo')])).toEqual(['Ana', 'a', 'Cleo']);
});
