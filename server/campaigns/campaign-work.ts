// What a campaign does by itself: bots choose, tables are opened for battles, and what came of them is counted, once.

import { isRefusal, type Game } from '@starboard/engine';
import { isOver, readOptions, submit, type Match } from '@starboard/engine/match';
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
import type { Handled } from '../jobs/jobs.ts';
import { closed } from '../keepers/closing.ts';
import { hasEnded, WHEN_WOKEN, type SeriesWork } from '../series/kind.ts';
import { becomeOf, playersNow } from '../series/people.ts';
import type { SeriesDeps } from '../series/series-keeper.ts';
import { timeIn, type SeriesShelf } from '../series/series-shelf.ts';
import { openedForSeries, takenTable } from '../series/series-table.ts';
import type { FirstSitter } from '../tables/deed.ts';
import type { Table } from '../tables/table.ts';
import { matchOf, type OnlineCampaign } from './campaign.ts';
import type { CampaignDeed, CampaignSeat } from './deed.ts';
import { botsChoice, lastEntry, type KeptCampaign } from './deciding.ts';

export interface CampaignDeps extends SeriesDeps {
  readonly game: (id: string, rules?: number) => Promise<Game | null>;
}

export class CampaignWork implements SeriesWork<OnlineCampaign> {
  readonly #deps: CampaignDeps;
  readonly #shelf: SeriesShelf<OnlineCampaign, CampaignDeed>;

  constructor(deps: CampaignDeps, shelf: SeriesShelf<OnlineCampaign, CampaignDeed>) {
    this.#deps = deps;
    this.#shelf = shelf;
  }

  step(kept: KeptCampaign): Promise<boolean> {
    return kept.state.status === 'playing' ? this.#playOn(kept) : this.#closeOpen(kept);
  }

  next({ state }: KeptCampaign): Promise<Handled> {
    return Promise.resolve(hasEnded(state) ? null : WHEN_WOKEN);
  }

  async #playOn(kept: KeptCampaign): Promise<boolean> {
    const at = timeIn(kept, this.#deps.clock);
    const choice = botsChoice(kept, at);
    if (choice !== null) {
      if (isRefusal(choice)) throw new Error(`Campaign ${kept.row.id}: ${choice.reason}`);
      await this.#shelf.append(kept, [choice], at, []);
      return true;
    }
    const map = matchOf(kept.state, kept.row);
    if (!isInBattle(mapOf(map))) return false;
    return kept.state.table === null ? this.#open(kept, map, []) : this.#look(kept, map, kept.state.table);
  }

  async #open(kept: KeptCampaign, map: Match, also: readonly Compilable[]): Promise<boolean> {
    const { row, state: campaign } = kept;
    const { fought, opened } = campaign;
    const game = await this.#deps.game(BATTLE_GAME);
    if (game === null) throw new Error(`There is no ${BATTLE_GAME}.`);
    const battle = battleOf(mapOf(map));
    const options = readOptions(game.options, battle.options);
    if (isRefusal(options)) throw new Error(`Campaign ${row.id} has no battle: ${options.reason}`);
    const at = timeIn(kept, this.#deps.clock);
    const table = tableOf(row.id, fought.length, opened - fought.length);
    const sitters = (await this.#seatsNow(campaign.seats)).map(({ person, bot }, seat): FirstSitter => {
      return bot === null ? { person, bot } : { person: null, bot, star: seat };
    });
    const { id, rules } = game;
    const opening = openedForSeries(this.#deps, row, { id: table, game: id, rules, options, sitters, at });
    const done = await this.#shelf.append(kept, [{ do: 'open', table }], at, [...opening, ...also]);
    // whose turn it is to come sees it among the own tables
    if (done !== null) await this.#deps.store.notify({ about: 'lobby', id: table }).catch(() => {});
    return true;
  }

  /** Counts the battle that is over, once, since it is written with the mark that it was taken. */
  async #look(kept: KeptCampaign, map: Match, table: string): Promise<boolean> {
    const keeper = await this.#deps.keepers.of(table);
    if (keeper === null) throw new Error(`Campaign ${kept.row.id} has lost the table ${table}.`);
    const seats = await this.#seatsNow(kept.state.seats);
    const found = await keeper.look((each) => standing(each, map, seats));
    if (found.stands === 'playing') return false;
    if (found.stands === 'others') {
      await keeper.commit(
        ({ state }) => (state.status === 'open' ? { deed: { do: 'close' } } : null),
        () => null,
      );
      return true;
    }
    const at = timeIn(kept, this.#deps.clock);
    const taken = takenTable(this.#deps.store, table);
    if (found.stands === 'over') {
      const order = found.order;
      const done = submit(map, reporter(mapOf(map)), order, at);
      if (isRefusal(done)) throw new Error(`Campaign ${kept.row.id} counts no result: ${done.reason}`);
      const result = { do: 'result', table, entry: lastEntry(map), over: isOver(map) } as const;
      await this.#shelf.append(kept, [result], at, [taken]);
      return true;
    }
    // a table for which nobody came in a long time was closed: nobody plays here any more
    if (found.isOthers) return this.#open(kept, map, [taken]);
    await this.#shelf.append(kept, [{ do: 'cancel', why: 'left' }], at, [taken]);
    return true;
  }

  /** Guests among them may be accounts now. */
  async #seatsNow(seats: readonly CampaignSeat[]): Promise<readonly CampaignSeat[]> {
    const people = seats.flatMap(({ person }) => person ?? []);
    const become = await becomeOf(this.#deps.store.db, people);
    const players = playersNow(
      seats.map(({ person }) => person),
      become,
    );
    return seats.map((seat, place) => ({ ...seat, person: players[place] }));
  }

  /** Nobody needs to come to the table of a campaign that was cancelled; what is played there is theirs. */
  async #closeOpen({ state: { status, table } }: KeptCampaign): Promise<boolean> {
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
