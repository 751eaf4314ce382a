// A button for what may be done about somebody who is away, but not at once: until then it says how long that takes.

import { useEffect, useState, type ReactNode } from 'react';
import { useTell } from '../tell.ts';
import { socket } from '../wire/here.ts';
import type { TableNow } from '../wire/subscription.ts';
import { clockText } from './clock-text.ts';

export interface WaitedForProps {
  readonly now: TableNow;
  /** The seat of who is away. */
  readonly seat: number;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const SECOND = 1000;

export function WaitedFor({ now, seat, onClick, children }: WaitedForProps) {
  const tell = useTell();
  const left = useLeft(whenIn(now, seat));
  return (
    <button type="button" disabled={left > 0} onClick={onClick}>
      {children}
      {left > 0 && left < Infinity ? <small>{tell.table.in(clockText(tell, left))}</small> : null}
    </button>
  );
}

/** When somebody who is away may be replaced; Infinity where the clock alone decides. */
function whenIn({ card: { patience }, info, away }: TableNow, seat: number): number {
  const since = away.find(({ person }) => person === info.seats[seat].person?.id)?.since;
  if (patience === null || since === undefined) return Infinity;
  // who was never seen here has been away for long enough
  return since === null ? 0 : since + patience;
}

/** Milliseconds until then, as they pass. */
function useLeft(time: number): number {
  const [now, setNow] = useState(() => socket.now());
  const isOver = now >= time;
  useEffect(() => {
    if (isOver || time === Infinity) return undefined;
    const timer = window.setInterval(() => setNow(socket.now()), SECOND);
    return () => window.clearInterval(timer);
  }, [isOver, time]);
  return Math.max(0, time - now);
}
