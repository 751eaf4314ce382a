// Two versions measured in turns: what disturbs one disturbs the other within the same minute.

import { medianInterval, ratios, spreadOf, type Interval } from '../statistics.ts';

/** Something to be measured in both versions. */
export interface Workload {
  readonly title: string;
  /** For the file that measures. */
  readonly args: readonly string[];
  /** A version without this path does not know the workload. */
  readonly needs: string;
  /** Arguments of a short try: a version that fails at it does not know the workload either. */
  readonly probe: readonly string[] | null;
}

/** Seconds on processors for one move. */
export type WorkloadMeasure = (workload: Workload) => Promise<number>;

export interface Sides<Each> {
  readonly ours: Each;
  readonly theirs: Each;
}

export interface Compared {
  readonly title: string;
  /** Microseconds on processors for one move, in the middle round. */
  readonly micros: Sides<number>;
  /** Ours over theirs: above 1 means that we have become slower. */
  readonly ratio: Interval;
}

export async function compareInTurns(
  workloads: readonly Workload[],
  measure: Sides<WorkloadMeasure>,
  rounds: number,
  onRound: (round: number) => void,
): Promise<readonly Compared[]> {
  const samples = workloads.map(() => ({ ours: [] as number[], theirs: [] as number[] }));
  for (let round = 1; round <= rounds; round++) {
    onRound(round);
    // Whoever goes second finds another machine, warmer or busier: each goes first in every other round.
    const order = round % 2 === 1 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
    for (const [place, workload] of workloads.entries())
      for (const side of order) samples[place][side].push(await measure[side](workload));
  }
  return workloads.map(({ title }, place) => {
    const { ours, theirs } = samples[place];
    const micros = { ours: spreadOf(ours).median * 1e6, theirs: spreadOf(theirs).median * 1e6 };
    return { title, micros, ratio: medianInterval(ratios(ours, theirs)) };
  });
}
