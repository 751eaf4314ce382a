// Whoever watches must not learn from the moment of an answer whether the seat had a choice, said it beforehand, or is a
// bot that thought about it.
// @module-tag slow: twin tables in small steps of time

import { deepStrictEqual } from 'node:assert/strict';
import {
  FastChance,
  hasSeat,
  MoveList,
  SPECTATOR,
  type Game,
  type OptionValues,
  type State,
} from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { afterEach, expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { anyOrder } from './bots/fallback.ts';
import type { Thinkers } from './bots/thinkers.ts';
import { must } from './testing/table.ts';
import { World } from './testing/world.ts';

const RUNS = volume({ daily: 3, long: 25, mutation: 1 });
const SEATS = 3;
/** Longer than any hesitation. */
const LONG = 3500;
const STEP = 100;

/** Two states that look the same to everybody but the seat that is asked: in one it has a choice, in the other none. */
interface Asked {
  readonly seat: number;
  readonly viewer: number;
  readonly withChoice: State;
  readonly without: State;
}

function legalMoves(game: Game, state: State, seat: number): number[] {
  const moves = new MoveList();
  game.legal(state, seat, moves);
  return [...moves.moves.subarray(0, moves.length)];
}

/** Plays at random until such a question comes. */
function findQuestion(game: Game, seed: number): Asked {
  const chance = new FastChance(seed);
  const options = readOptions(game.options, {}) as OptionValues;
  for (;;) {
    const state = game.setup(options, SEATS, chance);
    while (game.actors(state) !== 0) {
      const seat = actorsOf(game, state)[0];
      const asked =
        game.standingAnswers?.asksAlike(state) === true ? askedAt(game, state, seat, chance) : null;
      if (asked !== null) return asked;
      for (const move of anyOrder(game, viewState(game, state, seat), seat, chance))
        game.play(state, seat, move, chance);
    }
  }
}

function actorsOf(game: Game, state: State): number[] {
  return Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => hasSeat(game.actors(state), seat));
}

function askedAt(game: Game, state: State, seat: number, chance: FastChance): Asked | null {
  const viewer = (seat + 1) % SEATS;
  const view = viewState(game, state, viewer);
  const imagined = Array.from({ length: 30 }, () => game.imagine(view, viewer, chance));
  const withChoice = imagined.find((each) => hasTwo(game, each, seat) && actorsOf(game, each)[0] === seat);
  const without = imagined.find((each) => !hasTwo(game, each, seat) && actorsOf(game, each)[0] === seat);
  return withChoice && without ? { seat, viewer, withChoice, without } : null;
}

const hasTwo = (game: Game, state: State, seat: number): boolean => legalMoves(game, state, seat).length > 1;

const worlds: World[] = [];
afterEach(async () => {
  await Promise.all(worlds.splice(0).map((each) => each.close()));
});

async function openWorld(seed: number, parts: Parameters<typeof World.open>[2] = {}): Promise<World> {
  const opened = await World.open({ game: 'nexus-ops', seats: SEATS }, seed, parts);
  worlds.push(opened);
  return opened;
}

/** Lets time pass in small steps, as long as it takes until the answer is there. */
async function untilAnswered({ clock, party }: World, viewer: number): Promise<void> {
  const before = party.followed(viewer).view?.viewSeq ?? 0;
  for (let passed = 0; passed < LONG; passed += STEP) {
    clock.pass(STEP);
    // answered after what became due now
    await party.sockets[viewer].player.rest('GET', `/api/tables/${party.table}`);
    await party.settle();
    if ((party.followed(viewer).view?.viewSeq ?? 0) > before) return;
  }
  throw new Error('Nobody answered.');
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

test('NO-7.8: a pass that was said beforehand comes when the only move would come, in the same bytes', async () => {
  const game = await nexusOps();
  for (let run = 0; run < RUNS; run++) {
    const { seat, viewer, withChoice, without } = findQuestion(game, run + 1);
    const [one, other] = await Promise.all([openWorld(run), openWorld(run)]);
    await one.disguise(without);
    await other.disguise(withChoice);
    expectAlike(one, other, viewer);
    const { party } = other;
    const offers = new MoveList();
    game.standingAnswers?.offers(viewState(game, withChoice, seat), seat, offers);
    const pass = game.standingAnswers?.answers.toText(offers.moves[0]) ?? '';
    const told = party.sockets[seat].next('answer');
    await must(party.sockets[seat].do(party.table, { do: 'answer', answer: pass }));
    expect((await told).answer).toBe(pass);
    await Promise.all([one, other].map(noticed));
    await Promise.all([untilAnswered(one, viewer), untilAnswered(other, viewer)]);
    await Promise.all([one.settle(), other.settle()]);
    expectAlike(one, other, viewer);
    const at = one.party.followed(viewer).view?.news?.entry.at ?? 0;
    expect(at - Date.UTC(2026, 0, 1)).toBeGreaterThanOrEqual(800);
    await Promise.all(worlds.splice(0).map((each) => each.close()));
  }
});

test('NO-7.8: a bot that thinks long answers when one that need not think does', async () => {
  const game = await nexusOps();
  const { seat, viewer, withChoice, without } = findQuestion(game, 99);
  const asked = Promise.withResolvers<void>();
  const thoughtEnough = Promise.withResolvers<void>();
  /** Passes, when it has thought enough. */
  const thinker = (thought: Promise<void>): Thinkers => ({
    think: async () => {
      asked.resolve();
      await thought;
      const progress = { iterations: 0, of: 0, expected: [], variation: [] };
      const order = [game.moves.fromText('pass') as number];
      return { order, hopeless: false, progress, reasons: [], options: [] };
    },
    waiting: 0,
    close: () => Promise.resolve(),
  });
  const other = await openWorld(7, { thinkers: thinker(thoughtEnough.promise) });
  await other.disguise(withChoice);
  await must(other.party.sockets[seat].do(other.party.table, { do: 'standIn' }));
  await asked.promise;
  // while it thinks, the bot at the other table has long known its answer
  const one = await openWorld(7, { thinkers: thinker(Promise.resolve()) });
  await one.disguise(without);
  await must(one.party.sockets[seat].do(one.party.table, { do: 'standIn' }));
  await Promise.all([one.settle(), other.settle()]);
  for (const { clock } of [one, other]) clock.pass(STEP);
  thoughtEnough.resolve();
  await other.settle();
  await Promise.all([untilAnswered(one, viewer), untilAnswered(other, viewer)]);
  await Promise.all([one.settle(), other.settle()]);
  expectAlike(one, other, viewer);
});
