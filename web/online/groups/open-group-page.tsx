// Opening a multi-battle: who plays for which faction at which table, the sectors, how much time there is.

import { LEVEL_IDS } from '@starboard/bots';
import { GuideContext, WordsContext } from '@starboard/kit/table';
import { addressOf } from '@starboard/wire/pages';
import type { NewGroup, RefusalBody } from '@starboard/wire/schema';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useShown } from '../../games/use-shown.ts';
import type { Shown } from '../../games/uis.ts';
import { GroupForm, type GroupFormProps, type WantedGroup } from '../../group/group-form.tsx';
import { GROUP_GAME } from '../../group/group-game.ts';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { SeriesWords, useGroupWords } from '../../series/series-words.tsx';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { Wrong } from '../me/form.tsx';
import { useIntroduce, useMe } from '../me/identity.tsx';
import { ClockRows, timeOf, USUAL_HOUSE } from '../open/house-rules.tsx';
import { PatienceRow, USUAL_PATIENCE } from '../open/patience-row.tsx';
import { FREE, ME } from '../open/new-seats.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';

export function OpenGroupPage() {
  const shown = useShown(GROUP_GAME);
  const [, go] = useLocation();
  if (shown === undefined || shown === null) return <Loading />;
  return (
    <SeriesWords>
      <WordsContext value={shown.words}>
        <GuideContext value={(rule) => go(`${addressOf('rules', { game: GROUP_GAME })}#${rule}`)}>
          <OpenForm shown={shown} />
        </GuideContext>
      </WordsContext>
    </SeriesWords>
  );
}

/** A person plays for one faction only: where one sat for another, somebody else is free to. */
const mineInOne: NonNullable<GroupFormProps['chosen']> = (sitters, { faction, table, value }) =>
  sitters.map((row, each) => {
    if (each === faction) return row.with(table, value);
    return value === ME ? row.map((sitter) => (sitter === ME ? FREE : sitter)) : row;
  });

function seatOf(sitter: string): NewGroup['seats'][number][number] {
  if (sitter === ME) return { me: true };
  return sitter === FREE ? { free: true } : { bot: sitter };
}

function OpenForm({ shown }: { readonly shown: Shown }) {
  const say = useSay();
  const tell = useTell();
  const me = useMe();
  const introduce = useIntroduce();
  const [, go] = useLocation();
  const words = useGroupWords();
  const [house, setHouse] = useState({ ...USUAL_HOUSE, kind: 'days' as (typeof USUAL_HOUSE)['kind'] });
  const [patience, setPatience] = useState(USUAL_PATIENCE);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async ({ title, game, options, tableOptions, sitters }: WantedGroup): Promise<void> => {
    if (!(await introduce())) return;
    setBusy(true);
    const body: NewGroup = {
      title,
      game,
      options: { ...options },
      tableOptions: tableOptions.map((each) => ({ ...each })),
      seats: sitters.map((row) => row.map(seatOf)),
      time: timeOf(house),
      patience: patience * 60,
    };
    const answer = await request('POST /api/groups', { body });
    setBusy(false);
    if ('refused' in answer) setRefused(answer.refused);
    else go(addressOf('onlineGroup', { id: answer.value.group }));
  };
  const choices = [
    { value: ME, label: tell.open.me },
    { value: FREE, label: tell.open.free },
    ...LEVEL_IDS.map((level) => ({ value: level, label: say.setup.bot(levelName(say, level)) })),
  ];
  return (
    <Page title={tell.groups.openOne}>
      <div>
        <h1>{tell.groups.openOne}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      {me === null || me.kind === 'guest' ? (
        <p>
          {tell.groups.needsAccount} <Link href={addressOf('account')}>{tell.campaigns.toAccount}</Link>
        </p>
      ) : null}
      <GroupForm
        shown={shown}
        choices={choices}
        usual={(faction) => (faction === 0 ? ME : FREE)}
        chosen={mineInOne}
        more={
          <fieldset>
            <legend>{tell.open.house}</legend>
            <ClockRows house={house} onChange={setHouse} />
            <PatienceRow minutes={patience} onChange={setPatience} />
          </fieldset>
        }
        submit={tell.groups.openOne}
        refused={<Wrong refused={refused} />}
        busy={busy}
        onSubmit={(wanted) => void open(wanted)}
      />
    </Page>
  );
}
