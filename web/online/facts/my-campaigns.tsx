// The person's own campaigns that are not over, first those where it is to choose a sector.

import { addressOf } from '@starboard/wire/pages';
import type { CampaignList, ListedCampaign } from '@starboard/wire/schema';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMine } from '../mine.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';

/** Null until they are there. They are asked for again when a table of the person changes, or the page is looked at. */
export function useCampaigns(): CampaignList | null {
  const mine = useMine();
  const [list, setList] = useState<CampaignList | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const told = await request('GET /api/campaigns', {});
      if (wanted && 'value' in told) setList(told.value);
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') void look().catch(() => {});
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', seen);
    };
  }, [mine]);
  return list;
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
      {sorted.map(({ id, title, status, seats, taken, battles, organizer, yourChoice }) => (
        <li key={id} className={yourChoice ? 'online-card-turn' : ''}>
          <Link href={addressOf('onlineCampaign', { id })}>
            <strong>{title}</strong>
            {yourChoice ? <span className="campaign-turn">{tell.campaigns.yourChoice}</span> : null}
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
