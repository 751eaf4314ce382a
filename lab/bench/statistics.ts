// A few rounds on a shared machine: the middle one speaks, the outermost ones say how far to trust it.

export interface Extent {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Extent {
  if (values.length === 0) throw new Error('No values, no median.');
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  return {
    median: (sorted[Math.floor(last / 2)] + sorted[Math.ceil(last / 2)]) / 2,
    min: sorted[0],
    max: sorted[last],
  };
}

export function median(values: readonly number[]): number {
  return spreadOf(values).median;
}

/** Ours over theirs, round by round: neighbours in time had the same machine, so noise cancels out. */
export function ratios(ours: readonly number[], theirs: readonly number[]): number[] {
  if (ours.length !== theirs.length) throw new Error('A ratio needs both sides of every round.');
  return ours.map((value, round) => value / theirs[round]);
}

export interface Interval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The median with an interval that holds the true one in at least 95 % of cases, whatever the values are like: so many
 * places from both ends as a fair coin, thrown once for each value, hardly ever stays below.
 */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const place = placesToLeaveOut(sorted.length);
  return { median: median(values), low: sorted[place], high: sorted[sorted.length - 1 - place] };
}

function placesToLeaveOut(count: number): number {
  let ways = 1;
  let tail = ways / 2 ** count;
  if (2 * tail > 0.05) throw new Error(`${count} values are too few for an interval of 95 %.`);
  for (let place = 1; ; place++) {
    ways = (ways * (count - place + 1)) / place;
    tail += ways / 2 ** count;
    if (2 * tail > 0.05) return place - 1;
  }
}
