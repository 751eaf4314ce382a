import type { GameFile } from '@starboard/engine/match';
import type { Told } from '../../link/facts.ts';
import { openRecord, type GameRecord } from '../../link/record.ts';
import { request } from '../wire/request.ts';

export interface FetchedRecord extends GameRecord {
  readonly file: GameFile;
}

/** A finished game with its seed, on its way to be proved in a thread of this browser. */
export async function fetchRecord(
  table: string,
  invite: string | null,
  commitment: string,
): Promise<FetchedRecord | Told> {
  const told = await request('GET /api/tables/:table/record', { params: { table }, invite });
  if ('refused' in told) return told.refused;
  return { ...openRecord(JSON.stringify(told.value), commitment), file: told.value };
}
