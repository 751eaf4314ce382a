// Which tables in the lobby have room for somebody.

import type { Listed, Lobby } from '@starboard/wire/schema';

export interface Sorted {
  /** Not begun yet, with free seats. */
  readonly open: readonly Listed[];
  /** Running, with a seat that somebody left and that this person may take. */
  readonly left: readonly Listed[];
  /** Full: they are about to begin. */
  readonly full: readonly Listed[];
  readonly playing: readonly Listed[];
}

export function freeSeats({ seats }: Pick<Listed, 'seats'>): number {
  return seats.filter(({ person, bot }) => person === null && bot === null).length;
}

/** The tables of others. Whoever has seen a running game from a seat may not take one there. */
export function sorted(
  { open, playing }: Lobby,
  own: ReadonlySet<string>,
  seenFromSeats: ReadonlySet<string>,
): Sorted {
  const mayTake = (table: Listed): boolean => freeSeats(table) > 0 && !seenFromSeats.has(table.id);
  const [waiting, running] = [open, playing].map((tables) => tables.filter(({ id }) => !own.has(id)));
  return {
    open: waiting.filter((table) => freeSeats(table) > 0),
    left: running.filter(mayTake),
    full: waiting.filter((table) => freeSeats(table) === 0),
    playing: running.filter((table) => !mayTake(table)),
  };
}
