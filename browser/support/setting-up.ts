import type { Page } from '@playwright/test';

/** A table set up by the form: who sits there, and options by their labels. */
export interface Wanted {
  readonly game: string;
  /** 'person', or a level of bots, by seat. */
  readonly people: readonly string[];
  readonly preset?: string;
  readonly numbers?: Readonly<Record<string, number>>;
}

export async function setUp(
  page: Page,
  { game, people, preset, numbers = {} }: Wanted,
  address = '',
): Promise<void> {
  // a named deal: the same dice and bots in every run
  await page.goto(`${address}/play/${game}?deal=browser`);
  if (preset !== undefined) await page.getByRole('button', { name: preset }).click();
  const seats = page.getByLabel('Seats', { exact: true });
  await seats.selectOption(String(people.length));
  for (const [seat, who] of people.entries())
    await page.getByLabel(`Who sits in seat ${seat + 1}`).selectOption(who);
  for (const [label, number] of Object.entries(numbers)) await page.getByLabel(label).fill(String(number));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL('**/table/*');
}
