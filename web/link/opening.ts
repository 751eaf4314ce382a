// How a match comes to a table: dealt anew, taken from the shelf, or begun in the middle for a what-if.

import { isRefusal, utf8, type Game, type Refusal } from '@starboard/engine';
import {
  FairCounts,
  headerFor,
  openMatch,
  readOptions,
  replayGame,
  startMatch,
  writeGame,
  type Match,
  type EntryJson,
} from '@starboard/engine/match';
import { timelineIn, type TimelineJson, type ViewFile } from '@starboard/engine/view';
import { loadGame, whyMissing } from '@starboard/games';
import type { SavedGame, SavedView } from '../shelf/shelf.ts';
import type { NewLocalTable, TableFacts } from './facts.ts';

export interface OpenedMatch {
  readonly match: Match;
  readonly table: SavedGame;
}

export async function dealt(
  id: string,
  wanted: NewLocalTable,
  now: number,
  load = loadGame,
): Promise<OpenedMatch | Refusal> {
  const game = await load(wanted.game, wanted.rules);
  if (game === null) return whyMissing(wanted.game, wanted.rules);
  const seed = wanted.seed === undefined ? crypto.getRandomValues(new Uint8Array(32)) : utf8(wanted.seed);
  // dice follow from seed and table, so who names the seed names the table too: a lesson's dice are the same for everybody
  const fairness = { seed, table: wanted.seed ?? id, words: [] };
  const match =
    wanted.from === undefined
      ? openMatch(game, { seats: wanted.seats, options: wanted.options, fairness })
      : begunAt(game, wanted, wanted.from, fairness);
  if (isRefusal(match)) return match;
  const { log: _none, ...file } = writeGame(match, { withSeed: true });
  const { people, here, lesson } = wanted;
  return { match, table: { id, file, people, here, lesson, begun: now, played: now, over: false } };
}

function begunAt(
  game: Game,
  { seats, options: given }: NewLocalTable,
  from: Int32Array,
  fairness: Match['fairness'],
) {
  const options = readOptions(game.options, given);
  if (isRefusal(options)) return options;
  const state = game.shape.create();
  state.cells.set(from);
  const header = headerFor(game, { seats, options, fairness });
  return startMatch(game, { header, options, fairness }, { state, prelude: [] }, [], new FairCounts());
}

export async function resumed(
  table: SavedGame,
  log: readonly EntryJson[],
  load = loadGame,
): Promise<OpenedMatch | Refusal> {
  const { game: id, rules } = table.file;
  const game = await load(id, rules);
  if (game === null) return whyMissing(id, rules);
  const match = replayGame(game, { ...table.file, log });
  return isRefusal(match) ? match : { match, table };
}

/** A view file with what its reading gave. */
export interface OpenedViewFile {
  readonly facts: TableFacts;
  readonly timeline: TimelineJson;
  readonly file: ViewFile;
}

/** A view file from the shelf. */
export async function openedView(
  { id, people, notes = [], earlier = [], view: file }: SavedView,
  load = loadGame,
): Promise<OpenedViewFile | Refusal> {
  const game = await load(file.game, file.rules);
  if (game === null) return whyMissing(file.game, file.rules);
  const timeline = timelineIn(game, file);
  if (isRefusal(timeline)) return timeline;
  const { rules, seats, options } = timeline.first;
  const facts = { id, game: file.game, rules, options, seats, people, here: [], lesson: false };
  return {
    facts: { ...facts, notes, earlier, playable: false, kept: true, advised: false, viewOnly: true },
    timeline,
    file,
  };
}
