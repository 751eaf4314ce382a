// Organizing a tournament: first the game, then a form like that of a table.

import { addressOf } from '@starboard/wire/pages';
import type { OptionValues } from '@starboard/engine';
import { GuideContext, WordsContext } from '@starboard/kit/table';
import { useLocale } from '@starboard/kit';
import type { RefusalBody } from '@starboard/wire/schema';
import { games } from 'virtual:catalogue';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { coverOf } from '../../games/covers.ts';
import type { Shown } from '../../games/uis.ts';
import { useShown } from '../../games/use-shown.ts';
import { Loading } from '../../parts/loading.tsx';
import { LostPage } from '../../parts/lost-page.tsx';
import { Page } from '../../parts/page.tsx';
import { TableForm } from '../../setup/table-form.tsx';
import { useSay } from '../../words/say.ts';
import { Wrong } from '../me/form.tsx';
import { useIntroduce, useMe } from '../me/identity.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { About, Bots, Entries } from './plan-fields.tsx';
import { plannedFrom, seatCountsFor, usualPlan, withFormat } from './planned.ts';
import { SeriesWords } from '../../series/series-words.tsx';

export function ChooseTournamentPage() {
  const say = useSay();
  const tell = useTell();
  const locale = useLocale();
  return (
    <Page title={tell.tournaments.plan}>
      <h1>{tell.tournaments.plan}</h1>
      <p className="lead">{tell.tournaments.form.which}</p>
      <NeedsAccount />
      <ul className="covers">
        {games.map(({ id, seats, words }) => (
          <li key={id} className="cover">
            <Link href={addressOf('planTournament', { game: id })}>
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

/** Guests are told before they have filled in a form. */
function NeedsAccount() {
  const tell = useTell();
  const me = useMe();
  if (me !== null && me.kind !== 'guest') return null;
  return (
    <p>
      {tell.tournaments.form.needsAccount}{' '}
      <Link href={addressOf('account')}>{tell.tournaments.form.toAccount}</Link>
    </p>
  );
}

export function PlanPage({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  const shown = useShown(id);
  if (shown === undefined) return <Loading />;
  if (shown === null) return <LostPage />;
  return (
    <SeriesWords>
      <WordsContext value={shown.words}>
        <GuideContext value={(rule) => go(`${addressOf('rules', { game: id })}#${rule}`)}>
          <PlanForm key={id} shown={shown} />
        </GuideContext>
      </WordsContext>
    </SeriesWords>
  );
}

function PlanForm({ shown }: { readonly shown: Shown }) {
  const tell = useTell();
  const [, go] = useLocation();
  const introduce = useIntroduce();
  const { game, words } = shown;
  const [plan, setPlan] = useState(() => usualPlan(game.seats, words.title));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const open = async (options: OptionValues): Promise<void> => {
    if (!(await introduce())) return;
    setBusy(true);
    const told = await request('POST /api/tournaments', { body: plannedFrom(plan, game.id, options) });
    setBusy(false);
    if ('refused' in told) setRefused(told.refused);
    else go(addressOf('tournament', { id: told.value.tournament }));
  };
  return (
    <Page title={`${tell.tournaments.plan}: ${words.title}`}>
      <div>
        <h1>
          {tell.tournaments.plan}: {words.title}
        </h1>
        <p className="lead">{tell.tournaments.form.lead}</p>
      </div>
      <NeedsAccount />
      <TableForm
        shown={shown}
        first={
          <About
            plan={plan}
            seats={game.seats}
            tables={game.group?.tables ?? null}
            onChange={setPlan}
            onFormat={(format) => setPlan(withFormat(plan, format, game.seats))}
          />
        }
        seats={plan.seats}
        seatCounts={seatCountsFor(plan.format, game.seats)}
        onSeats={(seats) => setPlan({ ...plan, seats })}
        rows={<Bots plan={plan} onChange={setPlan} />}
        more={<Entries plan={plan} onChange={setPlan} />}
        submit={tell.tournaments.form.submit}
        refused={<Wrong refused={refused} />}
        busy={busy}
        onSubmit={(options) => void open(options)}
      />
    </Page>
  );
}
