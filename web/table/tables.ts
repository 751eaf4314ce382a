// Tables of this browser: a new one goes on in the thread in which it was dealt.

import type { NewLocalTable, Told } from '../link/facts.ts';
import type { TableLink } from '../link/link.ts';
import { dealTable, resumeTable } from '../link/local-link.ts';
import { isTold } from '../link/told.ts';

const dealt = new Map<string, TableLink>();

/** The name of the new table, or why there is none. */
export async function startTable(wanted: NewLocalTable): Promise<string | Told> {
  const link = await dealTable(wanted);
  if (isTold(link)) return link;
  dealt.set(link.facts.id, link);
  return link.facts.id;
}

export async function openTable(id: string): Promise<TableLink | Told | null> {
  const link = dealt.get(id);
  dealt.delete(id);
  return link ?? resumeTable(id);
}
