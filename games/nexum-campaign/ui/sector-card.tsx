// One sector: what it is, who holds it, and every battle that was fought for it.

import type { ReactNode } from 'react';
import { CELLS, kinds } from '../data/map.ts';
import type { Fought } from '../file/history.ts';
import { VISITOR, type Campaign } from '../rules/state.ts';
import { ownerIn, type Civ } from './civs.ts';
import { useCampaignText } from './text.ts';

/** A battle with its number, from 0. */
export interface Numbered {
  readonly number: number;
  readonly battle: Fought;
}

export interface SectorCardProps {
  readonly state: Campaign;
  readonly civs: readonly Civ[];
  readonly cell: number;
  readonly battles: readonly Fought[];
  /** Leads to the game of the battle of that number. */
  readonly replay: (number: number) => ReactNode;
  readonly children?: ReactNode;
}

export function SectorCard({ state, civs, cell, battles, replay, children }: SectorCardProps) {
  const text = useCampaignText();
  const { sector, kind: kindNames, gives } = text;
  const kind = kinds[state.kind[cell]];
  const owner = ownerIn(civs, state.owner[cell], text);
  const here = battles.flatMap((battle, number) => (battle.cell === cell ? [{ battle, number }] : []));
  return (
    <section className="nc-card" aria-live="polite">
      <h2>
        {sector.title(CELLS[cell])} <small>{kindNames[kind]}</small>
      </h2>
      <p>{gives[kind]}</p>
      {owner === null ? null : (
        <p>
          {sector.owner(owner.name)} {state.owner[cell] === VISITOR ? null : sector.ownerHas(owner.name)}
        </p>
      )}
      {children}
      {here.length === 0 ? (
        kind === 'destroyed' ? null : (
          <p className="quiet-text">{sector.noBattles}</p>
        )
      ) : (
        <BattleList battles={here} civs={civs} replay={replay} />
      )}
    </section>
  );
}

export interface BattleListProps {
  readonly battles: readonly Numbered[];
  readonly civs: readonly Civ[];
  readonly replay: (number: number) => ReactNode;
}

export function BattleList({ battles, civs, replay }: BattleListProps) {
  const text = useCampaignText();
  const { sector } = text;
  return (
    <ol className="nc-battles">
      {battles.map(({ number, battle }) => {
        const winner = ownerIn(civs, battle.winner, text);
        const { scenario } = battle;
        const place =
          scenario === 'sector' ? battle.sector : `${battle.sector}, ${sector.scenario[scenario]}`;
        return (
          <li key={number} className={winner === null ? '' : `seat-${winner.colour}`}>
            <strong>
              {CELLS[battle.cell]} · {sector.battle(number + 1, place)}
            </strong>
            <span>
              {winner === null ? sector.wonByNobody : sector.wonBy(winner.name)},{' '}
              {sector.chosenBy(civs[battle.chosenBy]?.name ?? '')}
            </span>
            <span className="nc-scores">
              {battle.scores.map((score, civ) => `${civs[civ]?.name ?? ''} ${score}`).join(' · ')}
            </span>
            {replay(number)}
          </li>
        );
      })}
    </ol>
  );
}
