// All of a group on one page: its tables, small and live, what is under way between them, and who leads.

import { SeatGlyph, useLocale } from '@starboard/kit';
import type { Parcel } from '@starboard/series/group';
import { useCallback, useState } from 'react';
import { useGroupWords, useSeriesRules } from '../series/series-words.tsx';
import type { TableSession } from '../table/session.ts';
import { levelName, listed } from '../words/names.ts';
import { useSay } from '../words/say.ts';
import { numbered } from './numbered.ts';
import { cargoOf, endOf, type ShownGroup, type ShownTable } from './shown-group.ts';
import { SmallTable } from './small-table.tsx';
import '../style/groups.css';
import '../style/tournaments.css';

/** What the page knows of a table besides what the group does. */
export interface LiveTable {
  /** Null until it is there. */
  readonly session: TableSession | null;
  readonly href: string | null;
  /** What its way in is called. */
  readonly open: string;
  readonly isMine: boolean;
  /** Why there is nothing to see; absent: there is. */
  readonly instead?: string;
}

export interface OverviewProps {
  readonly group: ShownGroup;
  readonly live: readonly LiveTable[];
}

type Points = Readonly<Record<number, readonly number[]>>;

export function Overview({ group, live }: OverviewProps) {
  const words = useGroupWords();
  const [points, setPoints] = useState<Points>({});
  const note = useCallback(
    (table: number, now: readonly number[]) => setPoints((before) => ({ ...before, [table]: now })),
    [],
  );
  return (
    <>
      <section aria-label={words.now}>
        <div className="small-tables">
          {numbered(group.tables).map(({ item: table, number }) => (
            <OneTable
              key={number}
              number={number}
              group={group}
              table={table}
              live={live[number]}
              points={table.end?.end === 'played' ? table.end.scores : points[number]}
              onPoints={note}
            />
          ))}
        </div>
      </section>
      <div className="group-below">
        <UnderWay group={group} />
        <Standing group={group} points={points} />
      </div>
    </>
  );
}

interface OneTableProps {
  readonly number: number;
  readonly group: ShownGroup;
  readonly table: ShownTable;
  readonly live: LiveTable;
  readonly points: readonly number[] | undefined;
  readonly onPoints: (table: number, points: readonly number[]) => void;
}

function OneTable({ number, group, table, live, points, onPoints }: OneTableProps) {
  const say = useSay();
  const words = useGroupWords();
  const heard = useCallback((now: readonly number[]) => onPoints(number, now), [onPoints, number]);
  return (
    <SmallTable
      number={number + 1}
      sector={table.sector}
      session={live.session}
      href={live.href}
      open={live.open}
      isMine={live.isMine}
      news={live.instead ?? endOf(table, group.factions, words)}
      onPoints={heard}
    >
      <ul className="small-factions">
        {group.factions.map(({ name, colour }, faction) => {
          const { bot } = table.people[faction];
          const isOut = table.end === null && !table.standing.includes(faction);
          return (
            <li key={colour} className={`seat-${colour}`}>
              <SeatGlyph colour={colour} size={14} />
              <span className="player-name">
                {name}
                {bot === null ? '' : ` (${levelName(say, bot)})`}
                {isOut ? ` · ${words.out}` : ''}
              </span>
              <strong>{points?.[faction] ?? ''}</strong>
            </li>
          );
        })}
      </ul>
    </SmallTable>
  );
}

function UnderWay({ group }: { readonly group: ShownGroup }) {
  const words = useGroupWords();
  const all = numbered(group.parcels);
  const waiting = all.filter(({ item }) => item.state === 'waiting');
  const past = all.filter(({ item }) => item.state !== 'waiting').toReversed();
  if (group.over && past.length === 0) return null;
  return (
    <section className="under-way">
      <h2>{words.underWay}</h2>
      {waiting.length === 0 ? (
        <p className="quiet-text">{group.over ? '' : words.nothingUnderWay}</p>
      ) : (
        <>
          <ul className="parcels">
            {waiting.map(({ item, number }) => (
              <ParcelLine key={number} group={group} parcel={item} />
            ))}
          </ul>
          <p className="quiet-text">{words.arrives}</p>
        </>
      )}
      {past.length === 0 ? null : (
        <details>
          <summary>{words.past(past.length)}</summary>
          <ul className="parcels">
            {past.map(({ item, number }) => (
              <ParcelLine key={number} group={group} parcel={item} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function ParcelLine({ group, parcel }: { readonly group: ShownGroup; readonly parcel: Parcel }) {
  const words = useGroupWords();
  const locale = useLocale();
  const { name, colour } = group.factions[parcel.faction];
  return (
    <li className={`seat-${colour}`}>
      <SeatGlyph colour={colour} size={16} />
      <span className="parcel-way" aria-hidden="true">
        {parcel.from + 1} → {parcel.to + 1}
      </span>
      <span>
        {name}: {listed(locale, cargoOf(parcel, words))},{' '}
        <span className="quiet-text">
          {words.parcel(parcel.from + 1, parcel.to + 1)}
          {parcel.state === 'waiting' ? '' : ` · ${words.state[parcel.state]}`}
        </span>
      </span>
    </li>
  );
}

function Standing({ group, points }: { readonly group: ShownGroup; readonly points: Points }) {
  const words = useGroupWords();
  const { tables, factions, scores, over } = group;
  const at = (table: number, faction: number): number | null => {
    const { end } = tables[table];
    if (end === null) return points[table]?.[faction] ?? null;
    return end.end === 'played' ? end.scores[faction] : 0;
  };
  return (
    <section className="group-standing">
      <h2>{words.standing}</h2>
      <div className="table-scroll" role="region" aria-label={words.standing} tabIndex={0}>
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.factions}</th>
              {numbered(tables).map(({ number }) => (
                <th key={number} scope="col">
                  {words.table(number + 1)}
                </th>
              ))}
              <th scope="col">{words.tablesWon}</th>
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ faction, place, tablesWon }) => (
              <tr key={faction} className={`seat-${factions[faction].colour}`}>
                <td>{place}</td>
                <th scope="row">
                  <SeatGlyph colour={factions[faction].colour} size={16} /> {factions[faction].name}
                </th>
                {numbered(tables).map(({ item: table, number }) => (
                  <td key={number} className={table.end === null ? 'quiet-text' : ''}>
                    {at(number, faction) ?? ''}
                    {table.end?.end === 'played' && table.end.winner === faction ? ' ★' : ''}
                  </td>
                ))}
                <td>{tablesWon}</td>
                <td>
                  <strong>{tables.reduce((sum, _, number) => sum + (at(number, faction) ?? 0), 0)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {over ? null : <p className="quiet-text">{words.soFar}</p>}
    </section>
  );
}

/** Who has won, once all tables are over. */
export function Won({ group }: { readonly group: ShownGroup }) {
  const words = useGroupWords();
  const locale = useLocale();
  if (!group.over) return null;
  const first = group.scores
    .filter(({ place }) => place === 1)
    .map(({ faction }) => group.factions[faction].name);
  return (
    <p className="campaign-won" role="status">
      {(first.length === 1 ? words.won : words.shared)(listed(locale, first))}
    </p>
  );
}

const RULES = /^SE-7\./;

/** The rules of multi-battles, unfolded when somebody wants them. */
export function GroupRules() {
  const words = useGroupWords();
  const rules = useSeriesRules();
  return (
    <details className="how">
      <summary>{words.how}</summary>
      {Object.entries(rules).map(([id, { title, text }]) =>
        RULES.test(id) ? (
          <article key={id} className="rule">
            <h4>
              <span className="rule-id">{id}</span> {title}
            </h4>
            <p>{text}</p>
          </article>
        ) : null,
      )}
    </details>
  );
}
