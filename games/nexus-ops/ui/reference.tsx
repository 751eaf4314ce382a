// Units with their values, tokens still hidden, and what of the decks this viewer has not seen yet.

import { RuleLink, type Scene } from '@starboard/kit';
import { FIGURES } from '../data/units.ts';
import {
  COPIES,
  COST,
  ENERGIZE_COLUMNS,
  HITS_ON,
  MISSION_COLUMNS,
  ORDER,
  POINTS,
  RED,
  UNIT_COLUMNS,
} from '../rules/columns.ts';
import { ENERGIZES, MISSIONS, TOKEN_KINDS, TYPES, type Nexus } from '../rules/state.ts';
import { FigureIcon } from './board/figures.tsx';
import { isDeployCard, PointsBadge } from './cards/card.tsx';
import { upTo } from './parts.tsx';
import { useTable, type NexusTable } from './table.ts';
import { factsOf } from './unit-facts.tsx';
import { unseenEnergize, unseenMissions } from './unseen.ts';

interface Props {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
}

export function Reference(scene: Scene<Nexus>) {
  const table = useTable(scene.options);
  return (
    <div className="no-reference">
      <Units scene={scene} table={table} />
      <Tokens scene={scene} table={table} />
      <EnergizeDeck scene={scene} table={table} />
      <MissionDeck scene={scene} table={table} />
    </div>
  );
}

function Units({ scene, table }: Props) {
  const { state, viewer } = scene;
  const { labels, names, alternate } = table;
  const value = (unit: number, column: number): number => state.unitRow[unit * UNIT_COLUMNS + column];
  const mine = viewer >= 0 && viewer < state.seats;
  // as they attack
  const order = upTo(TYPES).toSorted((a, b) => value(a, ORDER) - value(b, ORDER));
  return (
    <section>
      <h3>
        {labels.unitsTitle} <RuleLink id="NO-6.3" />
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.unit}</th>
            <th scope="col">{labels.cost}</th>
            <th scope="col">{labels.hits}</th>
            {mine ? <th scope="col">{labels.supply}</th> : null}
          </tr>
        </thead>
        {order.map((unit) => (
          <tbody key={FIGURES[unit]}>
            <tr>
              <th scope="row">
                <FigureIcon unit={unit} alternate={alternate} size={28} /> {names.units[unit].one}
              </th>
              <td>{value(unit, COST)}</td>
              <td>{labels.orMore(value(unit, HITS_ON))}</td>
              {mine ? <td>{state.supply[viewer * TYPES + unit]}</td> : null}
            </tr>
            <Abilities state={state} unit={unit} table={table} columns={mine ? 4 : 3} />
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface AbilitiesProps {
  readonly state: Nexus;
  readonly unit: number;
  readonly table: NexusTable;
  readonly columns: number;
}

/** Sentences have the whole width below the numbers: beside them there is no room in a narrow panel. */
function Abilities({ state, unit, table, columns }: AbilitiesProps) {
  const facts = factsOf(state, unit, table).slice(1);
  if (facts.length === 0) return null;
  return (
    <tr className="no-abilities">
      <td colSpan={columns}>
        {facts.map(({ text, rule }) => (
          <span key={text} className="no-fact">
            {text} <RuleLink id={rule} />
          </span>
        ))}
      </td>
    </tr>
  );
}

function Tokens({ scene: { state }, table: { labels, names } }: Props) {
  const left = upTo(TOKEN_KINDS).map((kind) => state.pile[kind] + state.pile[TOKEN_KINDS + kind]);
  const hidden = left.reduce((sum, each) => sum + each, 0);
  return (
    <section>
      <h3>
        {labels.tokensLeft(hidden)} <RuleLink id="NO-1.4" />
      </h3>
      <ul className="no-deck">
        {left.map((number, kind) =>
          number === 0 ? null : (
            <li key={names.tokens[kind]}>
              <b>{number}×</b> {names.tokens[kind]}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function EnergizeDeck({ scene: { state, viewer }, table: { labels, names } }: Props) {
  const used = upTo(ENERGIZES).filter((card) => state.energizeRow[card * ENERGIZE_COLUMNS + COPIES] > 0);
  return (
    <section>
      <h3>
        {labels.energizeDeck(state.energizeDeckSize[0])} <RuleLink id="NO-7.1" />
      </h3>
      <p className="no-soft">{labels.unseenNote}</p>
      <ul className="no-deck">
        {used.map((card) => (
          <li key={card} className={unseenEnergize(state, viewer, card) === 0 ? 'no-all-seen' : ''}>
            <b>
              {unseenEnergize(state, viewer, card)}/{state.energizeRow[card * ENERGIZE_COLUMNS + COPIES]}
            </b>{' '}
            <strong>{names.energize[card].title}</strong>{' '}
            <span className="no-soft">
              {isDeployCard(state, card) ? labels.deployCard : labels.battleCard}
            </span>
            <br />
            {names.energize[card].text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MissionDeck({ scene: { state, viewer }, table: { labels, names } }: Props) {
  const used = upTo(MISSIONS).filter((card) => state.missionRow[card * MISSION_COLUMNS + COPIES] > 0);
  return (
    <section>
      <h3>
        {labels.missionDeck(state.missionDeckSize[0] + state.tailSize)} <RuleLink id="NO-8.1" />
      </h3>
      <p className="no-soft">{labels.missionStack(state.missionsLeft)}</p>
      <ul className="no-deck">
        {used.map((card) => (
          <li key={card} className={unseenMissions(state, viewer, card) === 0 ? 'no-all-seen' : ''}>
            <b>
              {unseenMissions(state, viewer, card)}/{state.missionRow[card * MISSION_COLUMNS + COPIES]}
            </b>{' '}
            <PointsBadge
              points={state.missionRow[card * MISSION_COLUMNS + POINTS]}
              red={state.missionRow[card * MISSION_COLUMNS + RED] === 1}
            />{' '}
            <strong>{names.missions[card].title}</strong>
            <br />
            {names.missions[card].text}
          </li>
        ))}
      </ul>
    </section>
  );
}
