// The bid at the end of a turn.

import { HtmlSpot, Stepper } from '@starboard/kit';
import { useState } from 'react';
import type { Nexum } from '../../rules/state.ts';
import { useText } from '../words/use-text.ts';

export function BidPanel({ state, energy }: { readonly state: Nexum; readonly energy: number }) {
  const text = useText();
  const highest = Math.max(...state.bids);
  const [wanted, setWanted] = useState(0);
  const bid = Math.min(energy, Math.max(highest + 1, wanted));
  return (
    <div className="nx-bid" role="group" aria-label={text.bidTitle}>
      <span className="nx-hint">{text.highestBid(highest)}</span>
      <Stepper
        className="nx-stepper"
        fewer={{ label: text.fewer, act: bid <= highest + 1 ? null : () => setWanted(bid - 1) }}
        more={{ label: text.more, act: bid >= energy ? null : () => setWanted(bid + 1) }}
      >
        <output>{bid}</output>
      </Stepper>
      <HtmlSpot id="bid" label={text.bid(bid)} wishes={[{ move: 'bid', energy: bid }]} className="nx-button">
        {text.bid(bid)}
      </HtmlSpot>
      <HtmlSpot
        id="bid-0"
        label={text.bidNothing}
        wishes={[{ move: 'bid', energy: 0 }]}
        className="nx-button"
      >
        {text.bidNothing}
      </HtmlSpot>
    </div>
  );
}
