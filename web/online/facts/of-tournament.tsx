// The way from a table to the tournament, campaign or multi-battle that it belongs to.

import { addressOf } from '@starboard/wire/pages';
import { Link } from 'wouter';
import { useTell } from '../tell.ts';
import type { MayBelong } from './of-series.ts';

export function OfTournament({
  tournament,
  campaign,
  group,
  of = 'table',
}: MayBelong & { readonly of?: 'table' | 'group' }) {
  const tell = useTell();
  if (campaign !== null)
    return (
      <p>
        {tell.campaigns.ofTable}{' '}
        <Link href={addressOf('onlineCampaign', { id: campaign })}>{tell.campaigns.toCampaign}</Link>
      </p>
    );
  if (group !== null)
    return (
      <p>
        {tell.groups.ofTable}{' '}
        <Link href={addressOf('onlineGroup', { id: group })}>{tell.groups.toGroup}</Link>
      </p>
    );
  if (tournament === null) return null;
  return (
    <p>
      {of === 'group' ? tell.tournaments.ofGroup : tell.tournaments.ofTable}{' '}
      <Link href={addressOf('tournament', { id: tournament })}>{tell.tournaments.toTournament}</Link>
    </p>
  );
}
