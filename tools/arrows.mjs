// `node tools/arrows.mjs [ROOT]`: reports every import that goes against the arrows of arrows/rooms.mjs, between rooms, and
// of arrows/folders.mjs, inside them; every circle of files that import each other; and every name of a type that stands for
// two things.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cyclesAmong } from './arrows/cycles.mjs';
import { backward, folderObjection, folderOf, folders } from './arrows/folders.mjs';
import { importsOf } from './arrows/imports.mjs';
import { namesakesAmong, typesDeclaredIn } from './arrows/namesakes.mjs';
import { root } from './paths.mjs';
import { resolve } from './arrows/resolve.mjs';
import { door, mayImport, practice, pure, roomOf, testsMayImport } from './arrows/rooms.mjs';
import { sources } from './sources.mjs';

const isTest = /\.(?:test|spec)\.tsx?$/;
/** What a game's tests share. */
const isForTests = /^games\/[^/]+\/test\//;

/**
 * One line per import that breaks a rule: where, what, why. And one per cycle between files, types included.
 *
 * @param {string} base
 * @returns {string[]}
 */
export function violations(base) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  const against = sources(base).flatMap((file) => {
    const { room } = roomOf(file);
    if (!room)
      return file.includes('/') ? [`${file}:1 is in no room: name its folder in tools/arrows/rooms.mjs`] : [];
    if (folderOf(file) === undefined && !isTest.test(file))
      return [`${file}:1 is in no folder of its room: name it in tools/arrows/folders.mjs`];
    const imports = importsOf(file, readFileSync(join(base, file), 'utf8'));
    graph.set(file, new Set(imports.flatMap(({ specifier }) => fileOf(base, file, specifier))));
    return imports.flatMap((found) => {
      const why = objection(base, file, found);
      return why ? [`${file}:${found.line} imports ${found.specifier ?? 'something computed'}: ${why}`] : [];
    });
  });
  return [...against, ...cyclesAmong(graph).map((cycle) => `${cycle.join(' imports ')}: a circle`)];
}

/**
 * One line per name of a type that stands for different things in different rooms.
 *
 * @param {string} base
 * @returns {string[]}
 */
export function namesakes(base) {
  const files = sources(base).filter((file) => !isTest.test(file));
  return namesakesAmong(
    files.flatMap((file) => typesDeclaredIn(file, readFileSync(join(base, file), 'utf8'))),
  );
}

/**
 * @param {string} base
 * @param {string} from
 * @param {string | undefined} specifier
 * @returns {string[]}
 */
function fileOf(base, from, specifier) {
  if (specifier === undefined) return [];
  const target = resolve(base, from, specifier);
  return 'file' in target ? [target.file] : [];
}

/**
 * @param {string} base
 * @param {string} file
 * @param {import('./arrows/imports.mjs').Import} found
 */
function objection(base, file, { specifier, typeOnly }) {
  const { room = '' } = roomOf(file);
  const mustBePure = pure.includes(room) && !isTest.test(file);
  if (specifier === undefined) return mustBePure ? `${room} names what it imports` : undefined;
  const target = resolve(base, file, specifier);
  if ('outside' in target) return 'it leads out of the repository';
  if ('missing' in target) return 'no workspace exports it';
  if ('package' in target) return mustBePure ? `${room} needs neither Node nor packages` : undefined;
  if (!mayReach(file, target.file, typeOnly)) return `${nameOf(file)} may not import ${nameOf(target.file)}`;
  if (
    roomOf(target.file).room === door.of &&
    !door.files.includes(target.file) &&
    !door.inside.includes(room)
  )
    return `${door.of} is entered by its doors`;
  return isTest.test(file) ? undefined : folderObjection(file, target.file);
}

/**
 * @param {string} from
 * @param {string} to
 * @param {boolean} typeOnly
 */
function mayReach(from, to, typeOnly) {
  const here = roomOf(from);
  const there = roomOf(to);
  if (!here.room || !there.room) return false;
  if (here.room === there.room && here.game === there.game) return true;
  const tests = isTest.test(from) ? testsMayImport : isForTests.test(from) ? ['testkit'] : [];
  const allowed = [...(mayImport[here.room] ?? []), ...tests];
  if (allowed.includes(there.room)) return true;
  if (typeOnly && allowed.includes(`${there.room} types`)) return true;
  if (here.game !== undefined && here.game === there.game) return allowed.includes(`own ${there.room}`);
  return isTest.test(from) && practice.rooms.includes(here.room) && there.game === practice.game;
}

/** @param {string} file */
function nameOf(file) {
  const { room = 'a file outside all rooms', game } = roomOf(file);
  return game ? `${game}'s ${room}` : room;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const base = process.argv[2] ?? root;
  const found = [...backward(folders), ...violations(base), ...namesakes(base)];
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
