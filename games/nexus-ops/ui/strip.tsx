// A row that does not wrap: where it is longer than its place it slides, and an arrow at the edge says so.

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Labels } from './words/labels.ts';

interface StripProps {
  readonly className: string;
  readonly labels: Labels;
  readonly children: ReactNode;
}

/** What there is beyond the edges; null where all of the row is seen. */
type Hidden = { readonly before: boolean; readonly after: boolean } | null;

export function Strip({ className, labels, children }: StripProps) {
  const row = useRef<HTMLDivElement>(null);
  const hidden = useHidden(row);
  const slide = (way: number): void => {
    const { current: element } = row;
    element?.scrollBy({ left: way * 0.8 * element.clientWidth, behavior: 'instant' });
  };
  return (
    <div className={`no-strip ${className}`}>
      {hidden === null ? null : (
        <Slide way="back" label={labels.slideBack} can={hidden.before} onSlide={() => slide(-1)} />
      )}
      <div className="no-strip-row" ref={row}>
        <div className="no-strip-things">{children}</div>
      </div>
      {hidden === null ? null : (
        <Slide way="on" label={labels.slideOn} can={hidden.after} onSlide={() => slide(1)} />
      )}
    </div>
  );
}

interface SlideProps {
  readonly way: 'back' | 'on';
  readonly label: string;
  readonly can: boolean;
  readonly onSlide: () => void;
}

/** Both stay while the row slides, each in a place of its own: what is in the row is never covered, and nothing jumps. */
function Slide({ way, label, can, onSlide }: SlideProps) {
  return (
    <button
      type="button"
      className={`no-slide no-slide-${way}`}
      aria-label={label}
      disabled={!can}
      onClick={onSlide}
    >
      {way === 'back' ? '‹' : '›'}
    </button>
  );
}

/** Less than that is rounding. */
const SLIVER = 2;

function useHidden(row: RefObject<HTMLElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>(null);
  useEffect(() => {
    const { current: element } = row;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => setHidden((known) => seenAlike(known, hiddenIn(element)));
    // of the row, of what is in it, and of the place for both arrows and the row
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children, element.parentElement])
      if (each !== null) observer.observe(each);
    element.addEventListener('scroll', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return hidden;
}

/** Measured against the place that the row has without arrows: they must not be the reason for themselves. */
function hiddenIn(element: HTMLElement): Hidden {
  const { scrollLeft, scrollWidth, clientWidth, parentElement, firstElementChild: things } = element;
  const place = parentElement?.clientWidth ?? clientWidth;
  const needed = things === null ? scrollWidth : widthOf(things);
  if (needed <= place + SLIVER) return null;
  return { before: scrollLeft > SLIVER, after: scrollLeft + clientWidth < scrollWidth - SLIVER };
}

/** Of what is in it, where it is stretched to fill its row. */
function widthOf(things: Element): number {
  const boxes = Array.from(things.children, (each) => each.getBoundingClientRect());
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  return boxes.length === 0 ? 0 : right - left;
}

function seenAlike(known: Hidden, now: Hidden): Hidden {
  return known?.before === now?.before && known?.after === now?.after ? known : now;
}
