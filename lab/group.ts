// A whole group of tables among bots, as files that anybody can verify. Which table goes on next is drawn, so that none keeps
// step with another.

import { findBot, PlayerAsker, type Known, type Player } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, sha256, utf8, type Refusal } from '@starboard/engine';
import {
  isOver,
  mixSeeds,
  openMatch,
  submit,
  writeGame,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { loadKnown, whyMissing } from '@starboard/games';
import { GroupHouse, planGroup, type Group, type GroupFile, type GroupGiven } from '@starboard/series/group';
import { prepareGame } from './plan.ts';
import { Bench } from './play.ts';
import { wholeOrder } from './save.ts';

export interface BotGroup {
  readonly game: string;
  readonly rules?: number | undefined;
  readonly given: GroupGiven;
  /** By faction; one name for all. */
  readonly bots: readonly string[];
  /** 32 bits: the same seed gives the same group. */
  readonly seed: number;
  /** Its name; one of its own where none is given. */
  readonly series?: string | undefined;
}

export interface PlayedGroup {
  readonly group: Group;
  readonly file: GroupFile;
  readonly games: readonly GameFile[];
}

/** Now and then `onStep` is told how many tables are over. */
export async function playGroup(
  wanted: BotGroup,
  onStep: (over: number, of: number) => void = () => {},
): Promise<PlayedGroup | Refusal> {
  const { game, rules } = wanted;
  const known = await loadKnown(game, rules);
  if (known === null) return whyMissing(game, rules);
  return playGroupOf(known, wanted, onStep);
}

export function playGroupOf(
  known: Known,
  wanted: BotGroup,
  onStep: (over: number, of: number) => void = () => {},
): PlayedGroup | Refusal {
  const play = begin(known, wanted);
  if (isRefusal(play)) return play;
  while (play.step()) onStep(play.over, play.tables);
  return play.result;
}

function begin(known: Known, wanted: BotGroup): GroupRun | Refusal {
  const { game } = known;
  const unknown = wanted.bots.map(findBot).find(isRefusal);
  if (unknown !== undefined) return unknown;
  const options = { ...game.simulationOptions, ...wanted.given.options };
  const series = wanted.series ?? `group ${game.id} ${wanted.seed}`;
  const planned = planGroup(game, { ...wanted.given, options }, { series, organizer: HOUSE });
  if (isRefusal(planned)) return planned;
  const run = new GroupRun(new GroupHouse(game, planned, 0), wanted);
  for (let table = 0; table < planned.plan.options.length; table++) {
    const wrong = run.open(known, table);
    if (wrong !== null) return wrong;
  }
  return run;
}

const HOUSE = 'house';

/** How many steps a table may take before it counts as one that never ends. */
interface RunningTable {
  readonly match: Match;
  readonly players: readonly Player[];
  moves: number;
}

class GroupRun {
  readonly #house: GroupHouse;
  readonly #wanted: BotGroup;
  readonly #tables: RunningTable[] = [];
  readonly #asking = new PlayerAsker();
  readonly #pace: FastChance;
  #time = 0;

  constructor(house: GroupHouse, wanted: BotGroup) {
    this.#house = house;
    this.#wanted = wanted;
    this.#pace = new FastChance(wanted.seed);
  }

  open(known: Known, table: number): Refusal | null {
    const { plan } = this.#house.group;
    const bots = Array.from({ length: plan.factions }, (_, faction) => this.#botOf(faction));
    const prepared = prepareGame(known, {
      game: plan.game,
      rules: plan.rules,
      seats: plan.factions,
      games: 1,
      seed: mixSeeds(this.#wanted.seed, table),
      bots,
      options: plan.options[table],
    });
    if (isRefusal(prepared)) return prepared;
    const id = `${plan.series} ${table + 1}`;
    const seed = sha256(utf8(`starboard ${id}`));
    const match = openMatch(known.game, {
      seats: plan.factions,
      options: plan.options[table],
      fairness: { seed, table: id, words: [] },
    });
    if (isRefusal(match)) return match;
    this.#tables.push({ match, players: new Bench(prepared).playersOf(0), moves: 0 });
    return this.#house.open(table, id, bots, this.#time++);
  }

  get tables(): number {
    return this.#tables.length;
  }

  get over(): number {
    return this.#house.group.tables.filter(({ end }) => end !== null).length;
  }

  /** One order at one of the tables; false when all are over. */
  step(): boolean {
    const going = this.#house.group.tables.flatMap(({ end }, table) => (end === null ? [table] : []));
    if (going.length === 0) return false;
    const table = going[this.#pace.draw(going.length)];
    const running = this.#tables[table];
    const { match, players } = running;
    if (isOver(match) || running.moves > match.game.longestGame) {
      must(this.#house.leave(table, this.#time++));
      return true;
    }
    const answer = this.#house.orderFor(match, table);
    const seat = answer?.seat ?? firstSeat(match.game.actors(match.state));
    const order = answer?.order ?? wholeOrder(match, seat, players[seat], this.#asking);
    const committed = submit(match, seat, order, this.#time);
    if (isRefusal(committed))
      throw new Error(`An order at table ${table + 1} was refused: ${committed.reason}`);
    running.moves += order.length;
    must(this.#house.told(match, table, committed, this.#time++));
    return true;
  }

  get result(): PlayedGroup {
    const { group, deeds } = this.#house;
    const names = [...new Set(group.tables.flatMap(({ sitters }) => sitters))];
    return {
      group,
      file: { starboardGroup: 1, names: names.map((id) => ({ id, name: id })), deeds },
      games: this.#tables.map(({ match }) => writeGame(match, { withSeed: true })),
    };
  }

  #botOf(faction: number): string {
    const { bots } = this.#wanted;
    return bots[faction % bots.length];
  }
}

function must(wrong: Refusal | null): void {
  if (wrong !== null) throw new Error(`The group refused its own house: ${wrong.reason}`);
}
