// NG-10: cosmic events.

import { CORE_EVENT_CARDS } from '../../data/events.ts';
import type { Nexum } from '../state.ts';

export function setEvents(state: Nexum, rows: number): void {
  state.aggressiveness = rows;
  state.cardsInPlay = CORE_EVENT_CARDS;
  state.starsAreEnough = 0;
}
