// Plays what is to be recorded, and plays on what was recorded unfinished.

import { PlayerAsker, findBot, type Known, type Player } from '@starboard/bots';
import { FastChance, isRefusal, seatsOf, sha256, utf8, type Outcome, type Refusal } from '@starboard/engine';
import {
  agreeDraw,
  forfeit,
  isOver,
  openMatch,
  submit,
  takeBack,
  undo,
  type Match,
} from '@starboard/engine/match';
import { wholeOrder } from '../save.ts';
import type { Recording } from './plans.ts';

/** How a game ended, in numbers: words may change. */
export interface RecordedEnding {
  readonly ranks: readonly number[];
  readonly unseated?: readonly number[];
  readonly rule: string | null;
  readonly points: readonly (readonly number[])[];
}

export function endingOf({ ranks, unseated, rule, sheet }: Outcome): RecordedEnding {
  return { ranks, ...(unseated && { unseated }), rule, points: sheet.map(({ points }) => points) };
}

export function recorded(known: Known, recording: Recording): Match {
  const match = opened(known, recording);
  const play = orders(known, match, recording.bot);
  while (!isOver(match) && match.log.length < (recording.entries ?? Infinity))
    if (!befell(match, recording)) play();
  return match;
}

/** Plays a match to its end. */
export function playOn(known: Known, match: Match): void {
  const play = orders(known, match, 'random');
  while (!isOver(match)) play();
}

function opened({ game }: Known, { name, seats, options = {}, examples = {} }: Recording): Match {
  const documents = Object.entries(examples).map(([option, index]) => {
    const described = game.options[option];
    if (described?.type !== 'document') throw new Error(`${game.id} has no document ${option}.`);
    return [option, described.examples[index]] as const;
  });
  const table = `recorded ${game.id} ${name}`;
  const fairness = { seed: sha256(utf8(table)), table, words: ['comet', name] };
  const all = { ...options, ...Object.fromEntries(documents) };
  return must(openMatch(game, { seats, options: all, fairness }));
}

/** When the first recording began, and the time from one entry to the next, in milliseconds. */
const BEGUN = 1_794_000_000_000;
const STEP = 7000;

const nextTime = ({ log }: Match): number => BEGUN + log.length * STEP;

/** Each call lets one bot play one order. */
function orders(known: Known, match: Match, name: string): () => void {
  const { game, seats, options } = match;
  const bot = must(findBot(name));
  const players = Array.from({ length: seats }, (_, seat): Player =>
    bot.sit({ ...known, options, seats, seat, random: new FastChance(seat + 1) }),
  );
  const asking = new PlayerAsker();
  return () => {
    const actors = seatsOf(game.actors(match.state));
    const seat = actors[match.log.length % actors.length];
    must(submit(match, seat, wholeOrder(match, seat, players[seat], asking), nextTime(match)));
  };
}

/** Whatever else the plan wants to happen now; false when somebody is to play. */
function befell(
  match: Match,
  { undoEvery = Infinity, drawAfter, forfeit: given, takeBack: back }: Recording,
) {
  const count = match.log.length;
  const at = nextTime(match);
  if (count === drawAfter) return must(agreeDraw(match, 0, at));
  if (count === given?.after) return must(forfeit(match, given.seat, given.why, at));
  if (count === back?.after) return must(takeBack(match, 0, back.orders, at));
  if (count % undoEvery !== undoEvery - 1) return null;
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  return seats.find((seat) => !isRefusal(undo(match, seat, at))) === undefined ? null : true;
}

function must<T extends object>(done: T | Refusal): T {
  if (isRefusal(done)) throw new Error(done.reason);
  return done;
}
