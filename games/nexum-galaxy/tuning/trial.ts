// Captains against the computer, by a set-up that is tried out.

import { findBot, PlayerAsker, type Seating } from '@starboard/bots';
import { FastChance, isRefusal, NOBODY, type Game } from '@starboard/engine';
import { mixSeeds, readOptions } from '@starboard/engine/match';
import { brain } from '../bots/index.ts';
import { soloMode } from '../data/modes.ts';
import type { SoloSetup } from '../data/solo.ts';
import { nexumGalaxy } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { setupBy } from '../rules/setup.ts';
import { RULES, type Nexum } from '../rules/state.ts';

export interface SoloTrial {
  readonly sector: string;
  readonly rows: number;
  readonly setup: SoloSetup;
}

/** What came of so many games. */
interface TrialSum {
  readonly games: number;
  readonly wins: number;
  /** Rounds that all of them took together. */
  readonly rounds: number;
}

type Table = Omit<Seating, 'random' | 'game'> & { readonly game: Game<Nexum, Options> };

export function tableOf({ sector, rows, setup }: SoloTrial): Table {
  const options = readOptions(nexumGalaxy.options, {
    ...nexumGalaxy.simulationOptions,
    sector,
    ruleSet: 'events',
  });
  if (isRefusal(options)) throw new Error(options.reason);
  const terms = soloMode('solo-easy', rows, setup);
  const game: Game<Nexum, Options> = {
    ...nexumGalaxy,
    setup: (agreed, seats, chance) => setupBy(terms, agreed, seats, chance, RULES),
  };
  return { game, brain, options, seats: 1, seat: 0 };
}

/** The games with the numbers from `from` on. */
export function tally(table: Table, seed: number, from: number, games: number): TrialSum {
  let wins = 0;
  let rounds = 0;
  for (let i = from; i < from + games; i++) {
    const end = playOut(table, mixSeeds(seed, i));
    rounds += end.round;
    const outcome = table.game.outcome(end);
    if (outcome !== null && outcome.ranks[0] === 1 && outcome.unseated?.includes(1) !== true) wins++;
  }
  return { games, wins, rounds };
}

function playOut(table: Table, deal: number): Nexum {
  const game = table.game as unknown as Game;
  const captain = findBot('captain');
  if (isRefusal(captain)) throw new Error(captain.reason);
  const player = captain.sit({ ...table, game, random: new FastChance(mixSeeds(~deal, 0)) });
  const chance = new FastChance(deal);
  const asking = new PlayerAsker();
  const state = game.setup(table.options, 1, chance);
  while (game.actors(state) !== NOBODY) game.play(state, 0, asking.moveOf(player, game, state, 0), chance);
  return state as unknown as Nexum;
}
