// A guided game for one person as tests walk through it: each text is held against what it claims when it is read.

import { FastChance, MoveList, utf8, type Chance } from '@starboard/engine';
import { fairChance, FairCounts, readOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { movedOn, type Lesson, type LessonStep } from '@starboard/kit';
import type { NexumEvent } from '../rules/events.ts';
import { nexumGalaxy as game } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { Nexum } from '../rules/state.ts';
import { LEARNER } from './lesson-steps.ts';

/** More decisions than anybody needs. */
const LONGEST = 400;

export interface LessonSeen {
  readonly ids: readonly string[];
  /** Steps that were shown where their text was false or their wishes impossible. */
  readonly lies: readonly string[];
  readonly news: readonly NexumEvent[];
}

type Step = LessonStep<Nexum>;
export type Learning = (step: Step | null, state: Nexum) => number;

/** The cards that every learner gets. */
export function dealt({ seed }: Lesson<Nexum>): Chance {
  return fairChance({ seed: utf8(seed), table: seed, words: [] }, new FairCounts());
}

export function begun({ options, seats }: Lesson<Nexum>, chance: Chance): Nexum {
  return game.setup(readOptions(game.options, options) as unknown as Options, seats, chance);
}

export function legalMoves(state: Nexum): number[] {
  const list = new MoveList();
  game.legal(state, LEARNER, list);
  return list.toArray();
}

/** Of several the last one: fleets are not sent in vain, and disks are named before there are enough. */
function wished({ wishes = [] }: Step, state: Nexum): number | undefined {
  return legalMoves(state).findLast((move) => {
    const record = game.moves.toRecord(move);
    return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
  });
}

/** Any legal move. */
export function anything(random: FastChance): Learning {
  return (_step, state) => {
    const legal = legalMoves(state);
    return legal[random.draw(legal.length)];
  };
}

/** What the step asks for. Where nothing is asked for the phase is ended. */
export const obey: Learning = (step, state) =>
  (step === null ? undefined : wished(step, state)) ??
  legalMoves(state).find((move) => game.moves.toRecord(move).move === 'done') ??
  legalMoves(state)[0];

/** What a learner sees who decides like that, and reads each text before deciding. */
export function seen(
  lesson: Lesson<Nexum>,
  claims: Readonly<Record<string, (state: Nexum) => boolean>>,
  decide: Learning,
  chance: Chance = dealt(lesson),
): LessonSeen {
  const ids: string[] = [];
  const lies: string[] = [];
  const news: NexumEvent[] = [];
  const state = begun(lesson, chance);
  let [place, decisions] = [0, 0];
  while (place < lesson.steps.length && game.actors(state) !== 0) {
    if (decisions++ > LONGEST) throw new Error(`The lesson does not end: ${lesson.steps[place].id}.`);
    const view = viewState(game, state, LEARNER);
    place = readUpTo(view, place);
    const step = lesson.steps[place];
    if (step === undefined) break;
    const shown = step.shown?.(view) === true;
    if (shown) see(step, view);
    game.play(state, LEARNER, decide(shown ? step : null, state), chance, (event) =>
      news.push(event as NexumEvent),
    );
  }
  // a game that is over has no more to ask, and the rest is read
  readUpTo(viewState(game, state, LEARNER), place);
  return { ids, lies, news };

  function readUpTo(view: Nexum, from: number): number {
    let here = from;
    for (;;) {
      const step = lesson.steps[here];
      if (step === undefined) return here;
      const reads = step.done === undefined && step.shown?.(view) !== false;
      if (reads) see(step, view);
      const next = reads ? here + 1 : movedOn(lesson.steps, here, view);
      if (next === here) return here;
      here = next;
    }
  }

  function see(step: Step, view: Nexum): void {
    if (ids.at(-1) !== step.id) ids.push(step.id);
    const isPossible = (step.wishes ?? []).length === 0 || wished(step, view) !== undefined;
    if (!claims[step.id](view) || !isPossible) lies.push(`${step.id} in round ${view.round}`);
  }
}
