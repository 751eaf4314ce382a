// The latest of something that is asked for only when it is needed: a tip that is shown, a click that comes. What holds
// on to it need not be drawn anew when it changes.

import { useLayoutEffect, useState } from 'react';

export interface Latest<T> {
  readonly get: () => T;
}

export function useLatest<T>(value: T): Latest<T> {
  const [holder] = useState(() => {
    let held = value;
    return { get: () => held, set: (next: T) => void (held = next) };
  });
  useLayoutEffect(() => holder.set(value));
  return holder;
}
