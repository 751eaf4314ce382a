// What a language lacks: phrases that English has, by where they stand (`games.skirmish.board.pass`).

import { isGroup } from '../web/kit/language.ts';

export function missing(english: object, other: object, within = ''): readonly string[] {
  const said = other as Readonly<Record<string, unknown>>;
  return Object.entries(english).flatMap(([name, phrase]: [string, unknown]) => {
    const place = `${within}${name}`;
    if (!isGroup(phrase)) return said[name] === undefined ? [place] : [];
    const group = said[name];
    return missing(phrase, isGroup(group) ? group : {}, `${place}.`);
  });
}

/** How many phrases there are. */
export function countPhrases(text: object): number {
  return missing(text, {}).length;
}
