// Small things for output that people read.

/** Rows as aligned lines, indented; `right` says which columns are numbers. */
export function columns(rows: readonly (readonly string[])[], right: readonly boolean[]): string[] {
  const widths = right.map((_, column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) => {
    const cells = row.map((cell, i) => (right[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])));
    return `  ${cells.join('  ').trimEnd()}`;
  });
}

export function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`;
}
