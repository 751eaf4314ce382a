// Plays seeded games with fair dice and tells their hashes: the same numbers must come out wherever it runs.

import { FastChance, firstSeat, isRefusal, MoveList, utf8 } from '@starboard/engine';
import { openMatch, orderGoesOn, recordedFast, submit, writeGame } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';

export async function probe(): Promise<string[]> {
  const game = await loadGame('skirmish');
  if (game === null) return ['no game'];
  const told: string[] = [];
  for (let n = 0; n < 5; n++) {
    const fairness = { seed: utf8(`probe ${n} – ☄`), table: 'probe', words: ['ñ'] };
    const match = openMatch(game, { seats: 2 + (n % 3), fairness });
    if (isRefusal(match)) return [match.reason];
    const chance = new FastChance(n);
    const legal = new MoveList();
    while (game.actors(match.state) !== 0) {
      const seat = firstSeat(game.actors(match.state));
      const state = game.shape.clone(match.state);
      const order: number[] = [];
      const dice = recordedFast(0);
      do {
        legal.clear();
        game.legal(state, seat, legal);
        order.push(legal.moves[chance.draw(legal.length)]);
        game.play(state, seat, order[order.length - 1], dice);
      } while (orderGoesOn(game, state, seat, dice.draws));
      const done = submit(match, seat, order, 0);
      if (isRefusal(done)) return [done.reason];
    }
    told.push(
      `${game.shape.hash(match.state)} ${match.chain} ${writeGame(match, { withSeed: true }).log.length}`,
    );
  }
  return told;
}
