// The printed signs of the sheet, each in a square of 24.

import type { ReactNode } from 'react';
import type { Action, Demeanour } from '../../data/sheet.ts';

const ACTIONS: Readonly<Record<Action, ReactNode>> = {
  explore: (
    <>
      <circle cx={12} cy={12} r={9.2} />
      <path className="gx-solid" d="M17.4 6.6L13.6 13.6L6.6 17.4L10.4 10.4Z" />
      <circle className="gx-hole" cx={12} cy={12} r={1.3} />
    </>
  ),
  conquer: (
    <>
      <circle cx={12} cy={12} r={6.6} />
      <path d="M12 1.8V8.2M12 15.8V22.2M1.8 12H8.2M15.8 12H22.2" />
      <circle className="gx-solid" cx={12} cy={12} r={1.5} />
    </>
  ),
  research: (
    <>
      <path d="M8.6 17.2C8.6 14.6 5.2 13.2 5.2 9A6.8 6.8 0 0 1 18.8 9C18.8 13.2 15.4 14.6 15.4 17.2Z" />
      <path d="M9 20H15M10.4 22.6H13.6M12 17V12.4M9.6 10L12 12.4L14.4 10" />
    </>
  ),
  exploit: (
    <>
      <path d="M6.6 3.4H17.4L22 9.4L12 21.6L2 9.4Z" />
      <path d="M2 9.4H22M8.4 9.4L12 21.6L15.6 9.4L12 3.4Z" />
    </>
  ),
  trade: (
    <>
      <path d="M2.6 8.4H19.4M14.6 3.4L20 8.4L14.6 13" />
      <path d="M21.4 16H4.6M9.4 11.4L4 16L9.4 21" />
    </>
  ),
};

interface SignProps {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

function Sign({
  x = 0,
  y = 0,
  size = 24,
  kind,
  children,
}: SignProps & { kind: string; children: ReactNode }) {
  return (
    <svg
      className={`gx-sign gx-sign-${kind}`}
      viewBox="0 0 24 24"
      x={x}
      y={y}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function ActionSign({ action, ...place }: SignProps & { readonly action: Action }) {
  return (
    <Sign kind={action} {...place}>
      {ACTIONS[action]}
    </Sign>
  );
}

const MOUTHS: Readonly<Record<Demeanour, string>> = {
  friendly: 'M8 15.6Q12 20 16 15.6',
  neutral: 'M8.2 17H15.8',
  unfriendly: 'M8 18.6Q12 14.2 16 18.6',
};

/** A face with feelers, in the mood of its owners. */
export function FaceSign({ demeanour, ...place }: SignProps & { readonly demeanour: Demeanour }) {
  return (
    <Sign kind="face" {...place}>
      <circle cx={12} cy={14} r={8.2} />
      <path d="M8.4 6.6L6 2.6M15.6 6.6L18 2.6" />
      <circle className="gx-solid" cx={5.8} cy={2.2} r={1.2} />
      <circle className="gx-solid" cx={18.2} cy={2.2} r={1.2} />
      <circle className="gx-solid" cx={9} cy={12.4} r={1.3} />
      <circle className="gx-solid" cx={15} cy={12.4} r={1.3} />
      <path d={MOUTHS[demeanour]} />
    </Sign>
  );
}

/** Military strength. */
export function RaygunSign(place: SignProps) {
  return (
    <Sign kind="raygun" {...place}>
      <path d="M2.4 8.2H15.6L18 6.6H21.6V11.4H18L15.6 10.4H9.8L8 18.6H3.8L5.6 10.4H2.4Z" />
      <path d="M9.6 12.4H12.4V10.6M11.4 5.6V8M13.8 5.6V8" />
    </Sign>
  );
}

/** A precursor ruin. */
export const STAR = 'M12 1.4L15 8.6L22.8 9.2L16.9 14.3L18.7 21.9L12 17.8L5.3 21.9L7.1 14.3L1.2 9.2L9 8.6Z';

export function StarSign(place: SignProps) {
  return (
    <Sign kind="star" {...place}>
      <path d={STAR} />
    </Sign>
  );
}

/** A controlled sector; with rings for the sphere of influence. */
export function HexSign({ rings = 0, ...place }: SignProps & { readonly rings?: number }) {
  return (
    <Sign kind="hex" {...place}>
      <path className="gx-solid" d={rings === 0 ? hexPath(9) : hexPath(4)} />
      {rings > 0 && <path d={hexPath(10)} />}
    </Sign>
  );
}

function hexPath(side: number): string {
  const half = side * 0.866;
  return `M12 ${12 - side}L${12 + half} ${12 - side / 2}V${12 + side / 2}L12 ${12 + side}L${12 - half} ${12 + side / 2}V${12 - side / 2}Z`;
}
