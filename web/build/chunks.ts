// Which programs travel together. Each file costs its headers and is compressed by itself, so what is always wanted together
// is one file; what nobody wants at first stays apart, in files of its own.

import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Group {
  readonly name: string;
  readonly files: RegExp;
  /** But for what a group before it has, all that its files import is in it too. */
  readonly alone?: true;
}

/** What is known of bots without one that thinks. */
const KNOWN = '(?:answer-times|brain|hold|levels|remote|waits-for-people)\\.ts$';

const GROUPS: readonly Group[] = [
  { name: 'bots', files: new RegExp(`^bots/(?!${KNOWN})`), alone: true },
  // asked by the page and by its threads, which have no document: nothing of a page may be in it
  {
    name: 'engine',
    files: new RegExp(`^engine/|^bots/${KNOWN}|^web/link/(?:(?:table|mind|record)-thread|group-table)\\.ts$`),
  },
  { name: 'page', files: /^web\/main\.tsx$/ },
  { name: 'table', files: /^web\/(?:pages\/game-page|table\/table-page)\.tsx$|^kit\// },
];

/** All of a game's rules, which its board and its bots ask, each for other parts; and what its board has in common with its words. */
const RULES =
  /^games\/([^/]+)\/(?:rules\/|data\/|words\/|index\.ts$|ui\/(?:cards|words\/(?:civs|facts|names|nexus-words|runs))\.ts$)/;

const pathOf = (id: string): string => id.replace(ROOT, '');

export const groups = [
  ...GROUPS.map(({ name, files, alone = false }) => ({
    name,
    test: (id: string) => files.test(pathOf(id)),
    includeDependenciesRecursively: !alone,
  })),
  { name: (id: string) => RULES.exec(pathOf(id))?.at(1) ?? null },
];
