// What the expansion asks besides phases, answered in the tray: exploring, placing, landing, and what ends a choice of cards.

import { EXPLORE, type Nexum } from '../../rules/state.ts';
import { foundOf } from '../words/facts.ts';
import { useText } from '../words/use-text.ts';
import { Choices } from './besides.tsx';

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
