// What never changes on the map: links and system disks. Drawn once for a sector.

import { Spot, usePicking } from '@starboard/kit';
import { memo } from 'react';
import { SystemTip } from '../tips/system-tip.tsx';
import { hasGift } from '../../rules/campaign/marker.ts';
import { MANAGE, MOVE, NOTHING, PLACE, type Nexum } from '../../rules/state.ts';
import type { Live } from '../tips/live.ts';
import { useText } from '../words/use-text.ts';
import { letterPlace, shownPlace } from './around.ts';
import { bend, type Chart, type ChartDisk } from './chart.ts';
import { ExoticFace, Ruins } from '../expansions/fetched.ts';
import { ClosedSign } from './icons.tsx';
import type { Latest } from './latest.ts';

/** Colours of seats by seat. */
type Colours = readonly number[];

export interface DisksProps {
  readonly chart: Chart;
  /** Of the seats, in order. */
  readonly colours: string;
  /** What tips tell; without it there are none. */
  readonly live: Latest<Live> | null;
  /** The move that pointing at a disk means now; null where it means none. */
  readonly pointed: DiskMove | null;
  /** Those that were named as neighbours of one that joins, as a set. */
  readonly named: number;
}

type DiskMove = 'beside' | 'overload' | 'blanket';

/** NG-15.5, NG-17.5, NG-19.5: when a whole disk is meant. */
export function pointedDisks(state: Nexum): DiskMove | null {
  const { asking, phase, pathLevels, turn } = state;
  if (asking === NOTHING && (phase === MANAGE || phase === MOVE) && hasGift(state, turn)) return 'blanket';
  if (pathLevels === 0) return null;
  if (asking === PLACE) return 'beside';
  return asking === NOTHING && phase === MANAGE ? 'overload' : null;
}

export const Disks = memo(function Disks({ chart, colours, live, pointed, named }: DisksProps) {
  const byCivilization = colours.split(' ').map(Number);
  return (
    <g>
      {chart.tunnel === null ? null : <Tunnel from={chart.tunnel[0]} to={chart.tunnel[1]} />}
      {chart.links.map(([from, to]) => (
        <Link key={`${from.name}${to.name}`} from={from} to={to} />
      ))}
      {chart.disks.map((disk) => (
        <Disk
          key={disk.name}
          disk={disk}
          colours={byCivilization}
          live={live}
          pointed={pointed}
          isNamed={((named >>> disk.system) & 1) === 1}
        />
      ))}
    </g>
  );
});

interface Ends {
  readonly from: ChartDisk;
  readonly to: ChartDisk;
}

/** One wormhole has two ends, however far apart. */
function Tunnel({ from, to }: Ends) {
  const middle = bend(from, to, 0.12);
  return <path className="nx-tunnel" d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`} />;
}

/** NG-15.15: a link to a bridge is a way to all that the bridge is linked to, while it is open. */
function bridgeClass({ from, to }: Ends): string {
  const bridge = from.bridge ?? to.bridge;
  return bridge === null ? '' : `nx-link-bridge nx-bridge-${bridge}`;
}

/** From rim to rim. */
function Link({ from, to }: Ends) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const ends = {
    x1: from.x + dx * from.radius,
    y1: from.y + dy * from.radius,
    x2: to.x - dx * to.radius,
    y2: to.y - dy * to.radius,
  };
  return (
    <>
      <line className="nx-link-haze" {...ends} />
      <line className={`nx-link ${bridgeClass({ from, to })}`} {...ends} />
    </>
  );
}

interface DiskProps {
  readonly disk: ChartDisk;
  readonly colours: Colours;
  readonly live: Latest<Live> | null;
  readonly pointed: DiskMove | null;
  readonly isNamed: boolean;
}

function Disk({ disk, colours, live, pointed, isNamed }: DiskProps) {
  const text = useText();
  const picking = usePicking();
  const { x, y, kind, exotic, home, name } = disk;
  const seat = home === null ? '' : `seat-${colours[home]}`;
  const wish = pointed === null ? null : { move: pointed, system: name };
  return (
    <g
      className={`nx-disk nx-disk-${kind} ${seat} ${isNamed ? 'nx-disk-named' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <Spot
        id={`system-${name}`}
        label={`${name}, ${exotic === null ? text.kind[kind] : text.sky.exotic[exotic]}`}
        wishes={wish !== null && picking?.can(wish) === true ? [wish] : undefined}
        tip={live === null ? undefined : <SystemTip live={live} disk={disk} />}
      >
        <circle className="nx-halo" r={disk.radius + 4} />
        <Face disk={disk} />
      </Spot>
    </g>
  );
}

function Face({ disk }: { readonly disk: ChartDisk }) {
  const { radius, kind, closed, name, shows, orbit, ruins, places } = disk;
  return (
    <>
      <circle className="nx-disk-ground" r={radius} />
      {kind === 'cloud' || kind === 'exotic' ? <ExoticFace disk={disk} /> : null}
      {kind === 'major' ? <circle className="nx-disk-rim" r={radius - 3.4} /> : null}
      {closed ? <circle className="nx-barrier" r={radius + 4.5} /> : null}
      {places.some(({ size }) => size !== 'area' && size !== 'hole') ? (
        <circle className="nx-orbit" r={orbit} />
      ) : null}
      {ruins.length === 0 ? null : <Ruins ruins={ruins} />}
      <circle className="nx-disk-rim nx-disk-edge" r={radius} />
      <text className="nx-letter" {...letterPlace(disk)}>
        {name}
      </text>
      {shows === null ? null : (
        <text className="nx-letter nx-shows" {...shownPlace(disk)}>
          {shows}
        </text>
      )}
      {closed ? <ClosedSign x={radius * 0.76} y={-radius * 0.76} r={8} /> : null}
    </>
  );
}
