// Opening a table: first the game, then the form that its options give.

import { addressOf } from '@starboard/wire/pages';
import type { OptionValues } from '@starboard/engine';
import type { NewTable, RefusalBody } from '@starboard/wire/schema';
import { games } from 'virtual:catalogue';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { coverOf } from '../../games/covers.ts';
import type { Shown } from '../../games/uis.ts';
import { useShown } from '../../games/use-shown.ts';
import { GuideContext, WordsContext } from '@starboard/kit/table';
import { useLocale } from '@starboard/kit';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { TableForm, usualSeats } from '../../setup/table-form.tsx';
import { LostPage } from '../../parts/lost-page.tsx';
import { useSay } from '../../words/say.ts';
import { Wrong } from '../me/form.tsx';
import { useIntroduce } from '../me/identity.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { HouseRules, timeOf, USUAL_HOUSE } from './house-rules.tsx';
import { FREE, ME, NewSeats, sittersFor } from './new-seats.tsx';

export function ChooseGamePage() {
  const say = useSay();
  const tell = useTell();
  const locale = useLocale();
  return (
    <Page title={tell.open.title}>
      <h1>{tell.open.title}</h1>
      <p className="lead">{tell.open.which}</p>
      <ul className="covers">
        {games.map(({ id, seats, words }) => (
          <li key={id} className="cover">
            <Link href={addressOf('openTable', { game: id })}>
              <img className="cover-art" src={coverOf(id)} alt="" />
              <div className="cover-words">
                <h2>{words[locale].title}</h2>
                <p className="quiet-text">{say.start.seats(seats.min, seats.max)}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export function OpenPage({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  const shown = useShown(id);
  if (shown === undefined) return <Loading />;
  if (shown === null) return <LostPage />;
  return (
    <WordsContext value={shown.words}>
      <GuideContext value={(rule) => go(`${addressOf('rules', { game: id })}#${rule}`)}>
        <OpenForm key={id} shown={shown} />
      </GuideContext>
    </WordsContext>
  );
}

function OpenForm({ shown }: { readonly shown: Shown }) {
  const tell = useTell();
  const [, go] = useLocation();
  const introduce = useIntroduce();
  const [sitters, setSitters] = useState(() => sittersFor([], usualSeats(shown)));
  const [house, setHouse] = useState(USUAL_HOUSE);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const { game, words } = shown;
  const open = async (options: OptionValues): Promise<void> => {
    if (!(await introduce())) return;
    setBusy(true);
    const told = await request('POST /api/tables', {
      body: {
        game: game.id,
        options,
        seats: sitters.map((each): NewTable['seats'][number] =>
          each === ME ? { me: true } : each === FREE ? { free: true } : { bot: each },
        ),
        visibility: house.visibility,
        time: timeOf(house),
        rated: house.rated && house.kind !== 'none',
        // with nobody to wait for it begins at once
        ready: !sitters.includes(FREE),
      },
    });
    setBusy(false);
    if ('refused' in told) setRefused(told.refused);
    else go(addressOf('onlineTable', { id: told.value.table }));
  };
  return (
    <Page title={`${tell.open.title}: ${words.title}`}>
      <div>
        <h1>{words.title}</h1>
        <p className="lead">{tell.open.lead}</p>
      </div>
      <TableForm
        shown={shown}
        seats={sitters.length}
        onSeats={(seats) => setSitters(sittersFor(sitters.slice(0, seats), seats))}
        rows={
          <>
            <NewSeats sitters={sitters} onChange={setSitters} />
            {sitters.includes(ME) ? null : <p className="quiet-text">{tell.open.watching}</p>}
          </>
        }
        more={<HouseRules house={house} onChange={setHouse} />}
        submit={tell.open.submit}
        refused={<Wrong refused={refused} />}
        busy={busy}
        onSubmit={(options) => void open(options)}
      />
    </Page>
  );
}
