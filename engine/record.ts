// A game as a file: the log in notation that a person can read, and everything needed to replay and prove it.

import { ChanceMismatch, FairCounts, fairDraw, recordedChance, type Draw, type Fairness } from './chance.ts';
import type { Game } from './game.ts';
import type { GameFile } from './gamefile.ts';
import type { Header } from './header.ts';
import { commitmentOf } from './log.ts';
import { agreeDraw, resubmit, startMatch, takeBack, undo, type Committed, type Match } from './match.ts';
import { readOptions } from './options.ts';
import { Refusal, isRefusal } from './refusal.ts';
import { fromHex, hex } from './sha256.ts';
import { readDraw, writeDeed, writeDraw, type WrittenEntry } from './written.ts';

/** The match as a file. With its seed only when the game is over, or for the keeper's own saved games. */
export function writeGame(match: Match, { withSeed }: { withSeed: boolean }): GameFile {
  const { game, fairness } = match;
  return {
    starboard: 1,
    ...match.header,
    ...(withSeed ? { seed: hex(fairness.seed) } : {}),
    setup: match.setupDraws.map(writeDraw),
    log: match.log.map((entry) => ({ ...writeDeed(game, entry), hash: entry.hash })),
  };
}

/** Called with the match before the first entry and after each one, with what that entry brought. */
export type OnStep = (match: Match, latest: Committed | null) => void;

/** Plays a file again. Refuses it at the first thing that is not by the rules or, where the file holds the seed,
 *  at the first die or hash that does not follow from it. */
export function replayGame(game: Game, file: GameFile, onStep: OnStep = () => {}): Match | Refusal {
  if (file.game !== game.id) return new Refusal(`This is a game of ${file.game}, not of ${game.id}.`);
  if (file.rules !== game.rules) {
    return new Refusal(
      `This game was played under version ${file.rules} of the rules; here is ${game.rules}.`,
    );
  }
  const seed = file.seed === undefined ? null : fromHex(file.seed);
  if (seed !== null && commitmentOf(seed) !== file.commitment) {
    return new Refusal('The seed does not fit the commitment that was published when the table opened.');
  }
  const fairness = { seed: seed ?? new Uint8Array(), table: file.table, words: file.words };
  const prover = new Prover(seed === null ? null : fairness);
  const match = fitting(() => restart(game, file, fairness, prover));
  if (isRefusal(match)) return match;
  onStep(match, null);
  for (const [index, written] of file.log.entries()) {
    const committed = fitting(() => step(match, written, prover));
    if (isRefusal(committed)) return new Refusal(`Entry ${index + 1}: ${committed.reason}`, committed.rule);
    onStep(match, committed);
  }
  match.counts = prover.counts;
  return match;
}

/** Dice that the rules do not ask for are the file's fault, not ours. */
function fitting<T>(play: () => T): T | Refusal {
  try {
    return play();
  } catch (error) {
    if (error instanceof ChanceMismatch) return new Refusal(`the recorded dice do not fit: ${error.message}`);
    throw error;
  }
}

function restart(game: Game, file: GameFile, fairness: Fairness, prover: Prover): Match | Refusal {
  const { min, max } = game.seats;
  if (file.seats < min || file.seats > max) return new Refusal(`${game.title} has no ${file.seats} seats.`);
  const options = readOptions(game.options, file.options);
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, file.seats);
  if (conflict !== null) return conflict;
  const draws = file.setup.map(readDraw);
  if (!draws.every((draw) => prover.accepts(draw)))
    return new Refusal('A die of the set-up does not follow from the seed.');
  const chance = recordedChance(draws);
  const state = game.setup(options, file.seats, chance);
  if (chance.draws.length < draws.length)
    return new Refusal('More dice were recorded for the set-up than it asks for.');
  return startMatch(game, { header: headerIn(file), options, fairness }, state, draws, new FairCounts());
}

/** As the file has it: options that were added to the game since are not in what was hashed. */
function headerIn({ game, rules, table, seats, options, words, commitment }: GameFile): Header {
  return { game, rules, table, seats, options, words, commitment };
}

function step(match: Match, written: WrittenEntry, prover: Prover): Committed | Refusal {
  const committed = recommit(match, written, prover);
  if (isRefusal(committed)) return committed;
  if (committed.entry.hash === written.hash) return committed;
  if (prover.proves) {
    return new Refusal('the chain of hashes is broken here: this entry or one before it was changed.');
  }
  // without the seed the hashes cannot be made again, so the file's stand
  const entry = { ...committed.entry, hash: written.hash };
  match.log[match.log.length - 1] = entry;
  match.chain = written.hash;
  return { ...committed, entry };
}

function recommit(match: Match, written: WrittenEntry, prover: Prover) {
  const { seat, at } = written;
  if ('takeBack' in written) return takeBack(match, seat, written.takeBack, at);
  if ('draw' in written) return agreeDraw(match, seat, at);
  if ('undo' in written) {
    const undone = undo(match, seat, at);
    if (isRefusal(undone) || ('undo' in undone.entry && undone.entry.undo === written.undo)) return undone;
    return new Refusal(`entry ${written.undo + 1} is not what that undo takes back.`);
  }
  const order: number[] = [];
  for (const text of written.order) {
    const move = match.game.moves.fromText(text);
    if (typeof move === 'string') return new Refusal(move);
    order.push(move);
  }
  const draws = (written.draws ?? []).map(readDraw);
  if (!draws.every((draw) => prover.accepts(draw)))
    return new Refusal('a die does not follow from the seed.');
  return resubmit(match, seat, order, draws, at);
}

/** Checks draws against the seed where it is known, and counts them per stream either way. */
class Prover {
  readonly counts = new FairCounts();
  readonly #fairness: Fairness | null;

  constructor(fairness: Fairness | null) {
    this.#fairness = fairness;
  }

  get proves(): boolean {
    return this.#fairness !== null;
  }

  accepts({ stream, bound, result }: Draw): boolean {
    const n = this.counts.next(stream);
    return this.#fairness === null || fairDraw(this.#fairness, stream, n, bound) === result;
  }
}
