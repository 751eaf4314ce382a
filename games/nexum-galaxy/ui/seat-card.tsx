// What everybody may know of a seat, in a narrow card.

import { SeatGlyph, type Scene } from '@starboard/kit';
import { COUNT } from '../rules/board.ts';
import { cloakedOf } from '../rules/cloaking/hidden.ts';
import { playsCards } from '../rules/ledger.ts';
import { readProgress } from '../rules/progress.ts';
import { readSeat, readTurn } from '../rules/reading.ts';
import type { Nexum } from '../rules/state.ts';
import { Figure } from './board/icons.tsx';
import { cardsInOrder } from './cards.ts';
import { Count } from './count.tsx';
import { PhaseCardFace } from './hud/phase-card.tsx';
import { useText } from './words/use-text.ts';

export function SeatCard({ state, seat, people }: Scene<Nexum> & { readonly seat: number }) {
  const text = useText();
  const reading = readSeat(state, seat);
  const { first } = readTurn(state);
  const progress = readProgress(state, seat);
  const { goal } = progress;
  const counted = (own: number, all: number, of: number) =>
    progress.isPooled
      ? { value: own, more: `(${all}/${of})`, title: text.together(all, of) }
      : { value: own, of };
  const cloaked = COUNT[cloakedOf(state, seat)];
  if (reading.isOut) return <p className="nx-seat nx-soft">{text.out}</p>;
  return (
    <div className={`nx-seat seat-${people[seat].colour}`}>
      <dl className="nx-seat-goals">
        <Count
          figure="medal"
          name={text.pointsWord}
          {...counted(reading.points, progress.points, goal.points)}
        />
        {goal.relics === null ? null : (
          <Count
            figure="relic"
            name={text.relicsWord}
            {...counted(reading.relics, progress.relics, goal.relics)}
          />
        )}
        <Count figure="bolt" name={text.energyWord} value={reading.energy} more={`+${reading.income}`} />
      </dl>
      <dl className="nx-seat-rest">
        <Count
          figure="ship"
          name={text.shipsWord}
          value={reading.ships}
          title={text.reserve(reading.reserve)}
        />
        <Count figure="planet" name={text.planetsWord} value={reading.planets} />
        <Count figure="star" name={text.starsWord} value={reading.stars} />
        {state.handLimit === 0 ? null : (
          <>
            <Count
              figure="rock"
              name={text.lab.asteroidsWord}
              value={state.captured[seat]}
              title={text.lab.asteroids(state.captured[seat], state.capacity[seat])}
            />
            <Count figure="cards" name={text.lab.hand} value={state.handSize[seat]} />
          </>
        )}
        {cloaked === 0 ? null : <Count figure="eye" name={text.lab.cloakedWord} value={cloaked} />}
        {reading.bid === 0 ? null : <Count figure="bid" name={text.bidWord} value={reading.bid} />}
      </dl>
      {/* in a line that everybody has: where it goes, no card grows */}
      <div className="nx-seat-line">
        {playsCards(state) ? (
          <ul className="nx-seat-cards" aria-label={text.cardsOf(people[seat].name)}>
            {cardsInOrder.map((card) => {
              const up = reading.cards.includes(card);
              return (
                <li key={card} className={up ? '' : 'nx-card-used'} title={text.card[card]}>
                  <PhaseCardFace card={card} />
                  <span className="nx-hidden">
                    {text.card[card]}: {up ? text.available : text.used}
                  </span>
                </li>
              );
            })}
          </ul>
        ) : null}
        {seat === first ? (
          <span title={text.first}>
            <Figure of="crown" />
            <span className="nx-hidden">{text.first}</span>
          </span>
        ) : null}
      </div>
      {reading.allies.length === 0 ? null : (
        <p className="nx-soft nx-seat-allies">
          {text.allies}:{' '}
          {reading.allies.map((ally) => (
            <span key={ally}>
              <SeatGlyph colour={people[ally].colour} size={13} /> {people[ally].name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
