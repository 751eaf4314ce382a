// Whoever watches must not learn from the time of an answer whether the seat had a choice, said it beforehand, or is a
// bot that thought about it.
// @module-tag slow: twin tables in small steps of time

import { deepStrictEqual } from 'node:assert/strict';
import { MoveList, SPECTATOR, type Game } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { afterEach, expect, test } from 'vitest';
import { findAskedAlike, type AskedAlike } from '../engine/testkit/asked-alike.ts';
import { volume } from '../engine/testkit/volume.ts';
import type { Thinkers } from './bots/thinkers.ts';
import { must } from './testing/table.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';
import { World } from './testing/world.ts';

const RUNS = volume({ daily: 1, long: 12, mutation: 1 });
const SEATS = 3;
/** Longer than any hesitation. */
const LONG = 2200;
const STEP = 100;

const worlds: World[] = [];
afterEach(async () => {
  await Promise.all(worlds.splice(0).map((each) => each.close()));
});

async function openWorld(seed: number, parts: Parameters<typeof World.open>[2] = {}): Promise<World> {
  const opened = await World.open({ game: 'nexus-ops', seats: SEATS }, seed, parts);
  worlds.push(opened);
  return opened;
}

/** A disguised table finds out what is due when something is done there. */
async function noticed({ party }: World): Promise<void> {
  await must(party.sockets[0].do(party.table, { do: 'offer', offer: 'pause' }));
  await must(party.sockets[0].do(party.table, { do: 'decline' }));
}

async function nexusOps(): Promise<Game> {
  const game = await loadGame('nexus-ops');
  if (game === null) throw new Error('There is no Nexus Ops.');
  return game;
}

function expectAlike(one: World, other: World, viewer: number): void {
  // how often we asked is our own affair
  const heard = (world: World, by: number): string[] =>
    world.heardBy(by).filter((text) => !text.startsWith('{"type":"pong"'));
  for (const each of [viewer, SPECTATOR]) deepStrictEqual(heard(other, each), heard(one, each));
}

/** Lets as much time pass as the longest hesitation takes; says when something was shown, in milliseconds. */
async function watch({ clock, party }: World, viewer: number): Promise<readonly number[]> {
  const seen = (): number => party.followed(viewer).view?.viewSeq ?? 0;
  const shown: number[] = [];
  let last = seen();
  for (let passed = STEP; passed <= LONG && shown.length === 0; passed += STEP) {
    clock.pass(STEP);
    // answered after what became due now
    await party.sockets[viewer].player.rest('GET', `/api/tables/${party.table}`);
    await party.settle();
    if (seen() > last) shown.push(passed);
    last = seen();
  }
  return shown;
}

/** Two tables that differ in what the seat holds that is asked, which does the same at both. */
async function twins(
  { seat, viewer, withChoice, without }: AskedAlike,
  seed: number,
  say: string | null,
): Promise<readonly number[]> {
  const game = await nexusOps();
  const tables = await Promise.all([openWorld(seed), openWorld(seed)]);
  const [one, other] = tables;
  await one.disguise(without);
  await other.disguise(withChoice);
  expectAlike(one, other, viewer);
  expect(game.standingAnswers?.asksAlike(without)).toBe(true);
  for (const { party } of tables)
    if (say !== null) await must(party.sockets[seat].do(party.table, { do: 'answer', answer: say }));
  await Promise.all(tables.map(noticed));
  const [shown, alike] = await Promise.all(tables.map((each) => watch(each, viewer)));
  await Promise.all(tables.map((each) => each.settle()));
  expect(alike).toEqual(shown);
  expectAlike(one, other, viewer);
  await Promise.all(worlds.splice(0).map((each) => each.close()));
  return shown;
}

test('NO-7.6: a table answers for nobody who said nothing, whatever the seat holds', async () => {
  const game = await nexusOps();
  for (let run = 0; run < RUNS; run++)
    expect(await twins(findAskedAlike(game, SEATS, run + 1), run, null)).toEqual([]);
});

test('NO-7.8: what was said beforehand is given at the same time in the same bytes, whatever the seat holds', async () => {
  const game = await nexusOps();
  const answered = new Set<string>();
  for (let run = 0; run < RUNS; run++) {
    const question = findAskedAlike(game, SEATS, run + 1);
    const offers = new MoveList();
    game.standingAnswers?.offers(question.without, question.seat, offers);
    const texts = offers.toArray().map((each) => game.standingAnswers?.answers.toText(each) ?? '');
    const asksFor = texts.filter((text) => text.startsWith('askFor'));
    for (const text of [texts[0], asksFor[run % asksFor.length]]) {
      const shown = await twins(question, run, text);
      answered.add(`${text.split(' ')[0]} ${shown.length}`);
      for (const at of shown) expect(at).toBeGreaterThanOrEqual(800);
    }
  }
  expect(answered).toContain('passBattle 1');
});

/** Two tables with a bot in the seat that is asked; says when each was seen to answer. */
async function withBots(
  { seat, viewer, withChoice, without }: AskedAlike,
  thinkers: readonly [without: Thinkers, withChoice: Thinkers],
): Promise<readonly (readonly number[])[]> {
  const tables = await Promise.all(thinkers.map((each) => openWorld(7, { thinkers: each })));
  const [one, other] = tables;
  await one.disguise(without);
  await other.disguise(withChoice);
  for (const { party } of tables) await must(party.sockets[seat].do(party.table, { do: 'standIn' }));
  await Promise.all(tables.map((each) => each.settle()));
  const shown = await Promise.all(tables.map((each) => watch(each, viewer)));
  await Promise.all(tables.map((each) => each.settle()));
  expectAlike(one, other, viewer);
  return shown;
}

/** Passes, when it has thought enough; notes what became of its thoughts. */
function thinker(pass: number, enough: Promise<void>, ended: string[] = []): Thinkers {
  return {
    ...NOBODY_WAITS,
    think: async (_claim, _question, signal) => {
      signal?.addEventListener('abort', () => ended.push('cancelled'));
      await enough;
      const progress = { iterations: 0, of: 0, expected: [], variation: [] };
      return { order: [pass], hopeless: false, progress, reasons: [], options: [] };
    },
    close: () => Promise.resolve(),
  };
}

test('NO-7.8: a bot answers at a time that was drawn, whether it need not think or is never done', async () => {
  const game = await nexusOps();
  const pass = game.moves.fromText('pass') as number;
  const ended: string[] = [];
  const [quick, slow] = await withBots(findAskedAlike(game, SEATS, 99), [
    thinker(pass, Promise.resolve()),
    thinker(pass, new Promise(() => {}), ended),
  ]);
  expect(quick).toHaveLength(1);
  expect(slow).toEqual(quick);
  expect(ended).toEqual(['cancelled']);
});
