import { isRefusal, refuseInEnglish, type Game, type Refusal, type Rule } from '@starboard/engine';
import { campaign } from '@starboard/games/campaigns';
import { guide as tournaments } from '@starboard/series/guide';
import { readArguments, type Arguments } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { readGame } from './read-game.ts';
import { wrapped } from './text.ts';

const TOURNAMENTS = 'tournaments';
const CAMPAIGN = 'campaign';

export const command: CliCommand = {
  help: `starboard rules GAME [ID] [--rules N] [--json]

Tells the rules of a game in the order in which a person reads them. The numbers are those that refusals name.
In place of a game, ${TOURNAMENTS} has the rules of tournaments of all games, ${CAMPAIGN} those of campaigns.

  ID         only that rule (SK-3.2), or those of that chapter (SK-3)
  --rules N  an earlier version of the rules that is kept, see starboard games
  --json     for programs
`,
  async run(args, io) {
    const flags = { rules: 'text', json: 'switch' } as const;
    const read = readArguments({ command: 'rules', takes: ['GAME'], mayTake: ['ID'], flags }, args);
    if (isRefusal(read)) return read;
    const [, id] = read.given;
    const book = await readBook(read);
    if (isRefusal(book)) return book;
    const rules = rulesOf(book, id);
    if (isRefusal(rules)) return rules;
    if (read.has('json')) io.out(`${JSON.stringify(rules, null, 2)}\n`);
    else io.out(rules.map((rule) => ruleText(rule, io.width)).join('\n'));
    return ALL_WELL;
  },
};

type RuleBook = Pick<Game, 'title' | 'guide'>;

async function readBook(read: Arguments): Promise<RuleBook | Refusal> {
  if (read.given[0] === CAMPAIGN) return campaign;
  return read.given[0] === TOURNAMENTS ? { title: 'The guide', guide: tournaments } : readGame(read);
}

interface NumberedRule extends Rule {
  readonly id: string;
}

function rulesOf({ title: name, guide }: RuleBook, asked = ''): readonly NumberedRule[] | Refusal {
  const rules = Object.entries(guide).map(([id, { title, text }]) => ({ id, title, text }));
  const start = asked.toUpperCase();
  // NG-1 is a chapter before it is the beginning of NG-10.
  for (const fits of [
    (id: string) => id === start,
    (id: string) => id.startsWith(`${start}.`),
    (id: string) => id.startsWith(start),
  ]) {
    const found = rules.filter(({ id }) => fits(id.toUpperCase()));
    if (found.length > 0) return found;
  }
  const chapters = new Set(rules.map(({ id }) => id.split('.', 1)[0]));
  return refuseInEnglish(
    `${name} has no rule ${JSON.stringify(asked)}; its chapters are ${[...chapters].join(', ')}.`,
  );
}

function ruleText({ id, title, text }: NumberedRule, width: number): string {
  return `${id}  ${title}\n${wrapped(text, width, 4).join('\n')}\n`;
}
