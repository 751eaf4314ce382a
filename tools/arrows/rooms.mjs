// The rooms of the house and what each may import: one line per room, read "room <- what it may import".
// In a game's folder "own x" is room x of the same game, so that no game can reach another; "x types" is type-only
// imports of x: tables may be written against the engine's types and still be nothing but tables.

/** @type {Record<string, string[]>} */
export const mayImport = {
  engine: [],
  testkit: ['engine'],
  data: ['engine types', 'own data', 'own guide'],
  guide: ['engine types', 'own guide', 'own data'],
  words: ['engine', 'own words', 'own data'],
  rules: ['engine', 'own rules', 'own words', 'own data', 'own guide'],
  brains: ['engine', 'bots', 'own brains', 'own rules', 'own words', 'own data', 'own guide'],
  ui: [
    'engine',
    'web',
    'own ui',
    'own game',
    'own rules',
    'own words',
    'own data',
    'own guide',
    'own brains',
  ],
  game: ['engine', 'bots', 'own game', 'own rules', 'own words', 'own data', 'own guide', 'own brains'],
  registry: ['engine', 'bots', 'game', 'rules', 'data', 'guide', 'brains', 'ui'],
  bots: ['engine'],
  lab: ['engine', 'registry', 'bots', 'server'],
  server: ['engine', 'registry', 'bots'],
  web: ['engine', 'registry', 'bots', 'server types'],
  cli: ['engine', 'testkit', 'registry', 'game', 'rules', 'data', 'guide', 'brains', 'bots', 'lab', 'server'],
  browser: [
    'engine',
    'registry',
    'game',
    'rules',
    'data',
    'guide',
    'brains',
    'bots',
    'lab',
    'server',
    'web',
    'tools',
  ],
  languages: ['engine', 'server', 'web', 'registry', 'rules', 'words', 'data', 'guide', 'ui'],
  docs: ['engine', 'bots'],
  tools: ['registry'],
};

/** What a test may import beyond what its room may. */
export const testsMayImport = [
  'engine',
  'testkit',
  'own rules',
  'own words',
  'own data',
  'own guide',
  'own brains',
  'own game',
  'languages',
];

/** The practice game: where these rooms' tests need a game, they take this one. */
export const practice = { game: 'skirmish', rooms: ['engine', 'testkit', 'bots'] };

/** They run in the browser as on the server, so they import neither Node nor packages. */
export const pure = ['engine', 'data', 'guide', 'words', 'rules', 'game', 'registry', 'brains', 'bots'];

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
  const [top = '', second = '', third] = file.split('/');
  if (top === 'engine' && second === 'testkit') return { room: 'testkit' };
  if (top !== 'games') return { room: top in mayImport ? top : undefined };
  // A path that ends at the second name is a file of games/ itself.
  if (third === undefined) return { room: 'registry' };
  return { room: partsOfAGame[third] ?? 'game', game: second };
}
