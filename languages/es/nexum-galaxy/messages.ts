// What the rules say, in Spanish.

import type { Translated } from '@starboard/engine';
import type { english } from '../../../games/nexum-galaxy/words/messages.ts';
import { counted } from '@starboard/engine/words';
import { listed } from '../listed.ts';
import { asteroidMessages } from './asteroids.ts';
import { campaignMessages } from './campaign.ts';
import { civilizationMessages } from './civilizations.ts';
import { cloakingMessages } from './cloaking.ts';
import { exploringMessages } from './exotic.ts';
import { groupMessages } from './group.ts';
import { modeTitles } from './modes.ts';
import { cardTitles, relicNames } from './phrasing.ts';
import { sectorMessages } from './sector-messages.ts';

/** `2`, `2 o 3`, `2, 3 o 4` */
function either(numbers: readonly number[]): string {
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} o ${numbers.at(-1)}`;
}

export const messages: Translated<typeof english> = {
  gameOver: 'La partida ha terminado.',
  cardFirst: 'Antes juega una carta de fase.',
  cardPlayed: 'Ya has jugado tu carta de este turno.',
  noCards: 'En una Trampa Estéril no hay cartas de fase: cada turno tiene las dos fases.',
  cardFaceDown: ({ card }) => `La carta «${cardTitles[card]}» está boca abajo hasta que uses las cuatro.`,
  endedWithAll: ({ ships }) => `Tu fase de gestión terminó sola al construir ${ships} naves.`,
  endedUnpaid: ({ price }) =>
    `Tu fase de gestión terminó sola: la siguiente nave costaba ${price} de energía, más de la que tenías.`,
  endedWithoutPlace:
    'Tu fase de gestión terminó sola: no quedaba planeta ni nave con que pudieras construir.',
  buildInManagement: 'Las naves se construyen en una fase de gestión.',
  moveInMovement: 'Las naves se mueven en una fase de movimiento.',
  orderFirst: 'Primero completa la orden: envía naves o ataca.',
  goFirst: 'Primero elige adónde van las naves.',
  relicFirst: 'Primero elige qué reliquia se recoge.',
  noRelicWaits: 'Ninguna reliquia está esperando tu elección.',
  notWaiting: ({ relic }) => `Allí no hay ningún ${relicNames[relic]} esperando.`,
  relicsInOrder: ({ relics }) =>
    `Las reliquias se nombran por este orden: ${relics.map((relic) => relicNames[relic]).join(', ')}.`,
  bidFirst: 'Tus fases han terminado: puja, o puja 0.',
  bidLater: 'Se puja al final de tu turno.',
  bidTooHigh: ({ bid, energy }) => `No puedes pujar ${bid}: tienes ${energy} de energía.`,
  bidTooLow: ({ highest }) => `Debes pujar más de ${highest}, o nada.`,

  noSuchPlace: ({ place }) => `En este sector no hay ${place}.`,
  notOnStars: 'Las naves se construyen en planetas, nunca en estrellas.',
  noBuilder: ({ place }) => `Necesitas una nave en ${place} para construir otra allí.`,
  planetFull: ({ place, ships }) => `${place} ya tiene ${ships} naves.`,
  reserveEmpty: 'Tu reserva de naves está vacía.',
  starNotHeld: 'En una Trampa Estéril solo se construyen naves en sistemas cuya estrella controlas.',
  builtThere: ({ place }) => `En esta fase ya se construyó una nave en ${place}.`,
  builtEnough: ({ ships }) => `Ya has construido ${ships} naves en esta fase.`,
  replicatorTooDear: ({ price, energy }) =>
    `Una nave del Replicador cuesta ${price} de energía; tienes ${energy}.`,
  notInClouds: 'Las naves se construyen en planetas, nunca en una nube.',
  deadThere: ({ place }) => `${place} está muerto: allí ya no se construye nada.`,
  idleThere: ({ place }) => `En ${place} hay marcadores de Sin Gestión: allí no se construye.`,
  thisShipTooDear: ({ price, energy }) => `Esta nave cuesta ${price} de energía; tienes ${energy}.`,
  shipTooDear: ({ price, energy }) => `Una nave cuesta ${price} de energía; tienes ${energy}.`,

  allyThere: ({ place }) => `${place} es de tu aliado: no puedes atacarlo ni compartirlo.`,
  planetMissing: ({ place }) =>
    `En una estrella solo se entra con todos sus planetas controlados: falta ${place}.`,
  starNotAttacked: ({ place }) =>
    `${place} es una estrella: nunca se ataca, sus naves caen con los planetas.`,
  starFull: 'En esa estrella no caben más naves.',
  starClosed: 'En la estrella de ese sistema no puede entrar ninguna nave.',
  barredThere: ({ place }) => `En ${place} hay marcadores de Sin Movimiento: ninguna nave puede entrar.`,
  barredHere: ({ place }) => `En ${place} hay marcadores de Sin Movimiento: ninguna nave puede salir.`,
  noPlanet: 'No tienes ningún planeta del que salir.',
  onStar: 'Las naves de una estrella ya no pueden salir de ella.',
  notYours: ({ place }) => `${place} no es tuyo.`,
  thereAlready: ({ place }) => `Las naves de ${place} ya están allí.`,
  oneStays: ({ place }) => `En ${place} debe quedarse una nave.`,
  oneRelicEach: 'Una nave lleva una sola reliquia.',
  relicsNotAboard: ({ place }) => `Las naves de ${place} no llevan esas reliquias.`,
  carriersAmong: ({ place, carriers, plain }) =>
    `En ${place} ${counted(carriers, 'nave lleva reliquia', 'naves llevan reliquia')} y ${plain} no; una debe quedarse.`,
  carrierMoved: ({ place }) => `Ninguna portadora así de ${place} puede moverse.`,
  tooFewRested: ({ place }) => `En ${place} no quedan tantas naves sin reliquia que puedan moverse.`,
  relicsOffStars: 'Las naves con reliquia no pueden entrar en una estrella.',
  noJump: 'Ningún salto lleva allí: el hiperespacio está cerrado.',
  fareTooDear: ({ price, energy }) => `Eso cuesta ${price} de energía; tienes ${energy}.`,
  sourcesInOrder: 'Los planetas se nombran por orden, cada uno una vez.',
  noRoom: ({ most }) => `Allí no caben más de ${most} naves.`,

  restTooDear: ({ price, energy }) =>
    `Con estas naves el ataque entero cuesta ${price} de energía; tienes ${energy}.`,
  sendFirst: ({ places }) =>
    `Envía primero las naves de ${listed(places)}: los planetas se nombran por orden.`,
  nobodyThere: 'No hay nadie contra quien luchar.',
  noneSent: 'Todavía no se ha enviado ninguna nave.',
  tooFewForRelics: ({ brought, captured, survivors }) =>
    `Los atacantes tendrían ${counted(brought + captured, 'reliquia', 'reliquias')} (${counted(brought, 'traída', 'traídas')}, ${counted(captured, 'capturada', 'capturadas')}) y solo ${counted(survivors, 'nave', 'naves')} para llevarlas.`,
  notStronger: 'El ataque no supera a la defensa.',
  attackTooDear: ({ price, energy }) =>
    `Enviar naves suficientes cuesta ${price} de energía; tienes ${energy}.`,
  tooFewReach: ({ place }) => `No llegan naves suficientes a ${place}: el hiperespacio está cerrado.`,
  tooFewShips: ({ place, needed, most }) =>
    `No puedes reunir naves suficientes para vencer en ${place}: hacen falta ${needed} y ${freeToGo(most)}.`,
  tooFewWithMilitary: ({ place, needed, most }) =>
    `No puedes reunir naves suficientes para vencer en ${place}: con un Militar hacen falta ${needed} y ${freeToGo(most)}.`,

  ...asteroidMessages,
  ...exploringMessages,
  ...cloakingMessages,
  ...civilizationMessages,
  ...groupMessages,
  ...campaignMessages,

  madeForOne: ({ sector, seats }) => `${sector} está hecho para un jugador contra la IA, no para ${seats}.`,
  madeFor: ({ sector, players, seats }) =>
    `${sector} está hecho para ${either(players)} jugadores, no para ${seats}.`,
  wrongHomes: ({ homes, seats }) => `Se han elegido ${homes} sistemas iniciales para ${seats} asientos.`,
  noHome: ({ system, sector, among }) =>
    `${system} no es un sistema inicial de ${sector}: elige entre ${among.join(', ')}.`,
  firstSeatMissing: ({ seat, seats }) =>
    `El primer jugador no puede ser el asiento ${seat}: hay ${seats} asientos.`,
  noRelicsToDeal: 'En ese escenario no hay reliquias, así que no se puede repartir ninguna.',
  battleForTwo: ({ seats }) => `Una Gran Batalla es para dos civilizaciones, no para ${seats}.`,
  modeNotListed: ({ mode, sector, modes, seats }) =>
    `${sector} no tiene el modo «${modeTitles[mode]}»; para ${counted(seats, 'persona', 'personas')} tiene: ${modes.map((each) => modeTitles[each]).join('; ')}.`,
  noModes: ({ mode, sector, seats }) =>
    `${sector} no tiene el modo «${modeTitles[mode]}», ni ningún otro para ${counted(seats, 'persona', 'personas')}.`,
  modeForOthers: ({ mode, people, seats }) =>
    `El modo «${modeTitles[mode]}» es para ${counted(people, 'persona', 'personas')}, no para ${seats}.`,
  modeHasEvents: ({ mode }) => `El modo «${modeTitles[mode]}» tiene eventos: elige las reglas con eventos.`,
  modeHasNoEvents: ({ mode }) => `El modo «${modeTitles[mode]}» no tiene eventos: elige las reglas básicas.`,
  modeSaysComputers: ({ mode }) =>
    `El modo «${modeTitles[mode]}» ya dice qué juega la IA: no lo elijas aparte.`,
  modeSaysAllies: ({ mode }) =>
    `El modo «${modeTitles[mode]}» ya dice quiénes son aliados: no elijas equipos.`,
  computerNeedsEvents: 'La IA actúa por medio de los eventos: elige las reglas con eventos.',
  tooManyCivs: ({ sector, room, civs }) =>
    `En ${sector} caben ${counted(room, 'civilización', 'civilizaciones')}, no ${civs}.`,
  alliesOfTwo: 'Para que haya IA aliadas tiene que haber dos o tres.',
  noRowsWithoutEvents: 'Sin eventos no hay filas, así que no hay agresividad.',
  noShipsToChange: 'La IA no juega, así que no tiene naves que añadir ni quitar.',
  noCloud: 'En esta partida no hay nube: es de las reglas de Asteroides.',
  noRoomBeside: ({ system }) => `La nube no cabe junto a ${system}, que ya tiene seis vecinos.`,
  cloudUneven: ({ near, far }) =>
    `La nube quedaría más cerca de ${near} que de ${far}: debe estar a la misma distancia de todos los sistemas iniciales en uso.`,
  teamsOfFour: ({ seats }) => `Los equipos necesitan cuatro jugadores, no ${seats}.`,
  poolWithoutTeams: 'Solo los aliados pueden sumar puntos y reliquias: elige también equipos.',
  poolWithoutAllies:
    'Solo los aliados pueden sumar puntos y reliquias: cuatro jugadores por equipos, o los de un modo que los alíe.',
  wonAlready: ({ sector }) => `En ${sector} dos aliados habrían ganado antes del primer turno.`,

  pointsWon: 'Se han reunido los puntos de victoria necesarios.',
  relicsGathered: 'Se han reunido las reliquias necesarias.',
  lastStanding: 'A nadie más le quedan naves.',
  peopleGone: 'A nadie de la mesa le quedan naves.',
  lastRound: 'Ha terminado la última ronda; decide la puntuación final.',

  victories: 'Victorias',
  relics: 'Reliquias',
  sectorWon: 'Sector ganado',
  finalScore: 'Puntuación final',

  ...sectorMessages,
};

/** Cuántas naves podrían salir; si hay energía para ello es otra cuestión. */
function freeToGo(ships: number): string {
  if (ships === 0) return 'no tienes ninguna libre para ir';
  return `solo tienes ${ships} ${ships === 1 ? 'libre' : 'libres'} para ir`;
}
