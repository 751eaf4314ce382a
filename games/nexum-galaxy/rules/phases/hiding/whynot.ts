// Why a ship is not cloaked under that card. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { systemIds } from '../../../data/disks.ts';
import { eventCards } from '../../../data/events.ts';
import { exoticFaces } from '../../../data/exotic.ts';
import { refuse } from '../../../words/messages.ts';
import { lyingOn } from '../../campaign/blanket.ts';
import { eventCardNames, placeNames, systemNames } from '../../moves.ts';
import { FIRST_STAR, PLACES, RELICS, SLOTS, SYSTEMS, type Nexum } from '../../state.ts';
import { cardsOf } from '../keeping/whynot.ts';

function has(set: number, member: number): boolean {
  return Math.floor(set / 2 ** member) % 2 === 1;
}

const systemAt = (place: number): number => Math.floor(place / SLOTS);

export function whyNotUnder(state: Nexum, seat: number, card: number): Refusal | null {
  if (!cardsOf(state, seat).includes(card))
    return refuse('NG-16.1', 'notInHand', { card: eventCardNames[card] });
  return whyNotThere(state, seat, state.hiding - 1, card);
}

export function hideFirst(): Refusal {
  return refuse('NG-16.1', 'hideFirst');
}

export function nobodyHides(state: Nexum): Refusal {
  return state.pathLevels === 0 ? refuse('NG-12.1', 'noTechnology') : refuse('NG-16.1', 'nobodyHides');
}

/** NG-16.2: where to. */
export function whyNotThere(state: Nexum, seat: number, from: number, card: number): Refusal | null {
  const name = eventCardNames[card];
  const [place] = planetsOf(state, card).toSorted(
    (a, b) =>
      distance(state, seat, systemAt(a)) - distance(state, seat, systemAt(b)) ||
      state.size[a] - state.size[b] ||
      a - b,
  );
  if (place === undefined) return refuse('NG-16.2', 'noPlanetForCard', { card: name });
  const at = { place: placeNames[place] };
  if (systemAt(state.tann[seat]) === systemAt(place)) return refuse('NG-16.2', 'notToHome', { card: name });
  if (lyingOn(state, 'noMove', place) > 0) return refuse('NG-10.9', 'barredThere', at);
  if (state.owner[place] > 0 && state.owner[place] !== seat + 1) return refuse('NG-16.2', 'othersThere', at);
  if (has(state.noExit, systemAt(from)) && systemAt(from) !== systemAt(place))
    return refuse('NG-15.13', 'noExit', { system: systemNames[systemAt(from)] });
  const hides = Array.from({ length: RELICS }, (_, relic) => relic).some(
    (relic) =>
      state.cloakedBy[relic] === seat + 1 && systemAt(state.cloakPlace[relic] - 1) === systemAt(place),
  );
  return hides ? refuse('NG-16.2', 'hidesThere', { system: systemNames[systemAt(place)] }) : null;
}

/** NG-10.6, NG-15.7: the planets that a card means. */
function planetsOf(state: Nexum, card: number): number[] {
  const { letter, number } = eventCards[card];
  const face = exoticFaces[systemIds.indexOf(letter)];
  return Array.from({ length: PLACES }, (_, place) => place).filter((place) => {
    if (place % SLOTS >= FIRST_STAR || state.size[place] === 0 || state.size[place] > 3) return false;
    if (state.letter[systemAt(place)] !== systemIds.indexOf(letter) + 1) return false;
    const own = has(state.exotic, systemAt(place)) ? face.planets[place % SLOTS][0] : (place % SLOTS) + 1;
    return own === number;
  });
}

/** Links from the seat's Tann system. */
function distance(state: Nexum, seat: number, to: number): number {
  const reached = new Set([systemAt(state.tann[seat])]);
  for (let steps = 0; steps < SYSTEMS; steps++) {
    if (reached.has(to)) return steps;
    const ring = [...reached];
    for (const system of ring)
      for (const other of systemNames.keys()) if (has(state.links[system], other)) reached.add(other);
  }
  return 99;
}
