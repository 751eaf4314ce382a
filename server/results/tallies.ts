// What a game adds to the counts that are kept: of each account that played it, and of the game.

import type { GameTallyRow, TallyRow } from '../store/schema.ts';
import type { KeptGame } from '../tables/played.ts';

/** A seat when the game is over. */
export interface Place {
  /** Null for guests, our bots, and whoever was forgotten. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly isAccount: boolean;
  readonly rank: number;
  readonly playedAs: string | null;
  readonly dice: number;
  readonly pips: number;
}

/** By whom or what others are counted; a guest is nobody. */
export function opponentKey({ person, bot }: Pick<Place, 'person' | 'bot'>): string | null {
  return person ?? (bot === null ? null : `bot:${bot}`);
}

/** Every row once, in one order for all: then two that write at the same time do not wait for each other in a ring. */
export function tallies(
  game: string,
  places: readonly Place[],
  { board }: Pick<KeptGame, 'board'>,
): readonly TallyRow[] {
  const rows = new Map<string, TallyRow>();
  const count = (row: Omit<TallyRow, 'games'>): void => {
    const name = [row.person, row.kind, row.game, row.key].join(' ');
    const before = rows.get(name) ?? { ...row, games: 0, wins: 0, losses: 0 };
    const { wins, losses } = row;
    rows.set(name, {
      ...before,
      games: before.games + 1,
      wins: before.wins + wins,
      losses: before.losses + losses,
    });
  };
  for (const [seat, { person, isAccount, rank, playedAs }] of places.entries()) {
    if (person === null || !isAccount) continue;
    const won = rank === 1;
    const came = { person, game, wins: won ? 1 : 0, losses: won ? 0 : 1 };
    count({ ...came, kind: 'all', key: '' });
    count({ ...came, kind: 'seat', key: seatKey(places.length, seat) });
    if (board !== null) count({ ...came, kind: 'board', key: board });
    if (playedAs !== null) count({ ...came, kind: 'as', key: playedAs });
    for (const [at, other] of places.entries()) {
      const key = opponentKey(other);
      if (at === seat || key === null) continue;
      const [wins, losses] = [rank < other.rank ? 1 : 0, rank > other.rank ? 1 : 0];
      count({ person, kind: 'opponent', game: '', key, wins, losses });
    }
  }
  return inOrder([...rows], ([name]) => name).map(([, row]) => row);
}

export function gameTallies(
  game: string,
  places: readonly Place[],
  { options, orders }: Pick<KeptGame, 'options' | 'orders'>,
  took: number,
): readonly GameTallyRow[] {
  const none = { game, games: 1, wins: 0, orders: 0, took: 0 };
  const rows: GameTallyRow[] = [
    { ...none, kind: 'all', key: String(places.length), orders, took },
    ...places.map(({ rank }, seat) => {
      const key = seatKey(places.length, seat);
      return { ...none, kind: 'seat' as const, key, wins: rank === 1 ? 1 : 0 };
    }),
    ...Object.entries(options).map(([name, value]) => {
      return { ...none, kind: 'option' as const, key: `${name}=${value}` };
    }),
  ];
  return inOrder(rows, ({ kind, key }) => `${kind} ${key}`);
}

function seatKey(seats: number, seat: number): string {
  return `${seats}.${seat}`;
}

function inOrder<T>(all: readonly T[], nameOf: (each: T) => string): readonly T[] {
  return all.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}
