// All bots by name, as players of simulations.

import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { LEVEL_IDS } from './brain.ts';
import type { Bot, Decision, Player, Seating } from './bot.ts';
import { random } from './random.ts';
import { sitDown } from './sitting.ts';
import type { Thinker } from './thinker.ts';

const LEVEL_SUMMARIES: Readonly<Record<(typeof LEVEL_IDS)[number], string>> = {
  cadet: 'The weakest level that thinks ahead.',
  ensign: 'The second of five levels.',
  captain: 'The third of five levels.',
  commodore: 'The fourth of five levels.',
  admiral: 'The strongest level: takes its time.',
};

const thinking = [
  { name: 'greedy', summary: 'Takes the order after which it stands best, and thinks no further.' },
  ...LEVEL_IDS.map((name) => ({ name, summary: LEVEL_SUMMARIES[name] })),
].map((about): Bot => ({ ...about, sit: (seating) => new ThinkingPlayer(seating, about.name) }));

export const bots: Readonly<Record<string, Bot>> = Object.fromEntries(
  [random, ...thinking].map((bot) => [bot.name, bot]),
);

export function findBot(name: string): Bot | Refusal {
  if (Object.hasOwn(bots, name)) return bots[name];
  return refuseInEnglish(
    `There is no bot ${JSON.stringify(name)}; there are ${Object.keys(bots).join(', ')}.`,
  );
}

/** A thinker that answers in one go. It gives its orders move by move. */
class ThinkingPlayer implements Player {
  readonly #thinker: Thinker;
  #choices: number[] = [];

  constructor({ game, brain, seats, seat, random: dice, scale }: Seating, name: string) {
    const seed = mixSeeds(dice.die(2 ** 30), seat);
    const thinker = sitDown({ game, brain }, { seats, seat, seed }, name, scale);
    if (isRefusal(thinker)) throw new Error(thinker.reason);
    this.#thinker = thinker;
  }

  choose({ legal, view }: Decision): number {
    if (this.#choices.length === 0) this.#choices = [...finished(this.#thinker.think(view)).choices];
    const move = this.#choices.shift();
    const { moves, length } = legal;
    for (let i = 0; i < length; i++) if (moves[i] === move) return i;
    throw new Error('A bot planned a move that is not legal.');
  }
}

function finished<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
