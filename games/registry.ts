// The one file that knows all games. Adding a game means adding its folder and one line here.

import { libraryOf } from './library.ts';

export const { gameIds, loadGame, loadBrain, loadKnown, keptRules, whyMissing } = libraryOf({
  gal4xeon: { game: () => import('./gal4xeon/index.ts'), brain: () => import('./gal4xeon/bots/index.ts') },
  'nexum-galaxy': {
    game: () => import('./nexum-galaxy/index.ts'),
    brain: () => import('./nexum-galaxy/bots/index.ts'),
    earlier: {
      1: {
        game: () => import('./nexum-galaxy/earlier/v1.ts'),
        brain: () => import('./nexum-galaxy/earlier/v1.ts'),
      },
    },
  },
  'nexus-ops': {
    game: () => import('./nexus-ops/index.ts'),
    brain: () => import('./nexus-ops/bots/index.ts'),
    earlier: {
      1: {
        game: () => import('./nexus-ops/earlier/v1.ts'),
        brain: () => import('./nexus-ops/earlier/v1.ts'),
      },
    },
  },
  skirmish: { game: () => import('./skirmish/index.ts'), brain: () => import('./skirmish/bots/index.ts') },
});

/** Games that have rules already, which tests hold, and no board yet: no table offers them. */
export const loadUnoffered = async () => [await import('./nexum-campaign/index.ts')];
