// Decisions that are only a few buttons.

import { HtmlSpot, SeatGlyph } from '@starboard/kit';
import { FIGURES } from '../../data/units.ts';
import { stacksIn } from '../board/hexes.ts';
import { FigureIcon } from '../board/figures.tsx';
import { MissionFace } from '../cards/card.tsx';
import { MISSION_NAMES } from '../../rules/state.ts';
import { Act, upTo } from '../parts.tsx';
import type { TrayProps } from './tray-props.ts';

/** NO-4.3: whom the breath hits. */
export function Victims({ scene, table }: TrayProps) {
  return (
    <>
      {scene.people.map(({ name, colour }, seat) => (
        <Act key={name + String(colour)} scene={scene} table={table} record={{ move: 'victim', seat }}>
          <SeatGlyph colour={colour} size={16} /> {name}
        </Act>
      ))}
    </>
  );
}

/** NO-4.2: what the breath takes. */
export function Scorched({ scene, table }: TrayProps) {
  const { state, people, viewer } = scene;
  const mine = stacksIn(state, state.breathAt - 1).filter(({ seat }) => seat === viewer);
  return (
    <>
      {mine.map(({ unit, number }) => (
        <Act key={unit} scene={scene} table={table} record={{ move: 'lose', unit: FIGURES[unit] }}>
          <span className={`no-choice-unit seat-${people[viewer].colour}`}>
            <FigureIcon unit={unit} alternate={table.alternate} size={28} />
            {table.names.units[unit].one} <span className="no-soft">{table.labels.ofHere(number)}</span>
          </span>
        </Act>
      ))}
    </>
  );
}

/** NO-18.3: how many Sporlings move on. */
export function Spores({ scene: { state }, table: { labels }, desk }: TrayProps) {
  if (state.spores === 0) return null;
  return (
    <span className="no-numbers" role="group" aria-label={labels.howMany}>
      {upTo(state.spores).map((i) => (
        <button
          key={i}
          type="button"
          className={desk.spores === i + 1 ? 'no-number no-in-hand' : 'no-number'}
          aria-pressed={desk.spores === i + 1}
          onClick={() => desk.setSpores(i + 1)}
        >
          {i + 1}
        </button>
      ))}
    </span>
  );
}

/** NO-15.5: one of two missions. */
export function Choosing({ scene, table }: TrayProps) {
  const { state, viewer } = scene;
  const offered = [...new Set([state.offer[viewer * 2], state.offer[viewer * 2 + 1]])].filter(
    (each) => each > 0,
  );
  return (
    <>
      {offered.map((each) => (
        <HtmlSpot
          key={each}
          id={`keep ${MISSION_NAMES[each - 1]}`}
          label={table.words.move({ move: 'keep', card: MISSION_NAMES[each - 1] }, state, viewer)}
          wishes={[{ move: 'keep', card: MISSION_NAMES[each - 1] }]}
          className="no-offer"
        >
          <MissionFace state={state} table={table} mission={each - 1} />
        </HtmlSpot>
      ))}
    </>
  );
}

/** NO-15.4 */
export function Hill({ scene, table }: TrayProps) {
  return (
    <>
      <Act scene={scene} table={table} record={{ move: 'claim', reward: 'cards' }} />
      <Act scene={scene} table={table} record={{ move: 'claim', reward: 'hill' }} />
    </>
  );
}

/** NO-16.3 */
export function Gifts({ scene, table }: TrayProps) {
  return (
    <>
      <Act scene={scene} table={table} record={{ move: 'give', deck: 'energize' }} />
      <Act scene={scene} table={table} record={{ move: 'give', deck: 'mission' }} />
    </>
  );
}
