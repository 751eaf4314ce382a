// The battles that must be fought, each with its exact odds.

import { HtmlSpot, SeatGlyph } from '@starboard/kit';
import { HEX_NAMES } from '../../data/board.ts';
import { OddsBar } from '../battle/odds.tsx';
import { hexOf } from '../words/nexus-words.ts';
import type { TrayProps } from './tray-props.ts';

export function Battles({ scene, table }: TrayProps) {
  const { picking, state, viewer, people } = scene;
  const { names, labels, words } = table;
  const fights = (picking?.choices ?? []).filter(({ record }) => record.move === 'fight');
  return (
    <div className="no-battles" role="group" aria-label={labels.battles}>
      {fights.map(({ record }) => {
        const hex = hexOf(record['hex']);
        const enemy = Number(record['seat']);
        return (
          <HtmlSpot
            key={`${hex} ${enemy}`}
            id={`fight ${HEX_NAMES[hex]} ${enemy}`}
            label={words.move(record, state, viewer)}
            wishes={[{ move: 'fight', hex: HEX_NAMES[hex], seat: enemy }]}
            className="no-battle-choice"
          >
            <span>
              {HEX_NAMES[hex]} · {names.terrains[state.terrain[hex]]}
            </span>
            <span>
              <SeatGlyph colour={people[enemy].colour} size={14} /> {labels.against(people[enemy].name)}
            </span>
            <OddsBar state={state} hex={hex} attacker={viewer} defender={enemy} labels={labels} />
          </HtmlSpot>
        );
      })}
    </div>
  );
}
