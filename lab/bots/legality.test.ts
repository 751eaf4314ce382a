import { openMind, type Mind } from '@starboard/bots';
import { FastChance } from '@starboard/engine';
import { settings, volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { playTrial } from './legality.ts';
import { allKnown, trialsOf } from './tables.ts';

const all = await allKnown();
/** In all games together the long run makes 100,000. */
const DECISIONS = volume({ daily: 400, long: Math.ceil(100_000 / all.length), mutation: 60 });
/** Of one game at most: others are to come up too. */
const MOST = Math.max(Math.min(60, DECISIONS / 4), DECISIONS / 100);

describe.each(all.map((known) => [known.game.title, known] as const))('%s', (_, known) => {
  test(`no bot gives an illegal order in ${DECISIONS} decisions`, async () => {
    const trials = trialsOf(known, settings(known.game, new FastChance(2026)), 2026);
    const seatCounts = new Set<number>();
    let [decisions, thoughts, tables] = [0, 0, 0];
    while (decisions < DECISIONS) {
      const trial = trials.next().value;
      seatCounts.add(trial.seats);
      const offered = await playTrial(trial, Math.min(MOST, DECISIONS - decisions));
      expect(offered.fault).toBeNull();
      decisions += offered.decisions;
      thoughts += offered.thoughts;
      tables++;
    }
    expect(thoughts).toBeGreaterThan(decisions / 2);
    expect(seatCounts.size).toBeGreaterThan(1);
    console.log(`${known.game.title}: ${decisions} decisions at ${tables} tables, ${thoughts} thoughts`);
  });
});

const known = all[0];

test.each<[string, (mind: Mind) => Mind]>([
  [
    'an order that is not legal',
    (mind) => ({
      async think(question) {
        const answer = await mind.think(question);
        return { ...answer, order: [...answer.order, ...answer.order] };
      },
    }),
  ],
  [
    'an order without its end',
    (mind) => ({ think: async (question) => ({ ...(await mind.think(question)), order: [] }) }),
  ],
  [
    'a thought that is not legal',
    (mind) => ({
      async think(question) {
        const answer = await mind.think(question);
        return { ...answer, options: [{ order: [...answer.order, ...answer.order], share: 1, expected: 1 }] };
      },
    }),
  ],
])('the check notices %s', async (_, spoilt) => {
  const trial = trialsOf(known, settings(known.game, new FastChance(1)), 1).next().value;
  const { fault } = await playTrial(trial, 50, (load) => spoilt(openMind(load)));
  expect(fault).not.toBeNull();
});
