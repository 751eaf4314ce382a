// A group of tables as wanted: how many tables and factions, who plays where, a sector for each table and what holds for all.

import { isRefusal, messageOf, type Game, type OptionValues } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { RuleLink, SeatGlyph } from '@starboard/kit';
import { planGroup } from '@starboard/series/group';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Shown } from '../games/uis.ts';
import { Icon } from '../parts/icon.tsx';
import { offeredOption, whyNotSo } from '../setup/fitting.ts';
import { isListBySeat } from '../setup/named-by-seat.ts';
import { OptionField } from '../setup/option-field.tsx';
import { useGroupWords } from '../series/series-words.tsx';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { numbered } from './numbered.ts';
import '../style/groups.css';

export interface SitterChoice {
  readonly value: string;
  readonly label: string;
}

export interface WantedGroup {
  readonly title: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly tableOptions: readonly OptionValues[];
  /** Who plays, by faction and then by table. */
  readonly sitters: readonly (readonly string[])[];
  /** What the factions are called, where that is asked. */
  readonly names: readonly string[];
}

export interface GroupFormProps {
  readonly shown: Shown;
  /** Who can play for a faction at a table. */
  readonly choices: readonly SitterChoice[];
  /** Who does at first. */
  readonly usual: (faction: number, table: number) => string;
  /** What the faction is called at first; absent: nobody is asked. */
  readonly usualName?: (faction: number) => string;
  /** Who sits where once that one was chosen there. */
  readonly chosen?: (
    sitters: readonly (readonly string[])[],
    at: { readonly faction: number; readonly table: number; readonly value: string },
  ) => readonly (readonly string[])[];
  readonly more?: ReactNode;
  readonly submit: string;
  readonly refused?: ReactNode;
  readonly busy: boolean;
  readonly onSubmit: (wanted: WantedGroup) => void;
}

/** So many tables and factions are there at first. */
const USUAL = 2;
const MOST = 4;
const LONGEST_TITLE = 80;
const LONGEST_NAME = 20;

/** What differs from table to table. */
const BY_TABLE = 'sector';

export function GroupForm(props: GroupFormProps) {
  const { shown, choices, usual, usualName, chosen = placed, more, submit, refused, busy, onSubmit } = props;
  const { game, words: gameWords } = shown;
  const say = useSay();
  const phrase = usePhrase();
  const words = useGroupWords();
  const ids = useId();
  const [title, setTitle] = useState(words.usualName);
  const [tables, setTables] = useState(USUAL);
  const [factions, setFactions] = useState(USUAL);
  const [all, setAll] = useState(() => everywhere((faction, table) => usual(faction, table)));
  const [names, setNames] = useState(() => counted(MOST).map((faction) => usualName?.(faction) ?? ''));
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(game.options));
  const [wished, setWished] = useState<readonly (string | null)[]>(counted(MOST).map(() => null));
  const { group } = game;
  const base = useMemo(() => ({ ...options, ...group?.optionsOf(0, tables) }), [options, group, tables]);
  const sectors = useMemo(() => possibleSectors(game, base, factions), [game, base, factions]);
  const chosenSectors = counted(tables).map((table) => {
    const wish = wished[table];
    return wish !== null && sectors.includes(wish) ? wish : (sectors[0] ?? '');
  });
  const sitters = all.slice(0, factions).map((row) => row.slice(0, tables));
  const wanted: WantedGroup = {
    title: title.trim() || words.usualName,
    game: game.id,
    options,
    tableOptions: chosenSectors.map((sector) => ({ [BY_TABLE]: sector })),
    sitters,
    names: names.slice(0, factions),
  };
  const planned = planGroup(
    game,
    { title: wanted.title, tables, factions, options, tableOptions: wanted.tableOptions },
    { series: '', organizer: '' },
  );
  const refusal = isRefusal(planned) ? planned : null;
  const offered = useMemo(() => offeredAt(shown, base, tables, factions), [shown, base, tables, factions]);
  const nameOf = (faction: number): string =>
    usualName === undefined ? words.faction(faction + 1) : names[faction] || words.faction(faction + 1);
  return (
    <form
      className="setup group-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null && !busy) onSubmit(wanted);
      }}
    >
      <fieldset>
        <legend>{words.who}</legend>
        <div className="group-counts">
          <div>
            <label htmlFor={`${ids}-name`}>{words.name}</label>
            <input
              id={`${ids}-name`}
              type="text"
              maxLength={LONGEST_TITLE}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </div>
          <Count label={words.tables} value={tables} onChange={setTables} />
          <Count label={words.factions} value={factions} onChange={setFactions} />
        </div>
        <p className="quiet-text">{words.whoHelp}</p>
        <ul className="faction-rows">
          {numbered(sitters).map(({ item: row, number: faction }) => (
            <li key={faction} className={`seat-${faction}`}>
              <span className="faction-name">
                <SeatGlyph colour={faction} size={22} />
                {usualName === undefined ? (
                  <strong>{nameOf(faction)}</strong>
                ) : (
                  <input
                    type="text"
                    maxLength={LONGEST_NAME}
                    aria-label={words.factionName(faction + 1)}
                    value={names[faction]}
                    onChange={({ target }) => setNames(names.with(faction, target.value))}
                  />
                )}
              </span>
              {numbered(row).map(({ item: value, number: table }) => (
                <label key={table} className="faction-seat">
                  <span aria-hidden="true">{words.table(table + 1)}</span>
                  <select
                    aria-label={words.factionAt(nameOf(faction), table + 1)}
                    value={value}
                    onChange={({ target }) => setAll(chosen(all, { faction, table, value: target.value }))}
                  >
                    {choices.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="setup-table">
        <fieldset className="options">
          <legend>{words.sectors}</legend>
          {numbered(chosenSectors).map(({ item: sector, number: table }) => (
            <div key={table} className="option">
              <label htmlFor={`${ids}-${table}`}>{words.sectorOf(table + 1)}</label>
              <select
                id={`${ids}-${table}`}
                name={`sector-${table + 1}`}
                value={sector}
                onChange={({ target }) => setWished(wished.with(table, target.value))}
              >
                {sectors.map((each) => (
                  <option key={each} value={each}>
                    {gameWords.options[BY_TABLE].values?.[each] ?? each}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </fieldset>
        {more}
      </div>
      <fieldset className="options">
        <legend>{words.options}</legend>
        {offered.map(({ name, option }) => (
          <OptionField
            key={name}
            name={name}
            option={option}
            value={options[name]}
            words={gameWords}
            seats={factions}
            onChange={(value) => setOptions({ ...options, [name]: value })}
          />
        ))}
      </fieldset>
      <div className="setup-start">
        {refused}
        <p role="status" className="wrong">
          {refusal === null ? '' : `${say.setup.cannot} ${phrase(messageOf(refusal))} `}
          {refusal === null || refusal.rule === null ? null : <RuleLink id={refusal.rule} />}
        </p>
        <button type="submit" className="primary big" disabled={refusal !== null || busy}>
          <Icon name="play" /> {submit}
        </button>
      </div>
    </form>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, value, onChange }: CountProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {counted(MOST - USUAL + 1).map((more) => (
          <option key={more}>{USUAL + more}</option>
        ))}
      </select>
    </div>
  );
}

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

function everywhere(who: (faction: number, table: number) => string): readonly (readonly string[])[] {
  return counted(MOST).map((faction) => counted(MOST).map((table) => who(faction, table)));
}

const placed: NonNullable<GroupFormProps['chosen']> = (sitters, { faction, table, value }) =>
  sitters.with(faction, sitters[faction].with(table, value));

function possibleSectors(game: Game, options: OptionValues, factions: number): readonly string[] {
  const option = game.options[BY_TABLE];
  if (option.type !== 'choice') return [];
  return option.of.filter((sector) => whyNotSo(game, { ...options, [BY_TABLE]: sector }, factions) === null);
}

/** The options of all tables that make sense there: what every group has, and what comes from a file, is not asked for. */
function offeredAt({ game }: Shown, options: OptionValues, tables: number, factions: number) {
  const fixed = game.group?.optionsOf(0, tables) ?? {};
  return Object.entries(game.options).flatMap(([name, described]) => {
    const isFile = described.type === 'document' && !isListBySeat(described);
    if (name in fixed || name === BY_TABLE || isFile) return [];
    const option = offeredOption(
      described,
      options[name],
      (value) => possibleSectors(game, { ...options, [name]: value }, factions).length > 0,
    );
    return option === null ? [] : [{ name, option }];
  });
}
