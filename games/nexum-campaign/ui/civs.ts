// The civilizations of a campaign as they are shown: people and bots in their seats, then those of the computer, and a visitor.

import { unseatedColours, type Person } from '@starboard/kit';
import { VISITOR, type Campaign } from '../rules/state.ts';
import type { CampaignText } from './text.ts';

export interface Civ {
  readonly name: string;
  readonly colour: number;
}

export function civsOf(
  { seats, civs }: Pick<Campaign, 'seats' | 'civs'>,
  people: readonly Person[],
  text: CampaignText,
): readonly Civ[] {
  const colours = unseatedColours(people);
  const computers = civs - seats;
  const unseated = Array.from({ length: computers }, (_, i) => ({
    name: text.computer(computers === 1 ? null : i + 1),
    colour: colours[i],
  }));
  return [...people.map(({ name, colour }) => ({ name, colour })), ...unseated];
}

/** Whoever an owner of the state stands for; null for nobody. */
export function ownerIn(civs: readonly Civ[], owner: number, text: CampaignText): Civ | null {
  if (owner === 0) return null;
  return owner === VISITOR ? { name: text.visitor, colour: 7 } : (civs[owner - 1] ?? null);
}
