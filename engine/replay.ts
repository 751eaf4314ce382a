// A game as a file: the log in notation that a person can read, and everything needed to replay and prove it.

import { FairCounts, recordedChance, type Fairness } from './chance.ts';
import type { Committed, Match } from './match.ts';
import { counted, fitting, follow } from './follow.ts';
import type { Game } from './game.ts';
import { headerIn, type GameFile } from './game-file.ts';
import { commitmentOf } from './log.ts';
import { setUp, startMatch } from './commit.ts';
import { readOptions } from './options.ts';
import { isRefusal, messageOf, type Refusal } from './refusal.ts';
import { fromHex, hex } from './sha256.ts';
import { refuse } from './words.ts';
import { drawFromJson, entryToJson, drawToJson } from './entry-json.ts';

/** The match as a file. With its seed only when the game is over, or for the keeper's own saved games. */
export function writeGame(match: Match, { withSeed }: { withSeed: boolean }): GameFile {
  const { game, fairness } = match;
  if (match.first > 0) throw new Error('A file holds the whole log: this match was resumed without it.');
  return {
    starboard: 1,
    ...match.header,
    ...(withSeed ? { seed: hex(fairness.seed) } : {}),
    setup: match.setupDraws.map(drawToJson),
    log: match.log.map((entry) => ({ ...entryToJson(game, entry), hash: entry.hash })),
  };
}

/** Called with the match before the first entry and after each one, with what that entry brought. */
export type OnStep = (match: Match, latest: Committed | null) => void;

/** Plays a file again by the version of the rules that it names, which is `game`. Refuses it at the first thing that is not by the rules or, where the file holds the seed,
 *  at the first die or hash that does not follow from it. */
export function replayGame(game: Game, file: GameFile, onStep: OnStep = () => {}): Match | Refusal {
  if (file.game !== game.id) return refuse(null, 'otherGame', { file: file.game, game: game.id });
  if (file.rules !== game.rules) {
    return refuse(null, 'otherRules', { file: file.rules, rules: game.rules });
  }
  const seed = file.seed === undefined ? null : fromHex(file.seed);
  if (seed !== null && commitmentOf(seed) !== file.commitment) {
    return refuse(null, 'otherSeed');
  }
  const fairness = { seed: seed ?? new Uint8Array(), table: file.table, words: file.words };
  const prove = seed !== null;
  const match = fitting(() => restart(game, file, fairness, prove));
  if (isRefusal(match)) return match;
  onStep(match, null);
  for (const [index, written] of file.log.entries()) {
    const committed = follow(match, written, { prove });
    if (isRefusal(committed)) return inEntry(index, committed);
    onStep(match, committed);
  }
  return match;
}

function inEntry(index: number, refusal: Refusal): Refusal {
  return refuse(refusal.rule, 'inEntry', { entry: index + 1, problem: messageOf(refusal) });
}

function restart(game: Game, file: GameFile, fairness: Fairness, prove: boolean): Match | Refusal {
  const { min, max } = game.seats;
  if (file.seats < min || file.seats > max)
    return refuse(null, 'noSuchSeats', { game: game.title, seats: file.seats });
  const options = readOptions(game.options, file.options);
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, file.seats);
  if (conflict !== null) return conflict;
  const draws = file.setup.map(drawFromJson);
  const counts = new FairCounts();
  if (!counted(draws, counts, prove ? fairness : null)) return refuse(null, 'setupDie');
  const chance = recordedChance(draws);
  const beginning = setUp(game, options, file.seats, chance);
  if (chance.draws.length < draws.length) return refuse(null, 'setupDice');
  return startMatch(game, { header: headerIn(file), options, fairness }, beginning, draws, counts);
}
