// Tables of a device with nobody but bots at them, in the workers of pages of a real Chromium. When who answered stands in the log,
// which the page gives out as a file while nobody but bots plays.

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { isRefusal, type Game } from '@starboard/engine';
import { isOver, replayGame, type GameFile } from '@starboard/engine/match';
import { readFile } from 'node:fs/promises';
import { findChromium } from '../../../tools/chromium.mjs';
import { played } from '../../pictures/positions.ts';
import { serve } from '../../support/server.ts';
import { openText } from '../../support/setting-up.ts';
import { AnswerTimes } from './times.ts';

const SEATS = 3;
const PAGES = 2;
/** So many orders were given before, by quick bots: by then there is fighting. */
const BEFORE = 60;
/** Milliseconds between two looks at the log. */
const LOOK = 15_000;

/** Plays so many questions that are put to seats alike. */
export async function playedInBrowser(game: Game, level: string, windows: number): Promise<AnswerTimes> {
  const times = new AnswerTimes(game);
  const server = await serve();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const pages = Array.from({ length: PAGES }, async (_, nth) => {
    for (let match = 0; times.windows < windows; match++) {
      const context = await contextOf(browser, server.address, game);
      await playTable(context, game, level, windows, times, `${nth} ${match}`);
      await context.close();
    }
  });
  await Promise.all(pages);
  await browser.close();
  await server.stop();
  return times;
}

async function contextOf(browser: Browser, baseURL: string, { id }: Game): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addInitScript(
    (settings) => {
      if (window.origin !== 'null') localStorage.setItem('starboard.settings', JSON.stringify(settings));
    },
    { locale: 'en', speed: 'instant', motion: 'reduced', played: [id] },
  );
  return context;
}

async function playTable(
  context: BrowserContext,
  game: Game,
  level: string,
  windows: number,
  times: AnswerTimes,
  seed: string,
): Promise<void> {
  const position = { game: game.id, seats: SEATS, options: { roundLimit: 200 }, seed, orders: BEFORE };
  const file = await played({ ...position, level: 'cadet' });
  const people = Array.from({ length: SEATS }, (_, seat) => ({ name: `Bot ${seat}`, bot: level }));
  const page = await context.newPage();
  await openText(page, JSON.stringify({ ...file, people }));
  for (let known = file.log.length, over = false; !over && times.windows < windows;) {
    await page.waitForTimeout(LOOK);
    const now = await savedBy(page);
    over = note(game, now, known, times);
    known = now.log.length;
  }
}

async function savedBy(page: Page): Promise<GameFile> {
  const result = page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true });
  if (await result.isVisible()) await result.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8')) as GameFile;
}

/** Notes the answers after those that are known, and says whether the game is over. */
function note(game: Game, file: GameFile, known: number, times: AnswerTimes): boolean {
  let asked: { readonly seat: number; readonly choice: boolean } | null = null;
  const match = replayGame(game, file, ({ state, log }) => {
    const now = log.at(-1);
    const before = log.at(-2);
    // the first was asked for when the page was opened
    if (asked !== null && now !== undefined && before !== undefined && log.length > known + 1)
      if ('order' in now && now.seat === asked.seat) times.add(now.at - before.at, asked.choice);
    asked = times.questionIn(state);
  });
  if (isRefusal(match)) throw new Error(match.reason);
  return isOver(match);
}
