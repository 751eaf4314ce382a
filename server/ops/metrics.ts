// Figures for Prometheus.

import { statfs } from 'node:fs/promises';
import type { KyselyPlugin, QueryId } from 'kysely';
import type { Store } from '../store/store.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { TROUBLE_KINDS } from '../store/trouble.ts';
import type { Readiness } from './readiness.ts';
import { LATENCIES, Times, timesAsText } from './times.ts';

const SIGN_IN_OUTCOMES = ['done', 'refused', 'limited', 'busy', 'malformed'];

/** What is counted elsewhere. */
export interface Observed {
  readonly keepers: { readonly size: number };
  /** By rank. */
  readonly thinkers: { readonly waiting: Readonly<Record<string, number>> };
  readonly readiness: Pick<Readiness, 'trouble' | 'remark'>;
  readonly store: Pick<Store, 'bus' | 'load'>;
  readonly jobs: { lag(): Promise<number> };
  /** The folder of the embedded database; null where there is none. */
  readonly data: string | null;
}

export class Metrics {
  readonly registry = new Registry();
  /** From a command to its durable answer. */
  readonly latency = new Times();
  /** How long the database takes, waiting for it included. */
  readonly queryTime = {
    question: new Times('question'),
    statement: new Times('statement'),
    deed: new Times('deed'),
  };
  readonly connections = new Gauge({
    name: 'starboard_connections',
    help: 'Open WebSocket connections',
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'starboard_refusals_total',
    help: 'What was refused, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  readonly limits = new Counter({
    name: 'starboard_limits_total',
    help: 'What was refused because it was too much, by limit',
    labelNames: ['limit'] as const,
    registers: [this.registry],
  });
  readonly requests = new Counter({
    name: 'starboard_http_requests_total',
    help: 'Requests that were answered, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  });
  readonly requestTime = new Histogram({
    name: 'starboard_http_request_seconds',
    help: 'From a request to the end of its answer, by route',
    labelNames: ['route'] as const,
    buckets: LATENCIES,
    registers: [this.registry],
  });
  readonly signIns = new Counter({
    name: 'starboard_sign_ins_total',
    help: 'Attempts to sign in, by how they ended',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'starboard_failures_total',
    help: 'What failed because of a fault and was logged: messages, requests, jobs, and what tables do by themselves',
    registers: [this.registry],
  });

  readonly removed = new Counter({
    name: 'starboard_removed_total',
    help: 'What was removed because it is not kept any longer, by kind',
    labelNames: ['what'] as const,
    registers: [this.registry],
  });

  /** By command: how often it was done, and how often refused. */
  readonly #commands = new Map<string, { done: number; refused: number }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // so that the first that fails is seen to grow
    for (const outcome of SIGN_IN_OUTCOMES) this.signIns.inc({ outcome }, 0);
    // sums of others, under names that say they only grow
    for (const kind of ['handles', 'requests', 'resources'])
      this.registry.removeSingleMetric(`nodejs_active_${kind}_total`);
    this.#countCommands();
  }

  /** A command was done or refused. */
  ended(command: string, result: 'done' | 'refused'): void {
    const counts = this.#commands.get(command) ?? { done: 0, refused: 0 };
    if (counts[result]++ === 0) this.#commands.set(command, counts);
  }

  /** All of it, as Prometheus reads it. */
  async text(): Promise<string> {
    const { question, statement, deed } = this.queryTime;
    const times = [
      timesAsText('starboard_command_seconds', 'From a command to its durable answer', [this.latency]),
      timesAsText(
        'starboard_database_seconds',
        'How long the database takes, waiting for it included, by kind: a question, a statement, a deed',
        [question, statement, deed],
      ),
    ];
    return [await this.registry.metrics(), ...times].join('');
  }

  #countCommands(): void {
    const commands = this.#commands;
    this.registry.registerMetric(
      new Counter({
        name: 'starboard_commands_total',
        help: 'What people did at tables, by what and how it ended',
        labelNames: ['command', 'result'] as const,
        registers: [],
        collect() {
          this.reset();
          for (const [command, counts] of commands)
            for (const result of ['done', 'refused'] as const)
              if (counts[result] > 0) this.inc({ command, result }, counts[result]);
        },
      }),
    );
  }

  /** Figures that are looked up when they are asked for. */
  observe({ keepers, thinkers, readiness, store, jobs, data }: Observed): void {
    this.#gauge('starboard_ready', '1 while what people do can be kept', () =>
      readiness.trouble === null ? 1 : 0,
    );
    this.#gauge(
      'starboard_store_remark',
      '1 while the database is set up in a way that its host should change',
      () => (readiness.remark === null ? 0 : 1),
    );
    this.#troubles(readiness);
    this.#gauge('starboard_tables_loaded', 'Tables in memory', () => keepers.size);
    this.#gauge('starboard_bots_waiting', 'Bots that wait for a thread', () =>
      Object.values(thinkers.waiting).reduce((sum, each) => sum + each, 0),
    );
    this.registry.registerMetric(
      new Gauge({
        name: 'starboard_bots_waiting_by_rank',
        help: 'The same by how urgent it is: somebody is there, people are to come back, bots play alone',
        labelNames: ['rank'] as const,
        registers: [],
        collect() {
          for (const [rank, count] of Object.entries(thinkers.waiting)) this.set({ rank }, count);
        },
      }),
    );
    const { bus } = store;
    if (bus !== null)
      this.#gauge('starboard_bus_heard', '1 while the bus carries notices, 0 while the database does', () =>
        bus.hears ? 1 : 0,
      );
    this.#gauge(
      'starboard_database_connections',
      'Connections to the database that are in use; of the embedded one, writers',
      () => store.load().used,
    );
    this.#gauge(
      'starboard_database_waiting',
      'Questions that wait for a connection; of the embedded database, what waits to be written',
      () => store.load().waiting,
    );
    this.#gauge('starboard_job_lag_seconds', 'How long the oldest job that is due has waited', async () => {
      return (await jobs.lag()) / 1000;
    });
    if (data !== null)
      this.#gauge('starboard_disk_free_bytes', 'What is free on the disk with the data', async () => {
        const { bavail, bsize } = await statfs(data);
        return bavail * bsize;
      });
  }

  #troubles(readiness: Observed['readiness']): void {
    this.registry.registerMetric(
      new Gauge({
        name: 'starboard_store_trouble',
        help: '1 for what is wrong with the database, by kind',
        labelNames: ['kind'] as const,
        registers: [],
        collect() {
          for (const kind of TROUBLE_KINDS) this.set({ kind }, readiness.trouble?.kind === kind ? 1 : 0);
        },
      }),
    );
  }

  /** Where it cannot be looked up, it is not a number: the others are told all the same. */
  #gauge(name: string, help: string, value: () => number | Promise<number>): void {
    this.registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await lookedUp(value));
        },
      }),
    );
  }
}

async function lookedUp(value: () => number | Promise<number>): Promise<number> {
  try {
    return await value();
  } catch {
    return Number.NaN;
  }
}

/** The store, with the time that it takes measured. */
export function timed(store: Store, { queryTime }: Pick<Metrics, 'queryTime'>): Store {
  const { question, statement, deed } = queryTime;
  const took = <T>(of: Times, work: Promise<T>): Promise<T> => {
    const from = performance.now();
    const observe = (): void => of.observe((performance.now() - from) / 1000);
    // beside whoever waits for it, who does not wait for this
    void work.then(observe, observe);
    return work;
  };
  return {
    ...store,
    db: store.db.withPlugin(timing({ question, statement })),
    append: (appended) => took(deed, store.append(appended)),
    write: (statements) => took(statement, store.write(statements)),
  };
}

function timing({ question, statement }: Readonly<Record<'question' | 'statement', Times>>): KyselyPlugin {
  const asked = new WeakMap<QueryId, readonly [of: Times, from: number]>();
  return {
    transformQuery({ node, queryId }) {
      asked.set(queryId, [node.kind === 'SelectQueryNode' ? question : statement, performance.now()]);
      return node;
    },
    transformResult({ queryId, result }) {
      const found = asked.get(queryId);
      if (found !== undefined) found[0].observe((performance.now() - found[1]) / 1000);
      return Promise.resolve(result);
    },
  };
}
