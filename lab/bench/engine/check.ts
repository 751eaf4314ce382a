import type { Lockstep } from './lockstep.ts';
import { lockstepNexumLite, lockstepNexumLiteLists } from './lockstep-nexum-lite.ts';
import { lockstepSkirmish } from './lockstep-skirmish.ts';

export type Checked = Readonly<Record<string, Lockstep>>;

/** Do the peers play by the same rules? A comparison means nothing before that is shown. */
export async function checkPeers(games: number): Promise<Checked> {
  return {
    skirmish: await lockstepSkirmish(games),
    'nexum-lite': await lockstepNexumLite(games),
    'nexum-lite written for speed': await lockstepNexumLiteLists(games),
  };
}

export function describeCheck(checked: Checked): string {
  const lines = Object.entries(checked).map(([game, { games, moves, difference }]) => {
    const extent = `${games} games, ${moves} moves`;
    return difference === null
      ? `${game}: ${extent} in lockstep with boardgame.io, the same states, legal moves and outcomes throughout.`
      : `${game}: DIFFERENT after ${extent}: ${difference}`;
  });
  return lines.join('\n');
}

export function allSame(checked: Checked): boolean {
  return Object.values(checked).every(({ difference }) => difference === null);
}
