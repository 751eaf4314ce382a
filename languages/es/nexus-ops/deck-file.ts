// What is wrong with a deck file or a mix of tokens, in Spanish.

import type { Translated } from '@starboard/engine';
import type { deckFile as english } from '../../../games/nexus-ops/words/deck-file.ts';
import { lexicon } from './lexicon.ts';

export const deckFile: Translated<typeof english> = {
  orderTaken: 'Cada unidad necesita su propio lugar en el orden de batalla.',
  allTooDear: ({ rubium }) =>
    `Al menos una unidad debe costar ${rubium} de rubium o menos: si no, nadie podría empezar.`,
  oneAbility:
    'Solo un tipo de unidad puede destruirse por impactos (shatters), y solo uno puede seguir moviéndose (spreads).',
  twoFirst: 'Dos tipos de unidad no pueden atacar los primeros en un mismo terreno.',
  tooManyCards: ({ cards, most }) => `Hay ${cards} cartas de Energía; puede haber ${most} como mucho.`,
  wrongMissions: ({ missions, fewest, most }) =>
    `Hay ${missions} Misiones secretas; debe haber de ${fewest} a ${most}.`,

  homeBarred: ({ unit, alternate, called }) =>
    `${called ?? (alternate ? lexicon.alternateUnits : lexicon.units)[unit].one}: esta unidad no podría entrar en su propia base.`,
  inPile: ({ place, problem }) => `${place}: ${problem}`,
};
