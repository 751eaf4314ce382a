// NC-2.6: the first player of a battle says where its cloud lies.

import {
  APART,
  AS_THE_SECTOR,
  cloudPlaces,
  decider,
  entryOf,
  PLACES,
  systemsOf,
  type Campaign,
} from '@starboard/games/campaigns';
import { useCampaignText, type Civ } from '@starboard/games/campaign-ui';

export function PlacingDue({ state, civs }: { readonly state: Campaign; readonly civs: readonly Civ[] }) {
  const { cloud } = useCampaignText();
  return (
    <div className="campaign-due">
      <p className="campaign-turn" role="status">
        {cloud.toPlace(civs[decider(state)].name, entryOf(state).sector)}
      </p>
      <p className="quiet-text">{cloud.help}</p>
    </div>
  );
}

interface CloudPlacesProps {
  readonly state: Campaign;
  readonly onPlace: (place: number) => void;
}

export function CloudPlaces({ state, onPlace }: CloudPlacesProps) {
  const { cloud } = useCampaignText();
  const nameOf = (place: string): string => {
    if (place === AS_THE_SECTOR) return cloud.asTheSector;
    return place === APART ? cloud.apart : cloud.beside(systemsOf(place));
  };
  return (
    <div className="buttons">
      {cloudPlaces(state).map((place) => (
        <button key={place} type="button" onClick={() => onPlace(place)}>
          {nameOf(PLACES[place])}
        </button>
      ))}
    </div>
  );
}
