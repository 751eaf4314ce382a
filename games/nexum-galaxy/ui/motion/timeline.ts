// What just happened as a short play: which signs move when, and until when a place is shown as it was.

import type { GameEvent } from '@starboard/engine';
import { PLANET_ENERGY, STAR_ENERGY } from '../../data/numbers.ts';
import { heldBy, isStar, lowest, placeAt, systemOf } from '../../rules/board.ts';
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
  /** Null: from the reserve, which lies off the map. */
  readonly from: number | null;
  readonly to: number;
  readonly ships: number;
  readonly relics: readonly number[];
}

/** A ring that widens: ships arrive, are built, or die; an event comes over a place. */
export interface Wave extends Timed {
  readonly kind: 'wave';
  readonly place: number;
  /** Null: nobody does it. */
  readonly seat: number | null;
  readonly tone: 'arrive' | 'build' | 'battle' | 'fall' | 'event';
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

/** What is said from that moment on, until the next. */
export interface Cue {
  readonly at: number;
  readonly event: NexumEvent;
}

export interface Play {
  readonly effects: readonly Effect[];
  /** By place: when it is shown as it is now. */
  readonly reached: ReadonlyMap<number, number>;
  /** The event step, word by word. */
  readonly cues: readonly Cue[];
  readonly lasts: number;
}

const FLIGHT = 560;
const WAVE = 520;
const FLOAT = 900;
/** Between two numbers that rise from the same place. */
const STAGGER = 120;
/** In the event step: to see which cards are turned up, what a panel is, what the computer means to do, what came of it. */
const ROW = 900;
const PANEL = 900;
const ACT = 700;
const RESULT = 700;

export const NOTHING: Play = { effects: [], reached: new Map(), cues: [], lasts: 0 };

export function playOf(news: readonly NexumEvent[], after: Nexum): Play {
  if (news.length === 0) return NOTHING;
  const script = new Script(after);
  for (const event of news) direct(script, event);
  script.settle();
  const { effects, reached, cues } = script;
  const end = cues.length === 0 ? 0 : script.now;
  return { effects, reached, cues, lasts: Math.max(end, ...effects.map(({ at, lasts }) => at + lasts)) };
}

/** Only the event step has more to say than a moment holds. */
export function followingTime(news: readonly GameEvent[], after: Nexum): number {
  const { cues, lasts } = playOf(news as readonly NexumEvent[], after);
  return cues.length === 0 ? 0 : lasts;
}

/** A play in the making. */
class Script {
  readonly effects: Effect[] = [];
  readonly reached = new Map<number, number>();
  readonly cues: Cue[] = [];
  readonly after: Nexum;
  now = 0;
  /** Did a panel or an act do something that has not been looked at yet? */
  unseen = false;
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

  /** Something is said, and there is time to read it. */
  say(event: NexumEvent, lasts: number): void {
    this.cues.push({ at: this.now, event });
    this.now += lasts;
  }

  /** What was done is looked at before anything else begins. */
  settle(): void {
    if (this.flying) this.land();
    if (this.unseen) this.now += RESULT;
    this.unseen = false;
  }

  land(): void {
    if (this.flying) this.now += FLIGHT;
    this.flying = false;
  }

  /** From now on the place is shown as it is. */
  reach(place: number, seat: number | null, tone: Wave['tone']): void {
    this.reached.set(place, this.now);
    this.wave(place, seat, tone);
  }

  wave(place: number, seat: number | null, tone: Wave['tone']): void {
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
      if (script.cues.length > 0) script.say(event, 0);
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
    case 'mined':
    case 'appeared':
      return script.reach(event.place, event.seat, 'build');
    case 'cloaked':
      return script.reach(event.from, event.seat, 'arrive');
    case 'explored':
      return event.from === null ? undefined : script.reach(event.from, event.seat, 'arrive');
    case 'discovered':
      script.land();
      return script.reach(event.place, event.by, 'battle');
    case 'repelled':
      script.land();
      script.reach(event.place, event.by, 'fall');
      return script.float(event.place, -event.ships, 'ship');
    case 'burned':
      script.reach(event.place, event.seat, 'fall');
      return script.float(event.place, -event.ships, 'ship');
    case 'quantum':
      for (const place of event.places) script.wave(place, null, 'event');
      return;
    case 'skill':
      return showSkill(script, event);
    case 'extracted':
      for (const place of placesOf(script.after, event.seat))
        script.float(place, yieldOf(script.after, place), 'energy');
      return;
    default:
      return inEvents(script, event);
  }
}

/** What a skill gives rises from where it works. */
function showSkill(
  script: Script,
  { seat, skill, at, energy }: Extract<NexumEvent, { event: 'skill' }>,
): void {
  if (at === null || skill === 'overload') return;
  script.reach(at, seat, 'build');
  if (energy > 0) script.float(at, energy, 'energy');
}

/** The event step: each thing in its own time, since nobody has ordered it. */
function inEvents(script: Script, event: NexumEvent): void {
  switch (event.event) {
    case 'row':
      script.settle();
      return script.say(event, ROW);
    case 'panel':
      script.settle();
      for (const place of event.places) script.wave(place, null, 'event');
      return script.say(event, PANEL);
    case 'marked':
      script.unseen = true;
      return script.reach(event.place, null, 'event');
    case 'died':
    case 'destroyed':
      script.unseen = true;
      return script.reach(event.place, null, 'fall');
    case 'ionized':
      script.unseen = true;
      for (const place of event.whole ? systemAround(script.after, event.place) : [event.place])
        script.reach(place, null, 'event');
      return;
    case 'convoy':
      script.say(event, 0);
      script.unseen = true;
      script.reach(event.place, event.seat, 'arrive');
      return event.ships > 0
        ? script.float(event.place, event.ships, 'ship')
        : script.float(event.place, event.energy, 'energy');
    case 'foresight':
      script.unseen = true;
      return script.say(event, 0);
    case 'act':
      script.settle();
      return script.say(event, ACT);
    case 'deployed':
      return deploy(script, event);
    case 'acted':
      script.settle();
      return event.missing > 0 ? script.say(event, RESULT) : undefined;
    default:
  }
}

/** Ships that go to the same place go together; those for another place follow them. */
function deploy(script: Script, event: Extract<NexumEvent, { event: 'deployed' }>): void {
  const { seat, from, to, ships } = event;
  if (script.flying && script.scene !== to) script.land();
  script.say(event, 0);
  script.fly({ seat, from, to, ships, relics: [] });
  script.scene = to;
  script.unseen = true;
  // a battle there says by itself when it is over
  script.reached.set(to, script.now + FLIGHT);
}

/** The places of its system that are ionized. */
function systemAround(state: Nexum, place: number): number[] {
  const system = systemOf(place);
  const places: number[] = [];
  for (let slots = state.ionized[system]; slots !== 0; slots &= slots - 1)
    places.push(placeAt(system, lowest(slots)));
  return places;
}

/** The places that give the seat energy: neither areas of clouds nor what is idle or dead. */
function placesOf(state: Nexum, seat: number): number[] {
  const places: number[] = [];
  for (let system = 0; system < state.span; system++) {
    if (((state.clouds >>> system) & 1) === 1) continue;
    for (let slots = heldBy(state, seat, system) & ~state.idle[system]; slots !== 0; slots &= slots - 1)
      places.push(placeAt(system, lowest(slots)));
  }
  return places;
}

function yieldOf(state: Nexum, place: number): number {
  if (isStar(state, place)) return STAR_ENERGY;
  return works(state, place, EXTRACTOR) ? 2 * PLANET_ENERGY : PLANET_ENERGY;
}
