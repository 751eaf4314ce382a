// What people read on the sheet, where the rules speak of tracks, actions and technologies.

import type { Action, TechnologyId, Track } from './sheet.ts';

export const trackNames: Readonly<Record<Track, string>> = {
  explore: 'Explore',
  conquer: 'Conquer',
  science: 'Science',
  resources: 'Resources',
  trade: 'Trade',
};

export const actionNames: Readonly<Record<Action, string>> = {
  explore: 'Explore',
  conquer: 'Conquer',
  research: 'Research',
  exploit: 'Exploit',
  trade: 'Trade',
};

export const technologyNames: Readonly<Record<TechnologyId, string>> = {
  military1: 'Strength 1',
  military2: 'Strength 2',
  military3: 'Strength 3',
  military4: 'Strength 4',
  military5: 'Strength 5',
  military6: 'Strength 6',
  military7: 'Strength 7',
  military8: 'Strength 8',
  military9: 'Strength 9',
  logistics: 'Logistics',
  range1: 'Range 1',
  range2: 'Range 2',
  range3: 'Range 3',
  range4: 'Range 4',
  range5: 'Range 5',
  range6: 'Range 6',
  range7: 'Range 7',
  range8: 'Range 8',
  range9: 'Range 9',
  miningConglomerate: 'Mining conglomerate',
  friendlyRelations: 'Friendly relations',
  neutralRelations: 'Neutral relations',
  unfriendlyRelations: 'Unfriendly relations',
  tradeLeague: 'Trade league',
};
