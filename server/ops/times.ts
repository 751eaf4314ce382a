// How long things take, as histograms for Prometheus. Those of the library look up and check their labels at each
// observation, which is dear for what is done at every move: these only count, and are written down when somebody asks.

/** In seconds. */
export const LATENCIES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export class Times {
  readonly #kind: string | null;
  /** The last is for what took longer than all of these. */
  readonly #buckets = new Float64Array(LATENCIES.length + 1);
  #sum = 0;

  /** Of one kind, where they are told apart. */
  constructor(kind: string | null = null) {
    this.#kind = kind;
  }

  observe(seconds: number): void {
    let bucket = 0;
    while (bucket < LATENCIES.length && seconds > LATENCIES[bucket]) bucket++;
    this.#buckets[bucket]++;
    this.#sum += seconds;
  }

  lines(name: string): string[] {
    const own = this.#kind === null ? [] : [`kind="${this.#kind}"`];
    const line = (end: string, labels: readonly string[], value: number): string =>
      `${name}_${end}${labels.length === 0 ? '' : `{${labels.join(',')}}`} ${value}`;
    let count = 0;
    const buckets = [...LATENCIES, '+Inf'].map((most, bucket) => {
      count += this.#buckets[bucket];
      return line('bucket', [`le="${most}"`, ...own], count);
    });
    return [...buckets, line('sum', own, this.#sum), line('count', own, count)];
  }
}

/** All kinds of them, as Prometheus reads it. */
export function timesAsText(name: string, help: string, times: readonly Times[]): string {
  const lines = times.flatMap((each) => each.lines(name));
  return `\n${[`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines].join('\n')}\n`;
}
