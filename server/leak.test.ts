// @module-tag slow: whole games at twin tables

import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { FastChance, SPECTATOR, type Game } from '@starboard/engine';
import { seatsNear, type Match } from '@starboard/engine/match';
import { isSecret, movesFor, openDraft, viewState } from '@starboard/engine/view';
import { gameIds, loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import type { Command } from '@starboard/wire/schema';
import { anyOrder } from './bots/fallback.ts';
import { must } from './testing/table.ts';
import { World } from './testing/world.ts';

const RUNS = volume({ daily: 8, long: 200, mutation: 2 });
/** In one test; a test that takes too long counts as one that hangs. */
const MOST_RUNS = 20;
/** First those with most to hide: a short run may not come to the others. */
const games = (await Promise.all(gameIds.map((id) => loadGame(id))))
  .filter((game) => game !== null)
  .toSorted((a, b) => toHide(b) - toHide(a));
const BEFORE = 40;
const AFTER = 25;

/** Twins: two tables with the same public history. In the second everything is otherwise that seat A cannot know, and
 *  the others give other sealed orders there. */
class Twins {
  readonly one: World;
  readonly other: World;
  readonly #chance: FastChance;
  readonly #viewer: number;
  compared = 0;
  /** How often the others did something else at the second table. */
  otherwise = 0;
  /** How often something was offered. */
  offered = 0;

  constructor(one: World, other: World, viewer: number, chance: FastChance) {
    this.one = one;
    this.other = other;
    this.#viewer = viewer;
    this.#chance = chance;
  }

  get #game(): Game {
    return this.one.party.game;
  }

  /** The same random moves at both. */
  async playAlike(steps: number): Promise<void> {
    for (let i = 0; i < steps && !this.one.party.isOver; i++) {
      for (const world of [this.one, this.other]) {
        await world.party.step();
        await world.settle();
      }
    }
  }

  async swapSecrets(): Promise<void> {
    const game = this.#game;
    const { match } = await this.one.truth();
    const view = viewState(game, match.state, this.#viewer);
    await this.one.disguise(game.shape.clone(match.state));
    await this.other.disguise(game.imagine(view, this.#viewer, this.#chance));
  }

  /** One order at both; false when the viewer rightly sees a difference now, or it cannot be given at the other. */
  async step(): Promise<boolean> {
    if (this.#chance.draw(3) === 0) await this.#bargain();
    const [a, b] = await Promise.all([this.one.truth(), this.other.truth()]);
    const actors = this.one.party.followed(0).view?.actors ?? [];
    if (actors.length === 0) return false;
    const seat = actors[this.#chance.draw(actors.length)];
    const game = this.#game;
    const order = anyOrder(game, viewState(game, a.match.state, seat), seat, this.#chance);
    await must(this.one.party.order(seat, this.#text(order)));
    if (!(await this.#mirror(a.match, b.match, seat, order))) return false;
    await Promise.all([this.one.settle(), this.other.settle()]);
    return this.#compare();
  }

  /** Somebody offers something at both, or answers it; what nobody answers lapses when everybody sees the game go on. A
   *  take-back would replay the true secrets. */
  async #bargain(): Promise<void> {
    const [{ state }, { state: twin }] = await Promise.all([this.one.truth(), this.other.truth()]);
    deepStrictEqual(twin.offer, state.offer);
    const seat = this.#chance.draw(state.seats.length);
    const offer = this.#chance.draw(2) === 0 ? 'draw' : 'pause';
    const command: Command = state.offer === null ? { do: 'offer', offer } : { do: 'decline' };
    if (state.offer === null) this.offered++;
    for (const { party } of [this.one, this.other]) await must(party.sockets[seat].do(party.table, command));
  }

  /** Lets the seat do at the other table what looks the same to everybody else; false when it cannot. */
  async #mirror(one: Match, other: Match, seat: number, order: readonly number[]): Promise<boolean> {
    const game = this.#game;
    if (seat !== this.#viewer && isSecret(game, one.state, order)) {
      this.otherwise++;
      // another sealed order looks like this one, and so does none at all
      if (this.#chance.draw(4) > 0) await this.#seal(seat, order);
      return true;
    }
    const same = seat === this.#viewer ? order : this.#veiledLike(other, seat, order);
    for (let tries = 0; tries < 15; tries++) {
      if ((await this.other.party.order(seat, this.#text(same))) === null) return true;
      // it may have to do more first where nobody looks
      if (seat === this.#viewer || !(await this.#seal(seat, order))) return false;
    }
    return false;
  }

  /** Any sealed order of that seat at the other table, another one where there is one; false where there is none. */
  async #seal(seat: number, unlike: readonly number[]): Promise<boolean> {
    const { match } = await this.other.truth();
    const view = viewState(this.#game, match.state, seat);
    for (let tries = 0; tries < 30; tries++) {
      const order = anyOrder(this.#game, view, seat, this.#chance);
      if (!isSecret(this.#game, match.state, order) || (tries < 20 && order.join() === unlike.join()))
        continue;
      await must(this.other.party.order(seat, this.#text(order)));
      return true;
    }
    return false;
  }

  /** A veiled move shows its kind only. */
  #veiledLike(other: Match, seat: number, order: readonly number[]): readonly number[] {
    const { moves } = this.#game;
    const [move] = order;
    if (order.length > 1 || !moves.isVeiled(move)) return order;
    const view = viewState(this.#game, other.state, seat);
    const same = movesFor(openDraft(this.#game, view, seat)).filter(
      (each) => moves.kindOf(each) === moves.kindOf(move),
    );
    if (same.length === 0) return order;
    this.otherwise++;
    return [same[this.#chance.draw(same.length)]];
  }

  #text(order: readonly number[]): string[] {
    return order.map(this.#game.moves.toText);
  }

  async #compare(): Promise<boolean> {
    const { shape } = this.#game;
    // the end of a game lays everything open
    if (this.one.party.isOver) return false;
    for (const viewer of [this.#viewer, SPECTATOR]) {
      const [a, b] = await Promise.all([this.one.view(viewer), this.other.view(viewer)]);
      // what a rule shows may differ: a card that was drawn, a plan that was laid open
      if (!shape.equal(a, b)) return false;
      deepStrictEqual(this.other.heardBy(viewer), this.one.heardBy(viewer));
      this.compared++;
    }
    return true;
  }

  async compareReading(): Promise<void> {
    if (this.one.party.isOver) return;
    for (const viewer of [this.#viewer, SPECTATOR]) {
      const [a, b] = await Promise.all([this.one.view(viewer), this.other.view(viewer)]);
      if (!this.#game.shape.equal(a, b)) return;
      strictEqual(await this.other.readBy(viewer), await this.one.readBy(viewer));
    }
  }
}

function toHide({ traits: { secrets, simultaneous } }: Game): number {
  return Number(secrets) + Number(secrets && simultaneous);
}

const PARTS = Array.from({ length: Math.ceil(RUNS / MOST_RUNS) }, (_, part) => {
  const first = part * MOST_RUNS + 1;
  return { first, last: Math.min(RUNS, first + MOST_RUNS - 1) };
});

test.each(PARTS)('twin tables send the same bytes, random games $first to $last', async ({ first, last }) => {
  let compared = 0;
  let otherwise = 0;
  let offered = 0;
  let lapsed = 0;
  for (let run = first; run <= last; run++) {
    const chance = new FastChance(run);
    const game = games[(run - 1) % games.length];
    const seats = seatsNear(game, 2 + chance.draw(2));
    const setting = { game: game.id, seats, options: game.fullOptions ?? {} };
    const [one, other] = await Promise.all([World.open(setting, run), World.open(setting, run)]);
    const twins = new Twins(one, other, chance.draw(seats), chance);
    await twins.playAlike(chance.draw(BEFORE));
    if (!one.party.isOver) {
      await twins.swapSecrets();
      let steps = 0;
      while (steps++ < AFTER && (await twins.step()));
      await twins.compareReading();
    }
    compared += twins.compared;
    otherwise += twins.otherwise;
    offered += twins.offered;
    lapsed += await one.lapses();
    await Promise.all([one.close(), other.close()]);
  }
  const runs = last - first + 1;
  console.log(
    `${runs} pairs of tables, ${compared} times compared after an order, ${otherwise} times after different ones; ${offered} offers, ${lapsed} lapsed`,
  );
  expect(compared).toBeGreaterThan(runs * 3);
  expect(otherwise).toBeGreaterThan(runs / 2);
  expect(offered).toBeGreaterThan(runs / 2);
  expect(lapsed).toBeGreaterThan(0);
});
