// Every kind of moment that a table of a game can be in: games that bots play here, always the same ones, cut off where
// somebody has to decide something of a kind.

import { openMind } from '@starboard/bots';
import { FastChance, isRefusal, seatsOf, utf8, type OptionValues } from '@starboard/engine';
import { isOver, openMatch, submit, writeGame, type GameFile, type Match } from '@starboard/engine/match';
import { drafted, movesFor, openDraft, viewState, type Draft } from '@starboard/engine/view';
import { loadGame, loadKnown } from '@starboard/games';
import { finished, finishedWith, type Aims } from './random-game.ts';

export interface PlayedTable {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** A table with other things on it than the usual one: its moments are looked at besides those. */
  readonly with?: string;
  /** Where many kinds of moves stand beside each other in every mixture: a moment is told by its phase and one of its kinds, and it
   *  is the one with most others beside it. */
  readonly byKind?: boolean;
  /** Kinds of moves that a house makes for its players: nobody at a screen is asked for them. */
  readonly byHouse?: readonly string[];
  /** Games as bots play them show a table as it usually is; the curious, who try what was done least, find rare moments, and
   *  those who play at random find the same ones however bots learn, and so do those with aims, who come to what takes many
   *  steps. Each name deals a game of its own. */
  readonly cadets?: readonly string[];
  readonly curious?: readonly string[];
  readonly aimless?: readonly string[];
  readonly aimed?: readonly string[];
  readonly aims?: Aims;
}

export interface Situation {
  readonly game: string;
  /** The phase, and the kinds of moves that can be made in it. */
  readonly name: string;
  /** Which of the tables it was met at: those of one table have the same bars. */
  readonly table: string;
  /** Whoever has to decide sits at the screen, the others are bots. */
  readonly file: GameFile;
  /** The moves of an order that have been chosen already, as the list of choices names them. */
  readonly begun: readonly string[];
}

/** The moment of a kind that comes latest in a game has most on its board. */
export async function situationsOf(tables: readonly PlayedTable[]): Promise<readonly Situation[]> {
  const found = new Map<string, Situation>();
  for (const table of tables)
    for (const [seeds, player] of [
      [table.cadets, cadet],
      [table.curious, curious],
      [table.aimless, aimless],
      [table.aimed, () => aiming(table.aims ?? [])],
    ] as const)
      for (const seed of seeds ?? [])
        for (const each of await playedOnce(table, seed, player)) {
          const key = `${each.game} ${each.name}`;
          if (!found.has(key)) found.set(key, each);
        }
  return [...found.values()];
}

/** Several tests of a process look at the same games. */
const played = new Map<string, Promise<readonly Situation[]>>();

function playedOnce(table: PlayedTable, seed: string, player: () => Player): Promise<readonly Situation[]> {
  const { game, seats, options } = table;
  const key = JSON.stringify([game, seats, options, table.with, seed, player.name, String(table.aims)]);
  const known = played.get(key) ?? playedBy(table, seed, player());
  played.set(key, known);
  return known;
}

const LONGEST = 320;

async function playedBy(
  { game: id, seats, options, with: besides, byKind = false, byHouse = [] }: PlayedTable,
  seed: string,
  think: Player,
): Promise<readonly Situation[]> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  const match = openMatch(game, { seats, options, fairness: { seed: utf8(seed), table: seed, words: [] } });
  if (isRefusal(match)) throw new Error(match.reason);
  const moments = new Map<string, Moment>();
  for (let n = 0; n < LONGEST && !isOver(match); n++) {
    const [seat] = seatsOf(game.actors(match.state));
    const order = await think(match, seat);
    let draft = openDraft(game, viewState(game, match.state, seat), seat);
    for (const move of order) {
      const { phase, kinds } = situationOf(draft);
      const moment = { seat, entries: match.log.length, begun: draft.order, kinds: kinds.length };
      const isAsked = !kinds.some((kind) => byHouse.includes(kind));
      for (const name of !isAsked ? [] : byKind ? kinds : [kinds.join('+')]) {
        const before = moments.get(phase + name);
        if (!byKind || before === undefined || before.kinds <= moment.kinds)
          moments.set(phase + name, moment);
      }
      draft = drafted(draft, move);
    }
    const done = submit(match, seat, order, n * 1000);
    if (isRefusal(done)) throw new Error(done.reason);
  }
  const { log, ...file } = writeGame(match, { withSeed: true });
  const table = `${id} ${seats} ${JSON.stringify(options)} ${seed}`;
  return [...moments].map(([name, { seat, entries, begun }]) => ({
    game: id,
    name: besides === undefined ? name : `${name} with ${besides}`,
    table,
    file: { ...file, log: log.slice(0, entries), people: peopleWith(seats, seat) },
    begun: begun.map((move) => Object.values(game.moves.toRecord(move)).join(' ')),
  }));
}

interface Moment {
  readonly seat: number;
  readonly entries: number;
  readonly begun: readonly number[];
  /** How many kinds of moves can be made. */
  readonly kinds: number;
}

type Player = (match: Match, seat: number) => Promise<readonly number[]>;

function cadet(): Player {
  const mind = openMind(loadKnown);
  return async ({ game, options, seats, state, log }, seat) => {
    const view = game.shape.snapshot(viewState(game, state, seat));
    const question = { game: game.id, rules: game.rules, options, seats, seat, view };
    const { order } = await mind.think({ ...question, level: 'cadet', seed: log.length });
    return order;
  };
}

/** Now and then something that was seldom done at this table. */
function curious(): Player {
  const chance = new FastChance(1);
  const usual = cadet();
  const done = new Map<number, number>();
  return (match, seat) => {
    const { game, state } = match;
    const times = (move: number): number => done.get(game.moves.kindOf(move)) ?? 0;
    const draft = openDraft(game, viewState(game, state, seat), seat);
    const seldom = movesFor(draft).filter((move) => times(move) < SELDOM);
    if (seldom.length === 0) return usual(match, seat);
    const move = seldom[chance.draw(seldom.length)];
    done.set(game.moves.kindOf(move), times(move) + 1);
    return Promise.resolve(finished(drafted(draft, move), chance));
  };
}

const SELDOM = 12;

function aimless(): Player {
  const chance = new FastChance(1);
  return ({ game, state }, seat) =>
    Promise.resolve(finished(openDraft(game, viewState(game, state, seat), seat), chance));
}

function aiming(aims: Aims): Player {
  const chance = new FastChance(1);
  const finish = finishedWith(aims);
  return ({ game, state }, seat) =>
    Promise.resolve(finish(openDraft(game, viewState(game, state, seat), seat), chance));
}

/** Long names are where rows break. */
const NAMES = ['Alejandra', 'Bonaventura', 'Christopher', 'Dominique'];

export function peopleWith(seats: number, ...here: readonly number[]): NonNullable<GameFile['people']> {
  return Array.from({ length: seats }, (_, seat) => ({
    name: NAMES[seat % NAMES.length],
    bot: here.includes(seat) ? null : 'cadet',
  }));
}

/** An order that is under way is part of the phase: its next step asks for something else. */
function situationOf(draft: Draft): { readonly phase: string; readonly kinds: readonly string[] } {
  const { game, state } = draft;
  const kinds = new Set(movesFor(draft).map((move) => game.moves.names[game.moves.kindOf(move)]));
  const phase = 'phase' in state ? `${String(state.phase)} ` : '';
  return { phase, kinds: [...kinds].toSorted() };
}
