// NO-15.7: the transmission line. Missions that whoever has the turn may fulfil.

import { HtmlSpot, RuleLink, type Scene } from '@starboard/kit';
import { MISSIONS, MISSION_NAMES, type Nexus } from '../../rules/state.ts';
import { upTo } from '../parts.tsx';
import { useTable } from '../table.ts';
import { MissionFace, PointsBadge } from './card.tsx';
import { MISSION_COLUMNS, POINTS, RED } from '../../rules/columns.ts';

export function TransmissionLine({ state, options, picking }: Scene<Nexus>) {
  const table = useTable(options);
  const { labels, names } = table;
  const open = upTo(MISSIONS).flatMap((mission) =>
    upTo(state.line[mission]).map((copy) => ({ mission, copy })),
  );
  return (
    <ul className="no-line" aria-label={labels.line}>
      {open.map(({ mission, copy }) => (
        <li key={`${mission} ${copy}`}>
          <HtmlSpot
            id={`line ${MISSION_NAMES[mission]}`}
            label={`${names.missions[mission].title}. ${names.missions[mission].text}`}
            wishes={picking === null ? undefined : [{ move: 'score', card: MISSION_NAMES[mission] }]}
            className="no-line-card"
            tip={
              <div className="no-tip">
                <MissionFace state={state} table={table} mission={mission} />
                <RuleLink id="NO-15.7" />
              </div>
            }
          >
            <PointsBadge
              points={state.missionRow[mission * MISSION_COLUMNS + POINTS]}
              red={state.missionRow[mission * MISSION_COLUMNS + RED] === 1}
            />
            <span>{names.missions[mission].title}</span>
          </HtmlSpot>
        </li>
      ))}
    </ul>
  );
}
