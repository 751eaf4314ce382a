import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import {
  cancel,
  checkIn,
  close,
  enter,
  parseTournament,
  verifyTournament,
  withdraw,
  type Tournament,
  type TournamentFile,
} from '@starboard/series/tournament';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeedDecided } from '../decide/decision.ts';
import { giveUp } from '../decide/play.ts';
import { jsonLog } from '../ops/log.ts';
import { putTogether, type Parts } from '../parts.ts';
import { openStore } from '../store/index.ts';
import { tournamentFile } from './file.ts';
import { STORES, storeOptions } from '../testing/stores.ts';
import type { Table } from '../tables/table.ts';
import { startUpkeep, type Upkeep } from '../upkeep.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-series-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ORGANIZER = 'organizer0';
const HOUSE = {
  time: { kind: 'none', bank: 0, increment: 0, onTimeout: 'bot' },
  level: 'random',
  patience: 60_000,
  bots: [],
} as const;

describe.each(STORES)('a tournament on %s', { tags: 'slow' }, (name) => {
  let parts: Parts;
  let upkeep: Upkeep | null = null;
  beforeEach(async () => {
    const data = mkdtempSync(join(folder, 'data-'));
    const store = await openStore({ data, process: 'one', ...(await storeOptions(name)) });
    parts = putTogether({ store, log: jsonLog('silent', () => {}), pace: { bots: 0 } });
  });
  afterEach(async () => {
    await upkeep?.stop();
    upkeep = null;
    await parts.keepers.close();
    await parts.thinkers.close();
    await parts.replays.close();
    await parts.store.close();
  });

  async function opened(format: 'swiss' | 'suddenDeath' = 'suddenDeath'): Promise<string> {
    const game = await loadGame('skirmish');
    if (game === null) throw new Error('There is no Skirmish.');
    const id = await parts.series.open(game, ORGANIZER, { title: 'Cup', format, cap: 4 }, HOUSE);
    if (isRefusal(id)) throw new Error(id.reason);
    return id;
  }

  const entered = (id: string, entrant: string, bot?: string, asker = ORGANIZER) =>
    parts.series.do(id, ({ state: tournament }, now) =>
      enter(tournament, { id: entrant, bot }, { asker, now }),
    );

  const closed = (id: string) =>
    parts.series.do(id, ({ state: tournament }, now) => close(tournament, { asker: ORGANIZER, now }));

  async function tournamentOf(id: string): Promise<Tournament> {
    const kept = await parts.series.of(id);
    if (kept === null) throw new Error('It is gone.');
    return kept.state;
  }

  async function textOf(id: string): Promise<string> {
    let text = '';
    for await (const piece of (await tournamentFile(parts, id)) ?? []) text += piece;
    return text;
  }

  test('SE-3.3: of bots runs to its end by itself, and its file verifies', async () => {
    const id = await opened();
    for (const bot of ['bot-a', 'bot-b', 'bot-c', 'bot-d']) await entered(id, bot, 'random');
    await closed(id);
    upkeep = await startUpkeep(parts, () => {});
    await expect.poll(async () => (await tournamentOf(id)).status, { timeout: 120_000 }).toBe('over');
    const file = parseTournament(await textOf(id));
    if (isRefusal(file)) throw new Error(file.reason);
    const verified = verifyTournament(file);
    expect(isRefusal(verified)).toBe(false);
    expect(verified).toMatchObject({ lotsProved: true, tournament: { status: 'over' } });
  });

  test('SE-1.2, SE-1.3, SE-1.4, SE-1.6, SE-1.7: what is refused changes nothing', async () => {
    const id = await opened('swiss');
    for (const person of ['person0', 'person1', 'person2', 'person3']) await entered(id, person);
    const before = (await parts.series.of(id))?.deedCount;
    expect(await entered(id, 'person0')).toMatchObject({ rule: 'SE-1.2' });
    expect(await entered(id, 'person4')).toMatchObject({ rule: 'SE-1.3' });
    expect(await entered(id, 'other', undefined, 'stranger')).toMatchObject({ rule: 'SE-1.2' });
    const asked = { asker: 'stranger', now: 1 };
    expect(
      await parts.series.do(id, ({ state: tournament }) => withdraw(tournament, 'person0', asked)),
    ).toMatchObject({
      rule: 'SE-1.2',
    });
    expect(await parts.series.do(id, ({ state: tournament }) => cancel(tournament, asked))).toMatchObject({
      rule: 'SE-1.7',
    });
    const own = { asker: 'person0', now: 1 };
    expect(
      await parts.series.do(id, ({ state: tournament }) => checkIn(tournament, { id: 'person0' }, own)),
    ).toMatchObject({
      rule: 'SE-1.4',
    });
    expect((await parts.series.of(id))?.deedCount).toBe(before);
  });

  test('SE-4.8: two that look after it at once open each table once', async () => {
    const id = await opened('swiss');
    for (const person of ['person0', 'person1', 'person2', 'person3']) await entered(id, person);
    await closed(id);
    await Promise.all([parts.series.tick(id), parts.series.tick(id), parts.series.tick(id)]);
    const tables = await parts.store.db.selectFrom('tables').select('id').execute();
    const { encounters } = await tournamentOf(id);
    expect(tables).toHaveLength(encounters.length);
    expect(new Set(encounters.map(({ table }) => table))).toEqual(new Set(tables.map((each) => each.id)));
  });

  test('SE-4.7: a table that was closed before its game names who did not come, once', async () => {
    const id = await opened();
    await entered(id, 'person0');
    await entered(id, 'bot-a', 'random');
    await closed(id);
    await parts.series.tick(id);
    const [{ table }] = (await tournamentOf(id)).encounters;
    await parts.closing.close(table ?? '');
    await Promise.all([parts.series.tick(id), parts.series.tick(id)]);
    const { deeds } = JSON.parse(await textOf(id)) as TournamentFile;
    expect(deeds.map(({ deed }) => deed).filter((deed) => deed.do === 'noShow')).toEqual([
      { do: 'noShow', encounter: 0, absent: ['person0'] },
    ]);
    expect((await tournamentOf(id)).status).toBe('over');
  });

  test('SE-4.8: a game that ended at another process is taken as it ended, though nobody has told of it', async () => {
    const deaf = putTogether({
      store: { ...parts.store, isShared: true, listen: () => {} },
      log: jsonLog('silent', () => {}),
      pace: { bots: 0 },
    });
    const id = await opened();
    const people = ['person0', 'person1'];
    for (const person of people) await entered(id, person);
    await closed(id);
    await parts.series.tick(id);
    const [{ table }] = (await tournamentOf(id)).encounters;
    const [here, there] = await Promise.all([parts, deaf].map((each) => each.keepers.of(table ?? '')));
    if (here === null || there === null) throw new Error('There is no table.');
    const done = (decide: (found: Table) => DeedDecided) => here.commit(decide, () => null);
    for (const seat of [0, 1]) await done(() => ({ deed: { do: 'ready', seat, ready: true } }));
    await parts.keepers.tick(here);
    expect(await there.look(({ state }) => state.status)).toBe('open');
    await done((found) => giveUp(found, 0, 'resigned', parts.clock.now()));
    await deaf.series.tick(id);
    expect((await tournamentOf(id)).encounters[0].end).toMatchObject({ end: 'played', winner: 1 });
    await deaf.keepers.close();
    await deaf.thinkers.close();
    await deaf.replays.close();
  });
});
