// The faces of cards.

import {
  EFFECT,
  ENERGIZE_COLUMNS,
  MISSION_COLUMNS,
  POINTS,
  RED,
  TELEPORT_EFFECT,
} from '../../rules/columns.ts';
import type { Nexus } from '../../rules/state.ts';
import type { NexusTable } from '../table.ts';

interface FaceProps {
  readonly state: Nexus;
  readonly table: NexusTable;
}

export function EnergizeFace({ state, table, card }: FaceProps & { readonly card: number }) {
  const { names, labels } = table;
  const { title, text } = names.energize[card];
  const deploys = isDeployCard(state, card);
  return (
    <span className="no-face no-face-energize">
      <span className="no-face-head">
        <BoltIcon />
        <strong>{title}</strong>
      </span>
      <span className="no-face-kind">{deploys ? labels.deployCard : labels.battleCard}</span>
      <span className="no-face-text">{text}</span>
    </span>
  );
}

export function isDeployCard(state: Nexus, card: number): boolean {
  return state.energizeRow[card * ENERGIZE_COLUMNS + EFFECT] <= TELEPORT_EFFECT;
}

export function MissionFace({ state, table, mission }: FaceProps & { readonly mission: number }) {
  const { names, labels } = table;
  const { title, text } = names.missions[mission];
  const red = state.missionRow[mission * MISSION_COLUMNS + RED] === 1;
  return (
    <span className={red ? 'no-face no-face-mission no-face-red' : 'no-face no-face-mission'}>
      <span className="no-face-head">
        <PointsBadge points={state.missionRow[mission * MISSION_COLUMNS + POINTS]} red={red} />
        <strong>{title}</strong>
      </span>
      <span className="no-face-kind">{red ? labels.redMission : labels.whiteMission}</span>
      <span className="no-face-text">{text}</span>
    </span>
  );
}

/** Red numbers are square, white ones round: the colour alone would not tell. */
export function PointsBadge({ points, red }: { readonly points: number; readonly red: boolean }) {
  return <span className={red ? 'no-points no-points-red' : 'no-points'}>{points}</span>;
}

export function BoltIcon() {
  return (
    <svg className="no-bolt" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path d="M13 2L4 14H11L9 22L20 9H13Z" />
    </svg>
  );
}
