import { userInfo } from 'node:os';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { Admin, openBeside, recomputeRatings } from '@starboard/server';
import { readArguments, readCount, type Arguments } from './arguments.ts';
import { ALL_WELL, type CliCommand, type Io } from './command.ts';
import { SERVERS_DATA_HELP, serversData } from './data.ts';
import { columns, printable, titled } from './text.ts';

type Person = Awaited<ReturnType<Admin['people']>>[number];
type Beside = Exclude<Awaited<ReturnType<typeof openBeside>>, Refusal>;
type Report = Awaited<ReturnType<Admin['reports']>>[number];

interface AdminAction {
  readonly takes: readonly string[];
  readonly mayTake?: readonly string[];
  readonly about: string;
  /** What to say; or why not. */
  readonly run: (admin: Admin, read: Arguments, store: Beside) => Promise<string | Refusal>;
}

const USUAL_DAYS = '7';
const MOST_DAYS = 36_500;
/** A running server takes up what is left for it within a second, in milliseconds. */
const PATIENCE = 5_000;

const ACTIONS: Readonly<Record<string, AdminAction>> = {
  people: {
    takes: [],
    mayTake: ['TEXT'],
    about: 'list the people whose name or username contains the text',
    run: async (admin, { given: [text = ''] }) => peopleText(await admin.people(text)),
  },
  names: {
    takes: ['PERSON'],
    about: 'list what somebody was called before, and until when',
    async run(admin, { given: [who] }) {
      const names = await admin.names(who);
      return isRefusal(names) ? names : namesText(names);
    },
  },
  reports: {
    takes: [],
    about: 'list what people reported; --all includes what is settled',
    run: async (admin, { has }) => reportsText(await admin.reports(has('all'))),
  },
  settle: {
    takes: ['REPORT'],
    about: 'take a report off the list',
    run: async (admin, { given: [report] }) => (await admin.settle(report)) ?? 'Settled.\n',
  },
  audit: {
    takes: [],
    about: 'list what was done with these commands, and by whom',
    run: async (admin) => auditText(await admin.audit()),
  },
  silence: {
    takes: ['PERSON'],
    about: `stop somebody from writing at tables for --days N (${USUAL_DAYS} by default); 0 allows it again`,
    async run(admin, { given: [who], text }) {
      const days = readCount('--days', text('days') ?? USUAL_DAYS, { min: 0, max: MOST_DAYS });
      if (isRefusal(days)) return days;
      const person = await admin.silence(who, days);
      if (isRefusal(person)) return person;
      return days === 0
        ? `${printable(person.name)} may write again.\n`
        : `${printable(person.name)} may not write for ${days} days.\n`;
    },
  },
  ban: {
    takes: ['PERSON'],
    about: 'ban somebody; bots play on in their seats, and tables where nobody else sits are closed',
    run: (admin, { given: [who] }) => told(admin.ban(who), 'is banned'),
  },
  unban: {
    takes: ['PERSON'],
    about: 'lift a ban',
    run: (admin, { given: [who] }) => told(admin.unban(who), 'may come back'),
  },
  close: {
    takes: ['ID'],
    about:
      'close a table, also in the middle of a game, or cancel a tournament, campaign or multi-battle; its bots stop',
    async run(admin, { given: [id] }) {
      const done = await admin.close(id, PATIENCE);
      if (isRefusal(done)) return done;
      const kind = titled(done.what);
      const ended = done.what === 'table' ? 'closed' : 'cancelled';
      return done.isDone
        ? `${kind} ${id} is ${ended}.\n`
        : `${kind} ${id} will be ${ended} the next time the server runs: no running server has picked it up yet.\n`;
    },
  },
  ratings: {
    takes: [],
    about: 'reckon all ratings again, from the results in their order',
    async run(admin, _read, store) {
      const { games, changed } = await recomputeRatings(store);
      await admin.note('recompute ratings', `${changed} changed`);
      return `${games} games, ${changed} ratings were other numbers before.\n`;
    },
  },
  password: {
    takes: ['LOGIN'],
    about: 'give somebody who forgot theirs a new password, and show it',
    async run(admin, { given: [who] }) {
      const password = await admin.newPassword(who);
      return isRefusal(password) ? password : `${password}\n`;
    },
  },
  forget: {
    takes: ['PERSON'],
    about: 'delete everything stored about somebody; games keep a seat without a name',
    async run(admin, { given: [who] }) {
      const forgotten = await admin.forget(who, PATIENCE);
      if (isRefusal(forgotten)) return forgotten;
      const { person, isDone } = forgotten;
      return isDone
        ? `${printable(person.name)} is forgotten: name, words and sessions are deleted, and bots play on in the seats.\n`
        : `${printable(person.name)} will be forgotten the next time the server runs: no running server has picked it up yet.\n`;
    },
  },
};

const names = Object.keys(ACTIONS).join(', ');

export const command: CliCommand = {
  help: `starboard admin WHAT [--data FOLDER]

Looks after the people of a server, also while it runs. With the environment's DATABASE_URL it is the server of that
database. PERSON is an id or a login, ID what stands in the address of a table, tournament,
campaign or multi-battle.

${columns(
  Object.entries(ACTIONS).map(([name, { takes, mayTake = [], about }]) => [
    [name, ...takes, ...mayTake.map((each) => `[${each}]`)].join(' '),
    about,
  ]),
  [false, false],
).join('\n')}

${SERVERS_DATA_HELP}
`,
  async run([name, ...args], io) {
    if (name === undefined) return refuseInEnglish(`Say what to do: ${names}.`);
    if (!Object.hasOwn(ACTIONS, name))
      return refuseInEnglish(`There is no admin ${JSON.stringify(name)}; there are ${names}.`);
    const { takes, mayTake = [], run } = ACTIONS[name];
    const flags = { data: 'text', days: 'text', all: 'switch' } as const;
    const read = readArguments({ command: `admin ${name}`, takes, mayTake, flags }, args);
    return isRefusal(read) ? read : withAdmin(read, io, (admin, store) => run(admin, read, store));
  },
};

async function withAdmin(
  read: Arguments,
  io: Io,
  run: (admin: Admin, store: Beside) => Promise<string | Refusal>,
): Promise<number | Refusal> {
  const where = serversData(read.text('data'), io);
  if (isRefusal(where)) return where;
  const store = await openBeside(where);
  if (isRefusal(store)) return store;
  try {
    const said = await run(new Admin(store, `${userInfo().username} by command`), store);
    if (isRefusal(said)) return said;
    io.out(said);
    return ALL_WELL;
  } catch (error) {
    const why = store.whyNot(error);
    if (why === null) throw error;
    return refuseInEnglish(`${why} Nothing was changed.`);
  } finally {
    await store.close();
  }
}

async function told(done: Promise<Person | Refusal>, what: string): Promise<string | Refusal> {
  const person = await done;
  return isRefusal(person) ? person : `${printable(person.name)} ${what}.\n`;
}

function peopleText(people: readonly Person[]): string {
  if (people.length === 0) return 'Nobody.\n';
  const rows = people.map(({ id, kind, login, name, created_at, banned, silenced_until }) => [
    id,
    kind,
    login ?? '',
    printable(name),
    day(created_at),
    [
      banned === 1 ? 'banned' : '',
      silenced_until > Date.now() ? `may not write until ${day(silenced_until)}` : '',
    ]
      .filter((each) => each !== '')
      .join(', '),
  ]);
  return `${columns(
    rows,
    rows[0].map(() => false),
  ).join('\n')}\n`;
}

function namesText(rows: Exclude<Awaited<ReturnType<Admin['names']>>, Refusal>): string {
  if (rows.length === 0) return 'Nothing else.\n';
  const lines = rows.map(({ at, name, login }) => [moment(at), login ?? '', printable(name)]);
  return `${columns(lines, [false, false, false]).join('\n')}\n`;
}

function auditText(rows: Awaited<ReturnType<Admin['audit']>>): string {
  if (rows.length === 0) return 'Nothing.\n';
  const lines = rows.map(({ id, at, who, what, about }) => [moment(at), printable(who), what, about, id]);
  return `${columns(lines, [false, false, false, false, false]).join('\n')}\n`;
}

function reportsText(reports: readonly Report[]): string {
  if (reports.length === 0) return 'Nothing.\n';
  return reports
    .map((report) =>
      [
        `${report.id}  ${moment(report.at)}${report.handled === 1 ? '  settled' : ''}`,
        `  ${named(report.by_name, report.reporter)} about ${named(report.about_name, report.person)}: ${printable(report.reason)}`,
        ...(report.text === null
          ? []
          : [`  at ${moment(report.written_at ?? report.at)} wrote: ${printable(report.text)}`]),
        `  at table ${report.table_id} (${report.game ?? 'a game that no longer exists'}, ${report.status ?? 'gone'})`,
      ].join('\n'),
    )
    .map((each) => `${each}\n`)
    .join('\n');
}

/** With the id, which the other commands take: names are not unique. */
function named(name: string | null, id: string): string {
  return name === null ? id : `${printable(name)} [${id}]`;
}

function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
