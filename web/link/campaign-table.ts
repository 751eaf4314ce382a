// Tables of battles tell from their names which campaign they belong to.

const NAME = /^(c[0-9a-f]{8})-\d+$/;

/** The campaign on this device that a table belongs to; null where it belongs to none. */
export function campaignOfTable(table: string): string | null {
  return NAME.exec(table)?.[1] ?? null;
}
