// Why a relic is not attached by choice.

import { Refusal } from '@starboard/engine';
import { relicTypes } from '../../../data/sector.ts';
import type { Nexum } from '../../state.ts';

export function whyNotPick(state: Nexum, type: number): Refusal | null {
  const place = state.picking - 1;
  const waiting = relicsIn(state.relicsAt[place] & ~state.carried);
  const typeOf = (relic: number): number => state.ofType.findIndex((set) => relicsIn(set).includes(relic));
  if (!waiting.some((relic) => typeOf(relic) === type))
    return new Refusal(`No ${relicTypes[type]} waits there.`, 'NG-2.6');
  const free = state.ships[place] - relicsIn(state.relicsAt[place] & state.carried).length;
  const inOrder = waiting.filter((relic) => typeOf(relic) >= type).length >= free;
  if (type >= state.pickFrom && inOrder) return null;
  return new Refusal(`Relics are named in this order: ${relicTypes.join(', ')}.`, 'NG-2.6');
}

function relicsIn(set: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((relic) => (set >>> relic) % 2 === 1);
}

export function pickFirst(): Refusal {
  return new Refusal('First say which relic is attached.', 'NG-2.6');
}

export function nothingWaits(): Refusal {
  return new Refusal('No relic waits for your choice.', 'NG-2.6');
}
