// Figures for Prometheus.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const LATENCIES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What is counted elsewhere. */
export interface Observed {
  readonly keepers: { readonly size: number };
  readonly thinkers: { readonly waiting: number };
}

export class Metrics {
  readonly registry = new Registry();
  readonly commands = new Counter({
    name: 'starboard_commands_total',
    help: 'What people did at tables, by what and how it ended',
    labelNames: ['command', 'result'] as const,
    registers: [this.registry],
  });
  readonly latency = new Histogram({
    name: 'starboard_command_seconds',
    help: 'From a command to its durable answer',
    buckets: LATENCIES,
    registers: [this.registry],
  });
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
  readonly failures = new Counter({
    name: 'starboard_failures_total',
    help: 'What failed because of a fault and was logged: messages, requests, jobs, and what tables do by themselves',
    registers: [this.registry],
  });

  readonly #ended = new Map<string, { inc(): void }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A command was done or refused; each pair of words is looked up once. */
  ended(command: string, result: 'done' | 'refused'): void {
    const key = `${command} ${result}`;
    let counter = this.#ended.get(key);
    if (counter === undefined) {
      counter = this.commands.labels({ command, result });
      this.#ended.set(key, counter);
    }
    counter.inc();
  }

  /** Figures that are looked up when they are asked for. */
  observe({ keepers, thinkers }: Observed): void {
    this.#gauge('starboard_tables_loaded', 'Tables in memory', () => keepers.size);
    this.#gauge('starboard_bots_waiting', 'Bots that wait for a thread', () => thinkers.waiting);
  }

  #gauge(name: string, help: string, value: () => number): void {
    this.registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value());
        },
      }),
    );
  }
}
