// Campaigns as they are shown.

import { firstSeat } from '@starboard/engine';
import { campaign, isInBattle, mapOf, type CampaignFile } from '@starboard/games/campaigns';
import type { GameFile } from '@starboard/engine/match';
import type { CampaignInfo, CampaignList, ListedCampaign } from '@starboard/wire/schema';
import { nameOf, type NameBook } from '../people/names.ts';
import { hasEnded } from '../series/kind.ts';
import { becomeOf, idsOf } from '../series/people.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TimeControl } from '../tables/clock.ts';
import type { FinishedGames } from '../tables/finished-games.ts';
import { matchOf } from './campaign.ts';
import type { CampaignKeeper } from './campaign-keeper.ts';
import { seatOf, type KeptCampaign } from './deciding.ts';

const LIST_LENGTH = 50;

export interface CampaignViewsDeps {
  readonly store: Store;
  readonly names: NameBook;
  readonly campaigns: CampaignKeeper;
  readonly finished: FinishedGames;
}

export class CampaignViews {
  readonly #deps: CampaignViewsDeps;

  constructor(deps: CampaignViewsDeps) {
    this.#deps = deps;
  }

  /** A `CampaignInfo` as JSON; null where there is no such campaign. */
  async of(id: string): Promise<string | null> {
    const kept = await this.#deps.campaigns.of(id);
    return kept === null ? null : JSON.stringify(await this.#told(kept));
  }

  async #told({ row, state: now, deedCount }: KeptCampaign): Promise<CampaignInfo> {
    const people = now.seats.flatMap(({ person }) => person ?? []);
    const become = await becomeOf(this.#deps.store.db, people);
    const names = await this.#deps.names.fetch([...new Set([now.organizer, ...people, ...become.values()])]);
    return {
      id: row.id,
      deedCount,
      title: now.title,
      options: now.options,
      time: JSON.parse(row.time) as TimeControl,
      level: row.level,
      organizer: nameOf(now.organizer, names),
      createdAt: row.created_at,
      status: now.status,
      endedAt: row.ended_at,
      seats: now.seats.map(({ person, bot, free }) => ({
        person: person === null ? null : nameOf(become.get(person) ?? person, names),
        bot,
        free,
      })),
      map: mapFileOf({ row, state: now }),
      fought: [...now.fought],
      table: now.table,
    };
  }

  /** Of one person, and those that wait for people. */
  async list(person: string | null): Promise<CampaignList> {
    const [mine, open] = await Promise.all([
      person === null ? [] : this.#mine(person),
      this.#rows((query) => query.where('status', '=', 'entering').whereRef('entrants', '<', 'cap')),
    ]);
    const names = await this.#deps.names.fetch([
      ...new Set([...mine, ...open].map(({ organizer }) => organizer)),
    ]);
    const listed = async (row: SeriesRow): Promise<ListedCampaign> => {
      const kept = await this.#deps.campaigns.of(row.id);
      return {
        id: row.id,
        title: row.title,
        status: row.status,
        seats: row.cap,
        taken: row.entrants,
        battles: kept?.state.fought.length ?? 0,
        organizer: nameOf(row.organizer, names),
        createdAt: row.created_at,
        yourChoice: kept !== null && person !== null && (await this.#waitsFor(kept, person)),
      };
    };
    return {
      mine: await Promise.all(mine.map(listed)),
      open: await Promise.all(open.map(listed)),
    };
  }

  async #waitsFor({ state: now, row }: KeptCampaign, person: string): Promise<boolean> {
    if (now.status !== 'playing') return false;
    const map = matchOf(now, row);
    if (isInBattle(mapOf(map))) return false;
    const ids = await idsOf(this.#deps.store.db, person);
    return seatOf(now, ids) === firstSeat(campaign.actors(map.state));
  }

  async #mine(person: string): Promise<SeriesRow[]> {
    const ids = await idsOf(this.#deps.store.db, person);
    return this.#rows((query) =>
      query
        .where('status', '!=', 'cancelled')
        .where((eb) =>
          eb.or([
            eb('organizer', 'in', ids),
            eb('id', 'in', eb.selectFrom('series_entrants').select('series_id').where('person', 'in', ids)),
          ]),
        ),
    );
  }

  #rows(
    those: (query: ReturnType<CampaignViews['query']>) => ReturnType<CampaignViews['query']>,
  ): Promise<SeriesRow[]> {
    return those(this.query()).orderBy('created_at', 'desc').limit(LIST_LENGTH).execute();
  }

  private query() {
    return this.#deps.store.db.selectFrom('series').selectAll().where('kind', '=', 'campaign');
  }

  /** With all battles that were fought, written piece by piece; null where there is no map yet. */
  async file(id: string): Promise<AsyncGenerator<string> | null> {
    const kept = await this.#deps.campaigns.of(id);
    const map = kept && mapFileOf(kept);
    return kept === null || map === null ? null : this.#written(map, kept.state.fought);
  }

  async *#written(map: GameFile, fought: readonly string[]): AsyncGenerator<string> {
    const version: CampaignFile['starboardCampaign'] = 1;
    yield `{"starboardCampaign":${version},"map":${JSON.stringify(map)},\n"battles":[`;
    for (const [i, table] of fought.entries()) {
      const { json } = await this.#deps.finished.of(table);
      yield `${i === 0 ? '' : ','}\n${json.toString()}`;
    }
    yield '\n]}\n';
  }
}

/** The game on the map, with its seed once all is over. */
function mapFileOf({ row, state: now }: Pick<KeptCampaign, 'row' | 'state'>): GameFile | null {
  return now.map !== null && hasEnded(now) ? { ...now.map, seed: row.seed } : now.map;
}
