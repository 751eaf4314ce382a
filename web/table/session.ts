// Somebody's time at a table, as the page's components know it: what is there to see, and all that can be done.

import { SPECTATOR, type Game, type State } from '@starboard/engine';
import type { Person } from '@starboard/kit';
import type { SavedFile, Told } from '../link/facts.ts';
import type { TableLook, TableLink } from '../link/link.ts';
import type { Moment } from '../timeline/timeline.ts';
import { Drafter } from './draft/drafter.ts';
import { isTold, toldFailure } from '../link/told.ts';
import { Looking } from './looking.ts';
import { Showing } from './showing.ts';
import { Stepping } from './stepping.ts';
import { isAmongBots, isAnswered, isAwaited, stateAt, type Manners, type TableState } from './table-state.ts';
import { TableStore } from './table-store.ts';

export class TableSession {
  readonly game: Game;
  readonly link: TableLink;
  /** The order in the making. */
  readonly drafter: Drafter;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => TableState;
  readonly #store: TableStore;
  readonly #showing: Showing;
  readonly #looking: Looking;
  readonly #stepping: Stepping;
  readonly #unlisten: () => void;
  #passIdle = false;

  constructor(link: TableLink, looked: TableLook) {
    this.game = link.game;
    this.link = link;
    const store = new TableStore(stateAt(link, looked));
    this.#store = store;
    this.subscribe = store.subscribe;
    this.snapshot = () => store.now;
    this.#showing = new Showing(store, link, () => this.#decide());
    this.#looking = new Looking(store, link, () => this.#showing.goOn());
    this.drafter = new Drafter(store, link);
    this.#stepping = new Stepping(store, link);
    this.#unlisten = this.#listen();
    this.#showing.goOn();
  }

  behave({ pace, following, confirm, passIdle, warns }: Manners): void {
    this.#showing.pace = pace;
    this.#showing.following = following ?? (() => 0);
    this.drafter.confirm = confirm;
    this.drafter.warns = warns;
    this.#passIdle = passIdle;
    this.#showing.goOn();
  }

  close(): void {
    this.#showing.close();
    this.#unlisten();
    this.link.close();
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
  async file(): Promise<SavedFile | null> {
    const file = await this.link.file().catch(toldFailure);
    if (!isTold(file)) return file;
    this.#store.set({ refusal: file });
    return null;
  }

  /** Answers beforehand; null takes that back. */
  say(answer: number | null): void {
    this.#store.set({ said: answer });
    void this.#ask((seat) => this.link.say(seat, answer));
    this.#showing.goOn();
  }

  dismiss(): void {
    this.#store.set({ refusal: null });
  }

  // Who looks.

  /** The person that the curtain waits for is there. */
  sitDown(): Promise<void> {
    return this.#looking.sitDown();
  }

  /** Others sit here from now on, or once all have agreed: all who are no bots at this screen. */
  seat(people: readonly Person[]): Promise<void> {
    return this.#looking.seat(people);
  }

  /** The person that is asked behind the curtain agrees to who shall sit here, or does not. */
  answer(agrees: boolean): Promise<void> {
    return this.#looking.answer(agrees);
  }

  // What is on the board.

  readonly followed = (): void => this.#showing.followed();

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

  /** All that happened as that seat saw it, or with everything open (null): once the game is over. */
  past(viewpoint: number | null): Promise<readonly Moment[] | Told> {
    return this.#stepping.past(viewpoint);
  }

  #listen(): () => void {
    const store = this.#store;
    return this.link.listen({
      timeline: (timeline) => {
        if (timeline.view.viewer !== store.now.viewer) return;
        store.set(timeline);
        this.#showing.goOn();
      },
      facts: () => {
        store.set({ facts: this.link.facts });
        this.#showing.goOn();
      },
      said: (answer) => {
        store.set({ said: answer });
        this.#showing.goOn();
      },
      thinking: (seat) => store.set({ thinking: seat }),
      unsaved: (reason) => store.set({ unsaved: reason }),
      crashed: (reason) => store.set({ crashed: reason, draft: null, thinking: null }),
    });
  }

  /** All was shown: the viewer decides, or somebody else at this screen. */
  #decide(): void {
    this.#looking.noteSeen();
    const { view, facts, moments, shown } = this.#store.now;
    if (!facts.playable) return;
    // what other tables have sent is opened by itself
    if (this.game.group?.asksHouse(moments[shown].state) === true) return this.drafter.end();
    if (isAwaited(this.#store.now)) {
      if (isAnswered(this.game, this.#store.now)) return this.drafter.end();
      this.drafter.begin(moments[shown].state);
      if (this.#isIdle(moments[shown].state)) this.drafter.sendOnly();
      return;
    }
    this.drafter.end();
    const next = view.actors.find((seat) => facts.here.includes(seat));
    if (next !== undefined) void this.#looking.handOver(next);
  }

  /** Where other people sit, nobody is answered for: the time that takes would tell them what the viewer holds. */
  #isIdle(state: State): boolean {
    const { draft } = this.#store.now;
    const alike = this.game.standingAnswers?.asksAlike(state) === true;
    return this.#passIdle && alike && draft?.all.length === 1 && isAmongBots(this.#store.now);
  }

  async #ask(what: (seat: number) => Promise<Told | null>): Promise<void> {
    const { viewer } = this.#store.now;
    if (viewer === SPECTATOR) return;
    const refusal = await what(viewer);
    this.#store.set({ refusal });
  }
}
