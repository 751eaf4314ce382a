// Spanish words for what is in the box.

import type { Effect } from '../../../games/nexus-ops/data/energize.ts';
import type { Goal } from '../../../games/nexus-ops/data/secret-missions.ts';
import type { Land } from '../../../games/nexus-ops/data/terrain.ts';
import type { Token } from '../../../games/nexus-ops/data/tokens.ts';
import type { Figure } from '../../../games/nexus-ops/data/units.ts';
import { counted, type Lexicon, type Noun } from '../../../games/nexus-ops/ui/words/names.ts';

type UnitOf = (figure: Figure) => Noun;

/** `un Humano`, `una Sierpe del Monolito` */
export function un(noun: Noun): string {
  return `${noun.feminine === true ? 'una' : 'un'} ${noun.one}`;
}

/** `Los Humanos`, `Las Sierpes del Monolito`, at the beginning of a sentence */
export function los(noun: Noun): string {
  return `${noun.feminine === true ? 'Las' : 'Los'} ${noun.many}`;
}

/** `1 punto`, `2 puntos` */
export function puntos(number: number): string {
  return `${number} ${number === 1 ? 'punto' : 'puntos'}`;
}

function cartas(number: number): string {
  return number === 1 ? 'una carta de Energía' : `${number} cartas de Energía`;
}

const terrains = {
  forest: 'Bosque de liquifungo',
  spires: 'Agujas de cristal',
  plains: 'Llanura rocosa',
  magma: 'Poza de magma',
  monolith: 'Monolito',
  vortex: 'Vórtice',
} as const;

const manyLands: Readonly<Record<Land, string>> = {
  forest: 'Bosques de liquifungo',
  spires: 'Agujas de cristal',
  plains: 'Llanuras rocosas',
  magma: 'Pozas de magma',
};

const oneLand: Readonly<Record<Land, string>> = {
  forest: 'un Bosque de liquifungo',
  spires: 'unas Agujas de cristal',
  plains: 'una Llanura rocosa',
  magma: 'una Poza de magma',
};

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function effect(does: Effect, unitOf: UnitOf): string {
  switch (does.does) {
    case 'gain':
      return `Gana ${does.rubium} de rubium.`;
    case 'prospect':
      return `Gana ${does.rubium} de rubium por cada casilla sin mina que controles. El Monolito cuenta.`;
    case 'recruit': {
      const what = counted(does.number, unitOf(does.unit));
      const where =
        does.on === null
          ? 'en las casillas de tu base'
          : `en ${oneLand[does.on]} que controles o en una casilla de tu base`;
      return `Pon gratis ${what} de tu reserva ${where}.`;
    }
    case 'march':
      return `Hasta ${does.units} de tus unidades pueden moverse 1 casilla más este turno.`;
    case 'teleport':
      return `Lleva hasta ${does.units} de tus unidades de una casilla a cualquier otra en la que puedan entrar. Si salen de una casilla en disputa, solo adonde no haya unidades de otros jugadores. Este turno ya no se mueven.`;
    case 'rally':
      return `Antes de la primera tirada de una batalla: ${signed(does.amount)} a todas las tiradas de ataque de un bando en esta batalla.`;
    case 'tune':
      return `Antes de que ataque un tipo de unidad: ${signed(does.amount)} a las tiradas de ataque de ese tipo en un bando.`;
    case 'repeat':
      return `Antes de que ataque un tipo de unidad: una unidad de ese tipo de un bando tira ${does.dice === 1 ? 'un dado más' : `${does.dice} dados más`}.`;
    case 'reroll':
      return 'Después de la tirada de un tipo de unidad: vuelve a tirar, una vez, los dados que quieras de un bando.';
    case 'shield':
      return `Después de la tirada de un tipo de unidad: anula ${does.hits === 1 ? '1 impacto' : `${does.hits} impactos`} contra un bando.`;
    case 'aim':
      return does.hits === 1
        ? 'Después de la tirada de un tipo de unidad: el bando que logró un impacto elige la baja.'
        : `Después de la tirada de un tipo de unidad: el bando que logró impactos elige las bajas que causan ${does.hits} de ellos.`;
  }
}

function goal(wanted: Goal, unitOf: UnitOf): string {
  switch (wanted.when) {
    case 'won':
      return won(wanted, unitOf);
    case 'slain':
      return `Destruye ${un(unitOf(wanted.unit))} en una batalla este turno.`;
    case 'dominating':
      return `Controla más ${manyLands[wanted.land]} que cualquier otro jugador.`;
    case 'holding':
      return 'Controla el Monolito.';
    case 'roasted':
      return 'Elimina una unidad con aliento de plasma este turno.';
  }
}

function won(wanted: Extract<Goal, { when: 'won' }>, unitOf: UnitOf): string {
  const { in: land, enemyBase, with: survivor, slaying, flown } = wanted;
  const where =
    enemyBase === true
      ? ' en una casilla de la base de otro jugador'
      : land === undefined
        ? ''
        : ` en ${oneLand[land]}`;
  const slain = slaying === undefined ? '' : ` en la que caiga ${un(unitOf(slaying))}`;
  const from = flown === true ? ' que este turno haya llegado volando desde el Monolito' : '';
  const alive =
    survivor === undefined
      ? ''
      : `${slain === '' ? '' : ' y'} en la que sobreviva ${un(unitOf(survivor))} ${unitOf(survivor).feminine === true ? 'de las tuyas' : 'de los tuyos'}${from}`;
  return `Gana una batalla${where}${slain}${alive}.`;
}

function token({ unit, mine, energize, rubium }: Token, unitOf: UnitOf): string {
  const parts = [
    ...(mine > 0 ? [`mina de ${mine}`] : []),
    ...(unit === null ? [] : [unitOf(unit).one]),
    ...(energize > 0 ? [cartas(energize)] : []),
    ...(rubium > 0 ? [`${rubium} de rubium`] : []),
  ];
  const text = parts.length === 0 ? 'nada' : parts.join(' y ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export const lexicon: Lexicon = {
  units: {
    human: { one: 'Humano', many: 'Humanos' },
    fungoid: { one: 'Fungoide', many: 'Fungoides' },
    crystalline: { one: 'Cristalino', many: 'Cristalinos' },
    strider: { one: 'Caminante de roca', many: 'Caminantes de roca' },
    leaper: { one: 'Saltalava', many: 'Saltalavas' },
    dragon: { one: 'Dragón de rubium', many: 'Dragones de rubium' },
  },
  alternateUnits: {
    human: { one: 'Clon', many: 'Clones' },
    fungoid: { one: 'Esporino', many: 'Esporinos' },
    crystalline: { one: 'Esquirlano', many: 'Esquirlanos' },
    strider: { one: 'Ariete de roca', many: 'Arietes de roca' },
    leaper: { one: 'Buzo de magma', many: 'Buzos de magma' },
    dragon: { one: 'Sierpe del Monolito', many: 'Sierpes del Monolito', feminine: true },
  },
  terrains,
  energize: {
    scatteredRubium: 'Rubium disperso',
    humanVolunteers: 'Voluntarios humanos',
    fungoidAllies: 'Aliados fungoides',
    crystallineAllies: 'Aliados cristalinos',
    striderAllies: 'Aliados caminantes',
    forcedMarch: 'Marcha forzada',
    teleport: 'Teletransporte',
    rubiumStrike: 'Filón de rubium',
    battleRage: 'Furia de batalla',
    targetingLock: 'Blanco fijado',
    doubleStrike: 'Doble golpe',
    recalibrate: 'Recalibrar',
    forceField: 'Campo de fuerza',
    jammingField: 'Campo de interferencia',
    precisionShot: 'Tiro de precisión',
  },
  missions: {
    objForest: 'Objetivo: Bosque de liquifungo',
    objSpires: 'Objetivo: Agujas de cristal',
    objPlains: 'Objetivo: Llanura rocosa',
    objMagma: 'Objetivo: Poza de magma',
    raidBase: 'Objetivo: base enemiga',
    sendHumans: 'Que vayan los Humanos',
    sendFungoids: 'Que vayan los Fungoides',
    sendCrystallines: 'Que vayan los Cristalinos',
    sendStriders: 'Que vayan los Caminantes',
    sendLeapers: 'Que vayan los Saltalavas',
    sendDragons: 'Que vayan los Dragones',
    deathFromAbove: 'Muerte desde el cielo',
    giantKiller: 'Matagigantes',
    slayHuman: 'Cazador de Humanos',
    slayFungoid: 'Cazador de Fungoides',
    slayCrystalline: 'Cazador de Cristalinos',
    slayStrider: 'Cazador de Caminantes',
    slayLeaper: 'Cazador de Saltalavas',
    slayDragon: 'Cazador de Dragones',
    domPlains: 'Dominar las llanuras',
    domForest: 'Dominar los bosques',
    domSpires: 'Dominar las agujas',
    secureMonolith: 'Asegurar el Monolito',
    roastAlive: 'Asados vivos',
  },
  tokens: {
    strider: 'Caminante de roca',
    mine2: 'Mina de 2',
    fungoid: 'Mina de 1 y Fungoide',
    crystalline: 'Mina de 1 y Cristalino',
    charge: 'Mina de 1 y una carta de Energía',
    energy: 'Dos cartas de Energía',
    hoard: 'Siete de rubium',
  },
  textOfData: false,
  effect,
  goal,
  token,
  foreign: (title) => ({ one: title, many: title }),
};
