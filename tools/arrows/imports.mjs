import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {object} Import
 * @property {number} line
 * @property {string | undefined} specifier what stands after `from` or in `import()`; undefined where it is computed
 * @property {boolean} typeOnly gone when the program runs
 */

/**
 * All imports of a source text: static, type-only, re-exports, `import()` and `import('...').Type`.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  // A file half understood would pass with the imports that were not seen.
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  /** @type {Import[]} */
  const found = [];
  /**
   * @param {{ type: string, value?: unknown, start: number } | null} node
   * @param {boolean} typeOnly
   */
  const note = (node, typeOnly) => {
    if (node) found.push({ line: lineAt(source, node.start), specifier: textOf(node), typeOnly });
  };
  new Visitor({
    ImportDeclaration: (node) => note(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => note(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => note(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => note(node.source, false),
    TSImportType: (node) => note(node.source, true),
  }).visit(program);
  return found.toSorted((a, b) => a.line - b.line);
}

/** @param {{ type: string, value?: unknown, quasis?: { value: { cooked: string | null } }[] }} node */
function textOf(node) {
  if (typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis?.length === 1)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/**
 * @param {string} source
 * @param {number} offset
 */
const lineAt = (source, offset) => source.slice(0, offset).split('\n').length;
