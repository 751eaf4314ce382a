// What can be done with a card in hand: play it, pass it on, or discard it for rubium, which is asked for twice.

import { HtmlSpot, type Scene, type Wish } from '@starboard/kit';
import { useState } from 'react';
import { DISCARD_RUBIUM } from '../../data/numbers.ts';
import type { Nexus } from '../../rules/state.ts';
import { useOrders } from '../orders.ts';
import { Act } from '../parts.tsx';
import type { NexusTable } from '../table.ts';
import type { HeldCard } from './held.ts';

export interface DeedsProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly card: HeldCard;
}

export function CardDeeds(props: DeedsProps) {
  const { scene, table, card } = props;
  const { picking } = scene;
  if (picking === null) return null;
  const ways = picking.choices.filter(({ record }) =>
    card.plays.some(({ move }) => record.move === move && record['card'] === card.name),
  );
  const passes = picking.can({ move: 'give', deck: card.deck });
  return (
    <div className="no-deeds">
      {ways.map(({ record }) => (
        <Act key={Object.values(record).join(' ')} scene={scene} table={table} record={record} />
      ))}
      {passes ? <PassOn {...props} /> : null}
      {ways.length === 0 && !passes ? <WhyNot {...props} /> : null}
      {picking.can(discardOf(card)) ? <Discard {...props} /> : null}
    </div>
  );
}

/** NO-16.3: to pass a card is to say from which deck it is, then which. */
function PassOn({ scene, table, card }: DeedsProps) {
  const send = useOrders(scene);
  const slip = { move: 'slip', card: card.name };
  const text = table.words.move(slip, scene.state, scene.viewer);
  return (
    <HtmlSpot
      id={`pass ${card.name}`}
      label={text}
      wishes={[{ move: 'give', deck: card.deck }]}
      onPoint={() => send([{ move: 'give', deck: card.deck }, slip])}
      className="no-act"
    >
      {text}
    </HtmlSpot>
  );
}

/** A card that cannot be played now says what is missing. */
function WhyNot({ table, card }: DeedsProps) {
  return (
    <HtmlSpot
      id={`play ${card.name}`}
      label={table.labels.whyNotNow}
      wishes={card.plays}
      className="no-act no-calm no-why"
    >
      {table.labels.whyNotNow}
    </HtmlSpot>
  );
}

function discardOf({ name }: HeldCard): Wish & { readonly move: string } {
  return { move: 'discard', card: name };
}

/** NO-7.10: it cannot be taken back, so the first press only asks. */
function Discard({ scene, table, card }: DeedsProps) {
  const [asking, setAsking] = useState(false);
  const { labels, words } = table;
  const record = discardOf(card);
  if (!asking) {
    return (
      <button
        type="button"
        className="no-act no-calm no-discard"
        aria-label={words.move(record, scene.state, scene.viewer)}
        onClick={() => setAsking(true)}
      >
        {labels.discardFor(DISCARD_RUBIUM)}
      </button>
    );
  }
  return (
    <div className="no-sure" role="group" aria-label={labels.discardSure(DISCARD_RUBIUM)}>
      <span>{labels.discardSure(DISCARD_RUBIUM)}</span>
      <Act scene={scene} table={table} record={record} calm>
        {labels.yes}
      </Act>
      <button type="button" className="no-act no-cancel" onClick={() => setAsking(false)}>
        {labels.no}
      </button>
    </div>
  );
}
