// The state in names and lists, for boards and for people who write programs: what lies on a place, how a seat stands,
// where the game is in the turn. Views read the same way as full states.

import { seatsOf } from '@starboard/engine';
import { disks, systemIds, type Colour } from '../data/disks.ts';
import { relicTypes, type RelicType } from '../data/sector.ts';
import { COUNT, heldBy, slotOf, systemOf } from './board.ts';
import { fareBetween, NO_WAY, reserveOf } from './ledger.ts';
import { cardNames, placeNames } from './moves.ts';
import { extractionOf } from './phases/management/extraction.ts';
import type { QuestionName } from './phases/question.ts';
import { questionOf } from './phases/questions.ts';
import { lootSoFar } from './plunder.ts';
import { carriedAt, freshCarriers, typesOf, waitingAt } from './relics.ts';
import { scoreOf } from './score.ts';
import { MANAGE, MOVE, OVER, PLANET_SLOTS, RELICS, type Nexum } from './state.ts';
import { isOut } from './victory.ts';

export interface PlaceReading {
  readonly place: number;
  readonly name: string;
  /** The seat whose ships are there. */
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
    waiting: named(state, waitingAt(state, place)),
    conquered: ((state.taken[systemOf(place)] >>> slotOf(place)) & 1) === 1,
  };
}

export interface SeatReading {
  readonly seat: number;
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
  let [planets, stars] = [0, 0];
  for (let system = 0; system < state.span; system++) {
    planets += COUNT[heldBy(state, seat, system) & PLANET_SLOTS];
    stars += COUNT[heldBy(state, seat, system) & ~PLANET_SLOTS];
  }
  return {
    seat,
    colour: disks[systemIds[systemOf(state.tann[seat])]].colour,
    allies: seatsOf(state.allies[seat]).filter((each) => each !== seat),
    isOut: isOut(state, seat),
    energy: state.energy[seat],
    energyLimit: state.energyLimit[seat],
    income: extractionOf(state, seat),
    bid: state.bids[seat],
    points: state.points[seat],
    relics: state.relicsHeld[seat],
    score: scoreOf(state, seat),
    planets,
    stars,
    ships: state.fleet[seat],
    reserve: reserveOf(state, seat),
    cards: cardNames.filter((_, card) => ((state.cards[seat] >>> card) & 1) === 1),
  };
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
  /** What wins the game; no number of relics does where the scenario has none. */
  readonly goal: { readonly points: number; readonly relics: number | null };
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
    goal: { points: state.pointsToWin, relics: state.relicsToWin > RELICS ? null : state.relicsToWin },
  };
}

/** What the seat is asked now; it waits while somebody else is. */
export type Asked = QuestionName | 'wait' | 'over';

export function readQuestion(state: Nexum, seat: number): Asked {
  if (state.phase === OVER) return 'over';
  return state.turn === seat ? questionOf(state).name : 'wait';
}

/** NG-6.1, NG-6.2: energy for a ship without relics between two places; null where no way leads. */
export function priceBetween(state: Nexum, from: number, to: number): number | null {
  const price = fareBetween(state, from, to);
  return price === NO_WAY ? null : price;
}

function named(state: Nexum, relics: number): readonly RelicType[] {
  return typesOf(state, relics).map((type) => relicTypes[type]);
}
