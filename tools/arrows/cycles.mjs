/**
 * One cycle, as short as can be, for each set of files that reach each other.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports each file with those that it imports, types included
 * @returns {string[][]} the files of a cycle in turn, the first once more at the end
 */
export function cyclesAmong(imports) {
  return knotsAmong(imports).map((knot) => {
    const within = new Set(knot);
    const cycles = knot.map((file) => shortestBack(file, imports, within));
    return cycles.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/**
 * Files that reach each other, by Tarjan's walk.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @returns {string[][]}
 */
function knotsAmong(imports) {
  /** @type {string[][]} */
  const knots = [];
  /** @type {string[]} */
  const open = [];
  /** @type {Map<string, number>} */
  const found = new Map();
  /** @param {string} file */
  const visit = (file) => {
    const number = found.size;
    found.set(file, number);
    let low = number;
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!found.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, found.get(next) ?? low);
    }
    if (low === number) {
      const knot = open.splice(open.indexOf(file));
      if (knot.length > 1 || imports.get(file)?.has(file)) knots.push(knot.toSorted());
    }
    return low;
  };
  for (const file of imports.keys()) if (!found.has(file)) visit(file);
  return knots;
}

/**
 * The shortest way from a file back to itself.
 *
 * @param {string} start
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @param {ReadonlySet<string>} within
 * @returns {string[]}
 */
function shortestBack(start, imports, within) {
  /** @type {string[][]} */
  let ways = [[start]];
  const seen = new Set();
  for (;;) {
    /** @type {string[][]} */
    const longer = [];
    for (const way of ways)
      for (const next of imports.get(way.at(-1) ?? start) ?? []) {
        if (next === start) return [...way, start];
        if (!within.has(next) || seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    ways = longer;
  }
}
