// Sentences that rules say in English, in the language of the page: found by patterns such as `You have {0} ships.`

type Phrases = Readonly<Record<string, string>>;

interface Pattern {
  readonly english: RegExp;
  readonly other: string;
  /** Letters that are not filled in: the more, the surer. */
  readonly weight: number;
}

const compiled = new WeakMap<Phrases, readonly Pattern[]>();

/** The sentence in the language of the phrases; as it is where they do not know it. */
export function phrased(phrases: Phrases, sentence: string): string {
  return translated(phrases, sentence) ?? sentence;
}

/** Null for a sentence that the phrases do not know. */
export function translated(phrases: Phrases, sentence: string): string | null {
  if (Object.hasOwn(phrases, sentence)) return phrases[sentence];
  for (const { english, other } of patternsOf(phrases)) {
    const match = english.exec(sentence);
    if (match !== null) {
      // what is filled in may be a phrase itself: the name of a unit, a list of them
      return other.replaceAll(/\{(\d)\}/g, (_all, n: string) =>
        phrased(phrases, match.groups?.[`_${n}`] ?? ''),
      );
    }
  }
  return null;
}

function patternsOf(phrases: Phrases): readonly Pattern[] {
  let patterns = compiled.get(phrases);
  if (patterns === undefined) {
    patterns = Object.entries(phrases)
      .filter(([english]) => english.includes('{0}'))
      .map(([english, other]) => ({
        english: patternOf(english),
        other,
        weight: english.replaceAll(/\{\d\}/g, '').length,
      }))
      .toSorted((a, b) => b.weight - a.weight);
    compiled.set(phrases, patterns);
  }
  return patterns;
}

/** Each gap is a group of its own name; a gap that comes again must be filled alike. */
function patternOf(english: string): RegExp {
  const seen = new Set<string>();
  const parts = english.split(/\{(\d)\}/).map((part, i) => {
    if (i % 2 === 0) return part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    if (seen.has(part)) return String.raw`\k<_${part}>`;
    seen.add(part);
    return `(?<_${part}>.+?)`;
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
