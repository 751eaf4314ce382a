// What the server refuses people with, in English. Other languages have the same keys. What it tells its host (on the
// command line, in the log) and programs that break the schema is English only.

import { speaker, type Catalogue } from '@starboard/engine';
import { counted } from '@starboard/engine/words';

const listed = (names: readonly string[]): string => names.join(', ');

export const english = {
  // who asks
  rulesNotKept: ({ rules }: { rules: number }) =>
    `This table is played under version ${rules} of the rules, which is no longer available here: you can look at it, leave it or give up.`,
  sayWho: 'Say who you are first: choose a name as a guest, or sign in.',
  foreignPage: 'That page does not belong to this server.',
  forTheHost: 'Only the host of this server can do that.',
  noSuchAccount: 'Wrong username or password.',
  followNeedsAccount: 'Guests cannot follow anybody: create an account first.',
  followsOthers: 'You cannot follow yourself.',
  blockedFollowing: 'That person has blocked you, so you cannot follow them.',
  tooManyFollowedPeople: ({ most }: { most: number }) => `You can follow ${most} people at most.`,
  noSuchCode: 'Wrong username or code, or that code was used already.',
  noSuchSession: 'You are not signed in there any more.',
  accountClosed: 'This account was closed by the host of this server.',
  loginTaken: 'That username is taken: choose another.',
  noPassword: 'Only accounts have a password.',
  commonPassword:
    'Many people use that password, so it is guessed first: choose another, a few words for example.',
  passwordIsName: 'Your password must not be your name: choose another, a few words for example.',
  wrongPassword: 'That is not your current password.',
  botsNeedAccount: 'Guests cannot have bots: create an account first.',
  tooManyBots: ({ most }: { most: number }) => `An account can have ${most} bots at most.`,
  noSuchBot: 'You have no such bot.',
  tooManyBlocked: ({ most }: { most: number }) =>
    `You can mute or block ${most} people at most: unmute or unblock somebody first.`,
  noSuchPerson: 'There is nobody by that name.',
  noSuchLine: 'That person wrote no such line at this table.',
  silenced: 'The host of this server has muted you, so you cannot write.',

  // opening a table
  noSuchGame: ({ game }: { game: string }) => `There is no game "${game}".`,
  botsAloneNeedAccount:
    'Only accounts can let bots play among themselves: keep a seat for a person, or create an account first.',
  ratedNeedsAccount: 'Rated games are for accounts: create one, or play a casual game.',
  ratedNeedsClock: 'A rated game needs a clock: choose a live one or days for each decision.',
  notRateable:
    'A game with these options cannot be rated: it takes the printed rules, everybody playing for themselves, and a seat for at least one other person.',
  oneSeatOnly: 'You can take only one seat.',
  noSuchLevel: ({ level, levels }: { level: string; levels: readonly string[] }) =>
    `There is no bot "${level}" for this game; there are ${listed(levels)}.`,
  tableOfGroup: 'A table of a multi-battle is opened by whoever keeps all of them, not by itself.',
  clockTooShort: ({ seconds }: { seconds: number }) => `A live clock needs at least ${seconds} seconds.`,
  daysTooShort: 'A correspondence clock needs at least an hour per decision.',
  tooManyOfGuest: ({ most }: { most: number }) =>
    `A guest can have ${most} unfinished tables: finish one first, or create an account to have more.`,
  tooManyTables: ({ most }: { most: number }) =>
    `You can have ${most} unfinished tables: close or finish one first.`,

  // seats
  noSuchTable: 'There is no such table, or you are not invited to it.',
  notInvited: 'This table is invitation only: ask for the link.',
  blockedByHost:
    'The host of this table has blocked you, so you cannot sit down here: take a seat at another table, or open one.',
  notSeated: 'You are not seated at this table.',
  onlySeatedWrite: 'Only people seated at the table can write there.',
  onlyHost: 'Only the host of the table can do that.',
  sitAlready: 'You are already seated at this table.',
  seenFromASeat: 'You have already seen this game from a seat, so you cannot take another.',
  allTaken: 'All seats are taken.',
  seatTaken: 'That seat is taken.',
  noSuchSeat: ({ seat }: { seat: number }) => `There is no seat ${seat}.`,
  seatsOfSeries:
    'This table belongs to a tournament, which alone decides who sits here: give up here, or withdraw on the tournament’s page.',
  seatGaveUp: 'This seat has given up: its bot plays on.',

  // the game's time
  hasBegun: 'The game has already started.',
  notBegun: 'The game has not started yet.',
  notOver: 'The game is not over yet.',
  isOver: 'The game is over.',
  isClosed: 'This table was closed: take a seat at another table, or open one.',
  isPaused: 'The game is paused: resume it first.',
  timeIsUp: 'Your time is up.',
  noTimeToUndo: 'You would have no time left to decide again: whoever undoes has used the time since.',
  nothingToGiveUp: 'There is no game to give up.',
  rematchLater: 'You can ask for a rematch when the game is over.',

  // versions
  outdated: 'This page is older than the server: reload it to get the new version.',

  // orders
  stale: (_counts: { seen: number; now: number }) =>
    'Something has happened at the table since you decided: look again, then decide.',
  botPlays: 'A bot is playing for you: take your seat back first.',
  completeBefore: 'Your move is complete before that step.',
  tooManyUndone: 'You have undone too many moves: play on, and you can undo again.',
  nothingBeforehand: 'In this game there is nothing to answer in advance.',
  notBeforehand: 'That cannot be answered in advance right now.',

  // agreeing
  offerAlready: 'There is an offer already: answer it first.',
  noOffer: 'There is no offer to agree to.',
  drawIsForPeople: 'Only people can agree on a draw: bots play on.',
  drawAlone: 'You play alone: there is nobody to agree on a draw with.',
  tooManyTakenBack: 'There is no earlier decision of yours to go back to.',

  // absence
  nobodyMissing: 'Nobody is missing from that seat.',
  clockDecides: 'Nobody has to stay at this table: only the clock counts.',
  playerHere: 'That player is here.',
  mayComeBack: ({ seconds }: { seconds: number }) =>
    `That player may come back: wait ${counted(seconds, 'more second', 'more seconds')}.`,

  // tournaments
  noSuchCampaign: 'There is no such campaign.',
  campaignNeedsAccount: 'Guests can play in campaigns; to open one, create an account first.',
  campaignEnded: 'This campaign has ended.',
  campaignBegun: 'This campaign has already begun.',
  campaignNotPlayed: 'This campaign is not being played.',
  campaignInBattle: 'The battle for the chosen sector is still being fought.',
  campaignSeatsFree: 'Somebody is missing: every seat needs a person or a bot.',
  campaignSeatTaken: 'That seat is taken.',
  noSuchCampaignSeat: 'There is no such seat in this campaign.',
  inCampaignAlready: 'You already have a seat in this campaign.',
  notInCampaign: 'You have no seat in this campaign.',
  noSuchPlace: 'The cloud cannot lie there.',
  notYourChoice: 'It is somebody else’s choice.',
  notYourCampaign: 'Only whoever opened the campaign can decide that.',
  noSuchSector: 'There is no such sector.',
  blockedInCampaign: 'Whoever opened this campaign has blocked you, so you cannot play in it.',
  noSuchGroup: 'There is no such multi-battle.',
  groupNeedsAccount: 'Guests can play in multi-battles; to open one, create an account first.',
  groupEnded: 'This multi-battle has ended.',
  groupOfTournament: 'This multi-battle is a game of a tournament: the tournament decides who plays in it.',
  groupBegun: 'This multi-battle has already begun.',
  groupSeatsFree: 'Somebody is missing: every seat needs a person or a bot.',
  groupSeatTaken: 'That seat is taken.',
  noSuchGroupSeat: 'There is no such seat in this multi-battle.',
  groupTableOver: ({ table }: { table: number }) => `The game at table ${table} is over.`,
  otherFaction: ({ faction }: { faction: number }) =>
    `You play for faction ${faction} in this multi-battle, and for no other one.`,
  oneFactionOnly: 'You can sit for one faction only.',
  unevenGroup: 'Every faction needs a seat at every table.',
  notInGroup: 'You have no such seat in this multi-battle.',
  notYourGroup: 'Only whoever opened the multi-battle can decide that.',
  blockedInGroup: 'Whoever opened this multi-battle has blocked you, so you cannot play in it.',
  groupFileLater: 'The file of a multi-battle can be saved once all of its tables are over.',
  noSuchTournament: 'There is no such tournament.',
  organizerNeedsAccount: 'Guests can enter tournaments; to organize one, create an account first.',
  tooManySeries: ({ most }: { most: number }) =>
    `You can have ${most} unfinished tournaments, campaigns and multi-battles: finish or cancel one first.`,
  tooManyPlanned:
    'Several tournaments, campaigns or multi-battles were opened in a short time: wait before you open another.',
  capTooLarge: ({ most }: { most: number }) => `A tournament here can have ${most} entrants at most.`,
  closesLater: ({ days }: { days: number }) =>
    `The list of entrants must close in the future, and within ${counted(days, 'day', 'days')}.`,
  blockedByOrganizer: 'The organizer of this tournament has blocked you, so you cannot enter it.',
  listChangedTooOften:
    'Too many people have entered and left again: nobody can be added to the list any more.',

  // too much
  tooLarge: 'That is too large.',
  tooManyRequests: 'Too many requests at once: wait a moment.',
  tooManySignIns: 'Too many attempts to sign in with that name: wait a moment.',
  tooManyAtTheDoor: 'Too many people are signing in at once: try again in a moment.',
  tooManyMessages: 'Too many messages at once: wait a moment.',
  tooManyFollowed: ({ most }: { most: number }) => `One connection can follow ${most} tables at most.`,
  tooManyOpened: 'Too many tables were opened in a short time: wait a few minutes.',
  tooManySeats: 'You have changed seats too often in a short time: wait a moment.',
  arrangedTooOften: 'This table was rearranged too often: open another one.',
  tooOftenAside: 'You have done that too often in this game: play on, and you can do it again.',
  tooMuchSaid: 'That is a lot at once: wait a moment before you write again.',
  tooManyNames: 'Several names were taken in a short time: wait a minute before you take another.',
  tooManyReports: 'Your earlier reports are on their way to the host: wait before you send another.',
  tooManyReplays: 'You have asked for many whole games in a short time: wait a minute, then ask again.',
  tooManyReplaysOfAll: 'Many people are looking at whole games just now: try again in a minute.',
  tooManyExports: 'You have just downloaded your data: wait a few minutes before you do it again.',
  tooBusy: 'Too much is happening at this table at once: try again.',
  failed: 'The server could not do that: try again.',
  cannotKeep:
    'The server cannot save anything just now, so nothing was changed: you can look at everything, and its host has been told.',
  failedAtTable: 'The server could not do that: look at the table, then try again.',

  // requests that make no sense
  nothingHere: 'There is nothing here.',
  readOnly: 'This can only be read.',
  notJson: 'That is not JSON.',
  notAnObject: 'A message must be an object.',
  saysNothing: 'A message must say what to do.',
  noSuchRequest: ({ name, names }: { name: string; names: readonly string[] }) =>
    `There is no request "${name}"; there are ${listed(names)}.`,
  notSaidLikeThat: ({ name, field, problem }: { name: string; field: string; problem: string }) =>
    `"${name}" is not valid: ${field || 'it'} ${problem}.`,
} satisfies Catalogue;

export const say = speaker('server', english);
