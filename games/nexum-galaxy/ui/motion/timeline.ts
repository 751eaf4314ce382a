// What just happened as a short play: which signs move when, and until when a place is shown as it was.

import { PLANET_ENERGY, STAR_ENERGY } from '../../data/numbers.ts';
import { heldBy, isStar, lowest, placeAt } from '../../rules/board.ts';
import type { NexumEvent } from '../../rules/events.ts';
import { EXTRACTOR, works } from '../../rules/relics.ts';
import type { Nexum } from '../../rules/state.ts';

interface Timed {
  /** One of its kind in a play. */
  readonly name: string;
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
}

export interface Flight extends Timed {
  readonly kind: 'flight';
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly ships: number;
  readonly relics: readonly number[];
}

/** A ring that widens: ships arrive, are built, or die. */
export interface Wave extends Timed {
  readonly kind: 'wave';
  readonly place: number;
  readonly seat: number;
  readonly tone: 'arrive' | 'build' | 'battle' | 'fall';
}

/** A number that rises from a place. */
export interface Floating extends Timed {
  readonly kind: 'floating';
  readonly place: number;
  readonly amount: number;
  readonly of: 'energy' | 'point' | 'ship';
  /** How many rise from the same place before it: it stands above them. */
  readonly above: number;
}

export type Effect = Flight | Wave | Floating;

export interface Play {
  readonly effects: readonly Effect[];
  /** By place: when it is shown as it is now. */
  readonly reached: ReadonlyMap<number, number>;
  readonly lasts: number;
}

const FLIGHT = 560;
const WAVE = 520;
const FLOAT = 900;
/** Between two numbers that rise from the same place. */
const STAGGER = 120;

export const NOTHING: Play = { effects: [], reached: new Map(), lasts: 0 };

export function playOf(news: readonly NexumEvent[], before: Nexum | null, after: Nexum): Play {
  if (before === null || news.length === 0) return NOTHING;
  const script = new Script(after);
  for (const event of news) direct(script, event);
  const { effects, reached } = script;
  return { effects, reached, lasts: Math.max(0, ...effects.map(({ at, lasts }) => at + lasts)) };
}

/** A play in the making. */
class Script {
  readonly effects: Effect[] = [];
  readonly reached = new Map<number, number>();
  readonly after: Nexum;
  now = 0;
  /** Where the last thing happened: points rise from there. */
  scene = -1;
  /** Are ships on their way? Then what follows waits until they are there. */
  flying = false;
  readonly #risen = new Map<number, number>();

  constructor(after: Nexum) {
    this.after = after;
  }

  fly(flight: Omit<Flight, keyof Timed | 'kind'>): void {
    this.effects.push({ ...flight, ...this.#timed(FLIGHT), kind: 'flight' });
    this.flying = true;
  }

  land(): void {
    if (this.flying) this.now += FLIGHT;
    this.flying = false;
  }

  /** From now on the place is shown as it is. */
  reach(place: number, seat: number, tone: Wave['tone']): void {
    this.reached.set(place, this.now);
    this.wave(place, seat, tone);
  }

  wave(place: number, seat: number, tone: Wave['tone']): void {
    this.effects.push({ ...this.#timed(WAVE), kind: 'wave', place, seat, tone });
    this.scene = place;
  }

  float(place: number, amount: number, of: Floating['of']): void {
    const above = this.#risen.get(place) ?? 0;
    this.#risen.set(place, above + 1);
    const { at, ...timed } = this.#timed(FLOAT);
    this.effects.push({ ...timed, at: at + above * STAGGER, kind: 'floating', place, amount, of, above });
  }

  #timed(lasts: number): Timed {
    return { name: String(this.effects.length), at: this.now, lasts };
  }
}

function direct(script: Script, event: NexumEvent): void {
  switch (event.event) {
    case 'sent':
      return script.fly(event);
    case 'battle':
      script.land();
      script.wave(event.place, event.against, 'battle');
      if (event.casualties + event.excess > 0)
        script.float(event.place, -(event.casualties + event.excess), 'ship');
      return;
    case 'arrived':
      script.land();
      return script.reach(event.place, event.seat, 'arrive');
    case 'star lost':
      return script.reach(event.place, event.seat, 'fall');
    case 'built':
      return script.reach(event.place, event.seat, 'build');
    case 'points':
      return script.float(script.scene, 1, 'point');
    case 'plundered':
      return script.float(event.place, event.energy, 'energy');
    case 'extracted':
      for (const place of placesOf(script.after, event.seat))
        script.float(place, yieldOf(script.after, place), 'energy');
      return;
    default:
  }
}

function placesOf(state: Nexum, seat: number): number[] {
  const places: number[] = [];
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, seat, system); slots !== 0; slots &= slots - 1)
      places.push(placeAt(system, lowest(slots)));
  }
  return places;
}

function yieldOf(state: Nexum, place: number): number {
  if (isStar(state, place)) return STAR_ENERGY;
  return works(state, place, EXTRACTOR) ? 2 * PLANET_ENERGY : PLANET_ENERGY;
}
