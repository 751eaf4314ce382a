// The Energize deck: 32 cards. Their number and kinds of effect are sourced; names, copies and amounts are not, except
// where a row says so. Each card is a row; what its effect does is in rules/energize.

import type { Source } from './source.ts';
import type { Land } from './terrain.ts';
import type { Figure } from './units.ts';

export type Effect =
  // Played in the own Deploy phase
  | { readonly does: 'gain'; readonly rubium: number }
  /** Rubium for each controlled hex without a mine. */
  | { readonly does: 'prospect'; readonly rubium: number }
  /** Free units on home-base hexes and, where a land is named, on controlled hexes of it. */
  | { readonly does: 'recruit'; readonly unit: Figure; readonly number: number; readonly on: Land | null }
  /** That many units may each move one more hex this turn. */
  | { readonly does: 'march'; readonly units: number }
  /** Up to that many units of one hex are put into another. */
  | { readonly does: 'teleport'; readonly units: number }
  // Played in a battle, for one of its sides
  /** Before the first roll: added to all attack rolls of the side. */
  | { readonly does: 'rally'; readonly amount: number }
  /** Before a type's roll: added to it. */
  | { readonly does: 'tune'; readonly amount: number }
  /** Before a type's roll: one unit of it rolls that many dice more. */
  | { readonly does: 'repeat'; readonly dice: number }
  /** After a type's roll: any of the side's dice are rolled again. */
  | { readonly does: 'reroll' }
  /** After a type's roll: that many hits against the side are cancelled. */
  | { readonly does: 'shield'; readonly hits: number }
  /** After a type's roll: the side picks the casualties of that many of its hits. */
  | { readonly does: 'aim'; readonly hits: number };

export interface EnergizeCard {
  readonly title: string;
  readonly text: string;
  /** What the text leaves open. */
  readonly ruling?: string;
  readonly count: number;
  readonly effect: Effect;
  /** Of the card as a whole; and what of it a source gives all the same. */
  readonly source: Source;
  readonly sourced?: readonly 'name'[];
}

export const energizeCards = {
  scatteredRubium: {
    title: 'Scattered Rubium',
    text: 'Gain 1 rubium for each hex you control that has no mine. The Monolith counts.',
    count: 2,
    effect: { does: 'prospect', rubium: 1 },
    source: 'reconstructed',
    sourced: ['name'],
  },
  humanVolunteers: {
    title: 'Human Volunteers',
    text: 'Put 2 Humans from your supply on your home-base hexes, free.',
    count: 2,
    effect: { does: 'recruit', unit: 'human', number: 2, on: null },
    source: 'reconstructed',
  },
  fungoidAllies: {
    title: 'Fungoid Allies',
    text: 'Put 1 Fungoid from your supply on a Liquifungus Forest you control or on a home-base hex, free.',
    count: 2,
    effect: { does: 'recruit', unit: 'fungoid', number: 1, on: 'forest' },
    source: 'reconstructed',
  },
  crystallineAllies: {
    title: 'Crystalline Allies',
    text: 'Put 1 Crystalline from your supply on Crystal Spires you control or on a home-base hex, free.',
    count: 2,
    effect: { does: 'recruit', unit: 'crystalline', number: 1, on: 'spires' },
    source: 'reconstructed',
  },
  striderAllies: {
    title: 'Strider Allies',
    text: 'Put 1 Rock Strider from your supply on Rock Plains you control or on a home-base hex, free.',
    count: 1,
    effect: { does: 'recruit', unit: 'strider', number: 1, on: 'plains' },
    source: 'reconstructed',
  },
  forcedMarch: {
    title: 'Forced March',
    text: 'Up to 3 of your units may each move 1 hex more this turn.',
    ruling:
      'The hex more comes before or after the move that the unit’s ability allows. No unit takes more than one of them; a second card is for others.',
    count: 2,
    effect: { does: 'march', units: 3 },
    source: 'reconstructed',
  },
  teleport: {
    title: 'Teleport',
    text: 'Put up to 2 of your units from one hex into any other hex they may enter. From a contested hex they only go where no other player has units. They do not move this turn.',
    count: 2,
    effect: { does: 'teleport', units: 2 },
    source: 'reconstructed',
  },
  rubiumStrike: {
    title: 'Rubium Strike',
    text: 'Gain 4 rubium.',
    count: 1,
    effect: { does: 'gain', rubium: 4 },
    source: 'reconstructed',
  },
  battleRage: {
    title: 'Battle Rage',
    text: 'Before the first roll of a battle: +1 on all attack rolls of one side for this battle.',
    count: 4,
    effect: { does: 'rally', amount: 1 },
    source: 'reconstructed',
  },
  targetingLock: {
    title: 'Targeting Lock',
    text: 'Before a unit type attacks: +2 on the attack rolls of that type for one side.',
    count: 2,
    effect: { does: 'tune', amount: 2 },
    source: 'reconstructed',
  },
  doubleStrike: {
    title: 'Double Strike',
    text: 'Before a unit type attacks: one unit of that type on one side rolls a second attack die.',
    ruling:
      'Every such card adds a die, whether for the same unit or another, also where Clones roll one die less.',
    count: 3,
    effect: { does: 'repeat', dice: 1 },
    source: 'reconstructed',
  },
  recalibrate: {
    title: 'Recalibrate',
    text: 'After a unit type has rolled: roll any of one side’s dice of that roll again, once.',
    count: 3,
    effect: { does: 'reroll' },
    source: 'reconstructed',
  },
  forceField: {
    title: 'Force Field',
    text: 'After a unit type has rolled: cancel 1 hit against one side.',
    count: 3,
    effect: { does: 'shield', hits: 1 },
    source: 'reconstructed',
  },
  jammingField: {
    title: 'Jamming Field',
    text: 'Before a unit type attacks: -1 on the attack rolls of that type for one side.',
    count: 2,
    effect: { does: 'tune', amount: -1 },
    source: 'reconstructed',
  },
  precisionShot: {
    title: 'Precision Shot',
    text: 'After a unit type has rolled: the side that scored a hit picks its casualty.',
    count: 1,
    effect: { does: 'aim', hits: 1 },
    source: 'reconstructed',
  },
} as const satisfies Readonly<Record<string, EnergizeCard>>;

/** Names for cards that only a deck file has. */
export const spareEnergize = ['extra1', 'extra2', 'extra3', 'extra4', 'extra5'] as const;
