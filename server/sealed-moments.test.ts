// GX-12.3: what a bot writes down in secret is not told by when it puts the pencil down either.

import { MoveList, SPECTATOR } from '@starboard/engine';
import type { Match } from '@starboard/engine/match';
import { openMind, type Question } from '@starboard/bots';
import { loadKnown } from '@starboard/games';
import { expect, test } from 'vitest';
import type { Thinkers } from './bots/thinkers.ts';
import type { Claim } from './bots/turns.ts';
import { must, until } from './testing/table.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';
import { World } from './testing/world.ts';

const [ANN, BOT] = [0, 1];
const LONG = 60_000;

/** Bots that think here, and at once. */
class Quick implements Thinkers {
  readonly regard = NOBODY_WAITS.regard;
  readonly waiting = NOBODY_WAITS.waiting;
  readonly #mind = openMind((id, rules) => loadKnown(id, rules));

  think(_claim: Claim, question: Question) {
    return this.#mind.think({ ...question, level: 'cadet' });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function movesOf({ game, state }: Match, seat: number): readonly string[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray().map(game.moves.toText);
}

test('GX-12.3: a bot that has written everything down says so when no person decides any more', async () => {
  const world = await World.open({ game: 'gal4xeon', seats: 2 }, 7, { thinkers: new Quick() });
  const { party, clock } = world;
  await must(party.sockets[BOT].do(party.table, { do: 'standIn' }));
  await until(async () => {
    clock.pass(1000);
    await world.settle();
    const isDone = movesOf((await world.truth()).match, BOT).join() === 'finish';
    return isDone || party.followed(ANN).view?.actors.includes(BOT) === false;
  });
  const heard = [ANN, SPECTATOR].map((viewer) => world.heardBy(viewer).length);
  clock.pass(LONG);
  await world.settle();
  const { match } = await world.truth();
  expect(movesOf(match, BOT)).toEqual(['finish']);
  expect(party.followed(ANN).view?.actors).toEqual([ANN, BOT]);
  // but for the answer to our own question whether the server is there
  const later = [ANN, SPECTATOR].flatMap((viewer, i) => world.heardBy(viewer).slice(heard[i]));
  expect(later.filter((text) => !text.startsWith('{"type":"pong"'))).toEqual([]);

  while (movesOf((await world.truth()).match, ANN).join() !== 'finish') {
    await must(party.order(ANN));
    await world.settle();
    expect(party.followed(ANN).view?.actors).toEqual([ANN, BOT]);
  }
  await must(party.order(ANN, ['finish']));
  const isNext = (event: string): boolean =>
    world.heardBy(SPECTATOR).some((text) => text.includes(`"event":"${event}"`));
  await until(async () => {
    clock.pass(1000);
    await world.settle();
    return isNext('rolled');
  });
  await world.close();
});
