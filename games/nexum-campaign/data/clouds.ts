// Where the cloud can lie in sectors of the Advanced Guide: beside systems that are equally far from everybody's Tann system, none of
// which can be left out. It follows from their links, which only the game of the battles knows; a test asks that game.

interface Placed {
  /** It lies apart where nothing else is agreed. */
  readonly apart: boolean;
  /** By the number of civilizations that start there: the systems of each place it can have. */
  readonly beside: Readonly<Partial<Record<number, readonly string[]>>>;
}

const places = (two: string, three = '', four = three, apart = true): Placed => ({
  apart,
  beside: { 2: words(two), 3: words(three), 4: words(four) },
});

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const clouds: Readonly<Record<string, Placed>> = {
  SPIRO: places('AD BE CF'),
  FENIX: places('AD BF CE CF', '', '', false),
  IANIA: places('AD BC BE CF EF'),
  LIBRADABRA: places('B G I AD CF', 'B ADG CFI'),
  TRIPARTUM: places('B G I AD CF', 'B ADG CFI'),
  GREGATU: places('B E G I AD CF', 'B E ADG CFI'),
  TRISKELION: places('G H I AD BE CF', 'ADG BEH CFI'),
  RECULA: places('H AD BE BF CE CF'),
  'TREX-B': places('G H I AD BE BF CE CF', 'ADG BEH BEI BFH BFI CEH CEI CFH CFI'),
  BRAGULIA: places('B G I AD CE CF EH FH', 'BE BH BI CE EH FH ADG CFI'),
  XPLOTIA: places('G H I AD BE CF', 'ADG BEH CFI'),
  RAIA: places('', 'BE BH CF CI EH FI ADG'),
  BIZARDO: places('', 'J K ADG BCF BCH BEF BEH CFI CHI EFI EHI', 'ADGJ'),
  TREX: places('', '', 'BEH BEI BFH BFI CEH CEI CFH ADGJ'),
};

export const AS_THE_SECTOR = 'sector';
export const APART = 'apart';

/** Every place there is, by name: the first leaves it where the sector has it. */
export const PLACES: readonly string[] = [
  AS_THE_SECTOR,
  APART,
  ...[...new Set(Object.values(clouds).flatMap(({ beside }) => Object.values(beside).flat()))]
    .map(String)
    .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1)),
];

/** The systems of a place. */
export const systemsOf = (place: string): readonly string[] => place.split('');

/** Where it can lie in that sector, as numbers of `PLACES`; none where nobody may place it. */
export function placesIn(sector: string, civs: number): readonly number[] {
  const placed = clouds[sector];
  if (placed === undefined) return [];
  const names = [AS_THE_SECTOR, ...(placed.apart ? [] : [APART]), ...(placed.beside[civs] ?? [])];
  return names.map((name) => PLACES.indexOf(name));
}
