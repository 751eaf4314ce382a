import { Refusal } from '@starboard/engine';
import * as c from '../columns.ts';
import { SPOILS } from '../phases.ts';
import { ENERGIZES, FIRST_HOME, HOME_HEXES, MONOLITH_HEX, type Nexus } from '../state.ts';
import { isEnemy } from '../army.ts';
import { allHexes, energizeInHand, isAlone, missionInHand } from './words.ts';

export function whyNotDiscard(state: Nexus, seat: number, card: number): Refusal | null {
  if (seat !== state.turn) return new Refusal('Cards are discarded on your own turn.', 'NO-7.10');
  if (state.chain === 1) return new Refusal('Finish your order first.', 'NO-7.10');
  const held =
    card < ENERGIZES ? energizeInHand(state, seat, card) : missionInHand(state, seat, card - ENERGIZES);
  return held > 0 ? null : new Refusal('You do not hold that card.', 'NO-7.10');
}

export function whyNotScore(state: Nexus, seat: number, card: number): Refusal | null {
  const open = state.lineLength > 0;
  if (open && state.line[card] === 0)
    return new Refusal('That mission is not in the transmission line.', 'NO-15.7');
  if (!open && missionInHand(state, seat, card) === 0)
    return new Refusal('You do not hold that mission.', 'NO-8.1');
  const row = card * c.MISSION_COLUMNS;
  const red = state.missionRow[row + c.RED] === 1;
  if (red && state.phase !== SPOILS)
    return new Refusal('A red mission is played right after the battle that earned it.', 'NO-8.4');
  if (red && state.redPlayed === 1) return new Refusal('One red mission for each battle won.', 'NO-8.2');
  return whyNotGoal(state, seat, row);
}

function whyNotGoal(state: Nexus, seat: number, row: number): Refusal | null {
  const unit = state.missionRow[row + c.GOAL_UNIT] - 1;
  switch (state.missionRow[row + c.GOAL]) {
    case c.WON:
      if (state.phase !== SPOILS) return new Refusal('This mission is about a battle just won.', 'NO-8.4');
      return whyNotWon(state, seat, row);
    case c.SLAIN:
      if (state.slain[unit] > 0) return null;
      return new Refusal(
        'No enemy unit of that kind was destroyed in a battle this turn that is not counted yet.',
        'NO-8.6',
      );
    case c.DOMINATING:
      return whyNotDominating(state, seat, state.missionRow[row + c.GOAL_LAND] - 1);
    case c.HOLDING:
      if (state.vortex === 0 && isAlone(state, MONOLITH_HEX, seat)) return null;
      return new Refusal('You do not control the Monolith.', 'NO-14.23');
    default:
      if (state.roasted > 0) return null;
      return new Refusal('Your breath has removed no unit this turn that is not counted yet.', 'NO-14.24');
  }
}

function whyNotWon(state: Nexus, seat: number, row: number): Refusal | null {
  const hex = state.battle - 1;
  const land = state.missionRow[row + c.GOAL_LAND];
  const survivor = state.missionRow[row + c.GOAL_UNIT];
  const slaying = state.missionRow[row + c.GOAL_SLAYING];
  if (land > 0 && land - 1 !== state.terrain[hex])
    return new Refusal('That battle was fought on other ground.', 'NO-8.4');
  if (state.missionRow[row + c.GOAL_BASE] === 1) {
    const owner = Math.floor((hex - FIRST_HOME) / HOME_HEXES);
    if (owner < 0 || !isEnemy(state, seat, owner))
      return new Refusal('That was not in an enemy home base.', 'NO-14.5');
  }
  if (survivor > 0 && state.survivors[survivor - 1] === 0) {
    return new Refusal('The unit that the mission asks for did not survive there.', 'NO-8.4');
  }
  if (state.missionRow[row + c.GOAL_FLOWN] === 1 && state.flew[hex] === 0) {
    return new Refusal('None that survived there flew in from the Monolith.', 'NO-14.12');
  }
  if (slaying === 0 || state.slainHere[slaying - 1] > 0) return null;
  return new Refusal('The enemy unit that the mission asks for was not destroyed in that battle.', 'NO-8.4');
}

function whyNotDominating(state: Nexus, seat: number, land: number): Refusal | null {
  const counts = Array.from(
    { length: state.seats },
    (_, each) =>
      allHexes(state).filter((hex) => state.terrain[hex] === land && isAlone(state, hex, each)).length,
  );
  const most = Math.max(0, ...counts.filter((_, each) => each !== seat));
  return counts[seat] > most ? null : new Refusal('Another player controls as many of them.', 'NO-8.7');
}

export function whyNotKeep(state: Nexus, seat: number, card: number): Refusal | null {
  const drawn = [state.offer[seat * 2], state.offer[seat * 2 + 1]];
  return drawn.includes(card + 1) ? null : new Refusal('You did not draw that mission.', 'NO-15.5');
}

export function whyNotGive(state: Nexus, seat: number, deck: number): Refusal | null {
  const held = deck === 0 ? state.energizeSize[seat] : state.missionSize[seat];
  return held > 0 ? null : new Refusal('You hold no such card.', 'NO-16.3');
}

export function whyNotSlip(state: Nexus, seat: number, card: number): Refusal | null {
  const energize = card < ENERGIZES;
  if (energize !== (state.left === 0))
    return new Refusal('The card comes from the deck that you named.', 'NO-16.3');
  const held = energize ? energizeInHand(state, seat, card) : missionInHand(state, seat, card - ENERGIZES);
  return held > 0 ? null : new Refusal('You do not hold that card.', 'NO-16.3');
}
