// The size of a course: a line from game to game.

export const [WIDTH, HEIGHT, EDGE, ROOM] = [320, 90, 8, 44];
