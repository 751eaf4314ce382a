// A referee is a second set of rules that somebody wrote from the rule book alone: it keeps the game in a model of its
// own, says beforehand what may be done and what comes of it, and is held against the rules at every step.

import { FastChance, seatsOf, type Game, type GameEvent, type OptionValues, type State } from '../index.ts';
import { defaultOptions, mixSeeds, recordedFast, type Draw } from '../doors/match.ts';
import type { TableSetting } from './combinations.ts';
import { legalMoves, oneOf } from './test-position.ts';

/** What happened: a move as text, what chance brought, what the rules told, and the table as they left it. */
export interface RefereedStep<S extends State> {
  readonly seat: number;
  readonly move: string;
  readonly draws: readonly Draw[];
  readonly events: readonly GameEvent[];
  readonly after: S;
}

export interface Referee<S extends State> {
  /** What the referee would have otherwise: seats to act, moves offered, what lies on the table. Null: nothing. */
  look(state: S, actors: readonly number[], offered: (seat: number) => readonly string[]): string | null;
  /** What came of a move otherwise than the referee expects. */
  follow(step: RefereedStep<S>): string | null;
  /** Steps about which it had something to say. */
  readonly judged: number;
}

export interface Refereeing<S extends State> {
  /** Steps that the referee is to judge. */
  readonly steps: number;
  readonly seed: number;
  readonly settings: Iterator<TableSetting, never>;
  /** Takes its seat when the table is set up. */
  readonly referee: (state: S, setting: TableSetting, draws: readonly Draw[]) => Referee<S>;
  /** How keen the random players are on a move; alike on all when absent. */
  readonly taste?: (move: string) => number;
  /** Steps of one game at most. */
  readonly longest?: number;
}

export interface RefereeReport {
  readonly games: number;
  /** Steps played, and those of them that the referee judged. */
  readonly steps: number;
  readonly judged: number;
  /** The difference, and the moves of its game up to there. */
  readonly found: { readonly difference: string; readonly game: string } | null;
}

/** A referee that has judged nothing in so many games on end is not asked on: the run would have no end. */
const MOST_UNJUDGED = 500;

/** Random games until there were so many steps, or the referee disagrees. */
export function refereed<S extends State, O extends object>(
  game: Game<S, O>,
  refereeing: Refereeing<S>,
): RefereeReport {
  const chance = new FastChance(refereeing.seed);
  let steps = 0;
  let judged = 0;
  let unjudged = 0;
  for (let games = 1; ; games++) {
    const setting = refereeing.settings.next().value;
    const options: OptionValues = { ...defaultOptions(game.options), ...setting.options };
    const played = oneGame(game, { ...setting, options }, refereeing, chance);
    steps += played.moves.length;
    judged += played.judged;
    unjudged = played.judged === 0 ? unjudged + 1 : 0;
    const idle = unjudged < MOST_UNJUDGED ? null : `the referee judged nothing in ${unjudged} games`;
    const difference = played.difference ?? idle;
    if (difference !== null) {
      const told = `${setting.seats} seats ${JSON.stringify(setting.options)}\n${played.moves.join('\n')}`;
      return { games, steps, judged, found: { difference, game: told } };
    }
    if (judged >= refereeing.steps) return { games, steps, judged, found: null };
  }
}

interface Played {
  readonly moves: readonly string[];
  readonly judged: number;
  readonly difference: string | null;
}

function oneGame<S extends State, O extends object>(
  game: Game<S, O>,
  setting: TableSetting,
  { seed, referee: seated, taste, longest = Infinity }: Refereeing<S>,
  chance: FastChance,
): Played {
  const moves: string[] = [];
  const setUp = recordedFast(mixSeeds(seed, chance.bits()));
  const state = game.setup(setting.options as O, setting.seats, setUp);
  const referee = seated(state, setting, setUp.draws);
  const offered = (seat: number): string[] =>
    legalMoves(game as unknown as Game, state, seat).map(game.moves.toText);
  while (moves.length < longest) {
    const actors = seatsOf(game.actors(state));
    const otherwise = referee.look(state, actors, offered);
    if (otherwise !== null) return { moves, judged: referee.judged, difference: otherwise };
    if (actors.length === 0) break;
    const seat = actors.find((each) => game.inOrder(state, each)) ?? oneOf(chance, actors);
    const move = chosen(offered(seat), taste, chance);
    const dice = recordedFast(chance.bits());
    const events: GameEvent[] = [];
    game.play(state, seat, Number(game.moves.fromText(move)), dice, (event) => events.push(event));
    moves.push(`${seat}: ${move}${dice.draws.map(({ result }) => ` [${result}]`).join('')}`);
    const wrong = followed(referee, { seat, move, draws: dice.draws, events, after: state });
    if (wrong !== null) return { moves, judged: referee.judged, difference: wrong };
  }
  return { moves, judged: referee.judged, difference: null };
}

/** A referee that cannot go on is one that disagrees. */
function followed<S extends State>(referee: Referee<S>, step: RefereedStep<S>): string | null {
  try {
    return referee.follow(step);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function chosen(
  offered: readonly string[],
  taste: ((move: string) => number) | undefined,
  chance: FastChance,
): string {
  return taste === undefined ? oneOf(chance, offered) : offered[chance.pick(offered.map(taste))];
}

/** In what two lists differ, in words; their order does not matter. */
export function unlike(what: string, ours: readonly string[], theirs: readonly string[]): string | null {
  const missing = surplusIn(ours, theirs);
  const surplus = surplusIn(theirs, ours);
  if (missing.length === 0 && surplus.length === 0) return null;
  return `${what}: the referee has [${missing.join(', ')}], the rules have [${surplus.join(', ')}]`;
}

/** What is in the one list and not, or not as often, in the other. */
function surplusIn(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const each of other) left.set(each, (left.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/** The fields in which two plain records differ, in words. */
export function unlikeRecords(what: string, ours: object, theirs: object): string | null {
  const other = new Map(Object.entries(theirs));
  for (const [name, value] of Object.entries(ours)) {
    const [mine, yours] = [JSON.stringify(value), JSON.stringify(other.get(name))];
    if (mine !== yours) return `${what}: ${name} is ${mine} for the referee and ${yours} by the rules`;
  }
  return null;
}
