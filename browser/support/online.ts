// Tables of the server, as people open and join them.

import type { Locator, Page } from '@playwright/test';
import { choose } from './setting-up.ts';

export interface WantedOnline {
  readonly game: string;
  readonly numbers?: Readonly<Record<string, number>>;
  /** By their names in the rules. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** By seat, the first is the host's: 'free', or a level of bots; one free seat if not said. */
  readonly others?: readonly string[];
  readonly invited?: boolean;
  readonly clock?: 'live' | 'days';
}

export interface VisitedTable {
  readonly id: string;
  /** The invitation. */
  readonly link: string;
}

/** Takes a name, where one is asked for. */
export async function introduce(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Use this name' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Makes an account, with which the person is signed in. */
export async function register(page: Page, login: string): Promise<void> {
  await page.goto('/online/account');
  const making = page.getByRole('group', { name: 'Create an account' });
  await making.getByLabel('Username').fill(login);
  await making.getByLabel('Password').fill('a comet a day');
  await making.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText(`signed in as ${login}`).waitFor();
}

/** Opens a table by the form; the host is asked for a name the first time. */
export async function openTable(
  page: Page,
  host: string,
  { game, numbers = {}, options = {}, others = ['free'], invited = false, clock }: WantedOnline,
): Promise<VisitedTable> {
  await page.goto(`/online/new/${game}`);
  const open = page.getByRole('button', { name: 'Open the table' });
  await open.waitFor();
  await page.getByLabel('Seats', { exact: true }).selectOption(String(others.length + 1));
  for (const [i, other] of others.entries())
    await page.getByLabel(`Who sits in seat ${i + 2}`).selectOption(other);
  for (const [label, number] of Object.entries(numbers)) await page.getByLabel(label).fill(String(number));
  await choose(page, options);
  if (invited) await page.getByLabel('Who can join').selectOption('invited');
  if (clock !== undefined) await page.getByLabel('Clock', { exact: true }).selectOption(clock);
  await open.click();
  const asked = page.getByRole('dialog', { name: 'What shall we call you?' });
  const opened = page.waitForURL('**/online/table/*');
  await Promise.race([asked.waitFor(), opened]);
  if (await asked.isVisible()) await introduce(page, host);
  await opened;
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  if (!others.includes('free')) return { id, link: '' };
  return { id, link: await page.getByLabel('Anybody with this link can sit down:').inputValue() };
}

export async function sitDown(page: Page, name: string, { link }: VisitedTable): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down here' }).first().click();
  const asked = page.getByRole('dialog', { name: 'What shall we call you?' });
  const seated = page.getByRole('button', { name: 'I am ready' });
  await Promise.race([asked.waitFor(), seated.waitFor()]);
  if (await asked.isVisible()) await introduce(page, name);
  await seated.waitFor();
}

/** The table in the lobby, among those that other tests have left there. */
export function cardOf(page: Page, { id }: Pick<VisitedTable, 'id'>): Locator {
  return page.locator('.online-card', { has: page.locator(`a[href="/online/table/${id}"]`) });
}

/** All say that they are ready, and the boards appear. */
export async function begin(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of pages) await page.locator('.board').waitFor();
}

/** Two people at a table in play. */
export async function duel([ana, ben]: readonly [Page, Page], wanted: WantedOnline): Promise<VisitedTable> {
  const table = await openTable(ana, 'Ana', wanted);
  await sitDown(ben, 'Ben', table);
  await begin(ana, ben);
  return table;
}
