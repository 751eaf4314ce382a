// Times of tournaments, as people read them and as browsers ask for them.

import { useEffect, useState } from 'react';
import { dateFormat } from '../../words/dates.ts';
import { socket } from '../wire/here.ts';

export function dated(locale: string, at: number): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const MINUTE = 60_000;

/** As a field for a local time wants it, to the minute. */
export function localTime(at: number): string {
  const here = at - new Date(at).getTimezoneOffset() * MINUTE;
  return new Date(here).toISOString().slice(0, 16);
}

/** Has the server come to that time? Whoever asks is drawn again when it has. */
export function useReached(at: number | null): boolean {
  const [, setTold] = useState(0);
  const left = at === null ? Infinity : at - socket.now();
  useEffect(() => {
    if (left <= 0 || left > LONGEST_WAIT) return;
    const timer = window.setTimeout(() => setTold((times) => times + 1), left);
    return () => window.clearTimeout(timer);
  }, [left]);
  return left <= 0;
}

/** Browsers wait no longer. */
const LONGEST_WAIT = 2 ** 31 - 1;
