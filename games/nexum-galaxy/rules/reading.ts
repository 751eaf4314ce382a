// The state in names and lists, for boards and for people who write programs: what lies on a place, how a seat stands,
// where the game is in the turn. Views read the same way as full states.

import { seatsOf } from '@starboard/engine';
import { disks, systemIds, type Colour } from '../data/disks.ts';
import { cardName, eventCards, ROW_CARDS, type EventKind } from '../data/events.ts';
import { relicTypes, type RelicType } from '../data/sector.ts';
import { isDead } from './asteroids/ruin.ts';
import { COUNT, heldBy, isArea, slotOf, systemOf } from './board.ts';
import { lyingOn } from './campaign/blanket.ts';
import { allAt } from './cloaking/hidden.ts';
import { nextToAct } from './computer/act.ts';
import { cellOf } from './cosmos/deck.ts';
import { happeningBetween, placesHit } from './cosmos/panel.ts';
import { fareBetween, NO_WAY, reserveOf, wayBetween } from './ledger.ts';
import { cardNames, placeNames } from './moves.ts';
import { extractionOf } from './phases/management/extraction.ts';
import type { QuestionName } from './phases/question.ts';
import { questionOf } from './phases/questions.ts';
import { lootSoFar } from './plunder.ts';
import { goalOf, type GoalReading } from './progress.ts';
import { carriedAt, freshCarriers, typesOf, waitingAt } from './relics.ts';
import { HEAP_SLOT, MANAGE, MOVE, NO_GATE, OVER, PLANET_SLOTS, type Nexum } from './state.ts';
import { computersInPlay, isOut, scoreOf } from './victory.ts';

export interface PlaceReading {
  readonly place: number;
  readonly name: string;
  /** The civilization whose ships are there: a seat, or after those one of the computer. */
  readonly owner: number | null;
  readonly ships: number;
  /** Ships that have not moved in this phase. That one must stay is another matter. */
  readonly rested: number;
  /** Relics on ships, those of them whose ships have not moved, and relics that wait for a ship. */
  readonly carried: readonly RelicType[];
  readonly restedCarriers: readonly RelicType[];
  readonly waiting: readonly RelicType[];
  /** Taken in this phase, so that it will be plundered. */
  readonly conquered: boolean;
  /** Markers, each for a round: no ship moves there, nothing is managed there. */
  readonly noMove: number;
  readonly noManage: number;
  /** Do ships that enter pay more in this round? */
  readonly ionized: boolean;
  /** Can an asteroid be captured there? */
  readonly asteroid: boolean;
  /** Does it give nothing any more? */
  readonly dead: boolean;
  /** Relics of cloaked ships there, as far as whoever looks knows of them. */
  readonly hidden: readonly RelicType[];
}

export function readPlace(state: Nexum, place: number): PlaceReading {
  const owner = state.owner[place];
  return {
    place,
    name: placeNames[place],
    owner: owner === 0 ? null : owner - 1,
    ships: state.ships[place],
    rested: state.ships[place] - state.moved[place],
    carried: named(state, carriedAt(state, place)),
    restedCarriers: named(state, freshCarriers(state, place)),
    waiting: isOwnArea(state, place) ? [] : named(state, waitingAt(state, place)),
    conquered: ((state.taken[systemOf(place)] >>> slotOf(place)) & 1) === 1,
    noMove: lyingOn(state, 'noMove', place),
    noManage: lyingOn(state, 'noManage', place),
    ionized: ((state.ionized[systemOf(place)] >>> slotOf(place)) & 1) === 1,
    asteroid: ((state.asteroids[systemOf(place)] >>> slotOf(place)) & 1) === 1,
    dead: isDead(state, place),
    hidden: named(state, allAt(state, place)),
  };
}

/** NG-12.7: what drifts in a cloud lies in none of its areas. */
function isOwnArea(state: Nexum, place: number): boolean {
  return isArea(state, place) && slotOf(place) !== HEAP_SLOT;
}

/** What a civilization has; one of the computer has neither energy nor cards. */
export interface SeatReading {
  /** A seat, or after those the number of a civilization of the computer. */
  readonly seat: number;
  readonly isComputer: boolean;
  readonly colour: Colour | null;
  readonly allies: readonly number[];
  readonly isOut: boolean;
  readonly energy: number;
  readonly energyLimit: number;
  /** What the next extraction would bring as things stand, before the limit. */
  readonly income: number;
  readonly bid: number;
  readonly points: number;
  readonly relics: number;
  /** The final score so far, without the bonus for winning. */
  readonly score: number;
  readonly planets: number;
  readonly stars: number;
  /** Ships on the board and under way, and ships still in the reserve. */
  readonly ships: number;
  readonly reserve: number;
  /** Phase cards that lie face up. */
  readonly cards: readonly string[];
}

export function readSeat(state: Nexum, seat: number): SeatReading {
  return {
    seat,
    isComputer: seat >= state.seats,
    colour: state.tann[seat] === NO_GATE ? null : disks[systemIds[systemOf(state.tann[seat])]].colour,
    allies: seatsOf(state.allies[seat]).filter((each) => each !== seat),
    isOut: isOut(state, seat),
    energy: state.energy[seat],
    energyLimit: state.energyLimit[seat],
    income: extractionOf(state, seat),
    bid: state.bids[seat],
    points: state.points[seat],
    relics: state.relicsHeld[seat],
    score: scoreOf(state, seat),
    ...holdings(state, seat),
    ships: state.fleet[seat],
    reserve: reserveOf(state, seat),
    cards: cardNames.filter((_, card) => ((state.cards[seat] >>> card) & 1) === 1),
  };
}

function holdings(state: Nexum, civ: number): { readonly planets: number; readonly stars: number } {
  let [planets, stars] = [0, 0];
  for (let system = 0; system < state.span; system++) {
    planets += COUNT[heldBy(state, civ, system) & state.planets[system]];
    stars += COUNT[heldBy(state, civ, system) & ~PLANET_SLOTS];
  }
  return { planets, stars };
}

/** A civilization of the computer: it has neither energy nor cards. */
export interface ComputerReading extends Pick<
  SeatReading,
  'allies' | 'isOut' | 'points' | 'relics' | 'planets' | 'stars' | 'ships' | 'reserve'
> {
  readonly civ: number;
  readonly aggressiveness: number;
  /** NG-11.6: it began with enough relics, which do not win until it has once had fewer. */
  readonly relicsAsleep: boolean;
  readonly actsNext: boolean;
}

export function readComputer(state: Nexum, civ: number): ComputerReading {
  return {
    civ,
    allies: seatsOf(state.allies[civ]).filter((each) => each !== civ),
    isOut: isOut(state, civ),
    points: state.points[civ],
    relics: state.relicsHeld[civ],
    ...holdings(state, civ),
    ships: state.fleet[civ],
    reserve: reserveOf(state, civ),
    aggressiveness: state.aggressiveness,
    relicsAsleep: ((state.relicsAsleep >>> civ) & 1) === 1,
    actsNext: whoActsNext(state) === civ,
  };
}

/** NG-11.9: those that are out are passed over. */
function whoActsNext(state: Nexum): number | null {
  return computersInPlay(state) === 0 ? null : nextToAct(state);
}

/** By the number of the phase in the state. */
const PHASES = ['card', 'management', 'movement', 'bid', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export interface TurnReading {
  readonly round: number;
  /** The last round, if there is one. */
  readonly roundLimit: number | null;
  readonly first: number;
  readonly seat: number;
  readonly phase: PhaseName;
  /** The phase that follows in this turn, if the card has two. */
  readonly next: 'management' | 'movement' | null;
  /** The order under way: where ships go, how many have been sent, and what they carry. */
  readonly order: {
    readonly to: number;
    readonly ships: number;
    readonly relics: readonly RelicType[];
  } | null;
  /** The place where the seat must say which waiting relic is attached. */
  readonly picking: number | null;
  /** What the places taken in this phase will bring at its end, before the limit. */
  readonly plunder: number;
  /** What wins the game for people, of their own or together; no number of relics does where the scenario has none. */
  readonly goal: GoalReading;
}

export function readTurn(state: Nexum): TurnReading {
  return {
    round: state.round,
    roundLimit: state.roundLimit === 0 ? null : state.roundLimit,
    first: state.first,
    seat: state.turn,
    phase: PHASES[state.phase],
    next: state.ahead === MANAGE ? 'management' : state.ahead === MOVE ? 'movement' : null,
    order:
      state.target === 0
        ? null
        : { to: state.target - 1, ships: state.force, relics: named(state, state.cargo) },
    picking: state.picking === 0 ? null : state.picking - 1,
    plunder: lootSoFar(state),
    goal: goalOf(state, 0),
  };
}

/** A row of event cards as a viewer sees it: names of cards, null where one lies face down. */
export interface RowReading {
  readonly cards: readonly (string | null)[];
  /** What its two panels do, and where; null while a card of it is not seen. */
  readonly panels: readonly (PanelReading | null)[];
}

export interface PanelReading {
  readonly kind: EventKind;
  readonly markers: number;
  /** Planets that the card points at as things stand, in order; without those that a cosmic event spares. */
  readonly places: readonly number[];
}

export interface EventsReading {
  /** Rows of a round. */
  readonly aggressiveness: number;
  readonly deck: number;
  /** The rows of this round, face up, and those of the next, of which only foresight shows anything. */
  readonly now: readonly RowReading[];
  readonly next: readonly RowReading[];
  /** Who sees the outer cards of the next first row. */
  readonly foresight: readonly number[];
  /** The civilization of the computer that acts next; null where it has none in play. */
  readonly nextToAct: number | null;
}

/** Null where the game has no events. */
export function readEvents(state: Nexum): EventsReading | null {
  if (state.cardsInPlay === 0) return null;
  return {
    aggressiveness: state.aggressiveness,
    deck: state.deckSize,
    now: rowsOf(state, state.round),
    next: rowsOf(state, state.round + 1),
    foresight: seatsOf(state.foresight),
    nextToAct: whoActsNext(state),
  };
}

function rowsOf(state: Nexum, round: number): RowReading[] {
  const rows = Array.from({ length: state.aggressiveness }, (_, row) =>
    Array.from({ length: ROW_CARDS }, (__, place) => state.rows[cellOf(round, row, place)]),
  );
  return rows
    .filter((cards) => cards.some((card) => card !== 0))
    .map((cards) => ({
      cards: cards.map((card) => (card > 0 ? cardName(eventCards[card - 1]) : null)),
      panels: [panelOf(state, cards, 0), panelOf(state, cards, 1)],
    }));
}

/** NG-10.4, NG-10.5 */
function panelOf(state: Nexum, cards: readonly number[], side: number): PanelReading | null {
  const [left, right] = [cards[side], cards[side + 1]];
  const coordinate = cards[side === 0 ? 0 : ROW_CARDS - 1];
  if (left <= 0 || right <= 0 || coordinate <= 0) return null;
  const { kind, markers } = happeningBetween(state, left - 1, right - 1);
  return { kind, markers, places: placesHit(state, coordinate - 1, kind) };
}

/** What the seat is asked now; it waits while somebody else is. */
export type Asked = QuestionName | 'wait' | 'over';

export function readQuestion(state: Nexum, seat: number): Asked {
  if (state.phase === OVER) return 'over';
  return state.turn === seat ? questionOf(state).name : 'wait';
}

/** NG-6.1, NG-6.2: energy for a ship of the seat without relics between two places; null where no way leads. */
export function priceBetween(state: Nexum, seat: number, from: number, to: number): number | null {
  const price = fareBetween(state, seat, from, to);
  return price === NO_WAY ? null : price;
}

/** The same between two systems, before what a place itself asks. */
export function priceOfWay(state: Nexum, seat: number, from: number, to: number): number | null {
  const price = wayBetween(state, seat, from, to);
  return price === NO_WAY ? null : price;
}

function named(state: Nexum, relics: number): readonly RelicType[] {
  return typesOf(state, relics).map((type) => relicTypes[type]);
}
