// `node tools/run.mjs games/nexum-galaxy/tuning/solo.ts [SECTOR …]`: looks for the set-ups of data/solo.ts. For each
// sector and preset it lets Captains play every set-up a little and those that are about as hard as the preset should be more
// and more. A line of JSON for each goes to the standard output; `starboard arena` then measures with other dice what they
// come to, see docs/bots.md.

import { presets } from '../data/presets.ts';
import type { SoloSetup } from '../data/solo.ts';
import { candidatesFor, LEAST_RELICS } from './candidates.ts';
import { tableOf, tally } from './trial.ts';

/** What a Captain should win with 1, 2 and 3 rows. */
const TARGETS = [0.75, 0.5, 0.25];
/** Games that a set-up has played after each look, and how many set-ups stay in then. */
const LOOKS = [
  { games: 20, stay: 6 },
  { games: 80, stay: 2 },
  { games: 300, stay: 1 },
] as const;
/** A game of fewer rounds is a race for relics and little else. How far from its target a set-up may be to be taken for the
 *  sake of a longer game. */
const LONG_ENOUGH = 8;
const NEAR = 0.12;
const SEED = 1;

interface Tried {
  readonly setup: SoloSetup;
  readonly table: ReturnType<typeof tableOf>;
  games: number;
  wins: number;
  rounds: number;
}

function tune(sector: string, relics: number, rows: number): void {
  const target = TARGETS[rows - 1];
  let left: Tried[] = candidatesFor(relics).map((setup) => ({
    setup,
    table: tableOf({ sector, rows, setup }),
    games: 0,
    wins: 0,
    rounds: 0,
  }));
  for (const { games, stay } of LOOKS) {
    for (const each of left) playUpTo(each, games);
    left = left.toSorted((a, b) => cost(a, target) - cost(b, target)).slice(0, stay);
  }
  const [{ setup, games, wins, rounds }] = left;
  console.log(JSON.stringify({ sector, rows, ...setup, games, wins, length: rounds / games }));
}

function playUpTo(each: Tried, games: number): void {
  const more = tally(each.table, SEED, each.games, games - each.games);
  each.games += more.games;
  each.wins += more.wins;
  each.rounds += more.rounds;
}

/** How far it is from its target, and how much too short its games are. */
function cost({ games, wins, rounds }: Tried, target: number): number {
  const short = Math.max(0, 1 - rounds / games / LONG_ENOUGH);
  return Math.abs(wins / games - target) + NEAR * short;
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : presets.map(({ name }) => name);
for (const name of names) {
  const sector = presets.find((each) => each.name === name);
  // without enough relics nobody can win with them, and a set-up has nothing to change
  if (sector === undefined || !sector.players.includes(1) || sector.relics.length < LEAST_RELICS) continue;
  for (let rows = 1; rows <= TARGETS.length; rows++) tune(name, sector.relics.length, rows);
}
