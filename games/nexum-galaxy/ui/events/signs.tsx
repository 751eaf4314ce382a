// Signs of events, drawn in a square of 24 around its middle: half signs of cards, kinds of panels, markers.

import type { EventKind, HalfSign } from '../../data/events.ts';

const RAYS =
  'M0 -10.5V-7.5M0 7.5V10.5M-10.5 0H-7.5M7.5 0H10.5M-7.4 -7.4L-5.3 -5.3M5.3 5.3L7.4 7.4M-7.4 7.4L-5.3 5.3M5.3 -5.3L7.4 -7.4';
const SUN = `M0 -4.8A4.8 4.8 0 1 0 0 4.8A4.8 4.8 0 1 0 0 -4.8Z${RAYS}`;
const ICE =
  'M0 -10V10M-8.7 -5L8.7 5M-8.7 5L8.7 -5M-2.6 -8.4L0 -5.8L2.6 -8.4M-2.6 8.4L0 5.8L2.6 8.4M-8.7 -1.4L-5.2 -3L-5.6 -6.8M8.7 1.4L5.2 3L5.6 6.8M-8.7 1.4L-5.2 3L-5.6 6.8M8.7 -1.4L5.2 -3L5.6 -6.8';
const ION = 'M-10 2L-6.5 -6L-2.5 6L1.5 -6L5.5 6L9.5 -3';
const FLEET = 'M0 -9L4.6 2L0 -0.4L-4.6 2ZM-6 0L-2.4 9L-6 7L-9.6 9ZM6 0L9.6 9L6 7L2.4 9Z';

const HALF_SIGNS: Readonly<Record<HalfSign, string>> = { sun: SUN, ice: ICE, ion: ION, fleet: FLEET };

/** No two have the same outline: colours only help. */
const KINDS: Readonly<Record<EventKind, string>> = {
  solar: SUN,
  glacial: ICE,
  'ionized-planet': `M0 -5A5 5 0 1 0 0 5A5 5 0 1 0 0 -5ZM-10.5 1.5L-8 -4L-5.5 2M5.5 -2L8 4L10.5 -1.5`,
  'ionized-system': `${ION}M0 -10.5A10.5 10.5 0 1 0 0 10.5A10.5 10.5 0 1 0 0 -10.5Z`,
  calm: 'M-9.5 -4C-6 -7.5 -3.5 -0.5 0 -4C3.5 -7.5 6 -0.5 9.5 -4M-9.5 4C-6 0.5 -3.5 7.5 0 4C3.5 0.5 6 7.5 9.5 4',
  convoy: 'M-9 -2H2V6H-9ZM2 0.5H6L9 3.5V6H2M-6 -2V-6H-1V-2',
  invasion: 'M0 -10V3M-4.5 -1.5L0 3.5L4.5 -1.5M-8.5 4V9H8.5V4',
  reinforcement: 'M0 -8.5V8.5M-8.5 0H8.5',
  raid: 'M0 -10L8.7 -5V5L0 10L-8.7 5V-5ZM-3.5 1.5L0 -3L3.5 1.5M0 -3V5',
  offensive: 'M-9 -9L5 5M9 -9L-5 5M-8 2L-2 8M8 2L2 8M-9 9L-5 5M9 9L5 5',
};

export function KindSign({
  kind,
  className = '',
}: {
  readonly kind: EventKind;
  readonly className?: string;
}) {
  return (
    <svg className={`nx-kind nx-kind-${kind} ${className}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={KINDS[kind]} />
    </svg>
  );
}

/** The left or right half of a sign, as it stands at the edge of a card. */
export function HalfSignFace({ sign, side }: { readonly sign: HalfSign; readonly side: 'left' | 'right' }) {
  // the right edge of a card shows the left half, which the next card completes
  return (
    <svg
      className={`nx-half nx-half-${side} nx-half-${sign}`}
      viewBox={side === 'left' ? '0 -12 12 24' : '-12 -12 12 24'}
      aria-hidden="true"
    >
      <path d={HALF_SIGNS[sign]} />
    </svg>
  );
}
