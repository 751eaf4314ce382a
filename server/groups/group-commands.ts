// What people do in groups of tables, whichever way it came.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import type { GroupCommand, NewGroup } from '@starboard/wire/schema';
import { InTurn } from '../base/in-turn.ts';
import { refused } from '../base/refused.ts';
import type { Blocks } from '../people/blocks.ts';
import { payerOf, type Budgets, type Spender } from '../people/budgets.ts';
import { patienceOf } from '../series/patience.ts';
import { idsOf } from '../series/people.ts';
import { unfinishedSeries } from '../series/unfinished.ts';
import type { Store } from '../store/store.ts';
import { UNTIMED } from '../tables/clock.ts';
import { MOST_OPTIONS, optionsLength, usualLevel, wrongLevel, wrongTime } from '../tables/opening.ts';
import type { GroupSeat } from './deed.ts';
import {
  begin,
  cancel,
  giveToBot,
  rise,
  sit,
  whyNotOurs,
  type DecidedInGroup,
  type KeptGroup,
} from './deciding.ts';
import type { GroupKeeper } from './group-keeper.ts';

export interface GroupLimits {
  /** Series of all kinds that an account may have opened and are not finished; bots share their owner's. */
  readonly unfinished: number;
}

export interface GroupCommandDeps {
  readonly store: Store;
  readonly groups: GroupKeeper;
  readonly blocks: Blocks;
  readonly budgets: Budgets;
  readonly game: (id: string) => Promise<Game | null>;
  readonly levels: (game: string, rules?: number) => Promise<readonly string[]>;
}

export class GroupCommands {
  readonly #deps: GroupCommandDeps;
  readonly #limits: GroupLimits;
  /** Whoever opens many at once at this process has them counted one after the other. */
  readonly #opening = new InTurn();

  constructor(deps: GroupCommandDeps, limits: GroupLimits) {
    this.#deps = deps;
    this.#limits = limits;
  }

  /** Its name, or why there cannot be such a one. */
  open(opener: Spender, body: NewGroup): Promise<string | Refusal> {
    return this.#opening.run(payerOf(opener.person), () => this.#open(opener, body));
  }

  async #open(opener: Spender, body: NewGroup): Promise<string | Refusal> {
    const { person } = opener;
    if (person.kind === 'guest') return refused('forbidden', 'groupNeedsAccount');
    const { title, options, tableOptions, seats: wanted } = body;
    const game = await this.#deps.game(body.game);
    if (game === null) return refused('illegal', 'noSuchGame', { game: body.game });
    const levels = await this.#deps.levels(game.id);
    const level = body.level ?? usualLevel(levels);
    const time = body.time ?? UNTIMED;
    const wrong = wrongSeats(body, [level], levels) ?? wrongTime(time);
    if (wrong !== null) return wrong;
    if (optionsLength([options, tableOptions]) > MOST_OPTIONS) return refused('limit', 'tooLarge');
    const { unfinished: most } = this.#limits;
    if ((await unfinishedSeries(this.#deps.store, person)) >= most)
      return refused('limit', 'tooManySeries', { most });
    if (!(await this.#deps.budgets.take('tournaments', opener))) return refused('limit', 'tooManyPlanned');
    const seats = wanted.map((own) =>
      own.map((seat): GroupSeat => {
        if ('bot' in seat) return { person: null, bot: seat.bot, free: false };
        return { person: 'me' in seat ? person.id : null, bot: null, free: 'free' in seat };
      }),
    );
    const given = { title, tables: wanted[0].length, factions: wanted.length, options, tableOptions };
    return this.#deps.groups.open(game, person.id, given, {
      seats,
      time,
      level,
      patience: patienceOf(body.patience, time, 'unhurried'),
    });
  }

  /** Null when it is done and kept. */
  async do(id: string, spender: Spender, command: GroupCommand): Promise<Refusal | null> {
    const { store, groups, budgets, blocks } = this.#deps;
    const kept = await groups.of(id);
    if (kept === null) return refused('unknown', 'noSuchGroup');
    const ids = await idsOf(store.db, spender.person.id);
    if (command.do === 'sit' && (await blocks.isBlocked(kept.row.organizer, spender.person.id)))
      return refused('forbidden', 'blockedInGroup');
    const { game, rules } = kept.state.books.plan;
    const levels = command.do === 'bot' ? await this.#deps.levels(game, rules) : [];
    const decide = (now: KeptGroup): DecidedInGroup => decided(now, command, ids, levels);
    const refusal = decide(kept);
    if (isRefusal(refusal)) return refusal;
    // who comes and goes does so at the cost of all who look on
    if (!(await budgets.take('seats', spender))) return refused('limit', 'tooManySeats');
    const done = await groups.do(id, decide);
    return isRefusal(done) ? done : null;
  }
}

/** SE-7.1, SE-7.2 */
function wrongSeats({ seats }: NewGroup, also: readonly string[], levels: readonly string[]): Refusal | null {
  if (seats.some((own) => own.length !== seats[0].length)) return refused('illegal', 'unevenGroup');
  if (seats.filter((own) => own.some((seat) => 'me' in seat)).length > 1)
    return refused('illegal', 'oneFactionOnly');
  const bots = seats.flat().flatMap((seat) => ('bot' in seat ? [seat.bot] : []));
  return [...also, ...bots].map((each) => wrongLevel(each, levels)).find((each) => each !== null) ?? null;
}

function decided(
  now: KeptGroup,
  command: GroupCommand,
  ids: readonly string[],
  levels: readonly string[],
): DecidedInGroup {
  const not = whyNotOurs(now);
  if (not !== null) return not;
  switch (command.do) {
    case 'sit':
      return sit(now, command.faction, command.table, ids);
    case 'rise':
      return rise(now, command.table, ids);
    case 'bot':
      return (
        wrongLevel(command.level, levels) ??
        giveToBot(now, command.faction, command.table, command.level, ids)
      );
    case 'begin':
      return begin(now, ids);
    case 'cancel':
      return cancel(now, ids);
  }
}
