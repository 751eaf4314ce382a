// The room that the board has been given.

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Room {
  /** Higher than wide. */
  readonly upright: boolean;
  /** So large that a small sector would be blown up to fill it. */
  readonly large: boolean;
}

const LARGE = { width: 800, height: 520 };

export function useRoom<E extends HTMLElement>(): readonly [RefObject<E | null>, Room] {
  const room = useRef<E>(null);
  const [upright, setUpright] = useState(false);
  const [large, setLarge] = useState(true);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setUpright(height > width);
      setLarge(width > LARGE.width && height > LARGE.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, { upright, large }];
}
