// Keeps campaigns.

import type { OptionValues } from '@starboard/engine';
import { BATTLE_GAME } from '@starboard/games/campaigns';
import { tableId } from '../base/ids.ts';
import { SeriesKeeper } from '../series/series-keeper.ts';
import { SeriesShelf } from '../series/series-shelf.ts';
import type { TimeControl } from '../tables/clock.ts';
import { seriesId } from '../tables/series-rows.ts';
import type { OnlineCampaign } from './campaign.ts';
import { CampaignWork, type CampaignDeps } from './campaign-work.ts';
import type { CampaignDeed, CampaignSeat } from './deed.ts';
import { campaignKind } from './kind.ts';

export interface CampaignGiven {
  readonly title: string;
  readonly options: OptionValues;
  readonly seats: readonly CampaignSeat[];
  readonly time: TimeControl;
  /** Of bots that stand in. */
  readonly level: string;
}

const SEED_BYTES = 32;

export class CampaignKeeper extends SeriesKeeper<OnlineCampaign, CampaignDeed> {
  readonly #deps: CampaignDeps;

  constructor(deps: CampaignDeps) {
    const shelf = new SeriesShelf(deps.store, campaignKind);
    super(deps, campaignKind, shelf, new CampaignWork(deps, shelf));
    this.#deps = deps;
  }

  open(organizer: string, { title, options, seats, time, level }: CampaignGiven): Promise<string> {
    const { ids } = this.#deps;
    const opening = {
      id: seriesId('campaign', tableId(ids)),
      organizer,
      title,
      game: BATTLE_GAME,
      format: 'campaign',
      cap: seats.length,
      closesAt: null,
      time,
      level,
      patience: 0,
      seed: ids.secret(SEED_BYTES),
    };
    return this.begin(opening, [{ do: 'plan', organizer, title, options, seats }]);
  }
}
