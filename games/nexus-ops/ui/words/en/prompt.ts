import type { Wish } from '@starboard/kit';
import { SHATTERS, SPREADS, BREATH_ON } from '../../../rules/columns.ts';
import * as p from '../../../rules/phases.ts';
import { AFTER, type Nexus } from '../../../rules/state.ts';
import type { Names } from '../names.ts';
import {
  bearer,
  canAfford,
  capital,
  dueNow,
  hasTactic,
  hexName,
  recruitOf,
  sourceOf,
} from '../nexus-words.ts';
import { a } from './lexicon.ts';

/** What the game wants from the seat now, in one sentence. */
export function promptText(names: Names, state: Nexus, seat: number, inHand?: readonly Wish[]): string {
  if (state.phase === p.OVER) return 'The game is over.';
  if (seat !== state.asked) return 'Another player is deciding.';
  switch (state.phase) {
    case p.DEPLOY:
      return canAfford(state, seat)
        ? `Deploy: buy units for your home base with your ${state.rubium[seat]} rubium, or end the phase.`
        : `Deploy: your ${state.rubium[seat]} rubium cannot buy anything. End the phase.`;
    case p.PLACE:
      return `Choose a hex for ${placing(names, state)}.`;
    case p.TELEPORT:
      return state.liftedFrom === 0
        ? 'Teleport: choose the units to take along, all from one hex.'
        : `Teleport: choose where they land${state.left > 0 ? ', or take one more along' : ''}.`;
    case p.MOVE:
      return movePrompt(state, sourceOf(inHand));
    case p.BREATHE:
      return `Plasma breath: choose a hex with enemies beside your ${names.units[bearer(state, BREATH_ON)].one}, or end it.`;
    case p.VICTIM:
      return 'The breath hits: choose the player who loses a unit.';
    case p.SCORCH:
      return `Plasma hits ${hexName(state.breathAt - 1)}: choose the unit you lose.`;
    case p.EXPLORE:
      return 'Explore: choose the next token to flip.';
    case p.FIGHT:
      return 'Fight: choose the next battle.';
    default:
      return battlePrompt(names, state, seat);
  }
}

function movePrompt(state: Nexus, from: string | null): string {
  return from === null
    ? `Move: each unit may move once${marching(state)}. End the phase when you are done.`
    : `Move from ${from}: choose where the units go, or cancel.`;
}

function placing(names: Names, state: Nexus): string {
  const noun = names.units[recruitOf(state)];
  return state.left === 1 ? `the ${noun.one}` : `the next ${noun.one} (${state.left} left)`;
}

function marching({ marches }: Nexus): string {
  if (marches === 0) return '';
  return `, and ${marches === 1 ? 'one unit' : `${marches} units`} one hex farther`;
}

function battlePrompt(names: Names, state: Nexus, seat: number): string {
  const hex = hexName(state.battle - 1);
  switch (state.phase) {
    case p.SHATTER:
      return `How many ${names.units[bearer(state, SHATTERS)].many} do you destroy before the first roll, for a hit each?`;
    case p.WINDOW: {
      const who = names.units[state.attacking - 1].many;
      const moment =
        state.window === AFTER ? `${who} have rolled in ${hex}` : `${who} are about to attack in ${hex}`;
      return hasTactic(state, seat)
        ? `${moment}: play a battle card, or pass.`
        : `${moment}. No card of yours fits: pass.`;
    }
    case p.REROLL:
      return 'Choose the dice to reroll.';
    case p.LOSSES:
      return lossPrompt(state);
    case p.SPOILS:
      return spoilsPrompt(names, state);
    default:
      return closingPrompt(names, state);
  }
}

function spoilsPrompt(names: Names, state: Nexus): string {
  const spread = state.spores > 0 ? `, move ${names.units[bearer(state, SPREADS)].many} on` : '';
  return state.redPlayed === 1
    ? `You won the battle: play white missions${spread}, or continue.`
    : `You won the battle: play a mission for it${spread}, or continue and take a Mission.`;
}

function lossPrompt(state: Nexus): string {
  const due = dueNow(state);
  if (state.stage % 2 === 1) {
    return due === 1
      ? 'Your hit strikes true: choose the enemy unit that it destroys.'
      : `Your hits strike true: choose the ${due} enemy units that they destroy.`;
  }
  return due === 1
    ? 'You are hit: choose the unit you lose.'
    : `You are hit: choose the ${due} units you lose.`;
}

function closingPrompt(names: Names, state: Nexus): string {
  switch (state.phase) {
    case p.CHOOSE:
      return 'Top Priority: keep one of these two missions; the other goes under the deck.';
    case p.HILL:
      return 'You control the Monolith: draw two Energize cards, or take King of the Hill for a point.';
    case p.SCORE:
      return 'Last call: play missions, discard cards for rubium, or end your turn.';
    case p.GIVE:
      return 'Your team-mate’s turn is ending: pass a card face down, or keep them all.';
    case p.SLIP:
      return 'Choose the card to pass.';
    default:
      return `${capital(a(names.units[state.stray - 1].one))} may not stay in ${hexName(state.strayAt - 1)}: choose the home-base hex it goes to.`;
  }
}
