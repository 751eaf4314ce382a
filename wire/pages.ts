// The addresses of the client's pages: the page shows them, and the server answers each of them with the page.

export const PAGES = {
  start: '/',
  setup: '/play/:game',
  table: '/table/:id',
  rules: '/rules/:game',
  saved: '/saved',
  campaigns: '/campaigns',
  campaign: '/campaign/:id',
  groups: '/groups',
  group: '/group/:id',
  settings: '/settings',
  lobby: '/online',
  account: '/online/account',
  chooseGame: '/online/new',
  openTable: '/online/new/:game',
  onlineTable: '/online/table/:id',
  finishedGame: '/online/game/:id',
  onlineCampaigns: '/online/campaigns',
  openCampaign: '/online/campaigns/new',
  onlineCampaign: '/online/campaign/:id',
  onlineGroups: '/online/groups',
  openGroup: '/online/groups/new',
  onlineGroup: '/online/group/:id',
  tournaments: '/online/tournaments',
  chooseTournament: '/online/tournaments/new',
  planTournament: '/online/tournaments/new/:game',
  tournament: '/online/tournament/:id',
  ratings: '/online/ratings',
  statistics: '/online/statistics',
  person: '/online/person/:id',
} as const;

export type PageName = keyof typeof PAGES;

/** What stands for a name that begins with a colon. */
const NAME = String.raw`[\w-]+`;

const KNOWN = Object.values(PAGES).map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, NAME)}$`));

export function isPage(path: string): boolean {
  return KNOWN.some((page) => page.test(path));
}

type NamesIn<Page extends string> = Page extends `${infer Part}/${infer Rest}`
  ? NamesIn<Part> | NamesIn<Rest>
  : Page extends `:${infer Name}`
    ? Name
    : never;

/** The address of one page, with its names filled in. */
export function addressOf<P extends PageName>(
  page: P,
  ...[names]: [NamesIn<(typeof PAGES)[P]>] extends [never]
    ? []
    : [names: Readonly<Record<NamesIn<(typeof PAGES)[P]>, string>>]
): string {
  const given: Readonly<Record<string, string>> = names ?? {};
  return PAGES[page].replaceAll(/:(\w+)/g, (_, name: string) => given[name]);
}
