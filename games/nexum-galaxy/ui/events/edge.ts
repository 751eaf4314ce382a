// Where the caption of the event step lies: at the lower edge of the map, or at the upper one while what it speaks of would
// be under it.

import { overlap, type Rect } from '@starboard/kit';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { NexumEvent } from '../../rules/events.ts';
import { placeNames } from '../../rules/moves.ts';

export type Edge = 'lower' | 'upper';

/** The edge at which a card in the middle covers fewer of the spots. */
export function freeEdge(card: Rect, field: Rect, gap: number, spots: readonly Rect[]): Edge {
  const { width, height } = card;
  const left = field.left + (field.width - width) / 2;
  const covered = (top: number): number =>
    spots.filter((spot) => overlap({ left, top, width, height }, spot)).length;
  const lower = covered(field.top + field.height - gap - height);
  return lower > 0 && covered(field.top + gap) < lower ? 'upper' : 'lower';
}

/** The places that are spoken of. */
export function placesIn(event: NexumEvent): readonly number[] {
  switch (event.event) {
    case 'panel':
      return event.places;
    case 'deployed':
      return event.from === null ? [event.to] : [event.from, event.to];
    case 'battle':
    case 'convoy':
    case 'foresight':
      return [event.place];
    case 'act':
      return event.place === null ? [] : [event.place];
    default:
      return [];
  }
}

/** For a card of the field, which is moved there before anybody sees it. */
export function useFreeEdge<E extends HTMLElement>(event: NexumEvent): RefObject<E | null> {
  const card = useRef<E>(null);
  useLayoutEffect(() => {
    const box = card.current;
    const field = box?.parentElement;
    if (!box || !field) return;
    const spots = placesIn(event).flatMap((place) => {
      const spot = field.querySelector(`[data-spot="${CSS.escape(placeNames[place])}"]`);
      return spot === null ? [] : [spot.getBoundingClientRect()];
    });
    const gap = Number.parseFloat(getComputedStyle(box).insetInlineStart);
    box.dataset['edge'] = freeEdge(box.getBoundingClientRect(), field.getBoundingClientRect(), gap, spots);
  }, [event]);
  return card;
}
