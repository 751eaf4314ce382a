// The folders inside a room and what each may import of its own room: one line per folder, read "folder <- what it may
// import"; '.' is the room's own files. A line names only folders of the lines above it, so the arrows cannot run in a
// circle. A folder inside a folder belongs to it until it has a line of its own, such as 'store/sqlite'. Tests may import all
// of their room.

/** @type {Record<string, Record<string, string[]>>} */
export const folders = {
  engine: {
    '.': [],
    doors: ['.'],
    testkit: ['.', 'doors'],
  },
  series: {
    '.': [],
    group: ['.'],
    tournament: ['.', 'group'],
    ratings: [],
  },
  server: {
    base: [],
    bots: [],
    store: [],
    ops: ['base', 'store'],
    jobs: ['base', 'store'],
    people: ['base', 'store'],
    tables: ['base', 'store', 'people'],
    replays: ['base', 'store', 'tables'],
    retention: ['base', 'store', 'people', 'tables'],
    decide: ['base', 'store', 'tables'],
    keepers: ['base', 'store', 'ops', 'bots', 'jobs', 'people', 'tables', 'retention', 'decide'],
    series: ['base', 'store', 'jobs', 'people', 'tables', 'keepers'],
    groups: ['base', 'store', 'jobs', 'people', 'tables', 'decide', 'keepers', 'series'],
    tournaments: ['base', 'store', 'jobs', 'people', 'tables', 'keepers', 'series', 'groups'],
    campaigns: ['base', 'store', 'jobs', 'people', 'tables', 'keepers', 'series'],
    ratings: ['base', 'store', 'people', 'tables'],
    results: ['base', 'store', 'people', 'tables'],
    live: [
      'base',
      'store',
      'ops',
      'people',
      'tables',
      'decide',
      'keepers',
      'tournaments',
      'campaigns',
      'groups',
    ],
    client: ['base'],
    api: [
      'base',
      'store',
      'ops',
      'people',
      'tables',
      'decide',
      'keepers',
      'tournaments',
      'campaigns',
      'groups',
      'ratings',
      'results',
      'client',
    ],
    '.': [
      'base',
      'store',
      'ops',
      'bots',
      'jobs',
      'people',
      'tables',
      'replays',
      'retention',
      'keepers',
      'series',
      'tournaments',
      'campaigns',
      'groups',
      'ratings',
      'results',
      'live',
      'client',
      'api',
    ],
    testing: ['base', 'bots', 'store', 'people', 'tables', 'ratings', 'results', '.'],
  },
  web: {
    offline: [],
    shelf: [],
    sounds: [],
    style: [],
    timeline: [],
    words: [],
    build: ['words'],
    link: ['shelf', 'timeline', 'words'],
    online: ['words'],
    'online/wire': ['offline', 'words'],
    settings: ['words'],
    parts: ['offline', 'settings', 'style', 'words'],
    end: ['link', 'parts', 'timeline', 'words'],
    games: ['link', 'parts', 'words'],
    guide: ['games', 'words'],
    series: ['parts', 'words'],
    setup: ['games', 'link', 'parts', 'words'],
    table: [
      'end',
      'games',
      'guide',
      'link',
      'parts',
      'series',
      'settings',
      'setup',
      'shelf',
      'sounds',
      'style',
      'timeline',
      'words',
    ],
    campaign: ['games', 'link', 'parts', 'settings', 'setup', 'shelf', 'style', 'table', 'words'],
    group: ['games', 'link', 'parts', 'series', 'settings', 'setup', 'shelf', 'style', 'table', 'words'],
    'online/facts': ['games', 'link', 'online', 'online/wire', 'setup', 'table', 'words'],
    'online/me': ['online', 'online/wire', 'parts', 'settings', 'table', 'words'],
    pages: ['end', 'games', 'guide', 'link', 'parts', 'settings', 'setup', 'shelf', 'table', 'words'],
    'online/chat': ['online', 'online/facts', 'online/me', 'online/wire', 'words'],
    'online/game': [
      'end',
      'games',
      'link',
      'online',
      'online/facts',
      'online/me',
      'online/wire',
      'parts',
      'style',
      'table',
      'words',
    ],
    'online/open': ['games', 'online', 'online/facts', 'online/me', 'online/wire', 'parts', 'setup', 'words'],
    'online/turn': ['online', 'online/facts', 'parts'],
    'online/lobby': [
      'end',
      'games',
      'online',
      'online/facts',
      'online/me',
      'online/turn',
      'online/wire',
      'parts',
      'setup',
      'words',
    ],
    'online/table': [
      'games',
      'link',
      'online',
      'online/chat',
      'online/facts',
      'online/me',
      'online/turn',
      'online/wire',
      'parts',
      'series',
      'table',
      'timeline',
      'words',
    ],
    'online/ratings': ['games', 'online', 'online/facts', 'online/me', 'online/wire', 'parts', 'words'],
    'online/tournaments': [
      'games',
      'online',
      'online/facts',
      'online/me',
      'online/open',
      'online/turn',
      'online/wire',
      'parts',
      'series',
      'setup',
      'words',
    ],
    'online/campaigns': [
      'campaign',
      'online',
      'online/facts',
      'online/me',
      'online/open',
      'online/wire',
      'parts',
      'setup',
      'style',
      'words',
    ],
    'online/groups': [
      'games',
      'group',
      'link',
      'online',
      'online/facts',
      'online/me',
      'online/open',
      'online/table',
      'online/wire',
      'parts',
      'series',
      'setup',
      'style',
      'table',
      'words',
    ],
    'online/pages': [
      'online/campaigns',
      'online/groups',
      'online',
      'online/game',
      'online/lobby',
      'online/me',
      'online/open',
      'online/table',
      'online/ratings',
      'online/tournaments',
      'online/turn',
      'online/wire',
      'parts',
      'style',
      'words',
    ],
    '.': [
      'build',
      'campaign',
      'group',
      'offline',
      'online/pages',
      'pages',
      'parts',
      'settings',
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
