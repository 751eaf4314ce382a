// Civilizations and their skills, in Spanish: names, moves, what happened and what is refused.

import type { Translated } from '@starboard/engine';
import { asteroidKinds, asteroidName, type Crystal } from '../../../games/nexum-galaxy/data/asteroids.ts';
import {
  civilizationIds,
  type CivilizationId,
  type SkillId,
} from '../../../games/nexum-galaxy/data/civilizations.ts';
import { cardName, eventCards } from '../../../games/nexum-galaxy/data/events.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import type {
  CivilizationEventWords,
  CivilizationMoveWords,
} from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import type { civilizationWords } from '../../../games/nexum-galaxy/words/civilizations.ts';
import { listed } from '../listed.ts';
import { asteroidTitle } from './asteroids.ts';

export const civilizationNames: Readonly<Record<CivilizationId, string>> = {
  psycon: 'Psycon',
  biontes: 'Biontes',
  clonyx: 'Clonyx',
  gnomicon: 'Gnomicon',
};

export const colours: Readonly<Record<Crystal, string>> = {
  yellow: 'amarillos',
  blue: 'azules',
  green: 'verdes',
};

export const civilizationMoves: CivilizationMoveWords = {
  choose: ({ civilization }) => `Jugar con los ${civilizationNames[civilization as CivilizationId]}`,
  evolve: ({ asteroids }) => `Evolucionar (${listed(String(asteroids).split('+').map(asteroidTitle))})`,
  unbar: () => 'Desionizador: tu próxima orden no hace caso de los marcadores de Sin Movimiento',
  overload: ({ system }) => `Sobrecarga: ${system} da energía otra vez`,
  thaw: ({ planet }) => `Regenerador I: quitar de ${planet} los marcadores de Sin Gestión`,
  clear: ({ planet }) => `Regenerador II: quitar de ${planet} los marcadores de Sin Movimiento`,
  revive: ({ planet }) => `Regenerador II: revivir ${planet} a cambio de una nave de allí`,
  guard: () => 'Invulnerable: no perder naves en tu próximo ataque',
  bond: () => 'Afinidad Nexum: una reliquia suma 1 a tu próximo ataque',
  foresee: () => 'Vidente: mirar las tres próximas cartas de evento',
};

const SKILLS: Readonly<Record<SkillId, { readonly rule: string; readonly does: (at: string) => string }>> = {
  unbar: {
    rule: 'NG-17.4',
    does: () => 'dará su próxima orden sin hacer caso de los marcadores de Sin Movimiento',
  },
  overload: { rule: 'NG-17.5', does: (system) => `sobrecarga ${system}` },
  thaw: { rule: 'NG-17.6', does: (planet) => `quita de ${planet} los marcadores de Sin Gestión` },
  clear: { rule: 'NG-17.7', does: (planet) => `quita de ${planet} los marcadores de Sin Movimiento` },
  revive: { rule: 'NG-17.7', does: (planet) => `entrega una nave para revivir ${planet}` },
  guard: { rule: 'NG-17.8', does: () => 'no perderá naves en su próximo ataque' },
  bond: { rule: 'NG-17.9', does: () => 'sumará 1 a su próximo ataque con una reliquia' },
  foresee: { rule: 'NG-17.11', does: () => 'mira las próximas cartas del mazo' },
};

export const civilizationEvents: CivilizationEventWords = {
  chose: ({ seat, civilization }, nameOf) => ({
    text: `${nameOf(seat)} juega con los ${civilizationNames[civilizationIds[civilization]]}.`,
    rule: 'NG-17.1',
  }),
  evolved: ({ seat, asteroids }, nameOf) => ({
    text: `La civilización de ${nameOf(seat)} evoluciona por ${listed(asteroids.map((kind) => `un asteroide ${asteroidTitle(asteroidName(asteroidKinds[kind]))}`))}.`,
    rule: 'NG-17.2',
  }),
  skill: ({ seat, skill, at, energy }, nameOf) => {
    const { rule, does } = SKILLS[skill];
    const where = at === null ? '' : skill === 'overload' ? systemNames[at] : placeNames[at];
    const gained = energy === 0 ? '' : ` y gana ${energy} de energía`;
    return { text: `${nameOf(seat)} ${does(where)}${gained}.`, rule };
  },
  foreseen: ({ cards }) =>
    cards === null
      ? null
      : {
          text: `Las próximas cartas de evento son ${listed(cards.map((card) => cardName(eventCards[card])))}.`,
          rule: 'NG-17.11',
        },
};

export const civilizationMessages: Translated<typeof civilizationWords> = {
  noCivilizations: 'En esta partida no juegas con ninguna civilización con habilidades.',
  civilizationTaken: ({ civilization }) => `Alguien juega ya con los ${civilizationNames[civilization]}.`,
  chooseFirst: 'Primero elige tu civilización.',
  nothingToChoose: 'Las civilizaciones se eligen antes de la primera ronda, si en la mesa se reparten así.',
  civilizationTwice: ({ civilization }) =>
    `Los ${civilizationNames[civilization]} aparecen dos veces en la lista.`,
  civilizationsNeedAsteroids: 'Las cartas de civilización son de las reglas de Asteroides.',
  civilizationsNotAgreed: 'La lista de civilizaciones es para mesas que las han acordado.',
  wrongCivilizations: ({ named, seats }) =>
    `La lista nombra ${named} civilizaciones para ${seats} jugadores.`,
  otherCivilization: ({ civilization }) => `Eso solo lo pueden hacer los ${civilizationNames[civilization]}.`,
  notEvolved: 'Tu civilización todavía no ha evolucionado.',
  skillUsed: 'En este turno ya has usado una habilidad de tu civilización.',
  evolvedAlready: 'Tu civilización ya ha evolucionado.',
  evolvesWithColour: ({ civilization, colour }) =>
    `Los ${civilizationNames[civilization]} evolucionan por dos cristales ${colours[colour]}, sin asteroides de más.`,
  evolvesWithFour: ({ civilization }) =>
    `Los ${civilizationNames[civilization]} evolucionan por cuatro asteroides.`,
  overloadInManagement: 'Un sistema se sobrecarga en una fase de gestión.',
  givesNothing: ({ system }) => `${system} no te da energía en esta fase.`,
  noShipOfYours: ({ place }) => `No tienes ninguna nave en el planeta ${place}.`,
  noMarkers: ({ place }) => `En el planeta ${place} no hay marcadores de esos.`,
  outOfReach: ({ place }) => `Ninguna nave tuya podría ir ahora a ${place}, con marcadores o sin ellos.`,
  notDead: ({ place }) => `${place} no es un planeta muerto.`,
};
