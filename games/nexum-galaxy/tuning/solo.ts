// `node tools/run.mjs games/nexum-galaxy/tuning/solo.ts [SECTOR …]`: looks for the set-ups of data/solo.ts. For each
// sector and preset it tries set-ups until one is about as hard as the preset should be. A line of JSON for each goes to the
// standard output; `starboard arena` then measures with other dice what they come to, see docs/bots.md.

import { presets } from '../data/presets.ts';
import { candidatesFor, EASE_OF_A_ROW, LEAST_RELICS, type Candidate } from './candidates.ts';
import { winsOf } from './trial.ts';

/** What a Captain should win with 1, 2 and 3 rows. */
const TARGETS = [0.75, 0.5, 0.25];
const MOST_ROWS = TARGETS.length;
/** Games at a time, and games before a set-up is taken. */
const STEP = 20;
const ENOUGH = 60;
/** How far from its target it may be then. */
const NEAR = 0.09;
const MOST_STEPS = 10;
const SEED = 1;

const logit = (share: number): number => Math.log(share / (1 - share));

interface Tried {
  readonly candidate: Candidate;
  wins: number;
  games: number;
}

const shareOf = ({ wins, games }: Tried): number => wins / games;

/** How much easier the cell is than it is felt to be, by what was tried. */
function easeOf(tried: readonly Tried[], before: number): number {
  let sum = 2 * before;
  let weight = 2;
  for (const each of tried) {
    const share = (each.wins + 0.5) / (each.games + 1);
    const certain = (each.games * share * (1 - share)) / 2;
    sum += certain * (logit(share) - each.candidate.ease);
    weight += certain;
  }
  return sum / weight;
}

/** By number of rows: what sectors before came to. */
const eases = TARGETS.map((_, i) => EASE_OF_A_ROW * (MOST_ROWS - 1 - i));

function tune(sector: string, relics: number, rows: number): void {
  const target = TARGETS[rows - 1];
  const candidates = candidatesFor(relics);
  const tried: Tried[] = [];
  let ease = eases[rows - 1];
  for (let step = 0; step < MOST_STEPS; step++) {
    ease = easeOf(tried, eases[rows - 1]);
    const next = nextOf(candidates, tried, target, ease);
    if (next === null) break;
    next.wins += winsOf({ sector, rows, setup: next.candidate }, SEED, next.games, STEP);
    next.games += STEP;
    if (next.games >= ENOUGH && Math.abs(shareOf(next) - target) <= NEAR) break;
  }
  eases[rows - 1] = (eases[rows - 1] + ease) / 2;
  const [best] = tried.toSorted((a, b) => distance(a, target) - distance(b, target));
  const { relics: out, guarded, guards } = best.candidate;
  const { wins, games } = best;
  console.log(JSON.stringify({ sector, rows, relics: out, guarded, guards, wins, games }));
}

/** What was tried little is not trusted much. */
function distance(each: Tried, target: number): number {
  return Math.abs(shareOf(each) - target) + (each.games < ENOUGH ? NEAR : 0);
}

/** The set-up that should be nearest to the target: what it has shown counts more than what is felt. */
function nextOf(
  candidates: readonly Candidate[],
  tried: Tried[],
  target: number,
  ease: number,
): Tried | null {
  let best: Tried | null = null;
  let least = Infinity;
  for (const candidate of candidates) {
    const known = tried.find((each) => each.candidate === candidate);
    const felt = 1 / (1 + Math.exp(-(candidate.ease + ease)));
    const share = known === undefined ? felt : shareOf(known);
    // once tried and found wanting it is not tried again
    const off = Math.abs(share - target);
    if (known !== undefined && (off > 2.5 * NEAR || known.games >= ENOUGH)) continue;
    if (off >= least) continue;
    least = off;
    best = known ?? { candidate, wins: 0, games: 0 };
  }
  if (best !== null && !tried.includes(best)) tried.push(best);
  return best;
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : presets.map(({ name }) => name);
for (const name of names) {
  const sector = presets.find((each) => each.name === name);
  // without enough relics nobody can win with them, and a set-up has nothing to change
  if (sector === undefined || !sector.players.includes(1) || sector.relics.length < LEAST_RELICS) continue;
  for (let rows = 1; rows <= MOST_ROWS; rows++) tune(name, sector.relics.length, rows);
}
