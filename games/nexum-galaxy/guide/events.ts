// Cosmic events. Faces of the cards and the table of panels are ours: the books name the events, not the cards.

import type { Guide } from '@starboard/engine';

export const eventRules: Guide = {
  'NG-10.1': {
    title: 'Event cards',
    text: 'There are 18 event cards, A1 to F3. Each names planets by a letter and a number, and has half a sign at its left and its right edge: sun, ice, ion or fleet. They are shuffled into a deck that nobody sees.',
  },
  'NG-10.2': {
    title: 'When the deck is empty',
    text: 'If a card is needed and the deck is empty, the discards are shuffled into it.',
  },
  'NG-10.3': {
    title: 'Rows',
    text: 'A round begins with as many rows of three cards as the aggressiveness says, 1 to 3; the first round too. They have been lying face down. They are turned up one after the other, and each is played out and discarded before the next. Ruling: as soon as the last is done, the rows of the next round are dealt face down. Then the turns begin.',
  },
  'NG-10.4': {
    title: 'Panels',
    text: 'The right half of a card and the left half of the next make a panel, and the panel says what happens. A row has two of them: first the one between cards 1 and 2, then the one between 2 and 3. The goals are looked at after each: of whoever acts first, then of the players from the first player on, then of the computer.',
  },
  'NG-10.5': {
    title: 'Where it happens',
    text: 'The first panel happens where card 1 points, the second where card 3 does. Where the card in the middle points does not matter.',
  },
  'NG-10.6': {
    title: 'Letters and numbers',
    text: 'A card points at all planets with its number in systems that show its letter. The letters of this game go up to F (with Asteroids up to L: NG-12.1): disks H, I, K and L show B, C, E and F. A Tann disk that nobody starts from shows another letter on its back: A shows G, D shows J, G shows A and J shows D.',
  },
  'NG-10.7': {
    title: 'One after the other',
    text: 'Of several planets small ones come before large ones; among equals the one farthest from the nearest Tann system, counted in links between neighbours; then they go by letter and number.',
  },
  'NG-10.8': {
    title: 'Tann systems are safe',
    text: 'Nothing cosmic happens to the planets of a Tann system whose civilization is in play. When that civilization is out, it is a system like any other.',
  },
  'NG-10.9': {
    title: 'Solar storm: No Movement',
    text: 'Two suns lay 4 No Movement markers on the planet, sun and ice lay 2. While there is one, no ship may leave the planet, enter it or attack it, whoever it belongs to. Extraction and replication go on, and what was conquered is still plundered.',
  },
  'NG-10.10': {
    title: 'Ice age: No Management',
    text: 'Two ices lay 4 No Management markers on the planet, ice and sun lay 2. While there is one, the planet gives no energy in an extraction and no ship can be built there, even by a Replicator. Ships come and go, and plunder is taken.',
  },
  'NG-10.11': {
    title: 'Four markers',
    text: 'A planet never has more than 4 markers of a kind. Any more are not laid.',
  },
  'NG-10.12': {
    title: 'Markers wear off',
    text: 'At the end of every round one marker of each kind is removed from every planet: a planet is affected for as many rounds as it has markers.',
  },
  'NG-10.13': {
    title: 'Ions',
    text: 'Sun and ion, in either order, ionize the planet; two ions ionize its whole system with the star. Until the end of the round every ship that enters an ionized place pays 1 more energy, also from inside the system, and only once. A Transporter can make up for it.',
  },
  'NG-10.14': {
    title: 'Calm',
    text: 'Ice and ion, in either order, take one marker of each kind from the planet.',
  },
  'NG-10.15': {
    title: 'Foresight',
    text: 'With the calm comes foresight for the player who holds the planet; where nobody does, for the player who has the first turn; where the computer does, for nobody. Whoever has it sees cards 1 and 3 of the next round’s first row until they are turned up. Everybody knows who has it.',
  },
  'NG-10.16': {
    title: 'Fleets without the computer',
    text: 'Where the computer has no civilization in play, fleet and sun are a solar storm with 2 markers, fleet and ice an ice age with 2, fleet and ion ionize the planet. Two fleets are a convoy: the player who holds the planet gets a ship there from the reserve. If the planet is full, may not be entered, or the reserve is empty, it is 2 energy instead.',
  },
  'NG-10.17': {
    title: 'Life under markers',
    text: 'A planet keeps its ships, its relics and its owner under markers and counts for its star as always. The other planets of the system can be attacked and left.',
  },
};
