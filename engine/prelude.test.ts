// What happens before the first decision, from the set-up to every viewer. The teaching game tells nothing then, so here it
// tells what each seat draws.

import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { isRefusal, SPECTATOR, utf8, type Game, type Refusal } from './index.ts';
import {
  forfeit,
  openMatch,
  replayGame,
  resumeMatch,
  snapshotOf,
  submit,
  writeGame,
  type Match,
  type MatchSnapshot,
} from './doors/match.ts';
import {
  openTimeline,
  parseSaved,
  savedText,
  timelineFor,
  timelineIn,
  viewFileOf,
  viewFor,
  type ViewFile,
} from './doors/view.ts';

const silent = skirmish as unknown as Game;
const game: Game = {
  ...silent,
  setup(options, seats, chance, report) {
    const state = silent.setup(options, seats, chance);
    for (let seat = 0; seat < seats; seat++) report?.(drew(seat, 1 + seat));
    return state;
  },
};

const drew = (seat: number, card: number | null) => ({ event: 'drew', seat, card });
const KNOWN: Readonly<Record<number, readonly object[]>> = {
  [SPECTATOR]: [drew(0, null), drew(1, null)],
  0: [drew(0, 1), drew(1, null)],
  1: [drew(0, null), drew(1, 2)],
};
const viewers = [SPECTATOR, 0, 1];

function accept<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.reason);
  return result;
}

function begun(by = game): Match {
  const fairness = { seed: utf8('before anybody decides'), table: 'T', words: [] };
  return accept(openMatch(by, { seats: 2, options: { rounds: 3 }, fairness }));
}

function planned(match: Match, ...seats: readonly number[]): Match {
  for (const seat of seats)
    accept(submit(match, seat, [Number(game.moves.fromText('plan none'))], match.log.length));
  return match;
}

test('each viewer is told what it may know of it, in its first view alone', () => {
  const match = begun();
  for (const viewer of viewers) expect(viewFor(match, viewer).prelude).toEqual(KNOWN[viewer]);
  planned(match, 0);
  for (const viewer of viewers) expect(viewFor(match, viewer)).not.toHaveProperty('prelude');
});

test('a game that tells nothing has no such field', () => {
  expect(viewFor(begun(silent), 0)).not.toHaveProperty('prelude');
  expect(snapshotOf(begun(silent))).not.toHaveProperty('prelude');
});

test('it stands at the beginning of every past, open once the game is over', () => {
  const match = planned(begun(), 0, 1);
  for (const viewer of viewers) expect(timelineFor(match, viewer).first.prelude).toEqual(KNOWN[viewer]);
  accept(forfeit(match, 0, 'resigned', 9));
  expect(openTimeline(match)?.first.prelude).toEqual([drew(0, 1), drew(1, 2)]);
});

test('a file does not hold it, and a replay tells it again', () => {
  const file = writeGame(planned(begun(), 0), { withSeed: true });
  expect(JSON.stringify(file)).not.toContain('drew');
  expect(accept(replayGame(game, file)).prelude).toEqual(begun().prelude);
});

const stored = (match: Match): MatchSnapshot =>
  JSON.parse(JSON.stringify(snapshotOf(match))) as MatchSnapshot;

test('a match that is resumed tells it to those who have been shown nothing else', () => {
  const match = begun();
  const resumed = accept(resumeMatch(game, match, stored(match)));
  for (const viewer of viewers) expect(viewFor(resumed, viewer).prelude).toEqual(KNOWN[viewer]);
  planned(match, 0);
  expect(stored(match)).not.toHaveProperty('prelude');
});

test('a snapshot of before is resumed without it', () => {
  const { prelude: _unknown, ...earlier } = stored(begun());
  const resumed = accept(resumeMatch(game, begun(), earlier));
  expect(viewFor(resumed, 0)).not.toHaveProperty('prelude');
});

function fileFor(viewer: number): ViewFile {
  const file = viewFileOf(timelineFor(planned(begun(), 0), viewer), {});
  if (file === null) throw new Error('The game is over.');
  return file;
}

test.each(viewers)('a view file keeps what viewer %i was told', (viewer) => {
  const file = parseSaved(savedText(fileFor(viewer)));
  if (isRefusal(file) || !('starboardView' in file)) throw new Error('That is no view file.');
  expect(accept(timelineIn(game, file)).first.prelude).toEqual(KNOWN[viewer]);
});

test('a view file of before is opened without it', () => {
  const { prelude: _unknown, ...earlier } = fileFor(0);
  expect(accept(timelineIn(game, earlier)).first).not.toHaveProperty('prelude');
});

test.each([
  ['what the viewer could not know', [drew(1, 2)]],
  ['no events', [7]],
  ['no list', 'drew'],
])('a view file is refused whose beginning tells %s', (_what, prelude) => {
  const parsed = parseSaved(JSON.stringify({ ...fileFor(0), prelude }));
  const opened = isRefusal(parsed) ? parsed : timelineIn(game, parsed as ViewFile);
  expect(isRefusal(opened) && opened.reason).toContain('"prelude"');
});
