// What only tables with events or Asteroids draw, as one program that is fetched with the first such table.

import { fetched } from '@starboard/kit';

const load = () => import('./parts.ts');

export const Asked = fetched(async () => (await load()).Asked);
export const Caption = fetched(async () => (await load()).Caption);
export const ComputerCards = fetched(async () => (await load()).ComputerCards);
export const Deeds = fetched(async () => (await load()).Deeds);
export const ExoticFace = fetched(async () => (await load()).ExoticFace);
export const Lab = fetched(async () => (await load()).Lab);
export const Pointed = fetched(async () => (await load()).Pointed);
export const Ruins = fetched(async () => (await load()).Ruins);
export const Rows = fetched(async () => (await load()).Rows);

const PARTS = [Asked, Caption, ComputerCards, Deeds, ExoticFace, Lab, Pointed, Ruins, Rows];

export async function bringExpansions(): Promise<void> {
  await Promise.all(PARTS.map(({ bring }) => bring()));
}
