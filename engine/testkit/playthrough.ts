// A golden playthrough: a seeded random game as text, so that a change of behaviour shows as a readable difference.

import { FastChance, isMessage, seatsOf, type Game, type GameEvent, type OptionValues } from '../index.ts';
import { recordedFast } from '../doors/match.ts';
import { setUpCase } from './case.ts';
import { legalMoves, oneOf } from './test-position.ts';

export interface Playing {
  readonly seats: number;
  readonly seed: number;
  readonly options: OptionValues;
}

export function playthrough(game: Game, setting: Playing): string {
  const chance = new FastChance(setting.seed);
  const state = setUpCase(game, { ...setting, steps: [] });
  const lines = [`${game.id} rules ${game.rules}, ${setting.seats} seats, seed ${setting.seed}`];
  const tell = (): number => lines.push(`  = ${JSON.stringify(game.shape.describe(state))}`);
  tell();
  for (let moves = 0; moves < game.longestGame; moves++) {
    const actors = seatsOf(game.actors(state));
    if (actors.length === 0) break;
    const seat = actors.find((each) => game.inOrder(state, each)) ?? actors[0];
    const legal = legalMoves(game, state, seat);
    const move = oneOf(chance, legal);
    const events: GameEvent[] = [];
    game.play(state, seat, move, recordedFast(chance.bits()), (event) => events.push(event));
    lines.push(`seat ${seat}: ${game.moves.toText(move)} (1 of ${legal.length})`);
    for (const event of events) lines.push(`  ! ${JSON.stringify(event)}`);
    if (moves % 10 === 9) tell();
  }
  tell();
  lines.push(`outcome ${JSON.stringify(game.outcome(state), inWords)}`);
  return `${lines.join('\n')}\n`;
}

/** What is said stands there as its sentence. */
function inWords(_name: string, value: unknown): unknown {
  return isMessage(value) ? value.text : value;
}
