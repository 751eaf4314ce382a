// What campaigns at a server need of it.

import type { Game } from '@starboard/engine';
import type { Compilable } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import type { Store } from '../store/store.ts';
import type { CampaignDeed } from './deed.ts';
import type { KeptCampaign } from './deciding.ts';

export interface CampaignKeeperDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keepers: TableKeepers;
  readonly game: (id: string, rules?: number) => Promise<Game | null>;
}

/** Where their deeds are kept. */
export interface CampaignDeeds {
  of(id: string): Promise<KeptCampaign | null>;
  append(
    kept: KeptCampaign,
    deed: CampaignDeed,
    at: number,
    also: readonly Compilable[],
  ): Promise<KeptCampaign | null>;
  now(kept: KeptCampaign): number;
}
