// `node tools/keep-rules.mjs GAME`: keeps the present rules of a game whole, as a bundle in its folder `earlier/vN`, before
// they change. Tests and screens stay behind: a bundle is played and shown, not developed.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './paths.mjs';

const LEFT_BEHIND = /^(?:ui|test|earlier|.*\.test\.ts|.*\.txt)$/;

/**
 * Copies the game and says where it is now.
 *
 * @param {string} base
 * @param {string} game
 * @returns {string}
 */
export function keepRules(base, game) {
  const from = join(base, 'games', game);
  if (!existsSync(join(from, 'rules'))) throw new Error(`There is no game ${game}.`);
  const to = join(from, 'earlier', `v${versionIn(from)}`);
  if (existsSync(to)) throw new Error(`${to} is there already: a version that was released is kept once.`);
  for (const part of readdirSync(from).filter((name) => !LEFT_BEHIND.test(name)))
    cpSync(join(from, part), join(to, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  return to;
}

/**
 * The number that the rules have in their own source: `rules: N` of a game that has one version, `RULES = N` of one that has
 * several.
 *
 * @param {string} folder
 */
function versionIn(folder) {
  const rules = join(folder, 'rules');
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  for (const file of files) {
    const found = /^(?: {2}rules: (\d+),|export const RULES = (\d+);)$/m.exec(
      readFileSync(join(rules, file), 'utf8'),
    );
    if (found !== null) return Number(found[1] ?? found[2]);
  }
  throw new Error(`${rules} says neither \`rules: N\` nor \`export const RULES = N\` in a line of its own.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(keepRules(root, process.argv[2] ?? ''));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
