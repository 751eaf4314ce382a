import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INVITE_HEADER, request, WIRE_HEADER } from './rest.ts';
import { WIRE } from './version.ts';

const asked = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const WIRE_SPOKEN = { [WIRE_HEADER]: String(WIRE) };

const answer = (status: number, body: object | null): void =>
  void asked.mockResolvedValue(new Response(body && JSON.stringify(body), { status }));

test('a route is asked by its name, with what it takes in its place', async () => {
  answer(200, { viewSeq: 3 });
  const told = await request('POST /api/tables/:table/commands', {
    params: { table: 'abcd' },
    body: { do: 'rise' },
    invite: 'let-me-in',
  });
  expect(told).toEqual({ value: { viewSeq: 3 } });
  expect(asked).toHaveBeenCalledWith('/api/tables/abcd/commands', {
    method: 'POST',
    headers: { ...WIRE_SPOKEN, [INVITE_HEADER]: 'let-me-in', 'content-type': 'application/json' },
    body: '{"do":"rise"}',
  });
});

test('what a route need not be told is left out', async () => {
  answer(200, null);
  expect(await request('DELETE /api/sessions')).toEqual({ value: null });
  expect(asked).toHaveBeenLastCalledWith('/api/sessions', { method: 'DELETE', headers: WIRE_SPOKEN });
  answer(200, null);
  await request('DELETE /api/sessions', { query: { everywhere: true } });
  expect(asked.mock.lastCall?.[0]).toBe('/api/sessions?everywhere=true');
});

test('what is refused, and that nobody answers, are values', async () => {
  const refused = { code: 'nobody', reason: 'Say who you are first.', rule: null };
  answer(401, { error: refused });
  expect(await request('GET /api/me')).toEqual({ refused });
  asked.mockRejectedValue(new TypeError('no network'));
  expect(await request('GET /api/me')).toMatchObject({ refused: { code: 'busy' } });
  asked.mockResolvedValue(new Response('<html>', { status: 200 }));
  expect(await request('GET /api/me')).toMatchObject({ refused: { code: 'busy' } });
});
