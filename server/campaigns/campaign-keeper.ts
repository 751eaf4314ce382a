// Keeps campaigns, as tournaments are kept: each deed is written with all that follows from it in one transaction, or not at
// all; who comes second with the same number reads again.

import { isRefusal, type OptionValues, type Refusal } from '@starboard/engine';
import { hex } from '@starboard/engine/match';
import { BATTLE_GAME } from '@starboard/games/campaigns';
import type { Compilable } from 'kysely';
import { tableId } from '../base/ids.ts';
import { refused } from '../base/refused.ts';
import type { Handled } from '../jobs/jobs.ts';
import type { SeriesDeedRow } from '../store/schema.ts';
import { InDoubt } from '../store/store.ts';
import type { TimeControl } from '../tables/clock.ts';
import { campaignId, SERIES_JOB, seriesJobOf } from '../tables/series-rows.ts';
import { afterDeed, isEnded, planned, type OnlineCampaign } from './campaign.ts';
import { CampaignWork } from './campaign-work.ts';
import type { CampaignKeeperDeps } from './deps.ts';
import type { CampaignDeed, CampaignSeat } from './deed.ts';
import { seatOf, type DecideInCampaign, type KeptCampaign } from './deciding.ts';

export interface CampaignGiven {
  readonly title: string;
  readonly options: OptionValues;
  readonly seats: readonly CampaignSeat[];
  readonly time: TimeControl;
  /** Of bots that stand in. */
  readonly level: string;
}

const SEED_BYTES = 32;
const TRIES = 20;
/** The longest unused are forgotten first. */
const MOST = 100;
const UNFINISHED = ['entering', 'playing'] as const;

export class CampaignKeeper {
  readonly #deps: CampaignKeeperDeps;
  readonly #known = new Map<string, KeptCampaign>();
  readonly #work: CampaignWork;

  constructor(deps: CampaignKeeperDeps) {
    this.#deps = deps;
    this.#work = new CampaignWork(deps, this);
  }

  async open(organizer: string, { title, options, seats, time, level }: CampaignGiven): Promise<string> {
    const { store, clock, ids } = this.#deps;
    const { db } = store;
    const id = campaignId(tableId(ids));
    const at = clock.now();
    const deed: CampaignDeed = { do: 'plan', organizer, title, options, seats };
    await store.write([
      db.insertInto('series').values({
        id,
        kind: 'campaign',
        organizer,
        time: JSON.stringify(time),
        level,
        patience: 0,
        seed: hex(ids.secret(SEED_BYTES)),
        created_at: at,
        title,
        game: BATTLE_GAME,
        format: 'campaign',
        cap: seats.length,
        closes_at: null,
        status: 'entering',
        entrants: takenIn(seats),
        begun: 0,
        ended_at: null,
      }),
      db.insertInto('series_deeds').values({ series_id: id, seq: 0, at, body: JSON.stringify(deed) }),
      ...seats.flatMap(({ person }) => (person === null ? [] : [this.#entrant(id, person)])),
      db.insertInto('jobs').values({
        key: seriesJobOf(id),
        kind: SERIES_JOB,
        subject: id,
        run_at: at,
        attempts: 0,
        locked_until: 0,
        locked_by: '',
      }),
    ]);
    await store.notify({ about: 'series', id }).catch(() => {});
    return id;
  }

  /** As it is now; null where there is none. */
  async of(id: string): Promise<KeptCampaign | null> {
    const known = this.#known.get(id) ?? (await this.#read(id));
    if (known === null) return null;
    const rows = await this.#deeds(id, known.deedCount);
    const kept = rows.reduce((before, row) => grown(before, deedIn(row), row.at), known);
    this.#remember(kept);
    return kept;
  }

  /** Makes what somebody wants durable, or says why not. */
  async do(id: string, decide: DecideInCampaign): Promise<KeptCampaign | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.of(id);
      if (kept === null) return refused('unknown', 'noSuchCampaign');
      const at = this.now(kept);
      const decided = decide(kept, at);
      if (decided === null) return kept;
      if (isRefusal(decided)) return decided;
      const next = await this.append(kept, decided, at, [this.#woken(id)]);
      if (next !== null) return next;
    }
    return refused('busy', 'tooBusy');
  }

  /** Makes a deed durable with all that follows from it; null when somebody else was faster. */
  async append(
    kept: KeptCampaign,
    deed: CampaignDeed,
    at: number,
    also: readonly Compilable[],
  ): Promise<KeptCampaign | null> {
    const { store } = this.#deps;
    const { id } = kept.row;
    const next = grown(kept, deed, at);
    const body = JSON.stringify(deed);
    const { status, seats } = next.campaign;
    const summary = {
      status,
      entrants: takenIn(seats),
      begun: next.campaign.map === null ? 0 : 1,
      ended_at: isEnded(next.campaign) ? at : null,
    };
    try {
      await store.write([
        store.db.insertInto('series_deeds').values({ series_id: id, seq: kept.deedCount, at, body }),
        store.db.updateTable('series').set(summary).where('id', '=', id),
        ...(deed.do === 'sit' ? [this.#entrant(id, deed.person)] : []),
        ...also,
      ]);
    } catch (error) {
      if (store.isTaken(error)) return null;
      if (!(error instanceof InDoubt) || !(await this.#wasWritten(id, kept.deedCount, body))) throw error;
    }
    this.#remember(next);
    await store.notify({ about: 'series', id }).catch(() => {});
    return next;
  }

  /** Does what is due; when to look again. */
  tick(id: string): Promise<Handled> {
    return this.#work.tick(id);
  }

  /** Whoever goes for good leaves seats to bots; what has not begun goes with its organizer. */
  async leave(people: readonly string[]): Promise<void> {
    const rows = await this.#deps.store.db
      .selectFrom('series')
      .select('id')
      .where('kind', '=', 'campaign')
      .where('status', 'in', UNFINISHED)
      .where((eb) =>
        eb.or([
          eb('organizer', 'in', people),
          eb('id', 'in', eb.selectFrom('series_entrants').select('series_id').where('person', 'in', people)),
        ]),
      )
      .execute();
    for (const { id } of rows) await this.#leave(id, people);
  }

  async #leave(id: string, people: readonly string[]): Promise<void> {
    for (let isLeft = true; isLeft;) {
      isLeft = false;
      const done = await this.do(id, ({ campaign, row }) => {
        const decided = leaving(campaign, people, row.level);
        isLeft = decided !== null;
        return decided;
      });
      if (isRefusal(done)) throw new Error(`Campaign ${id}: ${done.reason}`);
    }
  }

  /** No sooner than the last deed, though a computer's clock may have been set back. */
  now({ lastAt }: KeptCampaign): number {
    return Math.max(this.#deps.clock.now(), lastAt);
  }

  async #read(id: string): Promise<KeptCampaign | null> {
    const { db } = this.#deps.store;
    const row = await db
      .selectFrom('series')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', 'campaign')
      .executeTakeFirst();
    if (row === undefined) return null;
    const [first] = await this.#deeds(id, 0);
    const deed = first === undefined ? null : deedIn(first);
    if (first === undefined || deed?.do !== 'plan') throw new Error(`Campaign ${id} has no plan.`);
    return { row, campaign: planned(deed), deedCount: 1, lastAt: first.at };
  }

  #deeds(id: string, from: number): Promise<SeriesDeedRow[]> {
    return this.#deps.store.db
      .selectFrom('series_deeds')
      .selectAll()
      .where('series_id', '=', id)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
  }

  /** Nobody answered whether it was written: the store knows. */
  async #wasWritten(id: string, seq: number, body: string): Promise<boolean> {
    const row = await this.#deps.store.db
      .selectFrom('series_deeds')
      .select('body')
      .where('series_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return row?.body === body;
  }

  /** Another may have come further meanwhile. */
  #remember(kept: KeptCampaign): void {
    const { id } = kept.row;
    const known = this.#known.get(id);
    this.#known.delete(id);
    this.#known.set(id, known !== undefined && known.deedCount > kept.deedCount ? known : kept);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest);
  }

  #entrant(id: string, person: string): Compilable {
    return this.#deps.store.db
      .insertInto('series_entrants')
      .values({ series_id: id, person })
      .onConflict((of) => of.doNothing());
  }

  #woken(id: string): Compilable {
    return this.#deps.store.db
      .updateTable('jobs')
      .set({ run_at: 0, locked_until: 0, locked_by: '' })
      .where('key', '=', seriesJobOf(id));
  }
}

function grown(kept: KeptCampaign, deed: CampaignDeed, at: number): KeptCampaign {
  return {
    ...kept,
    campaign: afterDeed(kept.campaign, deed),
    deedCount: kept.deedCount + 1,
    lastAt: at,
  };
}

const deedIn = ({ body }: SeriesDeedRow): CampaignDeed => JSON.parse(body) as CampaignDeed;

function takenIn(seats: readonly CampaignSeat[]): number {
  return seats.filter(({ person, bot }) => person !== null || bot !== null).length;
}

/** The next thing to do for those who have gone; null when there is nothing left of them. */
function leaving(now: OnlineCampaign, gone: readonly string[], level: string): CampaignDeed | null {
  if (isEnded(now)) return null;
  if (now.status === 'entering' && gone.includes(now.organizer)) return { do: 'cancel', why: 'left' };
  const seat = seatOf(now, gone);
  // bots among themselves play for nobody any more
  const isForNobody = gone.includes(now.organizer) && now.seats.every(({ person }) => person === null);
  if (seat < 0) return isForNobody ? { do: 'cancel', why: 'left' } : null;
  const person = now.seats[seat].person ?? '';
  return { do: 'rise', seat, person, bot: now.status === 'playing' ? level : null };
}
