// How a result changes ratings: the Plackett-Luce model of Weng and Lin (2011), for two seats or more alike. Numbers are
// kept as integers of millionths, so that whoever reckons again in the same order has the same numbers.

export interface Strength {
  /** How strong, and how far that may be from the truth (one standard deviation), in millionths. */
  readonly mean: number;
  readonly deviation: number;
}

const ONE = 1e6;
const MEAN = 25;
const DEVIATION = MEAN / 3;
/** By how much the strength that somebody shows varies from game to game. */
const VARIATION = DEVIATION / 2;
/** What people forget and learn between two games: without it an old rating would hardly move. */
const DRIFT = MEAN / 300;
/** No result makes anybody so sure at once. */
const LEAST = 1e-4;

/** Of whom nothing is known. */
export const UNKNOWN: Strength = { mean: MEAN * ONE, deviation: Math.round(DEVIATION * ONE) };

interface Player {
  readonly mean: number;
  readonly variance: number;
  /** The weight in a lot for the first place. */
  readonly weight: number;
  readonly rank: number;
}

/** What everybody who played is rated then. Ranks may be shared; lower is better. */
export function rated(before: readonly Strength[], ranks: readonly number[]): readonly Strength[] {
  const variances = before.map(({ deviation }) => square(deviation / ONE) + square(DRIFT));
  const spread = Math.sqrt(variances.reduce((sum, variance) => sum + variance + square(VARIATION), 0));
  const players = before.map(({ mean }, i): Player => ({
    mean: mean / ONE,
    variance: variances[i],
    weight: exponential(mean / ONE / spread),
    rank: ranks[i],
  }));
  return players.map((player) => ratedOf(player, players, spread));
}

function ratedOf(player: Player, players: readonly Player[], spread: number): Strength {
  let pull = 0;
  let sureness = 0;
  for (const other of players) {
    if (other.rank > player.rank) continue;
    // the lot for the other's place is drawn among those who came there or later
    const behind = players.reduce((sum, { rank, weight }) => (rank >= other.rank ? sum + weight : sum), 0);
    const shared = players.filter(({ rank }) => rank === other.rank).length;
    const chance = player.weight / behind;
    pull += ((other === player ? 1 : 0) - chance) / shared;
    sureness += (chance * (1 - chance)) / shared;
  }
  const { mean, variance } = player;
  const trust = Math.sqrt(variance) / spread;
  const less = 1 - trust * sureness * (variance / square(spread));
  return {
    mean: Math.round((mean + pull * (variance / spread)) * ONE),
    deviation: Math.round(Math.sqrt(variance * Math.max(less, LEAST)) * ONE),
  };
}

const square = (x: number): number => x * x;

const HALVINGS = 8;
const TERMS = 12;

/** By sums and products alone, which are the same on every computer; `Math.exp` need not be. */
function exponential(x: number): number {
  const small = x / (1 << HALVINGS);
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= small / n;
    sum += term;
  }
  for (let i = 0; i < HALVINGS; i++) sum *= sum;
  return sum;
}
