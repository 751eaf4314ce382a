// What just happened, for who hears the page instead of seeing it.

import { useSay } from '../words/say.ts';
import type { TableState } from './table-state.ts';
import type { Teller } from './telling.ts';

export function Latest({ table, teller }: { readonly table: TableState; readonly teller: Teller }) {
  const say = useSay();
  const { moments, shown } = table;
  return (
    <div className="heard-only" role="log" aria-label={say.log.title}>
      {teller(moments[shown], shown).map(({ id, told, isName }) =>
        isName === true ? null : <p key={id}>{told.text}</p>,
      )}
    </div>
  );
}
