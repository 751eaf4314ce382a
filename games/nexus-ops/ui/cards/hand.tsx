// The viewer's cards. A card that can be played now glows; discarding for rubium stays calm.

import { HtmlSpot, RuleLink, type Picking, type Scene, type Wish } from '@starboard/web/kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { DISCARD_RUBIUM } from '../../data/numbers.ts';
import { ENERGIZES, ENERGIZE_NAMES, MISSIONS, MISSION_NAMES, type Nexus } from '../../rules/state.ts';
import { useOrders } from '../orders.ts';
import { Rubium } from '../parts.tsx';
import { useTable, type Table } from '../table.ts';
import { ruleOfCard } from '../words/names.ts';
import { EnergizeFace, MissionFace } from './card.tsx';

export function Hand(scene: Scene<Nexus>) {
  const { state, viewer, options } = scene;
  const table = useTable(options);
  const send = useOrders(scene);
  const list = useRef<HTMLUListElement>(null);
  useShowPlayable(list, scene.picking);
  if (viewer < 0 || viewer >= state.seats) return null;
  const energize = held(state.energizeHand, viewer * ENERGIZES, ENERGIZES);
  const missions = held(state.missionHand, viewer * MISSIONS, MISSIONS);
  const { labels } = table;
  if (energize.length + missions.length === 0) return null;
  return (
    <ul className="no-hand" aria-label={labels.hand} ref={list}>
      {missions.map(({ card, copies }) => (
        <HeldCard
          key={MISSION_NAMES[card]}
          {...{ scene, table, copies, send }}
          name={MISSION_NAMES[card]}
          number={ENERGIZES + card}
          kinds={['score', 'slip']}
          deck="mission"
          face={<MissionFace state={state} table={table} mission={card} />}
        />
      ))}
      {energize.map(({ card, copies }) => (
        <HeldCard
          key={ENERGIZE_NAMES[card]}
          {...{ scene, table, copies, send }}
          name={ENERGIZE_NAMES[card]}
          number={card}
          kinds={['energize', 'tactic', 'slip']}
          deck="energize"
          face={<EnergizeFace state={state} table={table} card={card} />}
        />
      ))}
    </ul>
  );
}

/** Brings the first card that can be played into view when that changes. */
function useShowPlayable(list: { readonly current: HTMLElement | null }, picking: Picking | null): void {
  useEffect(() => {
    const playable = picking === null ? null : list.current?.querySelector('.no-card-button.spot-can');
    playable?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list, picking]);
}

interface Held {
  readonly card: number;
  readonly copies: number;
}

/** The cards of a hand; a hand that this viewer may not see holds none. */
function held(hands: Int32Array, at: number, columns: number): readonly Held[] {
  return Array.from({ length: columns }, (_, card) => ({ card, copies: hands[at + card] })).filter(
    ({ copies }) => copies > 0,
  );
}

interface HeldCardProps {
  readonly scene: Scene<Nexus>;
  readonly table: Table;
  /** In notation, and as events number it. */
  readonly name: string;
  readonly number: number;
  readonly copies: number;
  readonly deck: 'energize' | 'mission';
  /** Moves that play it. */
  readonly kinds: readonly string[];
  readonly face: ReactNode;
  readonly send: (wishes: readonly Wish[]) => void;
}

function HeldCard({ scene, table, name, number, copies, deck, kinds, face, send }: HeldCardProps) {
  const { picking, state, viewer } = scene;
  const { labels, words } = table;
  const { title, text } = table.names.cards[number];
  const wishes: readonly Wish[] = kinds.map((move) => ({ move, card: name }));
  const rule = ruleOfCard(number);
  // NO-16.3: to pass a card is to say from which deck it is, then which
  const passes = picking?.can({ move: 'give', deck }) === true;
  const pass = (): void =>
    send([
      { move: 'give', deck },
      { move: 'slip', card: name },
    ]);
  return (
    <li className="no-held">
      <HtmlSpot
        id={name}
        label={`${title}. ${text}`}
        wishes={picking === null ? undefined : wishes}
        onPoint={passes ? pass : undefined}
        className="no-card-button"
        tip={
          <div className="no-tip">
            <strong>{title}</strong>
            <p>{text}</p>
            {rule === undefined ? null : <RuleLink id={rule} />}
          </div>
        }
      >
        {face}
        {copies > 1 ? <span className="no-copies">×{copies}</span> : null}
      </HtmlSpot>
      <span className="no-held-acts">
        {picking?.can({ move: 'discard', card: name }) === true ? (
          <HtmlSpot
            id={`discard ${name}`}
            label={words.move({ move: 'discard', card: name }, state, viewer)}
            wishes={[{ move: 'discard', card: name }]}
            className="no-mini no-calm"
          >
            {labels.discard} <Rubium amount={`+${DISCARD_RUBIUM}`} label={labels.rubium(DISCARD_RUBIUM)} />
          </HtmlSpot>
        ) : null}
      </span>
    </li>
  );
}
