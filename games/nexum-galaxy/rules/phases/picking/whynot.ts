// Why a relic is not attached by choice.

import type { Refusal } from '@starboard/engine';
import { relicTypes } from '../../../data/sector.ts';
import { refuse } from '../../../words/messages.ts';
import { AREA, HEAP_SLOT, SLOTS, type Nexum } from '../../state.ts';

export function whyNotPick(state: Nexum, type: number): Refusal | null {
  const place = state.picking - 1;
  // NG-12.7: in a cloud what waits lies in a place of its own
  const heap = state.size[place] === AREA ? place - (place % SLOTS) + HEAP_SLOT : place;
  const waiting = relicsIn(state.relicsAt[heap] & ~state.carried);
  const typeOf = (relic: number): number => state.ofType.findIndex((set) => relicsIn(set).includes(relic));
  if (!waiting.some((relic) => typeOf(relic) === type))
    return refuse('NG-2.6', 'notWaiting', { relic: relicTypes[type] });
  const free = state.ships[place] - relicsIn(state.relicsAt[place] & state.carried).length;
  const inOrder = waiting.filter((relic) => typeOf(relic) >= type).length >= free;
  if (type >= state.pickFrom && inOrder) return null;
  return refuse('NG-2.6', 'relicsInOrder', { relics: relicTypes });
}

function relicsIn(set: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((relic) => (set >>> relic) % 2 === 1);
}

export function pickFirst(): Refusal {
  return refuse('NG-2.6', 'relicFirst');
}

export function nothingWaits(): Refusal {
  return refuse('NG-2.6', 'noRelicWaits');
}
