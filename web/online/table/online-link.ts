// A table of the server, as the table screen knows tables. What comes through is what the server's gate lets out for this
// viewer; orders are drafted here from that view.

import { SPECTATOR, type Game } from '@starboard/engine';
import { momentOf, type Moment } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import type { TableFacts, Told } from '../../link/facts.ts';
import type { LinkListener, Story, TableLink } from '../../link/link.ts';
import type { GameRecord } from '../../link/record.ts';
import { request } from '@starboard/wire/rest';
import type { Course, TableLine, TableNow } from '../wire/table-line.ts';
import { factsOf } from './facts.ts';
import { fetchRecord } from './fetch-record.ts';
import { momentsOf, ordersSince, Sighted } from './moments.ts';
import { rememberSeen, seenBefore } from './seen.ts';

/** So much of what came meanwhile is shown to who comes back. */
const SHOWN_AGAIN = 12;

/** Milliseconds in which everything is shown to whom the others wait for, where their clock does not run. */
const PATIENCE = 1000;

const NOT_OVER: Told = { reason: 'Other seats can be looked into when the game is over.', rule: null };

export interface Opened {
  readonly link: OnlineLink;
  readonly game: Game;
  readonly viewer: number;
}

/** The link to a table whose game has begun, with all that this viewer saw of it. */
export async function openOnline(line: TableLine): Promise<Opened> {
  const course = line.snapshot().now?.course;
  if (!course) throw new Error('The game has not begun.');
  const game = await loadGame(course.first.game);
  if (game === null) throw new Error(`There is no game ${course.first.game}.`);
  const link = new OnlineLink(line, game, course, await pastOf(line, game, course));
  return { link, game, viewer: course.first.viewer };
}

/** From the set-up to the first moment that the line told of; that one alone where the server does not say. */
async function pastOf({ table, invite }: TableLine, game: Game, { first }: Course): Promise<Moment[]> {
  if (first.position === 0) return [momentOf(first)];
  const told = await request('GET /api/tables/:table/course', { params: { table }, invite });
  const fits = 'value' in told && told.value.first.viewer === first.viewer;
  const moments = fits ? momentsOf(game, told.value.first, told.value.changes) : [];
  return moments.length > first.position ? moments.slice(0, first.position + 1) : [momentOf(first)];
}

export class OnlineLink implements TableLink {
  readonly #line: TableLine;
  readonly #game: Game;
  readonly #epoch: number;
  readonly #viewer: number;
  readonly #sighted: Sighted;
  readonly #moments: Moment[];
  readonly #listeners = new Set<LinkListener>();
  readonly #stop: () => void;
  #facts: TableFacts;
  #told: Pick<TableNow, 'info' | 'seat'>;
  #changes = 0;
  #shown: number;
  #record: Promise<GameRecord | Told> | null = null;

  constructor(line: TableLine, game: Game, { epoch, first }: Course, past: Moment[]) {
    this.#line = line;
    this.#game = game;
    this.#epoch = epoch;
    this.#viewer = first.viewer;
    this.#sighted = new Sighted(game, first);
    this.#moments = past;
    this.#shown = first.position;
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
  look(): Promise<Story> {
    const { sight } = this.#sighted;
    const { answer } = this.#now();
    const said = answer === null ? null : (this.#game.standing?.answers.fromText(answer) ?? null);
    const last = this.#moments.length - 1;
    const unseen = sight.position - (seenBefore(this.#line.table, this.#viewer) ?? sight.position);
    return Promise.resolve({
      sight,
      moments: [...this.#moments],
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
    const written = order.map(this.#game.moves.toText);
    const shown = this.#shown;
    const refused = await this.#line.order(shown, written);
    if (refused?.code !== 'stale' || !this.#decidesBeside(seat, shown)) return refused;
    return this.#line.order(this.#sighted.sight.position, written);
  }

  /** Has nothing happened since but that others decided at the same time? Then what one decided still holds. */
  #decidesBeside(seat: number, since: number): boolean {
    const last = this.#moments.length - 1;
    const moments = this.#moments.slice(Math.max(0, last - (this.#sighted.sight.position - since)));
    return moments[0].actors.length > 1 && moments.every(({ actors }) => actors.includes(seat));
  }

  undo(): Promise<Told | null> {
    return this.#line.do({ do: 'undo', position: this.#shown });
  }

  takeBack(seat: number): Promise<Told | null> {
    return this.#line.do({ do: 'offer', offer: 'takeBack', orders: ordersSince(this.#moments, seat) });
  }

  offerDraw(): Promise<Told | null> {
    return this.#line.do({ do: 'offer', offer: 'draw' });
  }

  resign(): Promise<Told | null> {
    return this.#line.do({ do: 'resign' });
  }

  say(_seat: number, answer: number | null): void {
    const { standing } = this.#game;
    const text = answer === null || standing === undefined ? null : standing.answers.toText(answer);
    void this.#line.do({ do: 'answer', answer: text });
  }

  shown(position: number): void {
    this.#shown = position;
    if (this.#viewer !== SPECTATOR) rememberSeen(this.#line.table, this.#viewer, position);
  }

  async replay(viewpoint: number | null): Promise<readonly Moment[] | Told> {
    if (this.#sighted.sight.outcome === null) return NOT_OVER;
    this.#record ??= this.#fetch();
    const record = await this.#record;
    if (!('reason' in record)) return record.replay(viewpoint);
    // what could not be fetched is tried again when it is asked for again
    this.#record = null;
    return record;
  }

  async file() {
    const record = await this.#fetch();
    if ('reason' in record) throw new Error(record.reason);
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
      const sight = this.#sighted.after(change);
      this.#changes++;
      this.#moments.push(momentOf(sight));
      for (const listener of this.#listeners) listener.sight?.(sight);
    }
    if (now.info === this.#told.info && now.seat === this.#told.seat) return;
    this.#told = now;
    this.#facts = factsOf(now);
    for (const listener of this.#listeners) listener.facts?.();
  }
}
