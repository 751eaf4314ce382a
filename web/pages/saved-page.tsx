import { Page } from '../parts/page.tsx';
import { useSay } from '../words/say.ts';
import { OpenFile } from './open-file.tsx';
import { SavedCard } from './saved-card.tsx';
import { useSaved } from './saved.ts';

export function SavedPage() {
  const say = useSay();
  const { tables, unavailable, remove } = useSaved();
  return (
    <Page title={say.saved.title}>
      <h1>{say.saved.title}</h1>
      {tables.length === 0 ? <p>{unavailable ? say.saved.noStorage : say.saved.none}</p> : null}
      <ul className="saved-list">
        {tables.map((table) => (
          <SavedCard key={table.id} table={table} onRemove={remove} />
        ))}
      </ul>
      <div className="buttons">
        <OpenFile />
      </div>
    </Page>
  );
}
