// A table of the server, as the table screen knows tables. What comes through is what the server's gate lets out for this
// viewer; orders are drafted here from that view.

import { SPECTATOR, refusalJson, type Game } from '@starboard/engine';
import { loadGame, whyMissing } from '@starboard/games';
import type { TableFacts, Told } from '../../link/facts.ts';
import type { LinkListener, Looked, TableLink } from '../../link/link.ts';
import type { GameRecord } from '../../link/record.ts';
import { request } from '@starboard/wire/rest';
import { ordersSince } from '../../timeline/standing.ts';
import { extended, readTimeline, type Moment, type Timeline } from '../../timeline/timeline.ts';
import { refuse } from '../../words/messages.ts';
import type { Course, TableLine, TableNow } from '../wire/table-line.ts';
import { factsOf } from '../facts/facts.ts';
import { fetchRecord } from '../facts/fetch-record.ts';
import { rememberSeen, seenBefore } from '../facts/seen.ts';

/** So much of what came meanwhile is shown to who comes back. */
const SHOWN_AGAIN = 12;

/** Milliseconds in which everything is shown to whom the others wait for, where their clock does not run. */
const PATIENCE = 1000;

const NOT_OVER: Told = refusalJson(refuse(null, 'seatsLater'));

/** The link to a table whose game has begun, with all that this viewer saw of it. */
export async function openOnline(line: TableLine): Promise<OnlineLink> {
  const course = line.snapshot().now?.course;
  if (!course) throw new Error('The game has not begun.');
  const { game: id, rules } = course.first;
  const game = await loadGame(id, rules);
  if (game === null) throw new Error(whyMissing(id, rules).reason);
  return new OnlineLink(line, game, course, await pastOf(line, game, course));
}

/** From the set-up to the first moment that the line told of; that one alone where the server does not say. */
async function pastOf({ table, invite }: TableLine, game: Game, { first }: Course): Promise<Timeline> {
  const alone = { first, changes: [] };
  if (first.position === 0) return readTimeline(game, alone);
  const told = await request('GET /api/tables/:table/course', { params: { table }, invite });
  const past = 'value' in told && told.value.first.viewer === first.viewer ? told.value : alone;
  const changes = past.changes.slice(0, first.position);
  const isWhole = changes.length === first.position;
  return readTimeline(game, isWhole ? { first: past.first, changes } : alone);
}

export class OnlineLink implements TableLink {
  readonly game: Game;
  readonly #line: TableLine;
  readonly #epoch: number;
  readonly #listeners = new Set<LinkListener>();
  readonly #stop: () => void;
  #timeline: Timeline;
  #facts: TableFacts;
  #told: Pick<TableNow, 'info' | 'seat'>;
  #changes = 0;
  #shown: number;
  #record: Promise<GameRecord | Told> | null = null;

  constructor(line: TableLine, game: Game, { epoch }: Course, past: Timeline) {
    this.#line = line;
    this.game = game;
    this.#epoch = epoch;
    this.#timeline = past;
    this.#shown = past.sight.position;
    const now = this.#now();
    this.#told = now;
    this.#facts = factsOf(now);
    this.#follow();
    this.#stop = line.subscribe(() => this.#follow());
  }

  get facts(): TableFacts {
    return this.#facts;
  }

  get patience(): number {
    return this.#now().card.time.kind === 'live' ? 0 : PATIENCE;
  }

  /** Only through the eyes that the server lends. */
  look(): Promise<Looked> {
    const { sight, moments } = this.#timeline;
    const { answer } = this.#now();
    const said = answer === null ? null : (this.game.standing?.answers.fromText(answer) ?? null);
    const last = moments.length - 1;
    const unseen = sight.position - (seenBefore(this.#line.table, sight.viewer) ?? sight.position);
    return Promise.resolve({
      timeline: this.#timeline,
      secretive: false,
      said: typeof said === 'number' ? said : null,
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
    const refused = await this.#line.order(shown, written);
    if (refused?.code !== 'stale' || !this.#decidesBeside(seat, shown)) return refused;
    return this.#line.order(this.#timeline.sight.position, written);
  }

  /** Has nothing happened since but that others decided at the same time? Then what one decided still holds. */
  #decidesBeside(seat: number, since: number): boolean {
    const { sight, moments } = this.#timeline;
    const beside = moments.slice(Math.max(0, moments.length - 1 - (sight.position - since)));
    return beside[0].actors.length > 1 && beside.every(({ actors }) => actors.includes(seat));
  }

  undo(): Promise<Told | null> {
    return this.#line.do({ do: 'undo', position: this.#shown });
  }

  takeBack(seat: number): Promise<Told | null> {
    return this.#line.do({
      do: 'offer',
      offer: 'takeBack',
      orders: ordersSince(this.#timeline.moments, seat),
    });
  }

  offerDraw(): Promise<Told | null> {
    return this.#line.do({ do: 'offer', offer: 'draw' });
  }

  resign(): Promise<Told | null> {
    return this.#line.do({ do: 'resign' });
  }

  say(_seat: number, answer: number | null): void {
    const { standing } = this.game;
    const text = answer === null || standing === undefined ? null : standing.answers.toText(answer);
    void this.#line.do({ do: 'answer', answer: text });
  }

  shown(position: number): void {
    this.#shown = position;
    const { viewer } = this.#timeline.sight;
    if (viewer !== SPECTATOR) rememberSeen(this.#line.table, viewer, position);
  }

  async replay(viewpoint: number | null): Promise<readonly Moment[] | Told> {
    if (this.#timeline.sight.outcome === null) return NOT_OVER;
    this.#record ??= this.#fetch();
    const record = await this.#record;
    if (!('reason' in record)) return record.replay(this.game, viewpoint);
    // what could not be fetched is tried again when it is asked for again
    this.#record = null;
    return record;
  }

  async file() {
    const record = await this.#fetch();
    if ('reason' in record) return record;
    record.close();
    return record.file;
  }

  close(): void {
    this.#stop();
    void this.#record?.then((record) => 'close' in record && record.close());
  }

  #fetch(): ReturnType<typeof fetchRecord> {
    const { card } = this.#now();
    return fetchRecord(card.id, this.#line.invite, card.commitment);
  }

  #now(): TableNow {
    const { now } = this.#line.snapshot();
    if (now === null) throw new Error('Nothing is known of the table.');
    return now;
  }

  #follow(): void {
    const now = this.#now();
    const { course } = now;
    if (course === null || course.epoch !== this.#epoch) return;
    for (const change of course.changes.slice(this.#changes)) {
      this.#timeline = extended(this.game, this.#timeline, change);
      this.#changes++;
      for (const listener of this.#listeners) listener.timeline?.(this.#timeline);
    }
    if (now.info === this.#told.info && now.seat === this.#told.seat) return;
    this.#told = now;
    this.#facts = factsOf(now);
    for (const listener of this.#listeners) listener.facts?.();
  }
}
