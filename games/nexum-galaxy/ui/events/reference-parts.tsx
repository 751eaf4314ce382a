// Events on the reference card: the table of panels, and the cards with where they point and which are still to come.

import { RuleLink } from '@starboard/kit';
import { cardName, eventCards, panels, type EventKind, type HalfSign } from '../../data/events.ts';
import { placesHit } from '../../rules/cosmos/panel.ts';
import { placeNames } from '../../rules/moves.ts';
import type { Nexum } from '../../rules/state.ts';
import { computersInPlay } from '../../rules/victory.ts';
import { useText } from '../words/use-text.ts';
import { CardFace } from './card-face.tsx';
import { HalfSignFace, KindSign } from './signs.tsx';

interface Line {
  readonly kind: EventKind;
  readonly markers: number;
  /** The right half of the first card with the left half of the next. */
  readonly pairs: readonly (readonly [HalfSign, HalfSign])[];
}

/** One line for each thing that can happen at this table, with all pairs that make it. */
export function panelLines(alone: boolean): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const { left, right, ...panel } of panels) {
    const { kind, markers } = alone ? (panel.alone ?? panel) : panel;
    const name = `${kind} ${markers}`;
    const pairs = lines.get(name)?.pairs ?? [];
    lines.set(name, { kind, markers, pairs: [...pairs, [left, right]] });
  }
  return [...lines.values()];
}

export function EventParts({ state }: { readonly state: Nexum }) {
  return (
    <>
      <PanelTable state={state} />
      <CardTable state={state} />
    </>
  );
}

function PanelTable({ state }: { readonly state: Nexum }) {
  const text = useText().cosmos;
  return (
    <section className="nx-reference-panels">
      <h3>{text.table.panels}</h3>
      <ul>
        {panelLines(computersInPlay(state) === 0).map(({ kind, markers, pairs }) => (
          <li key={`${kind} ${markers}`}>
            <KindSign kind={kind} />
            <div>
              <strong>{text.kind[kind]}</strong>{' '}
              {pairs.map(([left, right]) => (
                <Pair key={`${left} ${right}`} left={left} right={right} />
              ))}
              <p>{text.does({ kind, markers })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{text.table.where}</p>
      <p className="nx-tip-rules">
        <RuleLink id="NG-10.4" /> <RuleLink id="NG-10.5" />
      </p>
    </section>
  );
}

/** As two cards show it: the halves touch where the cards do. */
function Pair({ left, right }: { readonly left: HalfSign; readonly right: HalfSign }) {
  const text = useText().cosmos;
  return (
    <span className="nx-pair" title={text.pair(left, right)}>
      <HalfSignFace sign={left} side="right" />
      <HalfSignFace sign={right} side="left" />
      <span className="nx-hidden">{text.pair(left, right)}</span>
    </span>
  );
}

const namesOf = (places: readonly number[]): readonly string[] => places.map((place) => placeNames[place]);

/** Where each card of the game points in this sector. */
function CardTable({ state }: { readonly state: Nexum }) {
  const text = useText().cosmos;
  return (
    <section className="nx-reference-events">
      <h3>{text.table.cards}</h3>
      <ul>
        {eventCards.slice(0, state.cardsInPlay).map((face, card) => {
          const reached = placesHit(state, card, 'calm');
          const safe = placesHit(state, card, 'invasion').filter((place) => !reached.includes(place));
          const gone = state.discards[card] === 1;
          return (
            <li key={cardName(face)} className={gone ? 'nx-card-gone' : ''}>
              <CardFace card={card} />
              <span>
                {text.table.points(namesOf(reached), namesOf(safe))}
                {gone ? <span className="nx-soft"> {text.table.gone}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="nx-tip-rules">
        <RuleLink id="NG-10.6" /> <RuleLink id="NG-10.8" />
      </p>
    </section>
  );
}
