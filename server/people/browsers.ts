// What a browser says it is, in two words: enough to know one's own devices again, and no more is stored.

export interface BrowserWords {
  readonly browser: string;
  readonly system: string;
}

/** The first that is found: most browsers name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Empty words for what is not known. */
export function browserIn(agent: string | undefined): BrowserWords {
  const said = agent?.slice(0, 400) ?? '';
  const found = (all: typeof BROWSERS): string => all.find(([sign]) => sign.test(said))?.[1] ?? '';
  return { browser: found(BROWSERS), system: found(SYSTEMS) };
}
