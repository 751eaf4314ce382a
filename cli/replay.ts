import {
  isRefusal,
  refuseInEnglish,
  SPECTATOR,
  type GameEvent,
  type Outcome,
  type Refusal,
  type State,
} from '@starboard/engine';
import { outcomeOf, replayGame, type Committed, type GameFile, type Match } from '@starboard/engine/match';
import { viewFor, viewState } from '@starboard/engine/view';
import { readArguments, readCount } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type CliCommand } from './command.ts';
import { about, openGameFile, type OpenedFile } from './files.ts';
import { counted } from './text.ts';
import { loadProse, type Prose } from './prose.ts';
import { entryText, eventText, outcomeText, type ToldEntry } from './telling.ts';

/** A viewer that is no viewer: the file as it is, secrets and all. */
const EVERYTHING = null;

export const command: CliCommand = {
  help: `starboard replay FILE [--from N] [--viewer SEAT] [--json]

Plays a saved game again and tells it: who ordered what, what came of it, and how it ended. A file that is not by the
rules is refused.

  --from N       begin at entry N
  --viewer SEAT  only what that seat could know at the time: a seat from 0 on, or spectator
  --json         for programs
`,
  async run(args, io) {
    const flags = { from: 'text', viewer: 'text', json: 'switch' } as const;
    const read = readArguments({ command: 'replay', takes: ['FILE'], flags }, args);
    if (isRefusal(read)) return read;
    const [path] = read.given;
    const opened = await openGameFile(path);
    if (isRefusal(opened)) return opened;
    const { file } = opened;
    const from = readFrom(read.text('from') ?? '1', file);
    if (isRefusal(from)) return from;
    const viewer = readViewer(read.text('viewer'), file);
    if (isRefusal(viewer)) return viewer;
    const replay = replayed(opened, viewer, await loadProse(file));
    if (isRefusal(replay)) return about(path, replay);
    const shown: Replay = { ...replay, entries: replay.entries.filter(({ number }) => number >= from) };
    io.out(read.has('json') ? jsonOf(opened, shown) : textOf(opened, shown));
    return shown.failure === null ? ALL_WELL : NOT_IN_ORDER;
  },
};

function readFrom(text: string, { log }: GameFile): number | Refusal {
  if (log.length > 0) return readCount('--from', text, { min: 1, max: log.length });
  return text === '1' ? 1 : refuseInEnglish('--from has nothing to begin at: this game has no entries yet.');
}

function readViewer(text: string | undefined, { seats }: GameFile): number | typeof EVERYTHING | Refusal {
  if (text === undefined) return EVERYTHING;
  if (text === 'spectator') return SPECTATOR;
  const last = Math.max(0, seats - 1);
  const seat = readCount('--viewer', text, { min: 0, max: last });
  if (!isRefusal(seat)) return seat;
  return refuseInEnglish(`--viewer is a seat from 0 to ${last}, or spectator, not ${JSON.stringify(text)}.`);
}

interface Replay {
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
  try {
    const match = replayGame(game, file, (at, latest) => {
      if (latest !== null) entries.push(...told(at, latest, viewer, prose));
    });
    return isRefusal(match) ? match : { entries, outcome: outcomeOf(match), failure: null };
  } catch (error) {
    if (file.finding === undefined) throw error;
    return { entries, outcome: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

function told(
  match: Match,
  latest: Committed,
  viewer: number | typeof EVERYTHING,
  prose: Prose | null,
): ToldEntry[] {
  const number = match.log.length;
  const lines = (events: readonly GameEvent[], state: State): readonly string[] =>
    prose === null
      ? events.map(eventText)
      : events.map((event) => prose(event, state)).filter((line) => line !== null);
  if (viewer === EVERYTHING) {
    const { events } = latest;
    return [{ number, ...deedOf(match, latest), events, lines: lines(events, match.state) }];
  }
  const { news } = viewFor(match, viewer, { latest });
  if (news === null) return [];
  const { at: _at, ...deed } = news.entry;
  return [
    {
      number,
      ...deed,
      events: news.events,
      lines: lines(news.events, viewState(match.game, match.state, viewer)),
    },
  ];
}

function deedOf({ game }: Match, { entry }: Committed): Omit<ToldEntry, 'number' | 'events' | 'lines'> {
  const { seat } = entry;
  if ('takeBack' in entry) return { seat, takeBack: entry.takeBack };
  if ('undo' in entry) return { seat, undo: entry.undo + 1 };
  if ('draw' in entry) return { seat, draw: true };
  if ('forfeit' in entry) return { seat, forfeit: entry.forfeit };
  const rolled = entry.draws.length === 0 ? {} : { draws: entry.draws };
  return { seat, order: entry.order.map(game.moves.toText), ...rolled };
}

function jsonOf({ file }: OpenedFile, { entries, outcome, failure }: Replay): string {
  const { game, rules, table, seats, options, finding } = file;
  const found = { ...(finding ? { finding } : {}), ...(failure === null ? {} : { failure }) };
  const plain = entries.map(({ lines: _lines, ...entry }) => entry);
  return `${JSON.stringify({ game, rules, table, seats, options, entries: plain, outcome, ...found }, null, 2)}\n`;
}

function textOf({ game, file }: OpenedFile, { entries, outcome, failure }: Replay): string {
  const options = Object.entries(file.options).map(([name, value]) => `, ${name} ${optionText(value)}`);
  const head = `${game.title}, rules ${file.rules}, ${counted(file.seats, 'seat')}${options.join('')}\n\n`;
  const end = outcome === null ? 'The game is not over.\n' : outcomeText(game, outcome);
  const found =
    file.finding === undefined ? '' : `\nFinding (${file.finding.kind}): ${file.finding.message}\n`;
  const broken = failure === null ? '' : `The rules broke down at the next entry: ${failure}\n`;
  return `${head}${entries.map(entryText).join('')}\n${failure === null ? end : broken}${found}`;
}

function optionText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
