/** The nearer the goal, the more a step towards it is worth. */
export function towards(have: number, goal: number, worth: number, nearGoal: number): number {
  return have * (worth + (nearGoal * have) / goal);
}
