// The strip below the map: where the turn is, and what can be done that is not on the map. It is always of the same height, so
// that the map is.

import * as p from '../../rules/phases.ts';
import { BattleActs } from '../battle/acts.tsx';
import { PassAhead } from '../battle/beforehand.tsx';
import { Act } from '../parts.tsx';
import { Strip } from '../strip.tsx';
import { Battles } from './battles.tsx';
import { Cancel } from './cancel.tsx';
import { Choosing, Gifts, Hill, Scorched, Spores, Victims } from './choices.tsx';
import { Market } from './market.tsx';
import { Marching } from './marching.tsx';
import { PhaseTrack } from './phase-track.tsx';
import type { TrayProps } from './tray-props.ts';

export function Tray(props: TrayProps) {
  const { scene, table } = props;
  return (
    <div className="no-tray">
      <PhaseTrack scene={scene} table={table} />
      <Strip className="no-desk" labels={table.labels}>
        {scene.picking === null ? <Waiting {...props} /> : <PhaseActs {...props} />}
      </Strip>
      <div className="no-ends">
        {scene.picking === null ? null : <Cancel {...props} />}
        {scene.state.phase === p.REROLL ? null : (
          <Act scene={scene} table={table} record={{ move: 'done' }} />
        )}
      </div>
    </div>
  );
}

function Waiting({ scene, table }: TrayProps) {
  const { state, people, viewer } = scene;
  if (state.phase === p.OVER || state.asked === viewer) return null;
  return (
    <>
      <span className="no-hint">
        {table.labels.asked(people[state.asked].name, state.phase === p.WINDOW)}
      </span>
      <PassAhead scene={scene} table={table} />
    </>
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
    case p.SHATTER:
    case p.WINDOW:
    case p.REROLL:
    case p.LOSSES:
      return <BattleActs {...props} />;
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
