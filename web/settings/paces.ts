import type { Settings } from './settings.ts';

/** Milliseconds between the moments of a game; 0 shows only the last. */
export const PACES: Readonly<Record<Settings['speed'], number>> = {
  slow: 2000,
  normal: 900,
  fast: 350,
  instant: 0,
};
