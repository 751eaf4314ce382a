// Something that floats beside what was pointed at, wherever there is room for it.

import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { overlap } from './anchor.ts';

export interface BesideProps {
  /** What it floats beside; the middle of the window without one. */
  readonly anchor: () => Element | null;
  readonly className: string;
  /** What it should not cover, where there is another place for it. */
  readonly avoid?: string;
  readonly label?: string;
  readonly role?: string;
  readonly children: ReactNode;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onClick?: (event: MouseEvent<HTMLDivElement>) => void;
}

const GAP = 10;
const MARGIN = 8;

export function Beside({ anchor, className, avoid, label, children, ...rest }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  const replace = useRef(() => {});
  useLayoutEffect(() => {
    replace.current = () => {
      if (box.current !== null) place(box.current, anchor(), avoid);
    };
    replace.current();
  });
  useEffect(() => keepPlaced(box.current, () => replace.current()), []);
  return (
    <div ref={box} className={`beside ${className}`} aria-label={label} {...rest}>
      {children}
    </div>
  );
}

/** What it says may grow while it is open, and the window may change: it stays inside. */
function keepPlaced(box: HTMLElement | null, replace: () => void): (() => void) | undefined {
  if (box === null || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(replace);
  observer.observe(box);
  window.addEventListener('resize', replace);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', replace);
  };
}

/** Below it, above, or to a side: where it covers least, and always inside the window. */
function place(box: HTMLElement, anchor: Element | null, avoid: string | undefined): void {
  const at =
    anchor?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 2, 0, 0);
  const { offsetWidth: width, offsetHeight: height } = box;
  const across = at.left + at.width / 2 - width / 2;
  const along = at.top + at.height / 2 - height / 2;
  const places = [
    [across, at.bottom + GAP],
    [across, at.top - GAP - height],
    [at.right + GAP, along],
    [at.left - GAP - width, along],
  ].map(([x, y]) => insideWindow(x, y, width, height));
  const others = avoid === undefined ? [] : [...document.querySelectorAll(avoid)];
  const inTheWay = others.filter((each) => each !== anchor).map((each) => each.getBoundingClientRect());
  // to hide what it explains would be worst
  const cost = (rect: DOMRect): number =>
    inTheWay.filter((each) => overlap(rect, each)).length + (overlap(rect, at) ? 1000 : 0);
  const [best] = places.toSorted((one, other) => cost(one) - cost(other));
  box.style.left = `${best.x}px`;
  box.style.top = `${best.y}px`;
}

function insideWindow(x: number, y: number, width: number, height: number): DOMRect {
  const [most, lowest] = [window.innerWidth - width - MARGIN, window.innerHeight - height - MARGIN];
  return new DOMRect(
    Math.max(MARGIN, Math.min(x, most)),
    Math.max(MARGIN, Math.min(y, lowest)),
    width,
    height,
  );
}
