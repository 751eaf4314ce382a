// Proof that nexum-lite on boardgame.io, in both ways it is written, plays the same game as on a flat array: given the
// same random decisions, they must agree on the whole state and on every legal move after each move.

import { FastChance } from '@starboard/engine';
import * as flat from '../nexum-lite/flat.ts';
import * as at from '../nexum-lite/layout.ts';
import { PLACES } from '../nexum-lite/ring.ts';
import { lockstep, same, type Lockstep } from './lockstep.ts';
import {
  loadForms,
  loadNexumLite,
  loadNexumLiteLists,
  type PeerChoice,
  type Ctx,
  type Definition,
  type NexumLiteLists,
  type NexumLiteTree,
} from './peer.ts';

export async function lockstepNexumLite(games: number): Promise<Lockstep> {
  return lockstepWith((await loadNexumLite()).nexumLite(), listsOf, games);
}

export async function lockstepNexumLiteLists(games: number): Promise<Lockstep> {
  return lockstepWith((await loadNexumLiteLists()).nexumLite(), (G) => G, games);
}

async function lockstepWith<G>(
  theirs: Definition<G>,
  read: (G: G) => NexumLiteLists,
  games: number,
): Promise<Lockstep> {
  const forms = Object.values(await loadForms());
  const list = new Int32Array(flat.MOST_MOVES);
  const state = flat.create();
  return lockstep(games, (seed) => {
    const seats = 2 + (seed % 3);
    const decide = new FastChance(seed);
    const match = forms[seed % forms.length](theirs)(seats);
    flat.setUp(state, seats);
    for (let moves = 0; ; moves++) {
      const { G, ctx } = match.state();
      same(`state after ${moves} moves`, describeOurs(state, seats), describeTheirs(read(G), ctx));
      if (state[at.WINNER] !== 0) {
        match.stop();
        return moves;
      }
      const length = flat.legal(state, list);
      const choices = theirs.ai.enumerate(G, ctx, ctx.currentPlayer);
      same('legal moves', [...list.subarray(0, length)].map(argumentsOf), choices.map(argumentsOfChoice));
      const index = decide.draw(length);
      match.play(ctx.currentPlayer, choices[index]);
      flat.play(state, list[index]);
    }
  });
}

/** What tells a move from all others: nothing for the end of a turn, where it builds, or what it sends. */
function argumentsOf(move: number): number[] {
  if (move === at.END_TURN) return [];
  const place = at.placeOf(move);
  return at.shipsOf(move) === 0 ? [place] : [at.fromOf(move), place, at.shipsOf(move)];
}

function argumentsOfChoice({ args }: PeerChoice): readonly number[] {
  return args;
}

type Described = Record<string, number | readonly number[]>;

function describeOurs(s: at.Flat, seats: number): Described {
  const part = (from: number, size: number): number[] => [...s.subarray(from, from + size)];
  const over = s[at.WINNER] !== 0;
  return {
    owner: part(at.OWNER, PLACES),
    ships: part(at.SHIPS, PLACES),
    moved: part(at.MOVED, PLACES),
    built: part(at.BUILT, PLACES),
    energy: part(at.ENERGY, seats),
    points: part(at.POINTS, seats),
    total: part(at.TOTAL, seats),
    turnOf: over ? 0 : s[at.TURN_OF],
    turns: s[at.TURNS],
    builds: s[at.BUILDS],
    winner: s[at.WINNER],
  };
}

/** The tree in lists, so that one description serves both. */
function listsOf({ systems, players, builds }: NexumLiteTree): NexumLiteLists {
  const places = systems.flatMap((system) => system.places);
  const seats = Object.values(players);
  return {
    owner: places.map(({ owner }) => (owner === null ? null : Number(owner))),
    ships: places.map(({ ships }) => ships),
    moved: places.map(({ moved }) => moved),
    built: places.map(({ built }) => built),
    energy: seats.map(({ energy }) => energy),
    points: seats.map(({ points }) => points),
    total: seats.map(({ total }) => total),
    builds,
  };
}

function describeTheirs(G: NexumLiteLists, ctx: Ctx): Described {
  const over = ctx.gameover as { winner: string | number | null } | undefined;
  return {
    owner: G.owner.map((seat) => (seat === null ? 0 : seat + 1)),
    ships: G.ships,
    moved: G.moved,
    built: G.built.map(Number),
    energy: G.energy,
    points: G.points,
    total: G.total,
    turnOf: over === undefined ? Number(ctx.currentPlayer) : 0,
    turns: ctx.turn - 1,
    builds: G.builds,
    winner: over === undefined ? 0 : over.winner === null ? at.DRAW : Number(over.winner) + 1,
  };
}
