// Campaigns at this server: one's own, and those that wait for people.

import { addressOf } from '@starboard/wire/pages';
import type { ListedCampaign } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { CampaignCards, useCampaigns } from '../facts/my-campaigns.tsx';
import { useTell } from '../tell.ts';

export function OnlineCampaignsPage() {
  const tell = useTell();
  const list = useCampaigns();
  const own = new Set(list?.mine.map(({ id }) => id));
  return (
    <Page title={tell.campaigns.title}>
      <section className="lobby-top">
        <div>
          <h1>{tell.campaigns.title}</h1>
          <p className="lead">{tell.campaigns.lead}</p>
        </div>
        <div className="buttons">
          <Link className="button primary big" href={addressOf('openCampaign')}>
            <Icon name="plus" /> {tell.campaigns.openOne}
          </Link>
        </div>
      </section>
      {list === null ? null : (
        <>
          <Listed title={tell.campaigns.mine} none={tell.campaigns.noneMine} campaigns={list.mine} />
          <Listed
            title={tell.campaigns.open}
            none={tell.campaigns.noneOpen}
            campaigns={list.open.filter(({ id }) => !own.has(id))}
          />
        </>
      )}
    </Page>
  );
}

interface ListedProps {
  readonly title: string;
  readonly none: string;
  readonly campaigns: readonly ListedCampaign[];
}

function Listed({ title, none, campaigns }: ListedProps) {
  return (
    <section>
      <h2>{title}</h2>
      {campaigns.length === 0 ? (
        <p className="quiet-text">{none}</p>
      ) : (
        <CampaignCards campaigns={campaigns} />
      )}
    </section>
  );
}
