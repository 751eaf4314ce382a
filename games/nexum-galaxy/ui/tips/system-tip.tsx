// What a system is: its kind, its neighbours, what it gives when it is all one's own.

import { RuleLink } from '@starboard/kit';
import { PLANET_ENERGY, STAR_ENERGY } from '../../data/numbers.ts';
import type { ExoticKind } from '../../data/exotic.ts';
import type { ChartDisk, Spotted } from '../board/chart.ts';
import type { Latest } from '../board/latest.ts';
import { useText } from '../words/use-text.ts';
import type { Live } from './live.ts';

const EXOTIC_RULES: Readonly<Record<ExoticKind, string>> = {
  neutron: 'NG-15.10',
  quantum: 'NG-15.11',
  cloud: 'NG-15.12',
  magnetic: 'NG-15.13',
  drifting: 'NG-15.14',
  hole: 'NG-15.15',
  binary: 'NG-15.16',
  wormhole: 'NG-15.17',
  giant: 'NG-15.18',
  archipelago: 'NG-15.14',
  dark: 'NG-15.13',
};

/** NG-15.10: a neutron star gives nothing, as nobody gets there. */
function energyOf({ size, exotic }: Spotted): number {
  if (size === 'area' || size === 'hole') return 0;
  if (size === 'star') return exotic === 'neutron' ? 0 : STAR_ENERGY;
  return PLANET_ENERGY;
}

export function SystemTip({ live, disk }: { readonly live: Latest<Live>; readonly disk: ChartDisk }) {
  const text = useText();
  const { chart, people } = live.get();
  const { name, kind, exotic, home, closed, shows, places, ruins } = disk;
  const neighbours = chart.links.flatMap(([one, other]) =>
    one.name === name ? [other.name] : other.name === name ? [one.name] : [],
  );
  const energy = places.reduce((sum, spot) => sum + energyOf(spot), 0);
  return (
    <div className="nx-tip">
      <p className="nx-tip-title">
        <strong>{name}</strong> {exotic === null ? text.kind[kind] : text.sky.exotic[exotic]}
        {home === null ? null : <span className="nx-soft"> · {text.homeOf(people[home].name)}</span>}
      </p>
      <p>{neighbours.length === 0 ? text.noNeighbours : text.neighbours(neighbours)}</p>
      {exotic === null ? null : <p>{text.sky.exoticDoes[exotic]}</p>}
      {disk.tunnel && exotic === null ? <p>{text.sky.wormholeEnd}</p> : null}
      {disk.bridge === null ? null : <p>{text.sky.bridge(disk.bridge === 'open')}</p>}
      {ruins.length === 0 ? null : <p className="nx-soft">{text.sky.ruined(ruins.length)}</p>}
      {energy === 0 ? null : <p className="nx-soft">{text.wholeSystem(energy)}</p>}
      {shows === null ? null : (
        <p className="nx-soft">
          {text.cosmos.shows(shows)} <RuleLink id="NG-10.6" />
        </p>
      )}
      {closed ? <p className="nx-soft">{text.closedSystem}</p> : null}
      <p className="nx-tip-rules">
        <RuleLink id={exotic === null ? (kind === 'cloud' ? 'NG-12.4' : 'NG-6.1') : EXOTIC_RULES[exotic]} />
        {closed ? <RuleLink id="NG-6.2" /> : null}
      </p>
    </div>
  );
}
