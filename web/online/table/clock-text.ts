import type { OnlineWords } from '../tell.ts';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

/** What is left of a time, in milliseconds, as clocks show it. */
export function clockText(tell: OnlineWords, rest: number): string {
  if (rest >= DAY) return tell.time.daysAndHours(Math.floor(rest / DAY), Math.floor((rest % DAY) / HOUR));
  const seconds = Math.ceil(rest / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
