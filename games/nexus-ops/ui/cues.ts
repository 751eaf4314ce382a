import type { CuesOf } from '@starboard/kit';
import type { NexusEvent } from '../rules/events.ts';

export const cues = {
  bought: 'build',
  placed: 'build',
  moved: 'launch',
  'went home': 'launch',
  vortex: 'launch',
  rolled: 'die',
  breathed: 'die',
  destroyed: 'hit',
  shattered: 'hit',
  blast: 'hit',
  explored: 'card',
  energized: 'card',
  tactic: 'card',
  drew: 'card',
  gave: 'card',
  scored: 'relic',
  mission: 'relic',
  hill: 'relic',
  out: 'loss',
} as const satisfies CuesOf<NexusEvent>;
