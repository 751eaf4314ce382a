// Everything that a running server consists of, put together once.

import { levelsOf } from '@starboard/bots';
import { loadBrain, loadGame } from '@starboard/games';
import { ThinkerPool, type Thinkers } from './bots/thinkers.ts';
import { realClock, type Clock } from './clock.ts';
import { randomIds, type Ids } from './ids.ts';
import { Jobs } from './jobs/jobs.ts';
import { Audiences } from './live/audiences.ts';
import { Lobbies } from './live/lobbies.ts';
import { ownPresence, sharedPresence, type Presence } from './live/presence.ts';
import { Metrics } from './ops/metrics.ts';
import { Accounts } from './people/accounts.ts';
import { Blocks } from './people/blocks.ts';
import { BotAccounts } from './people/bot-accounts.ts';
import { NameBook } from './people/names.ts';
import { Sessions } from './people/sessions.ts';
import type { Store } from './store/store.ts';
import { Chat } from './tables/chat.ts';
import type { Pace } from './tables/due.ts';
import { FinishedGames } from './tables/finished-games.ts';
import { House } from './tables/house.ts';
import type { LoadGame } from './tables/loading.ts';
import { peopleAt } from './tables/info.ts';
import { Lists } from './tables/lists.ts';

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What a test brings of its own. */
export interface HallOptions {
  readonly store: Store;
  readonly log: Log;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly pace?: Pace;
  readonly loadGame?: LoadGame;
  readonly thinkers?: Thinkers;
  /** Threads for bots. */
  readonly threads?: number;
}

export interface Hall {
  readonly store: Store;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly metrics: Metrics;
  readonly names: NameBook;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly botAccounts: BotAccounts;
  readonly blocks: Blocks;
  readonly thinkers: Thinkers;
  readonly house: House;
  readonly audiences: Audiences;
  readonly presence: Presence;
  readonly lists: Lists;
  readonly finished: FinishedGames;
  readonly lobbies: Lobbies;
  readonly chat: Chat;
  readonly jobs: Jobs;
  readonly game: LoadGame;
  /** The bots that can play that version of a game, the present one where none is named; weakest first. */
  readonly levels: (game: string, rules?: number) => Promise<readonly string[]>;
}

/** What bots wait before they move, so that people can follow. */
const USUAL_PACE: Pace = { bots: 500 };

export function openHall(options: HallOptions): Hall {
  const { store, log, clock = realClock, ids = randomIds, pace = USUAL_PACE } = options;
  const game = options.loadGame ?? loadGame;
  const metrics = new Metrics();
  const names = new NameBook(store);
  const audiences = new Audiences(names, (id, look) => house.lookAt(id, look));
  const thinkers = options.thinkers ?? new ThinkerPool(options.threads ?? 1);
  const house: House = new House({
    store,
    clock,
    pace,
    loadGame: game,
    thinkers,
    audience: audiences,
    failed(table, error) {
      metrics.failures.inc();
      log.error({ table, error: String(error) }, 'a table could not do what was due');
    },
    turned: ({ row, state }) =>
      log.info({ table: row.id, game: row.game, status: state.status }, 'a table has turned'),
  });
  names.onChange((person) => {
    const renamed = house.lookAtFollowed((table) => {
      if (peopleAt(table).includes(person)) audiences.onRename(table);
    });
    renamed.catch(() => {});
  });
  const accounts = new Accounts(store, clock, ids);
  const lists = new Lists(store, names);
  const jobs = new Jobs({
    store,
    clock,
    failed({ key, kind, subject, attempts }, error) {
      metrics.failures.inc();
      const table = kind === 'table' ? subject : undefined;
      log.error({ table, job: key, attempts, error: String(error) }, 'a job failed and is tried again');
    },
  });
  const hall: Hall = {
    store,
    log,
    clock,
    ids,
    metrics,
    names,
    sessions: new Sessions(store, clock, ids),
    accounts,
    botAccounts: new BotAccounts(store, accounts, clock, ids),
    blocks: new Blocks(store),
    thinkers,
    house,
    audiences,
    presence: store.kind === 'sqlite' ? ownPresence(store, clock) : sharedPresence(store, clock),
    lists,
    finished: new FinishedGames(store),
    lobbies: new Lobbies(store, lists),
    chat: new Chat(store, names, clock, ids),
    jobs,
    game,
    levels: async (id, rules) => {
      const brain = await loadBrain(id, rules);
      return ['random', ...(brain === null ? [] : ['greedy', ...levelsOf(brain).map((level) => level.id)])];
    },
  };
  metrics.observe(hall);
  return hall;
}
