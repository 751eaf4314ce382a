// An event card: its coordinate between two half signs, or its back.

import { cardName, eventCards } from '../../data/events.ts';
import { useText } from '../words/use-text.ts';
import { HalfSignFace } from './signs.tsx';

/** Null: face down. */
export function CardFace({ card }: { readonly card: number | null }) {
  const text = useText().cosmos;
  const face = card === null ? null : eventCards[card];
  const label = text.card(
    face === null ? null : cardName(face),
    face === null ? null : [face.left, face.right],
  );
  if (face === null)
    return (
      <span className="nx-event-card nx-event-back" title={label}>
        <span className="nx-hidden">{label}</span>
      </span>
    );
  return (
    <span className="nx-event-card" title={label}>
      <HalfSignFace sign={face.left} side="left" />
      <strong aria-hidden="true">{cardName(face)}</strong>
      <HalfSignFace sign={face.right} side="right" />
      <span className="nx-hidden">{label}</span>
    </span>
  );
}
