// The person's own multi-battles that are not over.

import { addressOf } from '@starboard/wire/pages';
import type { GroupList, ListedGroup } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { WonBy } from './won-by.tsx';
import { useListed } from './use-listed.ts';

export function useGroups(): GroupList | null {
  return useListed(listGroups);
}

async function listGroups(): Promise<GroupList | null> {
  const told = await request('GET /api/groups', {});
  return 'value' in told ? told.value : null;
}

export function MyGroups() {
  const tell = useTell();
  const list = useGroups();
  const going = (list?.mine ?? []).filter(({ status }) => status === 'playing' || status === 'entering');
  if (going.length === 0) return null;
  return (
    <section>
      <h2>{tell.groups.mine}</h2>
      <GroupCards groups={going} />
    </section>
  );
}

export function GroupCards({ groups }: { readonly groups: readonly ListedGroup[] }) {
  const tell = useTell();
  return (
    <ul className="campaign-list">
      {groups.map(({ id, title, status, tables, factions, taken, over, organizer, winners }) => (
        <li key={id}>
          <Link href={addressOf('onlineGroup', { id })}>
            <strong>{title}</strong>
            <WonBy winners={winners} />
            <span className="quiet-text">
              {tell.campaigns.status[status]} ·{' '}
              {status === 'entering'
                ? tell.campaigns.seats(taken, tables * factions)
                : tell.groups.tables(tables, over)}{' '}
              · {tell.campaigns.by(organizer.name)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
