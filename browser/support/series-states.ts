// What campaigns, groups of tables and ratings look like, here and at the server, on their way from the form to the end. Nothing here
// goes by words, so that every language is led to the same.

import type { Page } from '@playwright/test';
import type { Visit } from './visit.ts';

const campaigns: Visit = {
  name: 'campaigns on this device',
  visit: async (page, look) => {
    for (const size of ['large', 'small']) {
      await page.goto('/campaigns');
      await page.locator('select[name="size"]').selectOption(size);
      await page.locator('select[name="firstPlayer"]').selectOption('1');
      await page.locator('.setup button[type="submit"]').click();
      await page.locator('.nc-open').first().click();
      await look(`a ${size} map, a sector chosen`);
    }
    await page.locator('.campaign-side .primary').click();
    await page.locator('.campaign-due .primary').waitFor();
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    await look('before a battle, with its rules');
    await page.locator('.campaign-due .primary').click();
    await page.locator('.table-board').waitFor();
    await page.goto('/campaigns');
    await page.locator('.campaign-list li').nth(1).waitFor();
    await look('list');
    await page.locator('.campaign-list button').first().click();
    await page.locator('dialog[open]').waitFor();
    await look('to be deleted');
  },
};

const groups: Visit = {
  name: 'groups on this device',
  visit: async (page, look) => {
    await page.goto('/groups');
    const tables = page.locator('.group-counts select').first();
    await tables.selectOption('4');
    await page.locator('.group-counts select').last().selectOption('4');
    await look('the largest form');
    await tables.selectOption('3');
    await page.locator('.group-form button[type="submit"]').click();
    await page.locator('.small-board .panzoom').nth(2).waitFor();
    await look('three tables');
    await page.locator('.group a[href*="/table/"]').first().click();
    await page.locator('.choices .choice').first().waitFor();
    await look('one of the tables');
    await page.goto('/groups');
    await page.locator('.campaign-list li').first().waitFor();
    await look('list');
    await page.locator('.campaign-list button').first().click();
    await page.locator('dialog[open]').waitFor();
    await look('to be deleted');
  },
};

const TIME = { kind: 'days', bank: 259_200, increment: 0, onTimeout: 'bot' };
/** As long as a title may be that people write. */
const TITLE = 'The great summer war of the star club of the outer moons';

async function signUp(page: Page): Promise<void> {
  const login = `alejandra.${Date.now()}.${Math.floor(1000 * performance.now())}`;
  const data = { name: 'Alejandra of the wide fields', login, password: 'a comet a day' };
  await page.request.post('/api/accounts', { data });
}

const onlineCampaign: Visit = {
  name: 'a campaign at the server',
  visit: async (page, look) => {
    await signUp(page);
    const options = { size: 'large', firstPlayer: '1', ruleSet: 'asteroids' };
    const seats = [{ me: true }, { bot: 'admiral' }, { bot: 'captain' }, { free: true }];
    const data = { title: TITLE, options, seats, time: TIME, level: 'captain' };
    const opened = await page.request.post('/api/campaigns', { data });
    const { campaign } = (await opened.json()) as { campaign: string };
    const act = (command: object) =>
      page.request.post(`/api/campaigns/${campaign}/commands`, { data: command });
    await page.goto(`/online/campaign/${campaign}`);
    await page.locator('.entrants').waitFor();
    await look('before it begins');
    await page.goto('/online/campaigns');
    await page.locator(`a[href$="${campaign}"]`).first().waitFor();
    await look('list');
    await act({ do: 'bot', seat: 3, level: 'cadet' });
    await act({ do: 'begin' });
    await page.goto(`/online/campaign/${campaign}`);
    await page.locator('.nc-open').first().click();
    await look('choosing');
    await page.locator('.campaign-side .primary').click();
    await page.locator('.campaign-due .primary').waitFor();
    await look('in battle');
    await page.goto('/online');
    await page.locator(`a[href$="${campaign}"]`).first().waitFor();
    await look('lobby');
    await act({ do: 'cancel' });
    await page.goto(`/online/campaign/${campaign}`);
    await page.locator('.nc-sector').first().waitFor();
    await look('cancelled');
  },
};

const onlineGroup: Visit = {
  name: 'a group at the server',
  visit: async (page, look) => {
    await signUp(page);
    const row = (seat: object) => [seat, seat, seat];
    const data = {
      title: TITLE,
      game: 'nexum-galaxy',
      options: { sector: 'LAUBURIA', ruleSet: 'events', roundLimit: 20 },
      tableOptions: [{}, { sector: 'DIMONS' }, {}],
      seats: [row({ me: true }), row({ bot: 'admiral' }), row({ free: true })],
      time: TIME,
      level: 'captain',
    };
    const opened = await page.request.post('/api/groups', { data });
    const { group } = (await opened.json()) as { group: string };
    const act = (command: object) => page.request.post(`/api/groups/${group}/commands`, { data: command });
    await page.goto(`/online/group/${group}`);
    await page.locator('.group-seats').waitFor();
    await look('before it begins');
    await page.goto('/online/groups');
    await page.locator(`a[href$="${group}"]`).first().waitFor();
    await look('list');
    for (const table of [0, 1, 2]) await act({ do: 'bot', faction: 2, table, level: 'cadet' });
    await act({ do: 'begin' });
    await page.goto(`/online/group/${group}`);
    await page.locator('a[href*="/online/table/"]').first().waitFor();
    await look('while it goes on');
    await page.locator('a[href*="/online/table/"]').first().click();
    await page.locator('.room-facts').first().waitFor();
    await look('the room of a table');
    await page.goto('/online');
    await page.locator(`a[href$="${group}"]`).first().waitFor();
    await look('lobby');
    await act({ do: 'cancel' });
    await page.goto(`/online/group/${group}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('cancelled');
  },
};

const DAY = 86_400_000;
const POOLS = [
  { game: 'nexus-ops', ruleSet: 'standard', seats: 2, pace: 'live' },
  { game: 'nexum-galaxy', ruleSet: 'asteroids', seats: 4, pace: 'days' },
  { game: 'gal4xeon', ruleSet: 'standard', seats: 8, pace: 'live' },
].map((pool) => ({ ...pool, id: Object.values(pool).join('.') }));

const BOARDS = ['standard', 'LAUBURIA', 'standard'];

const named = (name: string) => ({ id: name.toLowerCase(), name, kind: 'account' });
const RIVALS = ['Bonaventura', 'Christopher', 'Dominique of the outer moons'];

/** Somebody who has played more than one page of games, in every kind of pool, as the server would tell it. */
const PROFILE = {
  person: named('astrid.of.the.outer.moons.and.stars'),
  since: 1_790_000_000_000,
  ratings: POOLS.map((pool, i) => ({
    pool,
    rating: { points: 1900 - 700 * i, within: 40 + 150 * i, provisional: i === 2 },
    games: 120 - 59 * i,
    wins: 61 - 30 * i,
    history: Array.from({ length: [100, 2, 1][i] }, (_, n) => ({
      at: 1_790_000_000_000 + n * DAY,
      points: 1500 + Math.round(200 * Math.sin(n)) - 200 * i,
    })),
  })),
  games: Array.from({ length: 8 }, (_, i) => ({
    seq: 1200 - i,
    table: i === 3 ? null : `table${i}`,
    pool: POOLS[i % POOLS.length],
    at: 1_790_000_000_000 + (90 - i) * DAY,
    seat: 0,
    rank: 1 + (i % 4),
    points: 1900 - 13 * i,
    change: 17 - 9 * i,
    rivals: [
      ...RIVALS.slice(i % 3).map((name) => ({ person: named(name), bot: null, rank: 2 })),
      { person: null, bot: i % 2 === 0 ? 'admiral' : null, rank: 4 },
    ],
  })),
  more: 1193,
  hidden: false,
  results: POOLS.map(({ game, seats }, i) => ({
    game,
    games: 120 - 59 * i,
    wins: 61 - 30 * i,
    seats: Array.from({ length: seats }, (_, seat) => ({ seats, seat, games: 12 + seat, wins: seat })),
    boards: [BOARDS[i], 'own'].map((board) => ({ board, games: 20, wins: 7 })),
    playedAs: i === 1 ? ['tecnors', 'none'].map((as) => ({ as, games: 9, wins: 4 })) : [],
  })),
  opponents: [
    ...RIVALS.map((name, i) => ({
      person: named(name),
      bot: null,
      games: 40 - i,
      ahead: 21,
      behind: 17 - i,
    })),
    { person: null, bot: 'admiral', games: 1234, ahead: 617, behind: 600 },
  ],
  dice: Array.from({ length: 30 }, (_, i) => ({
    at: 1_790_000_000_000 + i * DAY,
    dice: 40,
    pips: 140 + Math.round(20 * Math.sin(i)),
  })),
};

const PLAYED = {
  games: PROFILE.games.map(({ pool, at, seat, rank, points, change, rivals }, i) => ({
    table: `table${i}`,
    game: pool.game,
    open: i !== 3,
    board: i % 3 === 0 ? BOARDS[i % POOLS.length] : null,
    at,
    seat,
    rank,
    playedAs: null,
    rivals,
    rated: i === 5 ? null : { points, change },
  })),
  between: null,
  more: 'x',
};

const STATISTICS = {
  games: POOLS.map(({ game, seats }, i) => ({
    game,
    games: 12_345 - 6172 * i,
    lengths: [{ seats, games: 12_000 - 6000 * i, orders: 240, took: 3_700_000 }],
    seats: Array.from({ length: seats }, (_, seat) => ({ seats, seat, games: 1000, wins: 300 - 40 * seat })),
    options: [],
  })),
};

const BEST = {
  pools: POOLS.map((pool, i) => ({
    pool,
    games: 12_345 - 6172 * i,
    best: [PROFILE.person, ...RIVALS.map(named)].slice(0, 4 - 2 * i).map((person, place) => ({
      person,
      rating: { points: 2100 - 111 * place, within: 40, provisional: false },
      games: 1000 - 90 * place,
    })),
  })),
};

const ratings: Visit = {
  name: 'ratings',
  visit: async (page, look) => {
    // the games behind them would take an hour
    await page.route('**/api/people/astrid*', (route) => route.fulfill({ json: PROFILE }));
    await page.route('**/api/people/*/games*', (route) => route.fulfill({ json: PLAYED }));
    await page.route('**/api/statistics', (route) => route.fulfill({ json: STATISTICS }));
    await page.route('**/api/ratings', (route) => route.fulfill({ json: BEST }));
    await page.goto('/online/person/astrid');
    await page.locator('.rated-games li').first().waitFor();
    await look('a person');
    await page.goto('/online/ratings');
    await page.locator('.ratings-best').first().waitFor();
    await look('the best');
    await page.goto('/online/statistics');
    await page.locator('.shares').first().waitFor();
    await look('the statistics');
  },
};

export const SERIES: readonly Visit[] = [campaigns, groups, onlineCampaign, onlineGroup, ratings];
