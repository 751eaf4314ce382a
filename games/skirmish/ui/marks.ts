// What an event leaves on the board. Who strikes takes ships from where there are fewer now.

import type { Marking } from '@starboard/kit';
import { MOONS } from '../data/tables.ts';
import type { Skirmish, SkirmishEvent } from '../rules/state.ts';

export const marksOf: Marking<Skirmish> = (told, after, before) => {
  const event = told as SkirmishEvent;
  if (event.event === 'mustered') return { rings: [MOONS[event.moon]] };
  if (event.event !== 'launched') return null;
  const target = MOONS[event.target];
  const sources = MOONS.filter(
    (_, moon) =>
      moon !== event.target &&
      before.owner[moon] === event.seat + 1 &&
      after.ships[moon] < before.ships[moon],
  );
  return { ways: sources.map((source) => [source, target] as const), aims: [target] };
};
