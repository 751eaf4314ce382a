// What a group of tables is for those who keep series.

import { refused } from '../base/refused.ts';
import { hasEnded, type SeriesKind } from '../series/kind.ts';
import type { OnlineGroupDeed } from './deed.ts';
import { leaving } from './deciding.ts';
import { afterGroupDeed, announced, type OnlineGroup } from './online-group.ts';

export const groupKind: SeriesKind<OnlineGroup, OnlineGroupDeed> = {
  kind: 'group',
  version: 1,
  begun: (first) => (first.do === 'plan' ? announced(first) : null),
  after: afterGroupDeed,
  summary: ({ status, seats, books }) => ({
    status,
    entrants: seats.flat().filter(({ person, bot, free }) => person !== null || (bot !== null && !free))
      .length,
    begun: books.tables.some(({ id }) => id !== null) || status === 'playing',
  }),
  enters(deed) {
    if (deed.do === 'plan') return deed.seats.flat().flatMap(({ person }) => person ?? []);
    return deed.do === 'sit' ? [deed.person] : [];
  },
  leaving: (kept, gone) => leaving(kept, gone),
  stopped: ({ state }) => (hasEnded(state) ? null : { do: 'cancel', why: 'organizer' }),
  unknown: () => refused('unknown', 'noSuchGroup'),
};
