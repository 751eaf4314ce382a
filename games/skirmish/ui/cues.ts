import type { CuesOf } from '@starboard/kit';
import type { SkirmishEvent } from '../rules/state.ts';

export const cues = {
  shown: 'card',
  mustered: 'build',
  launched: 'launch',
  fought: 'hit',
  drew: 'card',
} as const satisfies CuesOf<SkirmishEvent>;
