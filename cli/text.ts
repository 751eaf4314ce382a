// Small things for output that people read.

/** Rows as aligned lines, indented; `right` says which columns are numbers. */
export function columns(rows: readonly (readonly string[])[], right: readonly boolean[]): string[] {
  const widths = right.map((_, column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) => {
    const cells = row.map((cell, i) => (right[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])));
    return `  ${cells.join('  ').trimEnd()}`;
  });
}

/** The text as lines of at most `width` characters, `indent` of them spaces. A longer word stands alone. */
export function wrapped(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= width - indent) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => `${' '.repeat(indent)}${line}`);
}

/** Somebody's words in one line, without what would steer the terminal or turn the line round. */
export function printable(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '\u{FFFD}');
}

/** `tournament` as the first word of a sentence. */
export function titled(word: string): string {
  return word[0].toUpperCase() + word.slice(1);
}

/** `1 game`, `2,000 games` */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
}

export function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`;
}

/** Whose eyes those are. */
export function viewerText(viewer: number): string {
  return viewer < 0 ? 'a spectator' : `seat ${viewer}`;
}
