// Everything that the board itself says, besides what the table says. One object per language.

import type { RelicType } from '../../data/sector.ts';
import type { PhaseCard } from '../cards.ts';
import type { Lack } from '../../rules/plan.ts';
import type { CosmosText } from './cosmos-text.ts';
import type { LabText } from './lab-text.ts';
import type { SkyText } from './sky-text.ts';
import type { AfterIdleCard, Errand } from './facts.ts';

export type SizeName = 'small' | 'medium' | 'large' | 'star' | 'area' | 'hole';
type By<K extends string> = Readonly<Record<K, string>>;

export interface BoardText {
  // Names of things
  readonly relic: By<RelicType>;
  readonly relicEffect: By<RelicType>;
  readonly card: By<PhaseCard>;
  readonly size: By<SizeName>;
  readonly kind: By<'tann' | 'major' | 'minor' | 'cloud' | 'exotic'>;
  readonly phase: By<'card' | 'management' | 'movement' | 'bid' | 'over'>;

  /** A civilization of the computer: the only one, or by its number from 1. */
  computer(number: number | null): string;
  readonly cosmos: CosmosText;
  readonly lab: LabText;
  readonly sky: SkyText;

  /** `3 ships` */
  ships(count: number): string;

  // The map
  map(sector: string): string;
  /** For a screen reader: who holds the place, with how many ships. */
  place(
    name: string,
    size: SizeName,
    owner: string | null,
    ships: number,
    relics: readonly RelicType[],
  ): string;
  readonly empty: string;
  canMove(rested: number): string;
  readonly conquered: string;
  plunderAhead(energy: number): string;
  carries(relic: RelicType): string;
  waits(relic: RelicType): string;
  readonly cancelled: string;
  gateOf(owner: string): string;
  extraction(energy: number): string;
  loot(energy: number): string;
  defence(total: number, ships: number, stars: number, military: boolean): string;
  readonly starNeeds: string;
  readonly starDefends: string;
  readonly closedSystem: string;
  homeOf(owner: string): string;
  neighbours(names: readonly string[]): string;
  readonly noNeighbours: string;
  wholeSystem(energy: number): string;

  // What can be done here, beside the pointer
  buildHere(price: number): string;
  readonly goHere: By<Errand['kind']>;
  cheapest(ships: number, price: number): string;
  fare(energy: number): string;

  // The order under way
  orderTitle(kind: Errand['kind'], place: string): string;
  /** The list of them is scrolled. */
  manySources(planets: number): string;
  readonly more: string;
  readonly fewer: string;
  moreFrom(place: string): string;
  fewerFrom(place: string): string;
  carrierFrom(relic: RelicType, place: string): string;
  readonly attack: string;
  readonly defenceWord: string;
  losses(ships: number): string;
  excess(ships: number): string;
  destroys(ships: number): string;
  survivors(ships: number): string;
  captures(relics: readonly RelicType[]): string;
  finds(relics: readonly RelicType[]): string;
  starFalls(place: string): string;
  readonly winsGame: string;
  lack(of: Lack['of'], missing: number): string;
  confirm(kind: Errand['kind'], ships: number): string;
  readonly cancel: string;
  readonly cost: string;

  // Cards, bids and phases
  readonly yourCards: string;
  cardsOf(owner: string): string;
  readonly used: string;
  readonly available: string;
  /** On a card that gives nothing to do. */
  readonly idle: string;
  /** Why, and what becomes of the turn. */
  idleCard(card: PhaseCard, after: AfterIdleCard): string;
  readonly endPhase: By<'management' | 'movement'>;
  readonly thenPhase: By<'management' | 'movement'>;
  nextShip(price: number): string;
  readonly bidTitle: string;
  readonly bidNothing: string;
  bid(energy: number): string;
  highestBid(energy: number): string;
  readonly pickRelic: string;
  /** Before the numbers of ships that can go on through the wormhole. */
  readonly through: string;

  // Round and tracks
  round(round: number, limit: number | null): string;
  readonly first: string;
  readonly pointsTrack: string;
  readonly relicsTrack: string;

  // How a seat stands
  readonly energyWord: string;
  income(energy: number): string;
  readonly shipsWord: string;
  readonly planetsWord: string;
  readonly starsWord: string;
  readonly pointsWord: string;
  readonly relicsWord: string;
  readonly bidWord: string;
  readonly out: string;
  readonly allies: string;
  /** What allies who win together have, of what they need. */
  together(all: number, of: number): string;
  reserve(ships: number): string;

  readonly reference: ReferenceText;

  /** One line about a sector, where it is not told in English. */
  sector(name: string, english: string): string;
  readonly dealtAtStart: string;
}

export interface ReferenceText {
  readonly relics: string;
  readonly nobody: string;
  readonly prices: string;
  readonly shipPrices: string;
  readonly replicatorShip: string;
  readonly sterileShip: string;
  readonly travel: string;
  readonly within: string;
  readonly nearby: string;
  readonly faraway: string;
  readonly extractorCarrier: string;
  readonly withTransporter: string;
  readonly extraction: string;
  readonly perPlanet: string;
  readonly perStar: string;
  readonly plunder: string;
  readonly cards: string;
  readonly battle: string;
  readonly battleText: string;
  readonly starText: string;
  readonly winning: string;
  winPoints(points: number): string;
  winRelics(relics: number): string;
  readonly winTogether: string;
  winComputer(points: number, relics: number | null): string;
  readonly scoring: string;
  readonly perVictory: string;
  readonly perRelic: string;
  winBonus(seats: number): string;
  readonly limits: string;
  readonly shipLimit: string;
  readonly energyLimit: string;
  readonly onPlanet: string;
  readonly onStar: string;
}
