// Which programs travel together. Each file costs its headers and is compressed by itself, so what is always wanted together
// is one file; what nobody wants at first stays apart, in files of its own.

import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A group is what fits and all that it imports, but for what a group before it has. */
const GROUPS: readonly (readonly [name: string, files: RegExp])[] = [
  // and what is known of bots without one that thinks
  ['engine', /^engine\/|^bots\/(?:answer-times|brain|hold|levels|remote|waits-for-people)\.ts$/],
  ['bots', /^bots\//],
  // asked by the page and by its threads
  ['threads', /^web\/link\/(?:table|mind|record)-thread\.ts$/],
  ['page', /^web\/main\.tsx$/],
  ['table', /^web\/(?:pages\/game-page|table\/table-page)\.tsx$|^kit\//],
];

/** All of a game's rules, which its board and its bots ask, each for other parts. */
const RULES = /^games\/([^/]+)\/(?:rules\/|data\/|words\/|index\.ts$)/;

const pathOf = (id: string): string => id.replace(ROOT, '');

export const groups = [
  ...GROUPS.map(([name, files]) => ({ name, test: (id: string) => files.test(pathOf(id)) })),
  { name: (id: string) => RULES.exec(pathOf(id))?.at(1) ?? null },
];
