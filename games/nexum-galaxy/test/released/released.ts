// What stored games are set up by: lines of the mode lists and presets for one person, as they were when they were released. A
// replay reads them from the data of today, so what is released must be there as it was; see docs/rules-versions.md.

import { modeLists, modesOf, soloPresetsOf, type Mode } from '../../data/modes.ts';
import { presets } from '../../data/presets.ts';

/** A line of the file: what a table with these sectors and that mode is set up by. */
export interface Released {
  readonly sectors: readonly string[];
  /** `custom`: one person who chooses nothing. */
  readonly mode: string;
  readonly terms: Readonly<Record<string, unknown>>;
}

export function linesIn(text: string): readonly Released[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Released);
}

export function textOf(lines: readonly Released[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The lists of modes as the data have them today. */
export function modesToday(): readonly Released[] {
  return modeLists.flatMap(({ sectors, modes }) =>
    modes.map((mode) => ({ sectors, mode: mode.id, terms: termsOf(mode) })),
  );
}

/** The presets for one person, and what is played alone by who chooses nothing. */
export function presetsToday(): readonly Released[] {
  const lists = presets.map(({ name }) => ({ name, modes: modesOf(name) }));
  return [...lists, { name: OWN, modes: soloPresetsOf(OWN) }].flatMap(({ name, modes }) => {
    const alone = modes.filter(({ humans }) => humans === 1);
    const tuned = alone.filter(({ id }) => id.startsWith('solo-'));
    return [
      ...tuned.map((mode) => ({ sectors: [name], mode: mode.id, terms: termsOf(mode) })),
      ...alone.slice(0, 1).map((mode) => ({ sectors: [name], mode: 'custom', terms: termsOf(mode) })),
    ];
  });
}

/** Stands for sectors that people make. */
const OWN = 'own';

/** All that says how a table is set up. */
function termsOf({ id: _id, source: _source, ...terms }: Mode): Released['terms'] {
  return terms;
}

/** The lines that the released ones lack. */
export function notIn(released: readonly Released[], now: readonly Released[]): readonly Released[] {
  return now.filter(
    ({ sectors, mode }) =>
      !released.some(
        (line) => line.mode === mode && sectors.every((sector) => line.sectors.includes(sector)),
      ),
  );
}

/** What stored games would find changed, in words. Terms that were added since are no change. */
export function changesSince(released: readonly Released[], now: readonly Released[]): readonly string[] {
  return released.flatMap(({ sectors, mode, terms }) =>
    sectors.flatMap((sector) => {
      const found = now.find((line) => line.mode === mode && line.sectors.includes(sector));
      if (found === undefined) return [`${sector} has no ${mode} any more`];
      return Object.keys(terms)
        .filter((name) => JSON.stringify(terms[name]) !== JSON.stringify(found.terms[name]))
        .map((name) => `${sector} has ${mode} with other ${name}`);
    }),
  );
}
