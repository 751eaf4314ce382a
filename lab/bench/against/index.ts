// `starboard bench NAME --against COMMIT`: is this version as fast as that one? Each measures itself, by a file of its
// own that takes the same arguments and prints the same two figures in every version.

import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isRefusal, type Refusal } from '@starboard/engine';
import type { Bench, Given } from '../bench.ts';
import { inChild } from '../engine/rounds.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { asText } from '../table.ts';
import { checkOut } from './checkout.ts';
import { comparedTable } from './report.ts';
import { readAgainst, type AgainstSettings } from './settings.ts';
import { compareInTurns, type WorkloadMeasure, type Workload } from './turns.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Comparison {
  /** The file that measures, from the root of the repository; a version that has none is lent ours. */
  readonly child: string;
  readonly workloads: readonly Workload[];
}

/** What such a file prints. */
interface Cost {
  readonly steps: number;
  /** On processors. */
  readonly seconds: number;
}

/** The bench as it is, and with `--against` a comparison of its settings. */
export function orAgainst<S extends { readonly rounds: number }>(
  readSettings: (given: Given) => S | Refusal,
  run: Bench['run'],
  comparisonOf: (settings: S) => Promise<Comparison>,
): Bench['run'] {
  return async (given) => {
    const commit = given.text('against');
    if (commit === undefined) return run(given);
    const settings = readSettings(given);
    if (isRefusal(settings)) return settings;
    const against = readAgainst(commit, given, settings.rounds);
    return isRefusal(against) ? against : compare(await comparisonOf(settings), against);
  };
}

async function compare(
  { child, workloads }: Comparison,
  { commit, rounds, json }: AgainstSettings,
): Promise<number | Refusal> {
  const theirs = checkOut(ROOT, commit);
  if (isRefusal(theirs)) return theirs;
  const known = await knownIn(theirs.folder, child, workloads);
  const measure = { ours: measureIn(ROOT, child), theirs: measureIn(theirs.folder, child) };
  const compared = await compareInTurns(known, measure, rounds, (round) => {
    process.stderr.write(`round ${round} of ${rounds} ...\n`);
  });
  const unknown = workloads.filter((workload) => !known.includes(workload)).map(({ title }) => title);
  const machine = thisMachine();
  if (json)
    console.log(JSON.stringify({ machine, commit: theirs.commit, rounds, compared, unknown }, null, 2));
  else {
    const foreword = `${describeMachine(machine)}. ${rounds} rounds in turns.`;
    const table = asText(comparedTable(theirs.commit, compared));
    console.log([foreword, table, ...unknown.map((title) => `${title}: not in that version.`)].join('\n\n'));
  }
  return 0;
}

/** Those that a version can measure. */
export async function knownIn(
  folder: string,
  child: string,
  workloads: readonly Workload[],
): Promise<readonly Workload[]> {
  const file = pathToFileURL(childIn(folder, child));
  const known: Workload[] = [];
  for (const workload of workloads) {
    const { needs, probe } = workload;
    if (!existsSync(join(folder, needs))) continue;
    if (probe === null || (await isDone(inChild(file, probe)))) known.push(workload);
  }
  return known;
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

/** The version's own file, or ours under another name: a version is used again, and ours may be newer by then. */
function childIn(folder: string, child: string): string {
  const own = join(folder, child);
  if (existsSync(own)) return own;
  const lent = join(dirname(own), 'lent-child.ts');
  copyFileSync(join(ROOT, child), lent);
  return lent;
}

function measureIn(folder: string, child: string): WorkloadMeasure {
  const file = pathToFileURL(childIn(folder, child));
  return async ({ args }) => {
    const { steps, seconds } = await inChild<Cost>(file, args);
    return seconds / steps;
  };
}
