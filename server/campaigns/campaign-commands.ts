// What people do in campaigns, whichever way it came.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { BATTLE_GAME, campaign } from '@starboard/games/campaigns';
import type { CampaignCommand, NewCampaign } from '@starboard/wire/schema';
import { InTurn } from '../base/in-turn.ts';
import { refused } from '../base/refused.ts';
import type { Blocks } from '../people/blocks.ts';
import { payerOf, type Budgets, type Spender } from '../people/budgets.ts';
import type { Store } from '../store/store.ts';
import { UNTIMED } from '../tables/clock.ts';
import { usualLevel, wrongLevel, wrongTime } from '../tables/opening.ts';
import { idsOf } from '../series/people.ts';
import { unfinishedSeries } from '../series/unfinished.ts';
import type { CampaignKeeper } from './campaign-keeper.ts';
import type { CampaignSeat } from './deed.ts';
import {
  begin,
  cancel,
  choose,
  giveToBot,
  placeCloud,
  rise,
  sit,
  type CampaignDecided,
  type KeptCampaign,
} from './deciding.ts';

export interface CampaignLimits {
  /** Series of all kinds that an account may have opened and are not finished; bots share their owner's. */
  readonly unfinished: number;
}

export interface CampaignCommandDeps {
  readonly store: Store;
  readonly campaigns: CampaignKeeper;
  readonly blocks: Blocks;
  readonly budgets: Budgets;
  readonly game: (id: string) => Promise<Game | null>;
  readonly levels: (game: string) => Promise<readonly string[]>;
}

export class CampaignCommands {
  readonly #deps: CampaignCommandDeps;
  readonly #limits: CampaignLimits;
  /** Whoever opens many at once at this process has them counted one after the other. */
  readonly #opening = new InTurn();

  constructor(deps: CampaignCommandDeps, limits: CampaignLimits) {
    this.#deps = deps;
    this.#limits = limits;
  }

  /** Its name, or why there cannot be such a one. */
  open(opener: Spender, body: NewCampaign): Promise<string | Refusal> {
    return this.#opening.run(payerOf(opener.person), () => this.#open(opener, body));
  }

  async #open(opener: Spender, body: NewCampaign): Promise<string | Refusal> {
    const { person } = opener;
    if (person.kind === 'guest') return refused('forbidden', 'campaignNeedsAccount');
    const levels = await this.#deps.levels(BATTLE_GAME);
    const level = body.level ?? usualLevel(levels);
    const time = body.time ?? UNTIMED;
    const options = readOptions(campaign.options, body.options ?? {});
    if (isRefusal(options)) return options;
    const bots = body.seats.flatMap((seat) => ('bot' in seat ? [seat.bot] : []));
    const wrong =
      campaign.conflict(options, body.seats.length) ??
      (await this.#wrongRules(String(options['ruleSet']))) ??
      wrongTime(time) ??
      [level, ...bots].map((each) => wrongLevel(each, levels)).find((each) => each !== null) ??
      (body.seats.filter((seat) => 'me' in seat).length > 1 ? refused('illegal', 'oneSeatOnly') : null);
    if (isRefusal(wrong)) return wrong;
    const { unfinished: most } = this.#limits;
    if ((await unfinishedSeries(this.#deps.store, opener.person)) >= most)
      return refused('limit', 'tooManySeries', { most });
    if (!(await this.#deps.budgets.take('tournaments', opener))) return refused('limit', 'tooManyPlanned');
    const seats = body.seats.map((seat): CampaignSeat => {
      if ('bot' in seat) return { person: null, bot: seat.bot, free: false };
      return { person: 'me' in seat ? person.id : null, bot: null, free: 'free' in seat };
    });
    return this.#deps.campaigns.open(person.id, { title: body.title, options, seats, time, level });
  }

  /** Battles are fought by rules that the game offers. */
  async #wrongRules(ruleSet: string): Promise<Refusal | null> {
    const game = await this.#deps.game(BATTLE_GAME);
    const read = game && readOptions(game.options, { ruleSet });
    return isRefusal(read) ? read : null;
  }

  /** Null when it is done and kept. */
  async do(id: string, spender: Spender, command: CampaignCommand): Promise<Refusal | null> {
    const { campaigns, budgets, blocks } = this.#deps;
    const kept = await campaigns.of(id);
    if (kept === null) return refused('unknown', 'noSuchCampaign');
    const ids = await idsOf(this.#deps.store.db, spender.person.id);
    if (command.do === 'sit' && (await blocks.isBlocked(kept.row.organizer, spender.person.id)))
      return refused('forbidden', 'blockedInCampaign');
    const levels = command.do === 'bot' ? await this.#deps.levels(BATTLE_GAME) : [];
    const decide = (now: KeptCampaign, at: number): CampaignDecided =>
      decided(now, command, { ids, levels, at });
    const refusal = decide(kept, campaigns.now(kept));
    if (isRefusal(refusal)) return refusal;
    // who comes and goes does so at the cost of all who look on
    if (command.do !== 'choose' && command.do !== 'placeCloud' && !(await budgets.take('seats', spender)))
      return refused('limit', 'tooManySeats');
    const done = await campaigns.do(id, decide);
    return isRefusal(done) ? done : null;
  }
}

interface Asking {
  readonly ids: readonly string[];
  readonly levels: readonly string[];
  readonly at: number;
}

function decided(now: KeptCampaign, command: CampaignCommand, { ids, levels, at }: Asking): CampaignDecided {
  switch (command.do) {
    case 'sit':
      return sit(now, command.seat, ids);
    case 'rise':
      return rise(now, ids);
    case 'bot':
      return wrongLevel(command.level, levels) ?? giveToBot(now, command.seat, command.level, ids);
    case 'begin':
      return begin(now, ids);
    case 'choose':
      return choose(now, command.cell, ids, at);
    case 'placeCloud':
      return placeCloud(now, command.place, ids, at);
    case 'cancel':
      return cancel(now, ids);
  }
}
