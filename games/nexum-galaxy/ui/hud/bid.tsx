// The bid at the end of a turn.

import { HtmlSpot } from '@starboard/kit';
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
      <span className="nx-stepper">
        <button
          type="button"
          aria-label={text.fewer}
          disabled={bid <= highest + 1}
          onClick={() => setWanted(bid - 1)}
        >
          −
        </button>
        <output>{bid}</output>
        <button
          type="button"
          aria-label={text.more}
          disabled={bid >= energy}
          onClick={() => setWanted(bid + 1)}
        >
          +
        </button>
      </span>
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
