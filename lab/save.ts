// The first game of a simulation once more, through a match: whole orders, log and proof, ready to be a file.

import { PlayerAsker, type Player } from '@starboard/bots';
import { firstSeat, isRefusal, type Refusal } from '@starboard/engine';
import {
  fairChance,
  openMatch,
  orderGoesOn,
  submit,
  writeGame,
  type Fairness,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { tableOf } from './fairness.ts';
import type { Prepared } from './plan.ts';
import { Bench } from './play.ts';

/** The file is the same to the byte for the same plan: its clock counts entries. */
export function firstGame(prepared: Prepared): GameFile | Refusal {
  const match = firstMatch(prepared, tableOf(prepared));
  return isRefusal(match) ? match : writeGame(match, { withSeed: true });
}

/** At a table of its own. It may have come to no end where people would have to end it. */
export function firstMatch(prepared: Prepared, fairness: Fairness): Match | Refusal {
  const { game, plan, options } = prepared;
  const match = openMatch(game, { seats: plan.seats, options, fairness });
  if (isRefusal(match)) return match;
  const asking = new PlayerAsker();
  const players = new Bench(prepared).playersOf(0);
  for (let moves = 0; moves < game.longestGame;) {
    const actors = game.actors(match.state);
    if (actors === 0) break;
    const seat = firstSeat(actors);
    const order = wholeOrder(match, seat, players[seat], asking);
    const committed = submit(match, seat, order, match.log.length);
    if (isRefusal(committed)) throw new Error(`A bot's order was refused: ${committed.reason}`);
    moves += order.length;
  }
  return match;
}

/** The seat's moves up to where its order is complete, or where chance comes in. Played on a copy with the dice that
 *  the table will roll, though a bot never sees them before it has chosen. */
export function wholeOrder(
  { game, state, fairness, counts }: Match,
  seat: number,
  player: Player,
  asking: PlayerAsker,
): number[] {
  const trial = game.shape.clone(state);
  const chance = fairChance(fairness, counts.copy());
  const order: number[] = [];
  do {
    const move = asking.moveOf(player, game, trial, seat);
    game.play(trial, seat, move, chance);
    order.push(move);
  } while (orderGoesOn(game, trial, seat, chance.draws));
  return order;
}
