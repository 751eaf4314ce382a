// Lists with a name for each seat, which can be chosen without a file.

import type { Option } from '@starboard/engine';
import type { DocumentOption } from '@starboard/engine/match';

/** A document that is a list of names, one for each seat. */
export type ListBySeat = DocumentOption & { readonly bySeat: readonly string[] };

export function isListBySeat(option: Option): option is ListBySeat {
  return option.type === 'document' && option.bySeat !== undefined;
}

/** The list with another name in one seat: whoever had that name gets the other one. */
export function renamed(
  { bySeat }: ListBySeat,
  names: readonly string[],
  seats: number,
  { seat, name }: { readonly seat: number; readonly name: string },
): readonly string[] {
  const list = [...resizedList(bySeat, names, seats)];
  const other = list.indexOf(name);
  if (other >= 0) list[other] = list[seat];
  return list.with(seat, name);
}

/** As many names as there are seats, each of them once. */
export function resizedList(
  bySeat: readonly string[],
  names: readonly string[],
  seats: number,
): readonly string[] {
  const spare = bySeat.filter((name) => !names.includes(name));
  return [...names, ...spare].slice(0, seats);
}
