// The fuzzer: random games over all options, half of them seeking moves that were rarely played so far.

import { FastChance, type Game } from '../index.ts';
import { mixSeeds, type GameFile } from '../doors/match.ts';
import { fileOf, type Case } from './case.ts';
import { settings } from './combinations.ts';
import { Dreams } from './dreams.ts';
import type { Finding } from './finding.ts';
import { shrink } from './shrink.ts';
import { walk } from './walk.ts';

export interface Fuzzing {
  readonly games: number;
  readonly seed?: number;
  /** The share of positions that get the costly checks. */
  readonly share?: number;
}

export interface FuzzReport {
  readonly games: number;
  readonly moves: number;
  /** How often each kind of move was played, by name: a kind that never was is a hole in the test. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly found: (Finding & { readonly file: GameFile }) | null;
}

/** The games of a run: how each is set up, and whether it seeks what was rarely played. Chance says which do: taking
 *  turns would fall in step with the seat counts, which take turns too. */
export function* tables(
  game: Game,
  seed: number,
): Generator<Omit<Case, 'steps'> & { guided: boolean }, never> {
  const each = settings(game, new FastChance(seed));
  const coin = new FastChance(mixSeeds(seed, -1));
  for (let i = 0; ; i++) yield { ...each.next().value, seed: mixSeeds(seed, i), guided: coin.draw(2) === 1 };
}

export function fuzz(game: Game, { games, seed = 1, share = 1 }: Fuzzing): FuzzReport {
  const each = tables(game, seed);
  const dreams = new Dreams(game);
  const seen: number[] = game.moves.names.map(() => 0);
  let moves = 0;
  const report = (played: number, found: FuzzReport['found']): FuzzReport => ({
    games: played,
    moves,
    kinds: Object.fromEntries(game.moves.names.map((name, kind) => [name, seen[kind]])),
    found,
  });
  for (let i = 0; i < games; i++) {
    const { guided, ...setting } = each.next().value;
    dreams.nextGame();
    const { kase, found } = walk(game, setting, { share, dreams, seen: guided ? seen : undefined });
    moves += kase.steps.length;
    if (!guided) for (const { move } of kase.steps) seen[game.moves.kindOf(move)]++;
    // what takes a whole run to see cannot be made smaller
    const stale = found === null ? dreams.stale() : null;
    const small = found === null ? null : shrink(game, kase, found);
    const all = small ?? (stale === null ? null : { kase, found: stale });
    if (all !== null) return report(i + 1, { ...all.found, file: fileOf(game, all.kase, all.found) });
  }
  return report(games, null);
}
