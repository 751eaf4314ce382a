import { parseSync } from 'oxc-parser';

import { roomOf } from './rooms.mjs';

/**
 * @typedef {object} Declared
 * @property {string} name
 * @property {string} file
 */

/**
 * The types, interfaces and classes that a source text declares and exports. What it only hands on is declared elsewhere:
 * `export ... from`, and a type that is nothing but another name for one that it imports.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Declared[]}
 */
export function typesDeclaredIn(file, source) {
  const { body } = parseSync(file, source).program;
  const imported = new Set(
    body.flatMap((node) =>
      node.type === 'ImportDeclaration' ? node.specifiers.map(({ local }) => local.name) : [],
    ),
  );
  const declared = new Set();
  /** @type {string[]} */
  const exported = [];
  for (const node of body) {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const name = typeNamedBy(inner, imported);
    if (name !== undefined) declared.add(name);
    if (node.type !== 'ExportNamedDeclaration' || node.source !== null) continue;
    if (name !== undefined) exported.push(name);
    for (const { local } of node.specifiers) if ('name' in local) exported.push(local.name);
  }
  return exported.filter((name) => declared.has(name)).map((name) => ({ name, file }));
}

/**
 * @param {import('oxc-parser').Program['body'][number] | null} node
 * @param {ReadonlySet<string>} imported
 * @returns {string | undefined}
 */
function typeNamedBy(node, imported) {
  if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'ClassDeclaration')
    return node.id?.name ?? undefined;
  if (node?.type !== 'TSTypeAliasDeclaration') return undefined;
  const { typeAnnotation: is, id } = node;
  const isOtherName =
    is.type === 'TSTypeReference' &&
    !is.typeArguments &&
    is.typeName.type === 'Identifier' &&
    imported.has(is.typeName.name);
  return isOtherName ? undefined : id.name;
}

/**
 * Could both be meant in one place? Not where they are of two games: no game reaches another.
 *
 * @param {Declared} one
 * @param {Declared} other
 */
function meet(one, other) {
  const [here, there] = [roomOf(one.file), roomOf(other.file)];
  if (here.game !== undefined && there.game !== undefined && here.game !== there.game) return false;
  return here.room !== there.room;
}

/**
 * Names of types that stand for something else in another room.
 *
 * @param {readonly Declared[]} declared
 * @returns {string[]} one line each
 */
export function namesakesAmong(declared) {
  /** @type {Map<string, Declared[]>} */
  const byName = new Map();
  for (const each of declared) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  return [...byName]
    .map(
      ([name, those]) =>
        /** @type {const} */ ([name, those.filter((one) => those.some((other) => meet(one, other)))]),
    )
    .filter(([, those]) => those.length > 0)
    .map(([name, those]) => `${name} is declared in ${those.map(({ file }) => file).join(' and ')}`)
    .toSorted();
}
