// @module-tag slow: in real time

import type { Game } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { volume } from '../../engine/testkit/volume.ts';
import { playedAtHome } from './answer-times/at-home.ts';
import { playedAtServer } from './answer-times/at-server.ts';

/** Two windows only show that it can be measured; medians need more of them, which the long run plays. */
const WINDOWS = volume({ daily: 2, long: 100 });
const BAR = volume({ daily: Infinity, long: 50 });
const game = (await loadGame('nexus-ops')) as Game;

test.each(Object.entries({ home: playedAtHome, 'a server': playedAtServer }))(
  'NO-7.8: at %s the medians of answers with a choice and without cannot be told apart',
  async (_where, played) => {
    const times = await played(game, 'admiral', WINDOWS);
    expect(times.windows).toBeGreaterThanOrEqual(WINDOWS);
    expect([...times.withChoice, ...times.without].every((took) => took > 400)).toBe(true);
    expect(times.apart).toBeLessThan(BAR);
  },
);
