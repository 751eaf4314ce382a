// The viewer's cards: a row of tabs. Pointing at one holds the card up, with what can be done with it; a tab whose card can be
// played now glows. All of them lie open behind one button.

import { HtmlSpot, type Picking, type Scene } from '@starboard/kit';
import { useEffect, useRef } from 'react';
import { MISSION_COLUMNS, POINTS, RED } from '../../rules/columns.ts';
import { ENERGIZES, type Nexus } from '../../rules/state.ts';
import { Strip } from '../strip.tsx';
import { useTable, type NexusTable } from '../table.ts';
import { BoltIcon, PointsBadge } from './card.tsx';
import { heldBy, isPlayable, type HeldCard } from './held.ts';
import { Holding } from './holding.tsx';
import { ALL, useUp, type Up } from './up.ts';

export function Hand(scene: Scene<Nexus>) {
  const { state, viewer, options, picking } = scene;
  const table = useTable(options);
  const hand = useRef<HTMLDivElement>(null);
  const up = useUp(hand);
  useShowPlayable(hand, picking);
  if (viewer < 0 || viewer >= state.seats) return null;
  const cards = heldBy(state, viewer);
  const { labels } = table;
  const number = cards.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <div className="no-hand" ref={hand} onPointerEnter={up.stay} onPointerLeave={up.leave}>
      <button
        type="button"
        className="no-all-cards"
        aria-expanded={up.what === ALL}
        disabled={number === 0}
        onClick={() => up.toggle(ALL)}
      >
        {labels.cards(number)}
        {number === 0 ? null : <span aria-hidden="true">{up.what === ALL ? '▾' : '▴'}</span>}
      </button>
      <Strip className="no-tabs" labels={labels}>
        <ul aria-label={labels.hand}>
          {cards.map((card) => (
            <li
              key={card.name}
              data-card={card.name}
              onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? up.peek(card.name) : undefined)}
              onFocus={({ target }) => (target.matches(':focus-visible') ? up.peek(card.name) : undefined)}
            >
              <Tab {...{ scene, table, card, up }} />
            </li>
          ))}
        </ul>
      </Strip>
      <Holding scene={scene} table={table} cards={cards} up={up} hand={hand} />
    </div>
  );
}

/** Brings the first card that can be played into view when that changes. */
function useShowPlayable(hand: { readonly current: HTMLElement | null }, picking: Picking | null): void {
  useEffect(() => {
    const playable = picking === null ? null : hand.current?.querySelector('.no-tab.spot-can');
    playable?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [hand, picking]);
}

interface TabProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly card: HeldCard;
  readonly up: Up;
}

function Tab({ scene: { state, picking }, table, card, up }: TabProps) {
  const { title, text } = table.names.cards[card.number];
  const look = up.what === card.name ? 'no-tab no-up' : 'no-tab';
  const face = (
    <>
      <Mark state={state} card={card} />
      <span className="no-tab-title">{title}</span>
      {card.copies > 1 ? <span className="no-copies">×{card.copies}</span> : null}
    </>
  );
  if (isPlayable(card, picking)) {
    const hold = (): void => up.toggle(card.name);
    return (
      <HtmlSpot
        id={card.name}
        label={`${title}. ${text}`}
        wishes={card.plays}
        onPoint={hold}
        className={look}
      >
        {face}
      </HtmlSpot>
    );
  }
  return (
    <button
      type="button"
      data-spot={card.name}
      className={look}
      aria-label={`${title}. ${text}`}
      onClick={() => up.toggle(card.name)}
    >
      {face}
    </button>
  );
}

/** Points of a mission, or the bolt of an Energize card. */
function Mark({ state, card: { number } }: { readonly state: Nexus; readonly card: HeldCard }) {
  if (number < ENERGIZES) return <BoltIcon />;
  const row = (number - ENERGIZES) * MISSION_COLUMNS;
  return <PointsBadge points={state.missionRow[row + POINTS]} red={state.missionRow[row + RED] === 1} />;
}
