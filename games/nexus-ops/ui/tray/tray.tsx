// The strip below the map: where the turn is, and what can be done that is not on the map.

import type { Scene } from '@starboard/web/kit';
import type { Desk } from '../board/desk.ts';
import * as p from '../../rules/phases.ts';
import type { Nexus } from '../../rules/state.ts';
import { Act } from '../parts.tsx';
import type { Table } from '../table.ts';
import { Battles } from './battles.tsx';
import { Choosing, Gifts, Hill, Scorched, Spores, Victims } from './choices.tsx';
import { Market } from './market.tsx';
import { Marching } from './marching.tsx';
import { PhaseTrack } from './phase-track.tsx';

export interface TrayProps {
  readonly scene: Scene<Nexus>;
  readonly table: Table;
  readonly desk: Desk;
}

export function Tray(props: TrayProps) {
  const { scene, table } = props;
  return (
    <div className="no-tray">
      <PhaseTrack scene={scene} table={table} />
      {scene.picking === null ? null : (
        <div className="no-acts">
          <PhaseActs {...props} />
          <Act scene={scene} table={table} record={{ move: 'done' }} />
        </div>
      )}
    </div>
  );
}

function PhaseActs(props: TrayProps) {
  switch (props.scene.state.phase) {
    case p.DEPLOY:
      return <Market {...props} />;
    case p.MOVE:
      return <Marching {...props} />;
    case p.VICTIM:
      return <Victims {...props} />;
    case p.SCORCH:
      return <Scorched {...props} />;
    case p.FIGHT:
      return <Battles {...props} />;
    case p.SPOILS:
      return <Spores {...props} />;
    case p.CHOOSE:
      return <Choosing {...props} />;
    case p.HILL:
      return <Hill {...props} />;
    case p.GIVE:
      return <Gifts {...props} />;
    default:
      return null;
  }
}
