// The parts that a running server consists of, put together in this one place.

import { levelsOf } from '@starboard/bots';
import { loadBrain, loadGame } from '@starboard/games';
import { ThinkerPool, type Thinkers } from './bots/thinkers.ts';
import {
  afterAWhile,
  computerTime,
  steadyClock,
  type After,
  type Clock,
  type TimeSources,
} from './base/clock.ts';
import { randomIds, type Ids } from './base/ids.ts';
import { USUAL_LIMITS } from './config.ts';
import { Jobs } from './jobs/jobs.ts';
import { Audiences } from './live/audiences.ts';
import { HostsHere } from './live/hosts-here.ts';
import { Lobbies } from './live/lobbies.ts';
import { SeriesWatches } from './live/series-watches.ts';
import { ownPresence, sharedPresence } from './live/presence.ts';
import type { Log } from './ops/log.ts';
import { Metrics, timed } from './ops/metrics.ts';
import { Readiness } from './ops/readiness.ts';
import { Accounts } from './people/accounts.ts';
import { Blocks } from './people/blocks.ts';
import { Budgets, type BudgetLimits } from './people/budgets.ts';
import { BotAccounts } from './people/bot-accounts.ts';
import { Devices } from './people/devices.ts';
import { Follows } from './people/follows.ts';
import { Lanes } from './people/lanes.ts';
import { NameBook } from './people/names.ts';
import { Recovery } from './people/recovery.ts';
import { Payers } from './people/payers.ts';
import { Sessions } from './people/sessions.ts';
import { Timekeeper } from './timekeeper.ts';
import { Retention, USUAL_RETENTION, type RetentionDays } from './retention/retention.ts';
import { CampaignCommands } from './campaigns/campaign-commands.ts';
import { CampaignKeeper } from './campaigns/campaign-keeper.ts';
import { CampaignViews } from './campaigns/campaign-views.ts';
import { GroupCommands } from './groups/group-commands.ts';
import { GroupKeeper } from './groups/group-keeper.ts';
import { GroupViews } from './groups/group-views.ts';
import { RatingBook } from './ratings/booking.ts';
import { RatingViews } from './ratings/views.ts';
import { ResultBook } from './results/booking.ts';
import { ResultViews } from './results/views.ts';
import { AllSeries } from './series/all.ts';
import { TournamentKeeper } from './tournaments/tournament-keeper.ts';
import { TournamentCommands, type TournamentLimits } from './tournaments/tournament-commands.ts';
import { TournamentViews } from './tournaments/tournament-views.ts';
import type { Store } from './store/store.ts';
import { Chat } from './keepers/chat.ts';
import { TableCommands } from './keepers/commands.ts';
import { Closing } from './keepers/closing.ts';
import { Handing } from './keepers/handing.ts';
import type { BotPace } from './keepers/due.ts';
import { ReplayPool } from './replays/pool.ts';
import { Rations, type ReplayLimits } from './replays/rations.ts';
import { FinishedGames } from './tables/finished-games.ts';
import { TableKeepers } from './keepers/table-keepers.ts';
import type { LoadGame } from './tables/loading.ts';
import { peopleAt } from './tables/info.ts';
import { replaysHere } from './tables/replaying.ts';
import type { Replays } from './tables/replays.ts';
import { Lists } from './tables/lists.ts';
import { LobbyPlaces } from './tables/lobby-places.ts';

/** What a test brings of its own. */
export interface PartsOptions {
  readonly store: Store;
  readonly log: Log;
  readonly clock?: Clock;
  /** What the clock goes by. */
  readonly time?: TimeSources;
  readonly after?: After;
  readonly ids?: Ids;
  readonly pace?: BotPace;
  readonly loadGame?: LoadGame;
  readonly thinkers?: Thinkers;
  /** Threads for bots. */
  readonly threads?: number;
  readonly budgets?: BudgetLimits;
  readonly tournaments?: TournamentLimits;
  readonly replays?: Replays;
  readonly rations?: ReplayLimits;
  readonly retention?: RetentionDays;
  /** The folder of the data. */
  readonly data?: string;
}

/** What bots wait before they move, so that people can follow. */
const USUAL_PACE: BotPace = { bots: 500 };

export type Parts = ReturnType<typeof putTogether>;

/** One after the other, each handed the parts that it needs. */
export function putTogether(options: PartsOptions) {
  const { log, time = computerTime(), after = afterAWhile, ids = randomIds, pace = USUAL_PACE } = options;
  const clock = options.clock ?? steadyClock(time);
  const game = options.loadGame ?? loadGame;
  const metrics = new Metrics();
  const store = timed(options.store, metrics);
  const readiness = new Readiness({ store, log });
  const names = new NameBook(store);
  const blocks = new Blocks(store);
  const lanes = new Lanes();
  const accounts = new Accounts(store, clock, ids, lanes);
  const presence = store.isShared ? sharedPresence(store, clock) : ownPresence(store, clock);
  const thinkers = options.thinkers ?? new ThinkerPool(options.threads ?? 1);
  const audiences = new Audiences(names, (id, look) => keepers.lookAt(id, look));
  const failed = (table: string, error: unknown): void => {
    metrics.failures.inc();
    readiness.noticed(error);
    log.error({ table, error: String(error) }, 'something failed at a table');
  };
  const payers = new Payers(store);
  const replays = options.replays ?? replaysFor(options, clock);
  const keepers: TableKeepers = new TableKeepers({
    store,
    replays,
    clock,
    pace,
    loadGame: game,
    thinkers,
    audience: audiences,
    presence,
    payers,
    mayTry: () => readiness.trouble === null,
    house: {
      orderFor: (table) => groups.house.orderFor(table),
      booked: (table, committed, at) => groups.house.booked(table, committed, at),
    },
    failed,
    turned: ({ row, state }) =>
      log.info({ table: row.id, game: row.game, status: state.status }, 'a table has turned'),
  });
  names.onChange((person) => {
    const renamed = keepers.lookAtFollowed((table) => {
      if (peopleAt(table).includes(person)) audiences.onRename(table);
    });
    renamed.catch(() => {});
  });
  const jobs = new Jobs({
    store,
    clock,
    failed({ key, kind, subject, attempts }, error) {
      metrics.failures.inc();
      readiness.noticed(error);
      const table = kind === 'table' ? subject : undefined;
      log.error({ table, job: key, attempts, error: String(error) }, 'a job failed and is tried again');
    },
  });
  const campaigns = new CampaignKeeper({ store, clock, ids, keepers, game });
  const groups: GroupKeeper = new GroupKeeper({ store, clock, ids, keepers });
  const series = new TournamentKeeper({ store, clock, ids, keepers, groups, game });
  const finished = new FinishedGames(replays);
  const campaignViews = new CampaignViews({ store, names, campaigns, finished });
  const allSeries = new AllSeries({ tournament: series, campaign: campaigns, group: groups });
  const groupViews = new GroupViews({ store, names, groups, finished });
  const tournamentViews = new TournamentViews(store, names, series);
  const lists = new Lists(store, names, clock);
  const places = new LobbyPlaces(store, clock, ids);
  const budgets = new Budgets(store, clock, options.budgets ?? USUAL_LIMITS.budgets);
  const days = options.retention ?? USUAL_RETENTION;
  const timekeeper = new Timekeeper(store, clock, time);
  const retention = new Retention({
    store,
    clock,
    days,
    removed: (what, count) => metrics.removed.inc({ what }, count),
  });
  const data = store.isShared ? null : (options.data ?? null);
  metrics.observe({ keepers, thinkers, readiness, store, jobs, data });
  return {
    store,
    log,
    clock,
    timekeeper,
    after,
    ids,
    metrics,
    readiness,
    names,
    sessions: new Sessions(store, clock, ids),
    devices: new Devices(store, clock, ids),
    accounts,
    recovery: new Recovery(store, clock, ids, lanes),
    botAccounts: new BotAccounts(store, accounts, clock, ids),
    blocks,
    follows: new Follows(store, clock, blocks),
    thinkers,
    replays,
    keepers,
    commands: new TableCommands({
      store,
      replays,
      clock,
      ids,
      names,
      blocks,
      presence,
      payers,
      budgets,
      places,
      game,
      levels,
      metrics,
    }),
    closing: new Closing({ store, clock, keepers, presence, timekeeper, days, failed }),
    handing: new Handing({ store, clock, jobs, accounts, names, keepers, series: allSeries }),
    audiences,
    presence,
    payers,
    lists,
    places,
    hosts: new HostsHere({ store, clock, keepers, audiences }),
    finished,
    lobbies: new Lobbies(store, lists, after),
    budgets,
    retention,
    chat: new Chat({ store, names, clock, ids, budgets, presence }),
    jobs,
    allSeries,
    series,
    tournaments: new TournamentCommands(
      { store, clock, series, blocks, budgets, game, levels },
      options.tournaments ?? USUAL_LIMITS.tournaments,
    ),
    tournamentViews,
    campaigns,
    campaignCommands: new CampaignCommands(
      { store, campaigns, blocks, budgets, game, levels },
      options.tournaments ?? USUAL_LIMITS.tournaments,
    ),
    campaignViews,
    groups,
    groupCommands: new GroupCommands(
      { store, groups, blocks, budgets, game, levels },
      options.tournaments ?? USUAL_LIMITS.tournaments,
    ),
    groupViews,
    seriesWatches: new SeriesWatches(store, {
      tournament: tournamentViews,
      campaign: campaignViews,
      group: groupViews,
    }),
    ratingBook: new RatingBook({ store, ids, replays }),
    ratingViews: new RatingViews(store, names),
    resultBook: new ResultBook({ store, replays }),
    resultViews: new ResultViews(store, names),
    game,
    levels,
  };
}

/** Threads load the games that everybody knows: whoever brings others replays them here. */
function replaysFor({ store, loadGame: own, rations }: PartsOptions, clock: Clock): Replays {
  if (own !== undefined) return replaysHere(store, own);
  const here = (pool: Replays): Replays => replaysHere(store, loadGame, pool);
  return new ReplayPool(store.reading, new Rations(clock, rations ?? USUAL_LIMITS.replays), here);
}

/** The bots that can play that version of a game, the present one where none is named; weakest first. */
async function levels(game: string, rules?: number): Promise<readonly string[]> {
  const brain = await loadBrain(game, rules);
  return ['random', ...(brain === null ? [] : ['greedy', ...levelsOf(brain).map((level) => level.id)])];
}
