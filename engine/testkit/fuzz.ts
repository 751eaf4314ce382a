// The fuzzer: random games over all options, half of them seeking moves that were rarely played so far.

import { FastChance, mixSeeds, type Game, type GameFile } from '../index.ts';
import { fileOf } from './case.ts';
import { settings } from './combinations.ts';
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

export function fuzz(game: Game, { games, seed = 1, share = 1 }: Fuzzing): FuzzReport {
  const tables = settings(game, new FastChance(seed));
  const seen: number[] = game.moves.names.map(() => 0);
  let moves = 0;
  const report = (played: number, found: FuzzReport['found']): FuzzReport => ({
    games: played,
    moves,
    kinds: Object.fromEntries(game.moves.names.map((name, kind) => [name, seen[kind]])),
    found,
  });
  for (let i = 0; i < games; i++) {
    const setting = { ...tables.next().value, seed: mixSeeds(seed, i) };
    const { kase, found } = walk(game, setting, i % 2 === 0 ? { share } : { share, seen });
    moves += kase.steps.length;
    if (i % 2 === 0) for (const { move } of kase.steps) seen[game.moves.kindOf(move)]++;
    if (found === null) continue;
    const small = shrink(game, kase, found);
    return report(i + 1, { ...small.found, file: fileOf(game, small.kase, small.found) });
  }
  return report(games, null);
}
