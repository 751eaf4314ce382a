// The five strategy tracks (GX-3.12). That the first icons of Conquer and Trade are Research is printed; where the icons stand
// was rebuilt so that a good player's score is that of the rule book's example.

import type { Action, Icon, Track, TrackPlan } from './sheet.ts';

const SQUARES = 50;

const each = (icon: Action, ...places: readonly number[]): readonly Icon[] =>
  places.map((after) => ({ after, icon }));

export const trackPlans: Readonly<Record<Track, TrackPlan>> = {
  explore: { squares: SQUARES, icons: each('explore', 3, 7, 11, 15, 20, 25, 30, 36, 43, 50) },
  conquer: { squares: SQUARES, icons: [...each('research', 4), ...each('conquer', 11, 19, 28, 39, 50)] },
  science: { squares: SQUARES, icons: each('research', 3, 7, 11, 16, 21, 27, 34, 42, 50) },
  resources: { squares: SQUARES, icons: each('exploit', 3, 7, 12, 17, 24, 32, 41, 50) },
  trade: {
    squares: SQUARES,
    icons: [...each('research', 3), ...each('trade', 6, 9, 12, 16, 20, 25, 30, 36, 43, 50)],
  },
};
