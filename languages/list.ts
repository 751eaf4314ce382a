// `npm run -s languages [LANGUAGE]`: the languages there are, and what each of them lacks.

import { englishText } from './english.ts';
import { findLanguages, textIn } from './found.ts';
import { countPhrases, missing } from './missing.ts';

/** The report, or null where there is no such language. */
export async function report(wanted: string | null, folder?: string): Promise<string | null> {
  const english = await englishText();
  const found = [...(await findLanguages(folder))].filter(([id]) => wanted === null || id === wanted);
  if (wanted !== null && found.length === 0) return null;
  const phrases = countPhrases(english);
  const told = found.map(async ([id, language]) => {
    const lacks = missing(english, await textIn(language));
    const how = lacks.length === 0 ? 'lacks nothing' : `lacks ${lacks.length} of ${phrases} phrases`;
    return [`${id}: ${language.name} ${how}`, ...lacks.map((place) => `  ${place}`)];
  });
  const lines = (await Promise.all(told)).flat();
  return `${[`en: English, ${phrases} phrases`, ...lines].join('\n')}\n`;
}

if (import.meta.main) {
  // who reads only the first lines closes the pipe
  process.stdout.on('error', () => process.exit());
  const [wanted = null] = process.argv.slice(2);
  const told = await report(wanted);
  process.stdout.write(told ?? `There is no folder languages/${wanted} with an index.ts.\n`);
  process.exitCode = told === null ? 1 : 0;
}
