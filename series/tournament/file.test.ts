import { isRefusal, utf8, type Game } from '@starboard/engine';
import { hex } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { skirmish } from '../../games/skirmish/rules/game.ts';
import type { TournamentDeed } from './deed.ts';
import { withdraw } from './entering.ts';
import { parseTournament, tournamentText, type TournamentFile } from './file.ts';
import { noShow } from './playing.ts';
import { Club, HOST, names, ranked, scored } from './testing.ts';
import { fold } from './tournament.ts';
import { verifyTournament } from './verify.ts';

const game = skirmish as unknown as Game;

function swiss(): Club {
  const club = new Club(game, { format: 'swiss', rounds: 3 }, names(7)).close();
  club.do(noShow(club.tournament, 0, [club.tournament.encounters[0].entrants[0]]));
  club.playRound(() => ranked(1, 2));
  club.do(withdraw(club.tournament, 'p3', { asker: HOST, now: 1000 }));
  return club.settle().playAll(() => ranked(2, 1));
}

/** A knock-out in which the lot decided. */
function knockout(): Club {
  const club = new Club(game, { format: 'suddenDeath' }, names(3)).close();
  return club.playAll(() => scored([5, 5]));
}

function read(file: TournamentFile): TournamentFile {
  const parsed = parseTournament(tournamentText(file));
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  return parsed;
}

function reasonOf(value: unknown): string {
  return isRefusal(value) ? value.reason : 'nothing is wrong';
}

test('SE-3.3 a file is folded again to the same tournament, and its lots are proved', () => {
  for (const club of [swiss(), knockout()]) {
    const file = read(club.file());
    expect(file).toEqual(club.file());
    expect(verifyTournament(file)).toEqual({ tournament: club.tournament, lotsProved: true });
    expect(fold(file.deeds)).toEqual(club.tournament);
  }
});

test('SE-3.2 without the seed nothing is proved, with another one nothing is believed', () => {
  const { seed: _, ...file } = knockout().file();
  expect(verifyTournament(file)).toMatchObject({ lotsProved: false });
  expect(reasonOf(verifyTournament({ ...file, seed: hex(utf8('other')) }))).toBe(
    'The seed does not match the fingerprint that was published with the plan.',
  );
});

test('SE-3.2 lots that were not drawn are found', () => {
  const change = (file: TournamentFile, kind: TournamentDeed['do'], to: object): TournamentFile => ({
    ...file,
    deeds: file.deeds.map(({ at, deed }) => ({
      at,
      deed: deed.do === kind ? { ...deed, ...to } : deed,
    })),
  });
  const file = knockout().file();
  const { lots, encounters } = knockout().tournament;
  const lot = file.deeds.find(({ deed }) => deed.do === 'lot')?.deed;
  const loser = encounters[0].entrants.find((id) => lot?.do === 'lot' && id !== lot.winner);
  expect(reasonOf(verifyTournament(change(file, 'lots', { order: lots.toReversed() })))).toBe(
    'Step 5 of this file does not follow from those before: the lots do not come from the seed.',
  );
  expect(reasonOf(verifyTournament(change(file, 'lot', { winner: loser })))).toMatch(/the lots do not come/);
  const { seed: _, ...unproved } = file;
  expect(reasonOf(verifyTournament(change(unproved, 'lot', { winner: 'stranger' })))).toMatch(
    /the lots do not/,
  );
  expect(reasonOf(verifyTournament(change(unproved, 'lots', { order: ['p0', 'p0', 'p1'] })))).toMatch(
    /the lots/,
  );
});

test('SE-3.3 any deed that is left out, doubled or changed is found', () => {
  const file = swiss().file();
  const { deeds } = file;
  for (let i = 0; i < deeds.length; i++) {
    expect([
      i,
      reasonOf(verifyTournament({ ...file, deeds: deeds.toSpliced(i, 0, deeds[i]) })),
    ]).not.toContain('nothing is wrong');
    // the last deeds may be missing, and who enters or leaves is up to them
    const { do: kind } = deeds[i].deed;
    if (i === deeds.length - 1 || kind === 'withdraw' || i === 0) continue;
    expect([i, reasonOf(verifyTournament({ ...file, deeds: deeds.toSpliced(i, 1) }))]).not.toContain(
      'nothing is wrong',
    );
  }
  const rounds = deeds.map(({ at, deed }) => ({
    at,
    deed: deed.do === 'round' ? { ...deed, encounters: deed.encounters.toReversed() } : deed,
  }));
  expect(reasonOf(verifyTournament({ ...file, deeds: rounds }))).toMatch(
    /something else should have happened/,
  );
});

test('SE-3.3 what is not such a file is refused with the place that is wrong', () => {
  const text = tournamentText(swiss().file());
  expect(reasonOf(parseTournament(text.slice(0, -40)))).toBe('This is not a Starboard tournament file.');
  expect(reasonOf(parseTournament('[]'))).toBe('This is not a Starboard tournament file.');
  const wrong = (from: string, to: string): string => reasonOf(parseTournament(text.replace(from, to)));
  expect(wrong('"starboardTournament": 1', '"starboardTournament": 2')).toMatch(
    /^file\.starboardTournament must be 1/,
  );
  expect(wrong('"do":"enter"', '"do":"fly"')).toMatch(/^file\.deeds\[1\]\.deed\.do must be one of plan/);
  expect(wrong('"do":"enter"', '"do":"enter","x":1')).toMatch(/has no field "x"/);
  expect(wrong('"ranks":[', '"ranks":["one",')).toMatch(/ranks\[0\] must be a whole number/);
});
