// What a system is: its kind, its neighbours, what it gives when it is all one's own.

import { RuleLink } from '@starboard/kit';
import { PLANET_ENERGY, STAR_ENERGY } from '../../data/numbers.ts';
import type { ChartDisk, Spotted } from '../board/chart.ts';
import type { Latest } from '../board/latest.ts';
import { useText } from '../words/use-text.ts';
import type { Live } from './live.ts';

function energyOf(size: Spotted['size']): number {
  return size === 'star' ? STAR_ENERGY : PLANET_ENERGY;
}

export function SystemTip({ live, disk }: { readonly live: Latest<Live>; readonly disk: ChartDisk }) {
  const text = useText();
  const { chart, people } = live.get();
  const { name, kind, home, closed, shows, places } = disk;
  const neighbours = chart.links.flatMap(([one, other]) =>
    one.name === name ? [other.name] : other.name === name ? [one.name] : [],
  );
  const energy = places.reduce((sum, { size }) => sum + energyOf(size), 0);
  return (
    <div className="nx-tip">
      <p className="nx-tip-title">
        <strong>{name}</strong> {text.kind[kind]}
        {home === null ? null : <span className="nx-soft"> · {text.homeOf(people[home].name)}</span>}
      </p>
      <p>{neighbours.length === 0 ? text.noNeighbours : text.neighbours(neighbours)}</p>
      {kind === 'cloud' ? null : <p className="nx-soft">{text.wholeSystem(energy)}</p>}
      {shows === null ? null : (
        <p className="nx-soft">
          {text.cosmos.shows(shows)} <RuleLink id="NG-10.6" />
        </p>
      )}
      {closed ? <p className="nx-soft">{text.closedSystem}</p> : null}
      <p className="nx-tip-rules">
        <RuleLink id={kind === 'cloud' ? 'NG-12.4' : 'NG-6.1'} />
        {closed ? <RuleLink id="NG-6.2" /> : null}
      </p>
    </div>
  );
}
