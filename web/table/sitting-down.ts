import { SPECTATOR } from '@starboard/engine';
import type { TableLink } from '../link/link.ts';
import { TableSession } from './session.ts';

/** A person alone looks through their own eyes from the first moment; where several sit, the curtain decides. */
export async function sessionAt(link: TableLink): Promise<TableSession> {
  const { here } = link.facts;
  const viewer = here.length === 1 ? here[0] : SPECTATOR;
  return new TableSession(link, await link.look(viewer));
}
