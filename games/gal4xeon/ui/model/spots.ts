/** The spot of a sector, by its name. */
export function sectorSpot(name: string): string {
  return `sector-${name}`;
}
