import {
  isRefusal,
  refuseInEnglish,
  SPECTATOR,
  type Game,
  type GameEvent,
  type Outcome,
  type Refusal,
  type State,
} from '@starboard/engine';
import { outcomeOf, replayGame, type Committed, type GameFile, type Match } from '@starboard/engine/match';
import { isViewFile, timelineIn, viewFor, viewState, type ViewFile } from '@starboard/engine/view';
import { readArguments, readCount } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type CliCommand } from './command.ts';
import { about, openSavedFile, type OpenedFile, type OpenedView } from './files.ts';
import { counted, viewerText } from './text.ts';
import { loadProse, type Prose } from './prose.ts';
import {
  entryText,
  eventText,
  outcomeText,
  preludeText,
  type ToldEntry,
  type ToldEvents,
} from './telling.ts';

/** A viewer that is no viewer: the file as it is, secrets and all. */
const EVERYTHING = null;

export const command: CliCommand = {
  help: `starboard replay FILE [--from N] [--viewer SEAT] [--json]

Plays a saved game again and tells it: who ordered what, what came of it, and how it ended. A file that is not by the
rules is refused. A view file, which is what several people can save of a game that is not over, is told as its viewer
was shown it.

  --from N       begin at entry N
  --viewer SEAT  only what that seat could know at the time: a seat from 0 on, or spectator
  --json         for programs
`,
  async run(args, io) {
    const flags = { from: 'text', viewer: 'text', json: 'switch' } as const;
    const read = readArguments({ command: 'replay', takes: ['FILE'], flags }, args);
    if (isRefusal(read)) return read;
    const [path] = read.given;
    const opened = await openSavedFile(path);
    if (isRefusal(opened)) return opened;
    const saved = 'view' in opened ? opened.view : opened.file;
    const from = readFrom(read.text('from') ?? '1', 'log' in saved ? saved.log.length : saved.deltas.length);
    if (isRefusal(from)) return from;
    const viewer = readViewer(read.text('viewer'), saved);
    if (isRefusal(viewer)) return viewer;
    const prose = await loadProse(saved);
    const replay = 'view' in opened ? viewed(opened, viewer, prose) : replayed(opened, viewer, prose);
    if (isRefusal(replay)) return about(path, replay);
    const entries = replay.entries.filter(({ number }) => number >= from);
    const shown: Replay = { ...replay, entries, prelude: from === 1 ? replay.prelude : UNTOLD };
    io.out(read.has('json') ? jsonOf(saved, shown) : textOf(opened.game, saved, shown));
    return shown.failure === null ? ALL_WELL : NOT_IN_ORDER;
  },
};

function readFrom(text: string, entries: number): number | Refusal {
  if (entries > 0) return readCount('--from', text, { min: 1, max: entries });
  return text === '1' ? 1 : refuseInEnglish('--from has nothing to begin at: this game has no entries yet.');
}

function readViewer(
  text: string | undefined,
  { seats }: Pick<GameFile, 'seats'>,
): number | typeof EVERYTHING | Refusal {
  if (text === undefined) return EVERYTHING;
  if (text === 'spectator') return SPECTATOR;
  const last = Math.max(0, seats - 1);
  const seat = readCount('--viewer', text, { min: 0, max: last });
  if (!isRefusal(seat)) return seat;
  return refuseInEnglish(
    `--viewer must be a seat from 0 to ${last}, or spectator, not ${JSON.stringify(text)}.`,
  );
}

interface Replay {
  /** What happened before the first order. */
  readonly prelude: ToldEvents;
  readonly entries: readonly ToldEntry[];
  readonly outcome: Outcome | null;
  /** Where the rules themselves broke down, which is what some findings are about. */
  readonly failure: string | null;
}

function replayed(
  { game, file }: OpenedFile,
  viewer: number | typeof EVERYTHING,
  prose: Prose | null,
): Replay | Refusal {
  const entries: ToldEntry[] = [];
  let prelude = UNTOLD;
  try {
    const match = replayGame(game, file, (at, latest) => {
      if (latest === null) prelude = begun(at, viewer, prose);
      else entries.push(...told(at, latest, viewer, prose));
    });
    return isRefusal(match) ? match : { prelude, entries, outcome: outcomeOf(match), failure: null };
  } catch (error) {
    if (file.finding === undefined) throw error;
    const failure = error instanceof Error ? error.message : String(error);
    return { prelude, entries, outcome: null, failure };
  }
}

function begun(match: Match, viewer: number | typeof EVERYTHING, prose: Prose | null): ToldEvents {
  const { game, state } = match;
  if (viewer === EVERYTHING) return toldEvents(match.prelude, state, prose);
  const { prelude = [] } = viewFor(match, viewer);
  return toldEvents(prelude, viewState(game, state, viewer), prose);
}

/** What the viewer of the file was shown: that is all there is. */
function viewed(
  { game, view }: OpenedView,
  viewer: number | typeof EVERYTHING,
  prose: Prose | null,
): Replay | Refusal {
  if (viewer !== EVERYTHING && viewer !== view.viewer)
    return refuseInEnglish(`This view file holds what ${viewerText(view.viewer)} was shown, no more.`);
  const timeline = timelineIn(game, view);
  if (isRefusal(timeline)) return timeline;
  const state = game.shape.restore(timeline.first.state) ?? game.shape.create();
  const entries: ToldEntry[] = [];
  try {
    const prelude = toldEvents(timeline.first.prelude ?? [], state, prose);
    for (const { viewSeq: number, news, patch } of timeline.deltas) {
      game.shape.patch(state, patch);
      if (news === null) continue;
      const { at: _at, ...deed } = news.entry;
      entries.push({ number, ...deed, ...toldEvents(news.events, state, prose) });
    }
    return { prelude, entries, outcome: null, failure: null };
  } catch {
    // of events that come from a file nobody knows who wrote them
    return refuseInEnglish('This view file is damaged: it tells of things that do not happen in this game.');
  }
}

const UNTOLD: ToldEvents = { events: [], lines: [] };

function toldEvents(events: readonly GameEvent[], state: State, prose: Prose | null): ToldEvents {
  if (prose === null) return { events, lines: events.map(eventText) };
  return { events, lines: events.map((event) => prose(event, state)).filter((line) => line !== null) };
}

function told(
  match: Match,
  latest: Committed,
  viewer: number | typeof EVERYTHING,
  prose: Prose | null,
): ToldEntry[] {
  const number = match.log.length;
  if (viewer === EVERYTHING) {
    return [{ number, ...deedOf(match, latest), ...toldEvents(latest.events, match.state, prose) }];
  }
  const { news } = viewFor(match, viewer, { latest });
  if (news === null) return [];
  const { at: _at, ...deed } = news.entry;
  const seen = viewState(match.game, match.state, viewer);
  return [{ number, ...deed, ...toldEvents(news.events, seen, prose) }];
}

function deedOf({ game }: Match, { entry }: Committed): Omit<ToldEntry, 'number' | keyof ToldEvents> {
  const { seat } = entry;
  if ('takeBack' in entry) return { seat, takeBack: entry.takeBack };
  if ('undo' in entry) return { seat, undo: entry.undo + 1 };
  if ('draw' in entry) return { seat, draw: true };
  if ('forfeit' in entry) return { seat, forfeit: entry.forfeit };
  const rolled = entry.draws.length === 0 ? {} : { draws: entry.draws };
  return { seat, order: entry.order.map(game.moves.toText), ...rolled };
}

type Saved = GameFile | ViewFile;

function jsonOf(saved: Saved, { prelude: { events: prelude }, entries, outcome, failure }: Replay): string {
  const { game, rules, seats, options } = saved;
  const whose = isViewFile(saved) ? { viewer: saved.viewer } : { table: saved.table };
  const found = { ...findingIn(saved), ...(failure === null ? {} : { failure }) };
  const plain = entries.map(({ lines: _lines, ...entry }) => entry);
  const all = { game, rules, ...whose, seats, options, prelude, entries: plain, outcome, ...found };
  return `${JSON.stringify(all, null, 2)}\n`;
}

function findingIn(saved: Saved): Pick<GameFile, 'finding'> {
  return isViewFile(saved) || saved.finding === undefined ? {} : { finding: saved.finding };
}

function textOf(game: Game, saved: Saved, { prelude, entries, outcome, failure }: Replay): string {
  const options = Object.entries(saved.options).map(([name, value]) => `, ${name} ${optionText(value)}`);
  const whose = isViewFile(saved) ? `What ${viewerText(saved.viewer)} was shown.\n` : '';
  const head = `${game.title}, rules ${saved.rules}, ${counted(saved.seats, 'seat')}${options.join('')}\n${whose}\n`;
  const end = outcome === null ? 'The game is not over.\n' : outcomeText(game, outcome);
  const { finding } = findingIn(saved);
  const found = finding === undefined ? '' : `\nFinding (${finding.kind}): ${finding.message}\n`;
  const broken = failure === null ? '' : `The rules broke down at the next entry: ${failure}\n`;
  return `${head}${preludeText(prelude)}${entries.map(entryText).join('')}\n${failure === null ? end : broken}${found}`;
}

function optionText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
