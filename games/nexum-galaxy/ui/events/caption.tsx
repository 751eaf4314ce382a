// The event step in words, one after the other, over an edge of the map. Who reads with a screen reader has the log.

import { useWords, type Person } from '@starboard/kit';
import type { Nexum } from '../../rules/state.ts';
import type { Cue } from '../motion/timeline.ts';
import { useText } from '../words/use-text.ts';
import { useFreeEdge } from './edge.ts';

export interface CaptionProps {
  readonly cue: Cue;
  readonly state: Nexum;
  readonly civs: readonly Person[];
  readonly onSkip: () => void;
}

export function Caption({ cue, state, civs, onSkip }: CaptionProps) {
  const text = useText();
  const words = useWords<Nexum>();
  const card = useFreeEdge<HTMLDivElement>(cue.event);
  const told = words.event(cue.event, (seat) => civs[seat].name, state);
  return (
    <div className="nx-caption" ref={card}>
      <p aria-hidden="true">{told?.text}</p>
      <button type="button" onClick={onSkip}>
        {text.cosmos.skip}
      </button>
    </div>
  );
}
