// Twelve silhouettes: the six units and the six of the other side of the player board. Each stands in a square of 48 with its
// middle at the origin and its feet at 22.

import { memo } from 'react';

interface Silhouette {
  /** The shape, and the lines on it. */
  readonly body: string;
  readonly marks: string;
}

const HUMAN: Silhouette = {
  body: 'M-1 -22C5 -22 8 -18 7 -13L4 -10L8 -8L10 -3L21 -8L22 -4L11 2L8 3L7 9L9 22L3 22L0 11L-3 22L-9 22L-7 9L-8 0L-12 6L-15 3L-10 -6L-5 -9L-8 -13C-9 -19 -6 -22 -1 -22Z',
  marks: 'M-5 -15H6M-7 2L7 1M-4 -8L6 0',
};

const FUNGOID: Silhouette = {
  body: 'M0 -23C12 -23 22 -14 22 -4C22 0 17 0 13 -1L11 3L18 7L20 14L15 14L12 10C13 15 13 19 10 22H-10C-13 19 -13 15 -12 10L-15 14L-20 14L-18 7L-11 3L-13 -1C-17 0 -22 0 -22 -4C-22 -14 -12 -23 0 -23Z',
  marks:
    'M-13 -1C-6 -4 6 -4 13 -1M-12 -11a3 3 0 1 0 .1 0M3 -17a3 3 0 1 0 .1 0M11 -9a2 2 0 1 0 .1 0M-7 5L-3 7M7 5L3 7M-5 9v1M5 9v1M-4 16h8',
};

const CRYSTALLINE: Silhouette = {
  body: 'M1 -24L9 -12L8 -6L16 -16L23 -8L12 6L7 7L6 11L14 22L3 22L0 15L-4 22L-14 22L-7 10L-8 6L-15 8L-22 -4L-17 -14L-9 -4L-9 -13Z',
  marks: 'M1 -24L-1 -8L0 15M-1 -8L9 -12M-1 -8L-9 -13M-8 6L-1 4L7 7M16 -16L12 6M-17 -14L-15 8',
};

const STRIDER: Silhouette = {
  body: 'M-14 -20L2 -23L12 -18L21 -19L24 -12L20 -8L13 -9L12 -5L17 7L15 22L10 22L12 8L6 -2L2 -1L3 9L1 22L-4 22L-2 9L-4 -2L-8 -2L-13 8L-10 22L-15 22L-18 7L-14 -4L-20 -4L-22 6L-21 18L-25 18L-26 4L-20 -10Z',
  marks: 'M-14 -20L-8 -10L2 -12L12 -18M-8 -10L-14 -4M2 -12L6 -2M18 -15h2',
};

const LEAPER: Silhouette = {
  body: 'M-25 19L-15 8C-19 4 -18 -3 -12 -6L-16 -17L-7 -11L-6 -23L1 -12L7 -21L9 -12L15 -14C21 -14 25 -9 24 -5L16 -3L15 2L24 11L21 15L11 8L3 9L-3 8L-9 14L-5 18L-6 22H-24Z',
  marks: 'M-15 8C-8 8 -4 3 -6 -4M9 -12L16 -3M11 8L6 3M17 -9h2',
};

const DRAGON: Silhouette = {
  body: 'M-4 -25L-1 -20L3 -20L6 -25L8 -17L5 -12L4 -8L10 -14L26 -19L25 -4L19 -7L18 3L13 -1L11 8L6 4L6 10C7 16 12 18 19 14L18 20C10 26 -1 23 -3 14L-4 4L-10 8L-12 -1L-17 3L-18 -7L-24 -4L-25 -19L-9 -14L-2 -8L-3 -12L-6 -17Z',
  marks:
    'M-2 -17h1M3 -17h1M4 -8L6 4M-2 -8L-4 4M10 -14L13 -1M10 -14L19 -7M-9 -14L-12 -1M-9 -14L-18 -7M0 -2h3M0 4h3M0 10h4',
};

const CLONE: Silhouette = {
  body: 'M8 -24C13 -24 16 -20 14 -15L12 -12L18 -9L21 5L17 7L15 1L15 22H3L-13 22L-13 7L-15 13L-19 12L-16 -2L-10 -6L-12 -9C-13 -14 -10 -17 -6 -17C-3 -17 0 -15 0 -12L3 -15C1 -20 4 -24 8 -24Z',
  marks:
    'M0 -12C0 -9 -1 -7 -2 -6L4 -2L6 12L2 13L1 7L1 22M-7 12L-8 22M-6 12L-4 22M-11 -11H-1M4 -18H14M8 12V22',
};

const SPORLING: Silhouette = {
  body: 'M0 -14C5 -14 9 -13 12 -10L18 -14L16 -7L22 -3L17 1L20 8L13 9C12 13 11 16 12 18L16 22H4L2 17L-2 17L-4 22H-16L-12 18C-11 16 -12 13 -13 9L-20 8L-17 1L-22 -3L-16 -7L-18 -14L-12 -10C-9 -13 -5 -14 0 -14ZM-9 -24a3 3 0 1 1 -.1 0ZM6 -25a3.4 3.4 0 1 1 -.1 0ZM17 -23a2.6 2.6 0 1 1 -.1 0Z',
  marks: 'M-9 -6L-4 -3M9 -6L4 -3M-6 0v2M6 0v2M-5 9L-2 7L0 9L2 7L5 9',
};

const SHARDIAN: Silhouette = {
  body: 'M-3 -24L5 -20L8 -6L20 -15L17 3L9 6L11 22H1L-1 10L-4 22H-14L-10 4L-20 9L-21 -6L-11 -4L-9 -17Z',
  marks: 'M-3 -24L0 -12L-4 -3L2 4L-1 10M8 -6L-4 -3L-11 -4M2 4L9 6M-4 -3L-10 4M20 -15L12 -2L17 3',
};

const BLITZER: Silhouette = {
  body: 'M-4 -20L2 -24L7 -19L14 -19L15 -12L22 -8L19 -1L23 6L17 10L16 17L8 18L3 22L-4 19L-12 21L-14 14L-20 11L-18 4L-23 -3L-17 -8L-17 -15L-10 -15Z',
  marks: 'M-8 -9L2 -13L11 -8L13 3L6 11L-5 11L-12 3ZM2 -13L1 0L-12 3M1 0L13 3M1 0L-5 11',
};

const DIVER: Silhouette = {
  body: 'M-22 -16L-10 -19C0 -19 8 -14 12 -5L24 -8L17 2L20 10L11 9C9 15 4 19 -2 22C-4 15 -8 12 -14 11L-22 12L-17 6C-16 0 -15 -8 -22 -16Z',
  marks: 'M-10 -19C-6 -8 0 0 11 9M-4 -11L12 -5M-14 11C-10 6 -6 2 2 0M-1 14l1 3',
};

const WYRM: Silhouette = {
  body: 'M6 -24L16 -22L23 -14L13 -13L20 -8L10 -6C7 -5 8 -1 11 2C18 9 13 18 3 18C-6 18 -6 12 -12 12C-16 12 -17 17 -13 19L-9 22H-20C-26 17 -24 6 -14 4C-6 3 -2 10 4 9C8 8 5 5 1 1C-6 -7 -6 -20 6 -24Z',
  marks: 'M10 -19h3M0 -12L7 -11M1 -5L7 -6M5 4L10 2M-2 8L-3 14M-11 4L-9 10M-18 6L-15 11',
};

/** In the order of the player board. */
const STANDARD = [HUMAN, FUNGOID, CRYSTALLINE, STRIDER, LEAPER, DRAGON];
const ALTERNATE = [CLONE, SPORLING, SHARDIAN, BLITZER, DIVER, WYRM];

interface FigureProps {
  readonly unit: number;
  readonly alternate: boolean;
}

export const Figure = memo(function Figure({ unit, alternate }: FigureProps) {
  const { body, marks } = (alternate ? ALTERNATE : STANDARD)[unit];
  return (
    <g className="no-figure">
      <path className="no-figure-body" d={body} />
      <path className="no-figure-marks" d={marks} />
    </g>
  );
});

/** A figure in text: in a tray, a table, a tip. */
export function FigureIcon({ unit, alternate, size = 32 }: FigureProps & { readonly size?: number }) {
  return (
    <svg className="no-icon" viewBox="-27 -27 54 52" width={size} height={size} aria-hidden="true">
      <Figure unit={unit} alternate={alternate} />
    </svg>
  );
}
