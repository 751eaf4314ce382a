// All questions, and which of them is asked now.

import { NOTHING, type Nexum } from '../state.ts';
import { bid } from './bid/bid.ts';
import { card } from './card/card.ts';
import { management } from './management/management.ts';
import { fleets } from './movement/fleets.ts';
import { movement } from './movement/movement.ts';
import { keeping } from './keeping/keeping.ts';
import { picking } from './picking/picking.ts';
import { hiding } from './hiding/hiding.ts';
import { drafting } from './drafting/drafting.ts';
import { exploring } from './exploring/exploring.ts';
import { landing } from './exploring/landing.ts';
import { placing } from './exploring/placing.ts';
import type { PhaseQuestion } from './question.ts';
import { receiving, unpacking } from './receiving/receiving.ts';
import { loading, shipping } from './shipping/shipping.ts';
import { window } from './window/window.ts';

/** What each phase asks, by its number. */
const OF_PHASE: readonly PhaseQuestion[] = [card, management, movement, bid];

/** What else can be asked, by the number in `asking` less one. */
const BESIDES: readonly PhaseQuestion[] = [
  fleets,
  picking,
  keeping,
  window,
  exploring,
  placing,
  landing,
  hiding,
  drafting,
  receiving,
  unpacking,
  shipping,
  loading,
];

export function questionOf(state: Nexum): PhaseQuestion {
  return state.asking === NOTHING ? OF_PHASE[state.phase] : BESIDES[state.asking - 1];
}

/** Where a move could be refused for the sake of several questions, the first of them counts. */
export const byUrgency: readonly PhaseQuestion[] = [
  receiving,
  unpacking,
  shipping,
  loading,
  picking,
  keeping,
  window,
  exploring,
  placing,
  landing,
  hiding,
  drafting,
  fleets,
  card,
  bid,
  management,
  movement,
];
