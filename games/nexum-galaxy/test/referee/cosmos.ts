// NG-10 and NG-11: what happens between rounds. Which cards were turned up and drawn is told; what comes of them the plain
// twin says, on the referee's own sector.

import { computerCards } from '../../data/computer-cards.ts';
import { eventCards, panels } from '../../data/events.ts';
import type { NexumEvent } from '../../rules/events.ts';
import { cosmic, naiveAct, type Sky } from '../naive-ai.ts';
import { carriedAt, fleetOf, type Galaxy, type Orb } from './galaxy.ts';

type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

/** NG-10.12, NG-10.13 */
export function fade({ spots }: Galaxy): void {
  for (const spot of spots) {
    spot.noMove = Math.max(0, spot.noMove - 1);
    spot.noManage = Math.max(0, spot.noManage - 1);
    spot.ionized = false;
  }
}

/** Lets happen what was told. True when the rows of the next round lie there, so that the turns begin. */
export function follow(galaxy: Galaxy, news: readonly NexumEvent[]): boolean {
  for (const event of news) {
    if (event.event === 'row') galaxy.row = event.cards;
    if (event.event === 'panel') panel(galaxy, event);
    if (event.event === 'act') act(galaxy, event);
    if (event.event === 'dealt') return true;
  }
  return false;
}

function panel(galaxy: Galaxy, { side, kind, card }: Of<'panel'>): void {
  galaxy.card = card;
  const [left, right] = [galaxy.row[side], galaxy.row[side + 1]].map((each) => eventCards[each]);
  const found = panels.find((each) => each.left === left.right && each.right === right.left);
  const machines = Array.from({ length: galaxy.civs - galaxy.seats }, (_, i) => galaxy.seats + i);
  const alone = machines.every((civ) => galaxy.out.has(civ));
  const meant = alone ? (found?.alone ?? found) : found;
  if (meant?.kind !== kind) throw new Error(`${kind} was told, the table of panels has ${meant?.kind}`);
  if (['invasion', 'reinforcement', 'raid', 'offensive'].includes(kind)) return;
  const { letter, number } = eventCards[card];
  changed(galaxy, (sky) => cosmic(sky, { kind, markers: meant.markers, letter, number }));
  const torn = galaxy.spots.find((spot) => {
    const free = spot.ships.length - carriedAt(spot).length;
    const types = new Set(spot.waiting.map(({ letter: type }) => type));
    return spot.owner !== null && free > 0 && types.size > 1 && free < spot.waiting.length;
  });
  if (torn === undefined || galaxy.phase === 'over') return;
  galaxy.turn = torn.owner ?? 0;
  galaxy.picking = { spot: torn, left: torn.ships.length - carriedAt(torn).length, from: 0 };
}

function act(galaxy: Galaxy, { seat: civ, kind, card }: Of<'act'>): void {
  const { letter, number } = eventCards[galaxy.card];
  const { ships, muster } = computerCards[card];
  const more = kind === 'offensive' ? 1 : 0;
  changed(galaxy, (sky) => naiveAct(sky, { civ, kind, ships: ships + more, muster, letter, number }));
}

function changed(galaxy: Galaxy, change: (sky: Sky) => void): void {
  const sky = skyOf(galaxy);
  change(sky);
  galaxy.spots.forEach((spot, i) => copy(sky.spots[i], spot));
  galaxy.energy.splice(0, galaxy.seats, ...sky.energy.slice(0, galaxy.seats));
  galaxy.points.splice(0, galaxy.civs, ...sky.points);
  galaxy.asleep = new Set(sky.asleep);
  for (const civ of sky.out) galaxy.out.add(civ);
  for (let seat = 0; seat < galaxy.seats; seat++) if (fleetOf(galaxy, seat) === 0) galaxy.out.add(seat);
  if (sky.winners.length === 0) return;
  galaxy.phase = 'over';
  galaxy.winners = sky.winners.toSorted((a, b) => a - b);
}

function skyOf(galaxy: Galaxy): Sky {
  const { seats, civs, sides, gates, bases, limits, energyLimit, starLimit, sterile, goals, pooled, first } =
    galaxy;
  return {
    spots: galaxy.spots.map((spot) => ({
      name: spot.name,
      disk: spot.system,
      number: Number(spot.name[1]) || 0,
      isStar: spot.isStar,
      size: spot.size,
      owner: spot.owner,
      ships: spot.ships.length,
      carried: letters(carriedAt(spot)),
      waiting: letters(spot.waiting),
      noMove: spot.noMove,
      noManage: spot.noManage,
      ionized: spot.ionized,
    })),
    letters: galaxy.letters,
    links: galaxy.neighbours,
    people: seats,
    civs,
    sides,
    gates,
    bases,
    limits,
    energyLimits: limits.map(() => energyLimit),
    starLimit,
    starShield: sterile ? 0 : 1,
    sterile,
    goals,
    pooled,
    first,
    energy: limits.map((_, civ) => galaxy.energy[civ] ?? 0),
    points: [...galaxy.points],
    out: [...galaxy.out].filter((civ) => civ >= seats),
    asleep: [...galaxy.asleep],
    foresight: [],
    winners: [],
  };
}

function letters(relics: readonly { readonly letter: string }[]): string[] {
  return relics.map(({ letter }) => letter).toSorted((a, b) => 'MRET'.indexOf(a) - 'MRET'.indexOf(b));
}

function copy(from: Sky['spots'][number], to: Orb): void {
  const relic = (letter: string) => ({ letter: letter as 'M', jammed: false });
  const same =
    from.ships === to.ships.length &&
    from.carried.join() === letters(carriedAt(to)).join() &&
    from.waiting.join() === letters(to.waiting).join();
  Object.assign(to, {
    owner: from.owner,
    noMove: from.noMove,
    noManage: from.noManage,
    ionized: from.ionized,
  });
  if (same) return;
  to.ships = Array.from({ length: from.ships }, (_, i) => ({
    relic: i < from.carried.length ? relic(from.carried[i]) : null,
    moved: false,
  }));
  to.waiting = from.waiting.map(relic);
}
