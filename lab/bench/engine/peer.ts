// The typed door to lab/peers, whose packages are installed only when a bench asks for them.

/** What a boardgame.io game offers a bot: a move or an event, with its arguments. */
export interface PeerChoice {
  readonly move?: string;
  readonly event?: string;
  readonly args: readonly number[];
}

export interface Ctx {
  readonly numPlayers: number;
  readonly currentPlayer: string;
  readonly phase: string | null;
  readonly turn: number;
  readonly gameover?: unknown;
}

/** A game in boardgame.io's form. */
export interface Definition<G> {
  /** Of its random plugin; without one it takes the time of day. */
  readonly seed?: string;
  readonly ai: { enumerate(G: G, ctx: Ctx, playerID: string): readonly PeerChoice[] };
}

export interface PeerMatch<G> {
  state(): { readonly G: G; readonly ctx: Ctx };
  play(playerID: string, choice: PeerChoice): void;
  stop(): void;
}

/** Prepares a game once, then starts a match each time it is called. */
export type Form = <G>(game: Definition<G>) => (seats: number) => PeerMatch<G>;

/** The documented ways to run it, as lab/peers/forms.mjs names them. */
export const PEER_FORMS = ['client', 'client without undo', 'reducer', 'reducer without undo'] as const;

export interface PeerSkirmish {
  /** `draw` answers where the rules ask for a number below `bound`; as a rule from boardgame.io's own plugin. */
  skirmish(settings?: {
    rounds?: number;
    draw?: (random: { Die(sides: number): number }, bound: number) => number;
  }): Definition<SkirmishG>;
  actors(G: SkirmishG, ctx: Ctx): readonly number[];
  actor(G: SkirmishG, ctx: Ctx): string;
}

export interface SkirmishG {
  readonly round: number;
  readonly owner: readonly (number | null)[];
  readonly ships: readonly number[];
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly plans: readonly (number | null)[];
  readonly planned: readonly boolean[];
  readonly acted: readonly boolean[];
  readonly strike: { readonly target: number; readonly source: number | null; readonly force: number } | null;
}

export interface PeerNexumLite<G> {
  nexumLite(): Definition<G>;
  actor(G: G, ctx: Ctx): string;
}

/** nexum-lite as a tree of systems, places and players; owners are boardgame.io's player IDs. */
export interface NexumLiteTree {
  readonly systems: readonly {
    readonly places: readonly {
      readonly owner: string | null;
      readonly ships: number;
      readonly moved: number;
      readonly built: boolean;
    }[];
  }[];
  readonly players: Readonly<Record<string, { energy: number; points: number; total: number }>>;
  readonly builds: number;
}

/** nexum-lite as lists by place and by seat. */
export interface NexumLiteLists {
  readonly owner: readonly (number | null)[];
  readonly ships: readonly number[];
  readonly moved: readonly number[];
  readonly built: readonly boolean[];
  readonly energy: readonly number[];
  readonly points: readonly number[];
  readonly total: readonly number[];
  readonly builds: number;
}

export async function loadForms(): Promise<Readonly<Record<string, Form>>> {
  return (await load<{ forms: Record<string, Form> }>('forms.mjs')).forms;
}

export function loadSkirmish(): Promise<PeerSkirmish> {
  return load('skirmish.mjs');
}

export function loadNexumLite(): Promise<PeerNexumLite<NexumLiteTree>> {
  return load('nexum-lite.mjs');
}

export function loadNexumLiteLists(): Promise<PeerNexumLite<NexumLiteLists>> {
  return load('nexum-lite-lists.mjs');
}

/** The path is computed, so that neither the types nor the tests of the project depend on what is there. */
export async function load<M>(file: string): Promise<M> {
  return (await import(new URL(`../../peers/${file}`, import.meta.url).href)) as M;
}
