import { afterAll, beforeAll, expect, test } from 'vitest';
import { Commands, Requests, Routes, ServerMessages } from '@starboard/wire/schema';
import { TestPlayer } from './testing/player.ts';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly summary: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, object>>;
}

async function operations(): Promise<(readonly [string, Operation])[]> {
  const { body } = await TestPlayer.stranger(server.address).rest('GET', '/api/openapi.json');
  const { openapi, paths } = body as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  expect(openapi).toBe('3.1.0');
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
}

test('every route of the list is answered, and the OpenAPI document describes it', async () => {
  const found = await operations();
  const listed = Object.keys(Routes).map((name) => name.replaceAll(/:(\w+)/g, '{$1}'));
  expect(found.map(([name]) => name).toSorted()).toEqual(listed.toSorted());
  for (const [name, { summary, tags, responses }] of found) {
    expect(summary, name).toMatch(/\w/);
    expect(tags, name).toHaveLength(1);
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['4XX']));
    expect(Object.keys(responses).some((status) => status === '200' || status === '204')).toBe(true);
  }
});

test('generators of clients find what they need: names of operations, servers, and who may ask', async () => {
  const { body } = await TestPlayer.stranger(server.address).rest('GET', '/api/openapi.json');
  const { servers, components } = body as Record<'servers' | 'components', Record<string, unknown>>;
  expect(servers).toEqual([{ url: '/' }]);
  expect(components['securitySchemes']).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'starboard' },
    token: { type: 'http', scheme: 'bearer' },
  });
  const found = await operations();
  const ids = found.map(([, { operationId }]) => operationId);
  expect(ids).toContain('postTablesTableCommands');
  expect(new Set(ids).size).toBe(found.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:[A-Z][a-z]+)+$/);
});

test('a server that knows its address says so', async () => {
  const other = await testServer({ origins: ['https://play.example.org'] });
  const { body } = await TestPlayer.stranger(other.address).rest('GET', '/api/openapi.json');
  expect((body as { servers: unknown }).servers).toEqual([{ url: 'https://play.example.org' }]);
  await other.stop();
});

/** What passes the schemas, so that only who asks is left to object to. */
const BODIES: Readonly<Record<string, object>> = {
  postGuests: { name: 'Ann' },
  postAccounts: { login: 'anna', password: 'hunter2hunter2' },
  patchMe: { name: 'Ann' },
  putMePassword: { old: 'hunter2hunter2', new: 'hunter3hunter3' },
  putMeLogin: { login: 'anna', password: 'hunter2hunter2' },
  postMeRecovery: { password: 'hunter2hunter2' },
  postRecoveries: { login: 'anna', code: '0000', password: 'hunter3hunter3' },
  deleteMe: {},
  putMeBlocksPerson: { kind: 'mute' },
  postReports: { person: 'abcdefghijkl', table: 'abcdefghijkl', reason: 'rude' },
  postMeBots: { name: 'Robot' },
  postTables: { game: 'skirmish', seats: [{ me: true }, { free: true }] },
  postTablesTableCommands: { do: 'sit' },
  postTournaments: { title: 'Cup', game: 'skirmish', format: 'roundRobin' },
  postTournamentsTournamentCommands: { do: 'enter' },
  postCampaigns: { title: 'War', seats: [{ me: true }, { bot: 'cadet' }] },
  postCampaignsCampaignCommands: { do: 'begin' },
  postGroups: {
    title: 'Fronts',
    game: 'nexum-galaxy',
    seats: [
      [{ me: true }, { bot: 'cadet' }],
      [{ free: true }, { bot: 'cadet' }],
    ],
  },
  postGroupsGroupCommands: { do: 'begin' },
  postTablesTableLegal: { order: [] },
  postTablesTableChat: { text: 'hello' },
};

test('who has not said who they are is answered where the document says so, and nowhere else', async () => {
  const { body } = await TestPlayer.stranger(server.address).rest('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, security }] of Object.entries(methods)) {
      // a wrong password is answered so, too
      if (operationId === 'postSessions') continue;
      const address = path.replaceAll(/\{\w+\}/g, 'abcdefghijkl');
      const asked = TestPlayer.stranger(server.address);
      const { status } = await asked.rest(method.toUpperCase(), address, BODIES[operationId]);
      const isForAll = security.some((way) => Object.keys(way).length === 0);
      expect(status, operationId).not.toBe(400);
      expect(status === 401, operationId).toBe(!isForAll);
    }
});

test('a page shows it to people, with all messages of the WebSocket, and needs no script', async () => {
  const response = await fetch(`${server.address}/api`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  for (const name of [...Object.keys(Requests), ...Object.keys(Commands), ...Object.keys(ServerMessages)])
    expect(html).toContain(`<code>${name}</code>`);
  for (const [name] of await operations()) expect(html).toContain(name.split(' ')[1]);
  expect(html).not.toContain('<script');
  expect((await fetch(`${server.address}/api/page.css`)).headers.get('content-type')).toContain('text/css');
});
