// What games promise of their speed, in random play on one core.

export interface GamePromise {
  readonly game: string;
  readonly seats: number;
  /** Instead of the defaults. */
  readonly options?: Readonly<Record<string, string>>;
  readonly decisionsPerSecond?: number;
  readonly gamesPerSecond?: number;
  /** Moves per second over those of boardgame.io on nexum-lite. */
  readonly timesNexumLite?: number;
}

export const PROMISES: readonly GamePromise[] = [
  { game: 'nexum-galaxy', seats: 4, decisionsPerSecond: 300_000, gamesPerSecond: 400, timesNexumLite: 40 },
  { game: 'nexum-galaxy', seats: 4, options: { ruleSet: 'events' }, decisionsPerSecond: 300_000 },
  { game: 'nexum-galaxy', seats: 4, options: { ruleSet: 'asteroids' }, decisionsPerSecond: 200_000 },
  { game: 'nexum-galaxy', seats: 1, decisionsPerSecond: 300_000 },
  { game: 'nexus-ops', seats: 4, decisionsPerSecond: 300_000 },
  { game: 'gal4xeon', seats: 4, decisionsPerSecond: 500_000 },
  { game: 'gal4xeon', seats: 1, decisionsPerSecond: 500_000, gamesPerSecond: 2_000 },
];
