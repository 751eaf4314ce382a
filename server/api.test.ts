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
