// What the board says besides: names of its parts and short sentences in cards beside the pointer.

import type { Noun } from './names.ts';

export interface Labels {
  // the map
  readonly board: string;
  homeOf(name: string): string;
  controlledBy(name: string): string;
  readonly contested: string;
  unitsOf(units: string, name: string): string;
  mine(value: number): string;
  minePays(name: string, value: number): string;
  readonly mineIdle: string;
  readonly token: string;
  readonly monolith: string;
  readonly vortex: string;
  vortexEdge(face: number): string;
  bonus(unit: string, amount: number): string;
  firstHere(units: string): string;
  /** NO-5.7, of a unit that was found there this turn. */
  staysOut(unit: string): string;
  noEntry(units: readonly string[]): string;
  buyHere(unit: Noun, cost: number, rubium: number): string;
  moveHere(army: readonly string[]): string;

  // the tray
  readonly phases: string;
  readonly phaseNames: readonly string[];
  round(round: number): string;
  readonly market: string;
  rubium(amount: number): string;
  ware(unit: string, cost: number, left: number): string;
  readonly chooseStack: string;
  sendFrom(hex: string): string;
  fewer(units: string): string;
  more(units: string): string;
  only(units: string): string;
  readonly cancel: string;
  /** A row that goes on beyond its edges. */
  readonly slideBack: string;
  readonly slideOn: string;
  readonly battles: string;
  ofHere(number: number): string;
  readonly howMany: string;

  // battles
  readonly battle: string;
  battleIn(hex: string): string;
  readonly fold: string;
  readonly unfold: string;
  readonly close: string;
  readonly attacker: string;
  readonly defender: string;
  against(name: string): string;
  /** In percent. */
  odds(win: number, open: number, loss: number): string;
  /** The same for those who do not attack. */
  oddsOfOthers(attacker: number, open: number, defender: number): string;
  /** The odds are being worked out. */
  readonly working: string;
  result(attacker: string, won: boolean, lost: boolean): string;
  asked(name: string, forCards: boolean): string;
  readonly order: string;
  lost(name: string, units: string): string;
  giveUp(chosen: number, due: number): string;
  /** What was answered beforehand. */
  said(answer: string): string;
  readonly askAgain: string;

  // units
  hitsOn(face: number): string;
  orMore(face: number): string;
  readonly worksMines: string;
  notIn(lands: readonly string[]): string;
  bonusIn(land: string, amount: number): string;
  /** In the order of GAITS. */
  readonly gaits: readonly string[];
  picksOn(face: number): string;
  breath(face: number, again: boolean): string;
  firstIn(lands: readonly string[]): string;
  perHex(number: number): string;
  fewerDice(number: number): string;
  readonly shatters: string;
  readonly spreads: string;

  // cards
  readonly hand: string;
  /** The button that opens all of them. */
  cards(number: number): string;
  readonly deployCard: string;
  readonly battleCard: string;
  readonly redMission: string;
  readonly whiteMission: string;
  readonly whyNotNow: string;
  discardFor(rubium: number): string;
  discardSure(rubium: number): string;
  readonly yes: string;
  readonly no: string;
  readonly line: string;

  // seats
  points(points: number, goal: number): string;
  teamPoints(points: number, goal: number): string;
  missionsTaken(number: number): string;
  hillsTaken(number: number): string;
  purse(rubium: number, income: number): string;
  units(number: number): string;
  energizeCards(number: number): string;
  secretMissions(number: number): string;
  readonly unitsShort: string;
  readonly energizeShort: string;
  readonly missionsShort: string;
  readonly out: string;

  // reference
  readonly unitsTitle: string;
  readonly unit: string;
  readonly cost: string;
  readonly hits: string;
  readonly supply: string;
  tokensLeft(number: number): string;
  energizeDeck(number: number): string;
  missionDeck(number: number): string;
  missionStack(number: number): string;
  readonly unseenNote: string;
}
