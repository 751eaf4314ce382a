// What a bot expects to follow, in words.

import type { VariationMove } from '@starboard/bots';
import { FastChance, firstSeat, hasSeat, MoveList, NOBODY, type State } from '@starboard/engine';
import type { Draft } from '@starboard/engine/view';
import type { GameWords } from '@starboard/kit';

/** What one seat does before another does something. */
export interface Stretch {
  /** The place of its first step in the line. */
  readonly at: number;
  readonly seat: number;
  readonly texts: readonly string[];
}

/** The steps after the first `known`, `most` of them. They are played on a state that the draft's seat may take for the true
 *  one, and told as far as they fit it: dice may fall otherwise than they were thought to. */
export function variationTexts(
  words: GameWords,
  { game, view, seat }: Draft,
  line: readonly VariationMove[],
  known: number,
  most: number,
): readonly Stretch[] {
  const chance = new FastChance(1);
  const state = game.imagine(view, seat, chance);
  const stretches: { at: number; seat: number; texts: string[] }[] = [];
  for (const [at, step] of line.slice(0, known + most).entries()) {
    if (!reaches({ game, state, chance }, step)) break;
    if (at >= known) {
      const text = words.move(game.moves.toRecord(step.move), state, step.seat);
      const last = stretches.at(-1);
      if (last?.seat === step.seat) last.texts.push(text);
      else stretches.push({ at, seat: step.seat, texts: [text] });
    }
    game.play(state, step.seat, step.move, chance);
  }
  return stretches;
}

interface Imagined extends Pick<Draft, 'game'> {
  readonly state: State;
  readonly chance: FastChance;
}

/** Plays what leaves no choice until the step is legal. False where it does not come to that. */
function reaches({ game, state, chance }: Imagined, { seat, move }: VariationMove): boolean {
  const list = new MoveList();
  for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
    const actor = hasSeat(actors, seat) ? seat : firstSeat(actors);
    list.clear();
    game.legal(state, actor, list);
    if (actor === seat && list.has(move)) return true;
    if (list.length !== 1) return false;
    game.play(state, actor, list.moves[0], chance);
  }
  return false;
}
