// The computer's civilizations. How they act is our own design: what the book had to say about it is lost.

import type { Guide } from '@starboard/engine';

export const computerRules: Guide = {
  'NG-11.1': {
    title: 'How the computer plays',
    text: 'Up to three civilizations can be the computer’s. They act in the event step and have no turn: no energy, no phase cards, no bids, no plunder. So a game with them has events, and whoever plays alone always plays with them.',
  },
  'NG-11.2': {
    title: 'Rivals or allies',
    text: 'Several civilizations of the computer are rivals like everybody, or allies, as agreed. Allies do not fight each other, and their planets count together for stars; they never add up points, relics or scores: what the best of them has counts for all. The computer is never allied with a player.',
  },
  'NG-11.3': {
    title: 'Where it begins',
    text: 'The Tann systems that are left go to the players first, then to the computer, in the sector’s order. A sector can let one more of its civilizations begin without a Tann: with a ship on each planet and the star of a system, or on each relic that lies in a major system.',
  },
  'NG-11.4': {
    title: 'What it begins with',
    text: 'In a Tann it has the ships that everybody has, and then those of the mode: so many for each planet or relic, up to 5 on a planet, not in the Tann system of somebody else. If all planets of a system get ships by one line, its star gets one. Relics under its ships are attached. It may so begin with more ships than its limit; it then has no reserve until it has fewer.',
  },
  'NG-11.5': {
    title: 'Never out',
    text: 'A civilization of the computer is never out, not even without ships; in a Sterile Trap it is when its gate falls.',
  },
  'NG-11.6': {
    title: 'Relics from the start',
    text: 'If it begins with enough relics to win, they do not win for it until it has once had fewer.',
  },
  'NG-11.7': {
    title: 'Without players',
    text: 'While the computer is in play, being the last player wins nothing. When no player is left, the computer has won: of rivals the one with the highest score, and equal ones share.',
  },
  'NG-11.8': {
    title: 'It is ranked too',
    text: 'A civilization of the computer reaches the same goals, has a final score and takes a place. If it wins, no player is first.',
  },
  'NG-11.9': {
    title: 'An act',
    text: 'Fleet and sun are an invasion, fleet and ice a reinforcement, fleet and ion a raid, two fleets an offensive. Each is one act, however many planets the card points at. The computer’s civilizations take turns at it, from round to round. One of six cards says with how many ships: patrol 2, patrol 2, squadron 3, squadron 3, armada 4, muster 1; an offensive has one more. They are shuffled when all were used. If the card points at no planet, or at its own Tann system, the act is a reinforcement. After a muster up to three of its planets with a single ship get another one, by letter and number, where ships can be built.',
  },
  'NG-11.10': {
    title: 'What it has',
    text: 'Its reserve is what its ship limit leaves. It can arrive on a planet that has no No Movement marker and is not in the Tann system of another civilization in play. Its ships with relics never move, and one ship stays everywhere. Where the reserve is too small for an arrival or attack, it borrows the missing ships one by one from its planet with most ships, while that has at least 3 and one without a relic and no No Movement marker; of equal ones from the first by letter and number.',
  },
  'NG-11.11': {
    title: 'What it can invade',
    text: 'A planet where it can arrive and which is its own, with room, while it has a reserve; or empty, if it can bring a ship; or an enemy’s, if it can win there. Never an ally’s.',
  },
  'NG-11.12': {
    title: 'Its attacks',
    text: 'It attacks with all ships of the act. If they are too few to win, or to carry the relics there, spare ships from the same system join, one by one from the planet with most; in an offensive then also from neighbouring systems. If that is not enough, it does not attack.',
  },
  'NG-11.13': {
    title: 'Invasion',
    text: 'It invades the first planet of the event that it can: it strengthens its own up to 5, takes an empty one, or fights. Ships that find no room there are staged. If it can invade none, all are staged around the first planet that the card points at.',
  },
  'NG-11.14': {
    title: 'Staging',
    text: 'Ships of the reserve are put down one by one: on its first planet with room in that system; else on the first empty planet there where it can arrive; else on its nearest planet with room; else where it began, if that is empty and open. Planets with No Movement markers are passed over. If there is nothing, they stay in the reserve.',
  },
  'NG-11.15': {
    title: 'Reinforcement',
    text: 'Ships of the reserve go one by one to its planets with room on which ships can be built: those of the system the card points at, if there are any, else all of them; the one with the fewest ships, then the nearest, then by letter and number. Then each of its Replicators that works builds a ship. If it holds no planet at all, it invades the planet of the event if it can, else it comes back where it began.',
  },
  'NG-11.16': {
    title: 'Raid',
    text: 'It looks for a relic that is neither its own nor an ally’s, from the first planet of the event outwards by links, and invades the nearest planet with one that it can: of equally near ones an empty one, then the one with the lowest defence, then by letter and number. If there is none, it is an invasion.',
  },
  'NG-11.17': {
    title: 'Its battles',
    text: 'Losses, relics, stars and points are as in any battle; nothing is plundered. If waiting relics are too many for its ships, it takes them in the order Military, Replicator, Extractor, Transporter.',
  },
  'NG-11.18': {
    title: 'Its stars',
    text: 'After each act every system whose planets it holds, allies included, gets a ship of its reserve on the star, if there is room.',
  },
  'NG-11.19': {
    title: 'Giving up',
    text: 'While a civilization of the computer is in play, being the only one who has not given up wins nothing either: bots play on for those who did, and the game ends by its goals. When everybody has given up, nobody at the table is first.',
  },
  'NG-11.20': {
    title: 'Nobody loses before the first turn',
    text: 'Ruling: if the computer wins by the events of the first round before anybody had anything to decide, that round is dealt anew.',
  },
};
