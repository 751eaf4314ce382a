// A page of the rules' state and a paper of the referee as the same plain record, so that they can be compared.

import { actions, demeanours, technologyIds, tracks, type Track } from '../../data/sheet.ts';
import { CONQUERED, demeanourOf, fateOf, homeOf, strengthOf, TRADED } from '../../rules/aliens.ts';
import { placeNames } from '../../rules/hexes.ts';
import { MOST_ROWS, pageOf, TRACKS, WORD_BITS, WORDS, type Gal4Xeon } from '../../rules/state.ts';
import { tracksInUse, type Paper } from './paper.ts';

const FATES = { [TRADED]: 'traded', [CONQUERED]: 'conquered' } as const;

export function ofState(state: Gal4Xeon, seat: number, onMap: readonly string[]) {
  const page = pageOf(state, seat);
  const set = (words: Int32Array): string[] =>
    onMap.filter(
      (_, sector) =>
        ((words[page * WORDS + Math.floor(sector / WORD_BITS)] >> (sector % WORD_BITS)) & 1) === 1,
    );
  const rows = [...state.aliens.subarray(page * MOST_ROWS, page * MOST_ROWS + state.met[page])];
  const spent = state.spent[page * 10 + Math.min(state.round, 10) - 1];
  const action = state.action[page];
  return {
    filled: [...state.filled.subarray(page * TRACKS, (page + 1) * TRACKS)],
    technologies: technologyIds.filter((_, i) => ((state.technology[page] >> i) & 1) === 1),
    resourceDice: state.resources[page],
    tradeDice: state.trades[page],
    explored: set(state.outlined),
    controlled: set(state.controlled),
    uninhabited: set(state.crossed),
    aliens: rows.map((row) => [
      placeNames[homeOf(row)],
      demeanours[demeanourOf(row)],
      strengthOf(row),
      FATES[fateOf(row) as 1 | 2] ?? 'free',
    ]),
    spent: tracks.map((_, track) => [(spent >> (track * 6)) & 7, (spent >> (track * 6 + 3)) & 7]),
    waiting: action === 0 ? null : actions[action - 1],
    second: action > 0 && state.second[page] === 1,
    owed: state.owed[page] === 1,
    done: ((state.done >> seat) & 1) === 1,
  };
}

export function ofPaper(paper: Paper) {
  const { galaxy, waiting } = paper;
  const set = (names: ReadonlySet<string>): string[] =>
    galaxy.sectors.filter(({ name }) => names.has(name)).map(({ name }) => name);
  const used = tracksInUse(paper);
  const of = (track: Track): number[] => [used.get(track)?.die ?? 0, used.get(track)?.extra ?? 0];
  return {
    filled: tracks.map((track) => paper.filled[track]),
    technologies: technologyIds.filter((id) => paper.technologies.has(id)),
    resourceDice: paper.resourceDice,
    tradeDice: paper.tradeDice,
    explored: set(paper.explored),
    controlled: set(paper.controlled),
    uninhabited: set(paper.uninhabited),
    aliens: paper.aliens.map(({ at, demeanour, strength, fate }) => [at, demeanour, strength, fate]),
    spent: tracks.map(of),
    waiting: waiting?.action ?? null,
    second: waiting?.second ?? false,
    owed: waiting?.owed ?? false,
    done: paper.done,
  };
}
