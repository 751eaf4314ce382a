// Dragging a die onto a track: the same as choosing the die and then the track.

import { useState, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react';
import { PaperDie } from '../draw/paper-die.tsx';
import type { HeldDie } from '../model/dice.ts';
import { useDesk } from './desk.ts';

/** Pixels that a finger may tremble before a click becomes a drag. */
const SLOP = 8;

interface Dragged {
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly begin: (event: ReactPointerEvent, die: HeldDie) => void;
  /** The die under the pointer, while one is dragged. */
  readonly shown: ReactNode;
}

export function useDrag(onPoint: (squares: number) => void): Drag {
  const { picking } = useDesk();
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const begin = (event: ReactPointerEvent, die: HeldDie): void => {
    const { value } = die;
    if (picking === null || die.track >= 0 || event.button > 0 || !picking.can({ move: 'assign', value }))
      return;
    const [x, y] = [event.clientX, event.clientY];
    const listening = new AbortController();
    const { signal } = listening;
    let moved = false;
    const follow = (at: PointerEvent): void => {
      moved ||= Math.hypot(at.clientX - x, at.clientY - y) > SLOP;
      if (!moved) return;
      setDragged({ value, x: at.clientX, y: at.clientY });
      onPoint(value);
    };
    const drop = (at: PointerEvent): void => {
      listening.abort();
      if (!moved) return;
      setDragged(null);
      onPoint(0);
      const track = trackUnder(at.clientX, at.clientY);
      if (track !== null) picking.pick({ move: 'assign', value, track });
    };
    const leave = (): void => {
      listening.abort();
      setDragged(null);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', leave, { signal });
  };

  const shown =
    dragged === null ? null : (
      <span className="gx-dragged" style={{ left: dragged.x, top: dragged.y }}>
        <PaperDie value={dragged.value} size={44} />
      </span>
    );
  return { begin, shown };
}

function trackUnder(x: number, y: number): string | null {
  const spot = document.elementFromPoint(x, y)?.closest('[data-spot^="track-"]')?.getAttribute('data-spot');
  return spot?.slice('track-'.length) ?? null;
}
