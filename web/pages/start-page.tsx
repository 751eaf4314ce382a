// Covers to choose from, games to go on with, and files to open.

import { addressOf } from '@starboard/wire/pages';
import { games } from 'virtual:catalogue';
import { Link } from 'wouter';
import { coverOf } from '../games/covers.ts';
import { useLocale } from '@starboard/kit';
import { groupOfTable } from '../link/group-table.ts';
import { Icon } from '../parts/icon.tsx';
import { Page } from '../parts/page.tsx';
import type { SavedTable } from '../shelf/shelf.ts';
import { useSay } from '../words/say.ts';
import { InstallButton } from './install.tsx';
import { OpenFile } from './open-file.tsx';
import { SavedCard } from './saved-card.tsx';
import { useSaved } from './saved.ts';

/** So many games to go on with are on the first page. */
const RECENT = 3;

export function StartPage() {
  const say = useSay();
  const { tables, remove } = useSaved();
  const going = tables.filter(({ over, view }) => !over && view === undefined);
  const open = onePerGroup(going).slice(0, RECENT);
  return (
    <Page className="start">
      <section className="opening">
        <Constellation />
        <h1>Starboard</h1>
        <p className="lead">{say.app.tagline}</p>
      </section>
      {open.length > 0 ? (
        <section>
          <h2>{say.start.goOn}</h2>
          <ul className="saved-list">
            {open.map((table) => (
              <SavedCard key={table.id} table={table} onRemove={remove} />
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2>{say.start.games}</h2>
        <Covers of={games.filter(({ teaching }) => !teaching)} />
        <Covers of={games.filter(({ teaching }) => teaching)} />
      </section>
      <section className="start-online">
        <p>{say.start.onlineHelp}</p>
        <Link className="button" href={addressOf('lobby')}>
          <Icon name="globe" /> {say.start.online}
        </Link>
      </section>
      <footer className="start-foot">
        <div className="buttons">
          {tables.length > 0 ? (
            <Link className="button" href={addressOf('saved')}>
              {say.start.all} ({tables.length})
            </Link>
          ) : null}
          <OpenFile />
          <InstallButton />
        </div>
        <p className="quiet-text">{say.start.about}</p>
      </footer>
    </Page>
  );
}

/** Of the tables of a multi-battle, only the one that was played last. */
function onePerGroup(tables: readonly SavedTable[]): readonly SavedTable[] {
  const groups = tables.map(({ id }) => groupOfTable(id)?.group ?? id);
  return tables.filter((_, i) => groups.indexOf(groups[i]) === i);
}

function Covers({ of }: { readonly of: typeof games }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <ul className="covers">
      {of.map(({ id, teaching, seats, words }) => (
        <li key={id} className={teaching ? 'cover cover-small' : 'cover'}>
          <Link href={addressOf('setup', { game: id })}>
            <img className="cover-art" src={coverOf(id)} alt="" />
            <div className="cover-words">
              <h3>{words[locale].title}</h3>
              <p>{words[locale].summary}</p>
              <p className="quiet-text">
                {say.start.seats(seats.min, seats.max)}
                {teaching ? ` · ${say.start.teaching}` : ''}
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A course between stars. */
function Constellation() {
  return (
    <svg
      className="constellation"
      viewBox="0 0 600 220"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <g className="constellation-orbits">
        <ellipse cx="420" cy="120" rx="210" ry="78" />
        <ellipse cx="420" cy="120" rx="140" ry="50" />
        <ellipse cx="420" cy="120" rx="72" ry="24" />
      </g>
      <path className="constellation-course" d="M40 190C160 150 230 60 330 84S470 170 566 40" />
      <circle className="constellation-sun" cx="420" cy="120" r="13" />
      <circle className="constellation-teal" cx="560" cy="120" r="6" />
      <circle className="constellation-rose" cx="290" cy="147" r="7" />
      <circle className="constellation-blue" cx="372" cy="102" r="4" />
      <g className="constellation-stars">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}

const STARS = [
  [22, 40, 1.2],
  [70, 120, 0.9],
  [118, 30, 1.4],
  [160, 96, 0.8],
  [205, 190, 1.1],
  [236, 24, 0.9],
  [268, 74, 1.5],
  [318, 200, 0.9],
  [352, 30, 1.1],
  [404, 196, 1.3],
  [468, 22, 0.8],
  [512, 190, 1],
  [540, 66, 1.3],
  [586, 160, 0.9],
  [590, 20, 1.1],
] as const;
