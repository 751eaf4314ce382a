// NO-19.3: writes a game's tables into its state, so that a saved state needs nothing else.

import type { Effect } from '../../data/energize.ts';
import type { Goal } from '../../data/secret-missions.ts';
import { LANDS, TERRAINS, type Terrain } from '../../data/terrain.ts';
import { TOKENS } from '../../data/tokens.ts';
import { FIGURES, GAITS, type Figure, type Unit } from '../../data/units.ts';
import * as c from '../columns.ts';
import type { Nexus } from '../state.ts';
import type { Deck } from './deck.ts';

export function compileDeck(state: Nexus, deck: Deck, alternate: boolean): void {
  FIGURES.forEach((figure, row) => {
    state.unitRow.set(unitRow(deck.units[figure]), row * c.UNIT_COLUMNS);
  });
  deck.energize.forEach((card, row) => {
    if (card === null) return;
    state.energizeRow.set([card.count, ...effectColumns(card.effect)], row * c.ENERGIZE_COLUMNS);
  });
  deck.missions.forEach((card, row) => {
    if (card === null) return;
    const out = card.notWith?.some((rule) => (rule === 'vortex' ? state.vortex === 1 : alternate)) ?? false;
    const columns = [out ? 0 : card.count, card.points, Number(card.red), ...goalColumns(card.goal)];
    state.missionRow.set(columns, row * c.MISSION_COLUMNS);
  });
  TOKENS.forEach((name, row) => {
    const { unit, mine, energize, rubium } = deck.tokens[name];
    state.tokenRow.set([unitNumber(unit), mine, energize, rubium], row * c.TOKEN_COLUMNS);
  });
}

function unitRow(unit: Unit): number[] {
  const row = Array.from({ length: c.UNIT_COLUMNS }, () => 0);
  row[c.COST] = unit.cost;
  row[c.HITS_ON] = unit.hitsOn;
  row[c.ORDER] = unit.order;
  row[c.FIGURES_EACH] = unit.figures;
  row[c.MINES] = Number(unit.mines);
  row[c.FORBIDDEN] = terrainSet(unit.forbidden);
  row[c.GAIT] = GAITS.indexOf(unit.gait);
  row[c.PICKS_ON] = unit.picksOn;
  row[c.BREATH_ON] = unit.breathOn;
  row[c.BREATH_AGAIN] = Number(unit.breathAgain);
  row[c.FIRST_IN] = terrainSet(unit.firstIn);
  row[c.PER_HEX] = unit.perHex;
  row[c.FEWER_DICE] = unit.fewerDice;
  row[c.SHATTERS] = Number(unit.shatters);
  row[c.SPREADS] = Number(unit.spreads);
  LANDS.forEach((land, i) => (row[c.BONUS + i] = unit.bonus[land] ?? 0));
  return row;
}

function terrainSet(terrains: readonly Terrain[]): number {
  return terrains.reduce((set, terrain) => set | (1 << TERRAINS.indexOf(terrain)), 0);
}

/** 0 for none. */
function unitNumber(unit: Figure | null | undefined): number {
  return unit === null || unit === undefined ? 0 : FIGURES.indexOf(unit) + 1;
}

/** Effect, amount, unit and land. */
function effectColumns(effect: Effect): readonly [number, number, number, number] {
  switch (effect.does) {
    case 'gain':
      return [c.GAIN, effect.rubium, 0, 0];
    case 'prospect':
      return [c.PROSPECT, effect.rubium, 0, 0];
    case 'recruit':
      return [
        c.RECRUIT,
        effect.number,
        unitNumber(effect.unit),
        effect.on === null ? 0 : LANDS.indexOf(effect.on) + 1,
      ];
    case 'march':
      return [c.MARCH, effect.units, 0, 0];
    case 'teleport':
      return [c.TELEPORT_EFFECT, effect.units, 0, 0];
    case 'rally':
      return [c.RALLY, effect.amount, 0, 0];
    case 'tune':
      return [c.TUNE, effect.amount, 0, 0];
    case 'repeat':
      return [c.REPEAT, effect.dice, 0, 0];
    case 'reroll':
      return [c.REROLL_EFFECT, 0, 0, 0];
    case 'shield':
      return [c.SHIELD, effect.hits, 0, 0];
    case 'aim':
      return [c.AIM, effect.hits, 0, 0];
  }
}

/** Goal, land, unit, unit destroyed, in an enemy base, flown in. */
function goalColumns(goal: Goal): readonly [number, number, number, number, number, number] {
  switch (goal.when) {
    case 'won': {
      const land = goal.in === undefined ? 0 : LANDS.indexOf(goal.in) + 1;
      const base = goal.enemyBase === true ? 1 : 0;
      const flown = goal.flown === true ? 1 : 0;
      return [c.WON, land, unitNumber(goal.with), unitNumber(goal.slaying), base, flown];
    }
    case 'slain':
      return [c.SLAIN, 0, unitNumber(goal.unit), 0, 0, 0];
    case 'dominating':
      return [c.DOMINATING, LANDS.indexOf(goal.land) + 1, 0, 0, 0, 0];
    case 'holding':
      return [c.HOLDING, 0, 0, 0, 0, 0];
    case 'roasted':
      return [c.ROASTED, 0, 0, 0, 0, 0];
  }
}
