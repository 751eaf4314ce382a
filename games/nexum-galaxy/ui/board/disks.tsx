// What never changes on the map: links and system disks. Drawn once for a sector.

import { Spot } from '@starboard/kit';
import { memo } from 'react';
import { SystemTip } from '../tips/system-tip.tsx';
import type { Live } from '../tips/live.ts';
import { useText } from '../words/use-text.ts';
import { letterPlace } from './around.ts';
import type { Chart, ChartDisk } from './chart.ts';
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
}

export const Disks = memo(function Disks({ chart, colours, live }: DisksProps) {
  const byCivilization = colours.split(' ').map(Number);
  return (
    <g>
      {chart.links.map(([from, to]) => (
        <Link key={`${from.name}${to.name}`} from={from} to={to} />
      ))}
      {chart.disks.map((disk) => (
        <Disk key={disk.name} disk={disk} colours={byCivilization} live={live} />
      ))}
    </g>
  );
});

/** From rim to rim. */
function Link({ from, to }: { readonly from: ChartDisk; readonly to: ChartDisk }) {
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
      <line className="nx-link" {...ends} />
    </>
  );
}

/** The orbit of the planets. */
const ORBIT = 31;

interface DiskProps {
  readonly disk: ChartDisk;
  readonly colours: Colours;
  readonly live: Latest<Live> | null;
}

function Disk({ disk, colours, live }: DiskProps) {
  const text = useText();
  const { x, y, kind, home, name } = disk;
  const seat = home === null ? '' : `seat-${colours[home]}`;
  return (
    <g className={`nx-disk nx-disk-${kind} ${seat}`} transform={`translate(${x} ${y})`}>
      <Spot
        id={`system-${name}`}
        label={`${name}, ${text.kind[kind]}`}
        tip={live === null ? undefined : <SystemTip live={live} disk={disk} />}
      >
        <Face disk={disk} />
      </Spot>
    </g>
  );
}

function Face({ disk }: { readonly disk: ChartDisk }) {
  const { radius, kind, closed, name, shows } = disk;
  return (
    <>
      <circle className="nx-disk-ground" r={radius} />
      {kind === 'major' ? <circle className="nx-disk-rim" r={radius - 3.4} /> : null}
      {closed ? <circle className="nx-barrier" r={radius + 4.5} /> : null}
      <circle className="nx-orbit" r={ORBIT} />
      <circle className="nx-disk-rim nx-disk-edge" r={radius} />
      <text className="nx-letter" {...letterPlace(disk)}>
        {name}
      </text>
      {shows === null ? null : (
        <text className="nx-letter nx-shows" x={-radius * 0.68} y={-radius * 0.3}>
          {shows}
        </text>
      )}
      {closed ? <ClosedSign x={radius * 0.76} y={-radius * 0.76} r={8} /> : null}
    </>
  );
}
