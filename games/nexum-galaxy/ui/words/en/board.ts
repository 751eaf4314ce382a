// What the board says in English.

import type { PhaseCard } from '../../cards.ts';
import type { BoardText } from '../board-text.ts';
import { listed } from '@starboard/engine/words';
import { computerName, cosmosText } from './cosmos-board.ts';
import { labText } from './lab.ts';
import { skyText } from './sky.ts';
import { cardTitles, relicNames, ships, theRelics } from './phrasing.ts';

const idleReasons: Readonly<Record<PhaseCard, string>> = {
  manage: 'Energy comes in, but no ship can be built',
  move: 'No ship can go anywhere',
  'manage-move': 'Energy comes in, but no ship can be built, and none can go anywhere',
  'move-manage': 'No ship can go anywhere; energy comes in, but none can be built',
};

const energy = (count: number): string => `${count} energy`;

export const boardText: BoardText = {
  relic: relicNames,
  relicEffect: {
    military: 'Adds 1 to the attack or defence of its fleet.',
    replicator: 'Builds one more ship on its planet for 1 energy.',
    extractor: 'Doubles extraction on its planet and the plunder it takes; its ship pays 1 more to move.',
    transporter: 'Ships that travel with it to another system pay 1 less each.',
  },
  card: cardTitles,
  size: {
    small: 'small planet',
    medium: 'medium planet',
    large: 'large planet',
    star: 'star',
    area: 'area of the cloud',
    hole: 'black hole',
  },
  kind: {
    tann: 'Tann system',
    major: 'major system',
    minor: 'minor system',
    cloud: 'asteroid cloud',
    exotic: 'exotic system',
  },
  phase: {
    card: 'Phase card',
    management: 'Management',
    movement: 'Movement',
    bid: 'Bid',
    over: 'Game over',
  },

  computer: computerName,
  cosmos: cosmosText,
  lab: labText,
  sky: skyText,

  ships,

  map: (sector) => `Star map of sector ${sector}`,
  place: (name, size, owner, count, relics) => {
    const held = owner === null ? 'nobody' : `${owner}, ${ships(count)}`;
    const aboard = relics.length === 0 ? '' : `, ${listed(relics.map((type) => relicNames[type]))}`;
    return `${name}, ${boardText.size[size]}: ${held}${aboard}`;
  },
  empty: 'Nobody is here',
  canMove: (rested) => `${rested} can still move`,
  conquered: 'conquered in this phase',
  plunderAhead: (count) => `Plunder to come: ${energy(count)}`,
  carries: (relic) => `A ship carries the ${relicNames[relic]}.`,
  waits: (relic) => `The ${relicNames[relic]} is waiting for a ship.`,
  cancelled: 'Two of a kind cancel each other out here.',
  gateOf: (owner) => `gate of ${owner}`,
  extraction: (count) => `Gives ${energy(count)} in each management phase`,
  loot: (count) => `Plunder: ${energy(count)}`,
  defence: (total, onPlanet, onStar, military) =>
    [
      `Defence ${total}`,
      ships(onPlanet),
      ...(onStar === 0 ? [] : [`${onStar} on the star`]),
      ...(military ? ['1 for the Military'] : []),
    ].join(' · '),
  starNeeds: 'Only a player who holds all planets of the system can enter, and ships never leave.',
  starDefends: 'Each ship here adds 1 to the defence of the owner’s planets around it.',
  closedSystem: 'Closed to hyperspace: only neighbours can be reached from here.',
  homeOf: (owner) => `home of ${owner}`,
  neighbours: (names) => `Neighbours: ${listed(names)}`,
  noNeighbours: 'No neighbours: the only way here is a jump.',
  wholeSystem: (count) => `Held as a whole, it gives ${energy(count)} in each management phase.`,

  buildHere: (price) => `Build a ship for ${energy(price)}`,
  goHere: {
    join: 'Bring ships here',
    settle: 'Take this planet',
    enter: 'Enter this star',
    drift: 'Bring ships to your area',
    attack: 'Attack',
  },
  cheapest: (count, price) => `at least ${ships(count)} and ${energy(price)}`,
  fare: (count) => `${energy(count)} per ship`,

  orderTitle: (kind, place) =>
    ({
      join: `Ships to ${place}`,
      settle: `Take ${place}`,
      enter: `Enter the star ${place}`,
      drift: `Ships to the cloud, ${place}`,
      attack: `Attack ${place}`,
    })[kind],
  manySources: (planets) => `${planets} planets can send ships: scroll to see them all`,
  more: 'one more',
  fewer: 'one fewer',
  moreFrom: (place) => `One more ship from ${place}`,
  fewerFrom: (place) => `One fewer ship from ${place}`,
  carrierFrom: (relic, place) => `The carrier of the ${relicNames[relic]} from ${place}`,
  attack: 'attack',
  defenceWord: 'defence',
  losses: (count) => (count === 0 ? 'You lose nothing' : `You lose ${ships(count)}`),
  excess: (count) => `${ships(count)} too many: destroyed as well`,
  destroys: (count) => `${ships(count)} destroyed`,
  survivors: (count) => `${ships(count)} on the planet afterwards`,
  captures: (relics) => `Captures ${theRelics(relics)}`,
  finds: (relics) => `Finds ${theRelics(relics)}`,
  starFalls: (place) => `The star ${place} falls`,
  winsGame: 'This wins the game!',
  lack: (lack, missing) =>
    ({
      ships: 'Choose ships.',
      energy: `${energy(missing)} short.`,
      strength: `${ships(missing)} more needed.`,
      carriers: 'Too few ships would be left for all relics.',
      room: `Room for ${ships(missing)} only.`,
      way: 'These cannot be sent together.',
    })[lack],
  confirm: (kind, count) => (kind === 'attack' ? `Attack with ${ships(count)}` : `Send ${ships(count)}`),
  cancel: 'Cancel',
  cost: 'Cost',

  yourCards: 'Your phase cards',
  cardsOf: (owner) => `Phase cards of ${owner}`,
  used: 'used',
  available: 'available',
  idle: 'nothing to do',
  idleCard: (card, after) =>
    `${idleReasons[card]}: ${after === 'bid' ? 'only the bid is left' : 'your turn ends'}.`,
  endPhase: { management: 'End management', movement: 'End movement' },
  thenPhase: { management: 'then management', movement: 'then movement' },
  nextShip: (price) => `Next ship: ${energy(price)}`,
  bidTitle: 'Bid to go first',
  bidNothing: 'Bid nothing',
  bid: (count) => `Bid ${count}`,
  highestBid: (count) => (count === 0 ? 'No bid yet' : `Highest bid: ${count}`),
  pickRelic: 'Which relic is picked up?',
  through: 'Through the wormhole',

  round: (round, limit) => (limit === null ? `Round ${round}` : `Round ${round} of ${limit}`),
  first: 'first player',
  pointsTrack: 'Victory points',
  relicsTrack: 'Relics',

  energyWord: 'Energy',
  income: (count) => `+${count} at the next extraction`,
  shipsWord: 'Ships',
  planetsWord: 'Planets',
  starsWord: 'Stars',
  pointsWord: 'Points',
  relicsWord: 'Relics',
  bidWord: 'Bid',
  out: 'Out of the game',
  allies: 'Allies',
  together: (all, of) => `${all} of ${of} together with allies`,
  reserve: (count) => `${count} in reserve`,

  reference: {
    relics: 'Relics',
    nobody: 'nobody',
    prices: 'Prices',
    shipPrices: 'First, second and third ship of a phase',
    replicatorShip: 'Ship from a Replicator',
    sterileShip: 'Each ship, where you hold the star',
    travel: 'Travel, per ship',
    within: 'Within a system',
    nearby: 'To a neighbouring system',
    faraway: 'A jump anywhere else',
    extractorCarrier: 'With an Extractor',
    withTransporter: 'With a Transporter, between systems',
    extraction: 'Extraction',
    perPlanet: 'Per planet',
    perStar: 'Per star',
    plunder: 'Plunder',
    cards: 'Phase cards',
    battle: 'Battle',
    battleText:
      'The attack must be higher than the defence. The attacker loses half the defence, rounded down; the defender loses everything on the planet.',
    starText: 'Whoever is left with fewer than half of the planets loses the star, and that is a point too.',
    winning: 'Winning',
    winPoints: (count) => `${count} victory points`,
    winRelics: (count) => `${count} relics aboard your ships`,
    winTogether: 'Allied players add up theirs.',
    winComputer: (points, relics) =>
      `The computer: ${points} victory points${relics === null ? '' : ` or ${relics} relics`}`,
    scoring: 'Final score',
    perVictory: 'Each victory point',
    perRelic: 'Each relic',
    winBonus: (seats) => `Winning with ${seats} civilizations`,
    limits: 'Limits',
    shipLimit: 'Ships on the board',
    energyLimit: 'Energy in stock',
    onPlanet: 'Ships on a planet',
    onStar: 'Ships on a star',
  },
  sector: (_name, english) => english,
  dealtAtStart: 'Relics are dealt when the game begins.',
};
