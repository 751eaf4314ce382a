// The rules of tournaments and groups of tables in our own words. Where the book is silent we had to decide: such sentences begin with "Ruling".

import type { Guide } from '@starboard/engine';

export const guide: Guide = {
  'SE-1.1': {
    title: 'The plan',
    text: 'An organizer announces a tournament: its format, the game with its options, which are the same in all games, how many can enter, and when the list of entrants closes.',
  },
  'SE-1.2': {
    title: 'Entering',
    text: 'Until the list closes, anybody can enter, but only once. The organizer can also enter others, and bots.',
  },
  'SE-1.3': {
    title: 'Places',
    text: 'The format says how many can play; the organizer may offer fewer places. When the list is full, somebody must withdraw before another can enter.',
  },
  'SE-1.4': {
    title: 'Checking in',
    text: 'If the organizer asks for it, all entrants say in a set time before closing that they are there. Whoever does not is taken off the list. Bots are always there.',
  },
  'SE-1.5': {
    title: 'Closing',
    text: 'The list closes at the set time, or when the organizer closes it earlier. With too few entrants for the format the tournament is cancelled. Ruling: where an even number is needed, the last to enter is taken off the list.',
  },
  'SE-1.6': {
    title: 'Withdrawing in time',
    text: 'Whoever withdraws before the list closes leaves a free place.',
  },
  'SE-1.7': {
    title: 'Cancelling',
    text: 'The organizer can cancel a tournament that is not over. Then there is no ranking.',
  },
  'SE-2.1': {
    title: 'Letters',
    text: 'Lots give the entrants the letters A, B, C and so on. Whoever is named first in a game is its first player, and the order of names is the order of seats.',
  },
  'SE-2.2': {
    title: 'Match and rematch',
    text: 'Two to four entrants play two games at one table: A B C D, then D C B A.',
  },
  'SE-2.3': {
    title: 'Parallel games',
    text: 'An even number of entrants play at tables of two, all at the same time: A B, C D and so on.',
  },
  'SE-2.4': {
    title: 'Sudden death',
    text: 'Two or more play at tables of two, and whoever loses is out: A B, C D, then the winners against each other, the winner of the earlier game first. Where their number is not a power of two, the lots give some a bye in the first round.',
  },
  'SE-2.5': {
    title: 'Free-for-all',
    text: 'Three to eight entrants, each pair once. With four: A B and C D, C A and D B, A D and B C.',
  },
  'SE-2.6': {
    title: 'Trios',
    text: 'Four to six entrants, each group of three once, with the seats shared as evenly as the numbers allow. With four: A B C, D A B, C D A, B C D.',
  },
  'SE-2.7': {
    title: 'Round robin',
    text: 'Three to 32 entrants, each pair once, for places instead of scores. Everybody is first player in half of their games, or as near to half as an odd number allows.',
  },
  'SE-2.8': {
    title: 'Swiss',
    text: 'Four or more entrants play a number of rounds in which nobody is knocked out. Everybody meets somebody with the same number of points, the upper half of them the lower half; whoever finds nobody there plays somebody with fewer.',
  },
  'SE-2.9': {
    title: 'Nobody twice',
    text: 'In Swiss at tables of two nobody meets anybody a second time as long as there is another way to pair all.',
  },
  'SE-2.10': {
    title: 'Seats in Swiss',
    text: 'Everybody sits where they sat least often, and if possible not where they sat last. At tables of two nobody is first player three times more often than second, or second three times more often than first, as long as there is another way.',
  },
  'SE-2.11': {
    title: 'Swiss at larger tables',
    text: 'The organizer may choose tables of three or of four: as many tables as possible have that number, and the rest have the other. Those with equal points sit together, and as few as possible meet again.',
  },
  'SE-3.1': {
    title: 'Where lots come from',
    text: 'The fingerprint of a secret seed is published with the plan. Lots are drawn from the seed and from the words that entrants gave, which nobody could know when the seed was chosen.',
  },
  'SE-3.2': {
    title: 'The seed',
    text: 'When the tournament is over the seed is published too, so that everybody can draw the lots again.',
  },
  'SE-3.3': {
    title: 'The file',
    text: 'The file of a tournament contains all that happened. Each step must follow from those before, and each result from the file of its game.',
  },
  'SE-4.1': {
    title: 'Scores',
    text: 'The score of a game is the final score of its score sheet. Those whom the rules themselves play score too, but are not ranked.',
  },
  'SE-4.2': {
    title: 'Points for places',
    text: 'In round robin and Swiss places count: at a table of two a win brings 2 and a draw 1. At larger tables the first has 12, the last 0, and those between are evenly spaced; those who share places share their points.',
  },
  'SE-4.3': {
    title: 'A draw in sudden death',
    text: 'The game is played once more, and the other one is first player. If that is a draw too, whoever has the higher sum of both scores goes on; if the sums are equal, the lot decides.',
  },
  'SE-4.4': {
    title: 'Giving up',
    text: 'Whoever gives up keeps what the score sheet has at that moment and gets no bonus. The last one left has won, with the bonus.',
  },
  'SE-4.5': {
    title: 'A game that was never finished',
    text: 'It counts 0 for all. In sudden death it is a draw. The organizer can call off a game that does not go on: before it begins, whoever did not come is absent (SE-4.7); after that, it was never finished.',
  },
  'SE-4.6': {
    title: 'Leaving a tournament',
    text: 'A game whose table is open is still played, or given up. Ruling: later ones are not waited for. In free-for-all and trios all games of somebody who left too soon count for nobody; in round robin only if fewer than half were played, else the rest are lost.',
  },
  'SE-4.7': {
    title: 'Not coming',
    text: 'Ruling: in match and rematch and at larger tables of Swiss the others play without them. Elsewhere whoever came goes on in sudden death, and has won where places count; where scores count, the game counts 0 for all.',
  },
  'SE-4.8': {
    title: 'One result',
    text: 'Each game of a tournament has one table and counts once. Results of other tables, and of a tournament that is over, do not count.',
  },
  'SE-4.9': {
    title: 'A bye',
    text: 'Where the numbers do not fit, somebody has no game in a round. In Swiss that counts like a win, and falls to the lowest of those who have had the fewest byes, if the others can then be paired.',
  },
  'SE-5.1': {
    title: 'The highest sum',
    text: 'In match and rematch, free-for-all and trios the highest sum of scores wins; in round robin and Swiss the highest sum of points.',
  },
  'SE-5.2': {
    title: 'The highest score',
    text: 'In parallel games the highest single score wins.',
  },
  'SE-5.3': {
    title: 'The last game',
    text: 'In sudden death the winner of the last game wins. Those who went out in the same round share their place: the losers of the semi-finals the third.',
  },
  'SE-5.4': {
    title: 'Equal scores',
    text: 'The number of games won decides; then the lines of the score sheet that the game names, in Nexum Galaxy victory points and relics; in free-for-all then the game between them. Otherwise the place is shared.',
  },
  'SE-5.5': {
    title: 'Equal points',
    text: 'In Swiss the points of all opponents decide, where a round without a game counts like one against somebody with as many points; then, and in round robin first, the points of those beaten and half of those drawn with; then the games between them; then games won. Otherwise the place is shared.',
  },
  'SE-6.1': {
    title: 'Ratings',
    text: 'A rating says how strong somebody is, and how sure that is. Every rated game changes both, by how surprising its places are: the method of Weng and Lin for the Plackett–Luce model, the same for two seats as for more.',
  },
  'SE-6.2': {
    title: 'Rated games',
    text: 'Rated games are for accounts and our bots, with a clock, by the printed rules, everybody for themselves. Each game has separate lists by rule set, number of seats and pace, live or correspondence. At least two people play; bots may join them. Ruling: against bots alone hints are allowed, so such a game is casual; so is one with allies, against the computer of the rules, or with a custom sector, sheet or deck. Tournament games are casual too.',
  },
  'SE-6.3': {
    title: 'Points',
    text: 'Everybody starts with 1500 points, which may be up to 500 too many or too few. They are provisional until the true value is, 19 times in 20, no more than 200 points away. A lead of 400 points means odds of about ten to one. Our bots have the points they earned against each other, which no game changes.',
  },
  'SE-6.4': {
    title: 'Places',
    text: 'Ratings count the places of all who sat there when the game began. Shared places are shared.',
  },
  'SE-6.5': {
    title: 'Who leaves',
    text: 'Whoever resigns, runs out of time or is replaced comes behind all who stayed. Ruling: whoever left later ranks above whoever left sooner. Whoever comes back has not left. Whoever takes a seat over is not rated.',
  },
  'SE-6.6': {
    title: 'Void games',
    text: 'A game is not rated if somebody never moved, or if orders were taken back by agreement.',
  },
  'SE-6.7': {
    title: 'In order',
    text: 'Results count in the order in which the server records them. Calculated again in that order they give the same ratings, whoever has left since.',
  },
  'SE-6.8': {
    title: 'Statistics',
    text: 'Profiles and statistics count every finished game of two or more players in which everybody moved, rated or not. Whoever left comes behind those who stayed. Guests have no profile and appear without a name.',
  },
  'SE-6.9': {
    title: 'Hidden history',
    text: 'Whoever hides their history shows others neither games nor ratings, appears without a name in the lists of others and is on no leaderboard. Their games still count. Games at tables for invited people count too, but only those who played them see them listed.',
  },
  'SE-7.1': {
    title: 'A group of tables',
    text: 'Two to four factions play two to four tables of a game at the same time, and send ships and cargo from table to table where the game’s rules let them. Each faction has one seat at every table, with the same number. All tables have the same options unless agreed otherwise.',
  },
  'SE-7.2': {
    title: 'Who sits there',
    text: 'One person may sit for a faction at several tables, or several people at one each, and bots at others. Each table is opened once.',
  },
  'SE-7.3': {
    title: 'What leaves a table',
    text: 'A parcel that leaves a table waits outside of all of them for the faction’s next turn at the one it goes to. It is noted once, with the entry of the log by which it left.',
  },
  'SE-7.4': {
    title: 'What arrives',
    text: 'When a turn of the faction begins there, its parcels are opened in the order in which they were sent, each once and as it was sent. What was not sent does not arrive. Ruling: what is noted when the turn begins is opened in it; what is noted later waits for the next.',
  },
  'SE-7.5': {
    title: 'Where one can send',
    text: 'In a turn a faction can send to the other tables that are still played and where it is not out when the turn begins.',
  },
  'SE-7.6': {
    title: 'Parcels that nobody opens',
    text: 'Parcels for a table that has ended, or where the faction is out, are lost.',
  },
  'SE-7.7': {
    title: 'The end',
    text: 'Each table ends by its own goals and counts once. The group is over with the last of them.',
  },
  'SE-7.8': {
    title: 'Who wins a group',
    text: 'Whoever won the most tables; then whoever has the highest sum of final scores; otherwise the place is shared. The sum of the faction is credited to everybody who sat for it.',
  },
  'SE-7.9': {
    title: 'A table that was never finished',
    text: 'It counts 0 for all, and nobody has won it. Ruling: online so does a table that nobody has begun when the time is up for which tables wait.',
  },
  'SE-7.10': {
    title: 'Pace',
    text: 'Each table takes its turns and keeps its clock without waiting for another. A parcel for a slow table waits as long as it takes.',
  },
  'SE-7.11': {
    title: 'The file of a group',
    text: 'It has all that happened between the tables. Each table’s own file can be replayed alone; compared, they show that everything that left a table is in the file and arrived where it should, once.',
  },
  'SE-7.12': {
    title: 'Nothing is unsent',
    text: 'Ruling: an order that is known between the tables, since a parcel left by it, a turn began before it or a faction went out, cannot be undone, and nothing is taken back by agreement at a table of a group.',
  },
  'SE-7.13': {
    title: 'A group as a game of a tournament',
    text: 'Each game of a tournament can be a group of two to four tables, where each entrant is a faction and has its seat at all of them. Its place and its score in the group are those of the game; where scores are equal, the lines of all score sheets are added. Ruling: it counts if one of its tables was played to its end. If none has begun, whoever came to none of them was absent (SE-4.7).',
  },
};
