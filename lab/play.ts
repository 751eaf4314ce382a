// The innermost loop of the laboratory: whole games among bots, without a log.

import { PlayerAsker, type Player } from '@starboard/bots';
import { FastChance, firstSeat, type Chance } from '@starboard/engine';
import { fairChance, FairCounts, mixSeeds } from '@starboard/engine/match';
import { tableOf } from './fairness.ts';
import type { Prepared } from './plan.ts';
import { countOutcome, emptyTally, type Tally } from './tally.ts';

/** Plays the games numbered `from` to `to` - 1. */
export function playGames(prepared: Prepared, from: number, to: number): Tally {
  const hall = new Hall(prepared);
  for (let index = from; index < to; index++) {
    try {
      hall.play(index);
    } catch (cause) {
      const { game, seats, seed } = prepared.plan;
      throw new Error(`Game number ${index} of ${game} with ${seats} seats and seed ${seed} failed.`, {
        cause,
      });
    }
  }
  return hall.tally;
}

/** A place to play one game after the other in: what can be used again for the next game is. */
class Hall {
  readonly tally: Tally;
  readonly #prepared: Prepared;
  readonly #asking = new PlayerAsker();
  readonly #dice = new FastChance(0);
  readonly #bots: Bench;

  constructor(prepared: Prepared) {
    this.tally = emptyTally(prepared.plan.seats);
    this.#prepared = prepared;
    this.#bots = new Bench(prepared);
  }

  play(index: number): void {
    const { tally } = this;
    const asking = this.#asking;
    const { game, options, plan } = this.#prepared;
    const chance = this.#chanceOf(index);
    const players = this.#bots.playersOf(index);
    const state = game.setup(options, plan.seats, chance);
    for (let moves = 0; moves < game.longestGame; moves++) {
      const actors = game.actors(state);
      if (actors === 0) break;
      const seat = firstSeat(actors);
      const move = asking.moveOf(players[seat], game, state, seat);
      if (asking.legal.length > 1) tally.decisions++;
      tally.moves++;
      game.play(state, seat, move, chance);
    }
    countOutcome(tally, game.outcome(state));
  }

  /** The first game rolls a table's dice, which are slow but can be proved: it is the one that can be saved, and it
   *  is the same game whether it is saved or not. */
  #chanceOf(index: number): Chance {
    if (index === 0) return fairChance(tableOf(this.#prepared), new FairCounts());
    this.#dice.reseed(mixSeeds(this.#prepared.plan.seed, index));
    return this.#dice;
  }
}

/** The bots of a plan, which sit down afresh for each game. */
export class Bench {
  readonly #prepared: Prepared;
  /** What a bot rolls is its own: it disturbs neither the dice nor another bot. */
  readonly #randoms: readonly FastChance[];

  constructor(prepared: Prepared) {
    this.#prepared = prepared;
    this.#randoms = prepared.bots.map(() => new FastChance(0));
  }

  playersOf(index: number): Player[] {
    const { plan, game, brain, options, bots } = this.#prepared;
    const seed = ~mixSeeds(plan.seed, index);
    return bots.map((bot, seat) => {
      const random = this.#randoms[seat];
      random.reseed(mixSeeds(seed, seat));
      return bot.sit({ game, brain, options, seats: plan.seats, seat, random });
    });
  }
}
