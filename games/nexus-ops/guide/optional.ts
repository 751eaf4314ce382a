import type { Guide } from '@starboard/engine';

export const optional: Guide = {
  'NO-15.1': { title: 'Time Is of the Essence', text: 'The game is played to 10 points.' },
  'NO-15.2': { title: 'In for the Long Haul', text: 'The game is played to 14 points.' },
  'NO-15.3': { title: 'Executive Orders', text: 'Every player begins with one Secret Mission.' },
  'NO-15.4': {
    title: 'King of the Hill',
    text: 'Who controls the Monolith in the Draw phase may take a King of the Hill card for 1 point instead of two Energize cards. Then every other player draws one Energize card. The cards are the backs of the Missions, from the same stack; when it is empty there is no choice.',
  },
  'NO-15.5': {
    title: 'Top Priority',
    text: 'Instead of one Secret Mission draw two, keep one, and put the other under the deck. Ruling: what lies under the deck comes in that order when the rest is drawn.',
  },
  'NO-15.6': {
    title: 'Extra Exploration Tokens',
    text: 'Six extra tokens take the place of others: a mine 1 with an Energize card, two Energize cards, or 7 rubium, two of each. Players are free to choose which tokens they replace: the six Rock Striders, or four Striders, a Fungoid and a Crystalline, on the Energy Dependence board fewer; or any mix of their own of which the box holds enough, 18 for a full board. For balance the mines of a full board should bring at least 16 rubium. Ruling: both halves of Energy Dependence have the same tokens.',
  },
  'NO-15.7': {
    title: 'Intercepted Transmissions',
    text: 'Two Secret Missions more than there are players lie open in a line. Nobody draws any; the player whose turn it is may fulfil those in the line, one red one for each battle won as usual. The line is filled up when the Draw phase begins, and once more when it ends, for the missions that were fulfilled in it.',
  },
  'NO-15.8': {
    title: 'Bad Neighbors',
    text: 'Two players on the standard board, with home bases at neighbouring sides.',
  },
  'NO-15.9': {
    title: 'Energy Dependence',
    text: 'Two players on a smaller board of twelve hexes: single tiles spires, two magma pools, forest; double tiles three with a forest, one with spires. Each half has tokens of its own: two Striders, two mines 1 with a Crystalline, a mine 2, and a mine 1 with a Fungoid.',
  },
  'NO-15.10': {
    title: 'Editions',
    text: 'The box of 2005 has 22 Missions, those of 2012 and 2024 have 40. Otherwise they play the same.',
  },
  'NO-15.11': {
    title: 'What does not go together',
    text: 'Teams with 10 or 14 points or with other than four players; Intercepted Transmissions with Top Priority or Executive Orders; the Vortex with King of the Hill; the two boards for two with other numbers of players; the box of 2005 with King of the Hill, Vortex, extra tokens or alternate units; a chosen mix of tokens with another, or with a deck file that says which tokens lie on that board; more tokens than the box holds.',
  },
  'NO-16.1': {
    title: 'Teams',
    text: 'Four players form two teams; team-mates sit across from each other. Team-mates are no enemies: they do not fight or breathe at each other.',
  },
  'NO-16.2': {
    title: 'Twenty points',
    text: 'The team that has 20 points together wins at once.',
  },
  'NO-16.3': {
    title: 'Passing a card',
    text: 'At the end of your Draw phase your team-mate may pass you one card face down. All see from which deck it is, the two of you see the card. Ruling: it is the last thing of your turn; otherwise what is shown to a team-mate is shown to all.',
  },
  'NO-16.4': {
    title: 'Shared hexes',
    text: 'A hex with units of team-mates is contested, but they do not fight: nobody has income, breath or the Monolith’s cards from it, and leaving it is a retreat.',
  },
  'NO-16.5': {
    title: 'Passing team-mates',
    text: 'Units that move farther may pass hexes with units of the team-mate where no enemy is.',
  },
  'NO-16.6': {
    title: 'Elimination in teams',
    text: 'A player who is eliminated has no more turns, its points stay with the team, and the game goes on. When both team-mates are eliminated, the other team wins. Ruling: who is eliminated on its own turn ends it at once.',
  },
  'NO-17.1': {
    title: 'The Vortex',
    text: 'Before each turn of the first player, but not before the first of the game, the Vortex rages. Each hex beside it has a face of the die. Ruling: if the first player is out, it rages at the same moment.',
  },
  'NO-17.2': {
    title: 'Storm',
    text: 'Two dice: all units of the first one’s hex are blown into the second one’s hex.',
  },
  'NO-17.3': { title: 'Blast', text: 'One die: all units in that hex are destroyed.' },
  'NO-17.4': {
    title: 'No entry',
    text: 'Nobody enters the Vortex, and nothing that speaks of the Monolith means it. Death From Above and Secure the Monolith stay in the box. Ruling: to leap over it is not to enter it.',
  },
  'NO-17.5': {
    title: 'Energy',
    text: 'Then every player draws an Energize card for each hex beside the Vortex that it controls.',
  },
  'NO-19.1': {
    title: 'Deck files',
    text: 'A table may bring a deck file: a document that replaces values of units, Energize cards, Secret Missions, tokens and tiles, and adds cards under spare names. It becomes part of the saved game.',
  },
  'NO-19.2': {
    title: 'What a deck file must keep',
    text: 'Every unit has its own place in the battle order and may enter home bases, some unit costs no more than the first player’s rubium, the decks have the sizes that fit, and piles of tokens cover the board with tokens that the box holds, on Energy Dependence twice.',
  },
  'NO-19.3': {
    title: 'Values of a table',
    text: 'Where a deck file changes a value, it goes before the number that this guide names.',
  },
};
