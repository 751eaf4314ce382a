// What no preview can know: where somebody else has hidden a ship.

import { RuleLink } from '@starboard/kit';
import { useText } from '../words/use-text.ts';

export function CloakedNote() {
  const text = useText().sky;
  return (
    <p className="nx-soft">
      {text.cloakedMayBeThere} <RuleLink id="NG-16.5" />
    </p>
  );
}
