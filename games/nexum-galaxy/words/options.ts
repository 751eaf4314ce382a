// What the options are called, in English.

import type { OptionWords } from '@starboard/engine';
import { presets as sectors } from '../data/presets.ts';

const sectorTitles = Object.fromEntries(
  sectors.map(({ name, systems }) => [name, `${name} · ${systems.length} systems`]),
);

export const optionWords = {
  sector: {
    title: 'Sector',
    help: 'Which systems lie where. Small sectors make short games.',
    values: sectorTitles,
  },
  customSector: {
    title: 'Other sector',
    help: 'One of your own, from a sector file; it takes the place of the sector above.',
  },
  scenario: {
    title: 'Scenario',
    help: 'As the sector says, or one without relics and with two ships on every planet at home.',
    values: {
      sector: 'As the sector says',
      conquest: 'Conquest of the Center',
      'sterile-trap': 'Sterile Trap',
    },
  },
  relics: {
    title: 'Relics',
    help: 'Where they lie at the start.',
    values: {
      sector: 'Where the sector puts them',
      balanced: 'Dealt in a balanced way',
      random: 'Dealt at random',
    },
  },
  homes: {
    title: 'Starting systems',
    help: 'Who starts where.',
    values: { 'in-order': 'In the order of the seats', random: 'Dealt at random' },
  },
  chosenHomes: {
    title: 'Chosen starting systems',
    help: 'The Tann system of each seat, as a list like ["G", "J"]; it takes the place of the option above.',
  },
  firstPlayer: {
    title: 'First player',
    help: 'Who has the first turn.',
    values: { random: 'Drawn at random', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4' },
  },
  grandBattle: {
    title: 'Grand Battle',
    help: 'For two players: up to 50 ships and 40 energy each.',
    values: { sector: 'As the sector says', on: 'Yes', off: 'No' },
  },
  teams: { title: 'Teams', help: 'For four players: seats 1 and 3 against seats 2 and 4.' },
  pooled: {
    title: 'Pooled victory',
    help: 'Allies add up their points and relics: 10 points or 6 relics win.',
  },
  roundLimit: { title: 'Round limit', help: 'After this round the final score decides; 0 for no limit.' },
} satisfies Readonly<Record<string, OptionWords>>;
