import type { Page } from '@playwright/test';
import { setUp, type Wanted } from '../support/setting-up.ts';

/** The largest boards of the games, with many seats. */
export const LARGEST: readonly (Wanted & { readonly name: string })[] = [
  {
    name: 'Nexum Galaxy, four seats',
    game: 'nexum-galaxy',
    preset: 'Four powers',
    people: ['random', 'random', 'random', 'random'],
    numbers: { 'Round limit': 4 },
  },
  {
    name: 'Nexus Ops, four seats',
    game: 'nexus-ops',
    people: ['random', 'random', 'random', 'random'],
    numbers: { 'Last round': 4 },
  },
  { name: 'Gal4Xeon, eight seats', game: 'gal4xeon', people: Array.from({ length: 8 }, () => 'random') },
];

/** From the cover to the first choice, as somebody does who comes for the first time. */
export async function startGame(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.choices .choice').first().waitFor();
}

export { setUp };
