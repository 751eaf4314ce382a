// What only tables of the server have, in every window and both languages: the card in the lobby, talk, clocks, the end, the page of a
// finished game. `npm test` looks at a sample, `npm run test:long` at all of it.

import type { Page, Route } from '@playwright/test';
import { volume } from '@starboard/engine/testkit';
import { faults } from './support/faults.ts';
import { layoutFaults } from './support/layout.ts';
import { begin, cardOf, openTable, sitDown } from './support/online.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, test } from './support/starboard.ts';

/** A phone and a notebook, and all of them in the long run. */
const WINDOWS = SIZES.filter((_, i) => [0, 3].includes(i) || i < volume({ daily: 0, long: SIZES.length }));
const USUAL = { width: 1280, height: 720, zoom: 1 };

/** What is wrong on a page, which is English before and after. */
async function lookAt(page: Page, what: string, ready: string): Promise<string[]> {
  const found: string[] = [];
  for (const locale of ['es', 'en']) {
    await page.evaluate((chosen) => {
      const settings = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}') as object;
      localStorage.setItem('starboard.settings', JSON.stringify({ ...settings, locale: chosen }));
    }, locale);
    await page.reload();
    await page.locator(ready).first().waitFor();
    for (const size of WINDOWS) {
      await resize(page, size);
      const all = [...(await layoutFaults(page)), ...(locale === 'es' ? await faults(page) : [])];
      found.push(...all.map((fault) => `${what} in ${locale}, ${sizeName(size)}: ${fault}`));
    }
    await resize(page, USUAL);
  }
  return found;
}

test('a table of the server is laid out well from the lobby to the page of the finished game', async ({
  page,
  visitor,
}) => {
  // the whole of it takes its time
  test.setTimeout(volume({ daily: 20, long: 360 }) * MINUTE);
  const ben = await visitor('Bonaventura');
  const table = await openTable(page, 'Alejandra', { game: 'nexum-galaxy', clock: 'live' });
  const found: string[] = [];
  await ben.goto('/online');
  await cardOf(ben, table).waitFor();
  found.push(...(await lookAt(ben, 'lobby', '.online-card')));
  await sitDown(ben, 'Bonaventura', table);
  const said = 'A sentence that is long enough for more than one line in a narrow panel';
  await ben.getByLabel('Say something').fill(said);
  await ben.keyboard.press('Enter');
  await page.getByText(said).waitFor();
  found.push(...(await lookAt(page, 'before the game', '.chat')));
  await begin(page, ben);
  found.push(...(await lookAt(page, 'in play', '.seat-mine .clock')));
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByText(said).waitFor();
  for (const size of WINDOWS) {
    await resize(page, size);
    found.push(...(await layoutFaults(page)).map((fault) => `talk, ${sizeName(size)}: ${fault}`));
  }
  await resize(page, USUAL);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Offer a draw' }).click();
  const offer = ben.getByRole('dialog', { name: 'Offer a draw' });
  await offer.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await page.locator('.end-winner').waitFor();
  found.push(...(await lookAt(page, 'the end', '.end-winner')));
  await page.getByRole('link', { name: 'Game page' }).click();
  await page.getByText('Proved in this browser').waitFor();
  found.push(...(await lookAt(page, 'finished game', 'h1')));
  expect(found).toEqual([]);
});

const REASON = 'So much at once is more than one person may ask for; try it again tomorrow.';

function refuse(route: Route): Promise<void> {
  const error = { code: 'limited', key: '', values: {}, reason: REASON, rule: null };
  return route.fulfill({ status: 429, json: { error } });
}

const FORMS = [
  { place: '/online/new/nexum-galaxy', submit: 'Open the table', asked: '**/api/tables' },
  {
    place: '/online/tournaments/new/nexum-galaxy',
    submit: 'Open the tournament',
    asked: '**/api/tournaments',
  },
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { place, submit, asked } of FORMS)
    test(`what the server says against the form at ${place} stands beside its button, which stays in reach`, async ({
      page,
      complaints,
    }) => {
      await page.request.post('/api/guests', { data: { name: 'Bonaventura' } });
      await page.route(asked, (route) =>
        route.request().method() === 'POST' ? refuse(route) : route.fallback(),
      );
      await page.goto(place);
      const button = page.getByRole('button', { name: submit });
      await button.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight > 2 * innerHeight)).toBe(true);
      // wherever one is in it
      for (const at of [0, 0.5, 1]) {
        await page.evaluate((share) => scrollTo({ top: share * document.body.scrollHeight }), at);
        await button.click();
        await expect(page.getByText(REASON)).toBeInViewport({ ratio: 0.99 });
        expect(await layoutFaults(page)).toEqual([]);
      }
      expect(complaints.splice(0).filter((each) => !each.includes('429'))).toEqual([]);
    });

  test('what the server says against an organizer is in sight, however far down it was asked for', async ({
    page,
    complaints,
  }) => {
    await page.request.post('/api/accounts', { data: { login: 'organizer.far', password: 'a comet a day' } });
    const bots = Array.from({ length: 20 }, () => 'random');
    const data = { title: 'Cup', game: 'skirmish', format: 'swiss', cap: 32, level: 'random', bots };
    const planned = await page.request.post('/api/tournaments', { data });
    const { tournament } = (await planned.json()) as { tournament: string };
    await page.route('**/api/tournaments/*/commands', (route) => refuse(route));
    await page.goto(`/online/tournament/${tournament}`);
    await page.getByRole('button', { name: 'Add a bot' }).click();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
    await expect(page.getByText(REASON)).toBeInViewport({ ratio: 0.99 });
    expect(await layoutFaults(page)).toEqual([]);
    expect(complaints.splice(0).filter((each) => !each.includes('429'))).toEqual([]);
  });
});

/** As many as a page of its format shows, with names that are long. */
const CUPS = [
  { format: 'roundRobin', cap: 5, bots: 4 },
  { format: 'suddenDeath', cap: 16, bots: 11 },
] as const;

for (const { format, cap, bots } of CUPS)
  test(`the page of a tournament in ${format} is laid out well, from its list to its end`, async ({
    page,
    visitor,
  }) => {
    // the whole of it takes its time
    test.setTimeout(volume({ daily: 20, long: 360 }) * MINUTE);
    const ben = await visitor('Bonaventura of the wide fields');
    const login = `organizer.${format.toLowerCase()}`;
    await page.request.post('/api/accounts', { data: { login, password: 'a comet a day' } });
    const planned = await page.request.post('/api/tournaments', {
      data: {
        title: 'The great summer tournament of the star club',
        game: 'skirmish',
        format,
        cap,
        level: 'random',
        bots: Array.from({ length: bots }, () => 'random'),
        closesAt: Date.now() + 3_600_000,
        checkInFrom: Date.now() + 1000,
      },
    });
    const { tournament: id } = (await planned.json()) as { tournament: string };
    const act = (by: Page, data: object) => by.request.post(`/api/tournaments/${id}/commands`, { data });
    await ben.request.post('/api/guests', { data: { name: 'Bonaventura of the wide fields' } });
    await act(ben, { do: 'enter' });
    await page.goto(`/online/tournament/${id}`);
    const found = await lookAt(page, 'entering', '.entrants');
    await ben.goto(`/online/tournament/${id}`);
    found.push(...(await lookAt(ben, 'checking in', '.entrants')));
    await act(ben, { do: 'checkIn' });
    await act(page, { do: 'close' });
    await page.locator('.round').first().waitFor();
    found.push(...(await lookAt(page, 'in play, for the organizer', '.round')));
    found.push(...(await lookAt(ben, 'in play', '.round')));
    await act(ben, { do: 'withdraw' });
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/tournaments/${id}`);
        const { status, encounters } = (await answer.json()) as Cup;
        for (const { table, end } of encounters)
          if (table !== null && end === null)
            await ben.request.post(`/api/tables/${table}/commands`, { data: { do: 'ready', ready: true } });
        for (const { table, end } of encounters)
          if (table !== null && end === null)
            await ben.request.post(`/api/tables/${table}/commands`, { data: { do: 'resign' } });
        return status;
      })
      .toBe('over');
    found.push(...(await lookAt(page, 'the end', '.end-winner')));
    expect(found).toEqual([]);
  });

interface Cup {
  readonly status: string;
  readonly encounters: readonly { readonly table: string | null; readonly end: object | null }[];
}
