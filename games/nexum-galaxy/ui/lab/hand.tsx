// The hand of event cards. In the window after a row a card of it is pointed at, and each place of the row says what the row
// would do with that card on it.

import { HtmlSpot, RuleLink } from '@starboard/kit';
import { useState } from 'react';
import { cardName, eventCards, ROW_CARDS } from '../../data/events.ts';
import { hidingPlace, NOWHERE } from '../../rules/cloaking/destination.ts';
import { readCovered, readRows, type ForetoldRow } from '../../rules/cosmos/foretell.ts';
import { placeNames } from '../../rules/moves.ts';
import { HIDE, KEEP, WINDOW, type Nexum } from '../../rules/state.ts';
import { CardFace } from '../events/card-face.tsx';
import { panelLabel } from '../events/panel-tip.tsx';
import { KindSign } from '../events/signs.tsx';
import { useText } from '../words/use-text.ts';
import { handOf, type LabProps } from './facts.ts';

const PLACES = Array.from({ length: ROW_CARDS }, (_, place) => place);

export function Hand({ state, seat, own, acting }: LabProps) {
  const text = useText().lab;
  const cards = handOf(state, seat).filter((card) => card !== null);
  const [picked, setPicked] = useState<number | null>(null);
  const asked = acting && state.turn === seat ? state.asking : 0;
  if (!own || cards.length === 0)
    return <p className="nx-soft">{own ? text.noCards : text.cards(state.handSize[seat])}</p>;
  const laid = picked !== null && cards.includes(picked) ? picked : cards[0];
  const { note, rule } = notes[asked] ?? { note: 'handOnly', rule: 'NG-12.8' };
  return (
    <div className="nx-hand-cards">
      <ul>
        {cards.map((card) => (
          <li key={card}>
            {asked === KEEP || asked === HIDE ? (
              <CardSpot state={state} seat={seat} card={card} hides={asked === HIDE} />
            ) : (
              <HeldCard card={card} pressed={laid === card} onPick={asked === WINDOW ? setPicked : null} />
            )}
          </li>
        ))}
      </ul>
      {asked === WINDOW ? <Window state={state} card={laid} /> : null}
      <p className="nx-soft">
        {text[note]} <RuleLink id={rule} />
      </p>
    </div>
  );
}

/** What cards of the hand are for while something is asked. */
const notes: Readonly<
  Partial<Record<number, { readonly note: 'chooseCard' | 'discards' | 'hides'; readonly rule: string }>>
> = {
  [WINDOW]: { note: 'chooseCard', rule: 'NG-12.9' },
  [KEEP]: { note: 'discards', rule: 'NG-12.6' },
  [HIDE]: { note: 'hides', rule: 'NG-16.2' },
};

interface HeldCardProps {
  readonly card: number;
  readonly pressed: boolean;
  /** Null where there is nothing to pick it for. */
  readonly onPick: ((card: number) => void) | null;
}

function HeldCard({ card, pressed, onPick }: HeldCardProps) {
  if (onPick === null)
    return (
      <span className="nx-hand-card">
        <CardFace card={card} />
      </span>
    );
  return (
    <button type="button" className="nx-hand-card" aria-pressed={pressed} onClick={() => onPick(card)}>
      <CardFace card={card} />
    </button>
  );
}

interface CardSpotProps {
  readonly state: Nexum;
  readonly seat: number;
  readonly card: number;
  /** Does a ship hide under it, or is it discarded? */
  readonly hides: boolean;
}

function CardSpot({ state, seat, card, hides }: CardSpotProps) {
  const text = useText().lab;
  const name = cardName(eventCards[card]);
  const place = hides ? hidingPlace(state, seat, state.hiding - 1, card) : NOWHERE;
  const note = !hides ? null : place === NOWHERE ? text.hidesNowhere : text.hidesAt(placeNames[place]);
  return (
    <HtmlSpot
      id={`hand-${name}`}
      label={note === null ? name : `${name}: ${note}`}
      wishes={[{ move: hides ? 'under' : 'discard', card: name }]}
      className="nx-hand-card"
    >
      <CardFace card={card} />
      {note === null ? null : <small>{note}</small>}
    </HtmlSpot>
  );
}

/** NG-12.9: the row as it lies, and with the card on each of its places. */
function Window({ state, card }: { readonly state: Nexum; readonly card: number }) {
  const text = useText().lab;
  const name = cardName(eventCards[card]);
  return (
    <ul className="nx-window">
      <li>
        <span className="nx-soft">{text.asItLies}</span>
        <Foretold row={readRows(state).now[state.turnedUp - 1]} />
      </li>
      {PLACES.map((place) => (
        <li key={place}>
          <HtmlSpot
            id={`cover-${name}-${place + 1}`}
            label={`${name}: ${text.layOn(place + 1)}`}
            wishes={[{ move: 'cover', card: name, place: place + 1 }]}
            className="nx-button"
          >
            {text.layOn(place + 1)}
          </HtmlSpot>
          <Foretold row={readCovered(state, card, place)} />
        </li>
      ))}
    </ul>
  );
}

function Foretold({ row: { panels } }: { readonly row: ForetoldRow }) {
  const text = useText().cosmos;
  return (
    <span className="nx-foretold">
      {panels.map((panel) => (
        <span key={panel.side}>
          {panel.may.length === 1 ? <KindSign kind={panel.may[0].kind} /> : null} {panelLabel(text, panel)}
        </span>
      ))}
    </span>
  );
}
