import type { CuesOf } from '@starboard/kit';
import type { Gal4XeonEvent } from '../rules/events.ts';

export const cues = {
  rolled: 'die',
  assigned: 'card',
  explored: 'launch',
  met: 'card',
  filled: 'build',
  traded: 'build',
  conquered: 'hit',
  lost: 'loss',
  reached: 'relic',
  researched: 'relic',
  exploited: 'relic',
} as const satisfies CuesOf<Gal4XeonEvent>;
