import { refuseInEnglish, type Refusal } from '@starboard/engine';
import type { Given } from '../bench.ts';

/** An interval of 95 % that leaves out the outermost round on each side needs as many. */
const LEAST_ROUNDS = 9;

export interface AgainstSettings {
  readonly commit: string;
  readonly rounds: number;
  readonly json: boolean;
}

export const againstHelp = `  --against COMMIT
               instead of all that, this version and that commit in turns, in at least ${LEAST_ROUNDS} rounds:
               the median ratio of processor time per move, with its interval of 95 %
`;

/** `rounds` are those that the bench has read: fewer than needed are raised unless somebody asked for them. */
export function readAgainst(commit: string, { has, text }: Given, rounds: number): AgainstSettings | Refusal {
  const other = ['check', 'write'].find(has);
  if (other !== undefined) return refuseInEnglish(`--against and --${other} do not go together.`);
  if (text('rounds') !== undefined && rounds < LEAST_ROUNDS)
    return refuseInEnglish(`--against takes at least ${LEAST_ROUNDS} rounds, not ${rounds}.`);
  return { commit, rounds: Math.max(rounds, LEAST_ROUNDS), json: has('json') };
}
