// What the server refuses people with, in English. Other languages have the same keys. What it tells its host (on the
// command line, in the log) and programs that break the schema is English only.

import { speaker, type Catalogue } from '@starboard/engine';

const listed = (names: readonly string[]): string => names.join(', ');

export const english = {
  // who asks
  rulesNotKept: ({ rules }: { rules: number }) =>
    `This table is played under version ${rules} of the rules, which is not kept here: it can be looked at, left and given up.`,
  sayWho: 'Say who you are first: take a name as a guest, or sign in.',
  foreignPage: 'That page is not one of this server’s.',
  forTheHost: 'That is for the host.',
  noSuchAccount: 'There is no account with that name and password.',
  accountClosed: 'This account was closed by the host of this server.',
  loginTaken: 'That name to sign in with is taken.',
  noPassword: 'Only accounts have a password.',
  wrongPassword: 'That is not your password.',
  botsNeedAccount: 'Only accounts have bots: register first.',
  tooManyBots: ({ most }: { most: number }) => `An account has ${most} bots at most.`,
  noSuchBot: 'You have no such bot.',
  noSuchPerson: 'There is nobody of that name.',
  silenced: 'The host of this server has silenced you.',

  // opening a table
  noSuchGame: ({ game }: { game: string }) => `There is no game "${game}".`,
  oneSeatOnly: 'You can take one seat only.',
  noSuchLevel: ({ level, levels }: { level: string; levels: readonly string[] }) =>
    `There is no bot "${level}" for this game; there is ${listed(levels)}.`,
  clockTooShort: ({ seconds }: { seconds: number }) => `A live clock has at least ${seconds} seconds.`,
  daysTooShort: 'A decision by days has at least an hour.',
  tooManyOfGuest: ({ most }: { most: number }) =>
    `A guest may have ${most} unfinished tables: finish one first, or register for more.`,
  tooManyTables: ({ most }: { most: number }) =>
    `You may have ${most} unfinished tables: close or finish one first.`,

  // seats
  noSuchTable: 'There is no such table, or you are not invited to it.',
  notInvited: 'This table is for those who were invited.',
  blockedByHost:
    'The host of this table has blocked you, so you cannot sit down here: take a seat at another table, or open one.',
  notSeated: 'You do not sit at this table.',
  onlySeatedWrite: 'Only those who sit at the table write there.',
  onlyHost: 'Only the host of the table can do that.',
  sitAlready: 'You sit at this table already.',
  seenFromASeat: 'You have seen this game from a seat already.',
  allTaken: 'All seats are taken.',
  seatTaken: 'That seat is taken.',
  noSuchSeat: ({ seat }: { seat: number }) => `There is no seat ${seat}.`,
  seatGaveUp: 'This seat has given up: its bot plays on.',

  // the game's time
  hasBegun: 'The game has begun.',
  notBegun: 'The game has not begun yet.',
  notOver: 'The game is not over yet.',
  isOver: 'The game is over.',
  isPaused: 'The game is paused: resume it first.',
  timeIsUp: 'Your time is up.',
  nothingToGiveUp: 'There is no game to give up.',
  rematchLater: 'A rematch comes after the game.',

  // versions
  outdated: 'This page is older than the server: load the newer Starboard that it offers you, or reload it.',

  // orders
  stale: ({ seen, now }: { seen: number; now: number }) =>
    `Something happened since: you have seen ${seen}, the table is at ${now}. Look again.`,
  botPlays: 'A bot plays for you: take your seat back first.',
  completeBefore: 'The order is complete before that.',
  tooManyUndone: 'You have undone too many orders: play on, and you can undo again.',
  nothingBeforehand: 'This game has nothing to answer beforehand.',
  notBeforehand: 'That cannot be answered beforehand now.',

  // agreeing
  offerAlready: 'There is an offer already: answer it first.',
  noOffer: 'There is no offer to agree to.',
  drawIsForPeople: 'A draw is for people to agree on: bots play on.',
  tooManyTakenBack: 'There are not that many orders to take back.',

  // absence
  nobodyMissing: 'Nobody is missing there.',
  clockDecides: 'At this table the clock decides about absence.',
  playerHere: 'That player is here.',
  mayComeBack: ({ seconds }: { seconds: number }) => `That player may come back: wait another ${seconds} s.`,

  // too much
  tooLarge: 'That is too large.',
  tooManyRequests: 'Too many requests at once: wait a moment.',
  tooManySignIns: 'Too many tried to sign in with that name: wait a moment.',
  tooManyMessages: 'Too many messages at once: wait a moment.',
  tooManyFollowed: ({ most }: { most: number }) => `One connection follows ${most} tables at most.`,
  tooManyOpened: 'Too many tables were opened in a short time: wait a few minutes.',
  tooMuchSaid: 'That is a lot at once: wait a moment before you write again.',
  tooManyReports: 'Your earlier reports are on their way to the host: wait before you send another.',
  tooBusy: 'Too much happens at this table at once: try again.',
  failed: 'The server could not do that: try again.',
  failedAtTable: 'The server could not do that: look at the table, then try again.',

  // requests that make no sense
  nothingHere: 'There is nothing here.',
  readOnly: 'This can only be read.',
  notJson: 'That is not JSON.',
  notAnObject: 'A message is an object.',
  saysNothing: 'A message says what to do.',
  noSuchRequest: ({ name, names }: { name: string; names: readonly string[] }) =>
    `There is nothing called "${name}" to do; there is ${listed(names)}.`,
  notSaidLikeThat: ({ name, field, problem }: { name: string; field: string; problem: string }) =>
    `"${name}" is not said like that: ${field || 'it'} ${problem}.`,
} satisfies Catalogue;

export const say = speaker('server', english);
