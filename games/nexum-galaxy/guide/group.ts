// Several tables that play into each other. How they are kept and who wins is in the guide of series.

import type { Guide } from '@starboard/engine';

export const groupRules: Guide = {
  'NG-18.1': {
    title: 'A table of a group',
    text: 'Two to four tables can be linked, with the Asteroids rules and two to four factions. Each faction has one seat at every table, the same number everywhere. Every table has its own set of disks, cards, asteroids and ships, and takes turns without waiting for the others. The computer can play at each.',
  },
  'NG-18.2': {
    title: 'The wormhole',
    text: 'At every table the cloud S shows its wormhole side from the start, where the sector puts its cloud. It has an area for each faction, and all that is said of the cloud holds for it, unless the following says otherwise.',
  },
  'NG-18.3': {
    title: 'Sending ships',
    text: 'Ships that go to S leave for another table: the order costs the usual fare, you draw two cards for each ship and keep at most three (NG-12.6), then you name another table of the group that is still played and where your faction is not out. Only ships without a relic can go: relics never change tables. If there is no such table, S is a cloud for you. Ruling: which tables there are is told at the beginning of your turn and holds for all of it.',
  },
  'NG-18.4': {
    title: 'Cargo',
    text: 'With the ships go any of your energy, any cards of your hand and any asteroids of your Processing card. Everybody may know how many, nobody which: the cards go face down to the discards, until these are shuffled, and the asteroids into the bag. The ships go back to your reserve at this table. Ruling: whoever sends away the last ship is out, and ships on stars alone leave the board as when a planet is lost (NG-12.13). What has left is not taken back.',
  },
  'NG-18.5': {
    title: 'When a turn begins',
    text: 'When your turn begins, the parcels that have come for you are opened, in the order in which they were sent, and you are told to which tables you can send. Nobody decides that: whoever keeps the group does it for you.',
  },
  'NG-18.6': {
    title: 'Opening a parcel',
    text: 'The ships come from your reserve into your area of S, as far as your ship limit allows; the energy into your stock, up to its limit. For its cards you draw new ones, up to three in your hand, and for its asteroids new ones from the bag, as many as your Processing card has room for. The rest is lost. The ships must leave the area in this turn (NG-12.5).',
  },
  'NG-18.7': {
    title: 'Going on',
    text: 'Instead of leaving for a place of this table, ships without a relic in your area of S can go on to another table, with cargo. That is an order that costs nothing and brings no cards. Ruling: ships that came to S in this turn wait until the next.',
  },
  'NG-18.8': {
    title: 'Wormholes that are found',
    text: 'The exotic wormhole I leads one way, to your area of S at the same table: two cards for each ship. Nothing leads back.',
  },
  'NG-18.9': {
    title: 'Relics in the wormhole',
    text: 'Relics that drift to S lie there as in a cloud (NG-12.7). Ruling: ships that are sent on do not take them up.',
  },
};
