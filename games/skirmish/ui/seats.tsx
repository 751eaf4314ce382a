// What belongs to a seat: what everybody knows of it, its own cards, and the card to look things up on.

import { HIDDEN } from '@starboard/engine';
import { HtmlSpot, RuleLink, useWords, type Scene } from '@starboard/kit';
import { CARDS, COPIES } from '../data/tables.ts';
import { ACT, KINDS, PLAN, type Skirmish } from '../rules/state.ts';
import { moonsOf, shipsOf } from './reading.ts';
import { useText } from './words/text.ts';

export function SeatCard({ state, seat }: Scene<Skirmish> & { readonly seat: number }) {
  const { measures } = useWords();
  const text = useText();
  const shown = state.phase === ACT && state.plan[seat] >= 2 ? CARDS[state.plan[seat] - 2] : null;
  return (
    <dl className="sk-facts">
      <Fact name={measures['moons']} value={moonsOf(state, seat)} />
      <Fact name={measures['ships']} value={shipsOf(state, seat)} />
      <Fact name={text.cards} value={state.handSize[seat]} />
      {shown === null ? null : <Fact name={text.shows} value={text.names[shown]} />}
    </dl>
  );
}

function Fact({
  name,
  value,
}: {
  readonly name: string | undefined;
  readonly value: number | string | undefined;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The viewer's cards while they are planned, and what is done without pointing at a moon. */
export function Hand({ state, viewer, picking }: Scene<Skirmish>) {
  const text = useText();
  if (viewer < 0 || state.hand[viewer * KINDS] === HIDDEN) return null;
  const cards = CARDS.flatMap((card, kind) =>
    Array.from({ length: state.hand[viewer * KINDS + kind] }, (_, n) => ({ card, n })),
  );
  return (
    <div className="sk-hand">
      {cards.map(({ card, n }) => (
        <HtmlSpot
          key={`${card} ${n}`}
          id={card}
          label={text.names[card]}
          wishes={[{ move: 'plan', card }]}
          className={`sk-card sk-${card}`}
          tip={
            <p>
              {text.helps[card]} <RuleLink id="SK-4.2" />
            </p>
          }
        >
          <strong>{text.names[card]}</strong>
          <small>{text.helps[card]}</small>
        </HtmlSpot>
      ))}
      {picking !== null && state.phase === PLAN ? (
        <Act id="none" wish={{ move: 'plan', card: 'none' }} text={text.none} />
      ) : null}
      {picking !== null && state.target > 0 ? (
        <Act id="launch" wish={{ move: 'launch' }} text={text.launch} />
      ) : null}
      {picking !== null && state.phase === ACT && state.target === 0 ? (
        <Act id="pass" wish={{ move: 'pass' }} text={text.pass} />
      ) : null}
    </div>
  );
}

function Act({
  id,
  wish,
  text,
}: {
  readonly id: string;
  readonly wish: Readonly<Record<string, string>>;
  readonly text: string;
}) {
  return (
    <HtmlSpot id={id} label={text} wishes={[wish]} className="sk-act">
      {text}
    </HtmlSpot>
  );
}

export function Reference({ state }: Scene<Skirmish>) {
  const text = useText();
  return (
    <table className="sk-reference">
      <caption>{text.deck}</caption>
      <tbody>
        {CARDS.map((card, kind) => (
          <tr key={card}>
            <th scope="row">{text.names[card]}</th>
            <td>{text.helps[card]}</td>
            <td>
              {state.discard[kind]} / {COPIES}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
