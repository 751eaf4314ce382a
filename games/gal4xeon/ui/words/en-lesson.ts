// The first game, in English.

export const lesson = {
  sheet:
    'This is your sheet. Home is in the middle; you know the six sectors around it, but only home is yours. In ten rounds you spread from here. Point at anything to see what it is.',
  resources:
    'Three dice are rolled for the whole table, and everybody uses the same three. Choose a die, then the Resources track: it fills as many squares as the die shows.',
  exploit:
    'You filled all squares before an icon, so you take its action at once: Exploit. A cross marks a system where nobody lives. Point at one beside home: it becomes yours, and your Resources dice will give you extra squares.',
  exploring: 'Now you have a sector at the edge of the unknown. Give a die to Explore.',
  explore:
    'Point at a sector beside yours. A dotted one is yours at once. In a plain one, without dots, a die decides: nobody, or aliens with a letter and a strength. Later you explore with larger shapes and turn them with R or the wheel.',
  trading: 'The last die: give it to Trade. The first icon there is Research.',
  research:
    'Claim a technology that glows. Friendly relations let you trade with friendly aliens, like A to the right of home.',
  finish:
    'Your three dice are used: finish the round. When everybody has put their pencil down, the round ends. Until then you can undo.',
  others:
    'New dice. Above your sheet is the other one: click it whenever you like. What others write is shown when a round ends; the log says what they gained.',
  extra:
    'Exploiting pays off: you have an extra square in every round. Choose it, then the Trade track. It may go to any of the three tracks of this round.',
  partners: 'Now a die for Trade, to reach the next icon.',
  trade:
    'Trade with friendly aliens, like A to the right of home: their sector becomes yours. Then choose what it brings: a Trade die, so that none of your dice counts less than 2 from the next round on, or another technology.',
  score:
    'That is the whole game. At the end count the sectors you control, the aliens you met, 3 for each you conquered, the ruins you exploited, and both rings around home. The remaining rounds are up to you. Good luck!',
} satisfies Readonly<Record<string, string>>;
