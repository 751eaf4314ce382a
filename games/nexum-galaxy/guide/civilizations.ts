// Civilizations with skills of their own. Colours but that of the Clonyx are ours, and so is Overload, which the book has lost.

import type { Guide } from '@starboard/engine';

export const civilizationRules: Guide = {
  'NG-17.1': {
    title: 'Choosing a civilization',
    text: 'A table of the Asteroids rules may play with civilizations: Psycon, Biontes, Clonyx and Gnomicon, each of them once. Either it agrees on a list by seat, or they are drafted before the first round, in reverse turn order, so that the first player chooses last. Your civilization has nothing to do with your Tann system or its colour.',
  },
  'NG-17.2': {
    title: 'Evolving',
    text: 'Once in the game you may let your civilization evolve, as a free action that does not count as a technology: for two crystals of its colour, paid with asteroids like a technology. The colour of the Psycon is yellow, of the Biontes green, of the Gnomicon blue. The Clonyx evolve for any four asteroids.',
  },
  'NG-17.3': {
    title: 'Using a skill',
    text: 'In each of your turns you may use one skill of your civilization, as a free action; evolved civilizations choose which. What is permanent always works and is not counted. What you declare for an order or an attack and do not need is used up when the turn ends.',
  },
  'NG-17.4': {
    title: 'Psycon: De-ionizing',
    text: 'Permanent: your ships pay nothing for ions. Skill: the next order of ships that you give in this turn may go to a place under No Movement markers. It is used up by that order, wherever it goes. Ruling: to send out an explorer is no such order.',
  },
  'NG-17.5': {
    title: 'Psycon, evolved: Overload',
    text: 'In a management phase you name a system: what it gave you in the extraction of this phase it gives once more, at most 3 energy, whatever you have done since.',
  },
  'NG-17.6': {
    title: 'Biontes: Regenerator I',
    text: 'All No Management markers go from a planet with a ship of yours. In a management phase it gives at once what it would have given in the extraction, and you can build there.',
  },
  'NG-17.7': {
    title: 'Biontes, evolved: Regenerator II',
    text: 'All No Movement markers go from a planet of yours, or in a movement phase from one to which, but for them, a ship of yours could go now. Or a dead planet with a ship of yours lives again: a ship there returns to the reserve. If you conquered it in this turn and still hold it, its loot comes with that of the phase, in a management phase at once. Ruling: a ship without a relic goes, if there is one, and rather one that has moved; otherwise a relic waits there, the first in the order Military, Replicator, Extractor, Transporter; and loot that comes at once is not doubled.',
  },
  'NG-17.8': {
    title: 'Clonyx: Invulnerable',
    text: 'You lose no ship in your next attack of this turn, which must still be won. Ships for which there is no room are lost all the same.',
  },
  'NG-17.9': {
    title: 'Clonyx, evolved: Nexum affinity',
    text: 'In your own turn your next attack with at least one ship that carries a relic has 1 more. In every other turn, and in the events of a round, the first planet of yours with a carried relic that is attacked has 1 more defence; everybody can see that beforehand. It is no Military and cancels none.',
  },
  'NG-17.10': {
    title: 'Gnomicon: Wise',
    text: 'Permanent: you see the first and the last card of every row that lies face down.',
  },
  'NG-17.11': {
    title: 'Gnomicon, evolved: Seer',
    text: 'You see the next three cards of the event deck; others do not. They keep their order until they are drawn, and are drawn before all others; the deck is not shuffled while a card is left in it. Ruling: if the deck is empty, the discards are shuffled first; if it has fewer than three cards, you see those.',
  },
  'NG-17.12': {
    title: 'The computer and civilizations',
    text: 'The civilizations of the computer have no such cards.',
  },
};
