import { indexedShelf } from '../shelf/indexed.ts';
import { downloadGame } from '../parts/download.ts';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';

/** The game as it was saved, without opening it: it works when nothing else does. */
export function ExportSaved({ id }: { readonly id: string }) {
  const say = useSay();
  return (
    <button type="button" onClick={() => void exportSaved(id)}>
      <Icon name="save" /> {say.errors.export}
    </button>
  );
}

export async function exportSaved(id: string): Promise<void> {
  const saved = await indexedShelf().load(id);
  if (saved === null) return;
  const people = saved.table.people.map(({ name, bot }) => ({ name, bot }));
  downloadGame({ ...saved.table.file, people, log: saved.log });
}
