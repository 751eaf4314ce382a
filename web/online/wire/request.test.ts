import { afterEach, expect, test, vi } from 'vitest';
import { lookForNewVersion } from '../../offline/register.ts';
import { request } from './request.ts';

vi.mock('../../offline/register.ts', () => ({ lookForNewVersion: vi.fn<() => Promise<void>>() }));

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
    vi.mocked(lookForNewVersion).mockClear();
    expect(await request('GET /api/me')).toEqual({ refused });
    expect(lookForNewVersion).toHaveBeenCalledTimes(looks);
  },
);
