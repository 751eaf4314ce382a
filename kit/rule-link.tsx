import { use } from 'react';
import { GuideContext, WordsContext } from './context.ts';

/** Opens the guide at that rule. */
export function RuleLink({ id }: { readonly id: string }) {
  const openRule = use(GuideContext);
  const title = use(WordsContext)?.guide[id]?.title;
  return (
    <button
      type="button"
      className="rule-link"
      onClick={(event) => {
        event.stopPropagation();
        openRule(id);
      }}
    >
      {id}
      {title === undefined ? null : <span className="rule-link-title"> {title}</span>}
    </button>
  );
}
