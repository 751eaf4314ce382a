// The groups of tables on this device, and a new one.

import { isRefusal, messageOf, type Refusal } from '@starboard/engine';
import type { Person } from '@starboard/kit';
import { GuideContext, WordsContext } from '@starboard/kit/table';
import { addressOf } from '@starboard/wire/pages';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useShown } from '../games/use-shown.ts';
import type { Shown } from '../games/uis.ts';
import { tableOfGroup } from '../link/group-table.ts';
import { toldFailure } from '../link/told.ts';
import { Ask } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { Page } from '../parts/page.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { SeriesWords, useGroupWords } from '../series/series-words.tsx';
import { useSettings } from '../settings/settings.ts';
import { LEVELS, starName } from '../setup/people.ts';
import { indexedGroups, type SavedGroup } from '../shelf/groups.ts';
import { indexedShelf } from '../shelf/indexed.ts';
import { startGroup } from '../table/open-groups.ts';
import { levelName } from '../words/names.ts';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { GROUP_GAME } from './group-game.ts';
import { GroupForm, type WantedGroup } from './group-form.tsx';
import { importGroup } from './import.ts';
import '../style/campaign.css';

const LEVEL = 'ensign';
const PERSON = 'person';

const groups = indexedGroups();
const tables = indexedShelf();

export function GroupsPage() {
  return (
    <SeriesWords>
      <Groups />
    </SeriesWords>
  );
}

/** Null where nothing can be kept. */
async function list(): Promise<readonly SavedGroup[] | null> {
  try {
    return await groups.list();
  } catch {
    return null;
  }
}

function Groups() {
  const words = useGroupWords();
  const [times, setTimes] = useState(0);
  const saved = useLoaded(list, times);
  const shown = useShown(GROUP_GAME);
  const remove = async ({ id, people }: SavedGroup): Promise<void> => {
    await groups.remove(id);
    for (const table of people.keys()) await tables.remove(tableOfGroup(id, table));
    setTimes((before) => before + 1);
  };
  return (
    <Page title={words.title} className="groups">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {saved === null ? <p className="wrong">{words.noStorage}</p> : null}
      {saved === undefined || saved === null || saved.length === 0 ? null : (
        <section>
          <h2>{words.goOn}</h2>
          <ul className="campaign-list">
            {saved.map((each) => (
              <GroupCard key={each.id} saved={each} onRemove={() => void remove(each)} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{words.none}</h2>
        {shown === undefined || shown === null ? <Loading /> : <NewGroup shown={shown} />}
      </section>
      <OpenGroup />
    </Page>
  );
}

interface GroupCardProps {
  readonly saved: SavedGroup;
  readonly onRemove: () => void;
}

function GroupCard({ saved: { id, title, people, over }, onRemove }: GroupCardProps) {
  const words = useGroupWords();
  const [asks, setAsks] = useState(false);
  return (
    <li>
      <Link href={addressOf('group', { id })}>
        <strong>{title}</strong>
        <span className="quiet-text">
          {people[0].map(({ name }) => name).join(', ')} · {words.tableCount(people.length)}
          {over ? ` · ${words.over}` : ''}
        </span>
      </Link>
      <button
        type="button"
        className="quiet"
        aria-label={words.remove(title)}
        title={words.remove(title)}
        onClick={() => setAsks(true)}
      >
        <Icon name="close" />
      </button>
      {asks ? (
        <Ask
          title={words.remove(title)}
          text={words.removeAsk}
          yes={words.remove(title)}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            onRemove();
          }}
        />
      ) : null}
    </li>
  );
}

function peopleOf({ sitters, names }: WantedGroup, fallback: (faction: number) => string) {
  const tablesOf = sitters[0].map((_, table) =>
    sitters.map((row, faction): Person => {
      const sitter = row[table];
      const name = names[faction].trim() || fallback(faction + 1);
      return { name, colour: faction, bot: sitter === PERSON ? null : sitter };
    }),
  );
  return tablesOf;
}

function NewGroup({ shown }: { readonly shown: Shown }) {
  const say = useSay();
  const phrase = usePhrase();
  const words = useGroupWords();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const you = name.trim() || say.setup.you;
  const begin = async (wanted: WantedGroup): Promise<void> => {
    setBusy(true);
    try {
      const { title, game, options, tableOptions } = wanted;
      const people = peopleOf(wanted, words.faction);
      const started = await startGroup({ title, game, options, tableOptions, people });
      if (typeof started === 'string') return go(addressOf('group', { id: started }));
      setWrong(phrase(messageOf(started)));
    } catch (error) {
      setWrong(phrase(messageOf(toldFailure(error))));
    }
    setBusy(false);
  };
  const choices = [
    { value: PERSON, label: say.setup.person },
    ...LEVELS.map((level) => ({ value: level, label: say.setup.bot(levelName(say, level)) })),
  ];
  return (
    <WordsContext value={shown.words}>
      <GuideContext value={(rule) => go(`${addressOf('rules', { game: GROUP_GAME })}#${rule}`)}>
        <GroupForm
          shown={shown}
          choices={choices}
          usual={(faction) => (faction === 0 ? PERSON : LEVEL)}
          usualName={(faction) => (faction === 0 ? you : starName(faction))}
          submit={words.begin}
          refused={<p role="alert">{wrong}</p>}
          busy={busy}
          onSubmit={(wanted) => void begin(wanted)}
        />
      </GuideContext>
    </WordsContext>
  );
}

function OpenGroup() {
  const words = useGroupWords();
  const open = async (file: File): Promise<string | Refusal> => {
    const found = await importGroup(file, { groups, tables, word: words.faction });
    return isRefusal(found) ? found : addressOf('group', { id: found });
  };
  return <OpenFile label={words.open} notOpened={words.notOpened} open={open} />;
}
