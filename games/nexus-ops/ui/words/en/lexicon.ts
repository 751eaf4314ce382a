// English words for what is in the box.

import { alternateUnits } from '../../../data/alternate-units.ts';
import { energizeCards, type Effect } from '../../../data/energize.ts';
import { secretMissions, type Goal } from '../../../data/secret-missions.ts';
import { TERRAIN_NAMES, type Land } from '../../../data/terrain.ts';
import { tokens, type Token, type TokenName } from '../../../data/tokens.ts';
import { FIGURES, units, type Figure } from '../../../data/units.ts';
import { counted, type Lexicon, type Noun } from '../names.ts';

type UnitOf = (figure: Figure) => Noun;

function noun(title: string): Noun {
  return { one: title, many: title.endsWith('s') ? title : `${title}s` };
}

function byFigure(table: typeof units): Record<Figure, Noun> {
  return Object.fromEntries(FIGURES.map((figure) => [figure, noun(table[figure].title)])) as Record<
    Figure,
    Noun
  >;
}

function titles<K extends string>(table: Readonly<Record<K, { readonly title: string }>>): Record<K, string> {
  const rows = Object.entries(table) as [K, { readonly title: string }][];
  return Object.fromEntries(rows.map(([key, { title }]) => [key, title])) as Record<K, string>;
}

/** `a Human`, `an Energize card` */
export function a(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** `1 point`, `2 points` */
export function points(number: number): string {
  return `${number} ${number === 1 ? 'point' : 'points'}`;
}

function landOf(land: Land): string {
  return land === 'forest' || land === 'magma' ? a(TERRAIN_NAMES[land]) : TERRAIN_NAMES[land];
}

function signed(amount: number): string {
  return amount < 0 ? `${amount}` : `+${amount}`;
}

function hits(number: number): string {
  return number === 1 ? '1 hit' : `${number} hits`;
}

function effect(does: Effect, unitOf: UnitOf): string {
  switch (does.does) {
    case 'gain':
      return `Gain ${does.rubium} rubium.`;
    case 'prospect':
      return `Gain ${does.rubium} rubium for each hex you control that has no mine. The Monolith counts.`;
    case 'recruit': {
      const where = does.on === null ? 'on your home-base hexes' : `${onLand(does.on)} or on a home-base hex`;
      return `Put ${counted(does.number, unitOf(does.unit))} from your supply ${where}, free.`;
    }
    case 'march':
      return `Up to ${does.units} of your units may each move 1 hex more this turn.`;
    case 'teleport':
      return `Put up to ${does.units} of your units from one hex into any other hex they may enter. From a contested hex they only go where no other player has units. They do not move this turn.`;
    case 'rally':
      return `Before the first roll of a battle: ${signed(does.amount)} on all attack rolls of one side for this battle.`;
    case 'tune':
      return `Before a unit type attacks: ${signed(does.amount)} on the attack rolls of that type for one side.`;
    case 'repeat':
      return `Before a unit type attacks: one unit of that type on one side rolls ${does.dice === 1 ? 'a second attack die' : `${does.dice} attack dice more`}.`;
    case 'reroll':
      return 'After a unit type has rolled: roll any of one side’s dice of that roll again, once.';
    case 'shield':
      return `After a unit type has rolled: cancel ${hits(does.hits)} against one side.`;
    case 'aim':
      return does.hits === 1
        ? 'After a unit type has rolled: the side that scored a hit picks its casualty.'
        : `After a unit type has rolled: the side that scored hits picks the casualties of ${does.hits} of them.`;
  }
}

function onLand(land: Land): string {
  return `on ${landOf(land)} you control`;
}

function goal(wanted: Goal, unitOf: UnitOf): string {
  switch (wanted.when) {
    case 'won':
      return won(wanted, unitOf);
    case 'slain':
      return `Destroy ${a(unitOf(wanted.unit).one)} in a battle this turn.`;
    case 'dominating':
      return `Control more ${manyLands(wanted.land)} than any other player.`;
    case 'holding':
      return 'Control the Monolith.';
    case 'roasted':
      return 'Remove a unit with plasma breath this turn.';
  }
}

function manyLands(land: Land): string {
  const name = TERRAIN_NAMES[land];
  return name.endsWith('s') ? name : `${name}s`;
}

function won(wanted: Extract<Goal, { when: 'won' }>, unitOf: UnitOf): string {
  const { in: land, enemyBase, with: survivor, slaying, flown } = wanted;
  const where =
    enemyBase === true ? 'a home-base hex of another player' : land === undefined ? '' : landOf(land);
  const place = where === '' ? '' : ` in ${where}`;
  const slain = slaying === undefined ? '' : ` in which ${a(unitOf(slaying).one)} is destroyed`;
  const alive =
    survivor === undefined
      ? ''
      : `${slain === '' ? ' in which' : ' and'} ${a(unitOf(survivor).one)} of yours survives`;
  const from = flown === true ? ' that flew in from the Monolith this turn' : '';
  return `Win a battle${place}${slain}${alive}${from}.`;
}

function token({ unit, mine, energize, rubium }: Token, unitOf: UnitOf): string {
  const parts = [
    ...(mine > 0 ? [`Mine ${mine}`] : []),
    ...(unit === null ? [] : [unitOf(unit).one]),
    ...(energize > 0 ? [energize === 1 ? 'an Energize card' : `${energize} Energize cards`] : []),
    ...(rubium > 0 ? [`${rubium} rubium`] : []),
  ];
  return parts.length === 0 ? 'Nothing' : parts.join(' and ');
}

export const lexicon: Lexicon = {
  units: byFigure(units),
  alternateUnits: byFigure(alternateUnits),
  terrains: TERRAIN_NAMES,
  energize: titles(energizeCards),
  missions: titles(secretMissions),
  tokens: titles<TokenName>(tokens),
  textOfData: true,
  effect,
  goal,
  token,
  foreign: noun,
};
