import type { Action, Track } from '../../data/sheet.ts';

/** The sign of the action that a track is mostly about. */
export const TRACK_SIGNS: Readonly<Record<Track, Action>> = {
  explore: 'explore',
  conquer: 'conquer',
  science: 'research',
  resources: 'exploit',
  trade: 'trade',
};
