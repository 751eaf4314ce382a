// Two tables that look the same to a seat: at the one lies the truth, at the other what the seat could just as well
// believe, with other dice to come. A bot that knows only what it may moves alike at both.

import { PlayerAsker, findBot, type Player } from '@starboard/bots';
import {
  FastChance,
  firstSeat,
  HIDDEN,
  isRefusal,
  MoveList,
  NOBODY,
  seatsOf,
  type Game,
  type State,
} from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { budgetOf, type Trial } from './tables.ts';

/** What a host has and a bot must not get. */
export interface TwinTable {
  readonly state: State;
  /** The dice to come. */
  readonly dice: FastChance;
}

/** A bot in a seat of a table: its move. */
export type Ask = (table: TwinTable) => number;

export type Sit = (trial: Trial, seat: number) => Ask;

export interface SecrecyTally {
  /** Moves that were asked for at both tables, and those of them when something was otherwise at the other. */
  asked: number;
  different: number;
  /** What was otherwise, by field. */
  readonly fields: Set<string>;
  /** What the seat could not see though something was there, by field. */
  readonly hidden: Set<string>;
  /** The first move that was otherwise too, in words. */
  fault: string | null;
}

/** A bot of ours that is asked as hosts ask it. */
export function honest(name: string, iterations: number): Sit {
  return (trial, seat) => {
    const { game, brain, options, seats, seed } = trial;
    const bot = findBot(name);
    if (isRefusal(bot)) throw new Error(bot.reason);
    const random = new FastChance(mixSeeds(seed, seat));
    const scale = budgetOf(trial, name, iterations);
    const player: Player = bot.sit({ game, brain, options, seats, seat, random, scale });
    const asking = new PlayerAsker();
    return ({ state }) => asking.moveOf(player, game, state, seat);
  };
}

/** Moves made at random before bots sit down: at the beginning little is hidden. */
const HEAD_START = 200;

/** Plays on, each seat asked at both tables, until a bot tells them apart or so many decisions were made. */
export function lookFor(trial: Trial, sit: Sit, most: number): SecrecyTally {
  const { game, options, seats, seed } = trial;
  const chance = new FastChance(mixSeeds(seed, -1));
  const truth = { state: game.setup(options, seats, new FastChance(seed)), dice: new FastChance(seed) };
  wander(game, truth, chance, chance.draw(HEAD_START));
  const [here, there] = [0, 1].map(() => Array.from({ length: seats }, (_, seat) => sit(trial, seat)));
  const looked: SecrecyTally = { asked: 0, different: 0, fields: new Set(), hidden: new Set(), fault: null };
  for (; looked.asked < most && looked.fault === null; looked.asked++) {
    const actors = seatsOf(game.actors(truth.state));
    if (actors.length === 0) break;
    const seat = actors[chance.draw(actors.length)];
    const view = viewState(game, truth.state, seat);
    noteHidden(game, truth.state, view, looked.hidden);
    const twin = {
      state: game.imagine(view, seat, chance),
      dice: new FastChance(chance.bits()),
    };
    const different = noteDifferences(game, truth.state, twin.state, looked.fields);
    const [move, other] = [here[seat](truth), there[seat](twin)];
    if (different) looked.different++;
    if (move !== other)
      looked.fault = `seat ${seat}: ${game.moves.toText(move)} or ${game.moves.toText(other)}`;
    game.play(truth.state, seat, move, truth.dice);
  }
  return looked;
}

function wander(game: Game, { state, dice }: TwinTable, chance: FastChance, moves: number): void {
  const legal = new MoveList();
  for (let made = 0; made < moves; made++) {
    const before = game.shape.clone(state);
    const seat = firstSeat(game.actors(state));
    legal.clear();
    game.legal(state, seat, legal);
    game.play(state, seat, legal.moves[chance.draw(legal.length)], dice);
    if (game.actors(state) !== NOBODY) continue;
    game.shape.copy(before, state);
    return;
  }
}

function noteDifferences(game: Game, one: State, other: State, into: Set<string>): boolean {
  return noteFields(game, (cell) => one.cells[cell] !== other.cells[cell], into);
}

function noteHidden(game: Game, truth: State, view: State, into: Set<string>): void {
  noteFields(game, (cell) => view.cells[cell] === HIDDEN && truth.cells[cell] > 0, into);
}

/** The fields with such a cell; false when there is none. */
function noteFields(game: Game, isSuch: (cell: number) => boolean, into: Set<string>): boolean {
  let found = false;
  for (const { name, at, size } of game.shape.fields) {
    for (let cell = at; cell < at + size; cell++) {
      if (!isSuch(cell)) continue;
      into.add(name);
      found = true;
    }
  }
  return found;
}
