// Following others: who is followed, what is shown of them, and when it ends.

import type { FollowedPerson, NewTable } from '@starboard/wire/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';

const TABLE: NewTable = {
  game: 'skirmish',
  options: {},
  seats: [{ me: true }, { free: true }],
  time: { kind: 'none', bank: 0, increment: 0, onTimeout: 'bot' },
};

onStores('following on %s', (kind) => {
  let server: TestServer;
  let ann: TestPlayer;
  let ben: TestPlayer;

  beforeEach(async () => {
    server = await testServer({ ...testOptions(), ...(await storeOptions(kind)) });
    ann = await TestPlayer.account(server.address, 'ann');
    ben = await TestPlayer.account(server.address, 'ben');
  });
  afterEach(() => server.stop());

  const idOf = ({ me }: TestPlayer): string => me?.id ?? '';
  const follow = (who: TestPlayer, whom: TestPlayer) => who.rest('PUT', `/api/me/follows/${idOf(whom)}`);
  const followed = async (who: TestPlayer): Promise<FollowedPerson[]> =>
    (await who.rest('GET', '/api/me/follows')).body as unknown as FollowedPerson[];

  test('who follows somebody sees their public tables, and whether they follow back', async () => {
    const { table } = await ben.open(TABLE);
    await ben.open({ ...TABLE, visibility: 'invited' });
    expect((await follow(ann, ben)).status).toBe(204);
    expect((await follow(ann, ben)).status).toBe(204);
    expect(await followed(ann)).toMatchObject([
      { person: { name: 'ben' }, back: false, tables: [{ id: table }] },
    ]);
    expect(await followed(ben)).toEqual([]);
    await follow(ben, ann);
    expect(await followed(ann)).toMatchObject([{ back: true }]);
    // who hides is followed, and shows nothing
    await ben.rest('PATCH', '/api/me', { hidesHistory: true });
    expect(await followed(ann)).toMatchObject([{ person: { name: 'ben' }, tables: [] }]);
    expect((await ann.rest('DELETE', `/api/me/follows/${idOf(ben)}`)).status).toBe(204);
    expect(await followed(ann)).toEqual([]);
    expect(await followed(ben)).toMatchObject([{ person: { name: 'ann' }, back: false }]);
  });

  test('guests follow nobody and are not followed, and nobody follows themselves', async () => {
    const guest = await TestPlayer.guest(server.address, 'Gus');
    const refusals: [TestPlayer, TestPlayer, string][] = [
      [guest, ann, 'server.followNeedsAccount'],
      [ann, guest, 'server.noSuchPerson'],
      [ann, ann, 'server.followsOthers'],
    ];
    for (const [who, whom, key] of refusals)
      expect((await follow(who, whom)).body).toMatchObject({ error: { key } });
  });

  test('whoever blocks somebody is not followed by them any more, and does not follow', async () => {
    await follow(ann, ben);
    await follow(ben, ann);
    await ann.rest('PUT', `/api/me/blocks/${idOf(ben)}`, { kind: 'mute' });
    expect(await followed(ben)).toHaveLength(1);
    await ann.rest('PUT', `/api/me/blocks/${idOf(ben)}`, { kind: 'block' });
    expect([await followed(ann), await followed(ben)]).toEqual([[], []]);
    expect((await follow(ben, ann)).body).toMatchObject({ error: { key: 'server.blockedFollowing' } });
  });

  test('whom one follows is among the own data, and nothing is left of who goes', async () => {
    await follow(ann, ben);
    await follow(ben, ann);
    expect((await ann.rest('GET', '/api/me/data')).body['follows']).toMatchObject([{ name: 'ben' }]);
    await ben.rest('DELETE', '/api/me', { password: 'a long enough secret' });
    expect(await followed(ann)).toEqual([]);
    expect((await ann.rest('GET', '/api/me/data')).body['follows']).toEqual([]);
  });
});
