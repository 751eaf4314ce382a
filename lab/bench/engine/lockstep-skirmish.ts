// Proof that the peer plays the same skirmish: both are given the same decisions and the same dice, and after every
// move they must agree on the whole state, on who decides next, on every legal move and on the outcome.

import { FastChance, MoveList, seatsOf, type Game, type State } from '@starboard/engine';
import { defaultOptions, RecordingChance } from '@starboard/engine/match';
import { Difference, lockstep, same, type Lockstep } from './lockstep.ts';
import { loadForms, loadSkirmish, type PeerChoice, type Ctx, type SkirmishG } from './peer.ts';
import { gameOf } from './random-play.ts';

/** All forms, numbers of seats and lengths in turn. */
export async function lockstepSkirmish(games: number): Promise<Lockstep> {
  const ours = await gameOf('skirmish');
  const peer = await loadSkirmish();
  const forms = Object.values(await loadForms());
  return lockstep(games, (seed) => {
    const seats = 2 + (seed % 3);
    const rounds = 2 + (seed % 11);
    const decide = new FastChance(seed);
    const draws = new SharedDraws();
    const theirs = peer.skirmish({
      rounds,
      draw: (random, bound) => draws.note(bound, random.Die(bound) - 1),
    });
    const match = forms[seed % forms.length]({ ...theirs, seed: `seed ${seed}` })(seats);
    const state = ours.setup({ ...defaultOptions(ours.options), rounds }, seats, draws.chance);
    for (let moves = 0; ; moves++) {
      const { G, ctx } = match.state();
      const actors = seatsOf(ours.actors(state));
      same('draws left over', 0, draws.left);
      same('actors', actors, peer.actors(G, ctx));
      same(`state after ${moves} moves`, describeOurs(ours, state, ctx), describeTheirs(G, ctx, rounds));
      same('outcome', ours.outcome(state)?.ranks, (ctx.gameover as { ranks: number[] } | undefined)?.ranks);
      if (actors.length === 0) {
        match.stop();
        return moves;
      }
      const seat = actors[decide.draw(actors.length)];
      const choices = theirs.ai.enumerate(G, ctx, String(seat));
      const list = new MoveList();
      ours.legal(state, seat, list);
      same(
        'legal moves',
        list.toArray().map(ours.moves.toText),
        choices.map((choice) => notation(ours, choice)),
      );
      const index = decide.draw(list.length);
      match.play(String(seat), choices[index]);
      ours.play(state, seat, list.moves[index], draws.chance);
    }
  });
}

/** What the peer's plugin drew, to be handed to our rules in the same order. */
class SharedDraws {
  readonly #waiting: { readonly bound: number; readonly result: number }[] = [];

  readonly chance = new RecordingChance((_stream, bound) => {
    const next = this.#waiting.shift();
    if (next?.bound !== bound)
      throw new Difference(`we draw below ${bound}, they below ${next?.bound ?? 'nothing'}`);
    return next.result;
  });

  note(bound: number, result: number): number {
    this.#waiting.push({ bound, result });
    return result;
  }

  get left(): number {
    return this.#waiting.length;
  }
}

/** Their choice in our notation. */
function notation({ moves }: Game, { move = '', args }: PeerChoice): string {
  const fields = moves.fieldsOf(moves.names.indexOf(move));
  return [move, ...fields.map((field, i) => field.names?.[args[i]] ?? args[i])].join(' ');
}

type Described = Record<string, number | readonly number[]>;

function describeOurs(game: Game, state: State, { phase }: Ctx): Described {
  const plain: Described = game.shape.describe(state);
  // Whose turn it is means nothing while all plan or after the end: each side keeps leftovers of its own there.
  return phase === 'act' ? plain : { ...plain, turn: 0 };
}

/** Their state in the fields of ours. */
function describeTheirs(G: SkirmishG, ctx: Ctx, rounds: number): Described {
  const planning = ctx.phase === 'plan';
  const done = planning ? G.planned : G.acted;
  return {
    seats: ctx.numPlayers,
    rounds,
    round: G.round,
    phase: ctx.gameover !== undefined ? 2 : planning ? 0 : 1,
    done: done.reduce((set, each, seat) => set | (Number(each) << seat), 0),
    turn: ctx.phase === 'act' ? Number(ctx.currentPlayer) : 0,
    owner: G.owner.map((seat) => (seat === null ? 0 : seat + 1)),
    ships: G.ships,
    deck: G.deck,
    deckSize: sum(G.deck),
    discard: G.discard,
    hand: padded(G.hands.flat(), 4 * G.deck.length),
    handSize: padded(G.hands.map(sum), 4),
    plan: padded(
      G.plans.map((card) => (card === null ? 0 : card + 1)),
      4,
    ),
    target: G.strike === null ? 0 : G.strike.target + 1,
    source: G.strike === null || G.strike.source === null ? 0 : G.strike.source + 1,
    force: G.strike?.force ?? 0,
  };
}

/** Our fields have room for all seats, theirs only for those that play. */
function padded(numbers: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, i) => numbers[i] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
