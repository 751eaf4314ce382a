// Laws that hold in every position, worked out the long way from what the pages say.

import { DICE, ROUNDS } from '../data/numbers.ts';
import { tracks } from '../data/sheet.ts';
import { FREE, fateOf, homeOf, TRADED } from './aliens.ts';
import { chartOf, type Chart } from './chart.ts';
import { extrasOn, isChosen, spentAt, valueOn } from './round.ts';
import { has } from './sectors.ts';
import { MOST_ROWS, openedPage, pageOf, TRACKS, type Gal4Xeon } from './state.ts';

export function check(state: Gal4Xeon): string | null {
  const chart = chartOf(state);
  for (let seat = 0; seat < state.seats; seat++) {
    for (const page of [pageOf(state, seat), openedPage(state, seat)]) {
      const broken = brokenPage(state, chart, page);
      if (broken !== null) return `seat ${seat}: ${broken}`;
    }
    const early = brokenRound(state, seat);
    if (early !== null) return `seat ${seat}: ${early}`;
  }
  return null;
}

function brokenPage(state: Gal4Xeon, chart: Chart, page: number): string | null {
  return (
    brokenTracks(state, page) ??
    brokenTechnology(state, page) ??
    brokenMap(state, chart, page) ??
    brokenAliens(state, chart, page) ??
    brokenDice(state, chart, page)
  );
}

/** Squares filled are the squares that the round table accounts for, as far as the track goes. */
function brokenTracks(state: Gal4Xeon, page: number): string | null {
  const lines = [...state.spent.subarray(page * ROUNDS, (page + 1) * ROUNDS)];
  for (let track = 0; track < TRACKS; track++) {
    const spent = lines.reduce((sum, line) => sum + valueOn(line, track) + extrasOn(line, track), 0);
    const waiting = state.track[page] === track ? state.left[page] : 0;
    const filled = state.filled[page * TRACKS + track];
    if (Math.min(spent - waiting, state.squares[track]) !== filled)
      return `the ${tracks[track]} track has ${filled} squares filled`;
  }
  return lines.some((line) => tracks.filter((_, track) => isChosen(line, track)).length > DICE)
    ? 'more than three tracks in a round'
    : null;
}

function brokenTechnology(state: Gal4Xeon, page: number): string | null {
  const owned = state.technology[page];
  if ((owned & ~state.technologies) !== 0) return 'a technology that is not on the sheet';
  if ((state.startTechnologies & ~owned) !== 0) return 'a starting technology is missing';
  const hollow = state.needs.findIndex(
    (needs, technology) => ((owned >> technology) & 1) === 1 && (needs & ~owned) !== 0,
  );
  return hollow < 0 ? null : `technology ${hollow} without what it needs`;
}

function brokenMap(state: Gal4Xeon, chart: Chart, page: number): string | null {
  const reach = new Set<number>();
  for (let sector = 0; sector < chart.placeAt.length; sector++) {
    const explored = has(state.outlined, page, sector);
    const controlled = has(state.controlled, page, sector);
    if (controlled && !explored) return `sector ${sector} is controlled but not explored`;
    if (explored && !controlled && has(chart.grey, 0, sector))
      return `grey sector ${sector} is explored but not controlled`;
    if (has(state.crossed, page, sector) && !(explored && has(chart.rolled, 0, sector)))
      return `a cross in sector ${sector}`;
    if (controlled)
      for (let near = 0; near < chart.placeAt.length; near++)
        if (has(chart.neighbours, sector, near)) reach.add(near);
  }
  if (!has(state.controlled, page, chart.home)) return 'home is lost';
  const wrong = chart.placeAt.findIndex((_, sector) => has(state.reach, page, sector) !== reach.has(sector));
  return wrong < 0 ? null : `sector ${wrong} is wrongly in or out of reach`;
}

/** Every explored system holds a cross or a letter, each letter has a row, and rows are written from the top. */
function brokenAliens(state: Gal4Xeon, chart: Chart, page: number): string | null {
  const rows = [...state.aliens.subarray(page * MOST_ROWS, (page + 1) * MOST_ROWS)];
  const written = rows.filter((row) => row > 0);
  if (rows.some((row, i) => row > 0 !== i < state.met[page])) return 'a gap in the aliens table';
  if (written.length > state.alienRows) return 'too many rows in the aliens table';
  const letters = new Map(written.map((row) => [chart.sectorAt[homeOf(row)], row]));
  if (letters.size !== written.length) return 'two species in one sector';
  for (let sector = 0; sector < chart.placeAt.length; sector++) {
    const row = letters.get(sector);
    const lettered =
      has(chart.rolled, 0, sector) && has(state.outlined, page, sector) && !has(state.crossed, page, sector);
    if (lettered !== (row !== undefined)) return `sector ${sector} has a letter too many or too few`;
    if (row !== undefined && (fateOf(row) === FREE) === has(state.controlled, page, sector))
      return `the fate of sector ${sector}`;
  }
  return null;
}

/** Resources dice follow from the systems exploited, Trade dice from species traded with. */
function brokenDice(state: Gal4Xeon, chart: Chart, page: number): string | null {
  const exploited = chart.placeAt.filter(
    (_, sector) => has(state.crossed, page, sector) && has(state.controlled, page, sector),
  );
  if (state.resources[page] !== Math.min(exploited.length, state.resourceDice))
    return `${state.resources[page]} Resources dice`;
  const rows = state.aliens.subarray(page * MOST_ROWS, (page + 1) * MOST_ROWS);
  const traded = rows.filter((row) => fateOf(row) === TRADED).length;
  return state.trades[page] <= traded && state.trades[page] <= state.tradeDice
    ? null
    : `${state.trades[page]} Trade dice`;
}

/** What waits fits together, and who is done has nothing waiting and three dice assigned. */
function brokenRound(state: Gal4Xeon, seat: number): string | null {
  const page = pageOf(state, seat);
  if (
    state.action[page] === 0 &&
    state.left[page] + state.second[page] + state.owed[page] + state.track[page] > 0
  )
    return 'something waits for nothing';
  if (((state.done >> seat) & 1) === 0) return null;
  const line = state.spent[spentAt(state, page)];
  const dice = tracks.filter((_, track) => valueOn(line, track) > 0).length;
  return state.action[page] === 0 && dice === DICE ? null : 'done before the end';
}
