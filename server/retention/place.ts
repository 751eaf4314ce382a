// How far a pass through many rows has come: what may not go yet is not looked at again and again.

export interface Place {
  readonly at: number;
  readonly id: string;
}

export const START: Place = { at: -1, id: '' };

/** Behind the last of those rows. */
export function placeBehind(rows: readonly { readonly id: string; readonly at: number | null }[]): Place {
  const last = rows.at(-1);
  return last === undefined ? START : { at: last.at ?? START.at, id: last.id };
}
