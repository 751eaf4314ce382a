import type { Page } from '@playwright/test';
import type { Game } from '@starboard/engine';
import { writeGame, type GameFile } from '@starboard/engine/match';
import type { Nexum } from '../../games/nexum-galaxy/rules/state.ts';
import { EXOTIC_DISKS } from '../../games/nexum-galaxy/data/exotic.ts';
import { JOINED_BASE } from '../../games/nexum-galaxy/rules/state.ts';
import { games } from '../support/games.ts';
import { EXPLORING } from '../support/aims.ts';
import { finishedWith, playedAtRandom } from '../support/random-game.ts';
import { openFile, setUp, type Wanted } from '../support/setting-up.ts';

/** Games that people come for. */
export const played: readonly Game[] = games.filter(({ teaching }) => !teaching);

/** All seats of each game are taken, so that its board is at its largest. */
export const LARGEST: readonly (Wanted & { readonly name: string })[] = played.map(
  ({ id, title, seats: { max }, shortOptions }) => ({
    name: `${title}, ${max} seats`,
    game: id,
    people: Array.from({ length: max }, () => 'random'),
    options: shortOptions,
  }),
);

/** From the cover to the first choice, as somebody does who comes for the first time. */
export async function startGame(
  page: Page,
  address: string,
  title: string,
  start = 'Play now',
): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: start }).click();
  await page.locator('.choices .choice').first().waitFor();
}

/** A game in which all exotic disks lie in the sector, and so many moments in which they do. */
export async function exploredGame(): Promise<{ readonly file: GameFile; readonly moments: number }> {
  const table = { game: 'nexum-galaxy', seats: 4, options: { sector: 'LAUBURIA', ruleSet: 'asteroids' } };
  for (let seed = 1; seed < 60; seed++) {
    let moments = 0;
    const match = await playedAtRandom(
      table,
      seed,
      ({ state }) => {
        if ((state as Nexum).joined.toString(JOINED_BASE).length === EXOTIC_DISKS) moments++;
        return moments === MOMENTS;
      },
      finishedWith(EXPLORING),
    );
    if (moments === MOMENTS) return { file: writeGame(match, { withSeed: true }), moments };
  }
  throw new Error('Not all disks were found.');
}

const MOMENTS = 60;

export { openFile, setUp };
