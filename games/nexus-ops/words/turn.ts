// What is refused in the course of a turn, in English, in the order of the turn.

import type { Catalogue } from '@starboard/engine';
import { TERRAIN_NAMES, type Terrain } from '../data/terrain.ts';

/** What the game waits for. */
export const waiting = {
  deploying: 'It is the Deploy phase: buy units, play Deploy cards, or go on.',
  placing: 'First place the units that your card brings.',
  teleporting: 'First finish the teleport.',
  moving: 'It is the Move phase: move units, or go on.',
  breathing: 'It is time for plasma breath: breathe, or go on.',
  namingVictim: 'First say which player the breath hits.',
  scorching: 'A unit must be given up to the breath.',
  exploring: 'Choose the hex that is explored next.',
  choosingBattle: 'Choose the battle that is fought next.',
  shattering: 'Say how many of your units are destroyed for a hit each.',
  playingTactics: 'Play a battle card, or pass.',
  rollingAgain: 'First choose the dice that are rolled again.',
  losingUnits: 'A unit must be given up first.',
  takingSpoils: 'A battle is won: play missions, move units that may move on, or go on.',
  choosingMission: 'Choose the mission that you keep.',
  claimingHill: 'Take cards or King of the Hill.',
  scoring: 'Play missions, discard, or end your turn.',
  givingCards: 'Pass a card to your team-mate, or keep them all.',
  slippingCard: 'Choose the card that you pass.',
  goingHome: 'First say where the unit goes that must go home.',
} satisfies Catalogue;

export const deploying = {
  notHome: 'New units are put on your home-base hexes.',
  tooDear: ({ cost, rubium }: { cost: number; rubium: number }) =>
    `It costs ${cost} rubium; you have ${rubium}.`,
  noFigureLeft: 'No figure of that unit is left.',
  boughtEnough: ({ limit, hex }: { limit: number; hex: string }) =>
    `No more than ${limit} may be bought for ${hex} this turn.`,
  idleCard: 'That card would do nothing now.',
  battleCard: 'That card is played in battles.',
  whereTheyAre: 'That is where they come from.',
  onlyRetreat: 'From a contested hex they only go where no other player is.',
  cardBarsHex: 'Your card does not allow that hex.',
  placeInOrder: 'Place them in the order of the hexes.',
  noMoreUnits: 'No more units can go along.',
  oneSource: 'All come from one hex.',
  liftInOrder: 'Take them in the order of the player board.',
  noneReady: 'No such unit there is ready to go.',
  noLanding: 'They could not land anywhere together.',
  noneLifted: 'Take at least one unit along.',
} satisfies Catalogue;

export const moving = {
  offBoard: ({ hex }: { hex: string }) => `Hex ${hex} is not on this board.`,
  vortexBarred: 'Nobody enters the Vortex.',
  groundBarred: ({ terrain }: { terrain: Terrain }) =>
    `That unit may not enter this: ${TERRAIN_NAMES[terrain]}.`,
  whereItIs: 'That is where it is.',
  outOfReach: ({ to, from }: { to: string; from: string }) => `It does not reach ${to} from ${from}.`,
  flightFrom: 'It flies from the Monolith only; from elsewhere it moves one hex.',
  leapFrom: 'It leaps from a Magma Pool only; from elsewhere it moves one hex.',
  diveFrom: 'It dives from a Magma Pool only; from elsewhere it moves one hex.',
  strideOnPlains: 'Two hexes only where one of them is Rock Plains.',
  hexBetween: 'It cannot pass the hex between.',
  tooFew: ({ number, hex }: { number: number; hex: string }) => `You have ${number} of them in ${hex}.`,
  movedAlready: 'Each unit moves once.',
  mustRetreat: 'A unit that began the turn in a contested hex retreats to where no other player is.',
  noMarch: 'No unit may go one hex farther this turn.',
  needsNoMarch: 'It gets there without a march.',
  tooFarToMarch: ({ hex }: { hex: string }) => `${hex} is too far even for a march.`,
  wayBarred: 'Enemies bar the way.',
  noBreath: ({ hex }: { hex: string }) => `Nothing of yours breathes plasma from ${hex}.`,
  uncontrolled: 'It must stand in a hex that you control.',
  breathedAlready: 'Each breathes once a turn.',
  breathTooFar: 'Plasma reaches a hex beside it.',
  noEnemy: 'No enemy is there.',
  noVictim: 'That player has no units there that you could hit.',
} satisfies Catalogue;

export const fighting = {
  noToken: ({ hex }: { hex: string }) => `No token lies face down in ${hex}.`,
  noUnit: ({ hex }: { hex: string }) => `You have no unit in ${hex}.`,
  teamMates: 'Team-mates neither fight nor breathe at each other.',
  noOpponent: 'That player has no units there to fight.',
  foughtAlready: 'Each contested hex has one battle a turn.',
  noLoss: 'No such unit is there to give up.',
  foundStaysOut: 'It was found there this turn and takes no part in the battle.',
  lossOutOfOrder: 'Units are given up in the order of the player board.',
  lossTooLate: 'Name units that stand earlier on the player board first.',
  tooFewToShatter: ({ number }: { number: number }) => `Only ${number} of them are there.`,
  tooFewToSpread: ({ number }: { number: number }) => `Only ${number} of them may move on.`,
  spreadTooFar: 'They move to a hex beside the battle.',
  notOwnersHome: 'It goes to a home-base hex of its owner.',

  beforeDice: 'That card is played before the dice are rolled.',
  afterDice: 'That card is played after the dice are rolled.',
  beforeFirstRoll: 'That card is played before the first roll of a battle.',
  idleForSide: 'That card would do nothing for that side.',
  deployCard: 'That card is played in your own Deploy phase.',
  lowestFaceFirst: 'Choose dice from the lowest face up.',
  tooFewDice: ({ dice, face }: { dice: number; face: number }) => `There are ${dice} dice with a ${face}.`,
  noDieChosen: 'Choose at least one die.',
} satisfies Catalogue;

export const cards = {
  cardNotHeld: 'You do not hold that card.',
  notYourTurn: 'Cards are discarded on your own turn.',
  orderUnfinished: 'Finish your order first.',
  notInLine: 'That mission is not in the transmission line.',
  missionNotHeld: 'You do not hold that mission.',
  redTooLate: 'A red mission is played right after the battle that earned it.',
  redPlayed: 'One red mission for each battle won.',
  noBattleWon: 'This mission is about a battle just won.',
  noneSlain: 'No enemy unit of that kind was destroyed in a battle this turn that is not counted yet.',
  noMonolith: 'You do not control the Monolith.',
  noneRoasted: 'Your breath has removed no unit this turn that is not counted yet.',
  otherGround: 'That battle was fought on other ground.',
  notEnemyBase: 'That was not in an enemy home base.',
  noSurvivor: 'The unit that the mission asks for did not survive there.',
  noneFlown: 'None that survived there flew in from the Monolith.',
  notSlainThere: 'The enemy unit that the mission asks for was not destroyed in that battle.',
  missionsOnTurn: 'Missions are played on your own turn.',
  missionsAfterBattle: 'The battle is fought to its end first; missions are played after it.',
  nobodyDominates: ({ needed }: { needed: number }) => `Nobody controls any of them; you need ${needed}.`,
  dominatedBy: ({ own, most, needed }: { own: number; most: number; needed: number }) =>
    `Another player controls ${most} of them and you ${own}; you need ${needed}.`,
  notDrawn: 'You did not draw that mission.',
  noSuchCard: 'You hold no such card.',
  otherDeck: 'The card comes from the deck that you named.',
} satisfies Catalogue;
