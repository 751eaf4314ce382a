// The game of a battle, to be watched again: on the shelf of tables it may be gone.

import { isRefusal } from '@starboard/engine';
import { outcomeOf, replayGame, type GameFile } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { seatsHere } from '../setup/people.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { SavedCampaign } from './record.ts';

/** The name of its table. */
export async function keepReplay(
  { battles, people, played }: SavedCampaign,
  number: number,
  shelf: Shelf,
): Promise<string> {
  const file = battles[number];
  const { table: id } = file;
  if ((await shelf.load(id)) !== null) return id;
  const { log, people: _sat, notes: _notes, earlier: _earlier, finding: _finding, ...head } = file;
  await shelf.save(
    {
      id,
      file: head,
      people,
      here: seatsHere(people),
      lesson: false,
      begun: played,
      played,
      over: true,
      outcome: await endOf(file),
    },
    log,
  );
  return id;
}

async function endOf(file: GameFile): Promise<ReturnType<typeof outcomeOf>> {
  const game = await loadGame(file.game, file.rules);
  const match = game === null ? null : replayGame(game, file);
  return match === null || isRefusal(match) ? null : outcomeOf(match);
}
