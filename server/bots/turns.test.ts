import { FastChance } from '@starboard/engine';
import { expect, test } from 'vitest';
import { RANKS, SLICE, FairTurns, type Claim, type Rank, type Waiter } from './turns.ts';

interface Thought extends Waiter {
  /** Milliseconds that are left to think. */
  left: number;
}

/** One thread and a clock of its own: thinks slice by slice, as the pool does, and tells what is done in which order. */
class OneThread {
  readonly turns = new FairTurns<Thought>();
  readonly done: Thought[] = [];
  readonly spent = new Map<string, number>();
  now = 0;
  #begun: Thought[] = [];
  #running: Thought | null = null;
  readonly #most: number;

  constructor(most = Infinity) {
    this.#most = most;
  }

  ask(claim: Claim, left: number): Thought {
    const thought = { claim, left };
    this.turns.settle(this.#begun);
    this.turns.add(thought);
    return thought;
  }

  step(): void {
    this.turns.settle(this.#begun);
    const still = this.#begun.filter((each) => each !== this.#running);
    const best = this.turns.best(still, () => this.#begun.length < this.#most);
    if (best !== null && (this.#running === null || this.turns.behind(this.#running, best) > SLICE)) {
      if (this.turns.remove(best)) this.#begun.push(best);
      this.#running = best;
    }
    this.#think(this.#running);
  }

  #think(thought: Thought | null): void {
    if (thought === null) return void (this.now += SLICE);
    const time = Math.min(SLICE, thought.left);
    this.now += time;
    thought.left -= time;
    this.turns.charge(thought.claim, time);
    for (const { person } of thought.claim.payers)
      this.spent.set(person, (this.spent.get(person) ?? 0) + time / thought.claim.payers.length);
    if (thought.left > 0) return;
    this.done.push(thought);
    this.#begun = this.#begun.filter((each) => each !== thought);
    this.#running = null;
  }

  /** How long it takes until that is done. */
  waitFor(thought: Thought): number {
    const from = this.now;
    while (thought.left > 0) this.step();
    return this.now - from;
  }
}

const claim = (person: string, rank: Rank = 'watched', table = person): Claim => ({
  table,
  payers: [{ person, from: null }],
  rank,
});
const from = (place: string, person: string, table = person): Claim => ({
  table,
  payers: [{ person, from: place }],
  rank: 'watched',
});
const ADMIRAL = 3000;
const CADET = 10;

/** Twenty tables of four Admirals. */
function attack(thread: OneThread, rank: Rank, person = 'Mallory'): void {
  for (let table = 0; table < 20; table++)
    for (let seat = 0; seat < 4; seat++) thread.ask(claim(person, rank, `${person} ${table}`), ADMIRAL);
}

test.each(RANKS)('twenty tables of four Admirals, %s: a Cadet waits for hardly more than itself', (rank) => {
  const thread = new OneThread();
  attack(thread, rank);
  for (let turn = 0; turn < 100; turn++) {
    // people think, and the attacker’s bots meanwhile
    for (let slices = 0; slices < 7; slices++) thread.step();
    expect(thread.waitFor(thread.ask(claim('Ann'), CADET))).toBeLessThanOrEqual(CADET + 3 * SLICE);
  }
  expect(
    thread.done.filter(({ claim: { payers } }) => payers[0].person === 'Mallory').length,
  ).toBeGreaterThan(3);
});

test('twenty people with an Admiral each keep a Cadet no longer', () => {
  const thread = new OneThread(8);
  for (let person = 0; person < 20; person++) thread.ask(claim(`Mallory ${person}`, 'alone'), ADMIRAL);
  const wait = thread.waitFor(thread.ask(claim('Ann'), CADET));
  expect(wait).toBeLessThanOrEqual(CADET + 3 * SLICE);
});

test('of people with the same wishes each has the same time, however many tables each has', () => {
  const thread = new OneThread();
  attack(thread, 'watched');
  const others = ['Ann', 'Bob', 'Cem'];
  for (const person of others) for (let turn = 0; turn < 20; turn++) thread.ask(claim(person), ADMIRAL);
  while (thread.now < 100_000) thread.step();
  for (const person of [...others, 'Mallory'])
    expect(Math.abs((thread.spent.get(person) ?? 0) - 25_000)).toBeLessThanOrEqual(4 * SLICE);
});

test('time counts, not questions: many short ones are not kept back by few long ones', () => {
  const thread = new OneThread();
  for (let turn = 0; turn < 100; turn++) thread.ask(claim('Mallory'), ADMIRAL);
  for (let turn = 0; turn < 1000; turn++) thread.ask(claim('Ann'), CADET);
  while (thread.now < 10_000) thread.step();
  const answered = thread.done.filter(({ claim: { payers } }) => payers[0].person === 'Ann').length;
  expect(Math.abs(answered * CADET - 5000)).toBeLessThanOrEqual(4 * SLICE);
});

test('nothing starves: tables that nobody watches get a share, bots alone a smaller one', () => {
  const thread = new OneThread();
  for (const rank of RANKS) for (let turn = 0; turn < 1000; turn++) thread.ask(claim(rank, rank), ADMIRAL);
  while (thread.now < 1_000_000) thread.step();
  const shares = RANKS.map((rank) => (thread.spent.get(rank) ?? 0) / thread.now);
  expect(shares[0]).toBeGreaterThan(0.8);
  expect(shares[1]).toBeGreaterThan(0.08);
  expect(shares[2]).toBeGreaterThan(0.01);
});

test('who plays at a table does not wait because its host has many others', () => {
  const thread = new OneThread();
  attack(thread, 'watched');
  for (let slices = 0; slices < 400; slices++) thread.step();
  const payers = ['Mallory', 'Ann'].map((person) => ({ person, from: null }));
  const shared = { table: 'theirs', payers, rank: 'watched' as const };
  for (let turn = 0; turn < 10; turn++)
    expect(thread.waitFor(thread.ask(shared, CADET))).toBeLessThanOrEqual(CADET + 3 * SLICE);
});

/** Each with twenty tables of four Admirals, from one place. */
function crowd(thread: OneThread, place: string, names: readonly string[]): void {
  for (const name of names)
    for (let turn = 0; turn < 80; turn++) thread.ask(from(place, name, `${name} ${turn % 20}`), ADMIRAL);
}

test('six names at one address have no more than two people, and share it', () => {
  const thread = new OneThread();
  const names = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'];
  crowd(thread, 'here', names);
  for (const [person, place] of [
    ['Ann', 'there'],
    ['Bob', 'elsewhere'],
  ])
    for (let turn = 0; turn < 80; turn++) thread.ask(from(place, person), ADMIRAL);
  while (thread.now < 120_000) thread.step();
  const spent = (person: string): number => thread.spent.get(person) ?? 0;
  for (const person of ['Ann', 'Bob'])
    expect(Math.abs(spent(person) - 30_000)).toBeLessThanOrEqual(16 * SLICE);
  for (const name of names) expect(Math.abs(spent(name) - 10_000)).toBeLessThanOrEqual(16 * SLICE);
});

test('two people of a household have as much as two of two places', () => {
  const thread = new OneThread();
  const people = [
    ['Ann', 'home'],
    ['Bob', 'home'],
    ['Cem', 'away'],
  ];
  for (const [person, place] of people)
    for (let turn = 0; turn < 80; turn++) thread.ask(from(place, person), ADMIRAL);
  while (thread.now < 90_000) thread.step();
  for (const [person] of people)
    expect(Math.abs((thread.spent.get(person) ?? 0) - 30_000)).toBeLessThanOrEqual(16 * SLICE);
});

test('who comes newly to a place where somebody has had much does not wait for that one', () => {
  const thread = new OneThread();
  crowd(thread, 'here', ['Mallory']);
  for (let slices = 0; slices < 400; slices++) thread.step();
  for (let turn = 0; turn < 10; turn++)
    expect(thread.waitFor(thread.ask(from('here', 'Ann'), CADET))).toBeLessThanOrEqual(CADET + 3 * SLICE);
});

test('nobody saves up time: who was away has no more of it than who was here', () => {
  const thread = new OneThread();
  for (let turn = 0; turn < 100; turn++) thread.ask(claim('Ann'), ADMIRAL);
  while (thread.now < 60_000) thread.step();
  const ann = thread.spent.get('Ann') ?? 0;
  for (let turn = 0; turn < 100; turn++) thread.ask(claim('Bob'), ADMIRAL);
  while (thread.now < 80_000) thread.step();
  expect(Math.abs((thread.spent.get('Ann') ?? 0) - ann - 10_000)).toBeLessThanOrEqual(4 * SLICE);
});

/** Of some places that are known and some that are not, alone or with another. */
function anyone(random: FastChance): Omit<Claim, 'rank'> {
  const payer = () => ({ person: `${random.draw(7)}`, from: [null, 'here', 'there'][random.draw(3)] });
  const [one, other] = [payer(), payer()];
  const isAlone = random.draw(2) === 0 || one.person === other.person;
  return { table: `${random.draw(3)}`, payers: isAlone ? [one] : [one, other] };
}

test('what is taken back or changes its rank is found wherever it waits', () => {
  const random = new FastChance(5);
  const turns = new FairTurns<Thought>();
  const waiting = new Set<Thought>();
  const findsIt = (): boolean => {
    const best = turns.best([], () => true);
    if (best === null) return waiting.size === 0;
    turns.charge(best.claim, random.draw(100));
    turns.settle([]);
    return waiting.delete(best) && turns.remove(best);
  };
  const movesIt = (thought: Thought | undefined, rank: Rank): boolean => {
    if (thought === undefined) return true;
    const wasThere = turns.remove(thought) && !turns.remove(thought);
    thought.claim = { ...thought.claim, rank };
    turns.add(thought);
    return wasThere;
  };
  for (let step = 0; step < 5000; step++) {
    const rank = RANKS[random.draw(RANKS.length)];
    const thought = { claim: { ...anyone(random), rank }, left: 1 };
    turns.add(thought);
    waiting.add(thought);
    expect(movesIt([...waiting][random.draw(waiting.size)], rank)).toBe(true);
    // now and then all of them
    for (let more = random.draw(step % 50 === 0 ? 60 : 3); more > 0; more--) expect(findsIt()).toBe(true);
    for (const each of RANKS)
      expect(turns.waiting(each)).toBe([...waiting].filter((one) => one.claim.rank === each).length);
  }
});
