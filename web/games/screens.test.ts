// Every game of the registry passes the tests of screens.

import { gameIds } from '@starboard/games';
import { testScreen } from '@starboard/kit/testkit';
import { describe } from 'vitest';
import { loadShown } from './uis.ts';

for (const id of gameIds) {
  const shown = await loadShown(id, 'en');
  if (shown === null) throw new Error(`${id} is gone.`);
  describe(`the screen of ${id}`, () => {
    testScreen(shown.game, shown.ui);
  });
}
