// Why a bot would do that, in sentences: what gets better by it, and what it costs.

import type { Answer, Reason } from '@starboard/bots';
import type { Words } from '../words/say.ts';

type Said = Pick<Words, 'advice' | 'levels'>;

/** The hint in a few sentences: what the level would play, why, and with which chances. `terms` are the game's words. */
export function hintSentences(
  say: Said,
  terms: Readonly<Record<string, string>>,
  level: string,
  order: string,
  { reasons, options }: Pick<Answer, 'reasons' | 'options'>,
  locale: string,
): readonly string[] {
  const told = reasons.filter(({ term }) => Object.hasOwn(terms, term));
  const listed = (some: readonly Reason[]): string =>
    some.map((reason) => changeOf(say, terms, reason, locale)).join(', ');
  const good = told.filter(({ gain }) => gain > 0);
  const price = told.filter(({ gain }) => gain < 0);
  const [best, next] = options.map(({ expected }) => Math.round(100 * expected));
  return [
    say.advice.would(say.levels[level].name, order),
    ...(good.length > 0 ? [say.advice.because(listed(good))] : []),
    ...(price.length > 0 ? [say.advice.price(listed(price))] : []),
    ...(next === undefined ? [] : [say.advice.odds(best, next)]),
  ];
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
