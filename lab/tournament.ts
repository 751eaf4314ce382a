// A whole tournament among bots, one game after the other, as files that anybody can verify.

import { isRefusal, refuseInEnglish, sha256, utf8, type Refusal } from '@starboard/engine';
import { commitmentOf, hex, mixSeeds, writeGame, type GameFile } from '@starboard/engine/match';
import { loadKnown, whyMissing } from '@starboard/games';
import { findBot, type Known } from '@starboard/bots';
import {
  after,
  begun,
  close,
  enter,
  nextDeed,
  openTable,
  plan,
  report,
  resultOf,
  roundsOf,
  sittersOf,
  unfinished,
  waitingForTable,
  type DatedTournamentDeed,
  type GameResult,
  type PlanGiven,
  type Tournament,
  type TournamentDecided,
  type TournamentFile,
} from '@starboard/series/tournament';
import { groupResult, type GroupFile } from '@starboard/series/group';
import { playGroupOf } from './group.ts';
import { prepareGame } from './plan.ts';
import { firstMatch } from './save.ts';

export interface BotTournament {
  readonly game: string;
  readonly rules?: number | undefined;
  readonly given: PlanGiven;
  /** The bots, by their names. */
  readonly bots: readonly string[];
  /** 32 bits: the same seed gives the same tournament. */
  readonly seed: number;
}

export interface PlayedTournament {
  readonly tournament: Tournament;
  readonly file: TournamentFile;
  readonly games: readonly GameFile[];
  /** Of a tournament whose games are groups of tables. */
  readonly groups: readonly GroupFile[];
}

/** After each game `onGame` is told how many rounds have been played of how many. */
export async function playTournament(
  wanted: BotTournament,
  onGame: (rounds: number, of: number) => void = () => {},
): Promise<PlayedTournament | Refusal> {
  const { game, rules } = wanted;
  const known = await loadKnown(game, rules);
  if (known === null) return whyMissing(game, rules);
  const played = new TournamentPlay(known, wanted);
  const wrong = played.begin();
  if (wrong !== null) return wrong;
  while (played.playOne()) {
    const { tournament } = played.result;
    onGame(tournament.byes.length - 1, roundsOf(tournament));
  }
  return played.result;
}

const HOUSE = 'house';

class TournamentPlay {
  readonly #known: Known;
  readonly #wanted: BotTournament;
  readonly #secret: Uint8Array;
  readonly #deeds: DatedTournamentDeed[] = [];
  readonly #games: GameFile[] = [];
  readonly #groups: GroupFile[] = [];
  #tournament: Tournament | null = null;

  constructor(known: Known, wanted: BotTournament) {
    this.#known = known;
    this.#wanted = wanted;
    this.#secret = sha256(utf8(`starboard tournament ${wanted.seed}`));
  }

  begin(): Refusal | null {
    const { game } = this.#known;
    const { given, bots, seed } = this.#wanted;
    const unknown = bots.map(findBot).find(isRefusal);
    if (unknown !== undefined) return unknown;
    const options = { ...game.simulationOptions, ...given.options };
    const planned = plan(
      game,
      { ...given, options },
      { series: `tournament ${game.id} ${seed}`, organizer: HOUSE, commitment: commitmentOf(this.#secret) },
    );
    if (isRefusal(planned)) return planned;
    this.#tournament = begun(planned);
    this.#deeds.push({ at: 0, deed: planned });
    for (const [i, bot] of bots.entries()) {
      const wrong = this.#do(enter(this.#now, { id: idOf(bots, i), bot }, { asker: HOUSE, now: 0 }));
      if (wrong !== null) return wrong;
    }
    return this.#do(close(this.#now, { asker: HOUSE, now: 0 }));
  }

  /** The next game, with what is due before it; false when there is none. */
  playOne(): boolean {
    for (let due; (due = nextDeed(this.#now, this.#secret, 0)) !== null;) this.#must(due);
    const [number] = waitingForTable(this.#now);
    if (number === undefined) return false;
    const table = `${this.#now.plan.series} ${number + 1}`;
    this.#must(openTable(this.#now, number, table));
    const result = this.#played(number, table);
    if (isRefusal(result)) throw new Error(`A game of the tournament was refused: ${result.reason}`);
    this.#must(result === null ? unfinished(this.#now, number) : report(this.#now, table, result));
    return true;
  }

  #played(number: number, table: string): GameResult | null | Refusal {
    const { tables } = this.#now.plan;
    if (tables !== undefined) return this.#groupPlayed(number, tables, table);
    const match = this.#matchOf(number, table);
    if (isRefusal(match)) return match;
    this.#games.push(writeGame(match, { withSeed: true }));
    return resultOf(match);
  }

  /** SE-7.13 */
  #groupPlayed(number: number, tables: number, series: string): GameResult | null | Refusal {
    const { plan: planned } = this.#now;
    const bots = this.#botsIn(number);
    const { title, options, game } = planned;
    const given = { title, tables, factions: bots.length, options };
    const seed = mixSeeds(this.#wanted.seed, number);
    const played = playGroupOf(this.#known, { game, given, bots, seed, series });
    if (isRefusal(played)) return played;
    this.#games.push(...played.games);
    this.#groups.push(played.file);
    return groupResult(played.group);
  }

  #botsIn(number: number): readonly string[] {
    const { encounters, entrants } = this.#now;
    return sittersOf(encounters[number]).map((sitter) => entrants.find(({ id }) => id === sitter)?.bot ?? '');
  }

  get result(): PlayedTournament {
    const { entrants } = this.#now;
    return {
      tournament: this.#now,
      file: {
        starboardTournament: 1,
        names: entrants.map(({ id }) => ({ id, name: id })),
        seed: hex(this.#secret),
        deeds: this.#deeds,
      },
      games: this.#games,
      groups: this.#groups,
    };
  }

  #matchOf(number: number, table: string): ReturnType<typeof firstMatch> {
    const { plan: planned } = this.#now;
    const bots = this.#botsIn(number);
    const seed = mixSeeds(this.#wanted.seed, number);
    const prepared = prepareGame(this.#known, {
      game: planned.game,
      rules: planned.rules,
      seats: bots.length,
      games: 1,
      seed,
      bots,
      options: planned.options,
    });
    if (isRefusal(prepared)) return prepared;
    const secret = sha256(utf8(`starboard tournament ${this.#wanted.seed} ${number}`));
    return firstMatch(prepared, { seed: secret, table, words: [] });
  }

  get #now(): Tournament {
    if (this.#tournament === null) throw new Error('The tournament has not been planned.');
    return this.#tournament;
  }

  #do(decided: TournamentDecided): Refusal | null {
    if (isRefusal(decided)) return decided;
    this.#tournament = after(this.#now, decided);
    this.#deeds.push({ at: 0, deed: decided });
    return null;
  }

  #must(decided: TournamentDecided): void {
    const wrong = this.#do(decided);
    if (wrong !== null) throw new Error(`The tournament refused its own house: ${wrong.reason}`);
  }
}

/** `captain`, or `captain 2` where there are several. */
function idOf(bots: readonly string[], place: number): string {
  const [bot, alike] = [bots[place], bots.filter((other) => other === bots[place]).length];
  if (alike === 1) return bot;
  return `${bot} ${bots.slice(0, place + 1).filter((other) => other === bot).length}`;
}

/** The names, again and again until there are so many. */
export function botsRepeated(bots: readonly string[], entrants: number): readonly string[] | Refusal {
  if (entrants < bots.length)
    return refuseInEnglish(`You named ${bots.length} bots, so there cannot be ${entrants} entrants.`);
  return Array.from({ length: entrants }, (_, i) => bots[i % bots.length]);
}
