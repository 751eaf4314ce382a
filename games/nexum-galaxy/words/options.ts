// What the options are called, in English.

import type { OptionWords } from '@starboard/engine';
import { presets as sectors } from '../data/presets.ts';
import { modeTitles } from './modes.ts';
import { civilizationNames } from './names.ts';

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
  ruleSet: {
    title: 'Rules',
    help: 'The core game, with cosmic events, or with all of the Asteroids expansion. Whoever plays alone always has events.',
    values: { core: 'Core game', events: 'With events', asteroids: 'Asteroids' },
  },
  mode: {
    title: 'Mode',
    help: 'One from the sector’s list, or your own mix of the options here. If you play alone and choose nothing, it is the first of that list for one player.',
    values: modeTitles,
  },
  computers: {
    title: 'Computer civilizations',
    help: 'In your own mix, with events: up to three, and up to four civilizations in all.',
  },
  computersAllied: {
    title: 'Allied computers',
    help: 'In your own mix: they do not fight each other.',
  },
  aggressiveness: {
    title: 'Aggressiveness',
    help: 'Rows of event cards in a round, 1 to 3; 0 for what the mode says.',
  },
  computerShips: {
    title: 'Computer ships',
    help: 'How many more, or fewer, it has on each of its planets at the start; never fewer than 1 or more than 5.',
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
  cloudBeside: {
    title: 'Neighbours of the cloud',
    help: 'With the Asteroids rules: the systems beside the asteroid cloud, as a list like ["B", "E"], or [] for none. It must be equally far from every starting system in use.',
  },
  civilizations: {
    title: 'Civilizations',
    help: 'With the Asteroids rules: every player has a civilization with skills of its own.',
    values: { none: 'None', drafted: 'Drafted before the first round', agreed: 'Agreed: chosen here' },
  },
  chosenCivilizations: {
    title: 'Agreed civilizations',
    help: 'The civilization of each seat, as a list like ["psycon", "clonyx"]: psycon, biontes, clonyx or gnomicon.',
    values: civilizationNames,
  },
  firstPlayer: {
    title: 'First player',
    help: 'Who takes the first turn.',
    values: { random: 'Drawn at random', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4' },
  },
  grandBattle: {
    title: 'Grand Battle',
    help: 'For two civilizations: up to 50 ships and 40 energy each.',
    values: { sector: 'Set by the sector or mode', on: 'Yes', off: 'No' },
  },
  teams: { title: 'Teams', help: 'For four players: seats 1 and 3 against seats 2 and 4.' },
  pooled: {
    title: 'Pooled victory',
    help: 'Allied players add up their points and relics: two win with 10 points or 6 relics, three with 13 or 7.',
  },
  group: {
    title: 'Table of a group',
    help: 'Which of several linked tables this one is; set by whoever runs them.',
  },
  roundLimit: { title: 'Round limit', help: 'After this round the final score decides; 0 for no limit.' },
  campaign: {
    title: 'Campaign',
    help: 'What a campaign tells the table of one of its battles.',
  },
} satisfies Readonly<Record<string, OptionWords>>;
