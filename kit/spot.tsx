// A thing that can be pointed at. It knows what pointing at it means (wishes); whether that is possible, the table says.

import {
  use,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { KitWordsContext, PickingContext, PointingContext } from './context.ts';
import type { Wish } from './game-ui.ts';

export interface SpotProps {
  readonly id: string;
  /** What it is, for who cannot see it. */
  readonly label: string;
  /** What pointing at it may mean, the likeliest first: where none is possible, that is the one that is refused. */
  readonly wishes?: readonly Wish[] | undefined;
  /** What pointing at it does on the board itself, where it is no wish yet: it glows and is done instead. */
  readonly onPoint?: (() => void) | undefined;
  /** A card that explains it, shown beside the pointer. */
  readonly tip?: ReactNode;
  /** Is it too much to be done before the card was read? A finger, which cannot rest on it as a mouse does, brings the card
   *  first and does it with the second tap. */
  readonly readFirst?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const LONG_PRESS = 450;
const NO_WISHES: readonly Wish[] = [];

/** On an SVG board. */
export function Spot({ children, ...props }: SpotProps) {
  const { can, ...spot } = useSpot<SVGGElement>(props);
  return (
    <g {...spot} role={can ? 'button' : 'img'} {...(can ? { tabIndex: 0 } : {})}>
      {children}
    </g>
  );
}

/** The same as a button: cards in a hand, dice, boxes of a track. */
export function HtmlSpot({ children, ...props }: SpotProps) {
  const { can, onKeyDown: _buttonsDoThat, ...spot } = useSpot<HTMLButtonElement>(props);
  return (
    <button type="button" {...spot} aria-disabled={!can}>
      {children}
    </button>
  );
}

function useSpot<E extends Element>({
  id,
  label,
  wishes = NO_WISHES,
  onPoint,
  tip,
  readFirst = false,
  className,
}: Omit<SpotProps, 'children'>) {
  const picking = use(PickingContext);
  const pointing = use(PointingContext);
  const can = onPoint !== undefined || (picking !== null && wishes.length > 0 && picking.can(...wishes));
  const isWanted = can && pointing.wanted(wishes);
  const isPicked = picking !== null && wishes.some((wish) => picking.picked(wish));
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });
  const [touched, setTouched] = useState(false);
  const tapsTwice = readFirst && touched && can;
  const explain = useTip(tapsTwice ? <TipToTap>{tip}</TipToTap> : tip);
  const offers = wishes.length > 0;
  useEffect(() => (offers ? pointing.offer(() => latest.current) : undefined), [pointing, offers]);

  const press = useRef<{ timer: number; long: boolean } | null>(null);
  const point = (element: Element): void => {
    if (press.current?.long === true) return;
    if (tapsTwice && !pointing.explains(element)) return explain(element);
    pointing.at(element);
    if (onPoint !== undefined) onPoint();
    else if (picking !== null && wishes.length > 0) picking.pick(...wishes);
    else explain(element);
  };
  const endPress = (): void => window.clearTimeout(press.current?.timer);

  return {
    can,
    className: [
      'spot',
      can && 'spot-can',
      isPicked && 'spot-picked',
      (pointing.lesson.has(id) || isWanted) && 'spot-lesson',
      can && pointing.asks && !isWanted && !pointing.lesson.has(id) && 'spot-aside',
      className,
    ]
      .filter(Boolean)
      .join(' '),
    'data-spot': id,
    'aria-label': label,
    onClick: (event: { currentTarget: E }) => point(event.currentTarget),
    onKeyDown: (event: KeyboardEvent<E>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      point(event.currentTarget);
    },
    onPointerEnter: (event: PointerEvent<E>) => {
      if (event.pointerType === 'mouse') explain(event.currentTarget);
    },
    onPointerLeave: (event: PointerEvent<E>) => {
      endPress();
      if (event.pointerType === 'mouse') pointing.hideTip();
    },
    onPointerDown: (event: PointerEvent<E>) => {
      const element = event.currentTarget;
      const begun = { timer: 0, long: false };
      press.current = begun;
      if (readFirst) setTouched(event.pointerType !== 'mouse');
      if (event.pointerType === 'mouse') return;
      begun.timer = window.setTimeout(() => {
        begun.long = true;
        explain(element);
      }, LONG_PRESS);
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onFocus: (event: { currentTarget: E }) => {
      if (event.currentTarget.matches(':focus-visible')) explain(event.currentTarget);
    },
    onBlur: () => pointing.hideTip(),
  };
}

function TipToTap({ children }: { readonly children: ReactNode }) {
  const { tapAgain } = use(KitWordsContext);
  return (
    <>
      {children}
      <p className="tip-again">{tapAgain}</p>
    </>
  );
}

/** Explains what an element is. While the card is open it says what the board shows: the game goes on under a resting
 *  pointer. */
function useTip(tip: ReactNode): (element: Element) => void {
  const pointing = use(PointingContext);
  const explained = useRef<Element | null>(null);
  const latest = useRef(pointing);
  useEffect(() => {
    latest.current = pointing;
    if (explained.current !== null) pointing.renewTip(tip ?? null, explained.current);
  });
  useEffect(
    () => () => {
      if (explained.current !== null) latest.current.renewTip(null, explained.current);
    },
    [],
  );
  return (element) => {
    if (tip === undefined || tip === null) return;
    explained.current = element;
    pointing.showTip(tip, element);
  };
}
