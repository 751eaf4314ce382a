// NO-7.6, NO-7.7: the question for battle cards on the screen of Nexus Ops, for who is asked and for who watches others be asked.

import { viewState } from '@starboard/engine/view';
import { BeforehandContext, type Beforehand } from '@starboard/kit/table';
import { choicesOf, drawn, pickingOf, sceneOf } from '@starboard/kit/testkit';
import { expect, test } from 'vitest';
import { findAskedAlike } from '../../engine/testkit/asked-alike.ts';
import { loadShown } from '../games/uis.ts';

const SEATS = 3;
const BESIDE: Partial<Beforehand> = { maySay: true };

/** The buttons of the whole board as that seat sees it, where the seat that is asked can only pass. */
async function buttons(who: 'seat' | 'viewer', locale: string, more: Partial<Beforehand>): Promise<string[]> {
  const shown = await loadShown('nexus-ops', locale);
  if (shown === null) throw new Error('Nexus Ops is gone.');
  const { game, ui, words } = shown;

  const asked = findAskedAlike(game, SEATS, 4);
  const viewer = asked[who];
  const state = viewState(game, asked.without, viewer);
  const choices = choicesOf(game, state, viewer);
  const picking = choices.length === 0 ? null : pickingOf(choices);
  const beforehand: Beforehand = { said: null, say: () => {}, maySay: false, idle: null, ...more };
  const scene = sceneOf({ game, state, options: {}, seats: SEATS, viewer, picking });
  const markup = drawn(
    <BeforehandContext value={beforehand}>
      <ui.Board {...scene} />
    </BeforehandContext>,
    picking,
    { words, locale },
  );
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, text]) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
}

test.each([
  ['en', ['Pass', 'Pass in this battle', 'Pass until my turn']],
  ['es', ['Pasar', 'Pasar en esta batalla', 'Pasar hasta mi turno']],
])(
  'NO-7.7: who is asked passes once, this battle or until its turn with one click, in %s',
  async (locale, labels) => {
    expect(await buttons('seat', locale, BESIDE)).toEqual(expect.arrayContaining(labels));
  },
);

test('NO-7.7: who watches others be asked says it with one click too, unless it was said or cannot be', async () => {
  const lasting = ['Pass in this battle', 'Pass until my turn'];
  expect(await buttons('viewer', 'en', BESIDE)).toEqual(expect.arrayContaining(lasting));
  expect(await buttons('viewer', 'en', {})).not.toContain(lasting[0]);
  const shown = await loadShown('nexus-ops', 'en');
  const said = Number(shown?.game.standingAnswers?.answers.fromText('passUntil 200'));
  expect(await buttons('viewer', 'en', { ...BESIDE, said })).not.toContain(lasting[0]);
});

test('NO-7.6: among bots alone the question itself offers to be passed for', async () => {
  const label = 'Pass for me when I can play nothing';
  const idle = { label, on: false, set: () => {} };
  expect(await buttons('seat', 'en', { ...BESIDE, idle })).toContain(label);
  expect(await buttons('seat', 'en', BESIDE)).not.toContain(label);
});
