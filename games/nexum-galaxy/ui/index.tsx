// The screen of Nexum Galaxy.

import { fetched, type GameUi } from '@starboard/kit';
import type { NexumEvent } from '../rules/events.ts';
import type { Nexum } from '../rules/state.ts';
import './board.css';
import './hud.css';
import './around.css';
import './small-rooms.css';
import { Board } from './board/board.tsx';
import { bringExpansions, ComputerCards } from './expansions/fetched.ts';
import { lesson } from './lesson.ts';
import { asteroidsLesson } from './lesson-asteroids.ts';
import { eventsLesson } from './lesson-events.ts';
import { measures } from './measures.ts';
import { followingTime } from './motion/timeline.ts';
import { Preview } from './preview.tsx';
import { presets } from './presets.ts';
import { SeatCard } from './seat-card.tsx';

export const ui: GameUi<Nexum> = {
  Board,
  SeatCard,
  UnseatedCards: (scene) => (scene.state.civs === scene.state.seats ? null : <ComputerCards {...scene} />),
  Reference: fetched(async () => (await import('./reference.tsx')).Reference),
  Preview,
  complete: ({ ruleSet }) => (ruleSet === 'core' ? Promise.resolve() : bringExpansions()),
  words: async () => (await import('./words/en.ts')).words,
  cues: async () => (await import('./cues.ts')).cues,
  following: followingTime,
  turnOf: (told) => {
    const event = told as NexumEvent;
    if (event.event === 'turn') return event.seat;
    return event.event === 'round' ? null : undefined;
  },
  marking: async () => (await import('./marks.ts')).marksOf,
  presets,
  lessons: [lesson, eventsLesson, asteroidsLesson],
  measures,
};
