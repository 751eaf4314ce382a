/** The nearer the goal, the more a step towards it is worth; near is the whole side where allies put theirs together. */
export function towards(have: number, goal: number, worth: number, nearGoal: number, side = have): number {
  return have * (worth + (nearGoal * side) / goal);
}
