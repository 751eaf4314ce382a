// An asteroid with its crystals; null: one whose content its owner alone knows.

import { asteroidKinds } from '../../data/asteroids.ts';

const ROCK = 'M-9 -3L-5 -9L3 -10L9 -5L10 3L5 9L-4 9L-10 4Z';
/** Colours only help: each has its own outline. */
const CRYSTALS = {
  yellow: 'M0 -4.5L4 3.5H-4Z',
  blue: 'M0 -4.5L4 0L0 4.5L-4 0Z',
  green: 'M-3.4 -3.4H3.4V3.4H-3.4Z',
} as const;

export function AsteroidFace({ kind }: { readonly kind: number | null }) {
  const crystals = kind === null ? [] : asteroidKinds[kind].crystals;
  const [left, right] = crystals.length === 2 ? [-4.2, 4.2] : [0, 0];
  return (
    <svg className="nx-asteroid-face" viewBox="-12 -12 24 24" aria-hidden="true">
      <path className="nx-rock" d={ROCK} />
      {crystals.map((crystal, i) => (
        <path
          // crystals of an asteroid have nothing but their place
          key={i === 0 ? 'left' : 'right'}
          className={`nx-crystal nx-crystal-${crystal}`}
          transform={`translate(${i === 0 ? left : right} 0)`}
          d={CRYSTALS[crystal]}
        />
      ))}
    </svg>
  );
}
