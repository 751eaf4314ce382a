// A seat's time, as it runs.

import { useEffect, useState } from 'react';
import { useTell } from '../tell.ts';
import { socket } from '../wire/here.ts';
import { clockText } from './clock-text.ts';

export interface ClockProps {
  /** Milliseconds left at `since`, or while it stands. */
  readonly left: number;
  readonly since: number | null;
}

const TICK = 500;
/** Less than this is little, in milliseconds. */
const LITTLE = 30_000;

export function Clock({ left, since }: ClockProps) {
  const tell = useTell();
  const [now, setNow] = useState(() => socket.now());
  useEffect(() => {
    if (since === null) return undefined;
    const timer = window.setInterval(() => setNow(socket.now()), TICK);
    return () => window.clearInterval(timer);
  }, [since]);
  const rest = Math.max(0, since === null ? left : left - Math.max(0, now - since));
  const runs = since === null ? '' : ' clock-runs';
  return (
    <span
      className={`clock${runs}${rest < LITTLE ? ' clock-little' : ''}`}
      role="timer"
      aria-label={tell.time.left}
      aria-live="off"
    >
      {clockText(tell, rest)}
    </span>
  );
}
