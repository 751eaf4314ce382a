import { type Brain } from '@starboard/bots';
import type { Game } from '@starboard/engine';
import { expect, test } from 'vitest';
import { libraryOf } from './library.ts';
import { gameIds, keptRules, loadBrain, loadGame, loadKnown, whyMissing } from './registry.ts';

const edition = (rules: number, listed = rules) => ({
  game: async () => ({ game: { id: 'raid', rules: listed } as Game }),
  brain: async () => ({ brain: { terms: [{ id: `of ${rules}` }] } as unknown as Brain }),
});
const library = libraryOf({ raid: { ...edition(4), earlier: { 1: edition(1), 3: edition(3) } } });

test.each([
  [undefined, 4],
  [4, 4],
  [3, 3],
  [1, 1],
])('asked for version %s of a game, it gives %s with the bots of that version', async (asked, given) => {
  expect((await library.loadGame('raid', asked))?.rules).toBe(given);
  expect((await library.loadBrain('raid', asked))?.terms[0].id).toBe(`of ${given}`);
  expect((await library.loadKnown('raid', asked))?.game.rules).toBe(given);
});

test('a version that is not kept and a game that is not there are null, and it says why in a sentence', async () => {
  for (const rules of [0, 2, 5]) {
    expect(await library.loadGame('raid', rules)).toBeNull();
    expect(await library.loadBrain('raid', rules)).toBeNull();
    expect(await library.loadKnown('raid', rules)).toBeNull();
  }
  expect(library.whyMissing('raid', 2).reason).toBe('Version 2 of the rules of raid is not available here.');
  for (const id of ['chess', 'constructor']) {
    expect(await library.loadKnown(id, 1)).toBeNull();
    expect(await library.keptRules(id)).toEqual([]);
    expect(library.whyMissing(id, 1).reason).toBe(`There is no game "${id}"; there are raid.`);
  }
  expect(await library.keptRules('raid')).toEqual([4, 3, 1]);
});

test('what is listed under another number than its own is a fault', async () => {
  const wrong = libraryOf({ raid: { ...edition(2), earlier: { 1: edition(1, 2) } } });
  await expect(wrong.loadGame('raid', 1)).rejects.toThrow('Version 1 of raid is listed');
});

test.each(gameIds)('every kept version of %s is there with its bots', async (id) => {
  const [present] = await keptRules(id);
  expect((await loadGame(id))?.rules).toBe(present);
  for (const rules of await keptRules(id)) {
    const known = await loadKnown(id, rules);
    expect(known?.game).toMatchObject({ id, rules });
    expect(known?.brain).toBe(await loadBrain(id, rules));
  }
  expect(await loadGame(id, present + 1)).toBeNull();
  expect(whyMissing(id, present + 1).reason).toContain('is not available here');
});
