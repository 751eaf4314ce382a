// Why the house of a group does not bring that. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import type { Nexum } from '../../state.ts';

/** NG-18.5 */
export function whyNotFrom(state: Nexum, table: number): Refusal | null {
  if (table > state.tables) return refuse('NG-18.1', 'noSuchTable', { table, tables: state.tables });
  return table === state.here + 1 ? refuse('NG-18.5', 'thisTable') : null;
}

/** NG-18.5 */
export function whyNotGates(state: Nexum, set: number): Refusal | null {
  if (set >= 2 ** state.tables) return refuse('NG-18.1', 'noSuchTables', { tables: state.tables });
  return Math.floor(set / 2 ** state.here) % 2 === 1 ? refuse('NG-18.5', 'thisTable') : null;
}

export function houseFirst(): Refusal {
  return refuse('NG-18.5', 'houseFirst');
}

export function notFromOutside(state: Nexum): Refusal {
  return state.tables === 0 ? refuse('NG-18.1', 'noGroup') : refuse('NG-18.5', 'turnBegun');
}

export function unpackFirst(): Refusal {
  return refuse('NG-18.6', 'unpackFirst');
}

export function nothingToUnpack(state: Nexum): Refusal {
  return state.tables === 0 ? refuse('NG-18.1', 'noGroup') : refuse('NG-18.6', 'nothingToUnpack');
}
