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

/** How many of the games with these numbers the Captain wins. */
export function winsOf(
  { sector, rows, setup }: SoloTrial,
  seed: number,
  from: number,
  games: number,
): number {
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
  const seating = { game: game as unknown as Game, brain, options, seats: 1, seat: 0 } as Omit<
    Seating,
    'random'
  >;
  let wins = 0;
  for (let i = from; i < from + games; i++) if (isWon(seating, mixSeeds(seed, i))) wins++;
  return wins;
}

function isWon(seating: Omit<Seating, 'random'>, deal: number): boolean {
  const { game, options } = seating;
  const captain = findBot('captain');
  if (isRefusal(captain)) throw new Error(captain.reason);
  const player = captain.sit({ ...seating, random: new FastChance(mixSeeds(~deal, 0)) });
  const chance = new FastChance(deal);
  const asking = new PlayerAsker();
  const state = game.setup(options, 1, chance);
  while (game.actors(state) !== NOBODY) game.play(state, 0, asking.moveOf(player, game, state, 0), chance);
  const outcome = game.outcome(state);
  return outcome !== null && outcome.ranks[0] === 1 && outcome.unseated?.includes(1) !== true;
}
