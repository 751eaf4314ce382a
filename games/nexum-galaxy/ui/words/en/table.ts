// What the set-up form, the charts and the guide's headings say in English.

import type { OptionWords } from '@starboard/kit';
import { presets as sectors } from '../../../data/presets.ts';

const sectorTitles = Object.fromEntries(
  sectors.map(({ name, systems }) => [name, `${name} · ${systems.length} systems`]),
);

export const options: Readonly<Record<string, OptionWords>> = {
  sector: {
    title: 'Sector',
    help: 'Which systems lie where. Small sectors make short games.',
    values: sectorTitles,
  },
  customSector: {
    title: 'Sector of your own',
    help: 'A sector file; it takes the place of the sector above.',
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
};

export const presets: Readonly<Record<string, OptionWords>> = {
  narrows: {
    title: 'The Narrows',
    help: 'Two players, three systems, every relic within reach: a quarter of an hour.',
  },
  duel: { title: 'Duel', help: 'Two players on FENIX, two small wings joined at their majors.' },
  trio: { title: 'Three powers', help: 'Three players on TRISKELION, a leg of systems for each.' },
  four: { title: 'Four powers', help: 'Four players on LAUBURIA, the whole box on the table.' },
  teams: { title: 'Two against two', help: 'Allies at the two ends of the same chain of DIVERSUM.' },
  'grand-battle': { title: 'Grand Battle', help: 'Two players, 50 ships and 40 energy each, on PROFUNDIS.' },
  conquest: {
    title: 'Conquest of the Center',
    help: 'No relics: four players fight over the middle of TABULA.',
  },
  'sterile-trap': {
    title: 'Sterile Trap',
    help: 'No cards and no relics; ships are built only under a star you hold. Lose your gate and you are out.',
  },
};

export const chapters: Readonly<Record<string, string>> = {
  'NG-1': 'Victory',
  'NG-2': 'Relics',
  'NG-3': 'Set-up',
  'NG-4': 'Rounds and turns',
  'NG-5': 'Management',
  'NG-6': 'Movement, combat and plunder',
  'NG-7': 'Final score',
  'NG-8': 'Sectors of your own',
  'NG-9': 'Modes and scenarios',
};

export const measures: Readonly<Record<string, string>> = {
  points: 'Victory points',
  relics: 'Relics',
  ships: 'Ships',
  planets: 'Planets and stars',
  energy: 'Energy',
  income: 'Income',
};

export const terms: Readonly<Record<string, string>> = {
  points: 'victory points',
  relics: 'relics',
  ships: 'ships',
  income: 'income',
  energy: 'energy',
  cards: 'phase cards in hand',
  danger: 'planets and relics in danger',
};
