// Somebody's time at a table, as the page's components know it: what is there to see, and all that can be done.

import { SPECTATOR, type Game, type State } from '@starboard/engine';
import type { GameFile } from '@starboard/engine/match';
import { momentOf, type Moment } from '@starboard/engine/view';
import type { Choice, Person, Wish } from '../kit/index.ts';
import type { Told } from '../link/facts.ts';
import type { Story, TableLink } from '../link/link.ts';
import { Deciding } from './deciding.ts';
import { Looking } from './looking.ts';
import { chosen, dropped, filledIn, steppedBack } from './ordering.ts';
import { restorer } from './restored.ts';
import { Showing } from './showing.ts';
import { Stepping } from './stepping.ts';
import { isAwaited, stateAt, type Manners, type TableState } from './table-state.ts';
import { TableStore } from './table-store.ts';

export class TableSession {
  readonly game: Game;
  readonly link: TableLink;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => TableState;
  readonly stateOf: (moment: Moment) => State;
  readonly #store: TableStore;
  readonly #showing: Showing;
  readonly #looking: Looking;
  readonly #deciding: Deciding;
  readonly #stepping: Stepping;
  readonly #unlisten: () => void;

  constructor(game: Game, link: TableLink, viewer: number, story: Story) {
    this.game = game;
    this.link = link;
    const store = new TableStore(stateAt(link, viewer, story));
    this.#store = store;
    this.subscribe = store.subscribe;
    this.snapshot = () => store.now;
    this.stateOf = restorer(game);
    this.#showing = new Showing(store, link, () => this.#decide());
    this.#looking = new Looking(store, link, () => this.#showing.goOn());
    this.#deciding = new Deciding(store, game, link);
    this.#stepping = new Stepping(store, link);
    this.#unlisten = this.#listen();
    this.#showing.goOn();
  }

  behave({ pace, confirm }: Manners): void {
    this.#showing.pace = pace;
    this.#deciding.confirm = confirm;
    this.#showing.goOn();
  }

  close(): void {
    this.#showing.close();
    this.#unlisten();
    this.link.close();
  }

  // The order in the making.

  /** Wishes that something on the board stands for, until the returned function is called. */
  offer(wishes: () => readonly Wish[]): () => void {
    return this.#deciding.offer(wishes);
  }

  pick(...wishes: readonly Wish[]): void {
    this.#deciding.pick(wishes);
  }

  choose(choice: Choice): void {
    this.#deciding.change((order) => chosen(order, choice));
  }

  fill(moves: readonly number[]): void {
    this.#deciding.change((order) => filledIn(order, moves));
  }

  escape(): void {
    this.#deciding.change(dropped);
  }

  stepBack(): void {
    this.#deciding.change(steppedBack);
  }

  send(): Promise<void> {
    return this.#deciding.send();
  }

  // What is asked of the table.

  undo(): Promise<void> {
    return this.#ask((seat) => this.link.undo(seat));
  }

  takeBack(): Promise<void> {
    return this.#ask((seat) => this.link.takeBack(seat));
  }

  offerDraw(): Promise<void> {
    return this.#ask((seat) => this.link.offerDraw(seat));
  }

  resign(): Promise<void> {
    return this.#ask((seat) => this.link.resign(seat));
  }

  /** Null when there is none; why is told. */
  async file(): Promise<GameFile | null> {
    try {
      return await this.link.file();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#store.set({ refusal: { reason, rule: null } });
      return null;
    }
  }

  /** Answers beforehand; null takes that back. */
  say(answer: number | null): void {
    this.#store.set({ said: answer });
    this.link.say(this.#store.now.viewer, answer);
  }

  dismiss(): void {
    this.#store.set({ refusal: null });
  }

  // Who looks.

  /** The person that the curtain waits for is there. */
  sitDown(): Promise<void> {
    return this.#looking.sitDown();
  }

  /** Others sit here from now on: all who are no bots at this screen. */
  seat(people: readonly Person[]): Promise<void> {
    return this.#looking.seat(people);
  }

  // What is on the board.

  /** Pauses or plays the replay, where one is shown; else the game. */
  pauseOrPlay(): void {
    const { replay } = this.#store.now;
    if (replay === null) this.#showing.pauseOrGoOn();
    else this.#stepping.pauseOrPlay(replay);
  }

  /** Shows the latest at once, and so on until the viewer has to decide. */
  skip(): void {
    this.#showing.skip();
  }

  jumpTo(at: number): void {
    this.#stepping.jumpTo(at);
  }

  playNext(): void {
    this.#stepping.playNext();
  }

  /** Through that seat's eyes, or with everything open, only once the game is over; undefined: through the viewer's own.
   *  What is on the board stays the same moment of the game. */
  lookAs(viewpoint: number | null | undefined): Promise<void> {
    return this.#stepping.lookAs(viewpoint);
  }

  backToNow(): void {
    this.#stepping.backToNow();
  }

  #listen(): () => void {
    const store = this.#store;
    return this.link.listen({
      sight: (sight) => {
        const { viewer, moments } = store.now;
        if (sight.viewer !== viewer) return;
        store.set({ sight, moments: [...moments, momentOf(sight)] });
        this.#showing.goOn();
      },
      facts: () => {
        store.set({ facts: this.link.facts });
        this.#showing.goOn();
      },
      thinking: (seat) => store.set({ thinking: seat }),
      unsaved: (reason) => store.set({ unsaved: reason }),
      crashed: (reason) => store.set({ crashed: reason, order: null, thinking: null }),
    });
  }

  /** All was shown: the viewer decides, or somebody else at this screen. */
  #decide(): void {
    this.#looking.noteSeen();
    const { sight, facts, moments, shown } = this.#store.now;
    if (!facts.playable) return;
    if (isAwaited(this.#store.now)) return this.#deciding.begin(this.stateOf(moments[shown]));
    this.#deciding.end();
    const next = sight.actors.find((seat) => facts.here.includes(seat));
    if (next !== undefined) void this.#looking.handOver(next);
  }

  async #ask(what: (seat: number) => Promise<Told | null>): Promise<void> {
    const { viewer } = this.#store.now;
    if (viewer === SPECTATOR) return;
    const refusal = await what(viewer);
    this.#store.set({ refusal, ...(refusal === null ? { said: null } : {}) });
  }
}
