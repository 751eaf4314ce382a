// For tests: random games, decision by decision.

import { FastChance, hasSeat, MoveList, type GameEvent } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import type { Choice } from '@starboard/kit';
import { sampleSheets } from '../data/samples.ts';
import { gal4xeon as game } from '../rules/game.ts';
import { options, type Options } from '../rules/options.ts';
import type { Gal4Xeon } from '../rules/state.ts';

export interface WalkDecision {
  /** As its seat sees it. */
  readonly state: Gal4Xeon;
  readonly seat: number;
  readonly choices: readonly Choice[];
  /** The move that is made. */
  readonly made: number;
}

export interface WalkPlan {
  readonly seed: number;
  readonly seats?: number;
  /** Ours, or one of the sample sheets by turns. */
  readonly sheets?: 'ours' | 'all';
  readonly look?: (decision: WalkDecision) => void;
  readonly tell?: (event: GameEvent, state: Gal4Xeon) => void;
  /** After each move, with the view before it and what its seat was told. */
  readonly after?: (decision: WalkDecision, view: Gal4Xeon, news: readonly GameEvent[]) => void;
}

/** Plays a random game and gives its last state. Actions are seldom declined, so that things happen. */
export function walk({ seed, seats = 1, sheets = 'all', look, tell, after }: WalkPlan): Gal4Xeon {
  const chance = new FastChance(seed);
  const all = sheets === 'ours' ? [null] : [null, ...sampleSheets];
  const given = { ...defaultOptions(options), sheet: all[seed % all.length] } as Options;
  const state = game.setup(given, seats, chance);
  const list = new MoveList();
  while (game.actors(state) !== 0) {
    const seat =
      Array.from({ length: seats }, (_, each) => each).find((each) => !hasSeat(state.done, each)) ?? 0;
    list.clear();
    game.legal(state, seat, list);
    const choices = list.toArray().map((move) => ({ move, record: game.moves.toRecord(move) }));
    const eager = choices.filter(({ record }) => record.move !== 'decline' || chance.die(8) === 1);
    const from = eager.length > 0 ? eager : choices;
    const made = from[chance.die(from.length) - 1].move;
    const decision = { state: viewState(game, state, seat), seat, choices, made };
    look?.(decision);
    const news: GameEvent[] = [];
    game.play(state, seat, made, chance, (event) => {
      tell?.(event, state);
      const seen = game.viewEvent(event, seat);
      if (seen !== null) news.push(seen);
    });
    after?.(decision, viewState(game, state, seat), news);
  }
  return state;
}
