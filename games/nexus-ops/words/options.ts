// What the options are called, in English.

import type { OptionWords } from '@starboard/engine';

export const optionWords = {
  goal: {
    title: 'Points to win',
    help: 'Classic plays to 12, Time Is of the Essence to 10, In for the Long Haul to 14',
    values: {
      classic: 'Classic: 12 points',
      essence: 'Time Is of the Essence: 10 points',
      'long-haul': 'In for the Long Haul: 14 points',
    },
  },
  teams: { title: 'Teams', help: 'Two teams of two, to 20 points together' },
  firstPlayer: {
    title: 'First player',
    help: 'A seat, or one drawn at random. Later players get more rubium',
    values: { random: 'Drawn at random', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4' },
  },
  executiveOrders: { title: 'Executive Orders', help: 'Everybody starts with a Secret Mission' },
  kingOfTheHill: { title: 'King of the Hill', help: 'The Monolith may give a point instead of cards' },
  topPriority: { title: 'Top Priority', help: 'Draw two Secret Missions and keep one' },
  interceptedTransmissions: {
    title: 'Intercepted Transmissions',
    help: 'Secret Missions are face up for everybody',
  },
  extraTokens: {
    title: 'Extra Exploration Tokens',
    help: 'Six more tokens replace the Rock Striders, or some of each unit',
    values: { off: 'None', striders: 'Instead of the Rock Striders', each: 'Instead of some of each unit' },
  },
  tokenMix: {
    title: 'Exploration tokens',
    help: 'Your own mix: how many of each kind are on the board, 18 in all, or 6 on each half of Energy Dependence',
  },
  vortex: { title: 'Vortex', help: 'The Monolith is a storm that nobody enters' },
  alternateUnits: {
    title: 'Alternate Units',
    help: 'Clones, Sporlings, Shardians, Blitzers, Divers and Wyrms',
  },
  board: {
    title: 'Board',
    help: 'Two players may play on Energy Dependence, or as Bad Neighbors',
    values: {
      standard: 'Standard',
      'energy-dependence': 'Energy Dependence (two players)',
      'bad-neighbors': 'Bad Neighbors (two players)',
    },
  },
  edition: {
    title: 'Edition',
    help: 'Which box: the 2005 one has 22 Mission cards and no optional components',
    values: { '2024': '2024', '2012': '2012', '2005': '2005' },
  },
  deckFile: { title: 'Deck file', help: 'Your own cards, units, tokens and tiles' },
  roundLimit: {
    title: 'Last round',
    help: 'After this round the tie-breakers decide; 0 for no last round',
  },
} satisfies Readonly<Record<string, OptionWords>>;
