// NO-7.7: what the server knows of an answer beforehand stands, whoever said it last and wherever.

import { isRefusal, MoveList, type Game } from '@starboard/engine';
import { viewFor } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test, vi } from 'vitest';
import { dealt } from '../../link/opening.ts';
import { readTimeline } from '../../timeline/timeline.ts';
import type { Subscription, TableNow } from '../wire/subscription.ts';
import { OnlineLink } from './online-link.ts';

// no thread is started here
vi.mock('virtual:worker', () => ({ default: '' }));

const game = (await loadGame('nexus-ops')) as Game;
const people = ['Ann', 'Ben'].map((name, colour) => ({ name, colour, bot: null }));
const wanted = {
  game: game.id,
  options: { board: 'bad-neighbors' },
  seats: 2,
  people,
  here: [0],
  lesson: false,
};

/** The link of Ann to a server that the test plays, and what the page is told. */
async function annsLink() {
  const opened = await dealt('t1', { ...wanted, seed: 'said' }, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const first = viewFor(opened.match, 0);
  const timeline = { epoch: 1, first, taken: 0, deltas: [] };
  const seats = people.map(({ name }) => ({ person: { name }, star: 0, bot: null }));
  let now = {
    card: { id: 't1', game: game.id, rules: game.rules, options: wanted.options, time: { kind: 'none' } },
    info: { seats, status: 'playing', paused: false },
    seat: 0,
    answer: null,
    timeline,
  } as unknown as TableNow;
  const listeners = new Set<() => void>();
  const asked: PromiseWithResolvers<unknown>[] = [];
  const subscription = {
    table: 't1',
    invite: null,
    snapshot: () => ({ now, refused: null }),
    subscribe: (listener: () => void) => listeners.add(listener),
    take: () => [],
    do: () => {
      const answer = Promise.withResolvers<unknown>();
      asked.push(answer);
      return answer.promise;
    },
  };
  const link = new OnlineLink(
    subscription as unknown as Subscription,
    game,
    timeline,
    readTimeline(game, { first, deltas: [] }),
  );
  const said: (string | null)[] = [];
  link.listen({
    said: (answer) =>
      said.push(answer === null ? null : (game.standingAnswers?.answers.toText(answer) ?? '')),
  });
  const offers = new MoveList();
  game.standingAnswers?.offers(opened.match.state, 0, offers);
  const [answer] = offers.toArray();
  return {
    link,
    said,
    answer,
    text: game.standingAnswers?.answers.toText(answer) ?? '',
    tells: (told: string | null) => {
      now = { ...now, answer: told };
      for (const listener of listeners) listener();
    },
    /** The server answers what it was asked first. */
    answers: async (refusal: unknown = null) => {
      asked.shift()?.resolve(refusal);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('what was answered at another screen, or taken back by all, is heard', async () => {
  const { said, text, tells } = await annsLink();
  tells(text);
  tells(text);
  tells(null);
  expect(said).toEqual([text, null]);
});

test('an answer that the server did not take does not stand', async () => {
  const { link, said, answer, answers } = await annsLink();
  const refused = link.say(0, answer);
  expect(said).toEqual([]);
  await answers({ code: 'limit' });
  expect(await refused).toEqual({ code: 'limit' });
  expect(said).toEqual([null]);
});

test('what was taken back at once does not come up in between', async () => {
  const { link, said, answer, text, tells, answers } = await annsLink();
  void link.say(0, answer);
  void link.say(0, null);
  tells(text);
  await answers();
  tells(null);
  expect(said).toEqual([]);
  await answers();
  expect(said).toEqual([null]);
});
