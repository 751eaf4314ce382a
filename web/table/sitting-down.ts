import { SPECTATOR } from '@starboard/engine';
import { loadGame, whyMissing } from '@starboard/games';
import type { TableLink } from '../link/link.ts';
import { TableSession } from './session.ts';

/** A person alone looks through their own eyes from the first moment; where several sit, the curtain decides. */
export async function sessionAt(link: TableLink): Promise<TableSession> {
  const { game: id, rules, here } = link.facts;
  const game = await loadGame(id, rules);
  if (game === null) throw new Error(whyMissing(id, rules).reason);
  const viewer = here.length === 1 ? here[0] : SPECTATOR;
  return new TableSession(game, link, viewer, await link.look(viewer));
}
