// A seat at a table that knows the rules: it follows its view and gives any legal order.

import { FastChance, type Game, type State } from '@starboard/engine';
import { drafted, movesFor, openDraft, type View, type ViewDelta } from '@starboard/engine/view';
import type { WebSocket } from 'ws';
import { call, socketOf, type Attacker } from './caller.ts';

interface Heard {
  readonly type: string;
  readonly re?: number | null;
  readonly table?: string;
  readonly view?: View | null;
  readonly seat?: number | null;
  readonly delta?: ViewDelta;
  readonly refusal?: { readonly code: string; readonly reason: string };
}

/** What was answered; null when it was done. */
export type WhyRefused = { readonly code: string; readonly reason: string } | null;

export class AttackedSeat {
  readonly person: Attacker;
  readonly table: string;
  readonly #game: Game;
  readonly #socket: WebSocket;
  readonly #random: FastChance;
  readonly #waiting = new Map<number, (refused: WhyRefused) => void>();
  #state: State | null = null;
  #seat = -1;
  #next = 1;
  viewSeq = 0;
  actors: readonly number[] = [];
  isOver = false;
  /** Called after every delta. */
  onDelta: () => void = () => {};

  private constructor(person: Attacker, table: string, game: Game, socket: WebSocket, seed: number) {
    this.person = person;
    this.table = table;
    this.#game = game;
    this.#socket = socket;
    this.#random = new FastChance(seed);
    socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as Heard));
    socket.on('close', () => {
      for (const answer of this.#waiting.values())
        answer({ code: 'closed', reason: 'The socket was closed.' });
      this.#waiting.clear();
    });
  }

  static async at(person: Attacker, table: string, game: Game, seed: number): Promise<AttackedSeat> {
    const seat = new AttackedSeat(person, table, game, await socketOf(person), seed);
    await seat.do({ do: 'watch' });
    return seat;
  }

  do(command: object): Promise<WhyRefused> {
    const id = this.#next++;
    return new Promise((resolve) => {
      if (this.#socket.readyState !== this.#socket.OPEN)
        return resolve({ code: 'closed', reason: 'The socket was closed.' });
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...command, table: this.table, id }));
    });
  }

  get mayAct(): boolean {
    return !this.isOver && this.actors.includes(this.#seat);
  }

  order(): Promise<WhyRefused> {
    return this.do({ do: 'order', viewSeq: this.viewSeq, order: this.#anyOrder() });
  }

  close(): void {
    this.#socket.terminate();
  }

  #anyOrder(): string[] {
    if (this.#state === null) throw new Error('The game has not begun.');
    let draft = openDraft(this.#game, this.#state, this.#seat);
    while (!draft.complete) {
      const moves = movesFor(draft);
      draft = drafted(draft, moves[this.#random.draw(moves.length)]);
    }
    return draft.order.map(this.#game.moves.toText);
  }

  #hear(heard: Heard): void {
    if ((heard.type === 'watching' || heard.type === 'seat') && heard.view !== undefined) this.#see(heard);
    if (heard.type === 'delta' && heard.delta !== undefined) this.#follow(heard.delta);
    const answer = heard.re === undefined || heard.re === null ? undefined : this.#waiting.get(heard.re);
    if (answer === undefined) return;
    this.#waiting.delete(heard.re ?? 0);
    answer(heard.refusal ?? null);
  }

  #see({ view, seat = null }: Heard): void {
    this.#seat = seat ?? -1;
    if (!view) return;
    this.#state = this.#game.shape.restore(view.state);
    this.viewSeq = view.viewSeq;
    this.actors = view.actors;
    this.isOver = view.outcome !== null;
    this.onDelta();
  }

  #follow(delta: ViewDelta): void {
    if (this.#state !== null) this.#game.shape.patch(this.#state, delta.patch);
    this.viewSeq = delta.viewSeq;
    this.actors = delta.actors;
    if (delta.outcome) this.isOver = true;
    this.onDelta();
  }
}

/** A table in play with these people at it. */
export async function tableOf(
  people: readonly Attacker[],
  game: Game,
  seed: number,
): Promise<AttackedSeat[]> {
  const [host] = people;
  const free = people.slice(1).map(() => ({ free: true }));
  const opened = await call(host, 'POST', '/api/tables', { game: game.id, seats: [{ me: true }, ...free] });
  if (opened.status !== 200) throw new Error(opened.text);
  const { table } = JSON.parse(opened.text) as { table: string };
  for (const person of people.slice(1))
    await call(person, 'POST', `/api/tables/${table}/commands`, { do: 'sit' });
  const seats = await Promise.all(
    people.map((person, place) => AttackedSeat.at(person, table, game, seed + place)),
  );
  for (const seat of seats) await seat.do({ do: 'ready', ready: true });
  while (seats.some(({ actors }) => actors.length === 0))
    await new Promise((resolve) => setTimeout(resolve, 20));
  return seats;
}
