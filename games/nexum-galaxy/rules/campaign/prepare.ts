// What the map of a campaign changes when the table is set up (NG-19.1 to NG-19.4).

import { hasSeat, type Chance } from '@starboard/engine';
import {
  DEFENDER_ENERGY,
  DEFENDER_SHIPS,
  DRAWN_MARKERS,
  FIRST_PLAYER_ENERGY,
  type SectorKind,
} from '../../data/campaign.ts';
import { occupy, systemOf } from '../board.ts';
import { lay } from '../cosmos/effects.ts';
import { findHits, Hits } from '../cosmos/hits.ts';
import type { Marker } from '../events.ts';
import { limitAt } from '../ledger.ts';
import { tannSystems } from '../links.ts';
import { ICE, NO_GATE, SCORCHING, type Nexum } from '../state.ts';
import type { CampaignTerms } from './terms.ts';

/** NG-19.1: limits come before ships. */
export function limitShips(state: Nexum, { ships, holes }: CampaignTerms): void {
  state.inCampaign = 1;
  for (let civ = 0; civ < state.civs; civ++) {
    state.shipLimit[civ] = ships[civ];
    state.holes[civ] = holes[civ];
  }
}

export function prepareBattle(state: Nexum, terms: CampaignTerms, chance: Chance): void {
  if (terms.heldBy > 0) strengthen(state, terms.heldBy - 1);
  const chooser = terms.chosenBy - 1;
  if (chooser < state.seats) giveTo(state, state.first, terms.kind);
  else surprise(state, chooser, terms.kind, chance);
}

/** NG-19.2: a ship more at home, and energy for people. */
function strengthen(state: Nexum, civ: number): void {
  addShips(state, civ, DEFENDER_SHIPS);
  if (civ < state.seats) addEnergy(state, civ, DEFENDER_ENERGY);
}

/** NG-19.3 */
function giveTo(state: Nexum, seat: number, kind: SectorKind): void {
  if (kind === 'energetic' || (kind === 'mining' && state.pathLevels === 0))
    addEnergy(state, seat, FIRST_PLAYER_ENERGY);
  if (kind === 'mining' && state.pathLevels > 0) state.unseen |= 1 << seat;
  if (kind !== 'ice' && kind !== 'scorching') return;
  state.gift = kind === 'ice' ? ICE : SCORCHING;
  state.giftTo = seat;
  state.giftLeft = 1;
}

/** NG-19.4: what happens where the computer has chosen. */
function surprise(state: Nexum, civ: number, kind: SectorKind, chance: Chance): void {
  if (kind === 'energetic') addShips(state, civ, 1);
  if (kind === 'ice') strikeDrawn(state, 'noManage', chance);
  if (kind === 'scorching') strikeDrawn(state, 'noMove', chance);
}

function strikeDrawn(state: Nexum, marker: Marker, chance: Chance): void {
  const struck = Array.from({ length: state.cardsInPlay }, (_, card) => planetOf(state, card));
  if (struck.every((place) => place === null)) return;
  const place = struck[chance.pick(struck.map((each) => (each === null ? 0 : 1)))];
  if (place !== null) lay(state, marker, place, DRAWN_MARKERS);
}

/** The first planet that a card points at outside Tann systems. */
function planetOf(state: Nexum, card: number): number | null {
  const hits = new Hits();
  findHits(state, card, hits);
  const found = [...hits.places.subarray(0, hits.count)];
  return found.find((place) => !hasSeat(tannSystems(state), systemOf(place))) ?? null;
}

function addShips(state: Nexum, civ: number, ships: number): void {
  const home = civ < state.seats ? state.tann[civ] : state.base[civ] - 1;
  if (home < 0 || home === NO_GATE || limitAt(state, home) < state.ships[home] + ships) return;
  if (civ < state.seats && state.fleet[civ] + ships > state.shipLimit[civ]) return;
  if (state.owner[home] === 0) occupy(state, civ, home);
  if (state.owner[home] !== civ + 1) return;
  state.ships[home] += ships;
  state.fleet[civ] += ships;
}

function addEnergy(state: Nexum, seat: number, energy: number): void {
  state.energy[seat] = Math.min(state.energyLimit[seat], state.energy[seat] + energy);
}
