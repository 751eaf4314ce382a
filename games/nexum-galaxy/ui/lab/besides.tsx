// What is asked besides phases, and the buttons that answer.

import { HtmlSpot, usePicking, useWords } from '@starboard/kit';
import type { QuestionName } from '../../rules/phases/question.ts';
import type { Nexum } from '../../rules/state.ts';

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

interface ChoicesProps {
  readonly state: Nexum;
  readonly seat: number;
  /** Names of kinds of moves. */
  readonly kinds: readonly string[];
  /** On that planet alone; absent: anywhere. */
  readonly planet?: string;
}

/** A button for each choice of these kinds, as the list of choices says it. */
export function Choices({ state, seat, kinds, planet }: ChoicesProps) {
  const words = useWords<Nexum>();
  const picking = usePicking();
  const choices = (picking?.choices ?? []).filter(
    ({ record }) => kinds.includes(record.move) && (planet === undefined || record['planet'] === planet),
  );
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
