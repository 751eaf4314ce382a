// Other programs share the processor: time during which this thread did not run must not count against it.

export interface Stopwatch {
  readonly kind: 'cpu' | 'wall';
  /** Seconds since some moment. */
  now(): number;
}

const onProcessor: Stopwatch = {
  kind: 'cpu',
  now() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  },
};

const onTheWall: Stopwatch = { kind: 'wall', now: () => performance.now() / 1000 };

/** The best clock there is here: some platforms tell no time per thread. */
export function thisThread(): Stopwatch {
  try {
    return onProcessor.now() >= 0 ? onProcessor : onTheWall;
  } catch {
    return onTheWall;
  }
}
