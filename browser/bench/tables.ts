import type { Page } from '@playwright/test';
import type { Game } from '@starboard/engine';
import { games } from '../support/games.ts';
import { setUp, type Wanted } from '../support/setting-up.ts';

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
export async function startGame(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.choices .choice').first().waitFor();
}

export { setUp };
