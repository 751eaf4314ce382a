import { SPECTATOR } from '@starboard/engine';
import { drawn } from '@starboard/kit/testkit';
import { expect, test } from 'vitest';
import { words as spanish } from '../../../../languages/es/nexus-ops/words.ts';
import { HEX_NAMES } from '../../data/board.ts';
import { TestTable } from '../../test/table.ts';
import { words as english } from '../words/en.ts';
import { speaking } from '../words/nexus-words.ts';
import { OddsBar } from './odds.tsx';

const en = speaking(english);
const es = speaking(spanish);

/** A Crystalline that hits on 6 attacks a Human that does too. */
function barFor(viewer: number, words = en): string {
  const table = new TestTable()
    .land('A1', 'forest')
    .put(0, 'A1', { crystalline: 1 })
    .put(1, 'A1', { human: 1 });
  const hex = HEX_NAMES.findIndex((name) => name === 'A1');
  const odds = { state: table.view(viewer), hex, attacker: 0, defender: 1, viewer, labels: words.labels };
  return drawn(<OddsBar {...odds} />, null, { words });
}

test('NO-6.4: who attacks is told their own odds', () => {
  expect(barFor(0)).toContain('Win 17% · undecided 69% · lose 14%');
});

test('NO-6.4: nobody else takes the attacker’s odds for their own', () => {
  for (const viewer of [1, SPECTATOR]) {
    expect(barFor(viewer)).toContain('Attacker 17% · undecided 69% · defender 14%');
    expect(barFor(viewer, es)).toContain('Ataque 17 % · sin decidir 69 % · defensa 14 %');
  }
});

test('green is what is good for the viewer', () => {
  const first = (html: string) => /no-odds-(win|loss)/.exec(html)?.[1];
  expect(first(barFor(0))).toBe('win');
  expect(first(barFor(1))).toBe('loss');
  expect(first(barFor(SPECTATOR))).toBe('win');
});
