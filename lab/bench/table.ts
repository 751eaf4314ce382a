// A table of figures, for a terminal and for a document.

export interface FigureTable {
  readonly title: string;
  /** The first column is text, the others are figures. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function asText(table: FigureTable): string {
  const lines = aligned(table).map((cells) => `  ${cells.join('   ').trimEnd()}`);
  return [table.title, ...lines].join('\n');
}

/** As the formatter would write it, so that a document with new figures needs no formatting. */
export function asMarkdown(table: FigureTable): string {
  const [head, ...rows] = aligned(table);
  const ruler = head.map((cell, i) =>
    i === 0 ? '-'.repeat(cell.length) : `${'-'.repeat(cell.length - 1)}:`,
  );
  const lines = [head, ruler, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${table.title}`, '', ...lines].join('\n');
}

/** Heads and rows with every cell as wide as its column. */
function aligned({ columns, rows }: FigureTable): string[][] {
  const widths = columns.map((column, i) => Math.max(3, column.length, ...rows.map((row) => row[i].length)));
  return [columns, ...rows].map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))),
  );
}

/** Three digits are all that a measurement has: 8.06 M, 26.3 k, 412, 9.7. */
export function figure(value: number): string {
  if (value >= 999_500) return `${threeDigits(value / 1e6)} M`;
  if (value >= 9_995) return `${threeDigits(value / 1e3)} k`;
  if (value >= 999.5) return String(Math.round(value / 10) * 10);
  return threeDigits(value);
}

function threeDigits(value: number): string {
  const decimals = value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
  return value.toFixed(decimals);
}
