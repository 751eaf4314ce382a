// What a player sheet holds, as data. The rule book's text names these things; where its numbers stood in pictures
// that are lost, the table says `reconstructed`.

/** Where a table comes from: the rule book says it, it follows from what the rule book says, or it was rebuilt. */
export type Source = 'printed' | 'derived' | 'reconstructed';

/** Tracks and actions in the sheet's order, which is also the order in which tracks break ties. */
export const tracks = ['explore', 'conquer', 'science', 'resources', 'trade'] as const;
export type Track = (typeof tracks)[number];

export const actions = ['explore', 'conquer', 'research', 'exploit', 'trade'] as const;
export type Action = (typeof actions)[number];

export interface Icon {
  /** The icon stands in the gap behind that many squares. */
  readonly after: number;
  readonly icon: Action;
}

export interface TrackPlan {
  readonly squares: number;
  readonly icons: readonly Icon[];
}

export const demeanours = ['friendly', 'neutral', 'unfriendly'] as const;
export type Demeanour = (typeof demeanours)[number];

/** Every technology a sheet may print. The number of a military technology is the strength it gives. */
export const technologyIds = [
  'military1',
  'military2',
  'military3',
  'military4',
  'military5',
  'military6',
  'military7',
  'military8',
  'military9',
  'logistics',
  'range1',
  'range2',
  'range3',
  'range4',
  'range5',
  'range6',
  'range7',
  'range8',
  'range9',
  'miningConglomerate',
  'friendlyRelations',
  'neutralRelations',
  'unfriendlyRelations',
  'tradeLeague',
] as const;
export type TechnologyId = (typeof technologyIds)[number];

/** A step from one sector to another: along the row, then along the diagonal that runs down to the right. */
export type Offset = readonly [q: number, r: number];

export interface Technology {
  readonly id: TechnologyId;
  /** Outlined before the game begins. */
  readonly start: boolean;
  /** The technologies above it that a line connects to it. */
  readonly needs: readonly TechnologyId[];
  /** What an exploration range lets a player outline; null for other technologies. */
  readonly shape: readonly Offset[] | null;
}

/** The six neighbours of home. */
export const directions = ['east', 'northeast', 'northwest', 'west', 'southwest', 'southeast'] as const;
export type Direction = (typeof directions)[number];

export interface StartSystem {
  readonly at: Direction;
  /** Null where nobody lives. */
  readonly aliens: { readonly demeanour: Demeanour; readonly strength: number } | null;
}

export interface GalaxyMap {
  readonly name: string;
  /** A drawing: H home, s the six around it, w white, g grey, a digit is a ruin worth that many points. Sectors of a
   *  row stand two columns apart, and rows are shifted by one. */
  readonly rows: readonly string[];
  /** What is printed around home, in the order of the alien letters; null where it is rolled. */
  readonly start: readonly StartSystem[] | null;
}

export interface Sheet {
  readonly tracks: Readonly<Record<Track, TrackPlan>>;
  /** By number of Resources dice filled in: the extra squares of a round. */
  readonly resourceModifiers: readonly number[];
  /** By number of Trade dice filled in: what each possibilities die counts at least. */
  readonly tradeMinimums: readonly number[];
  /** Each after those it needs. */
  readonly technologies: readonly Technology[];
  /** Rows of the aliens table. */
  readonly alienRows: number;
  readonly map: GalaxyMap;
}

/** A sheet file: what it leaves out stays as Starboard prints it. */
export type SheetFile = { readonly gal4xeon: 1; readonly name: string } & Partial<Sheet>;
