// The two maps of a campaign, and the numbers of its rules.

/** Cells by name, row by row. The small map is the corner of the large one. */
export const SIDE = 6;
export const CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, cell) => {
  return 'ABCDEF'[cell % SIDE] + String(Math.trunc(cell / SIDE) + 1);
});

export interface MapSize {
  readonly side: number;
  readonly startsPerCiv: number;
  readonly specialsPerKind: number;
  readonly centre: readonly string[];
}

export const sizes = {
  small: { side: 3, startsPerCiv: 1, specialsPerKind: 1, centre: ['B2'] },
  large: { side: 6, startsPerCiv: 2, specialsPerKind: 4, centre: ['C3', 'D3', 'C4', 'D4'] },
} as const satisfies Record<string, MapSize>;

/** Kinds of sectors, in the order in which they are drawn; 0 is an ordinary one. */
export const kinds = ['plain', 'destroyed', 'energetic', 'mining', 'ice', 'scorching'] as const;

export const CIVS = 4;
export const SHIPS = 25;
export const FEWEST_SHIPS = 8;
/** More than a battle brings anybody: 30 victory points, 8 relics and the bonus come to 114. */
export const MOST_POINTS = 120;
/** Wished for by the book, not printed: who reaches nothing by then has the highest score or shares it. */
export const MOST_BATTLES = 60;
