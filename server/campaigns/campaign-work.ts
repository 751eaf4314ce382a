// What a campaign does by itself: bots choose, tables are opened for battles, and what came of them is counted, once. Any
// number of processes can look after the same one.

import { isRefusal } from '@starboard/engine';
import { hex, isOver, readOptions, submit, type Match } from '@starboard/engine/match';
import {
  BATTLE_GAME,
  battleOf,
  isInBattle,
  mapOf,
  reporter,
  resultFrom,
  tableOf,
} from '@starboard/games/campaigns';
import type { Compilable } from 'kysely';
import { inviteCode } from '../base/ids.ts';
import { LoopTurns } from '../base/loop-turns.ts';
import type { Handled } from '../jobs/jobs.ts';
import { closed } from '../keepers/closing.ts';
import { becomeOf } from '../series/entrants.ts';
import type { FirstSitter } from '../tables/deed.ts';
import { openingStatements } from '../tables/opening.ts';
import type { Table } from '../tables/table.ts';
import { isEnded, matchOf } from './campaign.ts';
import type { CampaignSeat } from './deed.ts';
import { botsChoice, lastEntry, type KeptCampaign } from './deciding.ts';
import type { CampaignDeeds, CampaignKeeperDeps } from './deps.ts';

const SEED_BYTES = 32;
/** So many deeds a campaign does by itself before others have their turn. */
const IN_A_ROW = 4;
/** A campaign that waits for its people keeps its job, so that they can wake it. */
const WHEN_WOKEN = Number.MAX_SAFE_INTEGER - 1;

export class CampaignWork {
  readonly #deps: CampaignKeeperDeps;
  readonly #keeping: CampaignDeeds;
  readonly #turns = new LoopTurns();

  constructor(deps: CampaignKeeperDeps, keeping: CampaignDeeds) {
    this.#deps = deps;
    this.#keeping = keeping;
  }

  async tick(id: string): Promise<Handled> {
    for (let done = 0; ; done++) {
      if (done % IN_A_ROW === IN_A_ROW - 1) await this.#turns.turn();
      const kept = await this.#keeping.of(id);
      if (kept === null) return null;
      if (kept.campaign.status === 'playing' ? await this.#step(kept) : await this.#closeOpen(kept)) continue;
      return isEnded(kept.campaign) ? null : WHEN_WOKEN;
    }
  }

  async #step(kept: KeptCampaign): Promise<boolean> {
    const at = this.#keeping.now(kept);
    const choice = botsChoice(kept, at);
    if (choice !== null) {
      if (isRefusal(choice)) throw new Error(`Campaign ${kept.row.id}: ${choice.reason}`);
      await this.#keeping.append(kept, choice, at, []);
      return true;
    }
    const map = matchOf(kept.campaign, kept.row);
    if (!isInBattle(mapOf(map))) return false;
    return kept.campaign.table === null
      ? this.#open(kept, map, [])
      : this.#look(kept, map, kept.campaign.table);
  }

  async #open(kept: KeptCampaign, map: Match, also: readonly Compilable[]): Promise<boolean> {
    const { store, ids } = this.#deps;
    const { db } = store;
    const { row, campaign } = kept;
    const { fought, opened } = campaign;
    const game = await this.#deps.game(BATTLE_GAME);
    if (game === null) throw new Error(`There is no ${BATTLE_GAME}.`);
    const battle = battleOf(mapOf(map));
    const options = readOptions(game.options, battle.options);
    if (isRefusal(options)) throw new Error(`Campaign ${row.id} has no battle: ${options.reason}`);
    const at = this.#keeping.now(kept);
    const table = tableOf(row.id, fought.length, opened - fought.length);
    const sitters = (await this.#seatsNow(campaign.seats)).map(({ person, bot }, seat): FirstSitter => {
      return bot === null ? { person, bot } : { person: null, bot, star: seat };
    });
    const opening = openingStatements(
      db,
      {
        row: {
          id: table,
          game: game.id,
          rules: game.rules,
          seats: sitters.length,
          options: JSON.stringify(options),
          visibility: 'public',
          invite: inviteCode(ids),
          time: row.time,
          level: row.level,
          host: row.organizer,
          seed: hex(ids.secret(SEED_BYTES)),
          previous: null,
          series: row.id,
          rated: null,
          created_at: at,
          status: 'open',
          actors: 0,
          deadline: null,
          ended_at: null,
          outcome: null,
        },
        sitters,
      },
      null,
    );
    const belongs = db.insertInto('series_tables').values({ table_id: table, series_id: row.id, taken: 0 });
    const done = await this.#keeping.append(kept, { do: 'open', table }, at, [...opening, belongs, ...also]);
    // whose turn it is to come sees it among the own tables
    if (done !== null) await store.notify({ about: 'lobby', id: table }).catch(() => {});
    return true;
  }

  /** Counts the battle that is over, once, since it is written with the mark that it was taken. */
  async #look(kept: KeptCampaign, map: Match, table: string): Promise<boolean> {
    const keeper = await this.#deps.keepers.of(table);
    if (keeper === null) throw new Error(`Campaign ${kept.row.id} has lost the table ${table}.`);
    const seats = await this.#seatsNow(kept.campaign.seats);
    const found = await keeper.look((each) => standing(each, map, seats));
    if (found.stands === 'playing') return false;
    if (found.stands === 'others') {
      await keeper.commit(
        ({ state }) => (state.status === 'open' ? { deed: { do: 'close' } } : null),
        () => null,
      );
      return true;
    }
    const at = this.#keeping.now(kept);
    const taken = this.#deps.store.db
      .updateTable('series_tables')
      .set({ taken: 1 })
      .where('table_id', '=', table);
    if (found.stands === 'over') {
      const order = found.order;
      const done = submit(map, reporter(mapOf(map)), order, at);
      if (isRefusal(done)) throw new Error(`Campaign ${kept.row.id} counts no result: ${done.reason}`);
      await this.#keeping.append(
        kept,
        { do: 'result', table, entry: lastEntry(map), over: isOver(map) },
        at,
        [taken],
      );
      return true;
    }
    // a table for which nobody came in a long time was closed: nobody plays here any more
    if (found.isOthers) return this.#open(kept, map, [taken]);
    await this.#keeping.append(kept, { do: 'cancel', why: 'left' }, at, [taken]);
    return true;
  }

  /** Guests among them may be accounts now; nobody sits in two seats. */
  async #seatsNow(seats: readonly CampaignSeat[]): Promise<readonly CampaignSeat[]> {
    const people = seats.flatMap(({ person }) => person ?? []);
    const become = await becomeOf(this.#deps.store.db, people);
    return seats.map((seat) => {
      const now = seat.person === null ? undefined : become.get(seat.person);
      return now === undefined || people.includes(now) ? seat : { ...seat, person: now };
    });
  }

  /** Nobody needs to come to the table of a campaign that was cancelled; what is played there is theirs. */
  async #closeOpen({ campaign: { status, table } }: KeptCampaign): Promise<boolean> {
    if (status !== 'cancelled' || table === null) return false;
    const keeper = await this.#deps.keepers.of(table);
    const isOpen = await keeper?.look(({ state }) => state.status === 'open');
    if (isOpen !== true) return false;
    await keeper?.commit(closed, () => null);
    return true;
  }
}

type TableStands =
  /** Waiting, or going on. */
  | { readonly stands: 'playing' }
  /** It waits for people who do not play in the campaign any more. */
  | { readonly stands: 'others' }
  | { readonly stands: 'closed'; readonly isOthers: boolean }
  | { readonly stands: 'over'; readonly order: readonly number[] };

function standing({ state, match }: Table, map: Match, seats: readonly CampaignSeat[]): TableStands {
  const isOthers = state.seats.some(({ person, bot }, seat) => {
    const now = seats[seat];
    return now.bot === null ? person !== now.person : bot !== now.bot;
  });
  if (state.status === 'over') {
    const order = match === null ? null : resultFrom(mapOf(map), match);
    return order === null ? { stands: 'closed', isOthers } : { stands: 'over', order };
  }
  if (state.status === 'closed') return { stands: 'closed', isOthers };
  return state.status === 'open' && isOthers ? { stands: 'others' } : { stands: 'playing' };
}
