// How the map is laid in the window. A map that turned or grew while people play would cost them their bearings, so only the
// window counts: neither what a replay, a guide or a panel takes of it, nor at which of them a table was opened.

import { roomIn } from '@starboard/kit';
import { useLayoutEffect, useState } from 'react';

export interface MapRoom {
  /** Higher than wide. */
  readonly upright: boolean;
  /** So large that a small sector would be blown up to fill it. */
  readonly large: boolean;
}

const LARGE = { width: 800, height: 650 };
/** A map that lies one way is turned only for a room that is clearly longer the other way. */
const CLEARLY = 1.2;

/** A room that is about square takes the map as it lies. */
export function roomOf(width: number, height: number, lies: 'upright' | 'across'): MapRoom {
  const large = width > LARGE.width && height > LARGE.height;
  if (height > width * CLEARLY) return { upright: true, large };
  if (width > height * CLEARLY) return { upright: false, large };
  return { upright: lies === 'upright', large };
}

/** How maps lie in this window, for every table that is laid in it. */
let laid: MapRoom = { upright: false, large: true };
let laidFor = '';

function look(): MapRoom {
  const { innerWidth, innerHeight } = window;
  const size = `${innerWidth} ${innerHeight}`;
  if (size === laidFor) return laid;
  const { width, height } = roomIn({ width: innerWidth, height: innerHeight });
  const before = laidFor === '' ? height > width : laid.upright;
  laid = roomOf(width, height, before ? 'upright' : 'across');
  laidFor = size;
  return laid;
}

export function useRoom(): MapRoom {
  const [room, setRoom] = useState(laid);
  useLayoutEffect(() => {
    const lookAgain = (): void => setRoom(look());
    lookAgain();
    window.addEventListener('resize', lookAgain);
    return () => window.removeEventListener('resize', lookAgain);
  }, []);
  return room;
}
