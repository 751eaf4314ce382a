// A phase card as a picture: one or two phases, face up or down.

import { phasesOf, type PhaseCard } from '../cards.ts';

/** Management: a cog; movement: a ship on its way. */
const SIGNS = {
  management:
    'M0 -4.2A4.2 4.2 0 1 0 0 4.2A4.2 4.2 0 1 0 0 -4.2ZM0 -9.5V-6.5M0 6.5V9.5M-9.5 0H-6.5M6.5 0H9.5M-6.7 -6.7L-4.6 -4.6M4.6 4.6L6.7 6.7M-6.7 6.7L-4.6 4.6M4.6 -4.6L6.7 -6.7',
  movement: 'M9 0L-4 -6.5L-1 0L-4 6.5ZM-9.5 -3H-6.5M-10.5 0H-6M-9.5 3H-6.5',
} as const;

export function PhaseCardFace({ card }: { readonly card: PhaseCard }) {
  const phases = phasesOf(card);
  const wide = phases.length === 2;
  return (
    <svg className="nx-card-face" viewBox={wide ? '-27 -13 54 26' : '-13 -13 26 26'} aria-hidden="true">
      {phases.map((phase, i) => (
        <path
          key={phase}
          className={`nx-card-${phase}`}
          transform={`translate(${wide ? (i === 0 ? -14 : 14) : 0} 0)`}
          d={SIGNS[phase]}
        />
      ))}
      {wide ? <path className="nx-card-then" d="M-2 -4L2 0L-2 4" /> : null}
    </svg>
  );
}
