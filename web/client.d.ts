/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Of the client, as package.json says when it is built: see build/version.ts. */
  readonly STARBOARD_VERSION: string;
}

/** Where the script of the threads is: see build/worker.ts. */
declare module 'virtual:worker' {
  const address: string;
  export default address;
}

/** Written when the client is built: see build/catalogue.ts. */
declare module 'virtual:catalogue' {
  export const games: readonly {
    readonly id: string;
    readonly teaching: boolean;
    readonly seats: { readonly min: number; readonly max: number };
    readonly words: Readonly<Record<string, { readonly title: string; readonly summary: string }>>;
  }[];
}
