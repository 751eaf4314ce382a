// The questions of one rank that wait, and what those have had who answer for them. People of one place share what two
// people have: names cost nothing, and whoever takes six gets no more by it than a household. What it costs to put a question
// in and to find the next does not grow with how many wait.

import TinyQueue from 'tinyqueue';
import { Households } from './households.ts';
import { Ledger } from './ledger.ts';

/** Who answers for a thought. */
export interface Answerable {
  readonly person: string;
  /** Where the person was last, as far as is known: an address, or a network of many. */
  readonly from: string | null;
}

/** What somebody has had: the less, the sooner. */
interface Had {
  /** The place; the person where nobody knows of one. */
  readonly counted: number;
  /** The person, of what its place has had: it decides between those of one place. */
  readonly own: number;
}

export interface QueuedClaim {
  readonly table: string;
  readonly payers: readonly Answerable[];
}

/** What one person's bots ask, by table, the table whose turn it is first. */
interface Person<W> {
  readonly id: string;
  readonly tables: Map<string, W[]>;
  /** As it was when it was put in order; it may have spent more since. */
  spent: number;
  readonly came: number;
}

/** Those of one place; who is of none known has one alone. */
interface Place<W> {
  readonly id: string;
  /** What each of them has had, since the first of them came. */
  readonly ledger: Ledger;
  readonly people: Map<string, Person<W>>;
  readonly order: TinyQueue<Person<W>>;
  readonly came: number;
  /** As it was when it was put in order. */
  spent: number;
}

export class FairQueue<W extends { readonly claim: QueuedClaim }> {
  /** Of places. */
  readonly #ledger = new Ledger();
  readonly #households = new Households();
  readonly #places = new Map<string, Place<W>>();
  readonly #order = new TinyQueue<Place<W>>([], (a, b) => a.spent - b.spent || a.came - b.came);
  readonly #waiting = new Set<W>();
  #came = 0;

  get size(): number {
    return this.#waiting.size;
  }

  /** Each pays an equal part. */
  charge(payers: readonly Answerable[], time: number): void {
    const part = time / payers.length;
    for (const payer of payers) {
      const id = idOf(payer);
      this.#ledger.add(id, part / this.#households.peopleAt(id, payer.person, part));
      this.#places.get(id)?.ledger.add(payer.person, part);
    }
  }

  /** Nobody has had less any more than the least of those. */
  raise(those: readonly W[]): void {
    this.#ledger.raise(Math.min(...those.map(({ claim }) => this.had(claim.payers).counted)));
  }

  /** Of those who answer for it, the one with the best claim counts: nobody waits because another has many tables. */
  had(payers: readonly Answerable[]): Had {
    return payers.map((payer) => this.#had(payer)).reduce((a, b) => (compared(a, b) <= 0 ? a : b));
  }

  #had(payer: Answerable): Had {
    const id = idOf(payer);
    return { counted: this.#ledger.of(id), own: this.#places.get(id)?.ledger.of(payer.person) ?? 0 };
  }

  /** Under the names of all who answer for it. */
  add(waiter: W): void {
    this.#waiting.add(waiter);
    const { table, payers } = waiter.claim;
    for (const payer of payers) {
      const { tables } = this.#personOf(payer) ?? this.#enter(payer);
      const asked = tables.get(table);
      if (asked === undefined) tables.set(table, [waiter]);
      else asked.push(waiter);
    }
  }

  /** What else its table asks comes after the person's other tables. */
  remove(waiter: W): boolean {
    if (!this.#waiting.delete(waiter)) return false;
    const { table, payers } = waiter.claim;
    for (const payer of payers) {
      const tables = this.#personOf(payer)?.tables;
      const rest = tables?.get(table)?.filter((each) => each !== waiter) ?? [];
      tables?.delete(table);
      if (rest.length > 0) tables?.set(table, rest);
    }
    return true;
  }

  /** Of the place that has had least, the person who has. */
  get first(): W | null {
    for (;;) {
      const place = this.#order.peek();
      if (place === undefined) return null;
      const person = this.#firstOf(place);
      const spent = this.#ledger.of(place.id);
      const [asked] = person?.tables.values() ?? [];
      if (asked !== undefined && spent <= place.spent) return asked[0];
      this.#order.pop();
      if (person === null) this.#places.delete(place.id);
      else {
        place.spent = spent;
        this.#order.push(place);
      }
    }
  }

  /** Those who ask nothing any more are forgotten. */
  #firstOf({ people, order, ledger }: Place<W>): Person<W> | null {
    for (;;) {
      const person = order.peek();
      if (person === undefined) return null;
      const spent = ledger.of(person.id);
      if (person.tables.size > 0 && spent <= person.spent) return person;
      order.pop();
      if (person.tables.size === 0) people.delete(person.id);
      else {
        person.spent = spent;
        order.push(person);
      }
    }
  }

  #personOf(payer: Answerable): Person<W> | undefined {
    return this.#places.get(idOf(payer))?.people.get(payer.person);
  }

  #enter(payer: Answerable): Person<W> {
    const place = this.#places.get(idOf(payer)) ?? this.#open(idOf(payer));
    place.ledger.raise(this.#firstOf(place)?.spent ?? 0);
    const person = {
      id: payer.person,
      tables: new Map<string, W[]>(),
      spent: place.ledger.of(payer.person),
      came: ++this.#came,
    };
    place.people.set(person.id, person);
    place.order.push(person);
    return person;
  }

  #open(id: string): Place<W> {
    const place: Place<W> = {
      id,
      ledger: new Ledger(),
      people: new Map(),
      order: new TinyQueue<Person<W>>([], (a, b) => a.spent - b.spent || a.came - b.came),
      came: ++this.#came,
      spent: this.#ledger.of(id),
    };
    this.#places.set(id, place);
    this.#order.push(place);
    return place;
  }
}

/** Below 0 where the first has had less. */
export function compared(one: Had, other: Had): number {
  return one.counted - other.counted || one.own - other.own;
}

function idOf({ person, from }: Answerable): string {
  return from === null ? `by ${person}` : `from ${from}`;
}
