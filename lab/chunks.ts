// Games are handed out in chunks: small enough that all threads end together and progress is seen, large enough that
// handing out costs nothing.

export interface Chunk {
  readonly from: number;
  readonly to: number;
}

const CHUNKS_PER_THREAD = 32;
const LARGEST = 1024;

export function* chunksOf(games: number, threads: number): Generator<Chunk, undefined> {
  const size = Math.min(LARGEST, Math.ceil(games / (threads * CHUNKS_PER_THREAD)));
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) };
}
