// Modes and scenarios.

import type { Guide } from '@starboard/engine';

export const modeRules: Guide = {
  'NG-9.1': {
    title: 'Without events',
    text: 'Every sector can be played without events by as many players as it is made for, up to one for each of its Tann systems; TREX, RAIA and BIZARDO are for three only. These games follow the core rules: no asteroids, no technology.',
  },
  'NG-9.2': {
    title: 'Grand Battle',
    text: 'For two civilizations: each has up to 50 ships and holds up to 40 energy. Everything else is as usual. Two players on a sector of the expansion play it this way, as do the modes that say so, unless the table agrees otherwise.',
  },
  'NG-9.3': {
    title: 'Conquest of the Center',
    text: 'There are no relics, so nobody can win with them and none can be dealt. Everybody starts with 2 ships on each planet of their Tann system and none on its star. Ruling: on sectors other than the one it was made for, the relics stay in the box.',
  },
  'NG-9.4': {
    title: 'Sterile Trap',
    text: 'Set up as for the Conquest of the Center: no relics, 2 ships on each planet at home. Points win as usual, relics cannot.',
  },
  'NG-9.5': {
    title: 'Sterile Trap: turns',
    text: 'There are no phase cards. Every turn is a management phase and then a movement phase. Bids are made as usual.',
  },
  'NG-9.6': {
    title: 'Sterile Trap: replication',
    text: 'Ships are built only in systems whose star you hold, for 2 energy each, as many as you can pay and on the same planet too, up to 5 there.',
  },
  'NG-9.7': {
    title: 'Sterile Trap: stars',
    text: 'A star holds 1 ship and adds nothing to the defence of planets.',
  },
  'NG-9.8': {
    title: 'Sterile Trap: your own star',
    text: 'Your ship on the star of your Tann system is not destroyed while you or your ally hold a planet of that system.',
  },
  'NG-9.9': {
    title: 'Sterile Trap: limits',
    text: 'Everybody has up to 25 ships and holds up to 30 energy. This holds in a Grand Battle too.',
  },
  'NG-9.10': {
    title: 'Sterile Trap: defeat',
    text: 'Whoever loses the planet with their gate, or all ships, is out. Stars of the loser and of an ally that fall by majority because of that battle score as always. Only then do the loser’s remaining ships leave the board, for which nobody scores: neither for a star emptied as a result nor for one of an ally who needed the planets that were lost.',
  },
  'NG-9.11': {
    title: 'Teams',
    text: 'Four players can play in teams of two: seats 1 and 3 against seats 2 and 4, so that the teams alternate. In some modes two or three players are allied against the computer.',
  },
  'NG-9.12': {
    title: 'Allies’ planets',
    text: 'For entering a star and for keeping it, the planets of both allies count together. Ruling: in battle only the ships of the defender count, not those of an ally on the star.',
  },
  'NG-9.13': {
    title: 'Each their own',
    text: 'Allies do not attack each other, do not share a planet or a star, and cannot give each other energy or relics.',
  },
  'NG-9.14': {
    title: 'Victory of a team',
    text: 'A team has won when one of its members reaches a goal.',
  },
  'NG-9.15': {
    title: 'Pooled victory',
    text: 'If you agree on it, allied players add up what they have: two win together with 10 points or 6 relics, three with 13 points or 7 relics. The computer still wins with what a single civilization needs.',
  },
  'NG-9.16': {
    title: 'Modes of a sector',
    text: 'Every printed sector has a list of modes: how many players there are and how many civilizations of the computer, who is allied, which Tann disks are turned over, how many rows of events a round has, and what the computer has besides. A mode fits only the number of players that it names.',
  },
  'NG-9.17': {
    title: 'Rules of a mode',
    text: 'Modes without events are played by the core rules, all others with events.',
  },
  'NG-9.18': {
    title: 'Your own mix',
    text: 'Without a mode of the list the table says whether there are events and how many civilizations the computer plays, up to four in all and as many as can begin in the sector.',
  },
  'NG-9.19': {
    title: 'More or less difficult',
    text: 'The table may change the aggressiveness, 1 to 3 rows, and the ships of the computer: so many more or fewer on each of its planets at the start, but at least 1 and at most 5. Where neither mode nor table says, there are as many rows as players against the computer, and without it 2, or 3 with four players.',
  },
  'NG-9.20': {
    title: 'Alone',
    text: 'For one player there are three modes: easy, normal and hard, with 1, 2 and 3 rows. Each sector says how many of its relics lie out, those farthest from your home, and how many of them the computer holds from the start, the nearest to its own home, with how many ships. A mode is offered where it is as hard as its name says. Where a sector says nothing, the computer has a ship on every relic.',
  },
};
