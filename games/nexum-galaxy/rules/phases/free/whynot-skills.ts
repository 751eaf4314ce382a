// Why a skill is not used, or why a civilization does not evolve. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { asteroidKinds } from '../../../data/asteroids.ts';
import { civilizations, skillOwners, type SkillId } from '../../../data/civilizations.ts';
import { refuse } from '../../../words/messages.ts';
import { evolutions } from '../../civilizations/evolutions.ts';
import { asteroidNames, moves, placeNames, systemNames } from '../../moves.ts';
import { FIRST_STAR, MANAGE, MOVE, SLOTS, UNBARRED, shape, type Nexum } from '../../state.ts';
import { whyNotGo } from '../movement/whynot-go.ts';

const { evolve, overload, thaw, clear, revive, foresee } = moves.kinds;

const RULES: Readonly<Record<SkillId, string>> = {
  unbar: 'NG-17.4',
  overload: 'NG-17.5',
  thaw: 'NG-17.6',
  clear: 'NG-17.7',
  revive: 'NG-17.7',
  guard: 'NG-17.8',
  bond: 'NG-17.9',
  foresee: 'NG-17.11',
};

function has(set: number, member: number): boolean {
  return Math.floor(set / 2 ** member) % 2 === 1;
}

export function whyNotSkill(state: Nexum, seat: number, move: number): Refusal | null {
  if (state.civilization[seat] === 0) return refuse('NG-17.1', 'noCivilizations');
  const kind = moves.kindOf(move);
  if (kind === evolve.id) return whyNotEvolve(state, seat, evolve.asteroids(move));
  const skill = moves.names[kind] as SkillId;
  const owned = whyNotOwned(state, seat, skill);
  if (owned !== null) return owned;
  if (kind === overload.id) return whyNotOverload(state, overload.system(move));
  if (kind === thaw.id) return whyNotThaw(state, seat, thaw.planet(move));
  if (kind === clear.id) return whyNotClear(state, seat, clear.planet(move));
  if (kind === revive.id) return whyNotRevive(state, seat, revive.planet(move));
  if (kind !== foresee.id) return null;
  const cards = state.deckSize + [...state.discards].filter((each) => each === 1).length;
  return cards > 0 ? null : refuse('NG-12.11', 'noCardLeft');
}

/** NG-17.3 */
function whyNotOwned(state: Nexum, seat: number, skill: SkillId): Refusal | null {
  const [civilization, evolved] = skillOwners[skill];
  const { id } = civilizations[state.civilization[seat] - 1];
  if (id !== civilization) return refuse(RULES[skill], 'otherCivilization', { civilization });
  if (evolved && !has(state.evolved, seat)) return refuse(RULES[skill], 'notEvolved');
  return state.skillUsed === 1 ? refuse('NG-17.3', 'skillUsed') : null;
}

/** NG-17.2 */
function whyNotEvolve(state: Nexum, seat: number, evolution: number): Refusal | null {
  if (has(state.evolved, seat)) return refuse('NG-17.2', 'evolvedAlready');
  const given = evolutions[evolution];
  const onCard = (asteroid: number): number => state.processing[seat * asteroidKinds.length + asteroid];
  const missing = given.find(
    (asteroid) => onCard(asteroid) < given.filter((each) => each === asteroid).length,
  );
  if (missing !== undefined)
    return refuse('NG-17.2', 'asteroidMissing', { asteroid: asteroidNames[missing] });
  const { id, colour } = civilizations[state.civilization[seat] - 1];
  if (colour === null)
    return given.length === 4 ? null : refuse('NG-17.2', 'evolvesWithFour', { civilization: id });
  const crystals = (asteroid: number): number =>
    asteroidKinds[asteroid].crystals.filter((crystal) => crystal === colour).length;
  const total = given.reduce((sum, asteroid) => sum + crystals(asteroid), 0);
  const spare = given.some((asteroid) => total - crystals(asteroid) >= 2);
  return total >= 2 && !spare ? null : refuse('NG-17.2', 'evolvesWithColour', { civilization: id, colour });
}

/** NG-17.5 */
function whyNotOverload(state: Nexum, system: number): Refusal | null {
  if (state.phase !== MANAGE) return refuse('NG-17.5', 'overloadInManagement');
  return state.gave[system] > 0 ? null : refuse('NG-17.5', 'givesNothing', { system: systemNames[system] });
}

/** NG-17.6 */
function whyNotThaw(state: Nexum, seat: number, place: number): Refusal | null {
  const at = { place: placeNames[place] };
  if (place % SLOTS >= FIRST_STAR || state.owner[place] !== seat + 1 || state.size[place] > 3)
    return refuse('NG-17.6', 'noShipOfYours', at);
  return state.noManage[place] > 0 ? null : refuse('NG-17.6', 'noMarkers', at);
}

/** NG-17.7 */
function whyNotClear(state: Nexum, seat: number, place: number): Refusal | null {
  const at = { place: placeNames[place] };
  if (place % SLOTS >= FIRST_STAR || state.noMove[place] === 0) return refuse('NG-17.7', 'noMarkers', at);
  if (state.owner[place] === seat + 1) return null;
  if (state.phase !== MOVE) return refuse('NG-17.7', 'noShipOfYours', at);
  const unbarred = shape.clone(state);
  unbarred.declared |= UNBARRED;
  return whyNotGo(unbarred, seat, place) === null ? null : refuse('NG-17.7', 'outOfReach', at);
}

/** NG-17.7 */
function whyNotRevive(state: Nexum, seat: number, place: number): Refusal | null {
  const at = { place: placeNames[place] };
  if (!has(state.dead[Math.floor(place / SLOTS)], place % SLOTS)) return refuse('NG-17.7', 'notDead', at);
  return state.owner[place] === seat + 1 ? null : refuse('NG-17.7', 'noShipOfYours', at);
}
