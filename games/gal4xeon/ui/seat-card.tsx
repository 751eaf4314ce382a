// What everybody may know of a seat, in a few lines.

import { hasSeat } from '@starboard/engine';
import type { Scene } from '@starboard/kit';
import { militaryStrength } from '../rules/conquer.ts';
import { minimumOf, modifierOf } from '../rules/round.ts';
import { scoreOf } from '../rules/scoring.ts';
import { isOver, visiblePage, type Gal4Xeon } from '../rules/state.ts';
import { RaygunSign } from './draw/icons.tsx';
import { CATEGORIES } from './parts/score-box.tsx';
import { useSheetWords } from './words/words.ts';

export function SeatCard({ state, seat }: Scene<Gal4Xeon> & { readonly seat: number }) {
  const words = useSheetWords();
  const page = visiblePage(state, seat);
  const score = scoreOf(state, page);
  const strength = militaryStrength(state.technology[page]);
  return (
    <div className="gx gx-card">
      <p className="gx-card-total">
        <b>{words.points(score.total)}</b>
        {!isOver(state) && <span>{hasSeat(state.done, seat) ? words.pencilDown : words.writing}</span>}
      </p>
      <p className="gx-card-parts">
        {CATEGORIES.map(({ id, sign }) => (
          <span key={id} title={words.score[id]} aria-label={`${words.score[id]}: ${score[id]}`} role="img">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {sign}
            </svg>
            {score[id]}
          </span>
        ))}
      </p>
      <p className="gx-card-parts">
        <span title={words.aliens.military(strength)} aria-label={words.aliens.military(strength)} role="img">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <RaygunSign />
          </svg>
          {strength}
        </span>
        <span title={words.dice.resources(modifierOf(state, seat))}>+{modifierOf(state, seat)}</span>
        <span title={words.dice.trade(minimumOf(state, seat))}>≥{minimumOf(state, seat)}</span>
      </p>
    </div>
  );
}
