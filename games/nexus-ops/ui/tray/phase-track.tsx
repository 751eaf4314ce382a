import { SeatGlyph, type Scene } from '@starboard/kit';
import * as p from '../../rules/phases.ts';
import type { Nexus } from '../../rules/state.ts';
import type { NexusTable } from '../table.ts';

const [DEPLOY, MOVE, EXPLORE, FIGHT, , DRAW] = [0, 1, 2, 3, 4, 5];

/** The phase of the turn (NO-2.1) that a decision belongs to; Income needs none. */
function phaseOf(decision: number): number {
  if (decision <= p.TELEPORT) return DEPLOY;
  if (decision <= p.SCORCH) return MOVE;
  if (decision === p.EXPLORE) return EXPLORE;
  return decision <= p.SPOILS ? FIGHT : DRAW;
}

export function PhaseTrack({ scene, table }: { readonly scene: Scene<Nexus>; readonly table: NexusTable }) {
  const { state, people } = scene;
  const { labels } = table;
  if (state.phase === p.OVER) return null;
  const now = phaseOf(state.phase);
  const { name, colour } = people[state.turn];
  return (
    <div className={`no-track seat-${colour}`}>
      <span className="no-track-who">
        <SeatGlyph colour={colour} size={16} />
        <span className="no-track-name">{name}</span>
        <span className="no-track-round">{labels.round(state.round)}</span>
      </span>
      <ol aria-label={labels.phases}>
        {labels.phaseNames.map((phase, i) => (
          <li key={phase} {...(i === now ? { 'aria-current': 'step' as const } : {})}>
            {phase}
          </li>
        ))}
      </ol>
    </div>
  );
}
