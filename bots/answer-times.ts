// When answers are given that nobody at a screen gives by hand. Where seats are asked alike (`StandingAnswers.asksAlike`) a bot
// answers at a time that is drawn when it is asked, later than its longest thought, and what was said beforehand is given at
// such a time everywhere: how long anybody really thinks shows nowhere.

/** Iterations for a question that is put to seats alike at most, whatever the level: people wait for many of these in a row. */
export const MOST_ALIKE = 300;

/** Milliseconds from the question to the answer, at the earliest and at the latest. */
interface Span {
  readonly soonest: number;
  readonly latest: number;
}

const BRIEF: Span = { soonest: 150, latest: 195 };

/** A bot, on a device and at a server, by level: at the earliest several times what such thoughts take a machine of today. */
const OF_BOTS: Readonly<Record<string, Span>> = {
  commodore: { soonest: 300, latest: 390 },
  admiral: { soonest: 500, latest: 650 },
};
const OF_OTHER_BOTS = BRIEF;

/** What a person said beforehand. At a server the others should take it for somebody who is there and answers; at a device all
 *  sit at one screen, and need only not wait for long. */
const SAID_BEFOREHAND = { device: BRIEF, server: { soonest: 800, latest: 2000 } } as const;

/** Milliseconds that a bot of that level takes. `share`, below 1, is drawn at random by whoever runs the table. */
export function botAnswersAfter(level: string, share: number): number {
  return within(OF_BOTS[level] ?? OF_OTHER_BOTS, share);
}

/** The same for what was said beforehand. */
export function standingAnswersAfter(where: keyof typeof SAID_BEFOREHAND, share: number): number {
  return within(SAID_BEFOREHAND[where], share);
}

function within({ soonest, latest }: Span, share: number): number {
  return Math.round(soonest + share * (latest - soonest));
}

/** When who is to answer so long after it was asked does so. Who comes to a question late, because the table was paused, the seat
 *  was somebody's or the server was away, has as long as if it were asked now. */
export function answerTime(asked: number, after: number, now: number): number {
  return asked + after > now ? asked + after : now + after;
}

export interface InTime<T> {
  /** Ends when the answer is given. */
  readonly time: Promise<void>;
  /** What is answered if nothing better is ready by then. */
  readonly late: T;
  readonly failed: (error: unknown) => void;
}

/** What was thought, at that time and not before, whether it was ready long ago or is not: then it is thought no further. */
export async function answeredInTime<T>(
  think: (signal: AbortSignal) => Promise<T>,
  { time, late, failed }: InTime<T>,
): Promise<T> {
  const ending = new AbortController();
  let answer = late;
  const thinking = async (): Promise<void> => {
    try {
      const thought = await think(ending.signal);
      if (!ending.signal.aborted) answer = thought;
    } catch (error) {
      if (!ending.signal.aborted) failed(error);
    }
  };
  void thinking();
  await time;
  ending.abort();
  return answer;
}
