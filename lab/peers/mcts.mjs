// boardgame.io's own search, from a position in the middle of a game of nexum-lite.

import { FastChance } from '@starboard/engine';
import { MCTSBot } from './boardgame-io.mjs';
import { forms } from './forms.mjs';

/**
 * Plays to the position by the numbers that `middle` gives, then gives a function that searches there once.
 *
 * @param {{ ai: { enumerate: Function } }} definition a game in boardgame.io's form
 * @param {{ seats: number, seed: number, middle: (moves: number, choices: number) => boolean, iterations: number, depth: number }} how
 */
export function searchFrom(definition, { seats, seed, middle, iterations, depth }) {
  const game = { ...definition, disableUndo: true };
  const { enumerate } = game.ai;
  const match = forms['reducer without undo'](game)(seats);
  const decide = new FastChance(seed);
  for (let moves = 0; ; moves++) {
    const { G, ctx } = match.state();
    const choices = enumerate(G, ctx, ctx.currentPlayer);
    if (middle(moves, choices.length)) break;
    match.play(ctx.currentPlayer, choices[decide.draw(choices.length)]);
  }
  const state = match.state();
  const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: depth });
  // it answers with a promise, but searches before it gives one
  return () => void bot.play(state, state.ctx.currentPlayer);
}
