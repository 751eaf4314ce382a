// The person's own campaigns that are not over, first those where it is to choose a sector.

import { addressOf } from '@starboard/wire/pages';
import type { CampaignList, ListedCampaign } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { WonBy } from './won-by.tsx';
import { useListed } from './use-listed.ts';

export function useCampaigns(): CampaignList | null {
  return useListed(listCampaigns);
}

async function listCampaigns(): Promise<CampaignList | null> {
  const told = await request('GET /api/campaigns', {});
  return 'value' in told ? told.value : null;
}

export function MyCampaigns() {
  const tell = useTell();
  const list = useCampaigns();
  const going = (list?.mine ?? []).filter(({ status }) => status === 'playing' || status === 'entering');
  if (going.length === 0) return null;
  return (
    <section>
      <h2>{tell.campaigns.mine}</h2>
      <CampaignCards campaigns={going} />
    </section>
  );
}

export function CampaignCards({ campaigns }: { readonly campaigns: readonly ListedCampaign[] }) {
  const tell = useTell();
  const sorted = campaigns.toSorted((a, b) => Number(b.yourChoice) - Number(a.yourChoice));
  return (
    <ul className="campaign-list">
      {sorted.map(({ id, title, status, seats, taken, battles, organizer, winners, yourChoice }) => (
        <li key={id} className={yourChoice ? 'online-card-turn' : ''}>
          <Link href={addressOf('onlineCampaign', { id })}>
            <strong>{title}</strong>
            {yourChoice ? <span className="campaign-turn">{tell.campaigns.yourChoice}</span> : null}
            <WonBy winners={winners} />
            <span className="quiet-text">
              {tell.campaigns.status[status]} ·{' '}
              {status === 'entering' ? tell.campaigns.seats(taken, seats) : tell.campaigns.battles(battles)} ·{' '}
              {tell.campaigns.by(organizer.name)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
