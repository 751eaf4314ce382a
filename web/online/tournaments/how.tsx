// The rules that this tournament is played by.

import type { TournamentInfo } from '@starboard/wire/schema';
import { ChosenOptions } from '../facts/chosen-options.tsx';
import { useTell } from '../tell.ts';
import { rulesOf } from './facts.ts';
import { useSeriesRules } from '../../series/series-words.tsx';

export function HowItIsPlayed({ tournament }: { readonly tournament: TournamentInfo }) {
  const rules = useSeriesRules();
  const { page } = useTell().tournaments;
  const { game, rules: version, options } = tournament;
  return (
    <details className="how">
      <summary>{page.how}</summary>
      <ChosenOptions game={game} rules={version} options={options} />
      {rulesOf(tournament).map((id) => (
        <article key={id} className="rule">
          <h4>
            <span className="rule-id">{id}</span> {rules[id]?.title}
          </h4>
          <p>{rules[id]?.text}</p>
        </article>
      ))}
    </details>
  );
}
