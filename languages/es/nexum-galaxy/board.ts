// What the board says in Spanish.

import type { PhaseCard } from '../../../games/nexum-galaxy/ui/cards.ts';
import type { BoardText } from '../../../games/nexum-galaxy/ui/words/board-text.ts';
import { listed } from '../listed.ts';
import { computerName, cosmosText } from './cosmos-board.ts';
import { labText } from './lab.ts';
import { skyText } from './sky.ts';
import { cardTitles, relicNames, ships, theRelics } from './phrasing.ts';
import { sectorLines } from './sectors.ts';

const idleReasons: Readonly<Record<PhaseCard, string>> = {
  manage: 'Entra energía, pero no se puede construir ninguna nave',
  move: 'Ninguna nave puede ir a ninguna parte',
  'manage-move': 'Entra energía, pero no se puede construir ninguna nave ni mover ninguna',
  'move-manage': 'Ninguna nave puede moverse; entra energía, pero no se puede construir ninguna',
};

const energy = (count: number): string => `${count} de energía`;

export const boardText: BoardText = {
  relic: relicNames,
  relicEffect: {
    military: 'Suma 1 al ataque o a la defensa de su flota.',
    replicator: 'Construye una nave más en su planeta por 1 de energía.',
    extractor: 'Duplica la extracción de su planeta y el botín que toma; su nave paga 1 más por moverse.',
    transporter: 'Las naves que viajan con él a otro sistema pagan 1 menos cada una.',
  },
  card: cardTitles,
  size: {
    small: 'planeta pequeño',
    medium: 'planeta mediano',
    large: 'planeta grande',
    star: 'estrella',
    area: 'zona de la nube',
    hole: 'agujero negro',
  },
  kind: {
    tann: 'sistema Tann',
    major: 'sistema mayor',
    minor: 'sistema menor',
    cloud: 'nube de asteroides',
    exotic: 'sistema exótico',
  },
  phase: {
    card: 'Carta de fase',
    management: 'Gestión',
    movement: 'Movimiento',
    bid: 'Puja',
    over: 'Partida terminada',
  },

  computer: computerName,
  cosmos: cosmosText,
  lab: labText,
  sky: skyText,

  ships,

  map: (sector) => `Mapa estelar del sector ${sector}`,
  place: (name, size, owner, count, relics) => {
    const held = owner === null ? 'nadie' : `${owner}, ${ships(count)}`;
    const aboard = relics.length === 0 ? '' : `, ${listed(relics.map((type) => relicNames[type]))}`;
    return `${name}, ${boardText.size[size]}: ${held}${aboard}`;
  },
  empty: 'Aquí no hay nadie',
  canMove: (rested) => (rested === 1 ? '1 aún puede moverse' : `${rested} aún pueden moverse`),
  conquered: 'conquistado en esta fase',
  plunderAhead: (count) => `Botín pendiente: ${energy(count)}`,
  carries: (relic) => `Una nave lleva el ${relicNames[relic]}.`,
  waits: (relic) => `El ${relicNames[relic]} está esperando una nave.`,
  cancelled: 'Dos del mismo tipo se anulan aquí.',
  gateOf: (owner) => `portal de ${owner}`,
  extraction: (count) => `Da ${energy(count)} en cada fase de gestión`,
  loot: (count) => `Botín: ${energy(count)}`,
  defence: (total, onPlanet, onStar, military) =>
    [
      `Defensa ${total}`,
      ships(onPlanet),
      ...(onStar === 0 ? [] : [`${onStar} en la estrella`]),
      ...(military ? ['1 por el Militar'] : []),
    ].join(' · '),
  starNeeds: 'Solo puede entrar quien controla todos los planetas del sistema, y las naves ya no salen.',
  starDefends: 'Cada nave aquí suma 1 a la defensa de los planetas de su dueño alrededor.',
  closedSystem: 'Cerrado al hiperespacio: desde aquí solo se llega a los vecinos.',
  homeOf: (owner) => `sistema inicial de ${owner}`,
  neighbours: (names) => `Vecinos: ${listed(names)}`,
  noNeighbours: 'Sin vecinos: aquí solo se llega saltando.',
  wholeSystem: (count) => `Controlado por completo, da ${energy(count)} en cada fase de gestión.`,

  buildHere: (price) => `Construir una nave por ${energy(price)}`,
  goHere: {
    join: 'Traer naves aquí',
    settle: 'Tomar este planeta',
    enter: 'Entrar en esta estrella',
    drift: 'Traer naves a tu zona',
    attack: 'Atacar',
  },
  cheapest: (count, price) => `al menos ${ships(count)} y ${energy(price)}`,
  fare: (count) => `${energy(count)} por nave`,

  orderTitle: (kind, place) =>
    ({
      join: `Naves a ${place}`,
      settle: `Tomar ${place}`,
      enter: `Entrar en la estrella ${place}`,
      drift: `Naves a la nube, ${place}`,
      attack: `Atacar ${place}`,
    })[kind],
  manySources: (planets) => `${planets} planetas pueden enviar naves: desplázate para verlos todos`,
  more: 'una más',
  fewer: 'una menos',
  moreFrom: (place) => `Una nave más de ${place}`,
  fewerFrom: (place) => `Una nave menos de ${place}`,
  carrierFrom: (relic, place) => `La portadora del ${relicNames[relic]} de ${place}`,
  attack: 'de ataque',
  defenceWord: 'de defensa',
  losses: (count) => (count === 0 ? 'Sin bajas' : `Pierdes ${ships(count)}`),
  excess: (count) => `${ships(count)} de más: también se ${count === 1 ? 'destruye' : 'destruyen'}`,
  destroys: (count) => (count === 1 ? '1 nave destruida' : `${count} naves destruidas`),
  survivors: (count) => `${ships(count)} en el planeta después`,
  captures: (relics) => `Capturas ${theRelics(relics)}`,
  finds: (relics) => `Encuentras ${theRelics(relics)}`,
  starFalls: (place) => `Cae la estrella ${place}`,
  winsGame: '¡Con esto ganas la partida!',
  lack: (lack, missing) =>
    ({
      ships: 'Elige naves.',
      energy: `${missing === 1 ? 'Falta' : 'Faltan'} ${energy(missing)}.`,
      strength: `${missing === 1 ? 'Falta' : 'Faltan'} ${ships(missing)}.`,
      carriers: 'Quedarían menos naves que reliquias.',
      room: `Solo ${missing === 1 ? 'cabe' : 'caben'} ${ships(missing)}.`,
      way: 'No se pueden enviar juntas.',
    })[lack],
  confirm: (kind, count) => (kind === 'attack' ? `Atacar con ${ships(count)}` : `Enviar ${ships(count)}`),
  cancel: 'Cancelar',
  cost: 'Coste',

  yourCards: 'Tus cartas de fase',
  cardsOf: (owner) => `Cartas de fase de ${owner}`,
  used: 'usada',
  available: 'disponible',
  idle: 'nada que hacer',
  idleCard: (card, after) =>
    `${idleReasons[card]}: ${after === 'bid' ? 'solo queda la puja' : 'tu turno termina'}.`,
  endPhase: { management: 'Terminar gestión', movement: 'Terminar movimiento' },
  thenPhase: { management: 'después, gestión', movement: 'después, movimiento' },
  nextShip: (price) => `Próxima nave: ${energy(price)}`,
  bidTitle: 'Puja por empezar',
  bidNothing: 'No pujar',
  bid: (count) => `Pujar ${count}`,
  highestBid: (count) => (count === 0 ? 'Nadie ha pujado' : `Puja más alta: ${count}`),
  pickRelic: '¿Qué reliquia se recoge?',
  through: 'Por el agujero de gusano',

  round: (round, limit) => (limit === null ? `Ronda ${round}` : `Ronda ${round} de ${limit}`),
  first: 'primer jugador',
  pointsTrack: 'Puntos de victoria',
  relicsTrack: 'Reliquias',

  energyWord: 'Energía',
  income: (count) => `+${count} en la próxima extracción`,
  shipsWord: 'Naves',
  planetsWord: 'Planetas',
  starsWord: 'Estrellas',
  pointsWord: 'Puntos',
  relicsWord: 'Reliquias',
  bidWord: 'Puja',
  out: 'Fuera de la partida',
  allies: 'Aliados',
  together: (all, of) => `Entre los aliados, ${all} de ${of}`,
  reserve: (count) => `${count} en reserva`,

  reference: {
    relics: 'Reliquias',
    nobody: 'nadie',
    prices: 'Precios',
    shipPrices: 'Primera, segunda y tercera nave de una fase',
    replicatorShip: 'Nave de un Replicador',
    sterileShip: 'Cada nave, donde controlas la estrella',
    travel: 'Viajes, por nave',
    within: 'Dentro de un sistema',
    nearby: 'A un sistema vecino',
    faraway: 'Salto a cualquier otro sistema',
    extractorCarrier: 'Con un Extractor',
    withTransporter: 'Con un Transportador, entre sistemas',
    extraction: 'Extracción',
    perPlanet: 'Por planeta',
    perStar: 'Por estrella',
    plunder: 'Saqueo',
    cards: 'Cartas de fase',
    battle: 'Batalla',
    battleText:
      'El ataque debe superar a la defensa. El atacante pierde la mitad de la defensa, redondeando hacia abajo; el defensor pierde todo lo que tenga en el planeta.',
    starText:
      'Quien se queda con menos de la mitad de los planetas pierde la estrella, y eso también da un punto.',
    winning: 'Victoria',
    winPoints: (count) => `${count} puntos de victoria`,
    winRelics: (count) => `${count} reliquias a bordo de tus naves`,
    winTogether: 'Los jugadores aliados suman los suyos.',
    winComputer: (points, relics) =>
      `La IA: ${points} puntos de victoria${relics === null ? '' : ` o ${relics} reliquias`}`,
    scoring: 'Puntuación final',
    perVictory: 'Cada punto de victoria',
    perRelic: 'Cada reliquia',
    winBonus: (seats) => `Ganar con ${seats} civilizaciones`,
    limits: 'Límites',
    shipLimit: 'Naves en el tablero',
    energyLimit: 'Energía acumulada',
    onPlanet: 'Naves en un planeta',
    onStar: 'Naves en una estrella',
  },
  sector: (name, english) => sectorLines[name] ?? english,
  dealtAtStart: 'Las reliquias se reparten al empezar.',
};
