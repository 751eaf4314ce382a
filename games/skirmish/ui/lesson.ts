import type { Lesson } from '@starboard/kit';
import { ACT, PLAN, type Skirmish } from '../rules/state.ts';

/** The first round, and enough of the second to strike. */
export const lesson: Lesson<Skirmish> = {
  id: 'first',
  seats: 2,
  options: { rounds: 4 },
  seed: 'skirmish lesson',
  steps: [
    { id: 'welcome', spots: ['A'], rule: 'SK-1.1' },
    {
      id: 'plan',
      wishes: [{ move: 'plan' }],
      done: ({ phase, round }) => phase === ACT || round > 1,
      rule: 'SK-2.1',
    },
    { id: 'act', rule: 'SK-3.1' },
    {
      id: 'muster',
      spots: ['A'],
      wishes: [{ move: 'muster', moon: 'A' }],
      done: ({ phase, round, turn }) => phase === PLAN || round > 1 || turn !== 0,
      rule: 'SK-3.2',
    },
    {
      id: 'again',
      wishes: [{ move: 'plan' }],
      done: ({ phase, round }) => round > 2 || (round === 2 && phase === ACT),
      rule: 'SK-5.1',
    },
    {
      id: 'strike',
      wishes: [{ move: 'strike' }],
      done: ({ target, round, phase }) => target > 0 || round > 2 || (round === 2 && phase === PLAN),
      rule: 'SK-3.3',
    },
    {
      id: 'launch',
      wishes: [{ move: 'from' }, { move: 'launch' }],
      done: ({ target, round }) => target === 0 || round > 2,
      rule: 'SK-4.2',
    },
    { id: 'end', rule: 'SK-6.2' },
  ],
};
