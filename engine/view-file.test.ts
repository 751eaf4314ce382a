import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { HIDDEN, isRefusal, SPECTATOR, utf8, type Game } from './index.ts';
import { forfeit, openMatch, parseGame, submit, undo, writeGame, type Match } from './doors/match.ts';
import {
  parseSaved,
  timelineFor,
  timelineIn,
  viewFileOf,
  savedText,
  type TimelineJson,
  type ViewFile,
} from './doors/view.ts';

const game = skirmish as unknown as Game;

const PEOPLE = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
];
const NOTE = { at: 7, seat: 1, name: 'Ben', bot: 'Vega' };

function played(): Match {
  const fairness = { seed: utf8('a secret'), table: 'table', words: [] };
  const match = openMatch(game, { seats: 2, options: { rounds: 3 }, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  for (const [seat, ...texts] of [
    [0, 'plan none'],
    [0, 'undo'],
    [0, 'plan none'],
    [1, 'plan none'],
    [0, 'muster A'],
    [1, 'strike D', 'from C 2', 'launch'],
    [0, 'plan none'],
  ] as const) {
    const order = texts.map((text) => Number(game.moves.fromText(text)));
    const at = match.log.length;
    const latest = texts[0] === 'undo' ? undo(match, seat, at) : submit(match, seat, order, at);
    if (isRefusal(latest)) throw new Error(latest.reason);
  }
  return match;
}

function fileFor(viewer: number): ViewFile {
  const file = viewFileOf(timelineFor(played(), viewer), {
    people: PEOPLE,
    notes: [NOTE],
    earlier: [{ seat: 1, name: 'Vega', until: 3 }],
  });
  if (file === null) throw new Error('The game is over.');
  return file;
}

function opened(given: unknown): TimelineJson | string {
  const file = parseSaved(JSON.stringify(given));
  if (isRefusal(file)) return file.reason;
  if (!('starboardView' in file)) return 'a game file';
  const timeline = timelineIn(game, file);
  return isRefusal(timeline) ? timeline.reason : timeline;
}

test.each([SPECTATOR, 0, 1])('what viewer %i was shown is written down and read again', (viewer) => {
  const file = fileFor(viewer);
  expect(parseSaved(savedText(file))).toEqual(file);
  const timeline = opened(file);
  const { first, deltas } = timelineFor(played(), viewer);
  expect(timeline).toMatchObject({
    first: { game: 'skirmish', viewer, seats: 2, state: first.state, seed: null, outcome: null },
    deltas: deltas.map(({ viewSeq, actors, news, patch }) => ({ viewSeq, actors, news, patch })),
  });
});

test('neither name nor words nor seed of the table are in it, nor what others sealed', () => {
  const text = savedText(fileFor(SPECTATOR));
  for (const hidden of ['"table"', '"words"', '"seed"', '"setup"', '"log"', '"hash"', 'plan none'])
    expect(text).not.toContain(hidden);
  expect(savedText(fileFor(0))).toContain('plan none');
});

test('of a game that is over there is the whole file instead', () => {
  const match = played();
  forfeit(match, 0, 'resigned', 9);
  expect(viewFileOf(timelineFor(match, 1), {})).toBeNull();
});

test('a game file is read by the same door, and a view file is no game file', () => {
  const whole = writeGame(played(), { withSeed: true });
  expect(parseSaved(JSON.stringify(whole))).toEqual(whole);
  const refused = parseGame(savedText(fileFor(0)));
  expect(isRefusal(refused) && refused.key).toBe('engine.viewInstead');
});

const FOREIGN: readonly (readonly [what: string, change: (file: ViewFile) => object, reason: string])[] = [
  ['another format', (file) => ({ ...file, starboardView: 2 }), 'has format 2; this Starboard reads 1'],
  ['a seed', (file) => ({ ...file, seed: '00' }), '"seed" does not belong in it'],
  ['no viewer', ({ viewer: _viewer, ...file }) => file, '"viewer" is missing'],
  ['a viewer that is not at the table', (file) => ({ ...file, viewer: 2 }), '"viewer" is missing or not'],
  ['another game', (file) => ({ ...file, game: 'chess' }), 'This is a game of chess, not of skirmish.'],
  ['other rules', (file) => ({ ...file, rules: 9 }), 'under version 9 of the rules'],
  ['no such seats', (file) => ({ ...file, seats: 9 }), 'Skirmish cannot be played with 9 seats.'],
  [
    'states laid out in another way',
    (file) => ({ ...file, layout: '0123456789abcdef' }),
    'laid out in another way',
  ],
  ['no such option', (file) => ({ ...file, options: { lunches: 1 } }), 'There is no option "lunches".'],
  ['a state that is none', (file) => ({ ...file, first: '1 2 3' }), '"first" is missing or not'],
  ['eyes that saw less', (file) => ({ ...file, viewer: 1 }), '"first" is missing or not'],
  ['too many moments', (file) => ({ ...file, deltas: Array.from({ length: 20_001 }) }), 'more than 20000'],
  ['a moment of nothing', (file) => ({ ...file, deltas: [null] }), 'moment 1 is not'],
  ['a strange name', (file) => ({ ...file, people: [{ name: 1, bot: null }] }), '"people" is not'],
  ['a note of more', (file) => ({ ...file, notes: [{ ...NOTE, hand: 1 }] }), '"notes" is not'],
];

test.each(FOREIGN)('%s is refused', (_what, change, reason) => {
  expect(opened(change(fileFor(0)))).toContain(reason);
});

const inDelta = (file: ViewFile, change: object, at = 0): object => ({
  ...file,
  deltas: file.deltas.map((delta, i) => (i === at ? { ...delta, ...change } : delta)),
});

test('what the viewer cannot have been shown is refused', () => {
  const file = fileFor(0);
  const hidden = cellsOf('hand')[3];
  const entry = { seat: 1, at: 0 };
  const news = (given: object): object => ({ news: { entry, events: [], ...given } });
  for (const change of [
    { patch: [hidden, 1] },
    { patch: [cellsOf('hand')[0], HIDDEN] },
    { patch: [-1, 0] },
    { patch: [1e6, 0] },
    { patch: [0] },
    { patch: [0, 2 ** 40] },
    { patch: ['0', 0] },
    news({ entry: { ...entry, seat: 2 } }),
    news({ entry: { ...entry, order: ['plan shield'] } }),
    news({ entry: { ...entry, order: ['fly away'] } }),
    news({ entry: { ...entry, order: ['pass'], undo: true } }),
    news({ entry: { ...entry, draw: true } }),
    news({ entry: { ...entry, hash: '00' } }),
    news({ events: [{ event: 'drew', seat: 1, card: 2 }] }),
    news({ events: [{ told: 'drew' }] }),
    { actors: [0] },
  ])
    expect(opened(inDelta(file, change)), JSON.stringify(change)).toMatch(
      /^This view file is damaged: moment 1 /,
    );
});

test('whatever single thing is changed, it is refused in a sentence or still what the viewer may know', () => {
  const file = fileFor(0);
  let refused = 0;
  for (const place of leaves(file))
    for (const instead of [null, -2, 3, 2 ** 53, 'x', [], {}, true]) {
      const result = opened(changed(file, place, instead));
      if (typeof result !== 'string') continue;
      refused++;
      expect(result).toMatch(/^[A-Z].*\.$/);
    }
  expect(refused).toBeGreaterThan(500);
});

test.each(['', '[]', '{"starboardView":', '{"starboardView":1}', `${'['.repeat(60)}${']'.repeat(60)}`])(
  'text that is no file is refused: %s',
  (text) => {
    const file = parseSaved(text);
    expect(isRefusal(file) && file.reason).toMatch(/^This .*\.$/);
  },
);

function cellsOf(field: string): readonly number[] {
  const place = game.shape.fields.find(({ name }) => name === field);
  if (place === undefined) throw new Error(`Skirmish has no ${field}.`);
  return Array.from({ length: place.size }, (_, i) => place.at + i);
}

function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]));
}

type Tree = Record<string, unknown>;

function changed(file: ViewFile, path: readonly string[], instead: unknown): unknown {
  const copy = structuredClone(file) as unknown as Tree;
  const holder = path.slice(0, -1).reduce((node, key) => node[key] as Tree, copy);
  holder[path[path.length - 1]] = instead;
  return copy;
}
