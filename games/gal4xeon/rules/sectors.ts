// Sectors of a page: explored, controlled, inhabited.

import { BIT, WORD, type Chart } from './chart.ts';
import { WORDS, type Gal4Xeon } from './state.ts';

/** Is the sector in that set of the page? */
export function has(sets: Int32Array, page: number, sector: number): boolean {
  return (sets[page * WORDS + WORD[sector]] & BIT[sector]) !== 0;
}

export function put(sets: Int32Array, page: number, sector: number): void {
  sets[page * WORDS + WORD[sector]] |= BIT[sector];
}

/** GX-3.11: fills the sector in. It is controlled from now on, and what lies beside it can be reached. */
export function control(state: Gal4Xeon, chart: Chart, page: number, sector: number): void {
  put(state.controlled, page, sector);
  const at = page * WORDS;
  const from = sector * WORDS;
  for (let word = 0; word < WORDS; word++) state.reach[at + word] |= chart.neighbours[from + word];
}

/** How many sectors of the page's set are in the other set too. */
export function countIn(sets: Int32Array, page: number, other: Int32Array): number {
  let count = 0;
  for (let word = 0; word < WORDS; word++) count += bits(sets[page * WORDS + word] & other[word]);
  return count;
}

export function countAll(sets: Int32Array, page: number): number {
  let count = 0;
  for (let word = 0; word < WORDS; word++) count += bits(sets[page * WORDS + word]);
  return count;
}

export function holds(sets: Int32Array, page: number, other: Int32Array): boolean {
  for (let word = 0; word < WORDS; word++) if ((other[word] & ~sets[page * WORDS + word]) !== 0) return false;
  return true;
}

export function bits(word: number): number {
  let rest = word;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
