// What else a screen can look like besides the phases of a game: what is opened, asked, over or not there. Each visit leads to one or
// several of these and looks at each. Nothing here goes by words, so that every language is led to the same.

import type { Locator, Page } from '@playwright/test';
import { SPECTATOR } from '@starboard/engine';
import { writeGame, type GameFile } from '@starboard/engine/match';
import { savedText, timelineFor, viewFileOf } from '@starboard/engine/view';
import { FIGHT, WINDOW } from '../../games/nexus-ops/rules/phases.ts';
import type { Nexus } from '../../games/nexus-ops/rules/state.ts';
import { games } from './games.ts';
import { positionOf } from './position.ts';
import { playedAtRandom, type RandomTable } from './random-game.ts';
import { SERIES } from './series-states.ts';
import { openFile, openText } from './setting-up.ts';
import { peopleWith, situationsOf, type PlayedTable } from './situations.ts';
import { resize, SIZES } from './sizes.ts';
import { tablesOf } from './tables.ts';
import type { Visit } from './visit.ts';

const [PHONE] = SIZES;

/** A file of the moment that comes last in a game as bots play it. */
async function inPlay(table: PlayedTable): Promise<GameFile> {
  const all = await situationsOf([table]);
  return all[all.length - 1].file;
}

const usual = new Map(
  games.map((game) => [game.id, { ...tablesOf(game)[0], cadets: ['layout'], curious: [] }]),
);

function gameCalled(id: string): (typeof games)[number] {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

function usualTable(game: string): PlayedTable {
  const table = usual.get(game);
  if (table === undefined) throw new Error(`There is no game ${game}.`);
  return table;
}

/** Played to its end by people with long names. */
async function over(table: RandomTable): Promise<GameFile> {
  const people = peopleWith(table.seats, 0);
  return { ...writeGame(await playedAtRandom(table, 1), { withSeed: true }), people };
}

const ENDED: readonly RandomTable[] = [
  ...games.map(({ id, seats, shortOptions = {} }) => ({ game: id, seats: seats.max, options: shortOptions })),
  { game: 'gal4xeon', seats: 1 },
  { game: 'nexum-galaxy', seats: 1, options: { sector: 'FENIX', ruleSet: 'events', mode: 'solo-hard' } },
  { game: 'nexum-galaxy', seats: 3, options: { sector: 'IHX', ruleSet: 'asteroids', roundLimit: 6 } },
];

const ends: readonly Visit[] = ENDED.map((table) => ({
  name: `the end of ${table.game} with ${table.seats}`,
  visit: async (page, look) => {
    await openText(page, JSON.stringify(await over(table)));
    await page.locator('.end-winner').waitFor();
    await look('result');
  },
}));

async function openMenu(page: Page): Promise<Locator> {
  await page.locator('.table-top button').last().click();
  const entries = page.locator('.menu > button');
  await entries.first().waitFor();
  return entries;
}

const windowOver = (page: Page): Locator => page.locator('dialog[open]');

/** Goes through what the menu opens, until `isIt`; an entry may also do something at once. */
async function throughMenu(page: Page, isIt: () => Promise<boolean>): Promise<void> {
  const count = await (await openMenu(page)).count();
  await page.keyboard.press('Escape');
  for (let i = 0; i < count; i++) {
    const entries = await openMenu(page);
    await entries.nth(i).click();
    await page.locator('.menu').waitFor({ state: 'detached' });
    if ((await windowOver(page).count()) > 0 && (await isIt())) return;
    // closes a window, and leaves a replay
    await page.keyboard.press('Escape');
    await windowOver(page).waitFor({ state: 'detached' });
    await page.locator('.replay-bar').waitFor({ state: 'detached' });
  }
}

const menus: readonly Visit[] = ['nexus-ops'].map((game) => ({
  name: `the menu of ${game}`,
  visit: async (page, look) => {
    await openFile(page, await inPlay(usualTable(game)));
    await openMenu(page);
    await look('menu');
    await page.keyboard.press('Escape');
    await throughMenu(page, async () => {
      await look(await windowOver(page).locator('h2').innerText());
      return false;
    });
  },
}));

const panels: readonly Visit[] = games.map(({ id }) => ({
  name: `panels of ${id}`,
  visit: async (page, look) => {
    await openFile(page, await inPlay(usualTable(id)));
    for (const panel of ['log', 'rules', 'reference']) {
      await page.locator(`#tab-${panel}`).click();
      await look(panel);
    }
  },
}));

/** What opens below the map and beside it with the Asteroids rules. */
const drawers: Visit = {
  name: 'drawers of asteroids',
  visit: async (page, look) => {
    const table = tablesOf(gameCalled('nexum-galaxy')).find((each) => each.with === 'asteroids');
    if (table === undefined) throw new Error('There is no table with asteroids.');
    await openFile(page, await inPlay({ ...table, curious: [] }));
    const tabs = page.locator('.nx-lab > button');
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click();
      await page.locator('.nx-drawer').waitFor();
      await look(`drawer ${tab}`);
    }
    await page.locator('.nx-drawer .nx-cancel').click();
    for (const panel of ['rules', 'reference']) {
      await page.locator(`#tab-${panel}`).click();
      await look(panel);
    }
  },
};

const advice: readonly Visit[] = games.map(({ id }) => ({
  name: `advice in ${id}`,
  visit: async (page, look) => {
    await openFile(page, await inPlay(usualTable(id)));
    await page.locator('#tab-advice').click();
    await look('advice that nobody asked for');
    await page.locator('.advice button').first().click();
    await page.locator('.thoughts button').first().waitFor();
    await look('advice');
  },
}));

/** Two people at a screen, with secrets between them. */
async function shared(): Promise<GameFile> {
  const file = await inPlay(usualTable('nexus-ops'));
  return { ...file, people: peopleWith(file.seats, 0, 1) };
}

/** By the form, with a bot in the third seat. */
async function setUpForTwo(page: Page): Promise<void> {
  await page.goto('/play/nexus-ops');
  await page.locator('.preset').nth(1).click();
  await page.locator('.seat-rows select:has([value=person])').nth(1).selectOption('person');
  for (const [seat, { name }] of peopleWith(2).entries())
    await page.locator('.seat-rows input').nth(seat).fill(name);
  await page.locator('.setup-start .primary').click();
  await page.waitForURL('**/table/*');
}

const curtains: Visit = {
  name: 'two at a screen',
  visit: async (page, look) => {
    // whose whole file was given out, as one that is opened, is not for several
    await setUpForTwo(page);
    const ready = page.locator('.curtain .primary');
    await ready.waitFor();
    await look('curtain');
    await ready.click();
    await page.locator('.table').waitFor();
    const who = windowOver(page);
    await throughMenu(page, async () => (await who.locator('select').count()) > 0);
    await who.locator('select:has([value=person])').nth(2).selectOption('person');
    await look('who wants a seat');
    await who.locator('.buttons .primary').click();
    await page.locator('.curtain .buttons').waitFor();
    await look('agreement');
  },
};

const viewFile: Visit = {
  name: 'a view file',
  visit: async (page, look) => {
    for (const viewer of [0, SPECTATOR]) {
      const match = await playedAtRandom(
        { game: 'nexus-ops', seats: 4 },
        1,
        ({ state }) => (state as Nexus).round > 2,
      );
      const file = viewFileOf(timelineFor(match, viewer), { people: peopleWith(4, 0, 1, 2, 3) });
      if (file === null) throw new Error('That game is over.');
      await openText(page, savedText(file));
      await page.locator('.replay-bar').waitFor();
      await look(viewer === SPECTATOR ? 'of a spectator' : 'of a player');
    }
  },
};

const answers: Visit = {
  name: 'answers in advance',
  visit: async (page, look) => {
    await resize(page, PHONE);
    const file = await positionOf({
      game: 'nexus-ops',
      seats: 4,
      found: (state, choices) => (state as Nexus).phase === WINDOW && choices.length > 1,
    });
    await openFile(page, { ...file, people: peopleWith(4, 0) });
    await page.locator('.ahead-toggle').click();
    await look('unfolded');
  },
};

const battle: Visit = {
  name: 'a battle that is over',
  visit: async (page, look) => {
    const file = await positionOf({
      game: 'nexus-ops',
      seats: 2,
      options: { board: 'bad-neighbors' },
      found: (state, choices) =>
        (state as Nexus).phase === FIGHT && choices.some(({ move }) => move === 'fight'),
    });
    await openFile(page, { ...file, people: peopleWith(2, 0) });
    await page.locator('.choices [data-move^="fight"]').first().click();
    const done = page.locator('.no-battle.no-past');
    const next = page.locator('.choices .choice');
    while (!(await done.isVisible())) if ((await next.count()) > 0) await next.last().click();
    await look('to be read');
  },
};

const forms: readonly Visit[] = [
  {
    game: 'nexum-galaxy',
    wrong: async (page: Page) => {
      await page.locator('[name=ruleSet]').selectOption('events');
      await page.locator('[name=aggressiveness]').fill('3');
      await page.locator('[name=ruleSet]').selectOption('core');
    },
  },
  {
    game: 'nexus-ops',
    wrong: async (page: Page) => {
      await page.locator('[name=topPriority]').check();
      await page.locator('[name=interceptedTransmissions]').check();
    },
  },
].map(({ game, wrong }) => ({
  name: `the form of ${game}`,
  visit: async (page, look) => {
    await page.goto(`/play/${game}`);
    await page.locator('.options summary').click();
    const buffer = Buffer.from('{ "name": "A document that is of another kind" }');
    const [field] = await page.locator('.file-field input').all();
    await field.setInputFiles({ name: 'A long name of a file.json', mimeType: 'application/json', buffer });
    await page.locator('.file-field .wrong').waitFor();
    await look('with a file that is refused');
    await wrong(page);
    await page.locator('.setup-start button:disabled').waitFor();
    await look('with a conflict');
  },
}));

const shelf: Visit = {
  name: 'what is kept',
  visit: async (page, look) => {
    await openText(page, JSON.stringify(await over(ENDED[0])));
    await page.locator('.end-winner').waitFor();
    await openText(page, JSON.stringify(await shared()));
    await page.locator('.curtain').waitFor();
    const match = await playedAtRandom(
      { game: 'nexus-ops', seats: 2 },
      1,
      ({ state }) => (state as Nexus).round > 2,
    );
    const view = viewFileOf(timelineFor(match, 1), { people: peopleWith(2, 0, 1) });
    if (view !== null) await openText(page, savedText(view));
    await page.locator('.replay-bar').waitFor();
    await page.goto('/');
    await page.locator('.saved-card').first().waitFor();
    await look('start page');
    await page.goto('/saved');
    await page.locator('.saved-card').nth(2).waitFor();
    await look('shelf');
    await page.locator('.saved-card').first().locator('button').last().click();
    await look('to be deleted');
  },
};

const LOST = [
  '/table/nowhere',
  '/play/nowhere',
  '/campaign/nowhere',
  '/group/nowhere',
  '/online/table/nowhere',
  '/online/game/nowhere',
  '/online/campaign/nowhere',
  '/online/group/nowhere',
  '/online/tournament/nowhere',
  '/online/person/nowhere',
  '/nowhere',
];

const lost: Visit = {
  name: 'what is not there',
  visit: async (page, look) => {
    for (const place of LOST) {
      await page.goto(place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(place);
    }
  },
};

const account: Visit = {
  name: 'an account',
  visit: async (page, look) => {
    await page.goto('/online/account');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { request } = page;
    const login = `bonaventura-${Date.now()}`;
    await request.post('/api/accounts', {
      data: { name: 'Bonaventura Alejandra', login, password: 'a comet a day' },
    });
    await request.post('/api/me/bots', { data: { name: 'A program with a long name' } });
    await page.reload();
    await page.locator('.people-list').first().waitFor();
    await look('signed in');
  },
};

const fewAndMany: readonly Visit[] = [1, 8].map((seats) => ({
  name: `gal4xeon with ${seats}`,
  visit: async (page, look) => {
    await openFile(page, await inPlay({ game: 'gal4xeon', seats, options: {}, aimless: ['layout'] }));
    await look('in play');
  },
}));

/** Looked at in every run, in these windows besides others: here something was once wrong. */
export const ONCE_WRONG: Readonly<Record<string, readonly string[]>> = {
  'panels of nexum-galaxy': [],
  'panels of nexus-ops': [],
  'drawers of asteroids': [],
  'answers in advance': [],
  'a battle that is over': [],
  'groups on this device': ['390x844'],
};

export const VISITS: readonly Visit[] = [
  ...ends,
  ...menus,
  ...panels,
  drawers,
  ...advice,
  curtains,
  viewFile,
  answers,
  battle,
  ...forms,
  shelf,
  lost,
  account,
  ...SERIES,
  ...fewAndMany,
];
