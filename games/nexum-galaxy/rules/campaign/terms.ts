// What a campaign tells the table of one of its battles, as a document of the options (NG-19.1).

import { isRefusal, type Refusal } from '@starboard/engine';
import { checked, listOf, object, oneOf, whole } from '@starboard/engine/reader';
import { LEAST_SHIPS, sectorKinds, type SectorKind } from '../../data/campaign.ts';
import { standardLimits } from '../../data/numbers.ts';
import { refuse } from '../../words/messages.ts';

const MOST_CIVS = 4;

/** Lists are by civilization: people first, then the computer's. */
export interface CampaignTerms {
  /** How many ships each may have. */
  readonly ships: readonly number[];
  /** How many of its ships black holes have taken in earlier battles. */
  readonly holes: readonly number[];
  readonly kind: SectorKind;
  /** The number of the civilization that chose the sector, and of the one that holds it; 0 where nobody does. */
  readonly chosenBy: number;
  readonly heldBy: number;
}

const civ = whole(0, MOST_CIVS);

const terms = checked(
  object<CampaignTerms>({
    ships: listOf(whole(LEAST_SHIPS, standardLimits.ships), 2, MOST_CIVS),
    holes: listOf(whole(0, standardLimits.ships), 2, MOST_CIVS),
    kind: oneOf(sectorKinds),
    chosenBy: whole(1, MOST_CIVS),
    heldBy: civ,
  }),
  ({ ships, holes, chosenBy, heldBy }) => {
    const civs = ships.length;
    return holes.length !== civs || chosenBy > civs || heldBy > civs
      ? refuse('NG-19.1', 'wrongCampaign', { civs })
      : null;
  },
);

export function readCampaign(given: unknown): CampaignTerms | Refusal {
  const read = terms(given, 'campaign');
  return isRefusal(read) ? read : { ...read, ships: [...read.ships], holes: [...read.holes] };
}
