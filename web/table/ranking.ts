// What a bot thought of, as people read it: the best chance first.

import type { Answer, Thought } from '@starboard/bots';

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** By the chances that are told; where those are the same, what was thought about most comes first. */
export function byChance(options: readonly Thought[]): readonly Thought[] {
  return options.toSorted((a, b) => percent(b.expected) - percent(a.expected) || b.share - a.share);
}

/** Is that the order that the bot would give? */
export function isChosen({ order }: Pick<Answer, 'order'>, thought: Thought): boolean {
  return order.length === thought.order.length && order.every((move, i) => move === thought.order[i]);
}
