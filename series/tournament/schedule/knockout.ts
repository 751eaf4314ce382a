// Sudden death: who loses is out.

import { sittersOf, type Encounter, type Tournament } from '../tournament.ts';

/** What has to happen before it is known who goes on. */
export type Undecided = 'game' | 'replay' | 'lot';

export type KnockedOut = { readonly goesOn: string | null } | { readonly waitsFor: Undecided };

/** SE-4.3: who goes on of an encounter that is no replay; nobody where nobody came. */
export function knockedOut({ encounters }: Tournament, number: number): KnockedOut {
  const first = encounters[number];
  const won = winnerOf(first);
  if (won !== 'drawn') return won;
  const replay = encounters.find(({ replayOf }) => replayOf === number);
  if (replay === undefined) return { waitsFor: 'replay' };
  const wonAgain = winnerOf(replay);
  if (wonAgain !== 'drawn') return wonAgain;
  const [one, other] = first.entrants.map((id) => scoreIn(first, id) + scoreIn(replay, id));
  if (one !== other) return { goesOn: first.entrants[one > other ? 0 : 1] };
  return first.lot === null ? { waitsFor: 'lot' } : { goesOn: first.lot };
}

function winnerOf(encounter: Encounter): KnockedOut | 'drawn' {
  const { end } = encounter;
  if (end === null) return { waitsFor: 'game' };
  const sitters = sittersOf(encounter);
  if (end.end === 'noShow') return { goesOn: sitters[0] ?? null };
  return end.end === 'played' && end.winner !== null ? { goesOn: sitters[end.winner] } : 'drawn';
}

function scoreIn({ end, entrants }: Encounter, id: string): number {
  return end?.end === 'played' ? end.scores[entrants.indexOf(id)] : 0;
}

/** SE-2.4: the places of the first round, two and two; null is nobody. Byes are spread, so that those who have one meet as
 *  late as can be. */
function firstPlaces(lots: readonly string[]): readonly (string | null)[] {
  const tables = 2 ** Math.max(0, Math.ceil(Math.log2(lots.length)) - 1);
  const byes = 2 * tables - lots.length;
  let next = 0;
  return Array.from({ length: tables }, (_, table) => {
    const [one, other] = turned(table, tables) < byes ? [lots[next++], null] : [lots[next++], lots[next++]];
    return [one, other];
  }).flat();
}

/** The number with its bits in reverse, below a power of two. */
function turned(number: number, below: number): number {
  let reversed = 0;
  for (let bit = 1; bit < below; bit *= 2) reversed = 2 * reversed + (Math.floor(number / bit) % 2);
  return reversed;
}

/** The places of the round after those that were begun, in the order of the bracket. */
export function placesNow(tournament: Tournament): readonly (string | null)[] {
  return tournament.byes.reduce(
    (places, _, round) => survivors(tournament, places, round),
    firstPlaces(tournament.lots),
  );
}

function survivors(
  tournament: Tournament,
  places: readonly (string | null)[],
  round: number,
): readonly (string | null)[] {
  return tablesOf(places).map(([one, other]) => {
    if (one === null || other === null) return one ?? other;
    const number = tournament.encounters.findIndex(
      (each) => each.round === round && each.entrants.includes(one) && each.replayOf === null,
    );
    const known = knockedOut(tournament, number);
    return 'goesOn' in known ? known.goesOn : null;
  });
}

export function tablesOf<T>(places: readonly T[]): readonly (readonly [T, T])[] {
  return Array.from({ length: places.length / 2 }, (_, table) => [places[2 * table], places[2 * table + 1]]);
}
