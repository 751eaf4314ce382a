// A game that was played at random up to a moment worth looking at, as a file to open.

import type { MoveRecord, State } from '@starboard/engine';
import { writeGame, type GameFile } from '@starboard/engine/match';
import { movesFor } from '@starboard/engine/view';
import type { Page } from '@playwright/test';
import { playedAtRandom, type RandomTable } from './random-game.ts';
import { openText } from './setting-up.ts';

export interface WantedPosition extends RandomTable {
  /** Is this it? Seat 0 decides; `choices` are what it may do. */
  readonly found: (state: State, choices: readonly MoveRecord[]) => boolean;
}

const MOST_GAMES = 40;

/** Opens such a game on the page: seat 0 is the person's, the others are bots. */
export async function openPosition(page: Page, wanted: WantedPosition): Promise<void> {
  await openText(page, JSON.stringify(await positionOf(wanted)));
}

export async function positionOf({ found, ...table }: WantedPosition): Promise<GameFile> {
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    let isFound = false;
    const match = await playedAtRandom(table, seed, (draft) => {
      const { game, seat, state } = draft;
      const choices = movesFor(draft).map((move) => game.moves.toRecord(move));
      isFound = seat === 0 && found(state, choices);
      return isFound;
    });
    if (isFound) return writeGame(match, { withSeed: true });
  }
  throw new Error(`No such position in ${MOST_GAMES} games of ${table.game}.`);
}
