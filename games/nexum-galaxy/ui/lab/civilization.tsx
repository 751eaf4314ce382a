// A civilization with its two generations, what can be used in this turn, and evolving; and the draft before the first round.

import { HtmlSpot, RuleLink, useWords } from '@starboard/kit';
import { civilizationIds, skillOwners, type CivilizationId, type SkillId } from '../../data/civilizations.ts';
import { isTaken } from '../../rules/civilizations/choose.ts';
import type { Nexum } from '../../rules/state.ts';
import { useText } from '../words/use-text.ts';
import { Choices } from './besides.tsx';
import type { LabProps } from './facts.ts';

const skillIds = Object.keys(skillOwners) as readonly SkillId[];

export function Civilization({ state, seat, own }: LabProps) {
  const text = useText().lab;
  const id = civilizationIds[state.civilization[seat] - 1];
  return (
    <div className="nx-civilization">
      <strong>{text.civilization[id]}</strong>
      <Generations id={id} evolved={((state.evolved >>> seat) & 1) === 1} />
      {state.turn === seat && state.skillUsed === 1 ? <p className="nx-soft">{text.skillUsed}</p> : null}
      {own ? (
        <div className="nx-free">
          <Choices state={state} seat={seat} kinds={['evolve', ...skillIds]} />
        </div>
      ) : null}
      <p className="nx-tip-rules">
        <RuleLink id="NG-17.2" /> <RuleLink id="NG-17.3" />
      </p>
    </div>
  );
}

function Generations({ id, evolved }: { readonly id: CivilizationId; readonly evolved: boolean }) {
  const text = useText().lab;
  const permanent = text.permanent[id];
  return (
    <dl>
      {text.generation.map((name, generation) => (
        <div key={name} className={generation === 1 && !evolved ? 'nx-soft' : ''}>
          <dt>{name}</dt>
          {generation === 0 && permanent !== null ? <dd>{permanent}</dd> : null}
          {skillIds
            .filter((skill) => skillOwners[skill][0] === id && Number(skillOwners[skill][1]) === generation)
            .map((skill) => (
              <dd key={skill}>{text.skill[skill]}</dd>
            ))}
          {generation === 1 && !evolved ? <dd>{text.evolves(id)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** NG-17.1 */
export function Draft({ state, seat }: LabProps) {
  const words = useWords<Nexum>();
  const text = useText().lab;
  return (
    <ul className="nx-draft">
      {civilizationIds.map((id, number) => (
        <li key={id} className={isTaken(state, number) ? 'nx-soft' : ''}>
          <HtmlSpot
            id={`choose-${id}`}
            label={words.move({ move: 'choose', civilization: id }, state, seat)}
            wishes={[{ move: 'choose', civilization: id }]}
            className="nx-button"
          >
            {text.civilization[id]}
          </HtmlSpot>
          {isTaken(state, number) ? <p>{text.taken}</p> : null}
          <Generations id={id} evolved={false} />
        </li>
      ))}
    </ul>
  );
}
