// A table in this thread: the match, who sits there, the bots' turns, and the saving of every move before it is shown.

import type { Mind } from '@starboard/bots';
import { isRefusal, refusalJson, seatsOf, SPECTATOR, type Refusal } from '@starboard/engine';
import {
  agreeDraw,
  forfeit,
  isOver,
  keptOrders,
  outcomeOf,
  submit,
  takeBack,
  undo,
  writeGame,
  type Committed,
  type Match,
} from '@starboard/engine/match';
import {
  deltaFor,
  openTimeline,
  timelineFor,
  viewFileOf,
  viewFor,
  viewState,
  type ViewDelta,
  type View,
  type TimelineJson,
} from '@starboard/engine/view';
import type { Person } from '@starboard/kit';
import type { HouseOrder } from '@starboard/series/group';
import type { SavedGame, Shelf } from '../shelf/shelf.ts';
import { refuse } from '../words/messages.ts';
import { BotTurns } from './bot-turns.ts';
import { deviceClock, type TableClock } from './clock.ts';
import type { Proposal, SavedFile, TableFacts, Told } from './facts.ts';
import type { TableLook } from './link.ts';
import { Queue } from './queue.ts';
import { besideOf } from './saved-file.ts';
import { earlierNames, everSat, given, isShared, mayChange, notesOf, seatsOfPeople } from './seating.ts';
import { houseOf, type TableHouse } from './table-house.ts';

/** What the table tells without being asked. */
export type News =
  | { readonly delta: ViewDelta; readonly viewer: number }
  | { readonly thinking: number | null }
  /** Nothing stands any more of what anybody answered beforehand. */
  | { readonly said: null }
  | { readonly unsaved: string }
  | { readonly failed: string };

export interface Hosting {
  readonly match: Match;
  readonly table: SavedGame;
  /** Null for a table that is not kept: a what-if. */
  readonly shelf: Shelf | null;
  readonly mind: Mind;
  /** The bots' own randomness. */
  readonly seed: number;
  readonly tell: (news: News) => void;
  /** The device's, if not said. */
  readonly clock?: TableClock;
  /** Of a table in a group: who keeps the group. */
  readonly house?: TableHouse;
  /** In which all tables of a group take turns; absent: the table has its own. */
  readonly queue?: Queue;
}

export class Host {
  readonly #match: Match;
  readonly #shelf: Shelf | null;
  readonly #tell: (news: News) => void;
  readonly #clock: TableClock;
  readonly #bots: BotTurns;
  /** What was seen of a table that is not kept, and so cannot be replayed, by viewer. */
  readonly #seen = new Map<number, { readonly first: View; readonly deltas: ViewDelta[] }>();
  #table: SavedGame;
  #viewer = SPECTATOR;
  /** The viewSeq up to which the viewer has been shown what happened. */
  #shown = 0;
  #proposal: Proposal | null = null;
  /** Who looks at nothing is not waited for. */
  #watched = true;
  readonly #house: TableHouse | null;
  /** What is saved is in the order of what was done. */
  readonly #queue: Queue;

  constructor({
    match,
    table,
    shelf,
    mind,
    seed,
    tell,
    clock = deviceClock,
    house,
    queue = new Queue(),
  }: Hosting) {
    this.#match = match;
    this.#house = houseOf(match, house);
    this.#queue = queue;
    this.#table = table;
    this.#shelf = shelf;
    this.#tell = tell;
    this.#clock = clock;
    this.#bots = new BotTurns({
      match,
      mind,
      clock,
      seed,
      levelOf: (seat) => this.#table.people[seat].bot,
      play: (seat, order) => this.submit(seat, order),
      thinking: (seat) => tell({ thinking: seat }),
      unseen: () => (this.#watched ? this.#latest() - this.#shown : 0),
      apart: async () => {
        const pace = this.#watched ? 0 : (this.#house?.pace ?? 0);
        if (pace > 0) await clock.until(clock.now() + pace);
      },
      house: () => this.#answered(),
      failed: (error) => tell({ failed: error instanceof Error ? error.message : String(error) }),
    });
    if (shelf === null)
      for (let viewer = SPECTATOR; viewer < match.seats; viewer++)
        this.#seen.set(viewer, { first: viewFor(match, viewer), deltas: [] });
  }

  get facts(): TableFacts {
    const { id, people, here, lesson, notes = [], earlier = [] } = this.#table;
    const { game, options, seats, fairness } = this.#match;
    const playable = fairness.seed.length > 0;
    const kept = this.#shelf !== null;
    const { id: name, rules } = game;
    const shared = isShared(this.#table);
    const proposal = this.#proposal === null ? {} : { proposal: this.#proposal };
    return {
      id,
      game: name,
      rules,
      options,
      seats,
      people,
      here,
      lesson,
      playable,
      kept,
      advised: true,
      shared,
      notes,
      earlier,
      ...proposal,
    };
  }

  /** Whose turn it is; nobody's once the game is over. */
  get actors(): readonly number[] {
    return isOver(this.#match) ? [] : seatsOf(this.#match.game.actors(this.#match.state));
  }

  look(viewer: number): TableLook<TimelineJson> {
    if (viewer !== SPECTATOR && !this.#table.here.includes(viewer) && !isOver(this.#match))
      throw new Error(`Nobody at this screen sits in seat ${viewer}.`);
    this.#viewer = viewer;
    this.#watched = true;
    // who sits down has not agreed
    if (viewer !== SPECTATOR) this.#proposal = null;
    this.shown(this.#latest());
    const timeline = this.#past(viewer);
    if (this.facts.playable) this.#bots.wake();
    return { timeline, secretive: this.#secretive(), said: this.#bots.saidBy(viewer) };
  }

  /** Nobody looks any more: what comes is not waited for, and bots play on in their own time. */
  away(): void {
    this.#viewer = SPECTATOR;
    this.#watched = false;
    this.#bots.wasShown();
    this.#bots.wake();
  }

  submit(seat: number, order: readonly number[]): Promise<Told | null> {
    return this.#do(() => {
      // what comes from other tables is nobody's choice
      if (this.#due() !== null) return refuse(null, 'houseFirst');
      return submit(this.#match, seat, order, this.#clock.now());
    });
  }

  undo(seat: number): Promise<Told | null> {
    return this.#do(() => {
      const last = this.#match.recent.findLast((each) => each.seat === seat);
      const kept = last === undefined ? null : (this.#house?.whyKept(last.index) ?? null);
      return kept ?? undo(this.#match, seat, this.#clock.now());
    });
  }

  /** Bots agree to that, and people at one screen have agreed by word of mouth. */
  takeBack(seat: number): Promise<Told | null> {
    return this.#do(() => {
      const kept = this.#house?.whyKept(0) ?? null;
      if (kept !== null) return kept;
      this.#bots.forget();
      this.#tell({ said: null });
      const last = keptOrders(this.#match.log).toReversed();
      return takeBack(
        this.#match,
        seat,
        1 + last.findIndex((order) => order.seat === seat),
        this.#clock.now(),
      );
    });
  }

  async offerDraw(seat: number): Promise<Told | null> {
    if (this.#match.seats === 1) return refusalJson(refuse(null, 'drawAlone'));
    const against = this.#bots.unwilling();
    if (against !== null)
      return refusalJson(refuse(null, 'playsOn', { name: this.#table.people[against].name }));
    return this.#do(() => agreeDraw(this.#match, seat, this.#clock.now()));
  }

  resign(seat: number): Promise<Told | null> {
    return this.#do(() => forfeit(this.#match, seat, 'resigned', this.#clock.now()));
  }

  /** Null: the seat wants to be asked. */
  say(seat: number, answer: number | null): void {
    this.#bots.say(seat, answer);
  }

  shown(viewSeq: number): void {
    this.#shown = viewSeq;
    this.#bots.wasShown();
  }

  #latest(): number {
    return this.#match.viewSeqs[this.#viewer + 1];
  }

  /** At once, or as a proposal that all at the screen have to agree to. */
  async seat(people: readonly Person[]): Promise<TableFacts | Told> {
    this.#proposal = null;
    const kept = await this.#shelf?.load(this.#table.id);
    const may = mayChange(this.#match, { ...this.#table, ...given(kept?.table) }, people);
    if (isRefusal(may)) return refusalJson(may);
    if (may) await this.#change({ people });
    else this.#proposal = { people, agreed: [] };
    return this.facts;
  }

  /** Nobody's secrets are on the page meanwhile: the screen goes round. */
  async agree(seat: number): Promise<TableFacts | Told> {
    const { here } = this.#table;
    if (this.#proposal === null || !here.includes(seat)) return refusalJson(refuse(null, 'nothingToDo'));
    if (this.#viewer !== SPECTATOR) return refusalJson(refuse(null, 'behindCurtain'));
    const { people, agreed: before } = this.#proposal;
    const agreed = [...new Set([...before, seat])];
    if (here.every((each) => agreed.includes(each))) {
      this.#proposal = null;
      const { notes = [] } = this.#table;
      await this.#change({ people, notes: [...notes, ...notesOf(this.#table, people, this.#clock.now())] });
    } else this.#proposal = { people, agreed };
    return this.facts;
  }

  decline(): TableFacts {
    this.#proposal = null;
    return this.facts;
  }

  replay(viewpoint: number | null): TimelineJson | Told {
    const open = openTimeline(this.#match);
    if (open === null) return refusalJson(refuse(null, 'seatsLater'));
    return viewpoint === null ? open : timelineFor(this.#match, viewpoint);
  }

  /** While several people play, what whoever looks was shown. That the whole file was given out is noted before. */
  async file(): Promise<SavedFile> {
    const beside = besideOf(this.#table);
    const view = isShared(this.#table) ? viewFileOf(this.#past(this.#viewer), beside) : null;
    if (view !== null) return view;
    if (!isOver(this.#match)) await this.#giveOut();
    return { ...writeGame(this.#match, { withSeed: this.facts.playable }), ...beside };
  }

  async #giveOut(): Promise<void> {
    this.#table = { ...this.#table, given: true };
    try {
      await this.#shelf?.give(this.#table.id);
    } catch (error) {
      this.#tell({ unsaved: error instanceof Error ? error.message : String(error) });
    }
  }

  #past(viewer: number): TimelineJson {
    return this.#seen.get(viewer) ?? timelineFor(this.#match, viewer);
  }

  async #change(change: Pick<SavedGame, 'people' | 'notes'>): Promise<void> {
    const sat = everSat(this.#table);
    const names = earlierNames(this.#table, change.people, this.#clock.now());
    const earlier = [...(this.#table.earlier ?? []), ...names];
    this.#table = { ...this.#table, ...change, earlier, sat, here: seatsOfPeople(change.people) };
    await this.#shelf?.save(this.#table);
    this.#bots.wake();
  }

  /** Does a seat at this screen see what the public does not? */
  #secretive(): boolean {
    const { game, state } = this.#match;
    const open = viewState(game, state, SPECTATOR);
    return this.#table.here.some((seat) => !game.shape.equal(open, viewState(game, state, seat)));
  }

  /** Gives what the table waits for from its house; false where it waits for none. */
  async #answered(): Promise<boolean> {
    if (this.#due() === null) return false;
    await this.#do(() => {
      const due = this.#due();
      if (due === null) return refuse(null, 'nothingToDo');
      return submit(this.#match, due.seat, due.order, this.#clock.now());
    });
    return true;
  }

  #due(): HouseOrder | null {
    return this.#house?.orderFor(this.#match) ?? null;
  }

  #do(act: () => Committed | Refusal): Promise<Told | null> {
    return this.#queue.add(async () => {
      const committed = act();
      if (isRefusal(committed)) return refusalJson(committed);
      await this.#keep(committed);
      this.#show(committed);
      await this.#house?.told(this.#match, committed);
      this.#bots.wake();
      return null;
    });
  }

  async #keep({ entry, written }: Committed): Promise<void> {
    const outcome = outcomeOf(this.#match);
    this.#table = { ...this.#table, played: entry.at, over: isOver(this.#match), outcome };
    try {
      await this.#shelf?.append(this.#table, this.#match.log.length - 1, written);
    } catch (error) {
      this.#tell({ unsaved: error instanceof Error ? error.message : String(error) });
    }
  }

  #show(latest: Committed): void {
    for (const [viewer, { deltas }] of this.#seen) {
      const delta = deltaFor(this.#match, viewer, latest);
      if (delta !== null) deltas.push(delta);
    }
    const viewer = this.#viewer;
    const delta = deltaFor(this.#match, viewer, latest);
    if (delta !== null) this.#tell({ delta, viewer });
  }
}
