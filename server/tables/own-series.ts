// What a person did in tournaments, for the person.

import type { TournamentDeed } from '@starboard/series/tournament';
import type { MyData } from '@starboard/wire/schema';
import type { Static } from 'typebox';
import type { Store } from '../store/store.ts';
import { page, ROWS } from './own-pages.ts';
import { kindOf, type KindOfSeries } from './series-rows.ts';

type OwnDeed = Static<typeof MyData>['tournaments'][number];

export async function* tournamentDeedsOf(
  { db }: Store,
  people: readonly string[],
): AsyncGenerator<OwnDeed[]> {
  for (let last = ''; ;) {
    const rows = await page(() =>
      db
        .selectFrom('series')
        .select(['id', 'organizer', 'title'])
        .where('id', '>', last)
        .where((eb) =>
          eb.or([
            eb('organizer', 'in', people),
            eb(
              'id',
              'in',
              eb.selectFrom('series_entrants').select('series_id').where('person', 'in', people),
            ),
          ]),
        )
        .orderBy('id')
        .limit(ROWS)
        .execute(),
    );
    for (const row of rows) yield* deedsIn(db, row, people);
    if (rows.length < ROWS) return;
    last = rows[rows.length - 1].id;
  }
}

interface Own {
  readonly id: string;
  readonly organizer: string;
  readonly title: string;
}

async function* deedsIn(
  db: Store['db'],
  { id, organizer, title }: Own,
  people: readonly string[],
): AsyncGenerator<OwnDeed[]> {
  for (let from = 0; ; from += ROWS) {
    const rows = await page(() =>
      db
        .selectFrom('series_deeds')
        .select(['at', 'body'])
        .where('series_id', '=', id)
        .where('seq', '>=', from)
        .where('seq', '<', from + ROWS)
        .orderBy('seq')
        .execute(),
    );
    yield rows.flatMap(({ at, body }) => {
      const deed = JSON.parse(body) as SomeDeed;
      const by = DOERS[kindOf(id)](deed, organizer);
      if (by === null || !people.includes(by)) return [];
      const said = 'word' in deed ? deed.word : undefined;
      return [{ tournament: id, title, by, at, do: deed.do, ...(said === undefined ? {} : { said }) }];
    });
    if (rows.length < ROWS) return;
  }
}

/** As much of the deeds of any series as says who did them; bots' choices are nobody's. */
interface SomeDeed {
  readonly do: string;
  readonly person?: string | null;
  readonly why?: string;
  readonly word?: string;
}

const DOERS: Readonly<Record<KindOfSeries, (deed: SomeDeed, organizer: string) => string | null>> = {
  tournament: (deed, organizer) => whoDid(deed as TournamentDeed, organizer),
  campaign: whoDidInCampaign,
  group: whoDidInGroup,
};

/** What goes from table to table is done at the tables. */
function whoDidInGroup({ do: did, person, why }: SomeDeed, organizer: string): string | null {
  if (did === 'plan' || did === 'bot' || did === 'start') return organizer;
  if (did === 'cancel') return why === 'organizer' ? organizer : null;
  return person ?? null;
}

function whoDidInCampaign({ do: did, person, why }: SomeDeed, organizer: string): string | null {
  if (did === 'plan' || did === 'bot' || did === 'begin') return organizer;
  if (did === 'cancel') return why === 'organizer' ? organizer : null;
  return person ?? null;
}

/** Null for what a tournament does by itself. */
function whoDid(deed: TournamentDeed, organizer: string): string | null {
  switch (deed.do) {
    case 'plan':
      return organizer;
    case 'cancel':
      return deed.why === 'organizer' ? organizer : null;
    case 'enter':
      return deed.bot === undefined ? deed.entrant : organizer;
    case 'checkIn':
    case 'withdraw':
      return deed.entrant;
    default:
      return null;
  }
}
