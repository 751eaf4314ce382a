// Tables that are ready to be played.

import type { Preset } from '@starboard/kit';
import { smallSectors } from '../data/small-sectors.ts';

const narrows = smallSectors.find(({ name }) => name === 'NARROWS');

export const presets: readonly Preset[] = [
  { id: 'duel', seats: 2, options: { sector: 'FENIX' } },
  { id: 'narrows', seats: 2, options: { customSector: narrows } },
  {
    id: 'solo-easy',
    seats: 1,
    options: { sector: 'FENIX', ruleSet: 'events', mode: 'solo-easy' },
  },
  {
    id: 'solo-hard',
    seats: 1,
    options: { sector: 'LAUBURIA', ruleSet: 'events', mode: 'solo-hard' },
  },
  { id: 'trio', seats: 3, options: { sector: 'TRISKELION' } },
  { id: 'four', seats: 4, options: { sector: 'LAUBURIA' } },
  { id: 'asteroids', seats: 2, options: { sector: 'IHX', ruleSet: 'asteroids' } },
  {
    id: 'civilizations',
    seats: 4,
    options: { sector: 'LAUBURIA', ruleSet: 'asteroids', civilizations: 'drafted' },
  },
  { id: 'teams', seats: 4, options: { sector: 'DIVERSUM', teams: true } },
  { id: 'grand-battle', seats: 2, options: { sector: 'PROFUNDIS', grandBattle: 'on' } },
  { id: 'conquest', seats: 4, options: { sector: 'TABULA', scenario: 'conquest' } },
  { id: 'sterile-trap', seats: 3, options: { sector: 'TABULA', scenario: 'sterile-trap' } },
];
