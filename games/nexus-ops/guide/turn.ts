import type { Guide } from '@starboard/engine';

export const turn: Guide = {
  'NO-2.1': {
    title: 'The turn',
    text: 'A turn has six phases: Deploy, Move, Explore, Fight, Income, Draw. Then the player to the left has a turn.',
  },
  'NO-2.2': { title: 'Buying units', text: 'In the Deploy phase buy as many units as you can pay for.' },
  'NO-2.3': {
    title: 'Placing units',
    text: 'Put each bought unit on any of your three home-base hexes, even where other players have units.',
  },
  'NO-2.4': {
    title: 'Limited figures',
    text: 'You can only buy what is left of your figures. Destroyed units go back to your supply and may be bought again.',
  },
  'NO-2.5': {
    title: 'Deploy cards',
    text: 'Energize cards for the Deploy phase are played in your own Deploy phase only, between purchases as you like. Then they are discarded face up.',
  },
  'NO-2.6': {
    title: 'Cards without effect',
    text: 'Ruling: an Energize card that would change nothing cannot be played. It may be discarded for rubium.',
  },
  'NO-3.1': {
    title: 'Moving',
    text: 'In the Move phase each of your units may move once: to a hex beside it, or as far as its ability takes it.',
  },
  'NO-3.2': {
    title: 'Forbidden ground',
    text: 'Humans enter neither Magma Pools nor the Monolith, Fungoids and Crystallines not the Monolith. The others go everywhere.',
  },
  'NO-3.3': {
    title: 'Enemies in the way',
    text: 'A unit that enters a hex with enemies stops there, and none passes through such a hex unless its ability says so.',
  },
  'NO-3.4': {
    title: 'Controlled and contested',
    text: 'You control a hex when you alone have units there. A hex is contested when several players have.',
  },
  'NO-3.5': {
    title: 'Retreat',
    text: 'A unit that began the turn in a contested hex may leave it, but only for a hex where no other player has units. Ruling: that goes for flights, leaps and dives too.',
  },
  'NO-3.6': {
    title: 'Reinforcements attack',
    text: 'Ruling: units that were put into a contested home base this turn did not begin it there, so they may move on to attack. When some units of a kind leave for a free hex, those that began the turn there go first.',
  },
  'NO-3.7': {
    title: 'Lost on forbidden ground',
    text: 'A unit that stands at the end of a turn where it may not be goes to a home-base hex of its owner’s choice. Ruling: owners decide from the player whose turn it is on, to the left.',
  },
  'NO-4.1': {
    title: 'Plasma breath',
    text: 'When you have moved, each of your Rubium Dragons that stands in a hex you control may breathe plasma into one hex beside it. The Monolith is a hex like any other.',
  },
  'NO-4.2': {
    title: 'The breath’s roll',
    text: 'Roll a die. With 4 or more a player with units in that hex removes one of them, of that player’s choice.',
  },
  'NO-4.3': {
    title: 'Several players there',
    text: 'Where several players have units, the breather chooses after the roll which of them is hit.',
  },
  'NO-4.4': {
    title: 'Not a battle',
    text: 'Breath is no battle: it wins no mission for a battle, no battle card changes it, nobody strikes back, and who loses the last unit there draws no card.',
  },
  'NO-4.5': {
    title: 'Once each',
    text: 'Ruling: each Dragon breathes once a turn, also in the turn in which it moved or was bought, and only where enemies are.',
  },
  'NO-5.1': {
    title: 'Exploring',
    text: 'After moving, flip the token in every hex where it lies face down and your units have come. Ruling: also where they came otherwise or stayed, such as Sporlings that moved on after a battle.',
  },
  'NO-5.2': {
    title: 'A unit',
    text: 'If it shows a unit, put one from your supply on the hex. It is yours and moves from your next turn on. The token leaves the game unless it shows a mine.',
  },
  'NO-5.3': { title: 'A mine', text: 'If it shows a mine, it stays there face up for the rest of the game.' },
  'NO-5.4': { title: 'Both', text: 'If it shows a unit and a mine, you get the unit and the mine stays.' },
  'NO-5.5': {
    title: 'Several tokens',
    text: 'Ruling: if you flip several tokens, you choose one after the other.',
  },
  'NO-5.6': {
    title: 'No figure left',
    text: 'Ruling: a unit of which you have no figure left is not found.',
  },
  'NO-5.7': {
    title: 'Found among enemies',
    text: 'A unit that is found in a contested hex takes no part in this turn’s battles there: it does not roll, and it is not chosen as a casualty while others of its player are there. When all those are destroyed, it is destroyed with them. Ruling: units of a team-mate are not those others; it counts neither as a survivor of the battle, nor as a Shardian that can be destroyed for a hit, nor as a Sporling that may move on.',
  },
  'NO-9.1': {
    title: 'Income',
    text: 'Each mine in a hex you control pays its number in rubium, if a Human, Fungoid or Crystalline of yours is there.',
  },
  'NO-9.2': {
    title: 'Mines of home bases',
    text: 'Mines of home bases pay like others, also to an invader who controls the hex.',
  },
  'NO-10.1': { title: 'Drawing a mission', text: 'In the Draw phase draw one Secret Mission.' },
  'NO-10.2': {
    title: 'The Monolith',
    text: 'If you control the Monolith, draw two Energize cards as well.',
  },
  'NO-10.3': {
    title: 'At once',
    text: 'A mission that you have drawn may be played at once if its condition is met. In this phase that is none with a red number.',
  },
};
