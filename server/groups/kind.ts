// What a group of tables is for those who keep series.

import { factionScores } from '@starboard/series/group';
import { refused } from '../base/refused.ts';
import { hasEnded, type SeriesKind } from '../series/kind.ts';
import type { SeriesPlayer } from '../series/people.ts';
import type { OnlineGroupDeed } from './deed.ts';
import { factionOf, leaving } from './deciding.ts';
import { afterGroupDeed, announced, type OnlineGroup } from './online-group.ts';

export const groupKind: SeriesKind<OnlineGroup, OnlineGroupDeed> = {
  kind: 'group',
  version: 2,
  begun: (first) => (first.do === 'plan' ? announced(first) : null),
  after: afterGroupDeed,
  summary: ({ status, seats, books }) => ({
    status,
    entrants: seats.flat().filter(({ person, bot, free }) => person !== null || (bot !== null && !free))
      .length,
    begun: books.tables.some(({ id }) => id !== null) || status === 'playing',
  }),
  winners: ({ books, seats, played, stars }) =>
    factionScores(books)
      .filter(({ place }) => place === 1)
      .flatMap(({ faction }): SeriesPlayer[] => {
        const people = played.filter((each) => each.faction === faction);
        if (people.length > 0) return people.map(({ person }) => ({ person, bot: null, star: 0 }));
        return [{ person: null, bot: seats[faction][0].bot, star: stars[faction] }];
      }),
  enters(deed) {
    if (deed.do === 'plan') return deed.seats.flat().flatMap(({ person }) => person ?? []);
    return deed.do === 'sit' ? [deed.person] : [];
  },
  leaving: (kept, gone) => leaving(kept, gone),
  clashes(state, person, others) {
    const [own, theirs] = [factionOf(state, [person]), factionOf(state, others)];
    return own >= 0 && theirs >= 0 && own !== theirs;
  },
  stopped: ({ state }) => (hasEnded(state) ? null : { do: 'cancel', why: 'organizer' }),
  unknown: () => refused('unknown', 'noSuchGroup'),
};
