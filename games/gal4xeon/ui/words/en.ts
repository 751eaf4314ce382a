// Gal4Xeon in English.

import { guide } from '../../guide/guide.ts';
import { english } from '../../words/messages.ts';
import { optionWords } from '../../words/options.ts';
import { events, folded } from './en-events.ts';
import { lesson } from './en-lesson.ts';
import { moves, prompt } from './en-moves.ts';
import { sheet } from './en-sheet.ts';
import type { Gal4XeonWords } from './words.ts';

export const words: Gal4XeonWords = {
  title: 'Gal4Xeon',
  summary: 'Ten rounds of dice and pencil: everybody expands through their own galaxy at the same time.',
  prompt,
  moves,
  events,
  folded,
  messages: english,
  options: optionWords,
  guide,
  chapters: {
    'GX-1': 'Set-up',
    'GX-2': 'Possibilities',
    'GX-3': 'Progress',
    'GX-4': 'Explore',
    'GX-5': 'Conquer',
    'GX-6': 'Research',
    'GX-7': 'Exploit',
    'GX-8': 'Trade',
    'GX-9': 'Technologies',
    'GX-10': 'End and score',
    'GX-11': 'Solo play',
    'GX-12': 'Playing at the same time',
    'GX-13': 'Sheets',
  },
  presets: {
    solo: { title: 'Solo', help: 'The Pioneer map and a score to beat.' },
    spiral: { title: 'Solo in the spiral', help: 'Long arms, and neighbours nobody knows in advance.' },
    duel: { title: 'Duel', help: 'Two sheets, the same dice, the Pioneer map.' },
    three: { title: 'Three at the bar', help: 'A galaxy with two long arms.' },
    four: { title: 'Four around the halo', help: 'A core, gaps, and a rich rim.' },
    open: { title: 'Open duel', help: 'Both see what the other writes while the round is going on.' },
    full: { title: 'Full table', help: 'Eight sheets, and it takes no longer than solo.' },
  },
  lesson,
  measures: {
    total: 'Points',
    ruins: 'Precursor ruins',
    sphere: 'Sphere of influence',
    met: 'Aliens met',
    conquests: 'Aliens conquered',
    sectors: 'Sectors controlled',
  },
  terms: {
    score: 'points on the sheet',
    technologies: 'technologies',
    resources: 'extra squares',
    trade: 'the minimum that dice count',
    tracks: 'squares on the tracks',
  },
  sheet,
};
