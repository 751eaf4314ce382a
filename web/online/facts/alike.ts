// Names that an eye takes for each other.

/** Letters of other scripts, each behind the Latin one that it looks like in usual type. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аАαΑ',
  b: 'вВβΒЬ',
  c: 'сСϲ',
  d: 'ԁ',
  e: 'еЕεΕ',
  g: 'ɡ',
  h: 'һнНΗ',
  j: 'јЈ',
  k: 'кКκΚ',
  m: 'мМΜ',
  n: 'ηпΝ',
  o: 'оОοΟσ0',
  p: 'рРρΡ',
  q: 'ԛ',
  s: 'ѕЅ',
  t: 'тТτΤ',
  u: 'υ',
  v: 'νѵ',
  w: 'ԝω',
  x: 'хХχΧ',
  y: 'уУүΥγ',
  z: 'Ζ',
  // one stroke
  l: 'iI1|іІιΙӏӀı',
};

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, alike]) =>
    Array.from(alike, (each) => [each, letter] as const),
  ),
);

/** Letters that differ in case, accents or width only are the same, and so are the common ones of the Cyrillic and Greek
 *  scripts that look like Latin ones; what cannot be seen does not count. */
export function isAlike(one: string, other: string): boolean {
  return seen(one) === seen(other);
}

function seen(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, '');
  return Array.from(letters, (letter) => latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter)
    .join('')
    .toLowerCase();
}
