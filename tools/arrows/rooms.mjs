// The rooms of the house and what each may import: one line per room, read "room <- what it may import".
// In a game's folder "own x" is room x of the same game, so that no game can reach another; "x types" is type-only
// imports of x: tables may be written against the engine's types and still be nothing but tables.

/** @type {Record<string, string[]>} */
export const mayImport = {
  engine: [],
  // its doors for those who run matches, and who show them
  match: ['engine'],
  view: ['engine'],
  testkit: ['engine', 'match', 'view'],
  schema: ['engine types', 'match types', 'view types'],
  // schemas stay out of what runs in the page, which needs only their types
  wire: ['schema types'],
  data: ['engine types', 'own data', 'own guide'],
  guide: ['engine types', 'own guide', 'own data'],
  rules: ['engine', 'own rules', 'own data', 'own guide'],
  brains: ['engine', 'bots', 'own brains', 'own rules', 'own data', 'own guide'],
  ui: [
    'engine',
    'match',
    'view',
    'web',
    'own ui',
    'own game',
    'own rules',
    'own data',
    'own guide',
    'own brains',
  ],
  game: ['engine', 'match', 'view', 'bots', 'own game', 'own rules', 'own data', 'own guide', 'own brains'],
  registry: ['engine', 'bots', 'game', 'rules', 'data', 'guide', 'brains', 'ui'],
  bots: ['engine', 'match', 'view'],
  lab: ['engine', 'match', 'view', 'registry', 'bots', 'wire', 'schema', 'server'],
  server: ['engine', 'match', 'view', 'registry', 'bots', 'wire', 'schema'],
  web: ['engine', 'match', 'view', 'registry', 'bots', 'wire', 'schema types'],
  cli: [
    'engine',
    'match',
    'view',
    'testkit',
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
    'lab',
    'server',
    'web',
    'tools',
  ],
  docs: ['engine', 'bots'],
  tools: ['registry'],
};

/** The engine is entered by its doors: besides the two above, from other rooms only this file of it is reached. */
export const door = { of: 'engine', file: 'engine/index.ts', inside: ['engine', 'match', 'view', 'testkit'] };

/** What a test may import beyond what its room may. */
export const testsMayImport = [
  'engine',
  'match',
  'view',
  'testkit',
  'own rules',
  'own data',
  'own guide',
  'own brains',
  'own game',
];

/** The practice game: where these rooms' tests need a game, they take this one. */
export const practice = { game: 'skirmish', rooms: ['engine', 'testkit', 'bots'] };

/** They run in the browser as on the server, so they import neither Node nor packages. */
export const pure = [
  'engine',
  'match',
  'view',
  'data',
  'guide',
  'rules',
  'game',
  'registry',
  'brains',
  'bots',
];

/** @type {Record<string, string>} */
const partsOfAGame = { rules: 'rules', data: 'data', guide: 'guide', ui: 'ui', bots: 'brains' };

/**
 * The room a file is in, and the game, if it is in one's folder. Files at the root configure tools and are in none.
 *
 * @param {string} file relative to the root, with forward slashes
 * @returns {{ room: string | undefined, game?: string }}
 */
export function roomOf(file) {
  const [top = '', second = '', third] = file.split('/');
  if (top === 'engine' && second === 'testkit') return { room: 'testkit' };
  if (top === 'engine' && second === 'doors') return { room: third?.replace('.ts', '') };
  if (top === 'wire' && second === 'schema') return { room: 'schema' };
  if (top !== 'games') return { room: top in mayImport ? top : undefined };
  // A path that ends at the second name is a file of games/ itself.
  if (third === undefined) return { room: 'registry' };
  return { room: partsOfAGame[third] ?? 'game', game: second };
}
