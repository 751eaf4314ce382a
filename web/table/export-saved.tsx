import { messageOf } from '@starboard/engine';
import { useState } from 'react';
import type { Told } from '../link/facts.ts';
import { Icon } from '../parts/icon.tsx';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';

/** What may be saved of the table, without opening it on the page: for where the page cannot. */
export function ExportSaved({ id }: { readonly id: string }) {
  const say = useSay();
  const [refusal, setRefusal] = useState<Told | null>(null);
  return (
    <>
      <button type="button" onClick={() => void exportSaved(id).then(setRefusal)}>
        <Icon name="save" /> {say.errors.export}
      </button>
      <NotSaved refusal={refusal} />
    </>
  );
}

export function NotSaved({ refusal }: { readonly refusal: Told | null }) {
  const say = useSay();
  const phrase = usePhrase();
  return (
    <div role="alert">
      {refusal === null ? null : (
        <p>
          {say.saved.notSaved} {phrase(messageOf(refusal))}
        </p>
      )}
    </div>
  );
}

export async function exportSaved(id: string): Promise<Told | null> {
  const { exportTable } = await import('./exporting.ts');
  return exportTable(id);
}
