// What the options are called, in English.

import type { OptionWords } from '@starboard/engine';
import { presets as sectors } from '../data/presets.ts';

const sectorTitles = Object.fromEntries(
  sectors.map(({ name, systems }) => [name, `${name} · ${systems.length} systems`]),
);

export const optionWords = {
  sector: {
    title: 'Sector',
    help: 'The map. Small sectors make short games.',
    values: sectorTitles,
  },
  customSector: {
    title: 'Custom sector',
    help: 'One of your own, from a sector file; it replaces the sector above.',
  },
  scenario: {
    title: 'Scenario',
    help: 'The sector’s own, or one without relics and with two ships on every home planet.',
    values: {
      sector: 'Set by the sector',
      conquest: 'Conquest of the Center',
      'sterile-trap': 'Sterile Trap',
    },
  },
  relics: {
    title: 'Relics',
    help: 'Where they are at the start.',
    values: {
      sector: 'Where the sector puts them',
      balanced: 'Dealt evenly',
      random: 'Dealt at random',
    },
  },
  homes: {
    title: 'Starting systems',
    help: 'Who starts where.',
    values: { 'in-order': 'In seat order', random: 'Dealt at random' },
  },
  chosenHomes: {
    title: 'Chosen starting systems',
    help: 'The Tann system of each seat, as a list like ["G", "J"]; it replaces the option above.',
  },
  firstPlayer: {
    title: 'First player',
    help: 'Who takes the first turn.',
    values: { random: 'Drawn at random', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4' },
  },
  grandBattle: {
    title: 'Grand Battle',
    help: 'For two players: up to 50 ships and 40 energy each.',
    values: { sector: 'Set by the sector', on: 'Yes', off: 'No' },
  },
  teams: { title: 'Teams', help: 'For four players: seats 1 and 3 against seats 2 and 4.' },
  pooled: {
    title: 'Pooled victory',
    help: 'Allies add up their points and relics: 10 points or 6 relics win the game.',
  },
  roundLimit: { title: 'Round limit', help: 'After this round the final score decides; 0 for no limit.' },
} satisfies Readonly<Record<string, OptionWords>>;
