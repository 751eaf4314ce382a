// A finished game, for everybody: how it ended, how it went, and the proof that nobody touched the dice.

import { addressOf } from '@starboard/wire/pages';
import type { FinishedGame, RefusalBody } from '@starboard/wire/schema';
import { messageOf, refusalJson, hasDice, type Outcome, type RefusalJson } from '@starboard/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isOfSeries } from '../facts/of-series.ts';
import { Charts } from '../../end/charts.tsx';
import { ScoreSheet, Winners } from '../../end/score-sheet.tsx';
import { coverOf } from '../../games/covers.ts';
import type { Shown } from '../../games/uis.ts';
import { useShown, useTableWords } from '../../games/use-shown.ts';
import { GuideContext, WordsContext } from '@starboard/kit/table';
import { RuleLink, useLocale } from '@starboard/kit';
import { downloadSaved } from '../../parts/download.ts';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { refuse } from '../../words/messages.ts';
import { usePhrase } from '../../words/phrase.ts';
import { dateFormat } from '../../words/dates.ts';
import { useSay } from '../../words/say.ts';
import { timeWords } from '../facts/time-words.ts';
import { useTell } from '../tell.ts';
import { fetchRecord, type FetchedRecord } from '../facts/fetch-record.ts';
import { peopleOf } from '../facts/facts.ts';
import { useInvite } from '../facts/invite.ts';
import { request } from '../wire/request.ts';
import { DiceProof } from './dice-proof.tsx';
import { AtTheTable } from './at-the-table.tsx';
import { endedByGivingUp, forfeitTexts } from './forfeits.ts';
import { Luck } from './luck.tsx';
import { OfTournament } from '../facts/of-tournament.tsx';
import { PreviousGame } from '../facts/previous-game.tsx';
import { Rematch } from './rematch.tsx';
import '../../style/table.css';

export function FinishedGamePage({ id }: { readonly id: string }) {
  const invite = useInvite();
  const told = useLoaded(
    useCallback(
      () => request('GET /api/tables/:table/result', { params: { table: id }, invite }),
      [id, invite],
    ),
  );
  if (told === undefined) return <Loading />;
  if ('refused' in told) return <NotYet id={id} refused={told.refused} />;
  return <Finished id={id} invite={invite} finished={told.value} />;
}

function NotYet({ id, refused }: { readonly id: string; readonly refused: RefusalBody }) {
  const tell = useTell();
  const phrase = usePhrase();
  return (
    <Page title={tell.game.page} className="narrow">
      <h1>{tell.game.page}</h1>
      <p className="lead">{phrase(messageOf(refused))}</p>
      <div className="buttons">
        {refused.code === 'illegal' ? (
          <Link className="button primary" href={addressOf('onlineTable', { id })}>
            {tell.lobby.look}
          </Link>
        ) : null}
        <Link className="button" href={addressOf('lobby')}>
          {tell.room.toLobby}
        </Link>
      </div>
    </Page>
  );
}

interface FinishedProps {
  readonly id: string;
  readonly invite: string | null;
  readonly finished: FinishedGame;
}

function Finished({ id, invite, finished }: FinishedProps) {
  const [, go] = useLocation();
  const { card } = finished;
  const present = useShown(card.game);
  const then = useShown(card.game, card.rules);
  // a game of a version that is not kept is told in the present words
  const shown = then === null ? present : then;
  const openRule = useCallback(
    (rule: string) => go(`${addressOf('rules', { game: card.game })}#${rule}`),
    [go, card.game],
  );
  if (shown === undefined) return <Loading />;
  if (shown === null) return <NotYet id={id} refused={NO_GAME} />;
  return (
    <GuideContext value={openRule}>
      <Told shown={shown} id={id} invite={invite} finished={finished} />
    </GuideContext>
  );
}

const NO_GAME: RefusalBody = { code: 'unknown', ...refusalJson(refuse(null, 'unknownGame')) };

function Told({ shown, id, invite, finished }: FinishedProps & { readonly shown: Shown }) {
  const tell = useTell();
  const locale = useLocale();
  const { card, info, outcome, luck, forfeits } = finished;
  const people = useMemo(() => peopleOf(info), [info]);
  const words = useTableWords(shown, { options: card.options, people });
  const record = useRecord(id, invite, card.commitment);
  const dice = hasDice(shown.game, card.options, info.seats.length);
  const hash = invite === null ? '' : `#${invite}`;
  const ended = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    info.endedAt ?? card.createdAt,
  );
  return (
    <WordsContext value={words}>
      <Page title={`${words.title}: ${tell.game.page}`} className="finished">
        <section className="room-top">
          <img className="cover-art" src={coverOf(card.game)} alt="" />
          <div>
            <h1>{words.title}</h1>
            {outcome === null ? null : <Result finished={finished} people={people} outcome={outcome} />}
            <p className="quiet-text">
              {tell.game.ended(ended)} · {timeWords(tell, card.time)}
              {card.previous === null ? null : (
                <>
                  {' · '}
                  {tell.lobby.rematch}: <PreviousGame table={card.previous} />
                </>
              )}
            </p>
            <OfTournament tournament={card.tournament} campaign={card.campaign} group={card.group} />
            <div className="buttons">
              {card.rulesKept ? (
                <Link className="button primary" href={`${addressOf('onlineTable', { id })}?replay${hash}`}>
                  <Icon name="play" /> {tell.game.replay}
                </Link>
              ) : null}
              <button
                type="button"
                disabled={record === null || 'reason' in record}
                onClick={() => record !== null && 'file' in record && downloadSaved(record.file)}
              >
                <Icon name="save" /> {tell.game.save}
              </button>
              {!isOfSeries(card) ? <Rematch finished={finished} /> : null}
            </div>
          </div>
        </section>
        <div className="finished-columns">
          <div className="finished-column end-sheet">
            {outcome === null ? null : (
              <section className="panel-box">
                <ScoreSheet people={people} outcome={outcome} />
              </section>
            )}
            {record === null || 'reason' in record ? null : (
              <div className="panel-box">
                <Charts
                  people={people}
                  outcome={outcome ?? {}}
                  load={() => record.replay(shown.game, null)}
                  ui={shown.ui}
                />
              </div>
            )}
          </div>
          <div className="finished-column">
            <DiceProof table={id} record={record} finished={finished} dice={dice} />
            {dice ? <Luck luck={luck} people={people} /> : null}
            <AtTheTable info={info} forfeits={forfeits} />
          </div>
        </div>
      </Page>
    </WordsContext>
  );
}

interface ResultProps {
  readonly finished: FinishedGame;
  readonly people: ReturnType<typeof peopleOf>;
  readonly outcome: Outcome;
}

function Result({ finished: { info, forfeits }, people, outcome }: ResultProps) {
  const phrase = usePhrase();
  const say = useSay();
  const tell = useTell();
  return (
    <>
      <p className="end-winner" aria-label={say.end.title}>
        <Winners people={people} outcome={outcome} />
      </p>
      <p>
        {endedByGivingUp(forfeits, outcome)
          ? forfeitTexts(forfeits, info, tell, say)
              .map(({ text }) => text)
              .join(' ')
          : phrase(outcome.reason)}{' '}
        {outcome.rule === null ? null : <RuleLink id={outcome.rule} />}
      </p>
    </>
  );
}

/** The record of the game, being proved; null until it is here. */
function useRecord(
  id: string,
  invite: string | null,
  commitment: string,
): FetchedRecord | RefusalJson | null {
  const [record, setRecord] = useState<Awaited<ReturnType<typeof fetchRecord>> | null>(null);
  useEffect(() => {
    let wanted = true;
    let open: FetchedRecord | null = null;
    const fetchIt = async (): Promise<void> => {
      const fetched = await fetchRecord(id, invite, commitment);
      if ('file' in fetched) open = fetched;
      if (wanted) setRecord(fetched);
      else open?.close();
    };
    void fetchIt();
    return () => {
      wanted = false;
      open?.close();
    };
  }, [id, invite, commitment]);
  return record;
}
