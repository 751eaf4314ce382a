// A referee is a second set of rules that somebody wrote from the rule book alone: it keeps the game in a model of its
// own, says beforehand what may be done and what comes of it, and is held against the rules at every step.

import { FastChance, seatsOf, type Game, type OptionValues, type State } from '../index.ts';
import { defaultOptions, mixSeeds, recordedFast, type Draw } from '../doors/match.ts';
import type { TableSetting } from './combinations.ts';
import { legalMoves, oneOf } from './test-position.ts';

export interface Referee<S extends State> {
  /** What the referee would have otherwise: seats to act, moves offered, what lies on the table. Null: nothing. */
  look(state: S, actors: readonly number[], offered: (seat: number) => readonly string[]): string | null;
  /** A move as text, with what chance brought. Not every step has to be followed: `look` may read the state anew. */
  follow(seat: number, move: string, draws: readonly Draw[], after: S): string | null;
}

export interface Refereeing<S extends State> {
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
  readonly steps: number;
  /** The difference, and the moves of its game up to there. */
  readonly found: { readonly difference: string; readonly game: string } | null;
}

/** Random games until there were so many steps, or the referee disagrees. */
export function refereed<S extends State, O extends object>(
  game: Game<S, O>,
  refereeing: Refereeing<S>,
): RefereeReport {
  const chance = new FastChance(refereeing.seed);
  let steps = 0;
  for (let games = 1; ; games++) {
    const setting = refereeing.settings.next().value;
    const options: OptionValues = { ...defaultOptions(game.options), ...setting.options };
    const played = oneGame(game, { ...setting, options }, refereeing, chance, refereeing.steps - steps);
    steps += played.moves.length;
    if (played.difference !== null) {
      const told = `${setting.seats} seats ${JSON.stringify(setting.options)}\n${played.moves.join('\n')}`;
      return { games, steps, found: { difference: played.difference, game: told } };
    }
    if (steps >= refereeing.steps) return { games, steps, found: null };
  }
}

interface Played {
  readonly moves: readonly string[];
  readonly difference: string | null;
}

function oneGame<S extends State, O extends object>(
  game: Game<S, O>,
  setting: TableSetting,
  { seed, referee: seated, taste, longest = Infinity }: Refereeing<S>,
  chance: FastChance,
  most: number,
): Played {
  const moves: string[] = [];
  const setUp = recordedFast(mixSeeds(seed, chance.bits()));
  const state = game.setup(setting.options as O, setting.seats, setUp);
  const referee = seated(state, setting, setUp.draws);
  const offered = (seat: number): string[] =>
    legalMoves(game as unknown as Game, state, seat).map(game.moves.toText);
  while (moves.length < Math.min(most, longest)) {
    const actors = seatsOf(game.actors(state));
    const unlike = referee.look(state, actors, offered);
    if (unlike !== null) return { moves, difference: unlike };
    if (actors.length === 0) break;
    const seat = actors.find((each) => game.inOrder(state, each)) ?? oneOf(chance, actors);
    const move = chosen(offered(seat), taste, chance);
    const dice = recordedFast(chance.bits());
    game.play(state, seat, Number(game.moves.fromText(move)), dice);
    moves.push(`${seat}: ${move}${dice.draws.map(({ result }) => ` [${result}]`).join('')}`);
    const wrong = referee.follow(seat, move, dice.draws, state);
    if (wrong !== null) return { moves, difference: wrong };
  }
  return { moves, difference: null };
}

function chosen(
  offered: readonly string[],
  taste: ((move: string) => number) | undefined,
  chance: FastChance,
): string {
  return taste === undefined ? oneOf(chance, offered) : offered[chance.pick(offered.map(taste))];
}

/** The first thing in which two lists differ, in words. */
export function unlike(what: string, ours: readonly string[], theirs: readonly string[]): string | null {
  const missing = ours.filter((each) => !theirs.includes(each));
  const surplus = theirs.filter((each) => !ours.includes(each));
  if (missing.length === 0 && surplus.length === 0 && ours.length === theirs.length) return null;
  return `${what}: the referee has [${missing.join(', ')}], the rules have [${surplus.join(', ')}]`;
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
