// What is refused in the course of a turn, in English, in the order of the turn.

import type { Catalogue } from '@starboard/engine';
import type { phaseCards } from '../data/numbers.ts';
import type { RelicType } from '../data/sector.ts';
import { counted, listed } from '@starboard/engine/words';
import { cardTitles, relicNames } from './names.ts';

type Card = keyof typeof phaseCards;

/** A place in notation: `C2`, `C*`. */
interface At {
  readonly place: string;
}

/** What something costs, and what the seat has. */
interface Price {
  readonly price: number;
  readonly energy: number;
}

interface Shortage extends At {
  readonly needed: number;
  readonly most: number;
}

/** What has to wait, and for what. */
export const timing = {
  gameOver: 'The game is over.',
  cardFirst: 'Play a phase card first.',
  cardPlayed: 'You have already played your card for this turn.',
  noCards: 'There are no phase cards in a Sterile Trap: every turn has both phases.',
  cardFaceDown: ({ card }: { card: Card }) =>
    `The card “${cardTitles[card]}” stays face down until all four are used.`,
  endedWithAll: ({ ships }: { ships: number }) =>
    `Your management phase ended by itself when you had built ${ships} ships.`,
  endedUnpaid: ({ price }: { price: number }) =>
    `Your management phase ended by itself: the next ship cost ${price} energy, more than you had.`,
  endedWithoutPlace:
    'Your management phase ended by itself: no planet and no ship was left that you could build with.',
  buildInManagement: 'Ships are built in a management phase.',
  moveInMovement: 'Ships move in a movement phase.',
  orderFirst: 'First complete the order: send ships, or attack.',
  goFirst: 'First choose where the ships should go.',
  relicFirst: 'First choose which relic is picked up.',
  noRelicWaits: 'No relic is waiting for your choice.',
  notWaiting: ({ relic }: { relic: RelicType }) => `No ${relicNames[relic]} is waiting there.`,
  relicsInOrder: ({ relics }: { relics: readonly RelicType[] }) =>
    `Relics are named in this order: ${relics.map((relic) => relicNames[relic]).join(', ')}.`,
  bidFirst: 'Your phases are over: bid, or bid 0.',
  bidLater: 'Bids are made at the end of your turn.',
  bidTooHigh: ({ bid, energy }: { bid: number; energy: number }) =>
    `You cannot bid ${bid}: you have ${energy} energy.`,
  bidTooLow: ({ highest }: { highest: number }) => `You must bid more than ${highest}, or nothing.`,
} satisfies Catalogue;

export const building = {
  noSuchPlace: ({ place }: At) => `There is no ${place} in this sector.`,
  notOnStars: 'Ships are built on planets, never on stars.',
  notInClouds: 'Ships are built on planets, never in a cloud.',
  deadThere: ({ place }: At) => `${place} is dead: nothing is built there any more.`,
  noBuilder: ({ place }: At) => `You need a ship on ${place} to build another there.`,
  planetFull: ({ place, ships }: At & { ships: number }) => `${place} already has ${ships} ships.`,
  reserveEmpty: 'Your reserve is empty.',
  starNotHeld: 'In a Sterile Trap ships are built only in systems whose star you hold.',
  builtThere: ({ place }: At) => `A ship has already been built on ${place} in this phase.`,
  builtEnough: ({ ships }: { ships: number }) => `You have built ${ships} ships in this phase.`,
  replicatorTooDear: ({ price, energy }: Price) =>
    `A ship from the Replicator costs ${price} energy; you have ${energy}.`,
  idleThere: ({ place }: At) => `There are No Management markers on ${place}: nothing is built there.`,
  thisShipTooDear: ({ price, energy }: Price) => `This ship costs ${price} energy; you have ${energy}.`,
  shipTooDear: ({ price, energy }: Price) => `A ship costs ${price} energy; you have ${energy}.`,
} satisfies Catalogue;

export const moving = {
  allyThere: ({ place }: At) => `${place} belongs to your ally: you can neither attack nor share it.`,
  planetMissing: ({ place }: At) => `A star is entered only when all its planets are held: ${place} is not.`,
  starNotAttacked: ({ place }: At) =>
    `${place} is a star: it is never attacked, its ships fall with the planets.`,
  starFull: 'There is no room for more ships on that star.',
  starClosed: 'No ship can enter the star of that system.',
  barredThere: ({ place }: At) => `There are No Movement markers on ${place}: no ship may enter.`,
  barredHere: ({ place }: At) => `There are No Movement markers on ${place}: no ship may leave.`,
  noPlanet: 'You have no planet to send ships from.',
  onStar: 'Ships on a star can never leave it.',
  notYours: ({ place }: At) => `${place} is not yours.`,
  thereAlready: ({ place }: At) => `The ships on ${place} are already there.`,
  oneStays: ({ place }: At) => `One ship must stay on ${place}.`,
  oneRelicEach: 'A ship carries only one relic.',
  relicsNotAboard: ({ place }: At) => `The ships on ${place} do not carry those relics.`,
  carriersAmong: ({ place, carriers, plain }: At & { carriers: number; plain: number }) =>
    `On ${place}, ${counted(carriers, 'ship carries a relic', 'ships carry relics')} and ${plain} ${plain === 1 ? 'does' : 'do'} not; one ship must stay.`,
  carrierMoved: ({ place }: At) => `No such carrier on ${place} can move.`,
  tooFewRested: ({ place }: At) => `Not that many ships without relics on ${place} can still move.`,
  relicsOffStars: 'Ships with relics cannot enter a star.',
  noJump: 'No jump leads there: hyperspace is closed.',
  fareTooDear: ({ price, energy }: Price) => `That takes ${price} energy; you have ${energy}.`,
  sourcesInOrder: 'Planets are named in order, each once.',
  noRoom: ({ most }: { most: number }) => `There is room for only ${most} ships there.`,
} satisfies Catalogue;

export const fighting = {
  restTooDear: ({ price, energy }: Price) =>
    `With these ships the whole attack takes ${price} energy; you have ${energy}.`,
  sendFirst: ({ places }: { places: readonly string[] }) =>
    `Send the ships of ${listed(places)} first: planets are named in order.`,
  nobodyThere: 'There is nobody to fight.',
  noneSent: 'No ship has been sent yet.',
  tooFewForRelics: ({ brought, captured, survivors }: Record<'brought' | 'captured' | 'survivors', number>) =>
    `The attackers would have ${counted(brought + captured, 'relic', 'relics')}, ${brought} brought and ${captured} captured, and only ${counted(survivors, 'ship', 'ships')} left to carry them.`,
  notStronger: 'The attack is not stronger than the defence.',
  attackTooDear: ({ price, energy }: Price) =>
    `Sending enough ships takes ${price} energy; you have ${energy}.`,
  tooFewReach: ({ place }: At) => `Too few ships can reach ${place}: hyperspace is closed.`,
  tooFewShips: ({ place, needed, most }: Shortage) =>
    `You cannot gather enough ships to beat ${place}: it takes ${needed}, and ${freeToGo(most)}.`,
  tooFewWithMilitary: ({ place, needed, most }: Shortage) =>
    `You cannot gather enough ships to beat ${place}: with a Military it takes ${needed}, and ${freeToGo(most)}.`,
} satisfies Catalogue;

/** How many ships could leave; whether the energy for it is there is another question. */
function freeToGo(ships: number): string {
  if (ships === 0) return 'none of yours is free to go';
  return `only ${ships} of yours ${ships === 1 ? 'is' : 'are'} free to go`;
}
