// The referee of Gal4Xeon: a paper for every seat, written from the rule book and the rulings, with the dice of the table.

import type { Draw } from '@starboard/engine/match';
import { unlike, unlikeRecords, type Referee, type TableSetting } from '@starboard/engine/testkit';
import { gal4xeon } from '../../rules/game.ts';
import { sheetOf, type Options } from '../../rules/options.ts';
import { pageOf, type Gal4Xeon } from '../../rules/state.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { deed } from './deeds.ts';
import { offers } from './offers.ts';
import { firstPaper, openRound } from './opening.ts';
import type { Paper } from './paper.ts';
import { ofPaper, ofState } from './reading.ts';
import { points, ranks } from './score.ts';

const ROUNDS = 10;
const DICE = 3;
const TABLE = -1;

/** Dice as they were rolled, each from the stream it should come from. */
class Dice {
  readonly #draws: Draw[];

  constructor(draws: readonly Draw[]) {
    this.#draws = [...draws];
  }

  next(stream: number): number {
    const draw = this.#draws.shift();
    if (draw === undefined) throw new Error('The referee rolls a die that the rules did not.');
    if (draw.stream !== stream || draw.bound !== 6)
      throw new Error(`A die of ${draw.bound} from stream ${draw.stream}.`);
    return draw.result + 1;
  }

  get left(): number {
    return this.#draws.length;
  }
}

export function referee(
  _state: Gal4Xeon,
  { seats, options }: TableSetting,
  draws: readonly Draw[],
): Referee<Gal4Xeon> {
  const sheet = sheetOf(options as unknown as Options);
  const first = new Dice(draws);
  const found: number[] = [];
  const papers: Paper[] = [];
  for (let seat = 0; seat < seats; seat++) {
    // all sheets start alike: the first seat rolls, the others write the same down
    const again = [...found];
    papers.push(
      firstPaper(sheet, () => {
        const die = seat === 0 ? first.next(TABLE) : again.shift();
        if (die === undefined) throw new Error('Two sheets start differently.');
        if (seat === 0) found.push(die);
        return die;
      }),
    );
  }
  const onMap = papers[0].galaxy.sectors.map(({ name }) => name);
  const roll = (dice: Dice): void => {
    const three = Array.from({ length: DICE }, () => dice.next(TABLE));
    for (const paper of papers) openRound(paper, three);
  };
  roll(first);
  let judged = 0;
  const isOver = (): boolean => papers[0].rounds.length === ROUNDS && papers.every(({ done }) => done);

  return {
    get judged() {
      return judged;
    },
    look(state, actors, offered) {
      const acting = papers.flatMap(({ done }, seat) => (done ? [] : [String(seat)]));
      const wrong = unlike('to act', acting, actors.map(String));
      if (wrong !== null) return wrong;
      for (const seat of actors) {
        const other = unlike(`moves of seat ${seat}`, offers(papers[seat]), offered(seat));
        if (other !== null) return other;
      }
      return actors.length > 0 ? null : resultOf(state, papers);
    },
    follow({ seat, move, draws: rolled, after }) {
      const dice = new Dice(rolled);
      judged++;
      deed(papers[seat], move, () => dice.next(seat));
      const over = isOver();
      if (!over && papers.every(({ done }) => done)) roll(dice);
      if (dice.left > 0) return `${dice.left} dice that the referee does not roll`;
      if (over) return null;
      for (let each = 0; each < seats; each++) {
        const name = `seat ${each} after ${move}`;
        const wrong =
          unlikeRecords(name, ofPaper(papers[each]), ofState(after, each, onMap)) ??
          unlikeRecords(`${name}, score`, points(papers[each]), scoreOf(after, pageOf(after, each)));
        if (wrong !== null) return wrong;
      }
      return null;
    },
  };
}

function resultOf(state: Gal4Xeon, papers: readonly Paper[]): string | null {
  const outcome = gal4xeon.outcome(state);
  if (outcome === null) return 'the game is over for the referee, and has no outcome';
  const scores = papers.map(points);
  const categories = ['ruins', 'sphere', 'met', 'conquests', 'sectors', 'total'] as const;
  return unlikeRecords(
    'the end',
    { ranks: ranks(papers), sheet: categories.map((category) => scores.map((score) => score[category])) },
    { ranks: outcome.ranks, sheet: outcome.sheet.map((line) => line.points) },
  );
}
