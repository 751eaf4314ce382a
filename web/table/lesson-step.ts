// How far a guided game has come, so that it goes on from there when the browser is opened again.

const keyOf = (table: string): string => `starboard.lesson.${table}`;

export function keptStep(table: string): number {
  try {
    return Number(localStorage.getItem(keyOf(table)) ?? 0);
  } catch {
    // nothing can be kept here
    return 0;
  }
}

export function keepStep(table: string, step: number): void {
  try {
    localStorage.setItem(keyOf(table), String(step));
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}
