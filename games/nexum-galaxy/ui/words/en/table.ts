// What the set-up form, the charts and the guide's headings say in English.

import type { OptionWords } from '@starboard/kit';

export const presets = {
  narrows: {
    title: 'The Narrows',
    help: 'Two players, three systems, every relic within reach: a quarter of an hour.',
  },
  duel: { title: 'Duel', help: 'Two players on FENIX, two small wings joined at their majors.' },
  'solo-easy': {
    title: 'Against the computer, easy',
    help: 'Alone on FENIX, with few events and one relic in the computer’s hands.',
  },
  'solo-hard': {
    title: 'Against the computer, hard',
    help: 'Alone on LAUBURIA, with three rows of events in every round.',
  },
  trio: { title: 'Three powers', help: 'Three players on TRISKELION, a leg of systems for each.' },
  four: { title: 'Four powers', help: 'Four players on LAUBURIA, the whole box on the table.' },
  asteroids: {
    title: 'Asteroids',
    help: 'Two players on IHX with the whole expansion: technologies, asteroids, exotic systems.',
  },
  civilizations: {
    title: 'Asteroids with civilizations',
    help: 'Four players on LAUBURIA, who choose their civilizations before the first round.',
  },
  teams: { title: 'Two against two', help: 'Allies at opposite ends of the same chain on DIVERSUM.' },
  'grand-battle': { title: 'Grand Battle', help: 'Two players, 50 ships and 40 energy each, on PROFUNDIS.' },
  conquest: {
    title: 'Conquest of the Center',
    help: 'No relics: four players fight over the middle of TABULA.',
  },
  'sterile-trap': {
    title: 'Sterile Trap',
    help: 'No cards and no relics; ships are built only where you hold the star. Lose your gate and you are out.',
  },
} satisfies Readonly<Record<string, OptionWords>>;

export const chapters = {
  'NG-1': 'Victory',
  'NG-2': 'Relics',
  'NG-3': 'Set-up',
  'NG-4': 'Rounds and turns',
  'NG-5': 'Management',
  'NG-6': 'Movement, combat and plunder',
  'NG-7': 'Final score',
  'NG-8': 'Sectors of your own',
  'NG-9': 'Modes and scenarios',
  'NG-10': 'Events',
  'NG-11': 'The computer',
  'NG-12': 'Asteroids: the cloud and its cards',
  'NG-13': 'Asteroids and technologies',
  'NG-14': 'Ruined planets',
  'NG-15': 'Exotic systems',
  'NG-16': 'Cloaking',
  'NG-17': 'Civilizations',
  'NG-18': 'Several tables',
  'NG-19': 'Battles of a campaign',
} satisfies Readonly<Record<string, string>>;

export const measures = {
  points: 'Victory points',
  relics: 'Relics',
  ships: 'Ships',
  planets: 'Planets and stars',
  energy: 'Energy',
  income: 'Income',
} satisfies Readonly<Record<string, string>>;

export const terms = {
  points: 'victory points',
  relics: 'relics',
  ships: 'ships',
  income: 'income',
  energy: 'energy',
  cards: 'phase cards in hand',
  danger: 'planets and relics in danger',
  events: 'markers on its planets',
  technology: 'technologies, asteroids and event cards',
} satisfies Readonly<Record<string, string>>;
