// What one looks up during a game: relics and where they are, prices, cards, scoring.

import { RuleLink, SeatGlyph, type Scene } from '@starboard/kit';
import type { ReactNode } from 'react';
import {
  BUILD_LIMIT,
  FARAWAY,
  NEARBY,
  PLANET_ENERGY,
  PLANET_LIMIT,
  PLUNDER,
  REPLICATOR_PRICE,
  SCORE_PER_RELIC,
  SCORE_PER_VICTORY,
  SHIP_PRICES,
  STAR_ENERGY,
  WIN_BONUS,
  WITHIN,
} from '../data/numbers.ts';
import { relicTypes } from '../data/sector.ts';
import { buildsFreely, playsCards } from '../rules/ledger.ts';
import { placeNames } from '../rules/moves.ts';
import { goalOf } from '../rules/progress.ts';
import { readTurn } from '../rules/reading.ts';
import { PLACES, type Nexum } from '../rules/state.ts';
import { Figure } from './board/icons.tsx';
import { cardsInOrder } from './cards.ts';
import { PhaseCardFace } from './hud/phase-card.tsx';
import { useCivs } from './civs.ts';
import './events.css';
import { EventParts } from './events/reference-parts.tsx';
import { AsteroidParts } from './lab/reference-parts.tsx';
import { useText } from './words/use-text.ts';

/** NG-9.15 */
function Together({ state }: Pick<Scene<Nexum>, 'state'>) {
  const text = useText().reference;
  const { points, relics } = goalOf(state, state.civs - 1);
  return (
    <>
      <p>{text.winTogether}</p>
      {state.civs === state.seats ? null : <p>{text.winComputer(points, relics)}</p>}
    </>
  );
}

export function Reference(scene: Scene<Nexum>) {
  const { state } = scene;
  const all = useText();
  const text = all.reference;
  const { goal } = readTurn(state);
  const free = buildsFreely(state);
  // technologies raise what a seat may have
  const own = Math.max(0, scene.viewer);
  const [small, medium, large, star] = PLUNDER.slice(1);
  return (
    <div className="nx-reference">
      {goal.relics === null ? null : <Relics {...scene} />}
      <Part title={text.prices} rule={free ? 'NG-9.6' : 'NG-5.6'}>
        {free ? (
          <Line name={text.sterileShip} value={state.starPrice} />
        ) : (
          <>
            <Line name={text.shipPrices} value={SHIP_PRICES.slice(0, BUILD_LIMIT).join(' · ')} />
            <Line name={text.replicatorShip} value={REPLICATOR_PRICE} />
          </>
        )}
      </Part>
      <Part title={text.travel} rule="NG-6.1">
        <Line name={text.within} value={WITHIN} />
        <Line name={text.nearby} value={NEARBY} />
        <Line name={text.faraway} value={FARAWAY} />
        <Line name={text.extractorCarrier} value="+1" />
        <Line name={text.withTransporter} value="−1" />
      </Part>
      <Part title={text.extraction} rule="NG-5.2">
        <Line name={text.perPlanet} value={PLANET_ENERGY} />
        <Line name={text.perStar} value={STAR_ENERGY} />
      </Part>
      <Part title={text.plunder} rule="NG-6.31">
        <Line name={all.size.small} value={small} />
        <Line name={all.size.medium} value={medium} />
        <Line name={all.size.large} value={large} />
        <Line name={all.size.star} value={star} />
      </Part>
      <Part title={text.battle} rule="NG-6.21" plain>
        <p>{text.battleText}</p>
        <p>{text.starText}</p>
      </Part>
      {playsCards(state) ? (
        <Part title={text.cards} rule="NG-4.3" plain>
          <ul className="nx-reference-cards">
            {cardsInOrder.map((card) => (
              <li key={card}>
                <PhaseCardFace card={card} /> {all.card[card]}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {state.cardsInPlay === 0 ? null : <EventParts state={state} />}
      {state.pathLevels === 0 ? null : <AsteroidParts state={state} />}
      <Part title={text.winning} rule="NG-1.1" plain>
        <p>
          <Figure of="medal" /> {text.winPoints(goal.points)}
        </p>
        {goal.relics === null ? null : (
          <p>
            <Figure of="relic" /> {text.winRelics(goal.relics)}
          </p>
        )}
        {state.pooled === 0 ? null : <Together state={state} />}
      </Part>
      <Part title={text.scoring} rule="NG-7.1">
        <Line name={text.perVictory} value={SCORE_PER_VICTORY} />
        <Line name={text.perRelic} value={SCORE_PER_RELIC} />
        <Line name={text.winBonus(state.civs)} value={WIN_BONUS[state.civs]} />
      </Part>
      <Part title={text.limits} rule="NG-5.10">
        <Line name={text.shipLimit} value={state.shipLimit[own]} />
        <Line name={text.energyLimit} value={state.energyLimit[own]} />
        <Line name={text.onPlanet} value={PLANET_LIMIT} />
        <Line name={text.onStar} value={state.starLimit} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly rule: string;
  /** Sentences instead of names and values. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

function Part({ title, rule, plain = false, children }: PartProps) {
  return (
    <section>
      <h3>{title}</h3>
      {plain ? <div>{children}</div> : <dl>{children}</dl>}
      <p className="nx-tip-rules">
        <RuleLink id={rule} />
      </p>
    </section>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Each relic of the game: what it does, where it is, who carries it. */
function Relics({ state, people: sitting }: Scene<Nexum>) {
  const text = useText();
  const people = useCivs(sitting, state);
  const kinds = relicTypes.filter((_, type) => state.ofType[type] !== 0);
  return (
    <section className="nx-reference-relics">
      <h3>{text.reference.relics}</h3>
      <ul>
        {kinds.map((type) => (
          <li key={type}>
            <Figure of={type} />
            <div>
              <strong>{text.relic[type]}</strong>
              <p>{text.relicEffect[type]}</p>
              <p className="nx-soft">
                {whereabouts(state, relicTypes.indexOf(type)).map(({ relic, place, seat }) => (
                  <span key={relic} className="nx-whereabouts">
                    {placeNames[place]}{' '}
                    {seat === null ? (
                      text.reference.nobody
                    ) : (
                      <>
                        <SeatGlyph colour={people[seat].colour} size={13} /> {people[seat].name}
                      </>
                    )}
                  </span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="nx-tip-rules">
        <RuleLink id="NG-2.1" /> <RuleLink id="NG-2.7" />
      </p>
    </section>
  );
}

interface Whereabouts {
  readonly relic: number;
  readonly place: number;
  readonly seat: number | null;
}

/** Relics under way with an order are on no place, and so in no list. */
function whereabouts(state: Nexum, type: number): Whereabouts[] {
  const found: Whereabouts[] = [];
  for (let place = 0; place < PLACES; place++) {
    let relics = state.relicsAt[place] & state.ofType[type];
    for (; relics !== 0; relics &= relics - 1) {
      const relic = relics & -relics;
      const carried = (relic & state.carried) !== 0;
      found.push({ relic, place, seat: carried ? state.owner[place] - 1 : null });
    }
  }
  return found;
}
