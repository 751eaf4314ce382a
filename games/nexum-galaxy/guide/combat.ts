// Combat, in the movement phase.

import type { Guide } from '@starboard/engine';

export const combatRules: Guide = {
  'NG-6.16': {
    title: 'Battle',
    text: 'When your ships move to a planet that an enemy (not an ally) holds, there is a battle, and you win it: nobody may attack without winning.',
  },
  'NG-6.17': {
    title: 'One after the other',
    text: 'Each battle is fought to its end before the next order. Ships that have not moved can then go on in the new situation.',
  },
  'NG-6.18': {
    title: 'Attack',
    text: 'The attack is the number of ships sent to the planet.',
  },
  'NG-6.19': {
    title: 'Defence',
    text: 'The defence is the number of ships on the planet, plus the defender’s own ships on the stars of that system.',
  },
  'NG-6.20': {
    title: 'Military in battle',
    text: 'A single Military in a battle adds 1 to the side that carries it. Two or more, of one side or of both, add nothing. One that shared a planet with another earlier in the phase does not count: it adds nothing, and takes nothing from a Military of the other side. A defender’s Military on another planet has no part in it.',
  },
  'NG-6.21': {
    title: 'Enough to win',
    text: 'You may attack only if the attack is higher than the defence and at least one attacker survives.',
  },
  'NG-6.22': {
    title: 'Losses of the attacker',
    text: 'The attacker loses half the defence in ships, rounded down; a Military of the defender counts in it. Ships are alike and relics pass to those that survive, so there is nothing to choose.',
  },
  'NG-6.23': {
    title: 'Too many ships',
    text: 'You may attack with any number of ships, but only 5 stay on the planet after the battle. The others are destroyed.',
  },
  'NG-6.24': {
    title: 'A ship for every relic',
    text: 'After losses and the limit of 5 there must be a ship for each relic that the attackers brought and each that they capture. If not, the attack cannot be made.',
  },
  'NG-6.25': {
    title: 'Losses of the defender',
    text: 'The defender loses all ships on the planet, and their relics to the surviving attackers.',
  },
  'NG-6.26': {
    title: 'Destroyed ships',
    text: 'Destroyed ships go back to the reserve of their owner.',
  },
  'NG-6.27': {
    title: 'A star is lost',
    text: 'Whoever holds a star and is left with fewer than half of the planets of its system loses it: the ships on it are destroyed at once.',
  },
  'NG-6.28': {
    title: 'Points',
    text: 'You score 1 point for each battle you win, and 1 for each star that somebody loses by your conquest.',
  },
  'NG-6.29': {
    title: 'Conquest without battle',
    text: 'Taking a planet or star that nobody holds is not a battle and scores no point, but it is plundered.',
  },
  'NG-6.30': {
    title: 'Stars are not attacked',
    text: 'A star itself is never attacked. Its ships fall with the planets, and clearing it brings no plunder until somebody moves in.',
  },
};
