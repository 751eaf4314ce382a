// How dates are written.

import type { Locale } from '@starboard/kit';

/** English is British here, in its dates as in its words: the day comes before the month. */
const REGIONS: Readonly<Record<Locale, string>> = { en: 'en-GB' };

export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(REGIONS[locale] ?? locale, options);
}
