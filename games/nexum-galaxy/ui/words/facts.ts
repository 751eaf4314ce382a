// What sentences are made of in every language: numbers of a move and of an event, taken from the rules.

import type { MoveRecord } from '@starboard/engine';
import { systemIds } from '../../data/disks.ts';
import type { ExoticKind } from '../../data/exotic.ts';
import { relicTypes, type RelicType } from '../../data/sector.ts';
import { technologies, technologyIds, type TechnologyId } from '../../data/technologies.ts';
import { isArea, isEnemy, isStar, systemOf } from '../../rules/board.ts';
import { isOfComputer } from '../../rules/cosmos/foretell.ts';
import { placesHit } from '../../rules/cosmos/panel.ts';
import type { NexumEvent } from '../../rules/events.ts';
import { faceOf, isAvailable } from '../../rules/exotic/disks.ts';
import { shipPrice } from '../../rules/ledger.ts';
import { cardNames, moves, placeNames, systemNames } from '../../rules/moves.ts';
import { previewAttack } from '../../rules/preview.ts';
import { freshCarriers, pickBundle } from '../../rules/relics.ts';
import { fleetPrice } from '../../rules/phases/movement/sources.ts';
import { BID, CARD, MANAGE, MOVE, NO_GATE, type Nexum } from '../../rules/state.ts';
import { tryOut } from '../../rules/try-out.ts';
import type { PhaseCard } from '../cards.ts';

type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

const { card: playing, send } = moves.kinds;

export function placeOf(name: string | number): number {
  return placeNames.indexOf(String(name));
}

export function relicOf(type: number): RelicType {
  return relicTypes[type];
}

const LETTERS: Readonly<Record<string, RelicType>> = {
  M: 'military',
  R: 'replicator',
  E: 'extractor',
  T: 'transporter',
};

/** The relics of a `send` in notation: `ME` is a Military and an Extractor. */
export function relicsIn(bundle: string | number): readonly RelicType[] {
  return bundle === 'none' ? [] : Array.from(String(bundle), (letter) => LETTERS[letter]);
}

/** NG-10.8: the planet of a Tann system that a panel's card points at, and over which it does not come. */
export function sparedIn(state: Nexum, { kind, card, places }: Of<'panel'>): string | null {
  if (isOfComputer(kind)) return null;
  const homes = new Set(Array.from(state.tann).flatMap((gate) => (gate === NO_GATE ? [] : systemOf(gate))));
  const pointed = placesHit(state, card, 'invasion');
  const spared = pointed.find((place) => homes.has(systemOf(place)) && !places.includes(place));
  return spared === undefined ? null : placeNames[spared];
}

/** What a ship built there would cost the seat now. */
export function buildPrice(state: Nexum, seat: number, planet: string | number): number {
  return shipPrice(state, seat, placeOf(planet));
}

/** What a technology costs, in energy; 0 where it is paid for with asteroids. */
export function technologyPrice(technology: string | number): number {
  const { price } = technologies[technologyIds.indexOf(technology as TechnologyId)];
  return 'energy' in price ? price.energy : 0;
}

/** The names of a set of systems. */
export function systemsIn(set: number): string[] {
  return systemNames.filter((_, system) => ((set >>> system) & 1) === 1);
}

/** What the fleet of a `send` costs; null for a record that is no move. */
export function sendPrice(state: Nexum, record: MoveRecord): number | null {
  const move = moves.fromRecord(record);
  if (typeof move !== 'number' || state.target === 0) return null;
  const from = send.from(move);
  const relics = pickBundle(state, freshCarriers(state, from), send.relics(move));
  return fleetPrice(state, state.turn, from, state.target - 1, send.ships(move), relics);
}

/** What is left of a turn whose card gives nothing to do: its phases are over as soon as they begin (NG-4.5). */
export type AfterIdleCard = 'bid' | 'nothing';

/** Null where the card gives something to do, or cannot be played now. */
export function idleCard(state: Nexum, seat: number, card: PhaseCard): AfterIdleCard | null {
  const number = cardNames.indexOf(card);
  const held = (state.cards[seat] >>> number) & 1;
  if (state.phase !== CARD || state.turn !== seat || held === 0) return null;
  const after = tryOut(state, seat, playing.make(number));
  if (after.turn !== seat || after.round !== state.round) return 'nothing';
  if (after.phase === MANAGE || after.phase === MOVE) return null;
  return after.phase === BID ? 'bid' : 'nothing';
}

/** What going to a place means for the seat. */
export type Errand =
  | { readonly kind: 'attack'; readonly defence: number }
  | { readonly kind: 'join' | 'settle' | 'enter' | 'drift' };

export function errandTo(state: Nexum, seat: number, place: number): Errand {
  if (isEnemy(state, seat, place))
    return { kind: 'attack', defence: previewAttack(state, seat, place, 0, 0).defence };
  if (isStar(state, place)) return { kind: 'enter' };
  if (isArea(state, place)) return { kind: 'drift' };
  return { kind: state.owner[place] === seat + 1 ? 'join' : 'settle' };
}

/** The attack as it stands, against the defence. */
export function strengthSoFar(state: Nexum, seat: number): { attack: number; defence: number } {
  return previewAttack(state, seat, state.target - 1, state.force, state.cargo);
}

/** NG-15.3: what the card of an explorer names: the letter, what is there, and whether it can be laid. */
export function foundOf(state: Nexum): readonly [letter: string, kind: ExoticKind, available: boolean] {
  const { kind } = faceOf(state.found);
  return [systemIds[state.found - 1], kind, isAvailable(state, state.found)];
}
