// Multi-battles at this server: one's own, and those that wait for people.

import { addressOf } from '@starboard/wire/pages';
import type { ListedGroup } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { GroupCards, useGroups } from '../facts/my-groups.tsx';
import { useTell } from '../tell.ts';

export function OnlineGroupsPage() {
  const tell = useTell();
  const list = useGroups();
  const own = new Set(list?.mine.map(({ id }) => id));
  return (
    <Page title={tell.groups.title}>
      <section className="lobby-top">
        <div>
          <h1>{tell.groups.title}</h1>
          <p className="lead">{tell.groups.lead}</p>
        </div>
        <div className="buttons">
          <Link className="button primary big" href={addressOf('openGroup')}>
            <Icon name="plus" /> {tell.groups.openOne}
          </Link>
        </div>
      </section>
      {list === null ? null : (
        <>
          <Listed title={tell.groups.mine} none={tell.groups.noneMine} groups={list.mine} />
          <Listed
            title={tell.campaigns.open}
            none={tell.groups.noneOpen}
            groups={list.open.filter(({ id }) => !own.has(id))}
          />
        </>
      )}
    </Page>
  );
}

interface ListedProps {
  readonly title: string;
  readonly none: string;
  readonly groups: readonly ListedGroup[];
}

function Listed({ title, none, groups }: ListedProps) {
  return (
    <section>
      <h2>{title}</h2>
      {groups.length === 0 ? <p className="quiet-text">{none}</p> : <GroupCards groups={groups} />}
    </section>
  );
}
