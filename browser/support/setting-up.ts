import type { Page } from '@playwright/test';
import type { GameFile } from '@starboard/engine/match';
import type { Situation } from './situations.ts';

/** A table set up by the form: who sits there, and options by their labels. */
export interface Wanted {
  readonly game: string;
  /** 'person', or a level of bots, by seat. */
  readonly people: readonly string[];
  readonly numbers?: Readonly<Record<string, number>>;
  /** By their names in the rules. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

export async function setUp(
  page: Page,
  { game, people, numbers = {}, options = {} }: Wanted,
  address = '',
): Promise<void> {
  // a named deal: the same dice and bots in every run
  await page.goto(`${address}/play/${game}?deal=browser`);
  const seats = page.getByLabel('Seats', { exact: true });
  await seats.selectOption(String(people.length));
  for (const [seat, who] of people.entries())
    await page.getByLabel(`Who sits in seat ${seat + 1}`).selectOption(who);
  for (const [label, number] of Object.entries(numbers)) await page.getByLabel(label).fill(String(number));
  await choose(page, options);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL('**/table/*');
}

/** What is in a file is opened as a table of this device. */
export async function openText(page: Page, text: string, address = ''): Promise<void> {
  await page.goto(`${address}/`);
  const buffer = Buffer.from(text);
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL('**/table/*');
}

/** A recorded game, in which somebody here has to decide something. */
export async function openFile(page: Page, file: GameFile, address = ''): Promise<void> {
  await openText(page, JSON.stringify(file), address);
  await page.locator('.choices .choice').first().waitFor();
}

/** The same, with an order begun where the situation says so. */
export async function openSituation(page: Page, { file, begun }: Situation): Promise<void> {
  await openFile(page, file);
  for (const move of begun) {
    await page.locator(`.choices [data-move="${move}"]`).click();
    await page.locator('.unfinished').waitFor();
  }
}

/** Options by their names in the rules, in a form that is open. */
export async function choose(page: Page, options: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, value] of Object.entries(options)) {
    const control = page.locator(`.option [name="${name}"]`);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if (typeof value === 'number') await control.fill(String(value));
    else await control.selectOption(String(value));
  }
}
