// Civilizations and their skills, in English prose: moves, and what happened.

import { asteroidKinds, asteroidName } from '../../../data/asteroids.ts';
import { civilizationIds, type CivilizationId, type SkillId } from '../../../data/civilizations.ts';
import { cardName, eventCards } from '../../../data/events.ts';
import { placeNames, systemNames } from '../../../rules/moves.ts';
import { listed } from '@starboard/engine/words';
import { asteroidTitle, civilizationNames } from '../../../words/names.ts';
import type { CivilizationEventWords, CivilizationMoveWords } from '../use-text.ts';

export const civilizationMoves: CivilizationMoveWords = {
  choose: ({ civilization }) => `Play the ${civilizationNames[civilization as CivilizationId]}`,
  evolve: ({ asteroids }) => `Evolve (${listed(String(asteroids).split('+').map(asteroidTitle))})`,
  unbar: () => 'De-ionizing: let your next order ignore No Movement markers',
  overload: ({ system }) => `Overload: let ${system} give energy once more`,
  thaw: ({ planet }) => `Regenerator I: take the No Management markers off ${planet}`,
  clear: ({ planet }) => `Regenerator II: take the No Movement markers off ${planet}`,
  revive: ({ planet }) => `Regenerator II: revive ${planet} for a ship there`,
  guard: () => 'Invulnerable: lose no ship in your next attack',
  bond: () => 'Nexum affinity: let a relic add 1 to your next attack',
  foresee: () => 'Seer: look at the next three event cards',
};

const SKILLS: Readonly<Record<SkillId, { readonly rule: string; readonly does: (at: string) => string }>> = {
  unbar: { rule: 'NG-17.4', does: () => 'lets the next order ignore No Movement markers' },
  overload: { rule: 'NG-17.5', does: (system) => `overloads ${system}` },
  thaw: { rule: 'NG-17.6', does: (planet) => `takes the No Management markers off ${planet}` },
  clear: { rule: 'NG-17.7', does: (planet) => `takes the No Movement markers off ${planet}` },
  revive: { rule: 'NG-17.7', does: (planet) => `gives a ship to revive ${planet}` },
  guard: { rule: 'NG-17.8', does: () => 'will lose no ship in the next attack' },
  bond: { rule: 'NG-17.9', does: () => 'lets a relic add 1 to the next attack' },
  foresee: { rule: 'NG-17.11', does: () => 'looks at the next cards of the deck' },
};

export const civilizationEvents: CivilizationEventWords = {
  chose: ({ seat, civilization }, nameOf) => ({
    text: `${nameOf(seat)} plays the ${civilizationNames[civilizationIds[civilization]]}.`,
    rule: 'NG-17.1',
  }),
  evolved: ({ seat, asteroids }, nameOf) => ({
    text: `${nameOf(seat)}’s civilization evolves for ${listed(asteroids.map((kind) => `a ${asteroidTitle(asteroidName(asteroidKinds[kind]))} asteroid`))}.`,
    rule: 'NG-17.2',
  }),
  skill: ({ seat, skill, at, energy }, nameOf) => {
    const { rule, does } = SKILLS[skill];
    const where = at === null ? '' : skill === 'overload' ? systemNames[at] : placeNames[at];
    const gained = energy === 0 ? '' : ` and gains ${energy} energy`;
    return { text: `${nameOf(seat)} ${does(where)}${gained}.`, rule };
  },
  foreseen: ({ cards }) =>
    cards === null
      ? null
      : {
          text: `The next event cards are ${listed(cards.map((card) => cardName(eventCards[card])))}.`,
          rule: 'NG-17.11',
        },
};
