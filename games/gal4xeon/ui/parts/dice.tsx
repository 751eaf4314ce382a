// This round's dice. First a die, then a track; or drag the die there.

import { HtmlSpot } from '@starboard/kit';
import { tracks } from '../../data/sheet.ts';
import { ActionSign } from '../draw/icons.tsx';
import { PaperDie } from '../draw/paper-die.tsx';
import type { HeldDie } from '../model/dice.ts';
import { stroke } from '../model/timeline.ts';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import { useDrag } from './drag.tsx';
import { fresh } from './fresh.ts';
import { Tip } from './tip.tsx';
import { TRACK_SIGNS } from './track-signs.ts';

interface DiceProps {
  /** Squares of the die that is pointed at; 0 when none is. */
  readonly onPoint: (squares: number) => void;
}

export function Dice({ onPoint }: DiceProps) {
  const { hand, timeline } = useDesk();
  const words = useSheetWords();
  const drag = useDrag(onPoint);
  return (
    <section className="gx-dice" aria-label={words.headings.dice}>
      {hand.dice.map((die) => (
        <span
          key={die.number}
          {...fresh(timeline, stroke.roll, 'gx-die-place')}
          onPointerEnter={() => die.track < 0 && onPoint(die.value)}
          onPointerLeave={() => onPoint(0)}
          onPointerDown={(event) => drag.begin(event, die)}
        >
          <DieSpot die={die} />
        </span>
      ))}
      <Extras onPoint={onPoint} />
      {drag.shown}
    </section>
  );
}

function DieSpot({ die }: { readonly die: HeldDie }) {
  const { picking, hand } = useDesk();
  const words = useSheetWords();
  const { number, shown, value, track } = die;
  const given = track < 0 ? null : words.tracks[tracks[track]];
  const isFree = picking !== null && given === null;
  const raised = value > shown ? [words.dice.raised(shown, hand.minimum)] : [];
  return (
    <HtmlSpot
      id={`die-${number}`}
      label={
        given === null
          ? words.dice.label(shown, value)
          : `${words.dice.label(shown, value)}. ${words.dice.given(given)}`
      }
      wishes={isFree ? [{ move: 'assign', value }] : undefined}
      className={`gx-die-spot ${given === null ? '' : 'gx-die-given'}`}
      tip={
        <Tip
          title={words.dice.label(shown, value)}
          lines={[...(given === null ? [words.dice.how] : [words.dice.given(given)]), ...raised]}
          rules={value > shown ? ['GX-3.1', 'GX-2.3'] : ['GX-3.1']}
        />
      }
    >
      <PaperDie value={value} seed={number} />
      {value > shown && <small className="gx-die-was">{shown}</small>}
      {track >= 0 && (
        <svg className="gx-die-track" viewBox="0 0 24 24" aria-hidden="true">
          <ActionSign action={TRACK_SIGNS[tracks[track]]} />
        </svg>
      )}
    </HtmlSpot>
  );
}

function Extras({ onPoint }: DiceProps) {
  const { hand, picking } = useDesk();
  const words = useSheetWords();
  const { extras, extrasLeft } = hand;
  return (
    <span onPointerEnter={() => extrasLeft > 0 && onPoint(1)} onPointerLeave={() => onPoint(0)}>
      <HtmlSpot
        id="extra"
        label={extras === 0 ? words.dice.noExtras : words.dice.extras(extrasLeft)}
        wishes={picking !== null && extrasLeft > 0 ? [{ move: 'extra' }] : undefined}
        className={`gx-extra ${extrasLeft === 0 ? 'gx-extra-none' : ''}`}
        tip={
          <Tip
            title={extras === 0 ? words.dice.noExtras : words.dice.extras(extrasLeft)}
            lines={[words.dice.extrasHow(extras)]}
            rules={['GX-3.6', 'GX-2.5']}
          />
        }
      >
        <b>+{extrasLeft}</b>
        <i aria-hidden="true" />
      </HtmlSpot>
    </span>
  );
}
