import type { Preset } from '@starboard/kit';

/** Tables that are ready to be played. */
export const presets: readonly Preset[] = [
  { id: 'two', seats: 2, options: {} },
  { id: 'three', seats: 3, options: {} },
  { id: 'four', seats: 4, options: {} },
  { id: 'short', seats: 3, options: { goal: 'essence', executiveOrders: true } },
  { id: 'long', seats: 4, options: { goal: 'long-haul', kingOfTheHill: true } },
  { id: 'teams', seats: 4, options: { teams: true } },
  { id: 'neighbours', seats: 2, options: { board: 'bad-neighbors' } },
  { id: 'energy', seats: 2, options: { board: 'energy-dependence' } },
  { id: 'vortex', seats: 3, options: { vortex: true } },
  { id: 'alternate', seats: 3, options: { alternateUnits: true } },
  { id: 'intercepted', seats: 3, options: { interceptedTransmissions: true } },
  {
    id: 'everything',
    seats: 4,
    options: {
      alternateUnits: true,
      extraTokens: 'each',
      kingOfTheHill: true,
      topPriority: true,
      executiveOrders: true,
    },
  },
];
