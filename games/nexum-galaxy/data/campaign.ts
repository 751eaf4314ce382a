// Numbers of battles in a campaign.

/** Kinds of sectors that can be fought for. */
export const sectorKinds = ['plain', 'energetic', 'mining', 'ice', 'scorching'] as const;
export type SectorKind = (typeof sectorKinds)[number];

/** Nobody has fewer ships in a battle, however much it holds. */
export const LEAST_SHIPS = 8;

/** What an energetic sector gives, and what whoever holds a sector has more in it. */
export const FIRST_PLAYER_ENERGY = 1;
export const DEFENDER_SHIPS = 1;
export const DEFENDER_ENERGY = 1;

/** Markers on a drawn planet where the computer has chosen. */
export const DRAWN_MARKERS = 4;
