// The room that the board has been given, with cards and all. A map that turned or grew while people play would cost
// them their bearings, so the room is looked at when the table is opened and when the window changes, never in between.

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Room {
  /** Higher than wide. */
  readonly upright: boolean;
  /** So large that a small sector would be blown up to fill it. */
  readonly large: boolean;
}

const LARGE = { width: 800, height: 650 };
/** A map that lies one way is turned only for a room that is clearly longer the other way. */
const CLEARLY = 1.2;

/** A room that is about square takes the map as it lies. */
export function roomOf(width: number, height: number, lies: 'upright' | 'across'): Room {
  const large = width > LARGE.width && height > LARGE.height;
  if (height > width * CLEARLY) return { upright: true, large };
  if (width > height * CLEARLY) return { upright: false, large };
  return { upright: lies === 'upright', large };
}

export function useRoom<E extends HTMLElement>(): readonly [RefObject<E | null>, Room] {
  const board = useRef<E>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = board.current ?? {};
      if (width === 0 || height === 0) return;
      setRoom((before) => roomOf(width, height, (before?.upright ?? height > width) ? 'upright' : 'across'));
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return [board, room ?? UNSEEN];
}

const UNSEEN: Room = { upright: false, large: true };
