// The card of the order under way: which ships go, what it costs, and exactly what it brings.

import { HtmlSpot, Stepper, useAnchor, useEscape } from '@starboard/kit';
import { useEffect, useRef, type RefObject } from 'react';
import { relicTypes } from '../../data/sector.ts';
import { systemOf } from '../../rules/board.ts';
import { mayMeetAt } from '../../rules/cloaking/hidden.ts';
import { placeNames, systemNames } from '../../rules/moves.ts';
import { priceOf, type SourceReading } from '../../rules/plan.ts';
import { typeOf } from '../../rules/relics.ts';
import { Figure } from '../board/icons.tsx';
import { useText } from '../words/use-text.ts';
import { CloakedNote } from './cloaked-note.tsx';
import { BattleLines } from './battle.tsx';
import { added, canAdd, removed, toggled } from './editing.ts';
import { singly } from './plan.ts';
import type { Ordering } from './use-order.ts';

export interface OrderCardProps {
  readonly order: Ordering;
  readonly seat: number;
  readonly field: RefObject<HTMLElement | null>;
}

export function OrderCard({ order, seat, field }: OrderCardProps) {
  const text = useText();
  const cancel = useEscape();
  const card = useRef<HTMLElement>(null);
  const { target, kind, outlook, state } = order;
  const senders = order.plan.map(({ from }) => placeNames[from]);
  useAnchor(card, field, [`system-${systemNames[systemOf(target)]}`, placeNames[target], ...senders]);
  // Who came here by key goes on by key.
  useEffect(() => {
    const byKey = document.activeElement?.matches('[data-spot]:focus-visible') === true;
    if (byKey) card.current?.querySelector<HTMLElement>('.nx-confirm')?.focus();
  }, [target]);
  return (
    <section
      ref={card}
      className={`nx-order nx-order-${kind}`}
      aria-label={text.orderTitle(kind, placeNames[target])}
    >
      <header className="nx-order-head">
        <h3>{text.orderTitle(kind, placeNames[target])}</h3>
        <button
          type="button"
          className="nx-cancel"
          aria-label={text.cancel}
          title={text.cancel}
          onClick={cancel}
        >
          ✕
        </button>
      </header>
      <ul className="nx-sources">
        {order.sources.map((source) => (
          <SourceRow key={source.place} source={source} order={order} />
        ))}
      </ul>
      <More sources={order.sources.length} />
      {outlook.battle === null ? <Gain order={order} /> : <BattleLines battle={outlook.battle} />}
      {mayMeetAt(state, seat, target) ? <CloakedNote /> : null}
      <p className="nx-cost">
        <Figure of="bolt" />
        <span>
          {text.cost} <strong>{outlook.price}</strong>
        </span>
        <span className="nx-soft">
          {state.energy[seat]} → {state.energy[seat] - outlook.price}
        </span>
      </p>
      <Confirm order={order} />
    </section>
  );
}

/** Rows of the list that are seen at once, in small rooms and in all others. */
const ROWS = { some: 2, all: 4 };

/** Says that there are more rows than are seen. */
function More({ sources }: { readonly sources: number }) {
  const text = useText();
  if (sources <= ROWS.some) return null;
  return (
    <p className={`nx-many nx-many-${sources > ROWS.all ? 'all' : 'some'}`}>↕ {text.manySources(sources)}</p>
  );
}

/** What a planet or star that nobody defends brings at the end of the phase. */
function Gain({ order }: { readonly order: Ordering }) {
  const text = useText();
  const { plunder } = order.outlook;
  return plunder === 0 ? null : <p className="nx-gain nx-good">{text.loot(plunder)}</p>;
}

function SourceRow({ source, order }: { readonly source: SourceReading; readonly order: Ordering }) {
  const text = useText();
  const { plan, change, alone, state } = order;
  const { place, name, fare, carriers } = source;
  const fleet = plan.find(({ from }) => from === place);
  return (
    <li className={fleet ? 'nx-sending' : ''}>
      <span className="nx-source-name">{name}</span>
      <span className="nx-fare" title={text.fare(fare)}>
        <Figure of="bolt" />
        {fleet ? priceOf(state, fleet) : fare}
      </span>
      <span className="nx-carriers">
        {singly(carriers).map((relic) => {
          const type = relicTypes[typeOf(state, Math.log2(relic))];
          const aboard = fleet !== undefined && (fleet.relics & relic) !== 0;
          return (
            <button
              key={relic}
              type="button"
              className="nx-carrier"
              aria-pressed={aboard}
              aria-label={text.carrierFrom(type, name)}
              title={text.carrierFrom(type, name)}
              onClick={() => change(toggled(plan, source, relic, alone))}
            >
              <Figure of={type} />
            </button>
          );
        })}
      </span>
      <Stepper
        className="nx-stepper"
        fewer={{
          label: text.fewerFrom(name),
          act: fleet ? () => change(removed(plan, source, alone)) : null,
        }}
        more={{
          label: text.moreFrom(name),
          act: canAdd(plan, source) ? () => change(added(plan, source, alone)) : null,
        }}
      >
        <output>{fleet?.ships ?? 0}</output>
      </Stepper>
    </li>
  );
}

function Confirm({ order }: { readonly order: Ordering }) {
  const text = useText();
  const { outlook, first, kind, confirm } = order;
  const label = text.confirm(kind, outlook.ships);
  if (first === null || outlook.lack !== null) {
    return (
      <p className="nx-lack" role="status">
        {text.lack(outlook.lack?.of ?? 'way', outlook.lack?.missing ?? 0)}
      </p>
    );
  }
  return (
    <HtmlSpot id="confirm" label={label} wishes={[first]} onPoint={confirm} className="nx-confirm">
      {label}
    </HtmlSpot>
  );
}
