// What is said to who tries something that another rule forbids than one might think.

import { messageOf, phrased, type Values } from '@starboard/engine';
import { expect, test } from 'vitest';
import { messages as spanish } from '../../../languages/es/gal4xeon/messages.ts';
import { CONQUER, EXPLOIT, TRADE } from '../rules/actions.ts';
import type { Gal4Xeon } from '../rules/state.ts';
import { begin, game, give, legalTexts, moveOf, play, reach, setDice } from './scene.ts';

interface Told {
  readonly rule: string;
  readonly key: string;
  readonly values: Values;
  readonly en: string;
  readonly es: string;
}

function expectTold(state: Gal4Xeon, text: string, { rule, key, values, en, es }: Told): void {
  expect(legalTexts(state)).not.toContain(text);
  const refusal = game.whyNot(state, 0, moveOf(text));
  if (refusal === null) throw new Error(`"${text}" is not refused.`);
  expect(refusal).toMatchObject({ rule, key: `gal4xeon.${key}`, values, reason: en });
  expect(phrased({ gal4xeon: spanish }, messageOf(refusal))).toBe(es);
}

test('GX-8.2: a sector whose aliens one trades with is closed by the trade', () => {
  const state = reach(give(begin(), ['friendlyRelations']), TRADE);
  play(state, 'trade I10');
  play(state, 'raise');
  expectTold(reach(state, EXPLOIT), 'exploit I10', {
    rule: 'GX-8.2',
    key: 'tradedThere',
    values: { place: 'I10' },
    en: 'You trade with the aliens of I10: it is yours already, and not an uninhabited system.',
    es: 'Comercias con los alienígenas de I10: ya es tuyo, y no es un sistema deshabitado.',
  });
});

test('GX-5.3: one whose aliens were conquered, by the conquest', () => {
  const state = reach(give(begin(), ['military2', 'military3', 'military4', 'military5']), CONQUER);
  const target = legalTexts(state).find((text) => text.startsWith('conquer ')) ?? '';
  const hex = target.slice('conquer '.length);
  play(state, target);
  expectTold(reach(state, EXPLOIT), `exploit ${hex}`, {
    rule: 'GX-5.3',
    key: 'conqueredThere',
    values: { place: hex },
    en: `You have conquered the aliens of ${hex}: it is yours already, and not an uninhabited system.`,
    es: `Has conquistado a los alienígenas de ${hex}: ya es tuyo, y no es un sistema deshabitado.`,
  });
});

test('GX-2.3: no die counts less than the trade minimum', () => {
  const state = setDice(begin({ dice: [1, 2, 6] }), { trades: 2 });
  expectTold(state, 'assign 1 explore', {
    rule: 'GX-2.3',
    key: 'belowMinimum',
    values: { value: 1, minimum: 3 },
    en: 'Your trade minimum is 3: no die counts 1 for you.',
    es: 'Tu mínimo de comercio es 3: para ti ningún dado vale 1.',
  });
  expect(game.whyNot(state, 0, moveOf('assign 5 explore'))).toMatchObject({
    rule: 'GX-3.1',
    key: 'gal4xeon.noSuchDie',
    values: { value: 5 },
  });
});

test('GX-3.1: where the track has its die, that is said whatever the die', () => {
  const state = begin({ dice: [4, 5, 6] });
  play(state, 'assign 4 explore');
  while (!legalTexts(state).some((text) => text.startsWith('assign'))) play(state, 'decline');
  for (const value of [1, 4, 5])
    expect(game.whyNot(state, 0, moveOf(`assign ${value} explore`))).toMatchObject({
      rule: 'GX-3.1',
      key: 'gal4xeon.trackHasDie',
      values: { track: 'explore' },
    });
});
