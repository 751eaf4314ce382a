// The rooms of the house and what each may import: one line per room, read "room <- what it may import".
// In a game's folder "own x" is room x of the same game, so that no game can reach another; "x types" is type-only
// imports of x: tables may be written against the engine's types and still be nothing but tables.

/** @type {Record<string, string[]>} */
export const mayImport = {
  // package.json, for the version
  about: [],
  engine: [],
  // its doors for those who run matches, and who show them
  match: ['engine'],
  view: ['engine'],
  testkit: ['engine', 'match', 'view'],
  kit: ['engine', 'match', 'view'],
  boardtests: ['engine', 'match', 'view', 'testkit', 'kit'],
  schema: ['engine types', 'match types', 'view types'],
  // schemas stay out of what runs in the page, which needs only their types
  wire: ['engine', 'schema types'],
  data: ['engine types', 'own data', 'own guide'],
  guide: ['engine types', 'own guide', 'own data'],
  words: ['engine', 'own words', 'own data'],
  rules: ['engine', 'own rules', 'own words', 'own data', 'own guide'],
  brains: ['engine', 'bots', 'own brains', 'own rules', 'own words', 'own data', 'own guide'],
  ui: [
    'engine',
    'match',
    'view',
    'kit',
    'own ui',
    'own game',
    'own rules',
    'own words',
    'own data',
    'own guide',
    'own brains',
  ],
  game: [
    'engine',
    'match',
    'view',
    'bots',
    'own game',
    'own rules',
    'own words',
    'own data',
    'own guide',
    'own brains',
  ],
  registry: ['engine', 'match', 'bots', 'game', 'rules', 'data', 'guide', 'brains', 'ui'],
  bots: ['engine', 'match', 'view'],
  // bookkeeping of several games: it knows what came of them, and no game by name
  series: ['engine', 'match'],
  lab: ['engine', 'match', 'view', 'series', 'registry', 'bots', 'wire', 'schema', 'server'],
  server: ['engine', 'match', 'view', 'series', 'registry', 'bots', 'wire', 'schema', 'about'],
  web: ['engine', 'match', 'view', 'series', 'kit', 'registry', 'bots', 'wire', 'schema types', 'about'],
  cli: [
    'about',
    'engine',
    'match',
    'view',
    'testkit',
    'series',
    'registry',
    'game',
    'rules',
    'data',
    'guide',
    'brains',
    'bots',
    'lab',
    'server',
  ],
  browser: [
    'wire',
    'engine',
    'match',
    'view',
    'registry',
    'game',
    'rules',
    'data',
    'guide',
    'brains',
    'bots',
    'kit',
    'lab',
    'server',
    'web',
    'tools',
  ],
  languages: [
    'engine',
    'match',
    'view',
    'kit',
    'wire',
    'web',
    'series',
    'registry',
    'rules',
    'words',
    'data',
    'guide',
    'ui',
  ],
  docs: ['engine', 'bots'],
  tools: ['registry', 'series'],
};

/** The engine is entered by its doors: besides the two above, from other rooms only these files of it are reached. */
export const door = {
  of: 'engine',
  files: ['engine/index.ts', 'engine/reader.ts', 'engine/words.ts'],
  inside: ['engine', 'match', 'view', 'testkit', 'languages'],
};

/** What a test may import beyond what its room may. */
export const testsMayImport = [
  'engine',
  'match',
  'view',
  'testkit',
  'boardtests',
  'own rules',
  'own words',
  'own data',
  'own guide',
  'own brains',
  'own game',
  'languages',
];

/** The practice game: where these rooms' tests need a game, they take this one. */
export const practice = { game: 'skirmish', rooms: ['engine', 'testkit', 'bots', 'series'] };

/** They run in the browser as on the server, so they import neither Node nor packages. */
export const pure = [
  'engine',
  'match',
  'view',
  'data',
  'guide',
  'words',
  'rules',
  'game',
  'registry',
  'brains',
  'bots',
  'series',
];

/** @type {Record<string, string>} */
const partsOfAGame = {
  rules: 'rules',
  words: 'words',
  data: 'data',
  guide: 'guide',
  ui: 'ui',
  bots: 'brains',
};

/**
 * The room a file is in, and the game, if it is in one's folder. Files at the root configure tools and are in none.
 *
 * @param {string} file relative to the root, with forward slashes
 * @returns {{ room: string | undefined, game?: string }}
 */
export function roomOf(file) {
  const [top = '', second = '', third, fourth = '', fifth] = file.split('/');
  if (file === 'package.json') return { room: 'about' };
  if (top === 'engine' && second === 'testkit') return { room: 'testkit' };
  if (top === 'engine' && second === 'doors') return { room: third?.replace('.ts', '') };
  if (top === 'wire' && second === 'schema') return { room: 'schema' };
  if (top === 'kit' && second === 'testkit') return { room: 'boardtests' };
  if (top !== 'games') return { room: top in mayImport ? top : undefined };
  // A path that ends at the second name is a file of games/ itself.
  if (third === undefined) return { room: 'registry' };
  // An earlier version of the rules that is kept whole is like a game of its own.
  if (third === 'earlier' && fifth !== undefined)
    return { room: partsOfAGame[fifth] ?? 'game', game: `${second}/${third}/${fourth}` };
  return { room: partsOfAGame[third] ?? 'game', game: second };
}
