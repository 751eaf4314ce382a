// Files on the person's own disk.

import type { GameFile } from '@starboard/engine/match';
import { isViewFile, savedText, type ViewFile } from '@starboard/engine/view';

/** A game, or what one viewer was shown of it. */
export function downloadSaved(file: GameFile | ViewFile | null): void {
  if (file === null) return;
  handText(savedText(file), nameOf(file));
}

function nameOf(file: GameFile | ViewFile): string {
  if (!isViewFile(file)) return `${file.game}-${dateOf(file.log.at(-1)?.at)}.json`;
  const last = file.deltas.findLast(({ news }) => news !== null)?.news?.entry.at;
  return `${file.game}-${dateOf(last)}-view.json`;
}

const dateOf = (at: number = Date.now()): string => new Date(at).toISOString().slice(0, 10);

export function download(value: object, name: string): void {
  handText(`${JSON.stringify(value, null, 1)}\n`, name);
}

export function handText(text: string, name: string, type = 'application/json'): void {
  const blob = new Blob([text], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // the browser reads it after the click has been dealt with
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
