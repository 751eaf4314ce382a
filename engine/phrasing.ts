// Small words that sentences are made of.

/** In English: `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `1 ship`, `3 ships`, in any language that has one form for one and one for all other numbers. */
export function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
