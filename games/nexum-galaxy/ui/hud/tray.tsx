// What the seat that looks has in front of it: phase cards, energy, the end of a phase, the bid.

import { HtmlSpot, RuleLink, usePicking, useWords, type Person } from '@starboard/kit';
import { relicTypes } from '../../data/sector.ts';
import { NO_WAY, ordinaryPrice, playsCards } from '../../rules/ledger.ts';
import { placeNames } from '../../rules/moves.ts';
import { readQuestion, type SeatReading, type TurnReading } from '../../rules/reading.ts';
import { waitingAt, typesOf } from '../../rules/relics.ts';
import type { Nexum } from '../../rules/state.ts';
import { Figure } from '../board/icons.tsx';
import { besides, Choices } from '../lab/besides.tsx';
import { Asked, Lab } from '../expansions/fetched.ts';
import { cardsInOrder, type PhaseCard } from '../cards.ts';
import { idleCard, type AfterIdleCard } from '../words/facts.ts';
import { useText } from '../words/use-text.ts';
import { BidPanel } from './bid.tsx';
import { PhaseCardFace } from './phase-card.tsx';

/** NG-13.2: ships that were pointed at can do that too. */
const CAPTURE = ['capture'];

export interface TrayProps {
  readonly state: Nexum;
  readonly turn: TurnReading;
  readonly reading: SeatReading;
  readonly person: Person;
  /** Does the tray belong to whoever looks, and may it act now? */
  readonly own: boolean;
  readonly acting: boolean;
  /** The planet whose ships were pointed at. */
  readonly origin: number | null;
  /** How often the map was pointed at. */
  readonly pointings: number;
}

export function Tray({ state, turn, reading, person, own, acting, origin, pointings }: TrayProps) {
  const text = useText();
  const asked = acting && besides.has(readQuestion(state, turn.seat));
  return (
    <>
      {state.handLimit === 0 ? null : (
        <Lab state={state} seat={reading.seat} own={own} acting={acting} pointings={pointings} />
      )}
      <footer className={`nx-tray nx-tray-${turn.phase} seat-${person.colour}`}>
        <EnergyMeter reading={reading} />
        {playsCards(state) && !asked ? (
          <div className="nx-hand" role="group" aria-label={own ? text.yourCards : text.cardsOf(person.name)}>
            {cardsInOrder.map((card) => (
              <PhaseCardSpot
                key={card}
                card={card}
                up={reading.cards.includes(card)}
                own={own}
                idle={acting ? idleCard(state, state.turn, card) : null}
              />
            ))}
          </div>
        ) : null}
        <div className="nx-actions">
          {asked ? <Asked state={state} seat={turn.seat} /> : null}
          {acting && turn.picking !== null ? <PickPanel state={state} place={turn.picking} /> : null}
          {acting && turn.phase === 'bid' && !asked ? (
            <BidPanel state={state} energy={reading.energy} />
          ) : null}
          {acting && state.gates > 0 && !asked ? <Through state={state} seat={turn.seat} /> : null}
          {acting && origin !== null && turn.order === null && !asked ? (
            <Choices state={state} seat={turn.seat} kinds={CAPTURE} planet={placeNames[origin]} />
          ) : null}
          {acting && turn.order === null && turn.picking === null && !asked ? (
            <EndPhase state={state} turn={turn} />
          ) : null}
        </div>
      </footer>
    </>
  );
}

function EnergyMeter({ reading }: { readonly reading: SeatReading }) {
  const text = useText();
  const { energy, income, energyLimit } = reading;
  const share = (value: number): string => `${Math.min(100, (100 * value) / energyLimit)}%`;
  return (
    <div className="nx-meter" title={text.income(income)}>
      <span className="nx-meter-text">
        <Figure of="bolt" />
        <strong>{energy}</strong>
        <span className="nx-soft">/{energyLimit}</span>
        <span className="nx-soft nx-income">+{income}</span>
      </span>
      <span className="nx-bar" aria-hidden="true">
        <span className="nx-bar-next" style={{ width: share(energy + income) }} />
        <span className="nx-bar-now" style={{ width: share(energy) }} />
      </span>
    </div>
  );
}

interface PhaseCardProps {
  readonly card: PhaseCard;
  readonly up: boolean;
  readonly own: boolean;
  readonly idle: AfterIdleCard | null;
}

function PhaseCardSpot({ card, up, own, idle }: PhaseCardProps) {
  const text = useText();
  const standing = idle === null ? (up ? text.available : text.used) : text.idle;
  const label = `${text.card[card]}: ${standing}`;
  return (
    <HtmlSpot
      id={`card-${card}`}
      label={label}
      wishes={own ? [{ move: 'card', card }] : undefined}
      className={`nx-card ${up ? '' : 'nx-card-used'} ${idle === null ? '' : 'nx-card-idle'}`}
      tip={
        <div className="nx-tip">
          <p className="nx-tip-title">
            <strong>{text.card[card]}</strong> <span className="nx-soft">{standing}</span>
          </p>
          {idle === null ? null : <p>{text.idleCard(card, idle)}</p>}
          <p className="nx-tip-rules">
            <RuleLink id="NG-4.3" /> <RuleLink id={idle === null ? 'NG-4.4' : 'NG-4.5'} />
          </p>
        </div>
      }
    >
      <PhaseCardFace card={card} />
      <span className="nx-card-name">
        {text.card[card]}
        {idle === null ? null : <small className="nx-card-note">{text.idle}</small>}
      </span>
    </HtmlSpot>
  );
}

/** NG-18.7: what stands in the wormhole goes on to another table. Any number of many ships can: the signs say how many. */
function Through({ state, seat }: { readonly state: Nexum; readonly seat: number }) {
  const text = useText();
  const words = useWords<Nexum>();
  const onward = (usePicking()?.choices ?? []).filter(({ record }) => record.move === 'relay');
  if (onward.length === 0) return null;
  return (
    <div className="nx-through" role="group" aria-label={text.through}>
      <span className="nx-hint">{text.through}</span>
      {onward.map(({ move, record }) => (
        <HtmlSpot
          key={move}
          id={`through-${record['ships']}`}
          label={words.move(record, state, seat)}
          wishes={[record]}
          className="nx-button"
        >
          <Figure of="ship" /> {record['ships']}
        </HtmlSpot>
      ))}
    </div>
  );
}

function EndPhase({ state, turn }: { readonly state: Nexum; readonly turn: TurnReading }) {
  const text = useText();
  const { phase } = turn;
  if (phase !== 'management' && phase !== 'movement') return null;
  const price = ordinaryPrice(state, turn.seat);
  const hint =
    phase === 'management'
      ? price === NO_WAY
        ? null
        : text.nextShip(price)
      : turn.plunder > 0
        ? text.plunderAhead(turn.plunder)
        : null;
  return (
    <>
      {hint === null ? null : <span className="nx-hint">{hint}</span>}
      <HtmlSpot id="done" label={text.endPhase[phase]} wishes={[{ move: 'done' }]} className="nx-button">
        {text.endPhase[phase]}
        {turn.next === null ? null : <span className="nx-soft nx-then">{text.thenPhase[turn.next]}</span>}
      </HtmlSpot>
    </>
  );
}

/** NG-2.6: which of the waiting relics is picked up. */
function PickPanel({ state, place }: { readonly state: Nexum; readonly place: number }) {
  const text = useText();
  const types = [...new Set(typesOf(state, waitingAt(state, place)))];
  return (
    <div className="nx-pick" role="group" aria-label={text.pickRelic}>
      <span className="nx-hint">{text.pickRelic}</span>
      {types.map((type) => (
        <HtmlSpot
          key={type}
          id={`relic-${relicTypes[type]}`}
          label={text.relic[relicTypes[type]]}
          wishes={[{ move: 'attach', relic: relicTypes[type] }]}
          className="nx-button"
        >
          <Figure of={relicTypes[type]} /> {text.relic[relicTypes[type]]}
        </HtmlSpot>
      ))}
    </div>
  );
}
