// What the page itself refuses, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';

export const english = {
  // tables of this browser
  drawAlone: 'You play alone: there is nobody to agree on a draw with.',
  playsOn: ({ name }: { name: string }) => `${name} plays on.`,
  seatsLater: 'You can look through other players’ eyes when the game is over.',
  seatHides:
    'A bot’s seat has secrets that you must not know while you play: it can be taken over when the game is over.',
  seedGiven:
    'This game was saved as a whole file, which holds all that is hidden and all that chance will bring: only one person can go on playing here. Start a new table for several people.',
  behindCurtain: 'That is agreed on behind the curtain, when nobody’s secrets are on the screen.',
  viewOnly: 'This is what one viewer had seen: it can be replayed and nothing else.',
  nothingToDo: 'There is nothing to do here right now.',

  // groups of tables
  houseFirst: 'What other tables have sent is being opened: your turn begins at once.',
  noGroup: 'This group is damaged: it does not begin with its plan.',
  gamesMissing:
    'The games of its tables are not all in this file, so it cannot be played on or watched here.',
  groupStays: 'Other tables count on what was done here: in a group it is not taken back.',

  // files
  untellable: 'This view file is damaged: it tells of things that do not happen in this game.',

  // records
  noSecret: 'The secret of the table is not in this record.',
  otherTable: 'This record belongs to another table: it is bound to another secret.',
  endsEarly: 'This record ends before the game does.',

  // the server
  broken: 'The connection was lost before the server answered: look at the table, then try again.',
  unknownGame: 'There is no such game here.',
} satisfies Catalogue;

export const refuse = refuser(speaker('web', english));
