// The ground of the moon, drawn so that lands can be told apart by their shapes alone: mushrooms, crystals, boulders, lava
// plates. Everything stands near the rim of the hex: its middle belongs to the units.

import { memo } from 'react';
import { TERRAINS, type Terrain } from '../../data/terrain.ts';
import { outline, R, round, whim, type Lie } from './geometry.ts';
import { MonolithArt, VortexArt } from './monument.tsx';

interface ArtProps {
  readonly hex: number;
}

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The places with a little whim, the rear ones first. */
function scattered(hex: number, places: readonly Standing[]): readonly Standing[] {
  const mirrored = whim(hex, 0) < 0.5 ? -1 : 1;
  return places
    .map(({ x, y, size }, i) => ({
      x: round(mirrored * (x + 10 * (whim(hex, i + 1) - 0.5))),
      y: round(y + 8 * (whim(hex, i + 20) - 0.5)),
      size: round(size * (0.9 + 0.25 * whim(hex, i + 40)) * 10) / 10,
    }))
    .sort((a, b) => a.y - b.y);
}

const FOREST: readonly Standing[] = [
  { x: -14, y: -62, size: 1.35 },
  { x: -46, y: -46, size: 1.1 },
  { x: 22, y: -50, size: 0.85 },
  { x: 52, y: -38, size: 1.15 },
  { x: -72, y: -6, size: 0.75 },
  { x: 74, y: -2, size: 0.8 },
  { x: -48, y: 56, size: 0.7 },
  { x: 50, y: 54, size: 0.75 },
];

function ForestArt({ hex }: ArtProps) {
  return (
    <>
      <path
        className="no-land-low"
        d="M-62 24C-40 10 -10 22 10 14C34 6 58 16 64 30C52 48 20 40 -4 50C-30 58 -62 46 -62 24Z"
      />
      {scattered(hex, FOREST).map(({ x, y, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path className="no-land-mid" d="M-4 0C-3 8 -5 14 -6 18H6C5 14 3 8 4 0Z" />
          <path
            className="no-land-high"
            d="M-17 3C-17 -17 17 -17 17 3C13 6 11 1 8 3C5 8 3 2 0 3C-3 4 -5 9 -8 4C-11 1 -13 6 -17 3Z"
          />
          <circle className="no-land-dot" cx={-6} cy={-5} r={2.4} />
          <circle className="no-land-dot" cx={5} cy={-7} r={1.8} />
          <path className="no-land-drop" d="M-8 8q2 3 0 5q-2 -2 0 -5zM8 7q2 3 0 5q-2 -2 0 -5z" />
        </g>
      ))}
    </>
  );
}

const SPIRES: readonly Standing[] = [
  { x: -6, y: -40, size: 1.25 },
  { x: -28, y: -36, size: 0.85 },
  { x: 18, y: -38, size: 0.95 },
  { x: -60, y: -16, size: 0.9 },
  { x: 54, y: -20, size: 1.05 },
  { x: 70, y: -4, size: 0.6 },
  { x: -76, y: 4, size: 0.55 },
  { x: -46, y: 66, size: 0.5 },
  { x: 46, y: 66, size: 0.55 },
];

function SpiresArt({ hex }: ArtProps) {
  return (
    <>
      <path className="no-land-low" d="M-66 18L-30 6L4 16L40 4L68 20L44 44L0 36L-40 48Z" />
      {scattered(hex, SPIRES).map(({ x, y, size }, i) => {
        const lean = round(18 * (whim(hex, i + 60) - 0.5));
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`}>
            <path className="no-land-mid" d="M0 -38L10 -24L8 10L-8 10L-10 -20Z" />
            <path className="no-land-high" d="M0 -38L-10 -20L-8 10L-1 10L-2 -22Z" />
            <path className="no-land-line" d="M0 -38L-2 -22L-1 10M-2 -22L10 -24M-2 -22L-10 -20" />
          </g>
        );
      })}
    </>
  );
}

const BOULDERS: readonly Standing[] = [
  { x: -34, y: -50, size: 1.25 },
  { x: 8, y: -62, size: 0.9 },
  { x: 40, y: -44, size: 1.1 },
  { x: -70, y: -10, size: 0.8 },
  { x: 72, y: -6, size: 0.7 },
  { x: -40, y: 62, size: 0.65 },
  { x: 48, y: 60, size: 0.8 },
];

function PlainsArt({ hex }: ArtProps) {
  return (
    <>
      <g className="no-land-strata">
        <path d="M-84 4C-56 -6 -30 8 0 2S56 -8 84 4" />
        <path d="M-78 22C-48 12 -22 26 6 20S54 12 78 24" />
        <path d="M-66 42C-40 34 -14 46 10 40S46 34 66 44" />
        <path d="M-4 2L6 12L2 20M36 -1L32 10M-40 4L-46 16" />
      </g>
      {scattered(hex, BOULDERS).map(({ x, y, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path className="no-land-mid" d="M-20 12L-22 0L-12 -13L4 -16L18 -7L22 6L16 12Z" />
          <path className="no-land-high" d="M-22 0L-12 -13L4 -16L0 -5L-12 2Z" />
          <path className="no-land-line" d="M-12 2L0 -5L4 -16M0 -5L10 2L22 6M-12 2L-10 12" />
        </g>
      ))}
    </>
  );
}

const PLATES: readonly string[] = [
  'M-78 -8L-58 -40L-42 -36L-38 -14L-56 6L-76 8Z',
  'M-50 -52L-40 -70L-8 -74L-2 -54L-14 -40L-36 -40Z',
  'M4 -74L38 -70L48 -52L30 -38L10 -46Z',
  'M56 -44L76 -8L70 4L50 2L38 -18L42 -36Z',
  'M78 6L62 36L48 40L40 24L54 12Z',
  'M-78 16L-58 16L-46 32L-54 42L-62 36Z',
  'M-44 52L-30 40L-6 48L-4 70L-36 70Z',
  'M6 70L4 52L28 42L46 52L38 70Z',
];

function MagmaArt({ hex }: ArtProps) {
  const turn = whim(hex, 0) < 0.5 ? '' : 'scale(-1 1)';
  return (
    <g {...(turn === '' ? {} : { transform: turn })}>
      <path
        className="no-land-lava"
        d="M-80 0C-74 -38 -52 -76 -12 -78C34 -80 74 -48 80 -4C84 40 50 74 6 76C-40 78 -84 44 -80 0Z"
      />
      <path
        className="no-land-crust"
        d="M-40 -8C-30 -34 12 -38 30 -22C48 -2 40 26 16 34C-14 42 -52 24 -40 -8Z"
      />
      {PLATES.map((plate) => (
        <path key={plate} className="no-land-plate" d={plate} />
      ))}
      <circle className="no-land-bubble" cx={-20} cy={-44} r={5} />
      <circle className="no-land-bubble" cx={34} cy={32} r={4} />
      <circle className="no-land-bubble" cx={-48} cy={24} r={3} />
    </g>
  );
}

interface GroundProps {
  readonly hex: number;
  readonly terrain: number;
  readonly lie: Lie;
}

function Art({ hex, terrain, lie }: GroundProps) {
  switch (TERRAINS[terrain]) {
    case 'forest':
      return <ForestArt hex={hex} />;
    case 'spires':
      return <SpiresArt hex={hex} />;
    case 'plains':
      return <PlainsArt hex={hex} />;
    case 'magma':
      return <MagmaArt hex={hex} />;
    case 'monolith':
      return <MonolithArt lie={lie} />;
    case 'vortex':
      return <VortexArt lie={lie} />;
  }
}

function landClass(terrain: number): string {
  return `no-${TERRAINS[terrain] satisfies Terrain}`;
}

/** One hex of ground. It changes never in a game. */
export const Ground = memo(function Ground(props: GroundProps) {
  const { lie, terrain } = props;
  return (
    <g className={`no-ground ${landClass(terrain)}`}>
      <polygon className="no-land" points={outline(lie, R - 2)} />
      <polygon className="no-land-shade" points={outline(lie, R - 9)} />
      <Art {...props} />
    </g>
  );
});
