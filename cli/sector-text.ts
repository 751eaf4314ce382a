// A sector as a page of text: a map of letters and lines, and a line for each system.

import {
  faceOf,
  layoutOf,
  linkedPairs,
  type Kind,
  type Sector,
  type SystemId,
} from '@starboard/games/nexum-galaxy';
import { columns, wrapped } from './text.ts';

/** Characters for the diameter of a disk. A character is about twice as high as it is wide. */
const WIDE = 10;
const HIGH = 5;

/** How a disk stands on the map: the letters of gates, of large systems and of small ones. */
const FRAMES: Readonly<Record<Kind, readonly [string, string]>> = {
  tann: ['<', '>'],
  major: ['[', ']'],
  minor: ['(', ')'],
};

export function sectorText(sector: Sector, width: number): string {
  const head = [`${sector.name}, ${sector.systems.length} systems, ${peopleOf(sector.players)}`];
  if (sector.description !== '') head.push(...wrapped(sector.description, width, 2));
  const key = '<A> a Tann system, where somebody starts   [B] a major system   (C) a minor system';
  return `${[...head, '', ...mapOf(sector, width), '', ...wrapped(key, width, 2), '', ...tableOf(sector)].join('\n')}\n`;
}

/** `3 players`, `1 to 4 players` */
export function peopleOf(players: readonly number[]): string {
  const [fewest, most] = [Math.min(...players), Math.max(...players)];
  return `${fewest === most ? most : `${fewest} to ${most}`} players`;
}

/** The map with its links; narrower where the window is narrow. */
function mapOf(sector: Sector, width: number): string[] {
  const layout = layoutOf(sector);
  const xs = sector.systems.map((id) => layout[id]?.[0] ?? 0);
  const ys = sector.systems.map((id) => layout[id]?.[1] ?? 0);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const span = Math.max(1, Math.max(...xs) - left);
  const scale = Math.min(1, (width - 6) / (span * WIDE));
  const at = (id: SystemId): [column: number, row: number] => {
    const [x, y] = layout[id] ?? [0, 0];
    return [Math.round((x - left) * WIDE * scale) + 3, Math.round((top - y) * HIGH * scale)];
  };
  const rows = Math.max(...sector.systems.map((id) => at(id)[1])) + 1;
  const canvas = Array.from({ length: rows }, () =>
    Array<string>(Math.round(span * WIDE * scale) + 6).fill(' '),
  );
  for (const [one, other] of linkedPairs(sector)) drawLink(canvas, at(one), at(other));
  for (const id of sector.systems) {
    const [column, row] = at(id);
    const [open, shut] = FRAMES[faceOf(id, sector.seats).kind];
    for (const [i, letter] of [open, id, shut].entries()) canvas[row][column - 1 + i] = letter;
  }
  return canvas.map((row) => row.join('').trimEnd());
}

type Spot = readonly [column: number, row: number];

/** A line of characters that lean the way the link goes. */
function drawLink(canvas: string[][], [fromX, fromY]: Spot, [toX, toY]: Spot): void {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const stroke = strokeOf(dx, dy);
  for (let step = 1; step < steps; step++) {
    canvas[fromY + Math.round((dy * step) / steps)][fromX + Math.round((dx * step) / steps)] = stroke;
  }
}

function strokeOf(dx: number, dy: number): string {
  if (Math.abs(dy) * 4 < Math.abs(dx)) return '-';
  if (Math.abs(dx) * 2 < Math.abs(dy)) return '|';
  return dx > 0 === dy > 0 ? '\\' : '/';
}

function tableOf(sector: Sector): string[] {
  return columns(
    [
      ['', 'kind', 'planets', 'neighbours', ''],
      ...sector.systems.map((id) => {
        const { kind, planets } = faceOf(id, sector.seats);
        const seat = sector.seats.indexOf(id);
        const relics = sector.relics.filter(({ system }) => system === id);
        const notes = [
          ...(seat < 0 ? [] : [`seat ${seat + 1}`]),
          ...relics.map(({ type, planet }) => `${type} on ${id}${planet}`),
          ...(sector.noHyperspace.includes(id) ? ['closed to hyperspace'] : []),
        ];
        const near = sector.adjacency[id] ?? [];
        return [id, kind, planets.join(' '), near.length === 0 ? 'none' : near.join(' '), notes.join(', ')];
      }),
    ],
    [false, false, false, false, false],
  );
}
