// For tests: groups of tables, players who like nothing better than the wormhole between them, and what proves all of it.

import { isRefusal, type FastChance, type Game } from '@starboard/engine';
import type { GameFile } from '@starboard/engine/match';
import { drafted, movesFor, openDraft } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { parseGroup, recordOf, verifyGroup, type Group, type TableRecord } from '@starboard/series/group';
import type { GroupInfo } from '@starboard/wire/schema';
import { TestPlayer, type TestSocket } from './player.ts';

/** Replays all tables of a group that is over and verifies its file with them: what left one table arrived at another, once. */
export async function provedGroup(address: string, id: string): Promise<Group> {
  const anybody = TestPlayer.stranger(address);
  const text = await (await fetch(`${address}/api/groups/${id}/file`)).text();
  const file = parseGroup(text);
  if (isRefusal(file)) throw new Error(file.reason);
  const { body } = await anybody.rest('GET', `/api/groups/${id}`);
  const info = body as GroupInfo;
  const game = await loadGame(info.game, info.rules);
  // by its own deeds first: they say which tables there are
  const alone = verifyGroup(file, new Map());
  if (isRefusal(alone) || game === null) throw new Error(`${id} does not verify.`);
  const records = new Map<string, TableRecord>();
  for (const { table, end } of info.tables) {
    if (table === null || end?.end !== 'played') continue;
    const record = (await anybody.rest('GET', `/api/tables/${table}/record`)).body as unknown as GameFile;
    const told = recordOf(alone, game, record);
    if (isRefusal(told)) throw new Error(told.reason);
    records.set(table, told);
  }
  // the file has the same games as well
  const games = (file.games ?? []).map(({ table }) => table);
  if (games.join() !== [...records.keys()].join()) throw new Error(`${id} has other games in its file.`);
  const group = verifyGroup(file, records);
  if (isRefusal(group)) throw new Error(group.reason);
  return group;
}

const LIKED = /^(go S|send|relay|through|load|stow|pack|develop hyperspace|keep|card move)/;

export interface Wandering {
  readonly table: string;
  readonly seat: number;
  readonly random: FastChance;
  /** From then on the seat gives up. */
  readonly isEnough: () => boolean;
}

/** Gives orders wherever the seat owes one, until the game is over there. It throws when the connection ends. */
export async function wander(
  game: Game,
  socket: TestSocket,
  { table, seat, random, isEnough }: Wandering,
): Promise<void> {
  await socket.watch(table);
  let hasGivenUp = false;
  for (;;) {
    const view = socket.tables.get(table)?.view ?? null;
    if (view !== null && view.outcome !== null) return;
    if (isEnough() && !hasGivenUp) {
      hasGivenUp = true;
      await socket.do(table, { do: 'resign' });
      continue;
    }
    const state = view === null ? null : (socket.tables.get(table)?.state(game) ?? null);
    const isMine = view !== null && view.actors.includes(seat);
    if (view === null || state === null || !isMine || hasGivenUp || game.group?.asksHouse(state) === true) {
      await Promise.race([socket.anything(), socket.closed, soon()]);
      if (socket.socket.readyState !== socket.socket.OPEN) throw new Error('closed');
      continue;
    }
    let draft = openDraft(game, state, seat);
    while (!draft.complete) {
      const all = movesFor(draft);
      const liked = all.filter((move) => LIKED.test(game.moves.toText(move)));
      const from = liked.length > 0 && random.die(4) > 1 ? liked : all;
      draft = drafted(draft, from[random.draw(from.length)]);
    }
    const order = draft.order.map(game.moves.toText);
    const refusal = await socket.do(table, { do: 'order', viewSeq: view.viewSeq, order });
    if (refusal !== null && refusal.code !== 'stale') throw new Error(refusal.reason);
  }
}

/** What is enough may come about elsewhere. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));
