// What a ship pays from the planet that was pointed at, and why.

import { RuleLink } from '@starboard/kit';
import { readFare } from '../../rules/fares.ts';
import { placeNames } from '../../rules/moves.ts';
import type { Nexum } from '../../rules/state.ts';
import { useText } from '../words/use-text.ts';

export interface FareTipProps {
  readonly state: Nexum;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export function FareTip({ state, seat, from, to }: FareTipProps) {
  const text = useText().sky;
  const { energy, parts } = readFare(state, seat, from, to);
  return (
    <p>
      {text.fareFrom(placeNames[from], energy)}
      {parts.length === 0 ? null : (
        <span className="nx-soft"> ({parts.map((part) => text.farePart(part)).join(' · ')})</span>
      )}{' '}
      <RuleLink id={parts.some(({ of }) => of === 'bridge') ? 'NG-15.15' : 'NG-6.1'} />
    </p>
  );
}
