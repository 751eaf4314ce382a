// Where cloaked ships of others may be, and under which cards (NG-16.2, NG-16.3): for whoever makes up what it cannot see. The
// deck of the state holds all cards that have not been seen.

import { HIDDEN, type Chance } from '@starboard/engine';
import { eventCards } from '../../data/events.ts';
import { areAllies, lowest, placeAt, systemOf } from '../board.ts';
import { RELICS, type Nexum } from '../state.ts';
import { hidingPlace, isHome, planetOf } from './destination.ts';
import { hidesIn } from './hidden.ts';

export const NO_CARD = -1;

/** For the functions below and nobody else. */
const candidates = new Int32Array(eventCards.length);

/** Whoever is about to cloak a ship holds a card that will do. */
export function hidingCard(state: Nexum, chance: Chance): number {
  for (let card = 0; card < state.cardsInPlay; card++) {
    const fits = state.deck[card] === 1 && hidingPlace(state, state.turn, state.hiding - 1, card) >= 0;
    candidates[card] = fits ? 1 : 0;
  }
  if (!candidates.includes(1)) return NO_CARD;
  const card = chance.pick(candidates);
  state.deck[card] = 0;
  return card;
}

/** Cloaked ships are under cards that have not been seen, where such a card could have taken them and nobody has come upon
 *  them; not where the card that is kept would take another. */
export function hideCloaked(state: Nexum, kept: number, chance: Chance): void {
  const taken = kept === NO_CARD ? -1 : systemOf(planetOf(state, state.turn, kept));
  for (const card of state.cloakCard) if (card > 0) state.deck[card - 1] = 0;
  for (let relic = 0; relic < RELICS; relic++) {
    if (state.cloakPlace[relic] !== HIDDEN) continue;
    const owner = state.cloakedBy[relic] - 1;
    const avoided = owner === state.turn ? taken : -1;
    for (let card = 0; card < state.cardsInPlay; card++)
      candidates[card] = state.deck[card] === 1 && mayHide(state, owner, card, avoided) ? 1 : 0;
    const card = candidates.includes(1)
      ? chance.pick(candidates)
      : chance.pick(state.deck, 0, state.cardsInPlay);
    const place = candidates[card] === 1 ? planetOf(state, owner, card) : anyPlanet(state, owner, avoided);
    state.deck[card] = 0;
    state.cloakCard[relic] = card + 1;
    state.cloakPlace[relic] = place + 1;
  }
}

function mayHide(state: Nexum, owner: number, card: number, avoided: number): boolean {
  const place = planetOf(state, owner, card);
  if (place < 0 || !isFree(state, owner, systemOf(place), avoided)) return false;
  return state.owner[place] === 0 || areAllies(state, owner, state.owner[place] - 1);
}

/** Could the owner hide a ship in that system? */
function isFree(state: Nexum, owner: number, system: number, avoided: number): boolean {
  return system !== avoided && !isHome(state, owner, system) && !hidesIn(state, owner, system);
}

/** Where no card that was not seen could have taken a ship anywhere. */
function anyPlanet(state: Nexum, owner: number, avoided: number): number {
  for (let system = 0; system < state.span; system++)
    if (state.planets[system] !== 0 && isFree(state, owner, system, avoided))
      return placeAt(system, lowest(state.planets[system]));
  return 0;
}
