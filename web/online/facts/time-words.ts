import type { TableCard } from '@starboard/wire/schema';
import type { OnlineWords } from '../tell.ts';

const DAY = 86_400;
const HOUR = 3600;

export type CardTime = TableCard['time'];

/** How much time there is, and what happens when it is over. */
export function timeWords(tell: OnlineWords, { kind, bank, increment, onTimeout }: CardTime): string {
  if (kind === 'none') return tell.time.none;
  const out = onTimeout === 'bot' ? tell.time.thenBot : tell.time.thenForfeit;
  if (kind === 'live') return `${tell.time.live(bank / 60, increment)}, ${out}`;
  return `${bank % DAY === 0 ? tell.time.days(bank / DAY) : tell.time.hours(Math.round(bank / HOUR))}, ${out}`;
}
