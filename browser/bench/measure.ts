// What is measured in a real Chromium.

import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface Fresh {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A browser that was never here. The service worker would fetch for later what is not needed now. */
export async function fresh(browser: Browser, settings: object): Promise<Fresh> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript((chosen) => {
    if (window.origin === 'null') return;
    localStorage.setItem('starboard.settings', JSON.stringify(chosen));
    const long: { start: number; length: number }[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        long.push({ start: startTime, length: duration });
    }).observe({ type: 'longtask', buffered: true });
  }, settings);
  return { context, page: await context.newPage() };
}

/** Milliseconds until the start page is there and no long task is left that would delay a click. */
export async function timeToInteractive(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator('.covers a').first().waitFor();
  await page.waitForTimeout(800);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { long } = window as unknown as { long: { start: number; length: number }[] };
    return Math.max(paint.startTime, ...long.map(({ start, length }) => start + length));
  });
}

/** The longest task of the page while bots think, in milliseconds; below 50 nothing is noted. */
export async function longestWhileThinking(page: Page, milliseconds: number): Promise<number> {
  await page.waitForTimeout(500);
  await page.evaluate(() => (window as unknown as { long: unknown[] }).long.splice(0));
  await page.waitForTimeout(milliseconds);
  return page.evaluate(() => {
    const { long } = window as unknown as { long: { length: number }[] };
    return Math.max(0, ...long.map(({ length }) => length));
  });
}

/** Each moment is drawn so many times, and the quickest counts: what another program took meanwhile is not the page's. */
const DRAWN = 5;

/** Milliseconds that each moment of the game takes to draw: script, style and layout, when stepped to in a replay. */
export async function timesToDraw(page: Page): Promise<readonly number[]> {
  const all: (readonly number[])[] = [];
  for (let i = 0; i < DRAWN; i++) all.push(await drawnOnce(page));
  return all[0].map((_, moment) => Math.min(...all.map((times) => times[moment])));
}

function drawnOnce(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const times: number[] = [];
    const step = (key: string): void => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    const rest = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const slider = (): HTMLInputElement | null => document.querySelector('.replay-bar input[type=range]');
    step('ArrowLeft');
    await rest();
    document.querySelector<HTMLElement>('.replay-steps button')?.click();
    await rest();
    if (slider() === null) throw new Error('There is no replay to step through.');
    // behind the last moment of a game that is not over lies the present, where no replay is
    for (let at = ''; at !== (slider()?.value ?? at);) {
      at = slider()?.value ?? at;
      const began = performance.now();
      step('ArrowRight');
      // what is drawn anew is drawn in a microtask of its own
      for (let i = 0; i < 5; i++) await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - began);
      await rest();
    }
    return times.slice(1, -1);
  });
}
