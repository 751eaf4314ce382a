// Exploring and exotic systems, in Spanish: names, moves, what happened and what is refused.

import type { Translated } from '@starboard/engine';
import { cardName, eventCards } from '../../../games/nexum-galaxy/data/events.ts';
import { exoticFaces, EXPLORE_PRICE, type ExoticKind } from '../../../games/nexum-galaxy/data/exotic.ts';
import { systemIds } from '../../../games/nexum-galaxy/data/disks.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import { systemsIn } from '../../../games/nexum-galaxy/ui/words/facts.ts';
import type { ExoticEventWords, ExoticMoveWords } from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import type { exploring } from '../../../games/nexum-galaxy/words/exotic.ts';
import { listed } from '../listed.ts';
import { kindNames } from './cosmos.ts';

export const exoticNames: Readonly<Record<ExoticKind, string>> = {
  neutron: 'una estrella de neutrones',
  quantum: 'una zona de inestabilidad cuántica',
  cloud: 'una nube de asteroides',
  magnetic: 'una estrella magnética',
  drifting: 'unos planetas errantes',
  hole: 'un agujero negro',
  binary: 'una estrella binaria',
  wormhole: 'un agujero de gusano',
  giant: 'una estrella gigante',
  archipelago: 'un sistema archiplanetario',
  dark: 'un sistema oscuro',
};

const cardOf = (number: number): string => cardName(eventCards[number]);

export const exoticMoves: ExoticMoveWords = {
  explore: ({ from }) => `Explorar con una nave de ${from} (${EXPLORE_PRICE} de energía)`,
  onward: () => `Seguir explorando (${EXPLORE_PRICE} de energía)`,
  stay: (_record, { found }) => `Quedarte en ${found === 0 ? 'esta carta' : systemIds[found - 1]}`,
  beside: ({ system }) => `Colocar el disco junto a ${system}`,
  enough: (_record, { beside }) =>
    beside === 0
      ? 'Colocar el disco apartado de todos'
      : `Colocar el disco junto a ${listed(systemsIn(beside))}`,
  land: ({ planet }) => `Posarte en ${planet}`,
};

export const exoticEvents: ExoticEventWords = {
  explored: ({ seat, from, card }, nameOf) => ({
    text:
      from === null
        ? `${nameOf(seat)} sigue explorando y saca ${cardOf(card)}.`
        : `${nameOf(seat)} explora con una nave de ${placeNames[from]} y saca ${cardOf(card)}.`,
    rule: from === null ? 'NG-15.3' : 'NG-15.2',
  }),
  lost: ({ seat, letter }, nameOf) => ({
    text: `La nave exploradora de ${nameOf(seat)} se pierde para siempre en ${systemIds[letter]}.`,
    rule: 'NG-15.4',
  }),
  found: ({ seat, system, letter, beside }, nameOf) => {
    const where = beside === 0 ? 'apartado de todos' : `junto a ${listed(systemsIn(beside))}`;
    const what = exoticNames[exoticFaces[letter].kind];
    return {
      text: `${nameOf(seat)} descubre ${what}: el disco ${systemNames[system]}, ${where}.`,
      rule: 'NG-15.5',
    };
  },
  quantum: ({ seat, cards, kind, places }, nameOf) => {
    const where = places.length === 0 ? '' : ` en ${listed(places.map((place) => placeNames[place]))}`;
    const what = kind === null ? 'no pasa nada' : `${kindNames[kind]}${where}`;
    return {
      text: `Inestabilidad cuántica: ${nameOf(seat)} saca ${listed(cards.map(cardOf))}: ${what}.`,
      rule: 'NG-15.11',
    };
  },
};

export const exploringMessages: Translated<typeof exploring> = {
  needsExploration: 'Para explorar hace falta la tecnología Exploración.',
  explorerFree: ({ place }) =>
    `Todas las naves de ${place} llevan reliquias: solo explora una nave que no lleve ninguna.`,
  explorerMoved: ({ place }) => `Las naves sin reliquia de ${place} ya se han movido en esta fase.`,
  exploringTooDear: ({ price, energy }) => `Explorar cuesta ${price} de energía; tienes ${energy}.`,
  noCardLeft: 'No queda ninguna carta de evento por sacar.',
  exploreFirst: 'Primero di si tu nave exploradora sigue o se queda.',
  noExplorer: 'No tienes ninguna nave explorando.',
  placeFirst: 'Primero di junto a qué discos se coloca el que has descubierto.',
  nothingToPlace: 'No hay ningún disco que colocar.',
  noSuchSystem: ({ system }) => `En la mesa no hay ningún sistema ${system}.`,
  onlyExotic: ({ system }) =>
    `${system} es un sistema planetario: a su lado solo se coloca un disco con Exploración Controlada.`,
  fullyLinked: ({ system }) => `${system} tiene seis vecinos y ya no cabe otro.`,
  disksInOrder: 'Los vecinos se nombran por orden alfabético.',
  nameOne: 'El disco debe quedar junto a otro disco exótico o a la nube: nombra al menos uno.',
  landFirst: 'Primero di en qué planeta se posa tu nave exploradora.',
  nowhereToLand: 'No tienes ninguna nave exploradora a punto de posarse.',
  landThere: ({ system }) => `Tu nave exploradora se posa en un planeta de ${system}.`,
  noExit: ({ system }) => `Ninguna nave sale de ${system}.`,
  otherEnd: 'Ningún camino lleva de un extremo del agujero de gusano al otro.',
  blackHole: 'En un agujero negro no hay sitio para las naves.',
  giantNeedsHalf: ({ place }) => `Para atacar ${place} hay que tener la mitad de los planetas que la rodean.`,
  giantFromInside: ({ place }) => `${place} solo se ataca desde los planetas que la rodean.`,
};
