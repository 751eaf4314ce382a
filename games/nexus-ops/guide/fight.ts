import type { Guide } from '@starboard/engine';

export const fight: Guide = {
  'NO-6.1': {
    title: 'Battles',
    text: 'Fight one round of battle in every contested hex where both you and enemies have units. You choose the order.',
  },
  'NO-6.2': {
    title: 'Opponent',
    text: 'Where several enemies have units, choose one of them as the defender. Only the two of you fight.',
  },
  'NO-6.3': {
    title: 'Battle order',
    text: 'Types attack one after the other: Dragons, Leapers, Striders, Crystallines, Fungoids, Humans. When all have attacked, the battle ends for this turn.',
  },
  'NO-6.4': {
    title: 'Attack rolls',
    text: 'Both sides roll at the same time, a die for each unit of the type. A roll of the unit’s number or more is a hit. Bonuses are added to the roll. Ruling: no roll hits or misses by itself.',
  },
  'NO-6.5': {
    title: 'Casualties',
    text: 'For each hit, the player who was hit loses a unit in that hex, of their own choice, once both sides have rolled. The player whose turn it is decides first. A unit that is destroyed before its type attacks does not attack.',
  },
  'NO-6.6': {
    title: 'Picked casualties',
    text: 'Where the attacking side picks the casualty, it says which enemy unit goes. Ruling: the player whose turn it is first chooses their own losses and then picks; then the other chooses the losses left to their own choice, and then picks. When hits are cancelled, those with a picked casualty go first; a Precision Shot is given to one of the hits that are left.',
  },
  'NO-6.7': {
    title: 'End of a battle',
    text: 'A battle ends when all types have attacked or one side has no unit left there.',
  },
  'NO-6.8': {
    title: 'Winning a battle',
    text: 'You win a battle when you attack on your turn and all of the defender’s units there are gone, even if another enemy is still in the hex.',
  },
  'NO-6.9': {
    title: 'Losing a battle',
    text: 'Whoever loses all their units in a battle on another player’s turn draws an Energize card. Whoever attacked and lost everything draws none, and the defender plays no mission for it.',
  },
  'NO-6.10': {
    title: 'Both destroyed',
    text: 'If both sides lose all units, the attacker has won and the defender has lost.',
  },
};
