import { FastChance, isRefusal, type Game } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { skirmish } from '../../games/skirmish/rules/game.ts';
import { checkIn, enter, withdraw } from './entering.ts';
import { parseTournament, tournamentText } from './file.ts';
import { FORMAT_IDS, formats } from './formats.ts';
import { noShow, openTable, report, unfinished } from './playing.ts';
import { standingsOf } from './standings.ts';
import { Club, names, ranked } from './testing.ts';
import { fold, sittersOf, waitingForTable } from './tournament.ts';
import { verifyTournament } from './verify.ts';

const game = skirmish as unknown as Game;

/** More deeds than any of these tournaments needs. */
const ENOUGH = 5000;

/** Somebody does something, whatever it is. */
function stir(club: Club, chance: FastChance): void {
  const { tournament } = club;
  const open = tournament.encounters.flatMap(({ end }, number) => (end === null ? [number] : []));
  const number = open[chance.die(open.length) - 1];
  const encounter = tournament.encounters[number];
  const sitters = sittersOf(encounter);
  switch (chance.die(20)) {
    case 1:
      return club.do(noShow(tournament, number, [sitters[chance.die(sitters.length) - 1]]));
    case 2:
      return club.do(unfinished(tournament, number));
    case 3: {
      const here = tournament.entrants.filter(({ left }) => !left);
      if (here.length > 0) club.do(withdraw(tournament, here[chance.die(here.length) - 1].id, club.asking));
      return;
    }
    default: {
      if (encounter.table === null) return club.do(openTable(tournament, number, `t${club.deeds.length}`));
      const strength = sitters.map(() => chance.die(3));
      const ranks = strength.map((mine) => 1 + strength.filter((other) => other > mine).length);
      return club.do(report(tournament, encounter.table, ranked(...ranks)));
    }
  }
}

test('SE-3.3 SE-4.6 SE-4.7 whatever happens, no tournament is stuck, everybody is ranked once, and its file verifies', () => {
  for (let i = 0; i < volume({ daily: 70, long: 3000 }); i++) {
    const chance = new FastChance(i);
    const format = FORMAT_IDS[i % FORMAT_IDS.length];
    const { fewest, most, even } = formats[format];
    const count = Math.min(fewest + chance.die(9) - 1, most) + (even === true ? 1 : 0);
    const tableSeats = format === 'swiss' ? { tableSeats: 1 + chance.die(3), rounds: chance.die(7) } : {};
    const club = new Club(game, { format, ...tableSeats }, names(Math.min(count, most))).close();
    while (club.tournament.status === 'playing' && club.deeds.length < ENOUGH) {
      stir(club, chance);
      club.settle();
    }
    const { tournament } = club;
    expect([i, format, tournament.status]).toEqual([i, format, 'over']);
    expect(waitingForTable(tournament)).toEqual([]);
    const standings = standingsOf(tournament);
    expect(standings.map(({ entrant }) => entrant).toSorted()).toEqual(tournament.lots.toSorted());
    for (const [place, each] of standings.entries()) {
      const before = standings.filter((other) => other.place < each.place).length;
      expect([i, place, each.place]).toEqual([i, place, before + 1]);
    }
    const file = parseTournament(tournamentText(club.file()));
    if (isRefusal(file)) throw new Error(file.reason);
    expect(verifyTournament(file)).toEqual({ tournament, lotsProved: true });
    expect(fold(file.deeds)).toEqual(tournament);
  }
});

test('SE-4.6 who leaves between the closing and the lots is drawn, and nobody waits for them', () => {
  const club = new Club(game, { format: 'parallel', closesAt: 5000, checkInFrom: 1000 }, names(4));
  for (const id of names(4)) club.do(checkIn(club.tournament, { id }, club.asking));
  expect(isRefusal(enter(club.tournament, { id: 'p0' }, club.asking))).toBe(true);
  club.do({ do: 'close', struck: [] });
  club.do(withdraw(club.tournament, 'p2', club.asking));
  club.settle().playAll(() => ranked(1, 2));
  expect(club.tournament.lots).toHaveLength(4);
  const ends = club.tournament.encounters.map(({ end }) => end?.end ?? 'open');
  expect(ends.toSorted()).toEqual(['noShow', 'played']);
});
