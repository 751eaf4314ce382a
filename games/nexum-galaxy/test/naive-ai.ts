// What happens between rounds once more, in the plainest way and from the rulings: planets are objects, every choice
// sorts a list. Random games are held against it, panel by panel and act by act.

import { placeNames, systemNames } from '../rules/moves.ts';
import { NO_GATE, OVER, PLACES, SLOTS, type Nexum } from '../rules/state.ts';

interface Spot {
  readonly name: string;
  readonly disk: string;
  readonly number: number;
  readonly isStar: boolean;
  readonly size: number;
  owner: number | null;
  ships: number;
  /** Letters of MRET, sorted that way. */
  carried: string[];
  waiting: string[];
  noMove: number;
  noManage: number;
  ionized: boolean;
}

interface Goal {
  readonly points: number;
  readonly relics: number;
}

export interface Sky {
  readonly spots: Spot[];
  readonly letters: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, readonly string[]>;
  readonly people: number;
  readonly civs: number;
  readonly sides: readonly (readonly number[])[];
  readonly gates: readonly (string | null)[];
  readonly bases: readonly (string | null)[];
  readonly limits: readonly number[];
  readonly energyLimits: readonly number[];
  readonly starLimit: number;
  readonly starShield: number;
  readonly sterile: boolean;
  /** By civ, and whether people who are allied reach theirs together. */
  readonly goals: readonly Goal[];
  readonly pooled: boolean;
  readonly first: number;
  readonly energy: number[];
  readonly points: number[];
  /** Civs of the computer that are out, and those whose relics do not win yet. */
  out: number[];
  asleep: number[];
  foresight: number[];
  winners: number[];
}

const TYPES = 'MRET';
const bits = (set: number): number[] =>
  Array.from({ length: 20 }, (_, i) => i).filter((i) => ((set >>> i) & 1) === 1);
const byType = (letters: string[]): string[] =>
  letters.toSorted((a, b) => TYPES.indexOf(a) - TYPES.indexOf(b));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export function skyOf(state: Nexum): Sky {
  const civs = upTo(state.civs);
  const named = (place: number): string | null => (place < 0 ? null : placeNames[place]);
  return {
    spots: upTo(PLACES)
      .filter((place) => state.size[place] > 0)
      .map((place) => spotOf(state, place)),
    letters: new Map(systemNames.map((name, i) => [name, 'ABCDEFGHIJKL'[state.letter[i] - 1] ?? ''])),
    links: new Map(systemNames.map((name, i) => [name, bits(state.links[i]).map((n) => systemNames[n])])),
    people: state.seats,
    civs: state.civs,
    sides: civs.map((civ) => bits(state.allies[civ])),
    gates: civs.map((civ) => (state.tann[civ] === NO_GATE ? null : placeNames[state.tann[civ]])),
    bases: civs.map((civ) => named(state.base[civ] - 1)),
    limits: civs.map((civ) => state.shipLimit[civ]),
    energyLimits: civs.map((civ) => state.energyLimit[civ]),
    starLimit: state.starLimit,
    starShield: state.starShield,
    sterile: state.gateFatal === 1,
    goals: goalsOf(state.seats, state.civs, state.pooled === 1, {
      points: state.pointsToWin,
      relics: state.relicsToWin,
    }),
    pooled: state.pooled === 1,
    first: state.first,
    energy: civs.map((civ) => state.energy[civ]),
    points: civs.map((civ) => state.points[civ]),
    out: bits(state.fallen),
    asleep: bits(state.relicsAsleep),
    foresight: bits(state.foresight),
    winners: state.phase === OVER ? bits(state.winners) : [],
  };
}

/** 140, 150, 191: the computer never pools, and needs what its number of civilizations says. */
export function goalsOf(people: number, civs: number, pooled: boolean, goal: Goal): Goal[] {
  const alone = civs === 2 ? { points: 6, relics: 4 } : { points: 7, relics: 5 };
  const computers = pooled ? { ...alone, relics: goal.relics > 8 ? goal.relics : alone.relics } : goal;
  return upTo(civs).map((civ) => (civ < people ? goal : computers));
}

function spotOf(state: Nexum, place: number): Spot {
  const [system, slot] = [Math.floor(place / SLOTS), place % SLOTS];
  const letter = (relic: number): string =>
    TYPES[state.ofType.findIndex((set) => ((set >>> relic) & 1) === 1)];
  const relics = bits(state.relicsAt[place]);
  const isCarried = (relic: number): boolean => ((state.carried >>> relic) & 1) === 1;
  return {
    name: placeNames[place],
    disk: systemNames[system],
    number: slot + 1,
    isStar: state.size[place] === 4,
    size: state.size[place],
    owner: state.owner[place] === 0 ? null : state.owner[place] - 1,
    ships: state.ships[place],
    carried: byType(relics.filter(isCarried).map(letter)),
    waiting: byType(relics.filter((relic) => !isCarried(relic)).map(letter)),
    noMove: state.noMove[place],
    noManage: state.noManage[place],
    ionized: ((state.ionized[system] >>> slot) & 1) === 1,
  };
}

/** All that can change, as lines: equal skies have equal lines. */
export function linesOf(sky: Sky): string[] {
  return [
    ...sky.spots.map((spot) =>
      [
        spot.name,
        spot.owner ?? '-',
        spot.ships,
        spot.carried.join(''),
        `(${spot.waiting.join('')})`,
        spot.noMove,
        spot.noManage,
        spot.ionized ? 'ion' : '',
      ].join(' '),
    ),
    `energy ${sky.energy.join()}`,
    `points ${sky.points.join()}`,
    `out ${sky.out.join()}`,
    `foresight ${sky.foresight.join()}`,
    `winners ${sky.winners.join()}`,
  ];
}

// ---- terms -----------------------------------------------------------------

const planetsOf = (sky: Sky): Spot[] => sky.spots.filter(({ isStar }) => !isStar);
const own = (sky: Sky, civ: number): Spot[] => planetsOf(sky).filter(({ owner }) => owner === civ);
const shipsOf = (sky: Sky, civ: number): number =>
  sky.spots.filter(({ owner }) => owner === civ).reduce((sum, { ships }) => sum + ships, 0);
const reserve = (sky: Sky, civ: number): number => Math.max(0, sky.limits[civ] - shipsOf(sky, civ));
const room = ({ ships }: Spot): number => 5 - ships;
const free = ({ ships, carried }: Spot): number => ships - carried.length;
const isAlly = (sky: Sky, civ: number, other: number | null): boolean =>
  other !== null && sky.sides[civ].includes(other);

function inPlay(sky: Sky, civ: number): boolean {
  return civ < sky.people ? shipsOf(sky, civ) > 0 : !sky.out.includes(civ);
}

/** 156 */
function tannOwner(sky: Sky, disk: string): number | null {
  const civ = upTo(sky.civs).find((each) => sky.gates[each]?.startsWith(disk) && inPlay(sky, each));
  return civ ?? null;
}

function isForeignTann(sky: Sky, civ: number, disk: string): boolean {
  const owner = tannOwner(sky, disk);
  return owner !== null && owner !== civ;
}

/** 155: by links; 99 where there is no way. */
function distance(sky: Sky, from: string, to: string): number {
  const steps = new Map([[from, 0]]);
  for (const [disk, count] of steps)
    for (const next of sky.links.get(disk) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  return steps.get(to) ?? 99;
}

function isOpen(sky: Sky, civ: number, spot: Spot): boolean {
  return spot.noMove === 0 && !isForeignTann(sky, civ, spot.disk);
}

/** Sorts by one number after the other; equal ones stay in the order of disks and slots. */
function sorted(spots: readonly Spot[], ...by: ((spot: Spot) => number)[]): Spot[] {
  return spots.toSorted((a, b) => {
    for (const key of by) if (key(a) !== key(b)) return key(a) - key(b);
    return 0;
  });
}

/** 167 */
export function pointedAt(sky: Sky, letter: string, number: number): Spot[] {
  const tanns = [...sky.links.keys()].filter((disk) => tannOwner(sky, disk) !== null);
  const remote = ({ disk }: Spot): number => Math.min(99, ...tanns.map((tann) => distance(sky, disk, tann)));
  const hits = planetsOf(sky).filter(
    (spot) => sky.letters.get(spot.disk) === letter && spot.number === number,
  );
  return sorted(
    hits,
    ({ size }) => size,
    (spot) => -remote(spot),
  );
}

// ---- cosmic events ---------------------------------------------------------

export interface PlainPanel {
  readonly kind: string;
  readonly markers: number;
  readonly letter: string;
  readonly number: number;
}

/** 168 to 175 */
export function cosmic(sky: Sky, { kind, markers, letter, number }: PlainPanel): void {
  const hits = pointedAt(sky, letter, number).filter(({ disk }) => tannOwner(sky, disk) === null);
  for (const spot of hits) {
    if (kind === 'solar') spot.noMove = Math.min(4, spot.noMove + markers);
    if (kind === 'glacial') spot.noManage = Math.min(4, spot.noManage + markers);
    if (kind === 'ionized-planet') spot.ionized = true;
    if (kind === 'ionized-system')
      for (const each of sky.spots) if (each.disk === spot.disk) each.ionized = true;
    if (kind === 'calm') calm(sky, spot);
    if (kind === 'convoy') convoy(sky, spot);
  }
}

function calm(sky: Sky, spot: Spot): void {
  spot.noMove = Math.max(0, spot.noMove - 1);
  spot.noManage = Math.max(0, spot.noManage - 1);
  if (spot.owner !== null && spot.owner >= sky.people) return;
  const order = upTo(sky.people).map((i) => (sky.first + i) % sky.people);
  const seat = spot.owner ?? order.find((each) => inPlay(sky, each)) ?? 0;
  sky.foresight = [...new Set([...sky.foresight, seat])].toSorted((a, b) => a - b);
}

function convoy(sky: Sky, spot: Spot): void {
  const seat = spot.owner;
  if (seat === null || seat >= sky.people) return;
  if (spot.noMove === 0 && room(spot) > 0 && reserve(sky, seat) > 0) {
    spot.ships++;
    // where several could be picked the owner says which
    if (new Set(spot.waiting).size < 2) attach(spot);
    judge(sky, seat);
  } else sky.energy[seat] = Math.min(sky.energyLimits[seat], sky.energy[seat] + 2);
}

// ---- an act of the computer ------------------------------------------------

export interface PlainAct {
  readonly civ: number;
  readonly kind: string;
  /** Ships of the card, with the one more of an offensive; planets of a muster. */
  readonly ships: number;
  readonly muster: number;
  readonly letter: string;
  readonly number: number;
}

/** 186 */
export function naiveAct(sky: Sky, act: PlainAct): void {
  const { civ, kind, ships, muster, letter, number } = act;
  const list = pointedAt(sky, letter, number);
  const hits = list.filter(({ disk }) => !isForeignTann(sky, civ, disk));
  const [point] = list;
  const home = hits.find(({ disk }) => tannOwner(sky, disk) === civ);
  const offensive = kind === 'offensive';
  if (kind === 'reinforcement' || point === undefined || home !== undefined) {
    reinforce(sky, civ, home ?? point ?? null, ships, offensive);
  } else {
    const prey = kind === 'raid' ? raided(sky, civ, point, ships) : undefined;
    const target = prey ?? hits.find((spot) => fits(sky, civ, spot, ships, offensive));
    if (target === undefined) stage(sky, civ, ships, point);
    else invade(sky, civ, target, ships, offensive);
  }
  const single = own(sky, civ).filter((spot) => spot.ships === 1 && spot.noManage === 0);
  for (const spot of single.slice(0, muster))
    if (reserve(sky, civ) > 0 && goesOn(sky)) land(sky, civ, spot, 1);
  for (const star of sky.spots.filter(({ isStar }) => isStar)) {
    const planets = planetsOf(sky).filter(({ disk }) => disk === star.disk);
    const all = planets.every(({ owner }) => isAlly(sky, civ, owner));
    const may = star.owner === null || star.owner === civ;
    if (all && may && star.ships < sky.starLimit && reserve(sky, civ) > 0 && goesOn(sky)) {
      star.owner = civ;
      star.ships++;
    }
  }
  judge(sky, civ);
}

const goesOn = (sky: Sky): boolean => sky.winners.length === 0;

interface Plan {
  readonly fromReserve: number;
  readonly from: Map<Spot, number>;
  readonly ships: number;
}

/** 187: the reserve, then loans one by one. */
function gathered(sky: Sky, civ: number, target: Spot, ships: number): Plan {
  const fromReserve = Math.min(ships, reserve(sky, civ));
  const from = new Map<Spot, number>();
  let count = fromReserve;
  while (count < ships) {
    const lenders = own(sky, civ).filter(
      (spot) => spot !== target && spot.noMove === 0 && left(spot, from) >= 3 && leftFree(spot, from) >= 1,
    );
    const [lender] = sorted(lenders, (spot) => -left(spot, from));
    if (lender === undefined) break;
    from.set(lender, (from.get(lender) ?? 0) + 1);
    count++;
  }
  return { fromReserve, from, ships: count };
}

const left = (spot: Spot, from: ReadonlyMap<Spot, number>): number => spot.ships - (from.get(spot) ?? 0);
const leftFree = (spot: Spot, from: ReadonlyMap<Spot, number>): number => free(spot) - (from.get(spot) ?? 0);

/** 164, against ships without a Military. */
function defenceOf(sky: Sky, spot: Spot): number {
  const stars = sky.spots.filter(
    ({ isStar, disk, owner }) => isStar && disk === spot.disk && owner === spot.owner,
  );
  const shield = stars.reduce((sum, { ships }) => sum + ships, 0) * sky.starShield;
  const militaries = [...spot.carried, ...spot.waiting].filter((letter) => letter === 'M').length;
  return spot.ships + shield + (militaries === 1 && spot.carried.includes('M') ? 1 : 0);
}

/** 188: plan(p) */
function planned(sky: Sky, civ: number, target: Spot, ships: number, offensive: boolean): Plan | null {
  const defence = defenceOf(sky, target);
  const needed = Math.max(defence + 1, Math.floor(defence / 2) + Math.max(1, target.carried.length));
  const plan = gathered(sky, civ, target, ships);
  const { from } = plan;
  let count = plan.ships;
  const spare = (spot: Spot): number =>
    spot.noMove > 0 ? 0 : Math.min(left(spot, from) - 1, leftFree(spot, from));
  const disks = [[target.disk], offensive ? (sky.links.get(target.disk) ?? []) : []];
  for (const near of disks) {
    while (count < needed) {
      const helpers = own(sky, civ).filter((spot) => near.includes(spot.disk) && spare(spot) > 0);
      const [helper] = sorted(helpers, (spot) => -left(spot, from));
      if (helper === undefined) break;
      from.set(helper, (from.get(helper) ?? 0) + 1);
      count++;
    }
  }
  return count < needed ? null : { ...plan, ships: count };
}

/** 188: fits(p) */
function fits(sky: Sky, civ: number, spot: Spot, ships: number, offensive: boolean): boolean {
  if (!isOpen(sky, civ, spot)) return false;
  if (spot.owner === civ) return room(spot) > 0 && reserve(sky, civ) > 0;
  if (spot.owner === null) return gathered(sky, civ, spot, ships).ships > 0;
  return !isAlly(sky, civ, spot.owner) && planned(sky, civ, spot, ships, offensive) !== null;
}

function invade(sky: Sky, civ: number, spot: Spot, ships: number, offensive: boolean): void {
  if (spot.owner === civ) {
    const added = Math.min(ships, room(spot), reserve(sky, civ));
    land(sky, civ, spot, added);
    stage(sky, civ, ships - added, spot);
  } else if (spot.owner === null) {
    const wanted = Math.min(ships, 5);
    const plan = gathered(sky, civ, spot, wanted);
    leave(plan);
    land(sky, civ, spot, plan.ships);
    stage(sky, civ, ships - wanted, spot);
  } else {
    const plan = planned(sky, civ, spot, ships, offensive);
    if (plan === null) throw new Error(`no plan against ${spot.name}`);
    leave(plan);
    fight(sky, civ, spot, plan.ships);
  }
}

function leave({ from }: Plan): void {
  for (const [spot, count] of from) spot.ships -= count;
}

function land(sky: Sky, civ: number, spot: Spot, ships: number): void {
  if (!goesOn(sky)) return;
  spot.owner = civ;
  spot.ships += ships;
  attach(spot);
  judge(sky, civ);
}

/** 189: in the order of the types. */
function attach(spot: Spot): void {
  while (spot.waiting.length > 0 && free(spot) > 0) {
    const [first] = spot.waiting.splice(0, 1);
    spot.carried = byType([...spot.carried, first]);
  }
}

function stage(sky: Sky, civ: number, ships: number, around: Spot): void {
  for (let i = 0; i < ships && reserve(sky, civ) > 0 && goesOn(sky); i++) {
    const mine = own(sky, civ).filter((spot) => room(spot) > 0 && spot.noMove === 0);
    const base = sky.spots.find(({ name }) => name === sky.bases[civ]);
    const spot =
      mine.find(({ disk }) => disk === around.disk) ??
      planetsOf(sky).find(
        (each) => each.disk === around.disk && each.owner === null && isOpen(sky, civ, each),
      ) ??
      sorted(mine, ({ disk }) => distance(sky, around.disk, disk))[0] ??
      (base !== undefined && base.owner === null && isOpen(sky, civ, base) ? base : undefined);
    if (spot === undefined) return;
    land(sky, civ, spot, 1);
  }
}

function reinforce(sky: Sky, civ: number, at: Spot | null, ships: number, offensive: boolean): void {
  if (own(sky, civ).length === 0) return comeBack(sky, civ, at, ships, offensive);
  const able = (): Spot[] => own(sky, civ).filter((spot) => room(spot) > 0 && spot.noManage === 0);
  for (let i = 0; i < ships && reserve(sky, civ) > 0 && goesOn(sky); i++) {
    const near = able().filter(({ disk }) => disk === at?.disk);
    const [spot] = sorted(
      near.length > 0 ? near : able(),
      (each) => each.ships,
      ({ disk }) => (at === null ? 0 : distance(sky, at.disk, disk)),
    );
    if (spot === undefined) break;
    land(sky, civ, spot, 1);
  }
  for (const spot of own(sky, civ)) {
    const replicators = [...spot.carried, ...spot.waiting].filter((letter) => letter === 'R').length;
    const works = replicators === 1 && spot.carried.includes('R');
    if (works && able().includes(spot) && reserve(sky, civ) > 0 && goesOn(sky)) land(sky, civ, spot, 1);
  }
}

function comeBack(sky: Sky, civ: number, at: Spot | null, ships: number, offensive: boolean): void {
  if (at !== null && fits(sky, civ, at, ships, offensive)) return invade(sky, civ, at, ships, offensive);
  const base = sky.spots.find(({ name }) => name === sky.bases[civ]);
  if (base === undefined || base.owner !== null || !isOpen(sky, civ, base)) return;
  const count = Math.min(ships, 5, reserve(sky, civ));
  if (count > 0) land(sky, civ, base, count);
}

/** 188: Raid(q) */
function raided(sky: Sky, civ: number, from: Spot, ships: number): Spot | undefined {
  const prey = planetsOf(sky).filter(
    (spot) =>
      spot.carried.length + spot.waiting.length > 0 &&
      !isAlly(sky, civ, spot.owner) &&
      fits(sky, civ, spot, ships, false),
  );
  return sorted(
    prey,
    ({ disk }) => distance(sky, from.disk, disk),
    ({ owner }) => (owner === null ? 0 : 1),
    (spot) => defenceOf(sky, spot),
  )[0];
}

// ---- battles and goals -----------------------------------------------------

function fight(sky: Sky, civ: number, spot: Spot, ships: number): void {
  const loser = spot.owner;
  if (loser === null) throw new Error(`nobody is on ${spot.name}`);
  const survivors = Math.min(5, ships - Math.floor(defenceOf(sky, spot) / 2));
  spot.owner = civ;
  spot.ships = survivors;
  attach(spot);
  if (relicsOf(sky, loser) < sky.goals[loser].relics)
    sky.asleep = sky.asleep.filter((each) => each !== loser);
  sky.points[civ]++;
  sky.points[civ] += starsLost(sky, loser, spot.disk);
  if (sky.sterile && sky.gates[loser] === spot.name) {
    for (const each of sky.spots) if (each.owner === loser) empty(each);
    if (loser >= sky.people) sky.out = [...sky.out, loser].toSorted((a, b) => a - b);
    for (const disk of sky.links.keys()) starsLost(sky, loser, disk);
  }
  if (loser < sky.people && own(sky, loser).length === 0)
    for (const each of sky.spots) if (each.owner === loser) empty(each);
  judge(sky, civ);
}

function empty(spot: Spot): void {
  spot.owner = null;
  spot.ships = 0;
  spot.waiting = byType([...spot.waiting, ...spot.carried]);
  spot.carried = [];
}

/** Stars of the loser's side there that fall by majority. Gives how many. */
function starsLost(sky: Sky, loser: number, disk: string): number {
  const planets = planetsOf(sky).filter((spot) => spot.disk === disk);
  const fallen = sky.spots.filter((star) => {
    if (!star.isStar || star.disk !== disk || star.owner === null || !isAlly(sky, loser, star.owner))
      return false;
    const holder = star.owner;
    const held = planets.filter(({ owner }) => isAlly(sky, holder, owner)).length;
    const atHome = sky.sterile && sky.gates[holder]?.startsWith(disk) === true;
    return atHome ? held === 0 : 2 * held < planets.length;
  });
  for (const star of fallen) empty(star);
  return fallen.length;
}

function relicsOf(sky: Sky, civ: number): number {
  return own(sky, civ).reduce((sum, { carried }) => sum + carried.length, 0);
}

/** 162, 184, 161: what the civ did may have won, or have left no person. */
function judge(sky: Sky, civ: number): void {
  if (!goesOn(sky)) return;
  const counting = sky.pooled && civ < sky.people ? sky.sides[civ] : [civ];
  const sum = (of: (each: number) => number): number => counting.reduce((all, each) => all + of(each), 0);
  const wins =
    sum((each) => sky.points[each]) >= sky.goals[civ].points ||
    (sum((each) => relicsOf(sky, each)) >= sky.goals[civ].relics && !sky.asleep.includes(civ));
  if (wins) {
    sky.winners = [...sky.sides[civ]];
    return;
  }
  const standing = upTo(sky.civs).filter((each) => inPlay(sky, each));
  const machines = standing.filter((each) => each >= sky.people);
  if (machines.length === 0 && standing.every((each) => isAlly(sky, civ, each)))
    sky.winners = [...sky.sides[civ]];
  if (machines.length === 0 || machines.length < standing.length) return;
  const score = (each: number): number => 2 * sky.points[each] + 3 * relicsOf(sky, each);
  const best = Math.max(...machines.map(score));
  const first = machines.filter((each) => score(each) === best);
  sky.winners = [...new Set(first.flatMap((each) => sky.sides[each]))].toSorted((a, b) => a - b);
}
