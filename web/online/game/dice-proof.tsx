// The proof of the dice, made in this browser: the server is not believed, it is checked.

import { messageOf } from '@starboard/engine';
import type { FinishedGame } from '@starboard/wire/schema';
import { useCallback } from 'react';
import type { Told } from '../../link/facts.ts';
import type { Proof } from '../../link/record-thread.ts';
import { toldFailure } from '../../link/told.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import type { FetchedRecord } from '../facts/fetch-record.ts';
import { notedCommitment } from '../facts/noted.ts';
import { useTell } from '../tell.ts';
import { usePhrase } from '../../words/phrase.ts';

export interface DiceProofProps {
  readonly table: string;
  readonly record: FetchedRecord | Told | null;
  readonly finished: FinishedGame;
  /** Do dice have a say in the game? */
  readonly dice: boolean;
}

export function DiceProof({ table, record, finished, dice }: DiceProofProps) {
  const tell = useTell();
  const said = dice ? tell.proof.dice : tell.proof.noDice;
  const phrase = usePhrase();
  const proof = useProof(record);
  // the one that the record is proved by, and no other that the server may name
  const { commitment } = finished.card;
  const { seed } = finished.proof;
  const noted = notedCommitment(table);
  const differs = noted !== null && noted !== commitment;
  return (
    <section className="panel-box proof" aria-label={said.title}>
      <h2>{said.title}</h2>
      <div role="status">
        {proof === null ? (
          <p>{said.working}</p>
        ) : 'reason' in proof ? (
          <p className="wrong proof-verdict">
            <Icon name="close" /> {tell.proof.failed} {phrase(messageOf(proof))}
          </p>
        ) : differs ? (
          <p className="wrong proof-verdict">
            <Icon name="close" /> {tell.proof.otherNote}
          </p>
        ) : (
          <>
            <p className="proof-verdict proof-good">
              <Icon name="check" /> {said.proved}
            </p>
            <ul className="proof-list">
              <li>{tell.proof.seedFits}</li>
              {dice || proof.draws > 0 ? <li>{said.draws(proof.draws)}</li> : null}
              <li>{proof.byRules ? tell.proof.entries(proof.entries) : tell.proof.chained(proof.entries)}</li>
              {noted === null ? null : <li>{tell.proof.noted}</li>}
            </ul>
          </>
        )}
      </div>
      <details>
        <summary>{tell.proof.numbers}</summary>
        <dl className="hashes">
          <dt>{tell.proof.commitment}</dt>
          <dd className="hash">{commitment}</dd>
          <dt>{tell.proof.seed}</dt>
          <dd className="hash">{seed}</dd>
        </dl>
        <p className="quiet-text">{tell.proof.yourself}</p>
        <pre className="command">npm run -s starboard -- verify game.json</pre>
      </details>
    </section>
  );
}

function useProof(record: DiceProofProps['record']): Proof | Told | null {
  const load = useCallback(async (): Promise<Proof | Told | null> => {
    if (record === null) return null;
    if (!('proof' in record)) return record;
    try {
      return await record.proof;
    } catch (error) {
      return toldFailure(error);
    }
  }, [record]);
  return useLoaded(load) ?? null;
}
