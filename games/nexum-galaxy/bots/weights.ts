// What things are worth to a civilization, in logarithms of the odds to win against one other. Fitted to the results of
// games that bots played against each other, then tried against what was there before.

export interface Weights {
  readonly point: number;
  readonly relic: number;
  /** The same once more at the goal, and less the farther from it. */
  readonly pointsNearGoal: number;
  readonly relicsNearGoal: number;
  readonly ship: number;
  /** A planet with a single ship. */
  readonly exposed: number;
  readonly income: number;
  readonly energy: number;
  readonly star: number;
  /** Phase cards still to be played, in the order of the cards. */
  readonly cards: readonly [manage: number, move: number, manageMove: number, moveManage: number];
  /** A planet, or a relic on it, that the enemy whose turn it is could take; and another enemy. */
  readonly dangerNow: number;
  readonly dangerLater: number;
  /** Having the turn. */
  readonly turn: number;
  /** For each ship that a No Movement marker holds fast, and for each round that a planet gives nothing. */
  readonly stuck: number;
  readonly idle: number;
  /** Knowing what comes. */
  readonly foresight: number;
  /** A planet, or a relic on it, that the computer is expected to take in the coming rows. */
  readonly raided: number;
  readonly rival: RivalWeights;
  /** Asked where there are technologies. */
  readonly expansion: ExpansionWeights;
}

/** What the Asteroids rules add. */
export interface ExpansionWeights {
  /** In the order of the technologies: what each adds to those before it on its path. */
  readonly technologies: readonly number[];
  /** On a Processing card; and on an own planet, where the card has room for it. */
  readonly asteroid: number;
  readonly marker: number;
  /** An event card in hand. */
  readonly card: number;
  /** Taken off for each energy beyond plenty. */
  readonly glut: number;
  /** By civilization: having evolved. */
  readonly evolved: readonly [psycon: number, biontes: number, clonyx: number, gnomicon: number];
  /** A relic that nobody knows the place of. */
  readonly cloaked: number;
  /** A planet that nobody holds beside one's own in an exotic system. */
  readonly room: number;
  /** A ship that must leave a cloud in this turn, or is lost. */
  readonly stale: number;
  /** An explorer that has found a system, or would be lost for good if it stayed. */
  readonly find: number;
  readonly failure: number;
}

/** What things are worth to a civilization of the computer, which has no energy, no income and no turn. */
export interface RivalWeights {
  readonly point: number;
  readonly relic: number;
  readonly pointsNearGoal: number;
  readonly relicsNearGoal: number;
  /** A relic that does not win yet. */
  readonly asleep: number;
  readonly ship: number;
  /** A planet, or a relic on it, that somebody could take. */
  readonly danger: number;
  /** For each row of a round: it acts more often. And in any case. */
  readonly row: number;
  readonly start: number;
}

export const usual: Weights = {
  point: 0.27,
  relic: 0.42,
  pointsNearGoal: 0.46,
  relicsNearGoal: 0.15,
  ship: 0.2,
  exposed: -0.13,
  income: 0.12,
  energy: 0.15,
  star: 0.2,
  cards: [-0.05, -0.4, 0.4, 0.1],
  dangerNow: 0.34,
  dangerLater: 0.05,
  turn: 0.36,
  stuck: -0.04,
  idle: -0.01,
  foresight: 0.1,
  raided: 0.1,
  rival: {
    point: 0.6,
    relic: 0.4,
    pointsNearGoal: 0,
    relicsNearGoal: 0,
    asleep: 0,
    ship: 0.05,
    danger: -0.1,
    row: 0.8,
    start: -0.8,
  },
  expansion: {
    technologies: [0.1, 0.1, 0.35, 0.05, 0.22, 0.05, 0.1, 0.05, 0.3, 0.3, 0.1, 0.15],
    asteroid: 0.12,
    marker: 0.08,
    card: 0.08,
    glut: 0.06,
    evolved: [0.4, 0.15, 0.3, 0.1],
    cloaked: 0.3,
    room: 0.04,
    stale: -0.15,
    find: 0.5,
    failure: -0.3,
  },
};

/** The same where events make plans less certain: a star holds less, and who does not have the turn is to be feared too. */
export const withEvents: Weights = { ...usual, star: 0, energy: 0.12, dangerLater: 0.12 };

/** The same where technologies and asteroids are another use for energy. */
export const withAsteroids: Weights = { ...withEvents };
