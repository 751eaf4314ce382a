// Files on the person's own disk.

import type { GameFile } from '@starboard/engine/match';

export function downloadGame(file: GameFile | null): void {
  if (file === null) return;
  const date = new Date(file.log.at(-1)?.at ?? Date.now()).toISOString().slice(0, 10);
  download(file, `${file.game}-${date}.json`);
}

export function download(value: object, name: string): void {
  const blob = new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // the browser reads it after the click has been dealt with
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
