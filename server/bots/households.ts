// How many people of a place want time, as far as it counts: one or two. Two may live together without noticing each other.

/** Whoever had some no longer ago, by the time that the place has had since, still wants it: in milliseconds. */
const RECENTLY = 250;
/** The oldest are forgotten first; who comes again counts as one for a moment. */
const MOST = 10_000;

interface Household {
  /** What the place has had. */
  time: number;
  person: string;
  /** When somebody else had some last, by that time. */
  otherAt: number;
}

export class Households {
  readonly #known = new Map<string, Household>();

  /** So much is had by that person. */
  peopleAt(place: string, person: string, time: number): 1 | 2 {
    const household = this.#known.get(place) ?? this.#enter(place, person);
    if (household.person !== person) {
      household.otherAt = household.time;
      household.person = person;
    }
    const isShared = household.time - household.otherAt < RECENTLY;
    household.time += time;
    return isShared ? 2 : 1;
  }

  #enter(place: string, person: string): Household {
    const household = { time: 0, person, otherAt: -Infinity };
    this.#known.set(place, household);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest);
    return household;
  }
}
