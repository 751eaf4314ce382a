// NO-7.6: among bots alone a person may choose once to be passed for where nothing can be played; never among people.
// NO-7.7: who has answered beforehand is not asked, while the table waits with that answer either.

import { isRefusal, MoveList, type Game, type State } from '@starboard/engine';
import { viewFor } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { beforeEach, expect, test, vi } from 'vitest';
import { findAskedAlike } from '../../engine/testkit/asked-alike.ts';
import type { TableFacts, Told } from '../link/facts.ts';
import type { LinkListener, TableLink } from '../link/link.ts';
import { dealt } from '../link/opening.ts';
import { readTimeline } from '../timeline/timeline.ts';
import { TableSession } from './session.ts';
import { isAnswered } from './table-state.ts';
import { silentLink } from './testing.ts';

const SEATS = 3;
const game = (await loadGame('nexus-ops')) as Game;
const PASS = Number(game.moves.fromText('pass'));
const { seat, withChoice, without } = findAskedAlike(game, SEATS, 4);
const ON = { pace: 0, confirm: false, passIdle: true, warns: () => false };

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
});

function peopleWith(bots: readonly (string | null)[]): TableFacts['people'] {
  return bots.map((bot, colour) => ({ name: `P${colour}`, colour, bot }));
}

const amongBots = peopleWith(Array.from({ length: SEATS }, (_, each) => (each === seat ? null : 'captain')));

class Asked {
  readonly session: TableSession;
  readonly submitted: (readonly number[])[] = [];
  readonly said: (number | null)[] = [];
  /** What the table answers to what is said beforehand. */
  answer: Told | null = null;
  #facts: TableFacts;
  #listener: LinkListener = {};

  static async at(state: State, other: Partial<TableFacts> = {}): Promise<Asked> {
    const wanted = {
      game: game.id,
      options: {},
      seats: SEATS,
      people: amongBots,
      here: [seat],
      lesson: false,
    };
    const opened = await dealt('t1', { ...wanted, seed: 'idle', from: state.cells }, 5);
    if (isRefusal(opened)) throw new Error(opened.reason);
    const { match } = opened;
    const facts = {
      ...wanted,
      id: 't1',
      rules: game.rules,
      playable: true,
      kept: true,
      advised: true,
      ...other,
    };
    const timeline = readTimeline(game, { first: viewFor(match, seat), deltas: [] });
    return new Asked(facts, timeline);
  }

  private constructor(facts: TableFacts, timeline: ReturnType<typeof readTimeline>) {
    this.#facts = facts;
    const looked = { timeline, secretive: false, said: null };
    const table = (): TableFacts => this.#facts;
    const link: TableLink = {
      ...silentLink,
      game,
      get facts() {
        return table();
      },
      look: () => Promise.resolve(looked),
      listen: (listener) => {
        this.#listener = listener;
        return () => {};
      },
      submit: (_seat, order) => {
        this.submitted.push(order);
        return Promise.resolve(null);
      },
      say: (_seat, answer) => {
        this.said.push(answer);
        return Promise.resolve(this.answer);
      },
    };
    this.session = new TableSession(link, looked);
  }

  now(facts: Partial<TableFacts>): void {
    this.#facts = { ...this.#facts, ...facts };
    this.#listener.facts?.();
  }

  /** The table says what stands. */
  stands(answer: number | null): void {
    this.#listener.said?.(answer);
  }

  get isAnswered(): boolean {
    return isAnswered(game, this.session.snapshot());
  }
}

test('NO-7.6: it is asked whoever did not choose it, and shown that it can only pass', async () => {
  const { session, submitted } = await Asked.at(without);
  session.behave({ ...ON, passIdle: false });
  expect(submitted).toEqual([]);
  expect(session.snapshot().draft?.all.map(({ move }) => move)).toEqual([PASS]);
});

test('NO-7.6: who chose it is passed for where nothing can be played, and asked where something can', async () => {
  const idle = await Asked.at(without);
  idle.session.behave({ ...ON, confirm: true });
  expect(idle.submitted).toEqual([[PASS]]);
  const able = await Asked.at(withChoice);
  able.session.behave(ON);
  expect(able.submitted).toEqual([]);
  expect(able.session.snapshot().draft).not.toBeNull();
});

test.each<readonly [string, Partial<TableFacts>]>([
  ['another person sits', { people: peopleWith([null, null, 'captain']) }],
  ['several people share the screen', { here: [0, 1, 2], people: peopleWith([null, null, null]) }],
  ['a bot stands in for somebody', { advised: false }],
])('NO-7.6: never where %s', async (_where, facts) => {
  const { session, submitted } = await Asked.at(without, facts);
  session.behave(ON);
  expect(submitted).toEqual([]);
});

test('NO-7.6: nor when somebody has taken over a seat', async () => {
  const table = await Asked.at(without);
  table.now({ people: peopleWith([null, null, null]) });
  table.session.behave(ON);
  expect(table.submitted).toEqual([]);
});

/** What can be answered beforehand there, by its first word. */
function answerTo(state: State, kind: string): number {
  const offers = new MoveList();
  game.standingAnswers?.offers(state, seat, offers);
  const text = (answer: number): string => game.standingAnswers?.answers.toText(answer) ?? '';
  return offers.toArray().find((answer) => text(answer).startsWith(kind)) as number;
}

const PEOPLE = { people: peopleWith([null, null, null]), advised: false };

test.each(['passBattle', 'passUntil'])(
  'NO-7.7: %s ends the question at once, and taking it back brings it back',
  async (kind) => {
    const table = await Asked.at(withChoice, PEOPLE);
    const { session, said, submitted } = table;
    const answer = answerTo(withChoice, kind);
    expect(table.isAnswered).toBe(false);
    const drafts: boolean[] = [];
    session.subscribe(() => drafts.push(session.snapshot().draft !== null));
    session.say(answer);
    expect(table.isAnswered).toBe(true);
    expect(session.snapshot().draft).toBeNull();
    // whatever else comes meanwhile asks nobody, and the page sends nothing: the table answers in its own time
    table.now({});
    session.behave(ON);
    expect(drafts.slice(drafts.indexOf(false))).not.toContain(true);
    session.say(null);
    expect(table.isAnswered).toBe(false);
    expect(session.snapshot().draft).not.toBeNull();
    expect(said).toEqual([answer, null]);
    expect(submitted).toEqual([]);
  },
);

test('NO-7.7: who wants to be asked only for a card is asked where it can be played', async () => {
  const { session } = await Asked.at(withChoice, PEOPLE);
  const held = session.snapshot().draft?.all.flatMap(({ record }) => record['card'] ?? []) ?? [];
  expect(held).not.toEqual([]);
  session.say(answerTo(withChoice, `askFor ${held[0]}`));
  expect(session.snapshot().draft).not.toBeNull();
});

test('NO-7.7: what the table says stands, though the page had said something else', async () => {
  const table = await Asked.at(withChoice, PEOPLE);
  const { session } = table;
  session.say(answerTo(withChoice, 'passUntil'));
  table.stands(null);
  expect(table.isAnswered).toBe(false);
  expect(session.snapshot().draft).not.toBeNull();
  table.stands(answerTo(withChoice, 'passBattle'));
  expect(session.snapshot()).toMatchObject({ draft: null, said: answerTo(withChoice, 'passBattle') });
});

test('NO-7.7: an answer for another battle answers nothing', async () => {
  const table = await Asked.at(withChoice, PEOPLE);
  const [battle, number] = String(
    game.standingAnswers?.answers.toText(answerTo(withChoice, 'passBattle')),
  ).split(' ');
  const another = game.standingAnswers?.answers.fromText(`${battle} ${Number(number) + 1}`) as number;
  table.session.say(another);
  expect(table.isAnswered).toBe(false);
  expect(table.session.snapshot().draft).not.toBeNull();
});

test('NO-7.7: why an answer was not taken is told', async () => {
  const table = await Asked.at(withChoice, PEOPLE);
  table.answer = { rule: null, key: 'server.busy', values: {}, reason: 'Try again.' };
  table.session.say(answerTo(withChoice, 'passUntil'));
  await vi.waitFor(() => expect(table.session.snapshot().refusal).toBe(table.answer));
});
