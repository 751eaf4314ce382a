// A game that was played at random up to a moment worth looking at, as a file to open.

import {
  FastChance,
  isRefusal,
  seatsOf,
  utf8,
  type MoveRecord,
  type OptionValues,
  type State,
} from '@starboard/engine';
import { isOver, openMatch, submit, writeGame } from '@starboard/engine/match';
import { drafted, movesFor, openDraft, viewState } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import type { Page } from '@playwright/test';

export interface WantedPosition {
  readonly game: string;
  readonly seats: number;
  readonly options?: OptionValues;
  /** Is this it? Seat 0 decides; `choices` are what it may do. */
  readonly found: (state: State, choices: readonly MoveRecord[]) => boolean;
}

const MOST_ORDERS = 600;
const MOST_GAMES = 40;

/** Opens such a game on the page: seat 0 is the person's, the others are bots. */
export async function openPosition(page: Page, wanted: WantedPosition): Promise<void> {
  const text = await fileOf(wanted);
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.waitForURL('**/table/*');
}

async function fileOf({ game: id, seats, options = {}, found }: WantedPosition): Promise<string> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const fairness = { seed: utf8(`position ${seed}`), table: 'position', words: [] };
    const match = openMatch(game, { seats, options, fairness });
    if (isRefusal(match)) throw new Error(match.reason);
    const chance = new FastChance(seed);
    for (let n = 0; n < MOST_ORDERS && !isOver(match); n++) {
      const [seat] = seatsOf(game.actors(match.state));
      const view = viewState(game, match.state, seat);
      let draft = openDraft(game, view, seat);
      const choices = movesFor(draft).map((move) => game.moves.toRecord(move));
      if (seat === 0 && found(view, choices)) return JSON.stringify(writeGame(match, { withSeed: true }));
      while (!draft.complete) {
        const moves = movesFor(draft);
        draft = drafted(draft, moves[chance.draw(moves.length)]);
      }
      const done = submit(match, seat, draft.order, n * 1000);
      if (isRefusal(done)) throw new Error(done.reason);
    }
  }
  throw new Error(`No such position in ${MOST_GAMES} games of ${id}.`);
}
