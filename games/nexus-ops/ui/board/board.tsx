// The whole board: the moon with its hexes, the transmission line, the battle under way, and a tray with what can be done.

import { PanZoom, Spot, useHold, useMotion, type Scene } from '@starboard/kit';
import { useMemo, useState } from 'react';
import { HEX_NAMES } from '../../data/board.ts';
import { enemiesOf } from '../../rules/army.ts';
import { hasHex } from '../../rules/board.ts';
import * as p from '../../rules/phases.ts';
import { TYPES, type Nexus } from '../../rules/state.ts';
import { BattleWindow } from '../battle/battle-window.tsx';
import { TransmissionLine } from '../cards/line.tsx';
import { useTable, type NexusTable } from '../table.ts';
import { Tray } from '../tray/tray.tsx';
import { Backdrop } from './backdrop.tsx';
import { useDesk, type Desk } from './desk.ts';
import { arrivingIn, Flights } from './flights.tsx';
import { boardOf, layoutOf, outline, R, type Layout } from './geometry.ts';
import { HexNames } from './hex-names.tsx';
import { hexLabel, HexTip } from './hex-tip.tsx';
import { hexWishes, ordersTo, sourceWishes } from './hex-wishes.ts';
import { HexPieces } from './hex.tsx';
import { hexesOf, type HexView } from './hexes.ts';
import { useLie } from './lie.ts';
import { Ground } from './terrain.tsx';

export function Board(scene: Scene<Nexus>) {
  const { state, options, seats, picking } = scene;
  const table = useTable(options);
  const [sky, setSky] = useState<HTMLDivElement | null>(null);
  const board = boardOf(options);
  const lie = useLie(board, seats);
  const layout = layoutOf(board, seats, lie);
  const views = useMemo(() => hexesOf(state), [state]);
  const desk = useDesk(state, picking);
  useHold(desk.from === null ? null : sourceWishes(desk.from));
  const motion = useMotion();
  return (
    <div className={motion ? 'no-board no-moving' : 'no-board'}>
      {state.lineLength > 0 ? <TransmissionLine {...scene} /> : null}
      <div className="no-sky" ref={setSky}>
        <PanZoom viewBox={layout.box} label={table.labels.board}>
          <Backdrop layout={layout} />
          <Terrain layout={layout} terrain={state.terrain.join()} />
          {views.map((view) => (
            <HexSpot key={view.hex} {...{ scene, table, layout, desk, view }} />
          ))}
          <HexNames layout={layout} />
          <Flights scene={scene} layout={layout} alternate={table.alternate} />
        </PanZoom>
        <BattleWindow scene={scene} sky={sky} />
      </div>
      <Tray scene={scene} table={table} desk={desk} />
    </div>
  );
}

interface TerrainProps {
  readonly layout: Layout;
  /** By hex, as text, so that it compares equal as long as nothing changes. */
  readonly terrain: string;
}

/** The ground of all hexes. It never changes in a game. */
function Terrain({ layout, terrain }: TerrainProps) {
  return useMemo(() => {
    const lands = terrain.split(',').map(Number);
    return (
      <g>
        {layout.places.map((place, hex) =>
          place === null ? null : (
            <g key={HEX_NAMES[hex]} transform={`translate(${place.x} ${place.y})`}>
              <Ground hex={hex} terrain={lands[hex]} lie={layout.lie} />
            </g>
          ),
        )}
      </g>
    );
  }, [layout, terrain]);
}

interface HexSpotProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly layout: Layout;
  readonly desk: Desk;
  readonly view: HexView;
}

function HexSpot({ scene, table, layout, desk, view }: HexSpotProps) {
  const { state, picking, people } = scene;
  const { hex } = view;
  const place = layout.places[hex];
  if (place === null) return null;
  const touch = touchOf(scene, desk, hex);
  const attacks = wouldAttack(scene, touch, hex);
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <Spot
        id={HEX_NAMES[hex]}
        className={`no-hex ${touch?.look ?? ''}`}
        label={hexLabel(table, people, view)}
        wishes={picking === null ? undefined : hexWishes(state, hex, desk)}
        onPoint={touch?.act}
        readFirst={attacks}
        tip={<HexTip scene={scene} table={table} desk={desk} view={view} />}
      >
        <polygon className="no-hit" points={outline(layout.lie, R - 2)} />
        <HexPieces
          view={view}
          lie={layout.lie}
          alternate={table.alternate}
          colours={people.map(({ colour }) => colour)}
          spent={spentIn(state, view)}
          arriving={arrivingIn(scene, view)}
        />
        {attacks ? <path className="no-aim" d={AIM} /> : null}
      </Spot>
    </g>
  );
}

const TARGET = 'no-target';

/** The strokes of a crosshair, at the rim of a hex. */
const AIM = 'M58 0H92M-58 0H-92M0 58V92M0 -58V-92';

interface Touch {
  readonly look: string;
  readonly act: () => void;
}

/** In the Move phase pointing at a hex takes its units in hand, or sends those in hand there. Null where pointing is for the
 *  table to understand. */
function touchOf({ state, picking }: Scene<Nexus>, desk: Desk, hex: number): Touch | null {
  if (picking === null || state.phase !== p.MOVE) return null;
  if (desk.from === hex) return { look: 'no-chosen', act: () => desk.setFrom(null) };
  const orders = desk.from === null ? [] : ordersTo(picking, desk, hex);
  if (orders.length > 0) return { look: TARGET, act: () => desk.send(orders) };
  if (!picking.can(...sourceWishes(hex))) return null;
  return { look: desk.from === null ? '' : 'no-calm', act: () => desk.setFrom(hex) };
}

/** Would pointing at the hex attack somebody? The odds are read before. */
function wouldAttack({ state, picking, viewer }: Scene<Nexus>, touch: Touch | null, hex: number): boolean {
  if (picking === null) return false;
  if (state.phase === p.FIGHT) return picking.can({ move: 'fight', hex: HEX_NAMES[hex] });
  return touch?.look === TARGET && hasHex(enemiesOf(state, viewer), hex);
}

/** In the Move phase, by stack: units of the mover that have moved all. */
function spentIn(state: Nexus, { hex, stacks }: HexView): readonly boolean[] {
  if (state.phase !== p.MOVE) return [];
  return stacks.map(({ seat, unit }) => seat === state.turn && state.ready[hex * TYPES + unit] === 0);
}
