import { FastChance, isRefusal, messageOf, type Refusal } from '@starboard/engine';
import { openDraft, viewState } from '@starboard/engine/view';
import type { Wish } from '@starboard/kit';
import { WordsContext } from '@starboard/kit/table';
import { drawn, sceneOf } from '@starboard/kit/testkit';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadShown } from '../../games/uis.ts';
import { Said } from '../../parts/said.tsx';
import { draftOf, pointedAt } from './draft.ts';

/** What the page says to who points at a moon of Skirmish's own board when the first round is acted out. */
async function pointedAtMoon(moon: string, locale: string): Promise<{ refusal: Refusal; text: string }> {
  const shown = await loadShown('skirmish', locale);
  if (shown === null) throw new Error('Skirmish is gone.');
  const { game, ui, words } = shown;
  const state = game.setup({ rounds: 6 }, 2, new FastChance(3));
  const planNone = Number(game.moves.fromText('plan none'));
  for (const seat of [0, 1]) game.play(state, seat, planNone, new FastChance(1));
  const draft = draftOf(openDraft(game, viewState(game, state, 0), 0));
  const spots: (readonly Wish[])[] = [];
  const can = (...wishes: readonly Wish[]): boolean => spots.push(wishes) > 0;
  const picking = { choices: draft.all, can, pick: () => {}, picked: () => false };
  const scene = sceneOf({ game, state: draft.state, options: { rounds: 6 }, seats: 2, viewer: 0, picking });
  drawn(<ui.Board {...scene} />, picking, { words, locale });
  const wishes = spots.find((spot) => spot.some((wish) => wish['target'] === moon)) ?? [];
  const refusal = pointedAt(draft, wishes, spots);
  if (!isRefusal(refusal)) throw new Error(`${moon} is not refused.`);
  const text = renderToString(
    <WordsContext value={words}>
      <Said message={messageOf(refusal)} />
    </WordsContext>,
  );
  return { refusal, text };
}

test.each([
  ['en', 'No moon of yours lies beside moon C.'],
  ['es', 'Ninguna luna tuya está junto a la luna C.'],
])('SK-3.3 who points at a moon out of reach is told so, in %s', async (locale, sentence) => {
  const { refusal, text } = await pointedAtMoon('C', locale);
  expect(refusal.rule).toBe('SK-3.3');
  expect(text).toBe(sentence);
});
