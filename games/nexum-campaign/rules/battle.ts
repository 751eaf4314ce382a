// Between a campaign and the tables of its battles: what a table agrees on, and what is reported of it. Pure, and without
// the other game: it is known by the names of its options and the lines of its score sheet alone.

import type { OptionValues, Outcome, ScoreLine } from '@starboard/engine';
import { APART, AS_THE_SECTOR, PLACES, systemsOf } from '../data/clouds.ts';
import { kinds, SHIPS } from '../data/map.ts';
import { entryOf, hasVisitor, reporter, shipLimit } from './play.ts';
import { moves, RULE_SETS, VISITOR, type Campaign } from './state.ts';

/** What battles are fought in. */
export const BATTLE_GAME = 'nexum-galaxy';

/** A battle that is not over by then is decided by scores. */
const ROUNDS = 40;

/** Lines of a battle's score sheet. */
const FINAL_SCORE = 3;
const HOLES = 4;

/** What a visitor brings. */
const VISITORS_SHIPS = 25;

export interface Battle {
  /** Seats are those of the campaign; civilizations of the computer follow, a visitor last. */
  readonly seats: number;
  readonly options: OptionValues;
}

/** NC-2.4, NC-2.5, NC-3.3: the battle that is being fought. */
export function battleOf(state: Campaign): Battle {
  const { sector, scenario } = entryOf(state);
  const { seats, civs } = state;
  return {
    seats,
    options: {
      sector,
      scenario,
      ruleSet: RULE_SETS[state.ruleSet],
      computers: civs - seats + (hasVisitor(state) ? 1 : 0),
      firstPlayer: String(reporter(state) + 1),
      grandBattle: 'off',
      roundLimit: ROUNDS,
      campaign: termsOf(state),
      ...cloudOf(state),
    },
  };
}

/** NC-2.6: what its first player has said. */
function cloudOf({ cloud }: Campaign): OptionValues {
  const place = PLACES[cloud];
  if (place === AS_THE_SECTOR) return {};
  return { cloudBeside: place === APART ? [] : systemsOf(place) };
}

/** By civilization, in the order of the table. */
function termsOf(state: Campaign): object {
  const civs = Array.from({ length: state.civs }, (_, civ) => civ);
  const visitor = hasVisitor(state);
  const held = state.owner[state.cell - 1];
  const heldBy = held <= state.civs ? held : visitor && held === VISITOR ? state.civs + 1 : 0;
  return {
    ships: [...civs.map((civ) => shipLimit(state, civ)), ...(visitor ? [VISITORS_SHIPS] : [])],
    holes: [...civs.map((civ) => state.lost[civ]), ...(visitor ? [0] : [])],
    kind: kinds[state.kind[state.cell - 1]],
    chosenBy: state.turn + 1,
    heldBy,
  };
}

/** NC-3.1, NC-3.2: the order that reports a battle that is over. No more losses are noted than there are ships: the limit has been
 *  at its lowest long before (NC-3.3). */
export function resultOf(state: Campaign, { ranks, unseated = [], sheet }: Outcome): number[] {
  const scores = byCiv(sheet[FINAL_SCORE]);
  const holes = sheet.length > HOLES ? byCiv(sheet[HOLES]) : [];
  const order: number[] = [];
  for (let civ = 0; civ < state.civs; civ++) {
    order.push(moves.kinds.scored.make(scores[civ]));
    if (RULE_SETS[state.ruleSet] === 'asteroids')
      order.push(moves.kinds.lost.make(Math.min(SHIPS, holes[civ] ?? 0)));
  }
  const first = [...ranks, ...unseated].flatMap((rank, civ) => (rank === 1 ? [civ] : []));
  const winner = first.length !== 1 ? 0 : first[0] < state.civs ? first[0] + 1 : VISITOR;
  return [...order, moves.kinds.won.make(winner)];
}

function byCiv({ points, unseated = [] }: ScoreLine): number[] {
  return [...points, ...unseated];
}
