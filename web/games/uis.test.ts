import { expect, test } from 'vitest';
import { loadShown } from './uis.ts';

test('a game is shown in the version that is asked for, and not at all in one that is not kept', async () => {
  const present = await loadShown('skirmish', 'en');
  expect(present?.game.rules).toBe(1);
  expect((await loadShown('skirmish', 'en', 1))?.words.guide).toBe(present?.words.guide);
  expect(await loadShown('skirmish', 'en', 99)).toBeNull();
  expect(await loadShown('chess', 'en')).toBeNull();
});
