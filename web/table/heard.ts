// What is heard when the table goes on.

import { winnersOf, type Outcome } from '@starboard/engine';
import type { Cues } from '@starboard/kit';
import type { Sound } from '../sounds/sounds.ts';
import type { TableState } from './table-state.ts';

/** More at once is noise. */
const MOST = 3;

type Heard = Pick<TableState, 'refusal' | 'shown' | 'moments' | 'view' | 'draft' | 'facts' | 'replay'>;

/** First what happened, then what it means for who sits here. */
export function heard(before: Heard, now: Heard, cues: Cues): readonly Sound[] {
  if (now.refusal !== null && now.refusal !== before.refusal) return ['refused'];
  // whoever looks back has heard it
  if (now.replay !== null) return [];
  const told = now.shown > before.shown ? toldIn(now, cues) : [];
  const meant = meaning(before, now);
  return [...new Set(told)].slice(0, MOST).concat(meant ?? []);
}

/** When several moments are skipped, only the last one is on the board. */
function toldIn({ moments, shown }: Heard, cues: Cues): Sound[] {
  return moments[shown].events.flatMap(({ event }) => cues[event] ?? []);
}

function meaning(before: Heard, now: Heard): Sound | null {
  const { outcome } = now.view;
  if (outcome !== null && isAtEnd(now) && !(before.view.outcome !== null && isAtEnd(before)))
    return endingFor(outcome, now.facts.here);
  return now.draft !== null && before.draft === null ? 'turn' : null;
}

const isAtEnd = ({ shown, moments }: Heard): boolean => shown === moments.length - 1;

/** Whoever watches, has played without rivals, or shares the first place with all others has neither won nor lost. */
function endingFor({ ranks, unseated = [] }: Outcome, here: readonly number[]): Sound {
  const winners = winnersOf({ ranks });
  const isDecided = [...ranks, ...unseated].some((rank) => rank > 1);
  if (here.length === 0 || !isDecided) return 'end';
  return here.some((seat) => winners.includes(seat)) ? 'win' : 'lose';
}
