// How much a random test does: a sample in the full run, the volumes that were promised in the long one, and little in
// the quick run and where mutation testing repeats it hundreds of times.

export interface Volumes {
  readonly daily: number;
  readonly long: number;
  readonly mutation?: number;
}

export function volume({ daily, long, mutation = Math.ceil(daily / 10) }: Volumes): number {
  if (process.env['STARBOARD_LONG'] !== undefined) return long;
  const little = process.env['STARBOARD_QUICK'] ?? process.env['STARBOARD_MUTATION'];
  return little === undefined ? daily : mutation;
}
