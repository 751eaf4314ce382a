// `npm run screenshots`: the main screens at three widths, dark and light, into docs/pictures; as they are taken, also
// into build/pictures. `npm run screenshots -- nexum 1280` takes only those whose names have these words.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { isRefusal, type Game } from '@starboard/engine';
import { seatsNear, type GameFile } from '@starboard/engine/match';
import { gameIds } from '@starboard/games';
import { campaignText } from '@starboard/games/campaigns';
import { playCampaign } from '@starboard/lab';
import { findChromium } from '../../tools/chromium.mjs';
import { EXPLORING } from '../support/aims.ts';
import { games } from '../support/games.ts';
import { serve } from '../support/server.ts';
import { setScene, type Scenery } from './online.ts';
import { played, type PicturedPosition } from './positions.ts';
import { webpOf } from './webp.ts';

const SIZES = [
  [360, 780],
  [1280, 800],
  [2560, 1400],
] as const;
const THEMES = ['dark', 'light'] as const;
const out = (folder: string): string => fileURLToPath(new URL(`../../${folder}/pictures/`, import.meta.url));
const [docs, build] = [out('docs'), out('build')];

interface Screen {
  readonly name: string;
  readonly position?: PicturedPosition;
  /** Needs people and tables on the server. */
  readonly online?: boolean;
  readonly show: (page: Page, file: string | null, scenery: Scenery | null) => Promise<void>;
}

const atTable = async (page: Page, file: string | null): Promise<void> => {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', file ?? '');
  await page.waitForURL('**/table/*');
  await page.locator('.choices .choice').first().waitFor();
};

/** Where a game looks like itself; others are shown with three seats after sixty orders. */
const MIDDLES: Readonly<Record<string, Partial<PicturedPosition>>> = {
  'nexum-galaxy': { seats: 4, options: { sector: 'LAUBURIA' } },
  'nexus-ops': { orders: 90 },
};

function middleOf(game: Game): PicturedPosition {
  const seats = seatsNear(game, 3);
  return {
    game: game.id,
    seats,
    options: {},
    seed: 'picture',
    orders: 60,
    level: 'cadet',
    ...MIDDLES[game.id],
  };
}

const SCREENS: readonly Screen[] = [
  {
    name: 'start',
    show: async (page) => {
      await page.goto('/');
      await page.locator('.covers img').last().waitFor();
    },
  },
  ...games
    .filter(({ teaching }) => !teaching)
    .map((game) => ({ name: game.id, position: middleOf(game), show: atTable })),
  {
    name: 'events',
    position: {
      game: 'nexum-galaxy',
      seats: 2,
      options: { sector: 'LAUBURIA', ruleSet: 'events', mode: 'allied-two-vs-one' },
      seed: 'events',
      orders: 40,
      level: 'cadet',
    },
    show: atTable,
  },
  {
    name: 'asteroids',
    position: {
      game: 'nexum-galaxy',
      seats: 3,
      options: { sector: 'IHX', ruleSet: 'asteroids', civilizations: 'drafted' },
      seed: 'lookout',
      orders: 200,
      level: 'cadet',
      aims: EXPLORING,
    },
    show: atTable,
  },
  {
    name: 'end',
    position: {
      game: 'nexum-galaxy',
      seats: 3,
      options: { sector: 'TRISKELION', roundLimit: 8 },
      seed: 'end',
      orders: 9999,
      level: 'cadet',
    },
    show: async (page, file) => {
      await page.goto('/');
      await page.setInputFiles('input[type=file]', file ?? '');
      await page.locator('.line-chart').first().waitFor();
    },
  },
  {
    name: 'set-up',
    show: async (page) => {
      await page.goto('/play/nexum-galaxy');
      await page.locator('.preview svg').first().waitFor();
    },
  },
  {
    name: 'campaign',
    show: async (page) => {
      await page.goto('/campaigns');
      const options = { size: 'large', goal: 'line', score: 1000 };
      const fought = await playCampaign({ bots: ['cadet', 'cadet', 'cadet'], options, seed: 8, battles: 7 });
      if (isRefusal(fought)) throw new Error(fought.reason);
      const file = join(build, 'campaign.json');
      writeFileSync(file, campaignText(fought.file));
      await page.setInputFiles('input[type=file]', file);
      await page.locator('.nc-map').waitFor();
    },
  },
  {
    name: 'group',
    show: async (page) => {
      await page.goto('/groups');
      await page.locator('.faction-seat').first().waitFor();
      for (const who of await page.locator('.faction-seat select').all()) await who.selectOption('cadet');
      await page.getByRole('button', { name: 'Begin the multi-battle' }).click();
      for (const table of [0, 1])
        await page
          .locator('.small-board')
          .nth(table)
          .getByText(/Round [3-9]/)
          .first()
          .waitFor({ timeout: 0 });
    },
  },
  {
    name: 'online-lobby',
    online: true,
    show: async (page) => {
      await page.goto('/online');
      await page.locator('.online-card').nth(2).waitFor();
    },
  },
  {
    name: 'online-room',
    online: true,
    show: async (page, _file, scenery) => {
      await page.goto(`/online/table/${scenery?.waiting}`);
      await page.locator('.chat-lines li').nth(1).waitFor();
    },
  },
  {
    name: 'online-table',
    online: true,
    show: async (page, _file, scenery) => {
      await page.goto(`/online/table/${scenery?.playing}`);
      await page.locator('.board').waitFor();
    },
  },
  {
    name: 'online-tournament',
    online: true,
    show: async (page, _file, scenery) => {
      await page.goto(`/online/tournament/${scenery?.tournament}`);
      await page.locator('.bracket').waitFor();
    },
  },
  {
    name: 'online-result',
    online: true,
    show: async (page, _file, scenery) => {
      await page.goto(`/online/game/${scenery?.finished}`);
      await page.locator('.proof-good').waitFor();
      await page.locator('.line-chart').first().waitFor();
    },
  },
];

const words = process.argv.slice(2);
const wanted = (name: string): boolean => words.every((word) => name.includes(word));
const isWanted = (screen: string): boolean =>
  SIZES.some(([width]) => THEMES.some((theme) => wanted(`${screen}-${width}-${theme}`)));

for (const folder of [docs, build]) mkdirSync(folder, { recursive: true });
const files = new Map<string, string>();
for (const { name, position } of SCREENS) {
  if (position === undefined || !isWanted(name)) continue;
  const file: GameFile = await played(position);
  files.set(name, join(build, `${name}.json`));
  writeFileSync(join(build, `${name}.json`), JSON.stringify(file));
}

const server = await serve();
const scenery = SCREENS.some(({ name, online }) => online === true && isWanted(name))
  ? await setScene(server.address)
  : null;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const studio = await (await browser.newContext()).newPage();
for (const { name, show } of SCREENS) {
  for (const [width, height] of SIZES) {
    for (const theme of THEMES) {
      const title = `${name}-${width}-${theme}`;
      if (!wanted(title)) continue;
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height },
        colorScheme: theme,
      });
      await context.addInitScript(
        (chosen) => {
          if (window.origin !== 'null') localStorage.setItem('starboard.settings', JSON.stringify(chosen));
        },
        {
          locale: 'en',
          theme,
          speed: 'instant',
          motion: 'reduced',
          soundsAsked: true,
          played: [...gameIds],
        },
      );
      const page = await context.newPage();
      page.setDefaultTimeout(300_000);
      await show(page, files.get(name) ?? null, scenery);
      await page.waitForTimeout(400);
      const png = await page.screenshot();
      writeFileSync(join(build, `${title}.png`), png);
      writeFileSync(join(docs, `${title}.webp`), await webpOf(studio, png));
      console.log(title);
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
