// For tests: people who play one table after the other, whatever happens to the server, and what must be so afterwards.

import { FastChance, isRefusal, type Game } from '@starboard/engine';
import { replayGame, type GameFile } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import type { Command } from '@starboard/wire/schema';
import { TestPlayer } from './player.ts';
import { Stubborn, whatIsLost } from './stubborn.ts';

interface Logged {
  readonly seat: number;
  readonly order?: readonly string[];
}

async function begin(table: string, people: readonly TestPlayer[]): Promise<void> {
  await insist(people[1], table, { do: 'sit' });
  for (const person of people) await insist(person, table, { do: 'ready', ready: true });
}

/** Until the server has done it, now or before; fails where there is no server. */
async function insist(person: TestPlayer, table: string, command: Command): Promise<void> {
  for (;;) {
    if ((await person.command(table, command)).status !== BUSY) return;
    await pause();
  }
}

async function rulesOf(person: TestPlayer, table: string): Promise<number> {
  const { body } = await person.rest('GET', `/api/tables/${table}`);
  return (body['card'] as { rules: number }).rules;
}

const BUSY = 503;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** Every fourth table is played against a bot. */
const WITH_BOT = 4;

/** What they play: what a table at a place is opened with, by the rules that a server has now, and the game by its rules. */
export interface StubbornGame {
  readonly options: (place: number) => Readonly<Record<string, unknown>>;
  readonly game: (rules: number) => Promise<Game | null>;
}

const SKIRMISH: StubbornGame = {
  options: () => ({ rounds: 12 }),
  game: (rules) => loadGame('skirmish', rules),
};

export class StubbornLoad {
  readonly finished: string[] = [];
  /** By which rules each table is played. */
  readonly rules = new Map<string, number>();
  readonly #played: StubbornGame;
  readonly #people: readonly TestPlayer[];
  readonly #addresses: readonly string[];
  /** Who plays at each place now. */
  readonly #places: Stubborn[][];
  readonly #seats: Stubborn[] = [];
  #playing: Promise<unknown> = Promise.resolve();
  #isEnding = false;

  private constructor(
    played: StubbornGame,
    people: readonly TestPlayer[],
    addresses: readonly string[],
    tables: number,
  ) {
    this.#played = played;
    this.#people = people;
    this.#addresses = addresses;
    this.#places = Array.from({ length: tables }, () => []);
  }

  /** `addresses` are where they go in turn when their socket breaks. */
  static async start(
    addresses: readonly string[],
    tables: number,
    played: StubbornGame = SKIRMISH,
  ): Promise<StubbornLoad> {
    const names = ['Player 0', 'Player 1'];
    const people = await Promise.all(names.map((name) => TestPlayer.guest(addresses[0], name)));
    const load = new StubbornLoad(played, people, addresses, tables);
    load.#playing = Promise.all(load.#places.map((_, place) => load.#keepPlaying(place)));
    // whoever ends it is told
    load.#playing.catch(() => {});
    return load;
  }

  get acknowledged(): number {
    return this.#seats.reduce(
      (sum, { sent }) => sum + sent.filter(({ isAcknowledged }) => isAcknowledged).length,
      0,
    );
  }

  /** How long each socket that broke took to be back, shortest first. */
  get breaks(): readonly number[] {
    return this.#seats.flatMap((each) => each.breaks).toSorted((a, b) => a - b);
  }

  /** Tables that are not over. */
  get playing(): readonly string[] {
    return [...this.rules.keys()].filter((table) => !this.finished.includes(table));
  }

  /** When each table moved last. */
  get movedAt(): readonly number[] {
    return this.#places.map((seated) => Math.max(...seated.map(({ acknowledgedAt }) => acknowledgedAt)));
  }

  /** Fails when playing does. */
  async whileItPlays(wait: Promise<void>): Promise<void> {
    await Promise.race([wait, this.#playing]);
  }

  /** Lets all games come to their end. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#playing;
  }

  /** An acknowledged order that is lost, one that is there twice, a game that the rules refuse; null when all is well. */
  async whatIsWrong(address = this.#addresses[0]): Promise<string | null> {
    for (const { player, table, seat, sent } of this.#seats) {
      const { body } = await player.at(address).rest('GET', `/api/tables/${table}/log`);
      const orders = (body as unknown as Logged[]).flatMap((entry) =>
        entry.seat === seat && entry.order !== undefined ? [entry.order.join(', ')] : [],
      );
      const lost = whatIsLost(sent, orders);
      if (lost !== null) return `${table}: ${lost}`;
    }
    for (const table of this.finished) {
      const { body } = await this.#people[0].at(address).rest('GET', `/api/tables/${table}/record`);
      const replayed = replayGame(await this.#gameOf(table), body as unknown as GameFile);
      if (isRefusal(replayed)) return `${table}: ${replayed.reason}`;
    }
    return null;
  }

  async #keepPlaying(place: number): Promise<void> {
    const withBot = place % WITH_BOT === WITH_BOT - 1;
    while (!this.#isEnding) {
      const table = await this.#opened(place, withBot);
      const game = await this.#gameOf(table);
      const seated = this.#people
        .slice(0, withBot ? 1 : 2)
        .map(
          (person, seat) =>
            new Stubborn(person, table, seat, game, new FastChance(place * 2 + seat), this.#addresses),
        );
      this.#places[place] = seated;
      this.#seats.push(...seated);
      await Promise.all(seated.map((each) => each.play(() => false)));
      await Promise.all(seated.map((each) => each.leave()));
      this.finished.push(table);
    }
  }

  async #gameOf(table: string): Promise<Game> {
    const rules = this.rules.get(table) ?? 0;
    const game = await this.#played.game(rules);
    if (game === null) throw new Error(`There are no rules ${rules} of ${table}.`);
    return game;
  }

  /** Opens a table, again and again until the server is there to do it. */
  async #opened(place: number, withBot: boolean): Promise<string> {
    for (let tries = 0; ; tries++) {
      const address = this.#addresses[tries % this.#addresses.length];
      const people = this.#people.map((person) => person.at(address));
      try {
        const other = withBot ? { bot: 'random' } : { free: true as const };
        const { table } = await people[0].open({
          game: 'skirmish',
          options: this.#played.options(place),
          seats: [{ me: true }, other],
          ready: withBot,
        });
        if (!withBot) await begin(table, people);
        this.rules.set(table, await rulesOf(people[0], table));
        return table;
      } catch {
        await pause();
      }
    }
  }
}
