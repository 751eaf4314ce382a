// Changes of files as a page of the docs shows them: `--- path`, `+++ path`, and behind each `@@` lines that stay (with a
// space before them), go (`-`) and come (`+`). Instead of line numbers the old lines themselves say where.

export interface DocsChange {
  readonly path: string;
  readonly hunks: readonly string[];
}

export function changesIn(diff: string): readonly DocsChange[] {
  const files = diff.split(/^--- (?=.+\n\+\+\+ )/m).slice(1);
  return files.map((file) => {
    const [head, ...hunks] = file.split(/^@@.*\n/m);
    return { path: head.slice(0, head.indexOf('\n')), hunks };
  });
}

/** The text with the old lines of the hunk replaced; null unless they stand there, together and once. */
export function changed(text: string, hunk: string): string | null {
  const [lines, before, after] = [text.split('\n'), side(hunk, '-'), side(hunk, '+')];
  const places = [...lines.keys()].filter((at) => before.every((line, i) => lines[at + i] === line));
  return places.length === 1 ? lines.toSpliced(places[0], before.length, ...after).join('\n') : null;
}

/** The lines of a hunk as they were (`-`) or as they will be (`+`). */
function side(hunk: string, sign: '+' | '-'): readonly string[] {
  const lines = hunk.split('\n').slice(0, -1);
  const kept = lines.filter((line) => line === '' || line[0] === ' ' || line[0] === sign);
  return kept.map((line) => line.slice(1));
}
