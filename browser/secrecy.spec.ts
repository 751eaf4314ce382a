// Several people at one screen: what one of them may not know is nowhere on the page, not even in its memory.

import type { Page } from '@playwright/test';
import { HIDDEN, SPECTATOR } from '@starboard/engine';
import type { ViewDelta, TimelineJson } from '@starboard/engine/view';
import { shape } from '../games/skirmish/rules/state.ts';
import { expect, setUp, test } from './support/starboard.ts';

/** Notes everything that workers tell the page. */
async function tapWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(window, { heard: messages });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }) => messages.push(data));
      }
    };
  });
}

interface Heard {
  /** Of an answer: all that was seen so far. */
  readonly timeline?: TimelineJson;
  /** Of news: what has changed in what this viewer sees. */
  readonly delta?: ViewDelta;
  readonly viewer?: number;
}

/** What came since the last time this was asked: pasts, and deltas to them. */
function newly(page: Page): Promise<Heard[]> {
  return page.evaluate(() => {
    const all = (window as unknown as { heard: { value?: Heard; news?: Heard }[] }).heard.splice(0);
    return all.flatMap(({ value, news }) => (value?.timeline ? [value] : news?.delta ? [news] : []));
  });
}

const viewerOf = ({ timeline, viewer }: Heard): number | undefined => timeline?.first.viewer ?? viewer;

/** The cards in the hands, by seat, at each moment of a past, as far as it shows them. */
function handsIn({ first, deltas }: TimelineJson): number[][][] {
  const state = shape.restore(first.state);
  if (state === null) throw new Error('That is no view of Skirmish.');
  return [[], ...deltas.map(({ patch }) => patch)].map((patch) => {
    shape.patch(state, patch);
    return [0, 1].map((seat) => [...state.hand.subarray(seat * 3, seat * 3 + 3)]);
  });
}

const UNKNOWN = [HIDDEN, HIDDEN, HIDDEN];

test('a curtain falls between two people, and no byte of one hand reaches the other', async ({ page }) => {
  await tapWorkers(page);
  await setUp(page, { game: 'skirmish', people: ['person', 'person'] });
  await page.getByRole('button', { name: 'I am' }).click();
  await page.locator('.sk-card').first().waitFor();
  await newly(page);
  await page.getByRole('button', { name: 'Plan no card' }).first().click();

  const ready = page.getByRole('button', { name: 'I am Player 2' });
  await expect(ready).toBeFocused();
  expect(await page.content()).not.toMatch(/barrage|shield|convoy/i);
  const behind = (await newly(page)).filter((heard) => viewerOf(heard) === SPECTATOR);
  const told = behind.flatMap(({ timeline }) => timeline ?? []);
  expect(told.length).toBeGreaterThan(0);
  for (const timeline of told)
    for (const hands of handsIn(timeline)) expect(hands).toEqual([UNKNOWN, UNKNOWN]);

  await ready.click();
  await expect(page.locator('.sk-card')).toHaveCount(2);
  const second = await newly(page);
  expect(second.length).toBeGreaterThan(0);
  for (const heard of second) expect(viewerOf(heard)).toBe(1);
  for (const timeline of second.flatMap((heard) => heard.timeline ?? [])) {
    for (const [first, own] of handsIn(timeline)) {
      expect(first).toEqual(UNKNOWN);
      expect(own).not.toEqual(UNKNOWN);
    }
  }
});

/** Makes the bot of that seat a person, as far as the form goes. */
async function wantSeat(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Change who plays' }).click();
  await page.getByLabel(`Who sits in seat ${seat}`).selectOption('person');
}

test('the seat of a bot is taken when all agree behind the curtain, which stays in the log', async ({
  page,
}) => {
  await tapWorkers(page);
  await setUp(page, { game: 'skirmish', people: ['person', 'person', 'random'] });
  const ready = page.getByRole('button', { name: 'I am Player 1', exact: true });
  await ready.click();
  await page.locator('.sk-card').first().waitFor();
  for (const agrees of [false, true]) {
    await wantSeat(page, 3);
    await expect(page.getByText('everybody here is asked behind the curtain')).toBeVisible();
    await newly(page);
    await page.getByRole('button', { name: 'OK' }).click();
    const first = page.getByRole('button', { name: 'and agree' });
    await expect(first).toBeFocused();
    await expect(page.locator('.curtain')).toContainText('Player 3 wants to take over from Mira');
    expect(await page.content()).not.toMatch(/barrage|shield|convoy/i);
    await first.click();
    const second = page.getByRole('button', { name: 'I am Player 2 and agree' });
    await expect(second).toBeFocused();
    for (const heard of await newly(page)) expect(viewerOf(heard)).toBe(SPECTATOR);
    await (agrees ? second : page.getByRole('button', { name: 'Leave it as it is' })).click();
    await ready.click();
    await page.locator('.sk-card').first().waitFor();
    await expect(page.locator('.seat-bot')).toHaveCount(agrees ? 0 : 1);
  }
  const note = page.locator('.log').getByText('Player 3 takes over from Mira, as everybody here agreed.');
  await expect(note).toBeVisible();
  await page.reload();
  await ready.click();
  await expect(note).toBeVisible();
});

test('who plays alone with bots does not look into their seats', async ({ page }) => {
  await setUp(page, { game: 'skirmish', people: ['person', 'random'] });
  await page.locator('.sk-card').first().waitFor();
  await wantSeat(page, 2);
  await expect(page.getByText('it can be taken over when the game is over')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'A bot’s seat has secrets that you must not know',
  );
  await expect(page.locator('.seat-bot')).toHaveCount(1);
});

test('where nothing is hidden, the screen simply turns to who is next', async ({ page }) => {
  await setUp(page, { game: 'nexum-galaxy', people: ['person', 'person'] });
  await expect(page.locator('.choices .choice').first()).toBeVisible();
  await expect(page.locator('.curtain')).toHaveCount(0);
});
