// Keys for who would rather not point: 1 to 3 choose a die, X an extra square, then E C S R T a track. While a shape is
// held, R turns it and numbers change its range.

import { useEffect, useRef } from 'react';
import { tracks } from '../../data/sheet.ts';
import type { SheetDesk } from './desk.ts';
import type { Exploring } from './map/exploring.ts';
import { chosenSquares } from './chosen.ts';
import { TRACK_KEYS } from './tracks.tsx';

interface Keyed {
  readonly desk: SheetDesk;
  readonly exploring: Exploring;
  readonly pointed: number | null;
}

export function useKeys(keyed: Keyed): void {
  const latest = useRef(keyed);
  useEffect(() => {
    latest.current = keyed;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (answer(latest.current, event.key.toUpperCase())) event.preventDefault();
    };
    // before the table's own keys, some of which are the same: R is for turning while there is something to turn
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input, textarea, select, dialog *, [contenteditable] *')
  );
}

/** Did the key mean something? */
function answer({ desk, exploring, pointed }: Keyed, key: string): boolean {
  if (desk.picking === null) return false;
  return exploring.on ? holdShape(exploring, pointed, key) : choose(desk, key);
}

function holdShape(exploring: Exploring, pointed: number | null, key: string): boolean {
  const range = exploring.ranges[Number(key) - 1];
  if (range !== undefined) exploring.setRange(range);
  else if (key === 'R') exploring.turn(pointed, 1);
  else return false;
  return true;
}

function choose({ picking, hand, page }: SheetDesk, key: string): boolean {
  if (picking === null || page.action !== null) return false;
  const die = hand.dice[Number(key) - 1];
  const track = tracks.find((each) => TRACK_KEYS[each] === key);
  if (die !== undefined && die.track < 0) picking.pick({ move: 'assign', value: die.value });
  else if (key === 'X' && hand.extrasLeft > 0) picking.pick({ move: 'extra' });
  else if (track !== undefined && chosenSquares(picking, hand) > 0) picking.pick({ track });
  else return false;
  return true;
}
