// A guide holds a game's rules in our own words. Each rule has an id that refusals, tests and code refer to.

export interface Rule {
  /** What the rule is about, in a few words. */
  readonly title: string;
  readonly text: string;
}

/** Rules by id (`SK-1.1`), in the order in which a person reads them. */
export type Guide = Readonly<Record<string, Rule>>;
