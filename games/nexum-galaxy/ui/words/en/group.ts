// Tables that play into each other, in English prose: questions, moves, and what happened.

import { listed } from '@starboard/engine/words';
import { cardName, eventCards } from '../../../data/events.ts';
import { asteroidKinds, asteroidName } from '../../../data/asteroids.ts';
import type { Nexum } from '../../../rules/state.ts';
import { asteroidTitle } from '../../../words/names.ts';
import type { GroupEventWords, GroupMoveWords, GroupPrompts } from '../use-text.ts';
import { ships } from './phrasing.ts';

const cardsOf = (count: number): string => `${count} event ${count === 1 ? 'card' : 'cards'}`;
const asteroidsOf = (count: number): string => `${count} ${count === 1 ? 'asteroid' : 'asteroids'}`;

/** `3 ships, 2 energy and 1 event card` */
function contents(count: number, energy: number, cards: number, asteroids: number): string {
  return listed([
    ships(count),
    ...(energy > 0 ? [`${energy} energy`] : []),
    ...(cards > 0 ? [cardsOf(cards)] : []),
    ...(asteroids > 0 ? [asteroidsOf(asteroids)] : []),
  ]);
}

const aboard = ({ force, sentEnergy, sentCards, sentAsteroids }: Nexum): string =>
  contents(force, sentEnergy, sentCards, sentAsteroids);

export const groupPrompts: GroupPrompts = {
  receive: () => 'What other tables have sent is being opened.',
  unpack: () => 'A parcel of another table is being unpacked.',
  ship: ({ force }) => `Choose the table to which ${ships(force)} go.`,
  load: (state) => `To table ${state.sentTo}: ${aboard(state)}. Put more aboard, or let them go.`,
};

export const groupMoves: GroupMoveWords = {
  parcel: ({ table, ships: count }) => `Open the parcel of table ${table} with ${ships(Number(count))}`,
  unpack: ({ energy, cards, asteroids }) =>
    `Unpack ${energy} energy, ${cardsOf(Number(cards))} and ${asteroidsOf(Number(asteroids))}`,
  gates: ({ tables }) =>
    tables === 'none' ? 'No table can be reached' : `Tables that can be reached: ${tables}`,
  relay: ({ ships: count }) => `Send ${ships(Number(count))} from the wormhole on to another table`,
  through: ({ table }) => `To table ${table}`,
  load: ({ energy }) => `Put ${energy} energy aboard`,
  stow: ({ card }) => `Put the card ${card} aboard`,
  pack: ({ asteroid }) => `Put a ${asteroidTitle(String(asteroid))} asteroid aboard`,
  depart: (_record, state) => `Let them go: ${aboard(state)}`,
};

export const groupEvents: GroupEventWords = {
  shipped: ({ seat, table, ships: count, energy, cards, asteroids }, nameOf) => ({
    text: `${nameOf(seat)} sends ${contents(count, energy, cards, asteroids)} to table ${table + 1}.`,
    rule: 'NG-18.4',
  }),
  opened: (event, nameOf) => {
    const { seat, table, burned, wasted, cards, asteroids } = event;
    const lost = [...(burned > 0 ? [ships(burned)] : []), ...(wasted > 0 ? [`${wasted} energy`] : [])];
    const found = [
      ...(cards ?? []).map((card) => cardName(eventCards[card])),
      ...(asteroids ?? []).map((kind) => `a ${asteroidTitle(asteroidName(asteroidKinds[kind]))} asteroid`),
    ];
    const came = contents(event.ships, event.energy, event.drawn, event.captured);
    return {
      text: `From table ${table + 1} ${nameOf(seat)} gets ${came}${found.length === 0 ? '' : ` (${listed(found)})`}${lost.length === 0 ? '' : `; ${listed(lost)} lost for want of room`}.`,
      rule: 'NG-18.6',
    };
  },
};
