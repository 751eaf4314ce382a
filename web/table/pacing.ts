// How long the board waits before it shows the next moment.

/** Faster than this nobody can follow: then it is better to see the latest at once. In milliseconds. */
const FLICKER = 60;

/** `left` is the time until everything has to be shown, null where nobody waits; 0 shows only the last moment. */
export function pauseBefore(pace: number, behind: number, left: number | null): number {
  if (left === null) return pace;
  const pause = Math.min(pace, left / behind);
  return pause < FLICKER ? 0 : pause;
}
