// When a bot answers where seats are asked alike (`StandingAnswers.asksAlike`): at a moment that is drawn when it is asked,
// later than its longest thought. How long it really thinks shows nowhere.

/** Iterations for such a question at most, whatever the level: people wait for many of these in a row. */
export const MOST_ALIKE = 300;

/** The moment comes so many milliseconds after the question, at the earliest: several times what such thoughts take a
 *  machine of today at each level. A thought that takes longer is late. */
const SOONEST: Readonly<Record<string, number>> = { commodore: 300, admiral: 500 };
const SOONEST_ELSE = 150;

/** And at the latest so many times as many. */
const LATEST = 1.3;

/** Milliseconds from the question to the answer of a bot of that level; null: of a person who answered beforehand. `share`,
 *  below 1, is drawn at random by whoever runs the table. */
export function answersAfter(level: string | null, share: number): number {
  const soonest = SOONEST[level ?? ''] ?? SOONEST_ELSE;
  return Math.round(soonest * (1 + share * (LATEST - 1)));
}
