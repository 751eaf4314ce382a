// A table of the server, as the table screen knows tables. What comes through is what the server's gate lets out for this
// viewer; orders are drafted here from that view.

import { isRefusal, SPECTATOR, refusalJson, type Game, type OptionValues } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { viewFileOf } from '@starboard/engine/view';
import { loadGame, whyMissing } from '@starboard/games';
import type { SavedFile, TableFacts, Told } from '../../link/facts.ts';
import type { LinkListener, TableLook, TableLink } from '../../link/link.ts';
import type { GameRecord } from '../../link/record.ts';
import { request } from '../wire/request.ts';
import { ordersSince } from '../../timeline/standing.ts';
import { extended, readTimeline, type Moment, type Timeline } from '../../timeline/timeline.ts';
import { refuse } from '../../words/messages.ts';
import type { SeenSince, Subscription, TableNow } from '../wire/subscription.ts';
import { factsOf } from '../facts/facts.ts';
import { fetchRecord } from '../facts/fetch-record.ts';
import { rememberSeen, seenBefore } from '../facts/seen.ts';

/** So much of what came meanwhile is shown to who comes back. */
const SHOWN_AGAIN = 12;

/** Milliseconds in which everything is shown to whom the others wait for, where their clock does not run. */
const PATIENCE = 1000;

const NOT_OVER: Told = refusalJson(refuse(null, 'seatsLater'));

/** The link to a table whose game has begun, with all that this viewer saw of it. */
export async function openOnline(subscription: Subscription): Promise<OnlineLink> {
  const timeline = subscription.snapshot().now?.timeline;
  if (!timeline) throw new Error('The game has not begun.');
  const { game: id, rules } = timeline.first;
  const game = await loadGame(id, rules);
  if (game === null) throw new Error(whyMissing(id, rules).reason);
  return new OnlineLink(subscription, game, timeline, await pastOf(subscription, game, timeline));
}

/** From the set-up to the first moment that the subscription told of; that one alone where the server does not say. */
async function pastOf(
  { table, invite }: Subscription,
  game: Game,
  { first, taken }: SeenSince,
): Promise<Timeline> {
  const alone = { first, deltas: [] };
  const until = first.viewSeq + taken;
  if (until === 0) return readTimeline(game, alone);
  const told = await request('GET /api/tables/:table/timeline', { params: { table }, invite });
  const past = 'value' in told && told.value.first.viewer === first.viewer ? told.value : alone;
  const deltas = past.deltas.slice(0, until);
  if (deltas.length === until) return readTimeline(game, { first: past.first, deltas });
  if (taken > 0) throw new Error('What was played so far cannot be read.');
  return readTimeline(game, alone);
}

function optionsOf(game: Game, written: OptionValues): OptionValues {
  const read = readOptions(game.options, written);
  return isRefusal(read) ? written : read;
}

export class OnlineLink implements TableLink {
  readonly game: Game;
  readonly #subscription: Subscription;
  readonly #epoch: number;
  readonly #listeners = new Set<LinkListener>();
  readonly #stop: () => void;
  #timeline: Timeline;
  #facts: TableFacts;
  #told: Pick<TableNow, 'info' | 'seat'>;
  readonly #options: OptionValues;
  #shown: number;
  #record: Promise<GameRecord | Told> | null = null;
  #answer: string | null;
  /** Answers beforehand that the server has yet to hear of: what it tells meanwhile is out of date. */
  #saying = 0;

  constructor(subscription: Subscription, game: Game, { epoch }: SeenSince, past: Timeline) {
    this.#subscription = subscription;
    this.game = game;
    this.#epoch = epoch;
    this.#timeline = past;
    this.#shown = past.view.viewSeq;
    const now = this.#now();
    this.#told = now;
    this.#answer = now.answer;
    this.#options = optionsOf(game, now.card.options);
    this.#facts = factsOf(now, this.#options);
    this.#follow();
    this.#stop = subscription.subscribe(() => this.#follow());
  }

  get facts(): TableFacts {
    return this.#facts;
  }

  get patience(): number {
    return this.#now().card.time.kind === 'live' ? 0 : PATIENCE;
  }

  /** Only through the eyes that the server lends. */
  look(): Promise<TableLook> {
    const { view, moments } = this.#timeline;
    const last = moments.length - 1;
    const unseen = view.viewSeq - (seenBefore(this.#subscription.table, view.viewer) ?? view.viewSeq);
    return Promise.resolve({
      timeline: this.#timeline,
      secretive: false,
      said: this.#said(),
      seen: Math.max(0, last - Math.min(unseen, SHOWN_AGAIN)),
    });
  }

  listen(listener: LinkListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async submit(seat: number, order: readonly number[]): Promise<Told | null> {
    const written = order.map(this.game.moves.toText);
    const shown = this.#shown;
    const refused = await this.#subscription.order(shown, written);
    if (refused?.code !== 'stale' || !this.#decidesBeside(seat, shown)) return refused;
    return this.#subscription.order(this.#timeline.view.viewSeq, written);
  }

  /** Has nothing happened since but that others decided at the same time? Then what one decided still holds. */
  #decidesBeside(seat: number, since: number): boolean {
    const { view, moments } = this.#timeline;
    const beside = moments.slice(Math.max(0, moments.length - 1 - (view.viewSeq - since)));
    return beside[0].actors.length > 1 && beside.every(({ actors }) => actors.includes(seat));
  }

  undo(): Promise<Told | null> {
    return this.#subscription.do({ do: 'undo', viewSeq: this.#shown });
  }

  takeBack(seat: number): Promise<Told | null> {
    return this.#subscription.do({
      do: 'offer',
      offer: 'takeBack',
      orders: ordersSince(this.#timeline.moments, seat),
    });
  }

  offerDraw(): Promise<Told | null> {
    return this.#subscription.do({ do: 'offer', offer: 'draw' });
  }

  resign(): Promise<Told | null> {
    return this.#subscription.do({ do: 'resign' });
  }

  /** Where the server did not take it, what it knows stands. */
  async say(_seat: number, answer: number | null): Promise<Told | null> {
    const { standingAnswers } = this.game;
    const text =
      answer === null || standingAnswers === undefined ? null : standingAnswers.answers.toText(answer);
    this.#saying++;
    const refused = await this.#subscription.do({ do: 'answer', answer: text });
    this.#saying--;
    this.#tellSaid();
    return refused;
  }

  shown(viewSeq: number): void {
    this.#shown = viewSeq;
    const { viewer } = this.#timeline.view;
    if (viewer !== SPECTATOR) rememberSeen(this.#subscription.table, viewer, viewSeq);
  }

  async replay(viewpoint: number | null): Promise<readonly Moment[] | Told> {
    if (this.#timeline.view.outcome === null) return NOT_OVER;
    this.#record ??= this.#fetch();
    const record = await this.#record;
    if (!('reason' in record)) return record.replay(this.game, viewpoint);
    // what could not be fetched is tried again when it is asked for again
    this.#record = null;
    return record;
  }

  /** While the game goes on, what the server lets this viewer see of it. */
  async file(): Promise<SavedFile | Told> {
    if (this.#timeline.view.outcome === null) {
      const { table, invite } = this.#subscription;
      const told = await request('GET /api/tables/:table/timeline', { params: { table }, invite });
      if ('refused' in told) return told.refused;
      const people = this.#facts.people.map(({ name, bot }) => ({ name, bot }));
      // it may just have ended
      const view = viewFileOf(told.value, { people });
      if (view !== null) return view;
    }
    const record = await this.#fetch();
    if ('reason' in record) return record;
    record.close();
    return record.file;
  }

  close(): void {
    this.#stop();
    void this.#record?.then((record) => 'close' in record && record.close());
  }

  #tellSaid(): void {
    if (this.#saying > 0) return;
    for (const listener of this.#listeners) listener.said?.(this.#said());
  }

  #said(): number | null {
    const { answer } = this.#now();
    const said = answer === null ? null : this.game.standingAnswers?.answers.fromText(answer);
    return typeof said === 'number' ? said : null;
  }

  #fetch(): ReturnType<typeof fetchRecord> {
    const { card } = this.#now();
    return fetchRecord(card.id, this.#subscription.invite, card.commitment);
  }

  #now(): TableNow {
    const { now } = this.#subscription.snapshot();
    if (now === null) throw new Error('Nothing is known of the table.');
    return now;
  }

  #follow(): void {
    const now = this.#now();
    const { timeline } = now;
    if (timeline === null || timeline.epoch !== this.#epoch) return;
    for (const delta of this.#subscription.take()) {
      this.#timeline = extended(this.game, this.#timeline, delta);
      for (const listener of this.#listeners) listener.timeline?.(this.#timeline);
    }
    if (now.answer !== this.#answer) {
      this.#answer = now.answer;
      this.#tellSaid();
    }
    if (now.info === this.#told.info && now.seat === this.#told.seat) return;
    this.#told = now;
    this.#facts = factsOf(now, this.#options);
    for (const listener of this.#listeners) listener.facts?.();
  }
}
