import type { OptionWords } from '@starboard/kit';

export const presets = {
  two: { title: 'A duel', help: 'The classic game for two, to 12 points.' },
  three: { title: 'Three corporations', help: 'The classic game for three, to 12 points.' },
  four: { title: 'Four corporations', help: 'The classic game for four, to 12 points.' },
  short: { title: 'Short game', help: 'To 10 points, and everybody starts with a Secret Mission.' },
  long: { title: 'The long haul', help: 'To 14 points, with King of the Hill.' },
  teams: { title: 'Two teams', help: 'Four players, two against two, to 20 points together.' },
  neighbours: { title: 'Bad Neighbors', help: 'Two players whose home bases almost touch.' },
  energy: { title: 'Energy Dependence', help: 'A small board for two.' },
  vortex: { title: 'The Vortex', help: 'A storm instead of the Monolith: it blows units about.' },
  alternate: { title: 'Alternate units', help: 'Clones, Sporlings, Shardians, Blitzers, Divers and Wyrms.' },
  intercepted: {
    title: 'Open missions',
    help: 'Secret Missions are face up in a line for everybody to fulfil.',
  },
  everything: {
    title: 'All the extras',
    help: 'Alternate units, extra tokens, King of the Hill, Top Priority and Executive Orders.',
  },
} satisfies Readonly<Record<string, OptionWords>>;

export const measures = {
  points: 'Points',
  rubium: 'Rubium',
  units: 'Units',
  mines: 'Income from mines',
} satisfies Readonly<Record<string, string>>;

export const chapters = {
  'NO-1': 'Set-up',
  'NO-2': 'Deploy',
  'NO-3': 'Move',
  'NO-4': 'Plasma breath',
  'NO-5': 'Explore',
  'NO-6': 'Fight',
  'NO-7': 'Energize cards',
  'NO-8': 'Missions',
  'NO-9': 'Income',
  'NO-10': 'Draw',
  'NO-11': 'The end of the game',
  'NO-12': 'What units can do',
  'NO-13': 'The Energize cards',
  'NO-14': 'The Secret Missions',
  'NO-15': 'Optional rules',
  'NO-16': 'Teams',
  'NO-17': 'The Vortex',
  'NO-18': 'Alternate units',
  'NO-19': 'Deck files',
} satisfies Readonly<Record<string, string>>;

export const terms = {
  points: 'points',
  army: 'units',
  income: 'income from mines',
  rubium: 'rubium',
  cards: 'cards in hand',
  ground: 'hexes controlled',
  turn: 'the turn',
} satisfies Readonly<Record<string, string>>;
