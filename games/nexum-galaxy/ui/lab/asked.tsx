// What the expansion asks besides phases, answered in the tray: exploring, placing, landing, and what ends a choice of cards.

import { HtmlSpot, usePicking, useWords } from '@starboard/kit';
import type { QuestionName } from '../../rules/phases/question.ts';
import { EXPLORE, type Nexum } from '../../rules/state.ts';
import { foundOf } from '../words/facts.ts';
import { useText } from '../words/use-text.ts';

/** Questions that take the place of the phase cards. */
export const besides: ReadonlySet<string> = new Set<QuestionName>([
  'keep',
  'window',
  'explore',
  'place',
  'land',
  'hide',
  'draft',
  'receive',
  'unpack',
  'ship',
  'load',
]);

/** Cards are chosen in the drawer, where there is room for what they do; disks and planets on the map. */
const HERE = ['onward', 'stay', 'enough', 'keep', 'pass', 'through', 'load', 'stow', 'pack', 'depart'];

export function Asked({ state, seat }: { readonly state: Nexum; readonly seat: number }) {
  const text = useText().lab;
  return (
    <div className="nx-asked">
      <Choices state={state} seat={seat} kinds={HERE} />
      {state.asking === EXPLORE ? <span className="nx-hint">{text.found(...foundOf(state))}</span> : null}
    </div>
  );
}

interface ChoicesProps {
  readonly state: Nexum;
  readonly seat: number;
  /** Names of kinds of moves. */
  readonly kinds: readonly string[];
}

/** A button for each choice of these kinds, as the list of choices says it. */
export function Choices({ state, seat, kinds }: ChoicesProps) {
  const words = useWords<Nexum>();
  const picking = usePicking();
  const choices = (picking?.choices ?? []).filter(({ record }) => kinds.includes(record.move));
  return choices.map(({ move, record }) => (
    <HtmlSpot
      key={move}
      id={`choice-${Object.values(record).join('-')}`}
      label={words.move(record, state, seat)}
      wishes={[record]}
      className="nx-button"
    >
      {words.move(record, state, seat)}
    </HtmlSpot>
  ));
}
