// When a bot is seen to answer at a server must not tell what lies in rows and deck of Nexum Galaxy. Here thinking takes a
// millisecond for each iteration, so that moments tell how many there were.
// @module-tag slow: twin tables in small steps of time

import { deepStrictEqual } from 'node:assert/strict';
import { openMind, type Question } from '@starboard/bots';
import { FastChance, SPECTATOR } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { loadKnown } from '@starboard/games';
import { expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import type { Clock } from './base/clock.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Claim } from './bots/turns.ts';
import { must, until } from './testing/table.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';
import { World } from './testing/world.ts';

const RUNS = volume({ daily: 2, long: 20, mutation: 1 });
const STEP = 10;
/** Of what was seen, so much is compared at most. */
const ANSWERS = 4;
const SETTING = {
  game: 'nexum-galaxy',
  seats: 2,
  options: { sector: 'FENIX', ruleSet: 'events', aggressiveness: 1 },
};

/** Bots that think here, for as long as they take iterations. */
class Counting implements Thinkers {
  readonly regard = NOBODY_WAITS.regard;
  readonly waiting = NOBODY_WAITS.waiting;
  readonly #mind = openMind((id, rules) => loadKnown(id, rules));
  clock: Clock | null = null;
  /** Does a thought that is made wait for its time? */
  isWaiting = false;
  thoughts = 0;

  async think(_claim: Claim, question: Question) {
    const { clock } = this;
    if (clock === null) throw new Error('Nobody should think yet.');
    const asked = clock.now();
    const answer = await this.#mind.think({ ...question, level: 'captain', scale: 0.2 });
    this.thoughts += answer.progress.iterations;
    this.isWaiting = true;
    await new Promise<void>((resolve) => clock.at(asked + answer.progress.iterations, resolve));
    this.isWaiting = false;
    return answer;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

interface Watched {
  readonly world: World;
  readonly bots: Counting;
}

async function open(seed: number): Promise<Watched> {
  const bots = new Counting();
  const world = await World.open(SETTING, seed, { thinkers: bots });
  bots.clock = world.clock;
  return { world, bots };
}

/** Lets a bot play for the seat; says when something was seen of it, in milliseconds. */
async function moments({ world, bots }: Watched, seat: number, viewer: number): Promise<readonly number[]> {
  const { party, clock } = world;
  const seen = (): number => party.followed(viewer).view?.viewSeq ?? 0;
  const isTo = (): boolean => party.followed(viewer).view?.actors.includes(seat) === true && !party.isOver;
  const shown: number[] = [];
  await must(party.sockets[seat].do(party.table, { do: 'standIn' }));
  for (let passed = 0; shown.length < ANSWERS; passed += STEP) {
    await until(async () => {
      await world.settle();
      return bots.isWaiting || !isTo();
    });
    if (!isTo()) break;
    const before = seen();
    clock.pass(STEP);
    await world.settle();
    // what became due is played before time goes on
    await until(async () => {
      await world.settle();
      return bots.isWaiting || seen() > before;
    });
    if (seen() > before) shown.push(passed + STEP);
    // with the round everybody sees what was otherwise
    if (party.followed(viewer).view?.news?.events.some(({ event }) => event === 'round') === true) break;
  }
  return shown;
}

/** Both tables played alike for so many orders, and on until nobody foresees what the twin has otherwise: what the bot itself
 *  knows may cost it time, as everything does that it thinks about. */
async function swap(tables: readonly Watched[], orders: number, chance: FastChance) {
  for (let given = 1; ; given++) {
    for (const { world } of tables) {
      await world.party.step();
      await world.settle();
    }
    const { match } = await tables[0].world.truth();
    const { game, state } = match;
    const [seat] = tables[0].world.party.followed(0).view?.actors ?? [];
    const viewer = 1 - seat;
    const twin = game.imagine(viewState(game, state, seat), seat, chance);
    const looksAlike = game.shape.equal(viewState(game, twin, viewer), viewState(game, state, viewer));
    if (given < orders || !looksAlike) continue;
    expect(game.shape.equal(twin, state)).toBe(false);
    return { seat, viewer, twin, match };
  }
}

test('NG-10.3: a bot is seen to answer at the same moments, whatever lies in rows and deck', async () => {
  for (let run = 1; run <= RUNS; run++) {
    const chance = new FastChance(run);
    const tables = await Promise.all([open(run), open(run)]);
    const [one, other] = tables.map(({ world }) => world);
    const swapped = await swap(tables, 1 + chance.draw(12), chance);
    const { seat, viewer, twin, match } = swapped;
    await one.disguise(match.game.shape.clone(match.state));
    await other.disguise(twin);
    const [shown, alike] = await Promise.all(tables.map((each) => moments(each, seat, viewer)));
    expect(shown.length).toBeGreaterThan(0);
    expect(alike).toEqual(shown);
    expect(tables[1].bots.thoughts).toBe(tables[0].bots.thoughts);
    expect(tables[0].bots.thoughts).toBeGreaterThan(STEP);
    for (const each of [viewer, SPECTATOR]) {
      // how often we asked is our own affair
      const isAlike = (text: string): boolean =>
        !text.startsWith('{"type":"pong"') && !text.includes('"event":"round"');
      const [heard, told] = [one, other].map((world) => world.heardBy(each).filter(isAlike));
      deepStrictEqual(told, heard);
    }
    await Promise.all(tables.map(({ world }) => world.close()));
  }
});
