// The way from a table to the tournament or campaign that it belongs to.

import { addressOf } from '@starboard/wire/pages';
import { Link } from 'wouter';
import { useTell } from '../tell.ts';
import type { MayBelong } from './of-series.ts';

export function OfTournament({ tournament, campaign }: MayBelong) {
  const tell = useTell();
  if (campaign !== null)
    return (
      <p>
        {tell.campaigns.ofTable}{' '}
        <Link href={addressOf('onlineCampaign', { id: campaign })}>{tell.campaigns.toCampaign}</Link>
      </p>
    );
  if (tournament === null) return null;
  return (
    <p>
      {tell.tournaments.ofTable}{' '}
      <Link href={addressOf('tournament', { id: tournament })}>{tell.tournaments.toTournament}</Link>
    </p>
  );
}
