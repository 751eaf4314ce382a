// The Asteroids rules: no hyperspace, the cloud, and the cards that come from it.

import type { Guide } from '@starboard/engine';

export const cloudRules: Guide = {
  'NG-12.1': {
    title: 'The Asteroids rules',
    text: 'They add a cloud, asteroids, technologies and hands of event cards to the game with events; everything else holds as before. All 36 event cards are used, A1 to L3, so that every disk shows its own letter; only Tann disks that nobody starts from lie on their backs. Modes without events cannot be played this way.',
  },
  'NG-12.2': {
    title: 'No hyperspace',
    text: 'Nobody can jump at first: ships go inside their system and to neighbours. Jumps take the technology Hyperspace.',
  },
  'NG-12.3': {
    title: 'Where the cloud lies',
    text: 'The asteroid cloud is a disk of its own, called S. It lies beside the systems that the sector names; apart from all, so that only jumps lead there; or where every system reaches it for the price of a jump, with the technology or without, and is reached from it in the same way. The table may agree on other neighbours, if the cloud is then equally many links away from everybody’s Tann system, or on none. Ruling: a system with six neighbours has no room for another, and a cloud that every system reaches is reached from closed systems too.',
  },
  'NG-12.4': {
    title: 'Areas',
    text: 'In the cloud every player has an area of their own: S1 is that of seat 1. Your ships go to yours, at the usual fare, with relics too. There is room for any number of ships, and nobody fights, conquers or plunders there. All ships may leave an area at once. Relics of one type in your area interfere as on a planet, and a Transporter works on the way there and back.',
  },
  'NG-12.5': {
    title: 'Leaving in time',
    text: 'Ships that stand in your area when your turn begins must be gone when it ends. Those that are not are destroyed, and their relics stay in the cloud without a ship. Ships that arrive during the turn may stay until your next one.',
  },
  'NG-12.6': {
    title: 'Cards for arriving ships',
    text: 'For each ship that arrives in the cloud you draw two event cards into your hand, as long as there are any; nobody else sees them. Then you keep at most three cards of your hand, or fewer if you like, and discard the others openly. At no other time is there a limit. Everybody may know how many cards you hold. Ruling: relics that the arriving ships find are taken before the cards are drawn.',
  },
  'NG-12.7': {
    title: 'Relics in the cloud',
    text: 'A relic in the cloud that no ship carries is taken by free ships of the first player who has some there in their own turn: when the turn begins, or when they arrive. If relics of different types are too many for the ships, the player picks.',
  },
  'NG-12.8': {
    title: 'Cards on a row',
    text: 'Each time a row is turned up, the players who hold cards are asked in turn order, from the first player on, whether they lay one on it. When all pass, it is over. When somebody lays a card, all others who hold cards are asked once more, in turn order after that player, also those who passed; then it is over. Nobody lays more than one card on a row. You are asked whatever you hold, and you can say in advance that you pass for the whole round.',
  },
  'NG-12.9': {
    title: 'Only the top card counts',
    text: 'A card is laid over one of the three of the row, or over one that another player has laid there. From then on it counts instead, with both of its half signs and where it points. All of them are discarded with the row. Where the middle card points matters as little as before.',
  },
  'NG-12.10': {
    title: 'Cards against a Tann system',
    text: 'If the card that says where a panel happens was laid by a player, it hits the planets of every Tann system but that player’s own, those of allies and of the computer too. A civilization of the computer can then arrive on that one planet.',
  },
  'NG-12.11': {
    title: 'When no card is left',
    text: 'If the deck is empty and there are no discards, no card is drawn, and a row that cannot get three cards is not laid.',
  },
  'NG-12.12': {
    title: 'A phase ends when you say so',
    text: 'A management or movement phase does not end by itself, even when there seems nothing left to do: that could tell what you hide.',
  },
  'NG-12.13': {
    title: 'Still in play',
    text: 'Ships in a cloud are enough to stay in play; ships on stars alone are not. When you are out, your cards go to the discards and your asteroids back into the bag. Ruling: that happens when the order that put you out is over, and if it was your own turn, that turn is over too.',
  },
};
