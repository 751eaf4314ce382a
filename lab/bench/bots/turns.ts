// How long the strongest level thinks about a whole turn, on one core. Turns are taken from all along games, of which a quick
// bot plays the rest: late turns take longer than early ones.

import { PlayerAsker, findBot, type Known, type Player } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, NOBODY } from '@starboard/engine';
import { defaultOptions, mixSeeds } from '@starboard/engine/match';
import { thisThread } from '../clock.ts';

const LEVEL = 'admiral';
const QUICK = 'cadet';
/** One turn of so many is timed: every seat's comes up. */
const EVERY = 5;

/** Seconds of so many turns, of as many games as that takes. */
export function turnsOf(known: Known, seats: number, turns: number, scale = 1): number[] {
  const times: number[] = [];
  for (let game = 0; times.length < turns; game++)
    times.push(...turnsOfGame(known, seats, game, turns - times.length, scale));
  return times;
}

function turnsOfGame(known: Known, seats: number, seed: number, most: number, scale: number): number[] {
  const { game, brain } = known;
  const options = { ...defaultOptions(game.options), ...game.simulationOptions };
  const seated = (level: string): Player[] =>
    Array.from({ length: seats }, (_, seat) => sitDown(known, options, { seats, seat, seed, level, scale }));
  const [strongest, quick] = [seated(LEVEL), seated(QUICK)];
  const chance = new FastChance(seed);
  const state = game.setup(options, seats, chance);
  const asking = new PlayerAsker();
  const clock = thisThread();
  const watch = new TurnWatch(seats);
  for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
    watch.turn(brain.turn(state));
    if (watch.times.length >= most) return watch.times;
    const seat = firstSeat(actors);
    const timed = watch.turns % EVERY === 0;
    const began = clock.now();
    const move = asking.moveOf(timed ? strongest[seat] : quick[seat], game, state, seat);
    if (timed && asking.legal.length > 1) watch.spend(seat, clock.now() - began);
    game.play(state, seat, move, chance);
  }
  watch.turn(NaN);
  return watch.times.slice(0, most);
}

interface Chair {
  readonly seats: number;
  readonly seat: number;
  readonly seed: number;
  readonly level: string;
  readonly scale: number;
}

function sitDown(
  { game, brain }: Known,
  options: Readonly<Record<string, unknown>>,
  { seats, seat, seed, level, scale }: Chair,
): Player {
  const bot = findBot(level);
  if (isRefusal(bot)) throw new Error(bot.reason);
  return bot.sit({ game, brain, options, seats, seat, scale, random: new FastChance(mixSeeds(seed, seat)) });
}

/** In a turn that others interrupt the one counts who thought longest: the others only answered. */
class TurnWatch {
  readonly times: number[] = [];
  /** Turns begun. */
  turns = 0;
  readonly #spent: Float64Array;
  #turn = NaN;

  constructor(seats: number) {
    this.#spent = new Float64Array(seats);
  }

  /** That turn is under way. */
  turn(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.turns++;
    const longest = Math.max(...this.#spent);
    if (longest > 0) this.times.push(longest);
    this.#spent.fill(0);
  }

  spend(seat: number, seconds: number): void {
    this.#spent[seat] += seconds;
  }
}
