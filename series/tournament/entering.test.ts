import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import { skirmish } from '../../games/skirmish/rules/game.ts';
import { cancel, checkIn, close, enter, withdraw, type TournamentDecided } from './entering.ts';
import { plan, readPlanGiven, type PlanGiven } from './planning.ts';
import { nextDeed } from './steps.ts';
import { Club, HOST, names, ranked, SEED } from './testing.ts';

const game = skirmish as unknown as Game;

/** Key and rule of what was refused. */
function refused(decided: TournamentDecided | Refusal): string {
  if (!isRefusal(decided)) throw new Error(`It was not refused: ${JSON.stringify(decided)}`);
  expect(decided.reason).toMatch(/^[A-Z].+\.$/);
  return `${decided.key.replace('series.', '')} ${decided.rule}`;
}

const by = (asker: string, now = 1000): { asker: string; now: number } => ({ asker, now });

test('SE-1.1 a plan has the options of the game, or says what is wrong with them', () => {
  const planned = (given: Partial<PlanGiven>): ReturnType<typeof plan> =>
    plan(
      game,
      { title: 'Cup', format: 'swiss', ...given },
      { series: 'cup', organizer: HOST, commitment: '00' },
    );
  expect(planned({})).toMatchObject({
    do: 'plan',
    plan: { game: 'skirmish', options: { rounds: 6 }, tableSeats: 2, fewestSeats: 2, cap: 512, rounds: null },
  });
  expect(planned({ tableSeats: 4 })).toMatchObject({ plan: { tableSeats: 4, fewestSeats: 2 } });
  expect(isRefusal(planned({ options: { rounds: 99 } }))).toBe(true);
  expect(refused(planned({ format: 'trios', tableSeats: 4 }) as Refusal)).toBe('otherTableSeats SE-1.1');
  expect(refused(planned({ format: 'trios', rounds: 3 }) as Refusal)).toBe('roundsOfFormat SE-1.1');
  expect(isRefusal(readPlanGiven({ title: 'Cup', format: 'ladder' }, 'plan'))).toBe(true);
  expect(readPlanGiven({ title: 'Cup', format: 'trios' }, 'plan')).toEqual({ title: 'Cup', format: 'trios' });
});

test('SE-1.1 a table of a group, which waits for a house of its own, is no game of a tournament', () => {
  const optionsOf = (table: number): object => ({ table });
  const linked: Game = {
    ...game,
    group: { isOf: () => true, optionsOf } as unknown as NonNullable<Game['group']>,
  };
  const planned = plan(
    linked,
    { title: 'Cup', format: 'suddenDeath' },
    { series: 'cup', organizer: HOST, commitment: '00' },
  );
  expect(refused(planned as Refusal)).toBe('gameOfGroup SE-1.1');
});

test('SE-2.1 the first seat begins, whatever the organizer says', () => {
  const chosen = { ...game, firstSeatOptions: { rounds: 4 } };
  const planned = plan(
    chosen,
    { title: 'Cup', format: 'trios', options: { rounds: 9 } },
    { series: 'cup', organizer: HOST, commitment: '00' },
  );
  expect(planned).toMatchObject({ plan: { options: { rounds: 4 } } });
});

test('SE-1.1 a table of a size that the game does not allow is refused', () => {
  const duel = { ...game, seats: { min: 2, max: 2 } };
  const deps = { series: 'cup', organizer: HOST, commitment: '00' };
  expect(isRefusal(plan(duel, { title: 'Cup', format: 'trios' }, deps))).toBe(true);
  expect(isRefusal(plan(duel, { title: 'Cup', format: 'swiss', tableSeats: 3 }, deps))).toBe(true);
  expect(plan(duel, { title: 'Cup', format: 'matchAndRematch' }, deps)).toMatchObject({ plan: { cap: 2 } });
});

test('SE-1.2 everybody enters once, for themselves or by the organizer', () => {
  const { tournament } = new Club(game, { format: 'swiss' }, ['ann']);
  expect(enter(tournament, { id: 'bob', word: 'comet' }, by('bob'))).toEqual({
    do: 'enter',
    entrant: 'bob',
    word: 'comet',
  });
  expect(refused(enter(tournament, { id: 'ann' }, by('ann')))).toBe('entrantTwice SE-1.2');
  expect(refused(enter(tournament, { id: 'bob' }, by('ann')))).toBe('onlyYourself SE-1.2');
  expect(refused(enter(tournament, { id: 'b1', bot: 'cadet' }, by('ann')))).toBe('onlyOrganizer SE-1.2');
  expect(enter(tournament, { id: 'b1', bot: 'cadet' }, by(HOST))).toMatchObject({ bot: 'cadet' });
});

test('SE-1.2 a closed list stays closed, also between its time and the deed that closes it', () => {
  const club = new Club(game, { format: 'swiss', closesAt: 5000 }, names(4));
  expect(refused(enter(club.tournament, { id: 'late' }, by('late', 5000)))).toBe('listClosed SE-1.2');
  club.now = 5000;
  club.settle();
  expect(club.tournament.status).toBe('playing');
  expect(refused(enter(club.tournament, { id: 'late' }, by('late', 5001)))).toBe('listClosed SE-1.2');
  expect(refused(close(club.tournament, by(HOST)))).toBe('listClosed SE-1.2');
});

test('SE-1.3 no more than the cap, which the format bounds', () => {
  const club = new Club(game, { format: 'freeForAll', cap: 3 }, names(3));
  expect(refused(enter(club.tournament, { id: 'more' }, by('more')))).toBe('listFull SE-1.3');
  const deps = { series: 'cup', organizer: HOST, commitment: '00' };
  const capped = (cap: number): ReturnType<typeof plan> =>
    plan(game, { title: 'Cup', format: 'freeForAll', cap }, deps);
  expect(refused(capped(9) as Refusal)).toBe('wrongCap SE-1.3');
  expect(refused(capped(2) as Refusal)).toBe('wrongCap SE-1.3');
});

test('SE-1.4 who does not check in is struck off; bots are always there', () => {
  const club = new Club(game, { format: 'freeForAll', checkInFrom: 2000, closesAt: 3000 }, names(4));
  club.do(enter(club.tournament, { id: 'b1', bot: 'cadet' }, by(HOST)));
  expect(refused(checkIn(club.tournament, { id: 'p0' }, by('p0')))).toBe('checkInLater SE-1.4');
  club.now = 2000;
  for (const id of ['p0', 'p2']) club.do(checkIn(club.tournament, { id, word: 'nova' }, by(id, 2000)));
  expect(refused(checkIn(club.tournament, { id: 'p0' }, by('p0', 2000)))).toBe('checkedInAlready SE-1.4');
  expect(refused(checkIn(club.tournament, { id: 'nobody' }, by('nobody', 2000)))).toBe('notEntered SE-1.2');
  club.now = 3000;
  club.settle();
  expect(club.deeds.find(({ deed }) => deed.do === 'close')?.deed).toEqual({
    do: 'close',
    struck: ['p1', 'p3'],
  });
  expect(club.tournament.lots.toSorted()).toEqual(['b1', 'p0', 'p2']);
  const plain = new Club(game, { format: 'swiss' }, ['p0']);
  expect(refused(checkIn(plain.tournament, { id: 'p0' }, by('p0')))).toBe('noCheckIn SE-1.4');
});

test('SE-1.4 checking in ends when the list closes', () => {
  const deps = { series: 'cup', organizer: HOST, commitment: '00' };
  const given = { title: 'Cup', format: 'swiss', checkInFrom: 2000 } as const;
  expect(refused(plan(game, given, deps) as Refusal)).toBe('checkInNeedsClosing SE-1.4');
  expect(refused(plan(game, { ...given, closesAt: 2000 }, deps) as Refusal)).toBe('checkInTooLate SE-1.4');
});

test('SE-1.5 a list that is too short is not closed by the organizer, and cancelled by the time', () => {
  const club = new Club(game, { format: 'trios', closesAt: 5000 }, names(3));
  expect(refused(close(club.tournament, by(HOST)))).toBe('tooFew SE-1.5');
  expect(refused(close(club.tournament, by('p0')))).toBe('onlyOrganizer SE-1.5');
  expect(nextDeed(club.tournament, SEED, 4999)).toBeNull();
  expect(nextDeed(club.tournament, SEED, 5000)).toEqual({ do: 'cancel', why: 'tooFew' });
});

test('SE-1.5 of an odd number the last to enter is struck off where an even one is needed', () => {
  const club = new Club(game, { format: 'parallel' }, names(5)).close();
  expect(club.tournament.lots.toSorted()).toEqual(names(4));
});

test('SE-1.6 who withdraws in time leaves a free place', () => {
  const club = new Club(game, { format: 'freeForAll', cap: 3 }, names(3));
  expect(refused(withdraw(club.tournament, 'p1', by('p0')))).toBe('onlyYourself SE-1.2');
  club.do(withdraw(club.tournament, 'p1', by('p1')));
  expect(refused(withdraw(club.tournament, 'p1', by('p1')))).toBe('notEntered SE-1.2');
  club.do(enter(club.tournament, { id: 'p9' }, by('p9')));
  expect(club.close().tournament.lots.toSorted()).toEqual(['p0', 'p2', 'p9']);
});

test('SE-1.7 the organizer cancels what is not over, and then nothing happens any more', () => {
  const club = new Club(game, { format: 'freeForAll' }, names(3)).close();
  expect(refused(cancel(club.tournament, by('p0')))).toBe('onlyOrganizer SE-1.7');
  club.do(cancel(club.tournament, by(HOST)));
  expect(nextDeed(club.tournament, SEED, 9999)).toBeNull();
  expect(refused(cancel(club.tournament, by(HOST)))).toBe('wasCancelled SE-1.7');
  expect(refused(enter(club.tournament, { id: 'x' }, by('x')))).toBe('wasCancelled SE-1.7');
  const over = new Club(game, { format: 'freeForAll' }, names(3)).close().playAll(() => ranked(1, 2));
  expect(refused(cancel(over.tournament, by(HOST)))).toBe('hasEnded SE-4.8');
});

test('what is refused changes nothing', () => {
  const club = new Club(game, { format: 'freeForAll', cap: 3 }, names(3));
  const before = JSON.stringify(club.tournament);
  enter(club.tournament, { id: 'p0' }, by('p0'));
  enter(club.tournament, { id: 'more' }, by('more'));
  withdraw(club.tournament, 'nobody', by(HOST));
  close(club.tournament, by('p0'));
  expect(JSON.stringify(club.tournament)).toBe(before);
});
