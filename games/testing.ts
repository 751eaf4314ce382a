// For tests: Skirmish as if its rules had changed twice. Version 1 is kept whole, as a bundle: here it is Skirmish itself,
// loaded as a bundle would be. Version 2 is the present code with a switch set back; version 3 is the present.

import { flag, integer, type Game } from '@starboard/engine';
import { libraryOf, type Library } from './library.ts';
import { MOST_SHIPS } from './skirmish/data/tables.ts';
import { skirmish } from './skirmish/rules/game.ts';
import { moves, type Skirmish } from './skirmish/rules/state.ts';

const rounds = { min: 2, max: 12 } as const;

const options = {
  2: { rounds: integer({ ...rounds, default: 5 }) },
  // one was renamed, one is new
  3: { length: integer({ ...rounds, default: 3 }), rich: flag({ default: true }) },
} as const;

const optionWords = {
  rounds: { title: 'Rounds' },
  length: { title: 'Rounds' },
  rich: { title: 'Rich homes' },
};

interface Options {
  readonly rounds?: number;
  readonly length?: number;
  readonly rich?: boolean;
}

/** The one place that is asked how versions differ. */
const reinforced = (rules: number): boolean => rules >= 3;

function edition(rules: 2 | 3): Game<Skirmish, Options> {
  return {
    ...skirmish,
    rules,
    options: options[rules],
    optionWords,
    shortOptions: rules === 3 ? { length: 3 } : { rounds: 3 },
    setup({ rounds: old, length = old ?? 0, rich = false }, seats, chance) {
      const state = skirmish.setup({ rounds: length }, seats, chance);
      if (rich) for (const [moon, ships] of state.ships.entries()) if (ships > 0) state.ships[moon]++;
      return state;
    },
    conflict: () => null,
    play(state, seat, move, chance, report) {
      skirmish.play(state, seat, move, chance, report);
      if (!reinforced(rules) || moves.kindOf(move) !== moves.kinds.muster.id) return;
      const moon = moves.kinds.muster.moon(move);
      if (state.owner[moon] === seat + 1) state.ships[moon] = Math.min(MOST_SHIPS, state.ships[moon] + 1);
    },
  };
}

const brain = () => import('./skirmish/bots/index.ts');
const present = edition(3) as unknown as Game;
const switched = edition(2) as unknown as Game;

/** The versions that are kept, of 1 and 2; 3 is always there. */
export function threeVersions(kept: readonly (1 | 2)[] = [1, 2]): Library {
  const earlier = {
    1: { game: () => import('./skirmish/index.ts'), brain },
    2: { game: () => Promise.resolve({ game: switched }), brain },
  };
  return libraryOf({
    skirmish: {
      game: () => Promise.resolve({ game: present }),
      brain,
      earlier: Object.fromEntries(kept.map((rules) => [rules, earlier[rules]])),
    },
  });
}
