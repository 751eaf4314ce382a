// How a match comes to a table: dealt anew, taken from the shelf, or begun in the middle for a what-if.

import { isRefusal, Refusal, utf8, type Game } from '@starboard/engine';
import {
  FairCounts,
  headerFor,
  openMatch,
  readOptions,
  replayGame,
  startMatch,
  writeGame,
  type Match,
  type WrittenEntry,
} from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import type { SavedTable } from '../shelf/shelf.ts';
import type { NewTable } from './facts.ts';

export interface Opened {
  readonly match: Match;
  readonly table: SavedTable;
}

export async function dealt(id: string, wanted: NewTable, now: number): Promise<Opened | Refusal> {
  const game = await loadGame(wanted.game);
  if (game === null) return new Refusal(`There is no game ${JSON.stringify(wanted.game)}.`);
  const seed = wanted.seed === undefined ? crypto.getRandomValues(new Uint8Array(32)) : utf8(wanted.seed);
  // dice follow from seed and table, so who names the seed names the table too: a lesson's dice are the same for everybody
  const fairness = { seed, table: wanted.seed ?? id, words: [] };
  const match =
    wanted.from === undefined
      ? openMatch(game, { seats: wanted.seats, options: wanted.options, fairness })
      : begunAt(game, wanted, fairness);
  if (isRefusal(match)) return match;
  const { log: _none, ...file } = writeGame(match, { withSeed: true });
  const { people, here, lesson } = wanted;
  return { match, table: { id, file, people, here, lesson, begun: now, played: now, over: false } };
}

function begunAt(game: Game, { from = '', seats, options: given }: NewTable, fairness: Match['fairness']) {
  const options = readOptions(game.options, given);
  if (isRefusal(options)) return options;
  const state = game.shape.restore(from);
  if (state === null) return new Refusal('This moment cannot be read.');
  const header = headerFor(game, { seats, options, fairness });
  return startMatch(game, { header, options, fairness }, state, [], new FairCounts());
}

export async function resumed(table: SavedTable, log: readonly WrittenEntry[]): Promise<Opened | Refusal> {
  const game = await loadGame(table.file.game);
  if (game === null) return new Refusal(`There is no game ${JSON.stringify(table.file.game)}.`);
  const match = replayGame(game, { ...table.file, log });
  return isRefusal(match) ? match : { match, table };
}
