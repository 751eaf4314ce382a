// What happens at the table on this page: which moment is on the board, who looks, and the order in the making.

import {
  isRefusal,
  momentOf,
  openDraft,
  SPECTATOR,
  type Game,
  type GameFile,
  type Moment,
  type Sight,
  type State,
} from '@starboard/engine';
import type { Choice, Person, Wish } from '../kit/index.ts';
import type { Told } from '../link/facts.ts';
import type { Story, TableLink } from '../link/link.ts';
import {
  chosen,
  dropped,
  filledIn,
  orderOf,
  pointedAt,
  renewed,
  steppedBack,
  type Order,
} from './ordering.ts';
import { pauseBefore } from './pacing.ts';
import { jumped, played, playing, replayOf, sameMoment } from './replaying.ts';
import { isAwaited, isBehind, stateAt, UNDECIDED, type Manners, type TableState } from './table-state.ts';

export class TableSession {
  readonly game: Game;
  readonly link: TableLink;
  readonly #listeners = new Set<() => void>();
  readonly #states = new WeakMap<Moment, State>();
  readonly #offered = new Set<() => readonly Wish[]>();
  /** What each viewer here has been shown, to go on from there. */
  readonly #seen = new Map<number, number>();
  readonly #ending = new AbortController();
  #state: TableState;
  #manners: Manners = { pace: 700, confirm: false };
  #timer = 0;
  #sending = false;
  /** When the viewer, whom others wait for, has to have been shown everything. */
  #deadline: number | null = null;
  /** Until the viewer decides, everything is shown as it comes. */
  #skips = false;

  constructor(game: Game, link: TableLink, viewer: number, story: Story) {
    this.game = game;
    this.link = link;
    this.#state = stateAt(link, viewer, story);
    const stop = link.listen({
      sight: (next) => this.#arrived(next),
      facts: () => this.#reseated(),
      thinking: (seat) => this.#set({ thinking: seat }),
      unsaved: (reason) => this.#set({ unsaved: reason }),
      crashed: (reason) => this.#set({ crashed: reason, order: null, thinking: null }),
    });
    const { signal } = this.#ending;
    signal.addEventListener('abort', stop);
    // what happens while nobody looks is shown when somebody does
    document.addEventListener('visibilitychange', () => this.#settle(), { signal });
    this.#settle();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableState => this.#state;

  readonly stateOf = (moment: Moment): State => {
    let state = this.#states.get(moment);
    if (state === undefined) {
      const restored = this.game.shape.restore(moment.view);
      if (restored === null) throw new Error('The table sent a view of another game.');
      this.#states.set(moment, (state = restored));
    }
    return state;
  };

  /** Wishes that something on the board stands for, until the returned function is called. */
  offer(wishes: () => readonly Wish[]): () => void {
    this.#offered.add(wishes);
    return () => this.#offered.delete(wishes);
  }

  behave(manners: Manners): void {
    this.#manners = manners;
    this.#settle();
  }

  close(): void {
    window.clearTimeout(this.#timer);
    this.#ending.abort();
    this.link.close();
  }

  // What comes from the table.

  #reseated(): void {
    this.#set({ facts: this.link.facts });
    this.#settle();
  }

  #arrived(sight: Sight): void {
    if (sight.viewer !== this.#state.viewer) return;
    this.#set({ sight, moments: [...this.#state.moments, momentOf(sight)] });
    this.#settle();
  }

  /** Shows the next moment when its time has come; at the last, lets the viewer decide. */
  #settle(): void {
    window.clearTimeout(this.#timer);
    const { moments, shown, viewer, sight, curtain } = this.#state;
    const last = moments.length - 1;
    this.link.shown(sight.position - (last - shown));
    if (curtain !== null) return;
    if (shown === last) return this.#decide();
    const next = moments[shown + 1];
    const own = viewer !== SPECTATOR && next.entry?.seat === viewer;
    if (own || next.events.length === 0) return this.#showNext(shown + 1);
    if (document.hidden || this.#isHeld()) return;
    const pause = this.#pauseBefore(last - shown);
    if (pause === 0) return this.#showNext(last);
    this.#timer = window.setTimeout(() => this.#showNext(this.#state.shown + 1), pause);
  }

  /** Nobody holds back what the others wait for. */
  #isHeld(): boolean {
    if (this.#state.paused && this.#hurries()) this.#set({ paused: false });
    return this.#state.paused;
  }

  #hurries(): boolean {
    return this.link.patience !== undefined && isAwaited(this.#state);
  }

  #pauseBefore(behind: number): number {
    const { patience = 0 } = this.link;
    if (this.#skips) return 0;
    if (this.#hurries()) this.#deadline ??= performance.now() + patience;
    else this.#deadline = null;
    const left = this.#deadline === null ? null : Math.max(0, this.#deadline - performance.now());
    return pauseBefore(this.#manners.pace, behind, left);
  }

  #showNext(shown: number): void {
    this.#set({ shown, moving: true, refusal: null });
    this.#settle();
  }

  #decide(): void {
    const { sight, viewer, facts, order, moments, shown } = this.#state;
    this.#seen.set(viewer, shown);
    this.#deadline = null;
    // whoever only watches skips to the latest, not to the end
    if (isAwaited(this.#state) || facts.here.length === 0) this.#skips = false;
    if (!facts.playable) return;
    if (isAwaited(this.#state))
      return this.#order(renewed(order, this.game, this.stateOf(moments[shown]), viewer));
    this.#set({ order: null, confirming: false });
    const next = sight.actors.find((seat) => facts.here.includes(seat));
    if (next !== undefined) void this.#handOver(next);
  }

  // Who looks.

  async #handOver(seat: number): Promise<void> {
    // first nobody's eyes: what the one before knew leaves the page
    const story = await this.link.look(SPECTATOR);
    if (story.secretive) this.#show(story, SPECTATOR, seat);
    else await this.#look(seat);
  }

  /** The person that the curtain waits for is there. */
  async sitDown(): Promise<void> {
    const { curtain } = this.#state;
    if (curtain !== null) await this.#look(curtain);
  }

  /** Others sit here from now on: all who are no bots at this screen. */
  async seat(people: readonly Person[]): Promise<void> {
    const here = people.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    await this.link.seat?.(people, here);
    this.#set({ facts: this.link.facts });
    const { viewer, sight } = this.#state;
    if (here.includes(viewer)) return this.#settle();
    const next = here.find((seat) => sight.actors.includes(seat)) ?? here[0];
    if (next === undefined) await this.#look(SPECTATOR);
    else await this.#handOver(next);
  }

  async #look(viewer: number): Promise<void> {
    this.#show(await this.link.look(viewer), viewer, null);
  }

  #show(story: Story, viewer: number, curtain: number | null): void {
    window.clearTimeout(this.#timer);
    const last = story.moments.length - 1;
    const shown = viewer === SPECTATOR ? last : Math.min(this.#seen.get(viewer) ?? last, last);
    const { sight, moments, said } = story;
    this.#set({ ...UNDECIDED, viewer, curtain, sight, moments, said, shown });
    this.#settle();
  }

  // The order in the making.

  pick(...wishes: readonly Wish[]): void {
    const { order } = this.#state;
    if (order === null) return;
    const next = pointedAt(
      order,
      wishes,
      [...this.#offered].map((wish) => wish()),
    );
    if (isRefusal(next))
      this.#set({ refusal: { reason: next.reason, rule: next.rule }, order: { ...order, asked: null } });
    else this.#order(next);
  }

  choose(choice: Choice): void {
    this.#change((order) => chosen(order, choice));
  }

  fill(moves: readonly number[]): void {
    this.#change((order) => filledIn(order, moves));
  }

  escape(): void {
    this.#change(dropped);
  }

  stepBack(): void {
    this.#change(steppedBack);
  }

  #change(change: (order: Order) => Order): void {
    const { order } = this.#state;
    if (order === null) this.#set({ refusal: null });
    else this.#order(change(order));
  }

  #order(order: Order): void {
    const { complete, handsOver, order: moves } = order.draft;
    const asks = complete && handsOver && this.#manners.confirm;
    this.#set({ order, refusal: null, confirming: asks, ...(moves.length > 0 ? { moving: false } : {}) });
    if (complete && !asks) void this.send();
  }

  async send(): Promise<void> {
    const { order } = this.#state;
    if (order === null || this.#sending) return;
    this.#sending = true;
    this.#set({ confirming: false });
    const { seat, order: moves, view } = order.draft;
    const refusal = await this.link.submit(seat, moves);
    this.#sending = false;
    if (refusal !== null) return this.#set({ refusal, order: orderOf(openDraft(this.game, view, seat)) });
    const next = this.#state.order;
    // the sight may come before the answer, and the next order be complete by then
    if (next !== null && next !== order && next.draft.complete && !this.#state.confirming) await this.send();
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

  async #ask(what: (seat: number) => Promise<Told | null>): Promise<void> {
    const { viewer } = this.#state;
    if (viewer === SPECTATOR) return;
    const refusal = await what(viewer);
    this.#set({ refusal, ...(refusal === null ? { said: null } : {}) });
  }

  /** Null when there is none; why is told. */
  async file(): Promise<GameFile | null> {
    try {
      return await this.link.file();
    } catch (error) {
      this.#set({ refusal: { reason: error instanceof Error ? error.message : String(error), rule: null } });
      return null;
    }
  }

  /** Answers beforehand; null takes that back. */
  say(answer: number | null): void {
    this.#set({ said: answer });
    this.link.say(this.#state.viewer, answer);
  }

  dismiss(): void {
    this.#set({ refusal: null });
  }

  // Stepping through what happened.

  /** Pauses or plays the replay, where one is shown; else the game. Where others play on, only what they have done
   *  already can be held back. */
  pauseOrPlay(): void {
    const { replay, paused } = this.#state;
    this.#skips = false;
    if (replay === null && !paused && this.link.patience !== undefined && !isBehind(this.#state)) return;
    if (replay === null) this.#set({ paused: !paused });
    else this.#set({ replay: playing(replay, !replay.playing), moving: false });
    this.#settle();
  }

  /** Shows the latest at once, and so on until the viewer has to decide. */
  skip(): void {
    if (!isBehind(this.#state)) return;
    this.#skips = true;
    this.#set({ paused: false });
    this.#settle();
  }

  jumpTo(at: number): void {
    const { replay, moments } = this.#state;
    this.#set({ replay: replay === null ? replayOf(moments, at) : jumped(replay, at), moving: false });
  }

  playNext(): void {
    const { replay } = this.#state;
    if (replay !== null) this.#set({ replay: played(replay), moving: true });
  }

  /** Through that seat's eyes, or with everything open, only once the game is over; undefined: through the viewer's own.
   *  What is on the board stays the same moment of the game. */
  async lookAs(viewpoint: number | null | undefined): Promise<void> {
    const moments = viewpoint === undefined ? this.#state.moments : await this.link.replay(viewpoint);
    if ('reason' in moments) return this.#set({ refusal: moments });
    const { replay } = this.#state;
    const at = replay === null ? moments.length - 1 : sameMoment(replay.moments, replay.at, moments);
    this.#set({ replay: { ...replayOf(moments, at), viewpoint }, moving: false });
  }

  backToNow(): void {
    this.#set({ replay: null, moving: false });
  }

  #set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
