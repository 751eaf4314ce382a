// Keeps groups of tables that play into each other.

import type { Refusal, Game } from '@starboard/engine';
import { isRefusal } from '@starboard/engine';
import { planGroup, type GroupDeed, type GroupGiven } from '@starboard/series/group';
import type { Compilable } from 'kysely';
import { tableId } from '../base/ids.ts';
import { OF_TOURNAMENT } from '../series/unfinished.ts';
import { SeriesKeeper, type SeriesDeps } from '../series/series-keeper.ts';
import { SeriesShelf } from '../series/series-shelf.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { TimeControl } from '../tables/clock.ts';
import { seriesId } from '../tables/series-rows.ts';
import type { GroupSeat, OnlineGroupDeed } from './deed.ts';
import { OnlineHouse } from './online-house.ts';
import { GroupWork } from './group-work.ts';
import { groupKind } from './kind.ts';
import type { OnlineGroup } from './online-group.ts';

/** What is agreed beside the plan itself. */
export interface GroupAgreed {
  readonly seats: readonly (readonly GroupSeat[])[];
  readonly time: TimeControl;
  /** Of bots that stand in. */
  readonly level: string;
  /** How long a table waits for those who are to play there, in milliseconds. */
  readonly patience: number;
}

const SEED_BYTES = 32;

export class GroupKeeper extends SeriesKeeper<OnlineGroup, OnlineGroupDeed> {
  readonly #deps: SeriesDeps;
  /** What tables of groups ask. */
  readonly house: OnlineHouse;

  constructor(deps: SeriesDeps) {
    const shelf = new SeriesShelf(deps.store, groupKind);
    super(deps, groupKind, shelf, new GroupWork(deps, shelf));
    this.#deps = deps;
    this.house = new OnlineHouse(shelf);
  }

  /** SE-7.1: its name, or why there cannot be such a one. */
  async open(
    game: Game,
    organizer: string,
    given: GroupGiven,
    { seats, time, level, patience }: GroupAgreed,
  ): Promise<string | Refusal> {
    const { ids } = this.#deps;
    const id = this.nextId();
    const planned = planGroup(game, given, { series: id, organizer });
    if (isRefusal(planned)) return planned;
    const opening = {
      id,
      organizer,
      title: given.title,
      game: game.id,
      format: 'group',
      cap: given.tables * given.factions,
      closesAt: null,
      time,
      level,
      patience,
      // nothing is drawn between the tables
      seed: ids.secret(SEED_BYTES),
    };
    return this.begin(opening, [{ ...planned, seats }]);
  }

  nextId(): string {
    return seriesId('group', tableId(this.#deps.ids));
  }

  /** SE-7.13: what opens a game of a tournament, for which nobody is waited for. */
  openedFor(
    tournament: SeriesRow,
    planned: Extract<GroupDeed, { do: 'plan' }>,
    seats: GroupAgreed['seats'],
    stars: readonly number[],
  ): readonly Compilable[] {
    const { organizer, plan } = planned;
    const { time, level, patience, id } = tournament;
    const opening = {
      id: plan.series,
      organizer,
      title: plan.title,
      game: plan.game,
      format: OF_TOURNAMENT,
      cap: plan.options.length * plan.factions,
      closesAt: null,
      time: JSON.parse(time) as TimeControl,
      level,
      patience,
      seed: this.#deps.ids.secret(SEED_BYTES),
    };
    return this.beginning(opening, [{ ...planned, seats, stars, tournament: id }, { do: 'start' }]);
  }
}
