// The card that is held up above its tab, or all of the hand side by side.

import { RuleLink } from '@starboard/kit';
import { useLayoutEffect, useRef } from 'react';
import type { Scene } from '@starboard/kit';
import { ENERGIZES, type Nexus } from '../../rules/state.ts';
import type { NexusTable } from '../table.ts';
import { ruleOfCard } from '../words/names.ts';
import { EnergizeFace, MissionFace } from './card.tsx';
import { CardDeeds, type DeedsProps } from './deeds.tsx';
import type { HeldCard } from './held.ts';
import { ALL, type Up } from './up.ts';

interface HoldingProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly cards: readonly HeldCard[];
  readonly up: Up;
  readonly hand: { readonly current: HTMLElement | null };
}

export function Holding({ scene, table, cards, up, hand }: HoldingProps) {
  const shown = cards.filter(({ name }) => up.what === ALL || up.what === name);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null && hand.current !== null) place(box.current, hand.current, up.what);
  });
  if (shown.length === 0) return null;
  return (
    <div
      ref={box}
      className={up.what === ALL ? 'no-holding no-holding-all' : 'no-holding'}
      role="group"
      aria-label={table.labels.hand}
    >
      {shown.map((card) => (
        <OpenCard key={card.name} scene={scene} table={table} card={card} />
      ))}
    </div>
  );
}

const MARGIN = 8;

/** Above the hand, at the card's own tab, inside the window. */
function place(box: HTMLElement, hand: HTMLElement, what: string | null): void {
  const row = hand.getBoundingClientRect();
  const tab = [...hand.querySelectorAll<HTMLElement>('[data-card]')].find(
    ({ dataset }) => dataset['card'] === what,
  );
  const left = tab?.getBoundingClientRect().left ?? row.left;
  const most = window.innerWidth - box.offsetWidth - MARGIN;
  box.style.left = `${Math.max(MARGIN, Math.min(left, most))}px`;
  box.style.bottom = `${window.innerHeight - row.top}px`;
  box.style.maxHeight = `${row.top - MARGIN}px`;
  if (what === ALL) box.style.width = `${Math.min(row.width, window.innerWidth) - 2 * MARGIN}px`;
  else box.style.removeProperty('width');
}

function OpenCard({ scene, table, card }: DeedsProps) {
  const { state } = scene;
  const rule = ruleOfCard(card.number);
  return (
    <div className="no-open-card">
      {card.number < ENERGIZES ? (
        <EnergizeFace state={state} table={table} card={card.number} />
      ) : (
        <MissionFace state={state} table={table} mission={card.number - ENERGIZES} />
      )}
      {rule === undefined ? null : <RuleLink id={rule} />}
      <CardDeeds scene={scene} table={table} card={card} />
    </div>
  );
}
