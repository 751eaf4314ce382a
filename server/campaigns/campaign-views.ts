// Campaigns as they are shown.

import { decider, isInBattle, mapOf, type CampaignFile } from '@starboard/games/campaigns';
import type { GameFile } from '@starboard/engine/match';
import type { CampaignInfo, CampaignList, ListedCampaign } from '@starboard/wire/schema';
import { nameOf, type NameBook } from '../people/names.ts';
import { hasEnded } from '../series/kind.ts';
import { ListedParts, listSeries } from '../series/listed.ts';
import { idsOf } from '../series/people.ts';
import { ShownSeries, type KnownPeople } from '../series/shown.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TimeControl } from '../tables/clock.ts';
import type { FinishedGames } from '../tables/finished-games.ts';
import type { Payer } from '../tables/replays.ts';
import { matchOf, type OnlineCampaign } from './campaign.ts';
import type { CampaignKeeper } from './campaign-keeper.ts';
import { type KeptCampaign } from './deciding.ts';

export interface CampaignViewsDeps {
  readonly store: Store;
  readonly names: NameBook;
  readonly campaigns: CampaignKeeper;
  readonly finished: FinishedGames;
}

export class CampaignViews {
  readonly #deps: CampaignViewsDeps;
  readonly #shown: ShownSeries<OnlineCampaign>;
  readonly #parts: ListedParts<OnlineCampaign, CampaignParts>;

  constructor(deps: CampaignViewsDeps) {
    this.#deps = deps;
    this.#parts = new ListedParts(deps.store, deps.campaigns, partsOf);
    this.#shown = new ShownSeries(deps.store, deps.names, {
      of: (id) => deps.campaigns.of(id),
      people: ({ organizer, seats }) => [organizer, ...seats.flatMap(({ person }) => person ?? [])],
      told,
    });
  }

  /** A `CampaignInfo` as JSON; null where there is no such campaign. */
  of(id: string): Promise<string | null> {
    return this.#shown.of(id);
  }

  /** Of one person, and those that wait for people. */
  async list(person: string | null): Promise<CampaignList> {
    const { store, names: book } = this.#deps;
    const { mine, open, names, winnersOf } = await listSeries(store, book, {
      kind: 'campaign',
      person,
      waiting: ['entering'],
    });
    const ids = person === null ? [] : await idsOf(store.db, person);
    const parts = await this.#parts.of([...mine, ...open]);
    const listed = (row: SeriesRow): ListedCampaign => {
      const { battles, chooser } = parts.get(row.id) ?? { battles: 0, chooser: null };
      return {
        id: row.id,
        title: row.title,
        status: row.status,
        seats: row.cap,
        taken: row.entrants,
        battles,
        organizer: nameOf(row.organizer, names),
        createdAt: row.created_at,
        winners: winnersOf(row),
        yourChoice: chooser !== null && ids.includes(chooser),
      };
    };
    return {
      mine: mine.map(listed),
      open: open.map(listed),
    };
  }

  /** With all battles that were fought, written piece by piece; null where there is no map yet. */
  async file(id: string, payer: Payer): Promise<AsyncGenerator<string> | null> {
    const { campaigns, finished } = this.#deps;
    const kept = await campaigns.of(id);
    const map = kept && mapFileOf(kept);
    if (kept === null || map === null) return null;
    return this.#written(map, await finished.each(kept.state.fought, payer));
  }

  async *#written(map: GameFile, battles: AsyncIterable<string>): AsyncGenerator<string> {
    const version: CampaignFile['starboardCampaign'] = 1;
    yield `{"starboardCampaign":${version},"map":${JSON.stringify(map)},\n"battles":[`;
    let comma = '';
    for await (const battle of battles) {
      yield `${comma}\n${battle}`;
      comma = ',';
    }
    yield '\n]}\n';
  }
}

function told({ row, state: now, deedCount }: KeptCampaign, { names, become }: KnownPeople): CampaignInfo {
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

/** The map is played through to know who is to choose. */
interface CampaignParts {
  readonly battles: number;
  /** The person for whom the campaign waits, by the id in its seat; null where it waits for nobody. */
  readonly chooser: string | null;
}

function partsOf({ state: now, row }: KeptCampaign): CampaignParts {
  const battles = now.fought.length;
  if (now.status !== 'playing' || now.table !== null) return { battles, chooser: null };
  const map = mapOf(matchOf(now, row));
  return { battles, chooser: isInBattle(map) ? null : now.seats[decider(map)].person };
}

/** The game on the map, with its seed once all is over. */
function mapFileOf({ row, state: now }: Pick<KeptCampaign, 'row' | 'state'>): GameFile | null {
  return now.map !== null && hasEnded(now) ? { ...now.map, seed: row.seed } : now.map;
}
