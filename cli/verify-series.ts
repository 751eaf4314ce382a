// The proof of a tournament: its deeds, its lots, and with the files of its games its results.

import { isRefusal, type Refusal } from '@starboard/engine';
import {
  parseTournament,
  verifyTournament,
  whyOtherGame,
  whyOtherGroup,
  type Tournament,
} from '@starboard/series/tournament';
import type { Arguments } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type Io } from './command.ts';
import { about, openSavedFile, readText } from './files.ts';
import { counted } from './text.ts';
import { filesIn, groupProvedIn } from './verify-group.ts';

interface SeriesProof {
  readonly game: string;
  readonly deeds: number;
  readonly results: number;
  /** How many of them the files of the games prove. */
  readonly resultsProved: number;
  readonly lotsProved: boolean;
  readonly over: boolean;
  readonly proved: boolean;
}

/** Null where it is the file of something else. */
export async function verifySeries(path: string, read: Arguments, io: Io): Promise<number | Refusal | null> {
  const text = await readText(path);
  if (isRefusal(text)) return text;
  const file = parseTournament(text);
  if (isRefusal(file)) return file.key === 'series.notASeries' ? null : about(path, file);
  const verified = verifyTournament(file);
  if (isRefusal(verified)) return about(path, verified);
  const { tournament, lotsProved } = verified;
  const folder = read.text('games');
  const resultsProved = folder === undefined ? 0 : await provedBy(folder, tournament);
  if (isRefusal(resultsProved)) return resultsProved;
  const results = tournament.encounters.filter(({ end }) => end?.end === 'played').length;
  const over = tournament.status === 'over';
  const proved = lotsProved && over && (folder === undefined || resultsProved === results);
  const { game } = tournament.plan;
  const proof = { game, deeds: file.deeds.length, results, resultsProved, lotsProved, over, proved };
  io.out(read.has('json') ? `${JSON.stringify(proof, null, 2)}\n` : proofText(proof, folder !== undefined));
  return proved ? ALL_WELL : NOT_IN_ORDER;
}

/** How many results follow from the files in the folder; other files in it do no harm. */
async function provedBy(folder: string, tournament: Tournament): Promise<number | Refusal> {
  const files = await filesIn(folder);
  if (isRefusal(files)) return files;
  const proved = new Set<string>();
  for (const each of files.groups) {
    const group = await groupProvedIn(folder, each);
    if (isRefusal(group)) return group;
    if (group === null || !tournament.encounters.some(({ table }) => table === group.plan.series)) continue;
    const wrong = whyOtherGroup(tournament, group);
    if (wrong !== null) return about(each.path, wrong);
    proved.add(group.plan.series);
  }
  for (const path of files.games) {
    const opened = await openSavedFile(path);
    if (isRefusal(opened)) return opened;
    if ('view' in opened || !tournament.encounters.some(({ table }) => table === opened.file.table)) continue;
    const wrong = whyOtherGame(tournament, opened.game, opened.file);
    if (wrong !== null) return about(path, wrong);
    proved.add(opened.file.table);
  }
  return proved.size;
}

function proofText(proof: SeriesProof, withGames: boolean): string {
  const { deeds, results, resultsProved, lotsProved, over, proved } = proof;
  return [
    `All ${counted(deeds, 'deed')} of the tournament follow from each other.`,
    lotsProved
      ? 'The lots come from the seed that it was committed to.'
      : 'The lots are not proved yet: the file has no seed, which is published when the tournament is over.',
    withGames
      ? `${resultsProved} of ${counted(results, 'result')} follow from the files of the games.`
      : `The ${counted(results, 'result')} are believed: --games FOLDER proves them by the files of the games.`,
    ...(proved ? [withGames ? 'The tournament is proved.' : 'Its deeds and lots are proved.'] : []),
    ...(over ? [] : ['The tournament is not over in this file.']),
    '',
  ].join('\n');
}
