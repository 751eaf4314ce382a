// What is refused where several tables play into each other, in English.

import type { Catalogue } from '@starboard/engine';
import { counted } from '@starboard/engine/words';

export const groups = {
  noGroup: 'This table stands alone: nothing comes from other tables, and nothing goes to them.',
  groupNeedsAsteroids: 'Tables can be linked only with the Asteroids rules.',
  tooFewFactions: ({ seats }: { seats: number }) =>
    `Two to four factions play at several tables, not ${seats}.`,
  noSuchTable: ({ table, tables }: { table: number; tables: number }) =>
    `There is no table ${table}: there are ${tables}.`,
  noSuchTables: ({ tables }: { tables: number }) => `There are only ${tables} tables.`,
  thisTable: 'That is this table itself.',
  relicsStay: 'Relics never leave their table: only ships without one go through the wormhole.',
  noTableLeft: 'No other table of the group is left to which you could send ships.',
  tableShut: ({ table }: { table: number }) =>
    `Nothing goes to table ${table} now: its game is over, or you are out there.`,
  shipFirst: 'First say to which table your ships go.',
  nothingToShip: 'No ships of yours are in the wormhole.',
  energyAboard: 'Energy is aboard already.',
  packedInOrder:
    'First energy goes aboard, then cards by their names, then asteroids in the order of the card.',
  notSoMuch: ({ energy }: { energy: number }) => `You have ${energy} energy.`,
  loadFirst: 'First say what goes along with your ships.',
  nothingToLoad: 'No ships of yours are about to leave for another table.',
  tooFewInWormhole: ({ ships }: { ships: number }) =>
    `${ships === 0 ? 'No ship' : `Only ${counted(ships, 'ship', 'ships')}`} in your area can go on to another table.`,
  houseFirst: 'First what other tables have sent is opened; that happens by itself.',
  turnBegun: 'Parcels of other tables are opened when a turn begins.',
  unpackFirst: 'First the parcel is unpacked; that happens by itself.',
  nothingToUnpack: 'No parcel is being opened.',
} satisfies Catalogue;
