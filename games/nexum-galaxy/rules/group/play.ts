// How tables of the game play into each other, for whoever keeps several (NG-18).

import type { GroupPlay } from '@starboard/engine';
import { FEWEST_FACTIONS, FEWEST_TABLES, MOST_FACTIONS, MOST_TABLES } from '../../data/group.ts';
import type { NexumEvent } from '../events.ts';
import { moves } from '../moves.ts';
import { OVER, RECEIVE, type Nexum } from '../state.ts';
import { isOut } from '../victory.ts';

const { parcel, unpack, gates } = moves.kinds;

export const groupPlay: GroupPlay<Nexum> = {
  tables: { min: FEWEST_TABLES, max: MOST_TABLES },
  seats: { min: FEWEST_FACTIONS, max: MOST_FACTIONS },
  optionsOf: (table, tables) => ({ ruleSet: 'asteroids', group: { table: table + 1, tables } }),
  isOf: ({ group }) => group !== null && group !== undefined,
  asksHouse: ({ asking, phase }) => phase !== OVER && asking === RECEIVE,
  reachable(state) {
    let seats = 0;
    if (state.phase === OVER) return seats;
    for (let seat = 0; seat < state.seats; seat++) if (!isOut(state, seat)) seats |= 1 << seat;
    return seats;
  },
  answer(given) {
    if ('reaches' in given) return [gates.make(given.reaches.reduce((set, table) => set | (1 << table), 0))];
    const { from, ships, energy, cards, asteroids } = given.opens;
    return [parcel.make(from + 1, ships), unpack.make(energy, cards, asteroids)];
  },
  answered([first, second]) {
    const kind = moves.kindOf(first);
    if (kind === gates.id) {
      const set = gates.tables(first);
      const all = Array.from({ length: MOST_TABLES }, (_, table) => table);
      return { reaches: all.filter((table) => ((set >>> table) & 1) === 1) };
    }
    if (kind !== parcel.id) return null;
    return {
      opens: {
        from: parcel.table(first) - 1,
        ships: parcel.ships(first),
        energy: unpack.energy(second),
        cards: unpack.cards(second),
        asteroids: unpack.asteroids(second),
      },
    };
  },
  sent(given) {
    const event = given as NexumEvent;
    if (event.event !== 'shipped') return null;
    const { seat, table: to, ships, energy, cards, asteroids } = event;
    return { seat, to, ships, energy, cards, asteroids };
  },
};
