// The folders inside a room and what each may import of its own room: one line per folder, read "folder <- what it may
// import"; '.' is the room's own files. A line names only folders of the lines above it, so the arrows cannot run in a
// circle. Folders joined by + still import each other: a knot to be untied, and then each has a line of its own. A folder
// inside a folder belongs to it until it has a line of its own, such as 'store/sqlite'. Tests may import all of their room.

/** @type {Record<string, Record<string, string[]>>} */
export const folders = {
  engine: {
    '.': [],
    doors: ['.'],
    testkit: ['.', 'doors'],
  },
  server: {
    base: [],
    bots: [],
    store: [],
    ops: ['store'],
    jobs: ['base', 'store'],
    people: ['base', 'store'],
    tables: ['base', 'store', 'people'],
    decide: ['base', 'store', 'tables'],
    house: ['base', 'store', 'ops', 'bots', 'jobs', 'people', 'tables', 'decide'],
    live: ['base', 'store', 'ops', 'people', 'tables', 'decide', 'house'],
    client: ['base'],
    api: ['base', 'store', 'ops', 'people', 'tables', 'decide', 'house', 'client'],
    '.': ['base', 'store', 'ops', 'bots', 'jobs', 'people', 'tables', 'house', 'live', 'client', 'api'],
    testing: ['base', 'bots', 'store', 'tables', '.'],
  },
  web: {
    build: [],
    kit: [],
    offline: [],
    style: [],
    shelf: ['kit'],
    words: ['kit'],
    link: ['kit', 'shelf'],
    'parts+settings': ['kit', 'offline', 'style', 'words'],
    'end+games+guide+setup+sounds+start+table': [
      'kit',
      'link',
      'parts',
      'settings',
      'shelf',
      'style',
      'words',
    ],
    online: [
      'end',
      'games',
      'kit',
      'link',
      'offline',
      'parts',
      'settings',
      'setup',
      'start',
      'style',
      'table',
      'words',
    ],
    '.': [
      'build',
      'guide',
      'kit',
      'offline',
      'online',
      'parts',
      'settings',
      'setup',
      'start',
      'style',
      'table',
      'words',
    ],
  },
};

/**
 * The line of the table that a file's folder is in; null for a file in no room that has folders, undefined where its
 * folder has no line.
 *
 * @param {string} file relative to the root, with forward slashes
 * @returns {{ room: string, line: string, folder: string } | null | undefined}
 */
export function folderOf(file) {
  const [room = '', ...below] = file.split('/');
  const table = folders[room];
  if (table === undefined) return null;
  for (let depth = below.length - 1; depth >= 0; depth--) {
    const folder = below.slice(0, depth).join('/') || '.';
    // only a room's own files are in '.'
    if (folder === '.' && below.length > 1) return undefined;
    const line = Object.keys(table).find((each) => each.split('+').includes(folder));
    if (line !== undefined) return { room, line, folder };
  }
  return undefined;
}

/**
 * Why a file may not import another of the same room.
 *
 * @param {string} from
 * @param {string} to
 */
export function folderObjection(from, to) {
  const here = folderOf(from);
  const there = folderOf(to);
  if (!here || !there || here.room !== there.room || here.line === there.line) return undefined;
  const allowed = folders[here.room]?.[here.line] ?? [];
  if (allowed.includes(there.folder)) return undefined;
  return `${here.room}'s ${nameOf(here.folder)} may not import its ${nameOf(there.folder)}`;
}

/** @param {string} folder */
const nameOf = (folder) => (folder === '.' ? 'own files' : folder);

/**
 * Lines that name a folder before its own line: an arrow that could run in a circle.
 *
 * @param {typeof folders} tables
 * @returns {string[]}
 */
export function backward(tables) {
  return Object.entries(tables).flatMap(([room, table]) => {
    const known = new Set();
    return Object.entries(table).flatMap(([line, allowed]) => {
      const early = allowed.filter((each) => !known.has(each));
      for (const folder of line.split('+')) known.add(folder);
      return early.map((each) => `${room}'s ${line} names ${each}, which has no line above it`);
    });
  });
}
