// What makes a disk that explorers found look like itself, and clouds: drawn between its ground and its planets. Each has a shape
// of its own, so that nobody needs to see colours.

import type { ReactNode } from 'react';
import type { ExoticKind } from '../../data/exotic.ts';
import { beside, type ChartDisk } from './chart.ts';

const MIDDLE = { x: 0, y: 0 };

/** Directions around a circle. */
function around(count: number, first = 0): readonly number[] {
  return Array.from({ length: count }, (_, i) => first + (i * 2 * Math.PI) / count);
}

export function ExoticFace({ disk }: { readonly disk: ChartDisk }) {
  const { kind, exotic, tunnel, noExit, radius } = disk;
  return (
    <g className="nx-exotic">
      {kind === 'cloud' ? <Haze radius={radius} /> : null}
      {tunnel ? <Whirl radius={radius} /> : null}
      {noExit ? <NoExit radius={radius} /> : null}
      {exotic === null ? null : (FACES[exotic]?.(disk) ?? null)}
    </g>
  );
}

const FACES: Readonly<Partial<Record<ExoticKind, (disk: ChartDisk) => ReactNode>>> = {
  neutron: ({ radius }) => <Beams radius={radius} />,
  quantum: ({ radius }) => <Ripples radius={radius} />,
  magnetic: ({ radius }) => <Field radius={radius} />,
  hole: ({ radius, bridge }) => <Accretion radius={radius} open={bridge === 'open'} />,
  dark: ({ radius }) => <circle className="nx-dark" r={radius - 1} />,
};

const ROCK = 'M-3 -1L-1.6 -3L1 -3.2L3 -1.4L3.2 1L1.6 3L-1.3 2.8L-3.2 1.2Z';

/** Small rocks everywhere: looks like chance and is the same for everybody. */
function Haze({ radius }: { readonly radius: number }) {
  return (
    <>
      <circle className="nx-haze" r={radius - 1} />
      {around(19).map((angle, i) => {
        const { x, y } = beside(MIDDLE, angle * 5, radius * (0.3 + ((i * 7) % 12) / 19));
        return (
          <path
            key={angle}
            className="nx-rubble"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 47}) scale(${(0.4 + ((i * 5) % 7) / 9).toFixed(2)})`}
            d={ROCK}
          />
        );
      })}
    </>
  );
}

/** Three arms that turn inwards: the end of a wormhole. */
function Whirl({ radius }: { readonly radius: number }) {
  return around(3).map((first) => {
    const points = Array.from({ length: 14 }, (_, i) =>
      beside(MIDDLE, first + i * 0.22, radius * (0.96 - i * 0.066)),
    );
    return (
      <path
        key={first}
        className="nx-whirl"
        d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
      />
    );
  });
}

/** Arrowheads all around the rim that point inwards: nothing leaves. */
function NoExit({ radius }: { readonly radius: number }) {
  return around(16, 0.2).map((angle) => {
    const tip = beside(MIDDLE, angle, radius - 6);
    const [one, other] = [-0.075, 0.075].map((turn) => beside(MIDDLE, angle + turn, radius - 1));
    return (
      <path
        key={angle}
        className="nx-no-exit"
        d={`M${one.x} ${one.y}L${tip.x} ${tip.y}L${other.x} ${other.y}`}
      />
    );
  });
}

/** A pulsar: two beams across the disk. */
function Beams({ radius }: { readonly radius: number }) {
  const wide = radius * 0.09;
  return (
    <path
      className="nx-beams"
      transform="rotate(-28)"
      d={`M0 0L${-wide} ${-radius + 2}H${wide}ZM0 0L${-wide} ${radius - 2}H${wide}Z`}
    />
  );
}

/** Rings that do not close. */
function Ripples({ radius }: { readonly radius: number }) {
  return [0.3, 0.52, 0.74, 0.92].map((share, i) => (
    <circle key={share} className="nx-ripple" r={radius * share} transform={`rotate(${i * 67})`} />
  ));
}

/** Lines of force from pole to pole. */
function Field({ radius }: { readonly radius: number }) {
  return [0.35, 0.6, 0.85].flatMap((share) =>
    [-1, 1].map((side) => (
      <ellipse
        key={share * side}
        className="nx-force"
        cx={side * radius * share * 0.5}
        rx={radius * share * 0.5}
        ry={radius * share * 0.85}
      />
    )),
  );
}

/** What falls in shines; the hole itself is a place. */
function Accretion({ radius, open }: { readonly radius: number; readonly open: boolean }) {
  return (
    <g className={open ? '' : 'nx-quiet'}>
      {[0.52, 0.64, 0.78].map((share, i) => (
        <ellipse
          key={share}
          className="nx-accretion"
          rx={radius * share}
          ry={radius * share * 0.42}
          transform={`rotate(${-24 + i * 3})`}
        />
      ))}
    </g>
  );
}

/** What is left of planets. */
export function Ruins({ ruins }: Pick<ChartDisk, 'ruins'>) {
  return ruins.map(({ x, y, radius }) => (
    <g key={`${x} ${y}`} className="nx-ruin" transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      {around(5, 0.4).map((angle, i) => {
        const at = beside(MIDDLE, angle, radius * (0.35 + (i % 3) * 0.25));
        return (
          <path
            key={angle}
            transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${i * 70}) scale(${0.7 + (i % 2) * 0.5})`}
            d={ROCK}
          />
        );
      })}
    </g>
  ));
}
