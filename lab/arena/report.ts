// What an arena came to, as tables.

import { asText, type FigureTable } from '../bench/table.ts';
import type { ArenaResult } from './arena.ts';
import { eloOf, expectedShare, ratings, type Rating } from './elo.ts';
import type { ArenaPlan, PreparedArena } from './plan.ts';
import { decidedShare, gamesOf, type Tie } from './results.ts';
import { ALPHA, evidence, type Claims, type Verdict } from './sprt.ts';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(0)}`;

/** By bot; the first of the list is 0. */
export function arenaRatings({ contestants }: PreparedArena, { ties }: Pick<ArenaResult, 'ties'>): Rating[] {
  return ratings(contestants.length, ties, 0);
}

export function arenaTables(prepared: PreparedArena, result: ArenaResult, claims?: Claims): FigureTable[] {
  const tables = [ratingTable(prepared, result), pairingTable(prepared, result, claims)];
  return result.scores.some(({ faced }) => faced > 0) ? [...tables, unseatedTable(prepared, result)] : tables;
}

/** Beside civilizations that the rules play: a seat's share of first places, and theirs. */
function unseatedTable({ contestants }: PreparedArena, { scores }: ArenaResult): FigureTable {
  return {
    title: 'Against the computer',
    columns: ['bot', 'seats', 'first', 'of all', '95 %', 'the computer first'],
    rows: contestants.map(({ name }, bot) => {
      const { faced, won, beaten } = scores[bot];
      const [from, to] = intervalOf({ wins: won, losses: faced - won });
      const share = faced === 0 ? '' : percent(won / faced);
      return [
        name,
        String(faced),
        String(won),
        share,
        `${percent(from)} to ${percent(to)}`,
        faced === 0 ? '' : percent(beaten / faced),
      ];
    }),
  };
}

export function arenaText(prepared: PreparedArena, result: ArenaResult, claims?: Claims): string {
  const tables = arenaTables(prepared, result, claims).map(asText);
  return `${[arenaForeword(prepared, result, claims), ...tables].join('\n\n')}\n`;
}

function ratingTable(prepared: PreparedArena, result: ArenaResult): FigureTable {
  const { contestants, plan } = prepared;
  const rated = arenaRatings(prepared, result);
  const order = contestants.map((_, bot) => bot).sort((a, b) => rated[b].elo - rated[a].elo);
  return {
    title: 'Elo',
    columns: ['bot', 'Elo', '95 %', 'games', 'iterations a turn', 'mean score'],
    rows: order.map((bot) => {
      const {
        name,
        bot: { name: id },
        brain,
      } = contestants[bot];
      const level = brain.levels.find((each) => each.id === id);
      const played = result.ties.filter(({ pairing }) => pairing.includes(bot));
      const { sum: points, seats } = result.scores[bot];
      return [
        name,
        signed(rated[bot].elo),
        rated[bot].margin === 0 ? '' : `± ${rated[bot].margin.toFixed(0)}`,
        String(played.reduce((sum, tie) => sum + gamesOf(tie), 0)),
        level === undefined ? '' : String(Math.max(1, Math.round(level.iterations * plan.budget))),
        seats === 0 ? '' : (points / seats).toFixed(1),
      ];
    }),
  };
}

function pairingTable(
  { contestants }: PreparedArena,
  { ties, verdicts }: ArenaResult,
  claims?: Claims,
): FigureTable {
  const columns = ['pairing', 'won', 'drawn', 'lost', 'of decided games', '95 %'];
  return {
    title: 'Pairings, from the view of the first',
    columns: claims === undefined ? columns : [...columns, 'evidence', 'verdict'],
    rows: ties.map((tie, i) => {
      const [one, other] = tie.pairing;
      const [from, to] = intervalOf(tie);
      const row = [
        `${contestants[one].name} - ${contestants[other].name}`,
        String(tie.wins),
        String(tie.draws),
        String(tie.losses),
        percent(decidedShare(tie)),
        `${percent(from)} to ${percent(to)}`,
      ];
      return claims === undefined
        ? row
        : [...row, evidence(tie, claims).toFixed(2), verdictText(verdicts[i], claims)];
    }),
  };
}

/** Wilson's interval for the share of decided games. */
export function intervalOf({ wins, losses }: Pick<Tie, 'wins' | 'losses'>): [from: number, to: number] {
  const games = wins + losses;
  if (games === 0) return [0, 1];
  const z2 = 1.959964 ** 2;
  const share = wins / games;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half =
    (Math.sqrt((share * (1 - share) + z2 / (4 * games)) / games) * Math.sqrt(z2)) / (1 + z2 / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

function verdictText(verdict: Verdict, { low, high }: Claims): string {
  if (verdict === 'open') return 'open';
  return verdict === 'high'
    ? `more than ${percent(expectedShare(low))}`
    : `less than ${percent(expectedShare(high))}`;
}

/** What was played, in a sentence or two. */
export function arenaForeword(prepared: PreparedArena, result: ArenaResult, claims?: Claims): string {
  const { game, plan } = prepared;
  const chosen = optionTexts(plan).map((each) => `, ${each}`);
  const games = result.ties.reduce((sum, tie) => sum + gamesOf(tie), 0);
  const unfinished = result.ties.reduce((sum, tie) => sum + tie.unfinished, 0);
  const effort =
    plan.budget === 1 ? 'full budgets' : `${percent(plan.budget)} of the usual iterations for all`;
  const stopped =
    claims === undefined
      ? ''
      : ` Each pairing stopped when the results were ${percent(1 - ALPHA)} clear about whether the first wins ${percent(expectedShare(claims.low))} or ${percent(expectedShare(claims.high))} of decided games.`;
  const cut = unfinished === 0 ? '' : ` ${unfinished} games were stopped unfinished.`;
  const seats = plan.seats === 1 ? 'alone with the same dice' : `${plan.seats} seats`;
  return `${game.title}, ${seats}${chosen.join('')}, seed ${plan.seed}: ${games} games, ${effort}.${stopped}${cut}`;
}

/** `rounds=4`; what is a whole document stays out. */
export function optionTexts({ options }: Pick<ArenaPlan, 'options'>): string[] {
  return Object.entries(options).map(
    ([name, value]) =>
      `${name}=${typeof value === 'object' ? '…' : JSON.stringify(value).replaceAll('"', '')}`,
  );
}

/** `65%` or `107`: a share of decided games, or Elo. */
export function readClaim(text: string): number | null {
  const share = /^(\d{1,2}(?:\.\d+)?)%$/.exec(text);
  if (share !== null) return Number(share[1]) > 0 ? eloOf(Number(share[1]) / 100) : null;
  return /^-?\d{1,4}(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
