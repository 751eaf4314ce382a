// The longest log that hostile people make within the limits: everything that may be undone is, and then some moves are made.

import type { Game } from '@starboard/engine';
import { guest, pause } from './caller.ts';
import type { LongGame } from './attacks.ts';
import { tableOf, type AttackedSeat } from './seat.ts';

export async function makeLongGame(
  server: string,
  from: string,
  game: Game,
  deeds: number,
): Promise<LongGame> {
  const people = [await guest(server, from, 'Mallory'), await guest(server, from, 'Malory')];
  const playing = await played(await tableOf(people, game, 11), deeds);
  const over = await played(await tableOf(people, game, 12), deeds);
  await over.do({ do: 'resign' });
  for (const seat of [playing, over]) seat.close();
  return { playing: playing.table, over: over.table, cookies: people.map(({ cookie }) => cookie) };
}

async function played(seats: readonly AttackedSeat[], deeds: number): Promise<AttackedSeat> {
  let done = 0;
  while (done < deeds && seats.every(({ isOver }) => !isOver)) {
    const seat = seats.find(({ mayAct }) => mayAct);
    if (seat === undefined) {
      await pause(1);
      continue;
    }
    if ((await seat.order()) === null) done++;
    // as often as it may be undone
    for (let again = 0; again < 5 && seat.viewSeq > 0; again++) {
      if ((await seat.do({ do: 'undo', viewSeq: seat.viewSeq })) !== null) break;
      done++;
      if ((await seat.order()) === null) done++;
    }
  }
  return seats[0];
}
