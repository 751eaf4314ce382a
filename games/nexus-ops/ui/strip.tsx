// A row that does not wrap: where it is longer than its place it slides, and an arrow at the edge says so.

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Labels } from './words/labels.ts';

interface StripProps {
  readonly className: string;
  readonly labels: Labels;
  readonly children: ReactNode;
}

interface Hidden {
  readonly before: boolean;
  readonly after: boolean;
}

export function Strip({ className, labels, children }: StripProps) {
  const row = useRef<HTMLDivElement>(null);
  const hidden = useHidden(row);
  const slide = (way: number): void => {
    const { current: element } = row;
    element?.scrollBy({ left: way * 0.8 * element.clientWidth, behavior: 'instant' });
  };
  return (
    <div className={`no-strip ${className}`}>
      <div className="no-strip-row" ref={row}>
        <div className="no-strip-things">{children}</div>
      </div>
      {hidden.before ? (
        <button
          type="button"
          className="no-slide no-slide-back"
          aria-label={labels.slideBack}
          onClick={() => slide(-1)}
        >
          ‹
        </button>
      ) : null}
      {hidden.after ? (
        <button
          type="button"
          className="no-slide no-slide-on"
          aria-label={labels.slideOn}
          onClick={() => slide(1)}
        >
          ›
        </button>
      ) : null}
    </div>
  );
}

/** Less than that is rounding. */
const SLIVER = 2;

function useHidden(row: RefObject<HTMLElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });
  useEffect(() => {
    const { current: element } = row;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > SLIVER;
      const after = scrollLeft + clientWidth < scrollWidth - SLIVER;
      setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    // of the row and of what is in it
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return hidden;
}
