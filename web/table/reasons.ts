// Why a bot would do that, in sentences: what gets better by it, and what it costs.

import type { Answer, Reason, Thought } from '@starboard/bots';
import type { Words } from '../words/say.ts';
import { byChance, isChosen, percent } from './ranking.ts';

type Said = Pick<Words, 'advice' | 'levels'>;

/** The hint in a few sentences: what the level would play, why, and with which chances. `terms` are the game's words. */
export function hintSentences(
  say: Said,
  terms: Readonly<Record<string, string>>,
  level: string,
  order: string,
  { order: chosen, reasons, options }: Pick<Answer, 'order' | 'reasons' | 'options'>,
  locale: string,
): readonly string[] {
  const told = reasons.filter(({ term }) => Object.hasOwn(terms, term));
  const listed = (some: readonly Reason[]): string =>
    some.map((reason) => changeOf(say, terms, reason, locale)).join(', ');
  const good = told.filter(({ gain }) => gain > 0);
  const price = told.filter(({ gain }) => gain < 0);
  const ranked = byChance(options);
  const best = ranked.find((thought) => isChosen({ order: chosen }, thought));
  const next = ranked.find((thought) => thought !== best);
  return [
    say.advice.would(say.levels[level].name, order),
    ...(good.length > 0 ? [say.advice.because(listed(good))] : []),
    ...(price.length > 0 ? [say.advice.price(listed(price))] : []),
    ...(best === undefined || next === undefined ? [] : [oddsOf(say, best, next)]),
  ];
}

function oddsOf(say: Said, best: Thought, next: Thought): string {
  const [ours, other] = [percent(best.expected), percent(next.expected)];
  return ours < other ? say.advice.oddsBelow(ours, other) : say.advice.odds(ours, other);
}

function changeOf(
  say: Said,
  terms: Readonly<Record<string, string>>,
  { term, own, before, after }: Reason,
  locale: string,
): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const what = own ? terms[term] : say.advice.others(terms[term]);
  return say.advice.change(what, number.format(before), number.format(after));
}
