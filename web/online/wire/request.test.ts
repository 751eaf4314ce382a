import { afterEach, expect, test, vi } from 'vitest';
import { requestOr } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['outdated', 410, 1],
  ['nobody', 401, 0],
])(
  'a page that is refused as %s looks for a new version only where there may be one',
  async (code, status, looks) => {
    const refused = { code, reason: 'No.', rule: null };
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ error: refused }), { status })),
    );
    const look = vi.fn<() => Promise<void>>();
    expect(await requestOr(look)('GET /api/me')).toEqual({ refused });
    expect(look).toHaveBeenCalledTimes(looks);
  },
);
