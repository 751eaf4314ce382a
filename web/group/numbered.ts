export interface InOrder<T> {
  readonly item: T;
  /** From 0. */
  readonly number: number;
}

/** Tables and factions have nothing but their numbers to be known by. */
export function numbered<T>(items: readonly T[]): readonly InOrder<T>[] {
  return items.map((item, number) => ({ item, number }));
}
