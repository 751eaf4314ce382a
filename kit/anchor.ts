// Keeps a card beside a spot on the map while the map is moved and zoomed.

import { useLayoutEffect, type RefObject } from 'react';

const GAP = 14;
const EDGE = 8;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card of that size goes on the screen: to the right or left of the spot, where it covers less of what should
 *  stay in view, and never out of the field. */
export function placeBeside(
  spot: Rect,
  card: Rect,
  field: Rect,
  inSight: readonly Rect[] = [],
): { x: number; y: number } {
  const y = within(
    spot.top + spot.height / 2 - card.height / 2,
    field.top + EDGE,
    field.top + field.height - card.height - EDGE,
  );
  const sides = [spot.left + spot.width + GAP, spot.left - GAP - card.width].map((side) => {
    const x = within(side, field.left + EDGE, field.left + field.width - card.width - EDGE);
    const covering = { left: x, top: y, width: card.width, height: card.height };
    return { x, y, covered: [spot, ...inSight].filter((rect) => overlap(covering, rect)).length };
  });
  const [right, left] = sides;
  const { x } = left.covered < right.covered ? left : right;
  return { x, y };
}

export function overlap(one: Rect, other: Rect): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}

/** `spots` stay in view: the system first, beside which the card stands. */
export function useAnchor(
  card: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  spots: readonly string[],
): void {
  const names = spots.join(' ');
  useLayoutEffect(() => {
    let frame = 0;
    let seen = '';
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const [box, room] = [card.current, field.current];
      if (!box || !room) return;
      // measuring everything in every frame would cost more than the whole board
      const view = viewOf(box, room);
      if (view === seen) return;
      seen = view;
      moveBeside(box, room, names.split(' '));
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [card, field, names]);
}

/** Changes when the map is moved or zoomed, or when the card or its room change in size. */
function viewOf(box: HTMLElement, room: HTMLElement): string {
  const camera = room.querySelector('svg')?.getAttribute('viewBox') ?? '';
  return `${camera} ${room.clientWidth} ${room.clientHeight} ${box.offsetWidth} ${box.offsetHeight}`;
}

function moveBeside(box: HTMLElement, room: HTMLElement, spots: readonly string[]): void {
  const ground = box.offsetParent?.getBoundingClientRect();
  const [system, ...others] = spots.flatMap((name) => rectOf(room, name));
  if (ground === undefined || system === undefined) return;
  const { x, y } = placeBeside(system, box.getBoundingClientRect(), room.getBoundingClientRect(), others);
  box.style.transform = `translate(${x - Math.round(ground.left)}px, ${y - Math.round(ground.top)}px)`;
}

function rectOf(room: HTMLElement, spot: string): Rect[] {
  const found = room.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  return found === null ? [] : [found.getBoundingClientRect()];
}
