// A table in this thread: the match, who sits there, the bots' turns, and the saving of every move before it is shown.

import type { Mind } from '@starboard/bots';
import { isRefusal, SPECTATOR, type Refusal } from '@starboard/engine';
import {
  agreeDraw,
  forfeit,
  isOver,
  standingOrders,
  submit,
  takeBack,
  undo,
  writeGame,
  type Committed,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import {
  historyFor,
  momentOf,
  openHistory,
  viewFor,
  viewState,
  type Moment,
  type Sight,
} from '@starboard/engine/view';
import type { Person } from '../kit/index.ts';
import type { SavedTable, Shelf } from '../shelf/shelf.ts';
import { BotTurns } from './bot-turns.ts';
import type { TableFacts, Told } from './facts.ts';
import type { Story } from './link.ts';

/** What the table tells without being asked. */
export type News =
  | { readonly sight: Sight }
  | { readonly thinking: number | null }
  | { readonly unsaved: string }
  | { readonly failed: string };

export interface Hosting {
  readonly match: Match;
  readonly table: SavedTable;
  /** Null for a table that is not kept: a what-if. */
  readonly shelf: Shelf | null;
  readonly mind: Mind;
  /** The bots' own randomness. */
  readonly seed: number;
  readonly tell: (news: News) => void;
}

export class Host {
  readonly #match: Match;
  readonly #shelf: Shelf | null;
  readonly #tell: (news: News) => void;
  readonly #bots: BotTurns;
  /** The moments of a table that is not kept, and so cannot be replayed, by viewer. */
  readonly #seen = new Map<number, Moment[]>();
  #table: SavedTable;
  #viewer = SPECTATOR;
  /** One thing after the other: what is saved is in the order of what was done. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ match, table, shelf, mind, seed, tell }: Hosting) {
    this.#match = match;
    this.#table = table;
    this.#shelf = shelf;
    this.#tell = tell;
    this.#bots = new BotTurns({
      match,
      mind,
      seed,
      levelOf: (seat) => this.#table.people[seat].bot,
      play: (seat, order) => this.submit(seat, order),
      thinking: (seat) => tell({ thinking: seat }),
      failed: (error) => tell({ failed: error instanceof Error ? error.message : String(error) }),
    });
    if (shelf === null)
      for (let viewer = SPECTATOR; viewer < match.seats; viewer++)
        this.#seen.set(viewer, [momentOf(viewFor(match, viewer))]);
  }

  get facts(): TableFacts {
    const { id, people, here, lesson } = this.#table;
    const { game, options, seats, fairness } = this.#match;
    const playable = fairness.seed.length > 0;
    const kept = this.#shelf !== null;
    return { id, game: game.id, options, seats, people, here, lesson, playable, kept, advised: true };
  }

  look(viewer: number): Story {
    if (viewer !== SPECTATOR && !this.#table.here.includes(viewer) && !isOver(this.#match))
      throw new Error(`Nobody at this screen sits in seat ${viewer}.`);
    this.#viewer = viewer;
    this.#bots.lagsBy(0);
    const moments = this.#seen.get(viewer) ?? historyFor(this.#match, viewer);
    if (this.facts.playable) this.#bots.wake();
    return {
      sight: viewFor(this.#match, viewer),
      moments,
      secretive: this.#secretive(),
      said: this.#bots.saidBy(viewer),
    };
  }

  submit(seat: number, order: readonly number[]): Promise<Told | null> {
    return this.#do(() => submit(this.#match, seat, order, Date.now()));
  }

  undo(seat: number): Promise<Told | null> {
    return this.#do(() => undo(this.#match, seat, Date.now()));
  }

  /** Bots agree to that, and people at one screen have agreed by word of mouth. */
  takeBack(seat: number): Promise<Told | null> {
    return this.#do(() => {
      this.#bots.forget();
      const last = standingOrders(this.#match.log).toReversed();
      return takeBack(this.#match, seat, 1 + last.findIndex((order) => order.seat === seat), Date.now());
    });
  }

  async offerDraw(seat: number): Promise<Told | null> {
    const against = this.#bots.unwilling();
    if (against !== null) return { reason: `${this.#table.people[against].name} plays on.`, rule: null };
    return this.#do(() => agreeDraw(this.#match, seat, Date.now()));
  }

  resign(seat: number): Promise<Told | null> {
    return this.#do(() => forfeit(this.#match, seat, 'resigned', Date.now()));
  }

  /** Null: the seat wants to be asked. */
  say(seat: number, answer: number | null): void {
    this.#bots.say(seat, answer);
  }

  shown(position: number): void {
    this.#bots.lagsBy(this.#match.shown[this.#viewer + 1] - position);
  }

  async seat(people: readonly Person[], here: readonly number[]): Promise<TableFacts> {
    this.#table = { ...this.#table, people, here };
    await this.#shelf?.save(this.#table);
    this.#bots.wake();
    return this.facts;
  }

  replay(viewpoint: number | null): readonly Moment[] | Told {
    const open = openHistory(this.#match);
    if (open === null) return { reason: 'Other seats can be looked into when the game is over.', rule: null };
    return viewpoint === null ? open : historyFor(this.#match, viewpoint);
  }

  file(): GameFile {
    const file = writeGame(this.#match, { withSeed: this.facts.playable });
    return { ...file, people: this.facts.people.map(({ name, bot }) => ({ name, bot })) };
  }

  /** Does a seat at this screen see what the public does not? */
  #secretive(): boolean {
    const { game, state } = this.#match;
    const open = viewState(game, state, SPECTATOR);
    return this.#table.here.some((seat) => !game.shape.equal(open, viewState(game, state, seat)));
  }

  #do(deed: () => Committed | Refusal): Promise<Told | null> {
    const done = this.#queue.then(async () => {
      const committed = deed();
      if (isRefusal(committed)) return { reason: committed.reason, rule: committed.rule };
      await this.#keep(committed);
      this.#show(committed);
      this.#bots.wake();
      return null;
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  async #keep({ entry, written }: Committed): Promise<void> {
    this.#table = { ...this.#table, played: entry.at, over: isOver(this.#match) };
    try {
      await this.#shelf?.append(this.#table, this.#match.log.length - 1, written);
    } catch (error) {
      this.#tell({ unsaved: error instanceof Error ? error.message : String(error) });
    }
  }

  #show(latest: Committed): void {
    const notices = (viewer: number): boolean => ((latest.shownTo >>> (viewer + 1)) & 1) === 1;
    for (const [viewer, moments] of this.#seen)
      if (notices(viewer)) moments.push(momentOf(viewFor(this.#match, viewer, { latest })));
    if (notices(this.#viewer)) this.#tell({ sight: viewFor(this.#match, this.#viewer, { latest }) });
  }
}
