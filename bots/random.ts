import type { Chance } from '@starboard/engine';
import type { Bot, Decision, Player } from './bot.ts';

export const random: Bot = {
  name: 'random',
  summary: 'Plays any legal move, each as likely as the other.',
  sit: (seating) => new RandomPlayer(seating.random),
};

class RandomPlayer implements Player {
  readonly #random: Chance;

  constructor(chance: Chance) {
    this.#random = chance;
  }

  choose({ legal }: Decision): number {
    return this.#random.die(legal.length) - 1;
  }
}
