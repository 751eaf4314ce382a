import type { Guide } from '@starboard/engine';

export const guide: Guide = {
  'NC-1.1': {
    title: 'Starting sectors',
    text: 'At the start each civilization holds one sector of the small map, drawn at random, or two of the large one that do not touch. None is in a corner or in the centre.',
  },
  'NC-1.2': {
    title: 'Special sectors',
    text: 'Destroyed, energetic, mining, ice and scorching sectors are drawn among those that are free: one of each kind on the small map, four on the large one.',
  },
  'NC-2.1': {
    title: 'Whose choice it is',
    text: 'The first player of the campaign chooses the first sector to fight for; then each civilization chooses in turn, those of the computer included.',
  },
  'NC-2.2': {
    title: 'What can be chosen',
    text: 'A sector that is neither destroyed nor your own and that touches one of yours, corners included. If there is none, any that is neither destroyed nor your own. (Ruling: the book says this of the computer only.)',
  },
  'NC-2.3': {
    title: 'How the computer chooses',
    text: 'An ice, scorching or energetic sector before others; then the one farthest from all that people hold; then the first by row and column.',
  },
  'NC-2.4': {
    title: 'The Atlas',
    text: 'A drawn card says in which sector of the Atlas the battle is fought, by the number of civilizations. A visiting civilization of the computer joins three people who play without the computer, where the Atlas says so and there are events; it never chooses. (Ruling: where a sector is only for three people and fewer play, another card is drawn.)',
  },
  'NC-2.5': {
    title: 'The battle',
    text: 'It is a game of Nexum Galaxy among the civilizations of the campaign, in its order, without Grand Battle; after 40 rounds scores decide (Ruling: so that every battle ends). Whoever chose the sector is its first player and has what a special sector gives; where the computer chose, the next person in the order is first player, and the computer has what the sector gives. The owner of the sector starts stronger. The details are among the rules of the game itself (NG-19).',
  },
  'NC-2.6': {
    title: 'Placing the cloud',
    text: 'With the Asteroids rules the first player of a battle in a sector of the Advanced Guide says where its cloud lies, where that was agreed for the campaign: as the sector has it, apart from all systems, or beside systems that are equally far from the Tann systems of all. (Ruling: beside no more systems than that takes. In a campaign that was agreed without it the cloud lies as the sector has it.)',
  },
  'NC-3.1': {
    title: 'The result',
    text: 'When the battle is over its final scores are added, and the ships that each civilization has lost to black holes are noted. The table that kept the battle reports them, in the name of the battle’s first player: whoever chose, or the first person where the computer did.',
  },
  'NC-3.2': {
    title: 'The winner',
    text: 'The winner holds the sector, and a former owner takes back the marker. Without a winner nothing changes but scores.',
  },
  'NC-3.3': {
    title: 'Ships in a battle',
    text: 'A civilization may have 25 ships in a battle, less one for each sector it holds and each ship lost to black holes, but never fewer than eight. Whoever loses a sector gets that ship back. A visitor has 25.',
  },
  'NC-3.4': {
    title: 'The record',
    text: 'The file of a campaign holds what happened on its map and the game of every battle. Anybody who has it can replay it all and see that each battle was fought on the terms of the map and gave the result that was counted.',
  },
  'NC-4.1': {
    title: 'Three sectors',
    text: 'Whoever holds three connected sectors, corners included, and has won at least two of them in battle wins the campaign. It can be agreed instead that they must lie in a straight line, or that none of them needs to have been won. (Ruling: the book does not ask for two won. Defending a sector is not winning it.)',
  },
  'NC-4.2': {
    title: 'The last one standing',
    text: 'On the large map, whoever is the only one to hold sectors wins.',
  },
  'NC-4.3': {
    title: 'The score',
    text: 'Whoever has reached the agreed score after a battle wins, if nobody else has as much.',
  },
  'NC-4.4': {
    title: 'The last battle',
    text: 'After 60 battles the highest score wins; with equal scores the victory is shared. (Ruling: so that every campaign ends.)',
  },
};
