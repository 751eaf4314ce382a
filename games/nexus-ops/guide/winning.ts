import type { Guide } from '@starboard/engine';

export const winning: Guide = {
  'NO-11.1': {
    title: 'Twelve points',
    text: 'Whoever has 12 points in missions wins at once.',
  },
  'NO-11.2': {
    title: 'Elimination',
    text: 'A player who has no unit on the board, too little rubium for any unit and no card to discard is eliminated. That ends the game.',
  },
  'NO-11.3': {
    title: 'After an elimination',
    text: 'Of the others, the one with the most points wins; if there is a tie, the tied player who controls the most hexes, then the one with the most units on the board.',
  },
  'NO-11.4': { title: 'A draw', text: 'Players who are still tied then share the place.' },
  'NO-11.5': {
    title: 'Last round',
    text: 'Ruling: if a last round was agreed on, the game ends after it as after an elimination, with all players.',
  },
  'NO-11.6': {
    title: 'When it is checked',
    text: 'Ruling: whether somebody is eliminated is checked whenever somebody may have lost the last unit or the last card: after a breath, after a battle with the loser’s card and the winner’s missions, after the Vortex, when a card is discarded or played outside a battle, and at the end of a turn.',
  },
};
