// Results that are compared with each other: those of one game, by one set of its rules, with as many seats, at one pace.

export type Pace = 'live' | 'days';

export interface Pool {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  readonly pace: Pace;
}

/** As one word, for addresses and lists. */
export function poolText({ game, ruleSet, seats, pace }: Pool): string {
  return [game, ruleSet, seats, pace].join('.');
}

/** Null for what no pool is called. */
export function readPool(text: string): Pool | null {
  const found = /^([\w-]+)\.([\w-]+)\.(\d{1,2})\.(live|days)$/.exec(text);
  if (found === null) return null;
  const [, game, ruleSet, seats, pace] = found;
  return { game, ruleSet, seats: Number(seats), pace: pace as Pace };
}
