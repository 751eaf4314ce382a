import type { Guide } from '@starboard/engine';

export const winning: Guide = {
  'NO-11.1': {
    title: 'Twelve points',
    text: 'Who has 12 points in missions wins at once.',
  },
  'NO-11.2': {
    title: 'Elimination',
    text: 'A player is eliminated who has no unit on the board, too little rubium for any unit, and no card to discard. That ends the game.',
  },
  'NO-11.3': {
    title: 'After an elimination',
    text: 'Of the others the one with most points wins; if tied, of those the one who controls most hexes, then the one with most units on the board.',
  },
  'NO-11.4': { title: 'A draw', text: 'Who is still tied then shares the place.' },
  'NO-11.5': {
    title: 'Last round',
    text: 'Ruling: if a last round was agreed on, the game ends after it as after an elimination, with all players.',
  },
  'NO-11.6': {
    title: 'When it is looked at',
    text: 'Ruling: whether somebody is eliminated is looked at whenever somebody may have lost the last unit or the last card: after a breath, after a battle with the loser’s card and the winner’s missions, after the Vortex, when a card is discarded or played outside a battle, and at the end of a turn.',
  },
};
