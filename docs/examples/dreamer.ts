// A bot that dreams the turn to its end, a few times for each move, and takes the move with the sweetest dream.

import type { Bot, Player, Seating } from '@starboard/bots';
import { firstSeat, MoveList, type State } from '@starboard/engine';

function sit({ game, brain, seats, seat, random }: Seating): Player {
  const [list, chances] = [new MoveList(), new Float64Array(seats)];
  const dream = (state: State, mover: number, move: number, turn: number): number => {
    game.play(state, mover, move, random);
    const actors = game.actors(state);
    brain.judge(state, seats, chances);
    if (actors === 0 || brain.turn(state) !== turn) return chances[seat];
    list.clear();
    game.legal(state, firstSeat(actors), list);
    return dream(state, firstSeat(actors), list.moves[random.die(list.length) - 1], turn);
  };
  const choose: Player['choose'] = ({ view, legal: { moves, length } }) => {
    const begin = (move: number) => dream(game.imagine(view, seat, random), seat, move, brain.turn(view));
    const worth = Array.from({ length: 8 * length }, (_, i) => begin(moves[i % length]));
    return worth.indexOf(Math.max(...worth)) % length;
  };
  return { choose };
}

export const bot: Bot = { name: 'dreamer', summary: 'Dreams the turn to its end.', sit };
