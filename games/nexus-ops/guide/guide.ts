// The rules in our own words, in the order of the rule book. "Ruling" marks what the rule books leave open.

import type { Guide } from '@starboard/engine';
import { cards } from './cards.ts';
import { fight } from './fight.ts';
import { optional } from './optional.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { units } from './units.ts';
import { winning } from './winning.ts';

const all: Guide = { ...setup, ...turn, ...fight, ...cards, ...winning, ...units, ...optional };

/** NO-6.10 comes after NO-6.9. */
function byNumber([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  const [chapterA, ruleA] = numbersOf(a);
  const [chapterB, ruleB] = numbersOf(b);
  return chapterA - chapterB || ruleA - ruleB;
}

function numbersOf(id: string): readonly [number, number] {
  const [chapter, rule] = id.slice('NO-'.length).split('.');
  return [Number(chapter), Number(rule)];
}

export const guide: Guide = Object.fromEntries(Object.entries(all).toSorted(byNumber));
