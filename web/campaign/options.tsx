// What can be agreed for a campaign.

import type { OptionValues } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { campaign } from '@starboard/games/campaigns';
import { useCampaignText } from '@starboard/games/campaign-ui';
import { useLoaded } from '../parts/use-loaded.ts';
import { offeredOption } from '../setup/fitting.ts';
import { OptionField } from '../setup/option-field.tsx';
import { useSay } from '../words/say.ts';
import { battleRules } from './rule-sets.ts';

/** What a new one begins with: the cloud as the book has it, which campaigns of before do not know. */
export const usualCampaign = (): OptionValues => ({ ...defaultOptions(campaign.options), cloud: 'first' });

export interface CampaignOptionsProps {
  readonly options: OptionValues;
  readonly seats: number;
  readonly onChange: (options: OptionValues) => void;
}

export function CampaignOptions({ options, seats, onChange }: CampaignOptionsProps) {
  const say = useSay();
  const { options: words } = useCampaignText();
  const rules = useLoaded(battleRules);
  return (
    <fieldset className="options">
      <legend>{say.setup.options}</legend>
      {Object.entries(campaign.options).map(([id, described]) => {
        const isPossible = (value: unknown): boolean =>
          id !== 'ruleSet' || rules === undefined || rules.includes(String(value));
        const option = offeredOption(described, options[id], isPossible);
        return option === null ? null : (
          <OptionField
            key={id}
            name={id}
            option={option}
            value={options[id]}
            words={{ options: words }}
            seats={seats}
            onChange={(value) => onChange({ ...options, [id]: value })}
          />
        );
      })}
    </fieldset>
  );
}
