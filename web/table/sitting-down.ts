import { SPECTATOR } from '@starboard/engine';
import type { TableLink } from '../link/link.ts';
import { TableSession } from './session.ts';

/** A person alone looks through their own eyes from the first moment; where several sit, the curtain decides. */
export async function sessionAt(link: TableLink): Promise<TableSession> {
  const { here } = link.facts;
  const viewer = here.length === 1 ? here[0] : SPECTATOR;
  const session = new TableSession(link, await link.look(viewer));
  // there is nothing to do but to step through it
  if (link.facts.viewOnly === true) session.jumpTo(session.snapshot().shown);
  return session;
}
