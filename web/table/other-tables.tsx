// At a table of a group: where else it is the turn of somebody at this screen.

import { addressOf } from '@starboard/wire/pages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'wouter';
import { groupOfTable, tableOfGroup } from '../link/group-table.ts';
import type { GroupLink } from '../link/group-link.ts';
import { isTold } from '../link/told.ts';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { joinGroup, type JoinedGroup } from './open-groups.ts';

export function OtherTables() {
  const { id = '' } = useParams();
  const place = groupOfTable(id);
  const link = useJoined(place?.group ?? null);
  const say = useSay();
  if (place === null) return null;
  return (
    <div className="other-tables">
      <Link className="button quiet" href={addressOf('group', { id: place.group })}>
        {say.table.allTables}
      </Link>
      <div role="status">{link === null ? null : <Turns link={link} own={place.table} />}</div>
    </div>
  );
}

function useJoined(group: string | null): GroupLink | null {
  const [link, setLink] = useState<GroupLink | null>(null);
  useEffect(() => {
    if (group === null) return undefined;
    let joined: JoinedGroup | null = null;
    let wanted = true;
    const join = async (): Promise<void> => {
      const found = await joinGroup(group, false, () => setLink(null));
      if (found === undefined || found === null || isTold(found)) return;
      if (!wanted) return found.leave();
      joined = found;
      setLink(found.link);
    };
    // the table itself says what is wrong
    join().catch(() => {});
    return () => {
      wanted = false;
      joined?.leave();
    };
  }, [group]);
  return link;
}

function Turns({ link, own }: { readonly link: GroupLink; readonly own: number }) {
  const say = useSay();
  const { id, actors, people } = useSyncExternalStore(link.listen, link.facts);
  const waiting = actors.flatMap((seats, table) =>
    table !== own && seats.some((seat) => people[table][seat].bot === null) ? [table] : [],
  );
  return waiting.map((table) => (
    <Link key={table} className="button" href={addressOf('table', { id: tableOfGroup(id, table) })}>
      <Icon name="play" /> {say.table.turnAt(table + 1)}
    </Link>
  ));
}
