// What the rules say, in Spanish.

import type { Translated } from '@starboard/engine';
import type { english } from '../../../games/nexus-ops/words/messages.ts';
import { counted } from '@starboard/engine/words';
import { deckFile } from './deck-file.ts';
import { lexicon } from './lexicon.ts';

export const messages: Translated<typeof english> = {
  deploying: 'Es la fase de Despliegue: compra unidades, juega cartas de despliegue o termina la fase.',
  placing: 'Coloca primero las unidades que te da tu carta.',
  teleporting: 'Termina primero el teletransporte.',
  moving: 'Es la fase de Movimiento: mueve unidades o termina la fase.',
  breathing: 'Es el momento del aliento de plasma: exhala o termínalo.',
  namingVictim: 'Elige primero a qué jugador alcanza el aliento.',
  scorching: 'Elige primero la unidad que se pierde por el aliento.',
  exploring: 'Elige la próxima casilla por explorar.',
  choosingBattle: 'Elige la próxima batalla.',
  shattering: 'Elige cuántas de tus unidades destruyes, a un impacto por cada una.',
  playingTactics: 'Juega una carta de batalla o pasa.',
  rollingAgain: 'Elige primero los dados que vuelves a tirar.',
  losingUnits: 'Elige primero las unidades que se pierden.',
  takingSpoils: 'Batalla ganada: juega misiones, mueve las unidades que puedan seguir o continúa.',
  choosingMission: 'Elige la misión con la que te quedas.',
  claimingHill: 'Toma cartas o Rey de la colina.',
  scoring: 'Juega misiones, descarta o termina tu turno.',
  givingCards: 'Pasa una carta a tu compañero o quédate con todas.',
  slippingCard: 'Elige la carta que pasas.',
  goingHome: 'Elige primero a qué casilla vuelve la unidad.',

  notHome: 'Las unidades nuevas van a las casillas de tu base.',
  tooDear: ({ cost, rubium }) => `Cuesta ${cost} de rubium y tienes ${rubium}.`,
  noFigureLeft: 'No te quedan figuras de esa unidad.',
  boughtEnough: ({ limit, hex }) => `Este turno no se pueden comprar más de ${limit} para ${hex}.`,
  idleCard: 'Esa carta no haría nada ahora.',
  battleCard: 'Esa carta se juega en batallas.',
  whereTheyAre: 'De ahí es de donde salen.',
  onlyRetreat: 'Desde una casilla en disputa solo pueden ir adonde no haya otros jugadores.',
  cardBarsHex: 'Tu carta no permite esa casilla.',
  placeInOrder: 'Colócalas en el orden de las casillas.',
  noMoreUnits: 'No caben más unidades.',
  oneSource: 'Todas salen de una misma casilla.',
  liftInOrder: 'Tómalas en el orden del tablero de jugador.',
  noneReady: 'Allí no hay ninguna unidad de ese tipo que pueda ir.',
  noLanding: 'Juntas no podrían llegar a ninguna parte.',
  noneLifted: 'Lleva al menos una unidad.',

  offBoard: ({ hex }) => `La casilla ${hex} no está en este tablero.`,
  vortexBarred: 'Nadie puede entrar en el Vórtice.',
  groundBarred: ({ terrain }) => `Esa unidad no puede entrar en este terreno: ${lexicon.terrains[terrain]}.`,
  whereItIs: 'Ya está ahí.',
  outOfReach: ({ to, from }) => `No llega a ${to} desde ${from}.`,
  strideOnPlains: 'Solo se mueve dos casillas si una es Llanura rocosa.',
  hexBetween: 'No puede atravesar la casilla intermedia.',
  tooFew: ({ number, hex }) =>
    number === 0 ? `No tienes ninguna en ${hex}.` : `Solo tienes ${number} en ${hex}.`,
  movedAlready: 'Cada unidad se mueve una sola vez por turno.',
  mustRetreat:
    'Una unidad que empezó el turno en una casilla en disputa solo puede retirarse adonde no haya otros jugadores.',
  noMarch: 'Este turno ninguna unidad puede ir una casilla más lejos.',
  needsNoMarch: 'Llega sin marcha forzada.',
  tooFarToMarch: ({ hex }) => `${hex} queda demasiado lejos incluso con marcha forzada.`,
  wayBarred: 'Hay enemigos en el camino.',
  noBreath: ({ hex }) => `No tienes en ${hex} nada que exhale plasma.`,
  uncontrolled: 'Tiene que estar en una casilla que controles.',
  breathedAlready: 'Cada una exhala una sola vez por turno.',
  breathTooFar: 'El plasma solo alcanza una casilla vecina.',
  noEnemy: 'Allí no hay enemigos.',
  noVictim: 'Ese jugador no tiene allí unidades que alcanzar.',

  noToken: ({ hex }) => `En ${hex} no hay ninguna ficha boca abajo.`,
  noUnit: ({ hex }) => `No tienes unidades en ${hex}.`,
  noOpponent: 'Ese jugador no tiene allí unidades con las que combatir.',
  foughtAlready: 'En cada casilla en disputa hay una sola batalla por turno.',
  noLoss: 'Allí no hay ninguna unidad de ese tipo que perder.',
  lossOutOfOrder: 'Las bajas se eligen en el orden del tablero de jugador.',
  lossTooLate: 'Elige primero unidades anteriores en el tablero de jugador.',
  tooFewToShatter: ({ number }) => (number === 0 ? 'Allí no tienes ninguna.' : `Allí solo tienes ${number}.`),
  tooFewToSpread: ({ number }) => (number === 1 ? 'Solo 1 puede seguir.' : `Solo ${number} pueden seguir.`),
  spreadTooFar: 'Solo se mueven a una casilla vecina de la batalla.',
  notOwnersHome: 'Va a una casilla de la base de su dueño.',

  beforeDice: 'Esa carta se juega antes de tirar los dados.',
  afterDice: 'Esa carta se juega después de tirar los dados.',
  beforeFirstRoll: 'Esa carta se juega antes de la primera tirada de una batalla.',
  idleForSide: 'Esa carta no haría nada para ese bando.',
  deployCard: 'Esa carta se juega en la fase de Despliegue.',
  lowestFaceFirst: 'Elige los dados de menor a mayor.',
  tooFewDice: ({ dice, face }) =>
    dice === 0
      ? `Ningún dado muestra un ${face}.`
      : `Solo ${counted(dice, 'dado muestra', 'dados muestran')} un ${face}.`,
  noDieChosen: 'Elige al menos un dado.',

  cardNotHeld: 'No tienes esa carta.',
  notYourTurn: 'Solo puedes descartar cartas en tu propio turno.',
  orderUnfinished: 'Termina antes tu jugada.',
  notInLine: 'Esa misión no está en la línea de transmisión.',
  missionNotHeld: 'No tienes esa misión.',
  redTooLate: 'Una misión roja se juega justo después de la batalla que la hizo posible.',
  redPlayed: 'Solo puedes jugar una misión roja por cada batalla ganada.',
  noBattleWon: 'Esta misión pide una batalla que acabes de ganar.',
  noneSlain:
    'Este turno no hay ninguna unidad enemiga de ese tipo destruida en batalla que no se haya contado ya.',
  noMonolith: 'No controlas el Monolito.',
  noneRoasted: 'Este turno tu aliento no ha eliminado ninguna unidad que no se haya contado ya.',
  otherGround: 'Esa batalla se libró en otro terreno.',
  notEnemyBase: 'Eso no fue en una base enemiga.',
  noSurvivor: 'La unidad que pide la misión no sobrevivió allí.',
  noneFlown: 'Ninguna de las supervivientes llegó volando desde el Monolito.',
  notSlainThere: 'La unidad enemiga que pide la misión no cayó en esa batalla.',
  notDominating: 'Otro jugador controla tantas como tú.',
  notDrawn: 'No has robado esa misión.',
  noSuchCard: 'No tienes esa carta.',
  otherDeck: 'La carta debe ser del mazo nombrado.',

  firstSeatMissing: ({ seat, seats }) =>
    `El primer jugador no puede ser el asiento ${seat}: hay ${seats} asientos.`,
  teamsOfFour: 'Para jugar en equipos hacen falta cuatro jugadores.',
  energyForTwo: 'El tablero de Dependencia energética es para dos jugadores.',
  neighborsForTwo: 'Malos vecinos es para dos jugadores.',
  teamGoal: 'En equipos se juega siempre a 20 puntos.',
  noMissionsToChoose:
    'Con Transmisiones interceptadas nadie roba misiones, así que Máxima prioridad no tiene de dónde elegir.',
  noMissionsToDeal:
    'Con Transmisiones interceptadas nadie tiene misiones, así que Órdenes ejecutivas no puede repartirlas.',
  hillInVortex: 'Nadie puede ser Rey de la colina donde está el Vórtice.',
  noHillIn2005: 'La caja de 2005 no trae cartas de Rey de la colina.',
  noVortexIn2005: 'La caja de 2005 no trae el Vórtice.',
  noExtraTokensIn2005: 'La caja de 2005 no trae fichas de exploración adicionales.',
  noAlternatesIn2005: 'La caja de 2005 no trae unidades alternativas.',
  noEnergyTiles: 'El archivo de mazos no tiene las losetas de Dependencia energética.',
  extrasInOwnMix: 'Tu propia mezcla dice qué fichas se usan, así que las adicionales no pueden añadirse.',
  tokensGiven:
    'El archivo de mazos dice qué fichas hay en este tablero, así que no puedes elegir otra mezcla.',
  tokensOnBoard: ({ size, total }) => `En el tablero van ${size} fichas, no ${total}.`,
  tokensOnHalf: ({ size, total }) => `En cada mitad del tablero van ${size} fichas, no ${total}.`,
  fewMines: ({ mines, advised }) =>
    `Las minas de estas fichas dan ${mines} de rubium; se aconsejan al menos ${advised}.`,
  tooFewTokens: ({ copies, needed, token, called }) =>
    `La caja trae ${copies} fichas «${called ?? lexicon.tokens[token]}», no ${needed}.`,

  ...deckFile,

  pointsReached: 'Se alcanzaron los puntos necesarios para ganar.',
  playerEliminated: 'Un jugador quedó eliminado.',
  lastRound: 'La última ronda ha terminado.',
  missions: 'Misiones',
  secretMissions: 'Misiones secretas',
  hills: 'Rey de la colina',
  hexes: 'Casillas',
  units: 'Unidades',
};
