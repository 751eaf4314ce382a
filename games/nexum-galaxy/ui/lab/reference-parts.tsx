// The Asteroids rules on the reference card: technologies with their prices, and the exotic systems with what is special about each.

import { RuleLink } from '@starboard/kit';
import { exoticFaces } from '../../data/exotic.ts';
import { paths, technologies } from '../../data/technologies.ts';
import { isAvailable } from '../../rules/exotic/disks.ts';
import type { Nexum } from '../../rules/state.ts';
import { useText } from '../words/use-text.ts';
import { priceText } from './facts.ts';

export function AsteroidParts({ state }: { readonly state: Nexum }) {
  return (
    <>
      <TechnologyTable />
      <ExoticTable state={state} />
    </>
  );
}

function TechnologyTable() {
  const text = useText().lab;
  return (
    <section className="nx-reference-lab">
      <h3>{text.technologies}</h3>
      {paths.map((path) => (
        <div key={path}>
          <h4>{text.path[path]}</h4>
          <ul>
            {technologies
              .filter((each) => each.path === path)
              .map(({ id, price }) => (
                <li key={id}>
                  <div>
                    <strong>{text.technology[id]}</strong> {text.does[id]}{' '}
                    <span className="nx-soft">{priceText(text, price)}</span>
                  </div>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className="nx-tip-rules">
        <RuleLink id="NG-13.6" /> <RuleLink id="NG-13.8" />
      </p>
    </section>
  );
}

function ExoticTable({ state }: { readonly state: Nexum }) {
  const { lab, sky } = useText();
  return (
    <section className="nx-reference-lab">
      <h3>{lab.exoticSystems}</h3>
      <ul>
        {exoticFaces.map(({ letter, kind }, number) => (
          <li key={letter} className={isAvailable(state, number + 1) ? '' : 'nx-soft'}>
            <div>
              <strong>{letter}</strong> {sky.exotic[kind]}. {sky.exoticDoes[kind]}{' '}
              {isAvailable(state, number + 1) ? null : <span>{lab.inPlay}</span>}
            </div>
          </li>
        ))}
      </ul>
      <p className="nx-tip-rules">
        <RuleLink id="NG-15.1" /> <RuleLink id="NG-15.4" />
      </p>
    </section>
  );
}
