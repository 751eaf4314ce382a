// What the options are called, in English.

import type { OptionWords } from '@starboard/engine';

export const optionWords = {
  size: { title: 'Map', values: { small: 'Small, 3 by 3', large: 'Large, 6 by 6' } },
  computers: { title: 'Computer civilizations' },
  ruleSet: {
    title: 'Rules of the battles',
    values: { core: 'Core game', events: 'With events', asteroids: 'Asteroids' },
  },
  goal: {
    title: 'Three sectors',
    values: { won: 'Connected, two of them won', line: 'In a line, two of them won', any: 'Connected' },
  },
  score: { title: 'Winning score' },
  firstPlayer: {
    title: 'First player',
    values: { random: 'Drawn at random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
  },
  cloud: {
    title: 'The cloud of the Asteroids rules',
    values: { sector: 'As the sector has it', first: 'Placed by the first player of each battle' },
  },
} satisfies Readonly<Record<string, OptionWords>>;
