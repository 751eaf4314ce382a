// What never changes while a game is played: figures, cards, tokens and points add up.

import { FIGURES } from '../data/units.ts';
import { HILL_POINTS, MISSION_POINTS } from '../data/numbers.ts';
import { COPIES, ENERGIZE_COLUMNS, FIGURES_EACH, MISSION_COLUMNS, UNIT_COLUMNS } from './columns.ts';
import { isStep } from './phases.ts';
import {
  CARDS,
  ENERGIZES,
  ENERGIZE_NAMES,
  HEXES,
  MISSIONS,
  MISSION_NAMES,
  SEATS,
  TOKEN_KINDS,
  TYPES,
  type Nexus,
} from './state.ts';
import { secretPoints } from './winning.ts';

export function check(state: Nexus): string | null {
  if (isStep(state.phase)) return `the game stands at step ${state.phase}, where nobody decides`;
  return (
    figures(state) ??
    counts(state) ??
    readiness(state) ??
    findings(state) ??
    energize(state) ??
    missions(state) ??
    gifts(state) ??
    points(state) ??
    tokens(state)
  );
}

function figures(state: Nexus): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    for (let unit = 0; unit < TYPES; unit++) {
      let all = state.supply[seat * TYPES + unit];
      for (let hex = 0; hex < HEXES; hex++) all += state.units[(hex * SEATS + seat) * TYPES + unit];
      const box = state.unitRow[unit * UNIT_COLUMNS + FIGURES_EACH];
      if (all !== box) return `seat ${seat} has ${all} figures of ${FIGURES[unit]}, not ${box}`;
    }
  }
  return null;
}

/** What is counted along: units per hex, presence, armies. */
function counts(state: Nexus): string | null {
  for (let seat = 0; seat < SEATS; seat++) {
    let army = 0;
    for (let hex = 0; hex < HEXES; hex++) {
      let here = 0;
      for (let unit = 0; unit < TYPES; unit++) here += state.units[(hex * SEATS + seat) * TYPES + unit];
      if (here !== state.here[hex * SEATS + seat])
        return `seat ${seat} has ${here} units in hex ${hex}, counted otherwise`;
      if (here > 0 !== (((state.presence[seat] >>> hex) & 1) === 1))
        return `seat ${seat} is wrongly present in hex ${hex}`;
      if (here > 0 && ((state.hexes >>> hex) & 1) === 0)
        return `seat ${seat} stands in hex ${hex}, which is not there`;
      army += here;
    }
    if (army !== state.army[seat]) return `seat ${seat} has ${army} units, counted ${state.army[seat]}`;
  }
  return null;
}

/** No more units are ready than there are, and no more are bound than ready. */
function readiness(state: Nexus): string | null {
  for (let hex = 0; hex < HEXES; hex++) {
    for (let unit = 0; unit < TYPES; unit++) {
      const ready = state.ready[hex * TYPES + unit];
      if (ready > state.units[(hex * SEATS + state.turn) * TYPES + unit])
        return `too many are ready in hex ${hex}`;
      if (state.bound[hex * TYPES + unit] > ready) return `too many are bound in hex ${hex}`;
    }
  }
  return null;
}

/** NO-5.7: who was found is still there. */
function findings(state: Nexus): string | null {
  for (let hex = 0; hex < HEXES; hex++) {
    const unit = state.found[hex] - 1;
    if (unit >= 0 && state.units[(hex * SEATS + state.turn) * TYPES + unit] === 0)
      return `nobody of ${FIGURES[unit]} was found in hex ${hex}`;
  }
  return null;
}

function energize(state: Nexus): string | null {
  for (let card = 0; card < ENERGIZES; card++) {
    let copies = state.energizeDeck[card] + state.energizeDiscard[card];
    for (let seat = 0; seat < SEATS; seat++) copies += state.energizeHand[seat * ENERGIZES + card];
    const box = state.energizeRow[card * ENERGIZE_COLUMNS + COPIES];
    if (copies !== box) return `there are ${copies} of ${ENERGIZE_NAMES[card]}, not ${box}`;
  }
  return null;
}

function missions(state: Nexus): string | null {
  for (let card = 0; card < MISSIONS; card++) {
    let copies = state.missionDeck[card] + state.missionDiscard[card] + state.line[card];
    for (let seat = 0; seat < SEATS; seat++) {
      copies += state.missionHand[seat * MISSIONS + card] + state.scored[seat * MISSIONS + card];
    }
    for (const offered of state.offer) if (offered === card + 1) copies++;
    for (const under of state.tail) if (under === card + 1) copies++;
    const box = state.missionRow[card * MISSION_COLUMNS + COPIES];
    if (copies !== box) return `there are ${copies} of ${MISSION_NAMES[card]}, not ${box}`;
  }
  let taken = state.missionsLeft;
  for (let seat = 0; seat < SEATS; seat++) taken += state.missions[seat] + state.hills[seat];
  return taken === state.missionCards ? null : `there are ${taken} Mission cards, not ${state.missionCards}`;
}

function gifts(state: Nexus): string | null {
  for (let seat = 0; seat < SEATS; seat++) {
    for (let card = 0; card < CARDS; card++) {
      const inHand =
        card < ENERGIZES
          ? state.energizeHand[seat * ENERGIZES + card]
          : state.missionHand[seat * MISSIONS + card - ENERGIZES];
      if (state.gift[seat * CARDS + card] > inHand) return `seat ${seat} no longer holds a card it was given`;
    }
  }
  return null;
}

function points(state: Nexus): string | null {
  for (let seat = 0; seat < SEATS; seat++) {
    const sum =
      state.missions[seat] * MISSION_POINTS + state.hills[seat] * HILL_POINTS + secretPoints(state, seat);
    if (sum !== state.points[seat])
      return `seat ${seat} has ${state.points[seat]} points, its cards say ${sum}`;
  }
  return null;
}

function tokens(state: Nexus): string | null {
  for (let pile = 0; pile < 2; pile++) {
    let left = 0;
    for (let kind = 0; kind < TOKEN_KINDS; kind++) left += state.pile[pile * TOKEN_KINDS + kind];
    const lying = state.token.filter((each) => each === pile + 1).length;
    if (left !== lying) return `${lying} tokens of pile ${pile} lie face down, ${left} are left in it`;
  }
  return null;
}
