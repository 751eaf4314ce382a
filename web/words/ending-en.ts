// What is said only when a game is over, in English: fetched with the sheet that tells the result.

export const endingWords = {
  youWin: 'You win',
  youShare: 'You share the victory',
  nextTitle: (title: string, points: number) => `Next title: ${title}, from ${points} points.`,
  firstBest: 'Your first result here: the one to beat.',
  newBest: (before: number) => `A new personal best: it was ${before}.`,
  best: (points: number) => `Your personal best: ${points}.`,
  harder: (beaten: string, next: string) => `You beat ${beaten}: try ${next}`,
  picture: 'Save a picture of the board',
  swings: 'Where it turned',
  swingsHelp: 'The moves that changed most in what the charts show. A click goes there.',
  swing: (move: number, told: string) => `Move ${move}: ${told}`,
  gained: (name: string) => `${name} gained most`,
};

export type EndingWords = typeof endingWords;
