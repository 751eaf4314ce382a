// Several people at one screen: what one of them may not know is nowhere on the page, not even in its memory.

import type { Page } from '@playwright/test';
import { HIDDEN, SPECTATOR } from '@starboard/engine';
import type { Moment, Sight } from '@starboard/engine/view';
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
  readonly sight?: Sight;
  readonly moments?: readonly Moment[];
}

/** The sights and stories that came since the last time this was asked. */
function newly(page: Page): Promise<Heard[]> {
  return page.evaluate(() => {
    const all = (window as unknown as { heard: { value?: Heard; news?: Heard }[] }).heard.splice(0);
    return all.flatMap(({ value, news }) => (value?.sight ? [value] : news?.sight ? [news] : []));
  });
}

/** The cards in the hands, by seat, as far as that view shows them. */
function handsIn(view: string): number[][] {
  const state = shape.restore(view);
  if (state === null) throw new Error('That is no view of Skirmish.');
  return [0, 1].map((seat) => [...state.hand.subarray(seat * 3, seat * 3 + 3)]);
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
  const behind = (await newly(page)).filter(({ sight }) => sight?.viewer === SPECTATOR);
  expect(behind.length).toBeGreaterThan(0);
  for (const { sight, moments = [] } of behind)
    for (const view of [sight?.view ?? '', ...moments.map((moment) => moment.view)])
      expect(handsIn(view)).toEqual([UNKNOWN, UNKNOWN]);

  await ready.click();
  await expect(page.locator('.sk-card')).toHaveCount(2);
  const second = await newly(page);
  expect(second.length).toBeGreaterThan(0);
  for (const { sight, moments = [] } of second) {
    expect(sight?.viewer).toBe(1);
    for (const view of [sight?.view ?? '', ...moments.map((moment) => moment.view)]) {
      expect(handsIn(view)[0]).toEqual(UNKNOWN);
      expect(handsIn(view)[1]).not.toEqual(UNKNOWN);
    }
  }
});

test('where nothing is hidden, the screen simply turns to who is next', async ({ page }) => {
  await setUp(page, { game: 'nexum-galaxy', people: ['person', 'person'] });
  await expect(page.locator('.choices .choice').first()).toBeVisible();
  await expect(page.locator('.curtain')).toHaveCount(0);
});
