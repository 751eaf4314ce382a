// The lots, which anybody can verify: this browser draws them again from the tournament's file.

import { isRefusal, messageOf, type Message } from '@starboard/engine';
import { parseTournament, verifyTournament } from '@starboard/series/tournament';
import { say } from '@starboard/series/words';
import type { RefusalBody } from '@starboard/wire/schema';
import { useState } from 'react';
import { download } from '../../parts/download.ts';
import { Icon } from '../../parts/icon.tsx';
import { usePhrase } from '../../words/phrase.ts';
import { Wrong } from '../me/form.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import type { TournamentShown } from './parts.ts';

type Verdict =
  | { readonly lotsProved: boolean; readonly steps: number }
  | { readonly wrong: Message }
  | { readonly refused: RefusalBody };

export function Lots({ tournament }: TournamentShown) {
  const phrase = usePhrase();
  const { page } = useTell().tournaments;
  const { id, lots, commitment, seed } = tournament;
  const [verdict, setVerdict] = useState<Verdict | 'working' | null>(null);
  const verify = async (): Promise<void> => {
    setVerdict('working');
    setVerdict(await verifiedAt(id, commitment));
  };
  const save = async (): Promise<void> => {
    const told = await fileOf(id);
    if ('refused' in told) setVerdict(told);
    else download(told.value, `tournament-${id}.json`);
  };
  return (
    <section className="panel-box">
      <h2>{page.lots}</h2>
      <p className="quiet-text">{page.wordHelp}</p>
      {lots.length === 0 ? <p>{page.lotsLater}</p> : null}
      <dl className="hashes">
        <dt>{page.fingerprint}</dt>
        <dd className="hash">{commitment}</dd>
        {seed === null ? null : (
          <>
            <dt>{page.secret}</dt>
            <dd className="hash">{seed}</dd>
          </>
        )}
      </dl>
      <div className="buttons">
        <button type="button" onClick={() => void verify()}>
          <Icon name="check" /> {page.verify}
        </button>
        <button type="button" onClick={() => void save()}>
          <Icon name="save" /> {page.save}
        </button>
      </div>
      <div role="status">
        {verdict === 'working' ? <p>{page.verifying}</p> : null}
        {verdict !== null && verdict !== 'working' && 'steps' in verdict ? (
          <p className="proof-good">
            {verdict.lotsProved ? page.verified(verdict.steps) : page.verifiedSoFar(verdict.steps)}
          </p>
        ) : null}
        {verdict !== null && verdict !== 'working' && 'wrong' in verdict ? (
          <p className="wrong">
            {page.failed} {phrase(verdict.wrong)}
          </p>
        ) : null}
      </div>
      <Wrong
        refused={verdict !== null && verdict !== 'working' && 'refused' in verdict ? verdict.refused : null}
      />
    </section>
  );
}

function fileOf(tournament: string) {
  return request('GET /api/tournaments/:tournament/file', { params: { tournament } });
}

async function verifiedAt(id: string, commitment: string): Promise<Verdict> {
  const told = await fileOf(id);
  if ('refused' in told) return told;
  const file = parseTournament(JSON.stringify(told.value));
  if (isRefusal(file)) return { wrong: messageOf(file) };
  const verified = verifyTournament(file);
  if (isRefusal(verified)) return { wrong: messageOf(verified) };
  // the one that this page was shown, and no other
  if (verified.tournament.commitment !== commitment) return { wrong: say('otherSeed') };
  return { lotsProved: verified.lotsProved, steps: file.deeds.length };
}
