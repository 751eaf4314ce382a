// A stroke that has just been made is drawn before our eyes.

import type { CSSProperties } from 'react';
import type { StrokeTimes } from '../model/timeline.ts';

interface Fresh {
  readonly className: string;
  readonly style?: CSSProperties;
}

export function fresh(timeline: StrokeTimes, name: string, className = ''): Fresh {
  const at = timeline.get(name);
  if (at === undefined) return { className };
  return { className: `${className} gx-fresh`, style: { '--gx-at': `${at}ms` } as CSSProperties };
}
