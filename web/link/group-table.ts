// Tables of groups tell from their names which group they belong to.

const NAME = /^(g[0-9a-f]{8})-([1-4])$/;

export interface TableInGroup {
  readonly group: string;
  /** From 0. */
  readonly table: number;
}

/** The group on this device that a table belongs to; null where it belongs to none. */
export function groupOfTable(id: string): TableInGroup | null {
  const [, group, number] = NAME.exec(id) ?? [];
  return group === undefined ? null : { group, table: Number(number) - 1 };
}

export function tableOfGroup(group: string, table: number): string {
  return `${group}-${table + 1}`;
}
