import type { Labels } from '../labels.ts';
import { a } from './lexicon.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function plural(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export const labels: Labels = {
  board: 'The moon',
  homeOf: (name) => `Home base of ${name}`,
  controlledBy: (name) => `Controlled by ${name}`,
  contested: 'Contested: units of several players are here.',
  unitsOf: (units, name) => `${units} of ${name}`,
  mine: (value) => `Mine ${value}`,
  minePays: (name, value) => `pays ${name} ${value} rubium in each of their Income phases.`,
  mineIdle: 'pays whoever controls it with a unit that works mines.',
  token: 'Exploration token, face down',
  monolith: 'Whoever controls it in the Draw phase draws two Energize cards.',
  vortex:
    'Nobody can enter. Before the first player’s turn it blows units about and strikes a hex beside it.',
  vortexEdge: (face) => `The Vortex reaches this hex on a ${face}.`,
  bonus: (unit, amount) => `${unit}: ${signed(amount)} on attack rolls here`,
  staysOut: (unit) => `${unit}: found here this turn, stays out of the battle`,
  firstHere: (units) => `${units} attack before all others here`,
  noEntry: (units) => `${and.format(units)} cannot enter`,
  buyHere: (unit, cost, rubium) => `Click: buy ${a(unit.one)} for ${cost} rubium; ${rubium - cost} left.`,
  moveHere: (army) => `Click: move ${and.format(army)} here.`,

  phases: 'Phases of the turn',
  phaseNames: ['Deploy', 'Move', 'Explore', 'Fight', 'Income', 'Draw'],
  round: (round) => `round ${round}`,
  market: 'Units to buy',
  rubium: (amount) => `${amount} rubium`,
  ware: (unit, cost, left) => `${unit}: ${cost} rubium, ${left} left in your supply`,
  chooseStack: 'Choose a hex with your units.',
  sendFrom: (hex) => `Send from ${hex}:`,
  fewer: (units) => `Fewer ${units}`,
  more: (units) => `More ${units}`,
  only: (units) => `Only ${units}`,
  cancel: 'Cancel',
  slideBack: 'More to the left',
  slideOn: 'More to the right',
  battles: 'Battles to fight',
  ofHere: (number) => `(${number} here)`,
  howMany: 'How many move on?',

  battle: 'Battle',
  battleIn: (hex) => `Battle in ${hex}`,
  fold: 'Collapse',
  unfold: 'Expand',
  close: 'Close',
  attacker: 'attacks',
  defender: 'defends',
  against: (name) => `Against ${name}`,
  odds: (win, open, loss) => `Win ${win}% · undecided ${open}% · lose ${loss}%`,
  oddsOfOthers: (attacker, open, defender) =>
    `Attacker ${attacker}% · undecided ${open}% · defender ${defender}%`,
  working: 'Working out the odds…',
  result: (name, won, lost) => {
    if (won && lost) return `Nobody is left: ${name} wins the battle.`;
    if (won) return `${name} wins the battle.`;
    return lost ? `${name}’s attack is repelled.` : 'Undecided: the battle goes on next turn.';
  },
  asked: (name, forCards) => (forCards ? `${name} may play a battle card.` : `${name} is deciding.`),
  order: 'Battle order',
  lost: (name, units) => `${name} loses ${units}`,
  giveUp: (chosen, due) => `Losses chosen: ${chosen} of ${due}`,
  said: (answer) => `Your answer: ${answer}.`,
  askAgain: 'Ask me again',

  hitsOn: (face) =>
    face <= 1 ? 'always hits' : face > 6 ? 'cannot hit' : face === 6 ? 'hits on 6' : `hits on ${face}+`,
  orMore: (face) => (face >= 6 ? '6' : `${face}+`),
  worksMines: 'Works mines',
  notIn: (lands) => `Cannot enter: ${or.format(lands)}`,
  bonusIn: (land, amount) => `${signed(amount)} in ${land}`,
  gaits: [
    'Moves one hex',
    'Moves two hexes if one of them is Rock Plains',
    'Leaps two hexes from a Magma Pool, over anything',
    'Flies from the Monolith to any hex',
    'Dives from a Magma Pool to any other or beside one',
  ],
  picksOn: (face) => `Picks the casualty on ${face}+`,
  breath: (face, again) =>
    `Breathes plasma into a hex beside it: hits on ${face}+${again ? ', and again after each hit' : ''}`,
  firstIn: (lands) => `Attacks first in ${and.format(lands)}`,
  perHex: (number) => `At most ${number} bought per home-base hex each turn`,
  fewerDice: (number) => `A group rolls ${number === 1 ? 'one die' : `${number} dice`} fewer`,
  shatters: 'May be destroyed before the first roll, for a hit each',
  spreads: 'May move on after winning a battle',

  hand: 'Your cards',
  cards: (number) => (number === 0 ? 'No cards' : plural(number, 'card')),
  deployCard: 'Deploy phase',
  battleCard: 'Battle',
  redMission: 'Red: one for each battle won',
  whiteMission: 'White: any number',
  whyNotNow: 'Why not now?',
  discardFor: (rubium) => `Discard for ${rubium} rubium`,
  discardSure: (rubium) => `Really discard it for ${rubium} rubium?`,
  yes: 'Yes, discard',
  no: 'No',
  line: 'Transmission line',

  points: (points, goal) => `${points} of ${goal} points`,
  teamPoints: (points, goal) => `The team has ${points} of ${goal} points.`,
  missionsTaken: (number) => `${plural(number, 'Mission')} for battles won`,
  hillsTaken: (number) => plural(number, 'King of the Hill card'),
  purse: (rubium, income) => `${rubium} rubium; the mines would pay ${income} now`,
  units: (number) => `${plural(number, 'unit')} on the board`,
  energizeCards: (number) => `${plural(number, 'Energize card')} in hand`,
  secretMissions: (number) => `${plural(number, 'Secret Mission')} in hand`,
  unitsShort: 'Units',
  energizeShort: 'Energize',
  missionsShort: 'Missions',
  out: 'Eliminated',

  unitsTitle: 'Units, in battle order',
  unit: 'Unit',
  cost: 'Cost',
  hits: 'Hits on',
  supply: 'Left',
  tokensLeft: (number) => `Exploration tokens face down: ${number}`,
  energizeDeck: (number) => `Energize cards: ${number} in the deck`,
  missionDeck: (number) => `Secret Missions: ${number} in the deck`,
  missionStack: (number) => `Missions left in the stack, for a point each: ${number}`,
  unseenNote: 'Copies you have not seen yet, of all there are.',
};
