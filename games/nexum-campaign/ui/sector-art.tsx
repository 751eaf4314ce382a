// A sector as a picture of its own: a star with worlds around it, which are as its name has them, and what is special there.

import type { ReactNode } from 'react';
import type { SectorKind } from './text.ts';

export interface SectorArtProps {
  /** Its number on the map: the same sector always looks the same. */
  readonly cell: number;
  readonly kind: SectorKind;
}

export function SectorArt({ cell, kind }: SectorArtProps) {
  const dust = Array.from({ length: 9 }, (_, i) => ({
    x: mixed(cell, i) % 96,
    y: mixed(cell, i + 20) % 96,
    r: 0.5 + (mixed(cell, i + 40) % 7) / 8,
  }));
  return (
    <svg className={`nc-art nc-art-${kind}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect className="nc-sky" width="100" height="100" rx="14" />
      <ellipse
        className="nc-nebula"
        cx={30 + (mixed(cell, 3) % 40)}
        cy={30 + (mixed(cell, 5) % 40)}
        rx="42"
        ry="24"
        transform={`rotate(${mixed(cell, 7) % 180} 50 50)`}
      />
      {dust.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className="nc-dust" cx={x + 2} cy={y + 2} r={r} />
      ))}
      {SIGNS[kind] ?? <Worlds cell={cell} />}
    </svg>
  );
}

function Worlds({ cell }: { readonly cell: number }) {
  const turn = mixed(cell, 11) % 360;
  const worlds = Array.from({ length: 2 + (mixed(cell, 13) % 2) }, (_, i) => ({
    far: 14 + 8 * i,
    angle: turn + (mixed(cell, 17 + i) % 240),
    r: 2 + (mixed(cell, 23 + i) % 3),
  }));
  return (
    <g transform="translate(50 50)">
      {worlds.map(({ far }) => (
        <ellipse key={far} className="nc-orbit" rx={far} ry={far * 0.62} transform={`rotate(${turn})`} />
      ))}
      <circle className="nc-sun" r="5.5" />
      {worlds.map(({ far, angle, r }) => (
        <circle
          key={far}
          className="nc-world"
          cx={Math.round(Math.cos((angle * Math.PI) / 180) * far)}
          cy={Math.round(Math.sin((angle * Math.PI) / 180) * far * 0.62)}
          r={r}
        />
      ))}
    </g>
  );
}

/** Each kind has a shape of its own, so that nobody needs to see colours. */
const SIGNS: Partial<Record<SectorKind, ReactNode>> = {
  destroyed: (
    <g className="nc-sign" transform="translate(50 50)">
      <path d="M-20 -6L-8 -18L4 -15L0 -4L-10 2ZM6 -14L18 -12L21 2L9 6L3 -3ZM-18 4L-9 6L-2 0L8 9L2 20L-12 16Z" />
    </g>
  ),
  energetic: (
    <g className="nc-sign" transform="translate(50 50)">
      <circle className="nc-ring" r="23" />
      <path d="M5 -22L-13 4H-1L-5 22L13 -5H1Z" />
    </g>
  ),
  mining: (
    <g className="nc-sign" transform="translate(50 50)">
      <path d="M-21 3L-14 -14L3 -20L19 -11L21 7L8 19L-11 18Z" />
      <path className="nc-facet" d="M-14 -14L-4 -3L3 -20M-4 -3L8 2L19 -11M8 2L8 19M-4 -3L-11 18" />
    </g>
  ),
  ice: (
    <g className="nc-sign nc-lines" transform="translate(50 50)">
      {[0, 60, 120].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0 -23V23M-6 -17L0 -11L6 -17M-6 17L0 11L6 17" />
      ))}
    </g>
  ),
  scorching: (
    <g className="nc-sign" transform="translate(50 50)">
      <path d="M0 -24C4 -12 17 -8 16 6C15 17 7 22 0 22C-8 22 -16 16 -15 5C-14 -2 -8 -5 -8 -12C-3 -9 -2 -4 -1 0C4 -7 3 -15 0 -24Z" />
    </g>
  ),
};

/** Some number that belongs to both. */
function mixed(cell: number, salt: number): number {
  const product = Math.imul(cell * 31 + salt * 17 + 7, 0x9e3779b1) >>> 0;
  return (product ^ (product >>> 15)) >>> 4;
}
