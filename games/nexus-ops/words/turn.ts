// What is refused in the course of a turn, in English, in the order of the turn.

import type { Catalogue } from '@starboard/engine';
import { counted } from '@starboard/engine/words';
import { TERRAIN_NAMES, type Terrain } from '../data/terrain.ts';

/** What the game waits for. */
export const waiting = {
  deploying: 'It is the Deploy phase: buy units, play Deploy cards, or end the phase.',
  placing: 'First place the units your card gives you.',
  teleporting: 'First finish the teleport.',
  moving: 'It is the Move phase: move units, or end the phase.',
  breathing: 'It is time for plasma breath: breathe, or end it.',
  namingVictim: 'First choose which player the breath hits.',
  scorching: 'First choose the unit that is lost to the breath.',
  exploring: 'Choose the next hex to explore.',
  choosingBattle: 'Choose the next battle to fight.',
  shattering: 'Choose how many of your units are destroyed, for a hit each.',
  playingTactics: 'Play a battle card, or pass.',
  rollingAgain: 'First choose the dice to reroll.',
  losingUnits: 'First choose the units that are lost.',
  takingSpoils: 'A battle is won: play missions, move units that may move on, or continue.',
  choosingMission: 'Choose the mission to keep.',
  claimingHill: 'Take cards or King of the Hill.',
  scoring: 'Play missions, discard, or end your turn.',
  givingCards: 'Pass a card to your team-mate, or keep them all.',
  slippingCard: 'Choose the card to pass.',
  goingHome: 'First choose where the unit that must go home goes.',
} satisfies Catalogue;

export const deploying = {
  notHome: 'New units go on your home-base hexes.',
  tooDear: ({ cost, rubium }: { cost: number; rubium: number }) =>
    `It costs ${cost} rubium; you have ${rubium}.`,
  noFigureLeft: 'You have no figures of that unit left.',
  boughtEnough: ({ limit, hex }: { limit: number; hex: string }) =>
    `No more than ${limit} may be bought for ${hex} this turn.`,
  idleCard: 'That card would do nothing now.',
  battleCard: 'That card is played in battles.',
  whereTheyAre: 'That is where they come from.',
  onlyRetreat: 'From a contested hex they can only go where there is no other player.',
  cardBarsHex: 'Your card does not allow that hex.',
  placeInOrder: 'Place them in the order of the hexes.',
  noMoreUnits: 'No more units can go along.',
  oneSource: 'They must all come from one hex.',
  liftInOrder: 'Take them in the order of the player board.',
  noneReady: 'No such unit there is ready to go.',
  noLanding: 'They could not land anywhere together.',
  noneLifted: 'Take at least one unit along.',
} satisfies Catalogue;

export const moving = {
  offBoard: ({ hex }: { hex: string }) => `Hex ${hex} is not on this board.`,
  vortexBarred: 'Nobody can enter the Vortex.',
  groundBarred: ({ terrain }: { terrain: Terrain }) =>
    `That unit may not enter this terrain: ${TERRAIN_NAMES[terrain]}.`,
  whereItIs: 'It is already there.',
  outOfReach: ({ to, from }: { to: string; from: string }) => `${to} is too far from ${from}.`,
  flightFrom: 'It flies from the Monolith only; from elsewhere it moves one hex.',
  leapFrom: 'It leaps from a Magma Pool only; from elsewhere it moves one hex.',
  diveFrom: 'It dives from a Magma Pool only; from elsewhere it moves one hex.',
  strideOnPlains: 'It moves two hexes only if one of them is Rock Plains.',
  hexBetween: 'It cannot pass through the hex in between.',
  tooFew: ({ number, hex }: { number: number; hex: string }) =>
    `You have ${number === 0 ? 'none' : `only ${number}`} of them in ${hex}.`,
  movedAlready: 'Each unit moves only once a turn.',
  mustRetreat:
    'A unit that began the turn in a contested hex can only retreat to where there is no other player.',
  noMarch: 'No unit may go one hex farther this turn.',
  needsNoMarch: 'It gets there without a march.',
  tooFarToMarch: ({ hex }: { hex: string }) => `${hex} is too far even for a march.`,
  wayBarred: 'Enemies block the way.',
  noBreath: ({ hex }: { hex: string }) => `You have nothing in ${hex} that breathes plasma.`,
  uncontrolled: 'It must be in a hex that you control.',
  breathedAlready: 'Each breathes only once a turn.',
  breathTooFar: 'Plasma only reaches a hex beside it.',
  noEnemy: 'There is no enemy there.',
  noVictim: 'That player has no units there that you could hit.',
} satisfies Catalogue;

export const fighting = {
  noToken: ({ hex }: { hex: string }) => `There is no face-down token in ${hex}.`,
  noUnit: ({ hex }: { hex: string }) => `You have no unit in ${hex}.`,
  teamMates: 'Team-mates neither fight nor breathe at each other.',
  noOpponent: 'That player has no units there to fight.',
  foughtAlready: 'Each contested hex has only one battle a turn.',
  noLoss: 'There is no such unit there to lose.',
  foundStaysOut: 'It was found there this turn and takes no part in the battle.',
  lossOutOfOrder: 'Losses are named in the order of the player board.',
  lossTooLate: 'First name units that come earlier on the player board.',
  tooFewToShatter: ({ number }: { number: number }) =>
    `You have ${number === 0 ? 'none' : `only ${number}`} of them there.`,
  tooFewToSpread: ({ number }: { number: number }) => `Only ${number} of them may move on.`,
  spreadTooFar: 'They move to a hex beside the battle.',
  notOwnersHome: 'It goes to a home-base hex of its owner.',

  beforeDice: 'That card is played before the dice are rolled.',
  afterDice: 'That card is played after the dice are rolled.',
  beforeFirstRoll: 'That card is played before the first roll of a battle.',
  idleForSide: 'That card would do nothing for that side.',
  deployCard: 'That card is played in your own Deploy phase.',
  lowestFaceFirst: 'Choose dice from the lowest face up.',
  tooFewDice: ({ dice, face }: { dice: number; face: number }) =>
    dice === 0 ? `No die shows a ${face}.` : `Only ${counted(dice, 'die shows', 'dice show')} a ${face}.`,
  noDieChosen: 'Choose at least one die.',
} satisfies Catalogue;

export const cards = {
  cardNotHeld: 'You do not hold that card.',
  notYourTurn: 'Cards can be discarded only on your own turn.',
  orderUnfinished: 'Finish your move first.',
  notInLine: 'That mission is not in the transmission line.',
  missionNotHeld: 'You do not hold that mission.',
  redTooLate: 'A red mission is played right after the battle that earned it.',
  redPlayed: 'You may play only one red mission for each battle won.',
  noBattleWon: 'This mission needs a battle that you have just won.',
  noneSlain:
    'There is no enemy unit of that kind, destroyed in a battle this turn, that has not been counted yet.',
  noMonolith: 'You do not control the Monolith.',
  noneRoasted: 'There is no unit, removed by your breath this turn, that has not been counted yet.',
  otherGround: 'That battle was fought on different terrain.',
  notEnemyBase: 'That was not in an enemy home base.',
  noSurvivor: 'The unit the mission asks for did not survive there.',
  noneFlown: 'None that survived there flew in from the Monolith.',
  notSlainThere: 'The enemy unit the mission asks for was not destroyed in that battle.',
  missionsOnTurn: 'Missions are played on your own turn.',
  missionsAfterBattle: 'The battle is fought to its end first; missions are played after it.',
  nobodyDominates: ({ needed }: { needed: number }) => `Nobody controls any of them; you need ${needed}.`,
  dominatedBy: ({ own, most, needed }: { own: number; most: number; needed: number }) =>
    `Another player controls ${most} of them and you ${own}; you need ${needed}.`,
  notDrawn: 'You did not draw that mission.',
  noSuchCard: 'You hold no such card.',
  otherDeck: 'The card must come from the deck you named.',
} satisfies Catalogue;
