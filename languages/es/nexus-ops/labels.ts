import { counted } from '@starboard/engine/words';
import type { Labels } from '../../../games/nexus-ops/ui/words/labels.ts';
import { un } from './lexicon.ts';

const y = new Intl.ListFormat('es', { type: 'conjunction' });
const o = new Intl.ListFormat('es', { type: 'disjunction' });

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export const labels: Labels = {
  board: 'La luna',
  homeOf: (name) => `Base de ${name}`,
  controlledBy: (name) => `Controlada por ${name}`,
  contested: 'En disputa: hay unidades de varios jugadores.',
  unitsOf: (units, name) => `${units} de ${name}`,
  mine: (value) => `Mina de ${value}`,
  minePays: (name, value) => `paga ${value} de rubium a ${name} en cada una de sus fases de Ingresos.`,
  mineIdle: 'paga a quien la controle con una unidad que trabaje en minas.',
  token: 'Ficha de exploración boca abajo',
  monolith: 'Quien lo controla en la fase de Robo roba dos cartas de Energía.',
  vortex:
    'Nadie puede entrar. Antes del turno del primer jugador arrastra unidades y descarga sobre una casilla vecina.',
  vortexEdge: (face) => `El Vórtice alcanza esta casilla con un ${face}.`,
  bonus: (unit, amount) => `${unit}: ${signed(amount)} a las tiradas de ataque aquí`,
  staysOut: (unit) => `${unit}: se ha encontrado aquí este turno y no entra en batalla`,
  firstHere: (units) => `${units}: aquí atacan antes que todos`,
  noEntry: (units) => `No pueden entrar ${y.format(units)}`,
  buyHere: (unit, cost, rubium) =>
    `Clic: comprar ${un(unit)} por ${cost} de rubium; quedan ${rubium - cost}.`,
  moveHere: (army) => `Clic: mover aquí ${y.format(army)}.`,

  phases: 'Fases del turno',
  phaseNames: ['Despliegue', 'Movimiento', 'Exploración', 'Combate', 'Ingresos', 'Robo'],
  round: (round) => `ronda ${round}`,
  market: 'Unidades a la venta',
  rubium: (amount) => `${amount} de rubium`,
  ware: (unit, cost, left) => `${unit}: ${cost} de rubium, quedan ${left} en tu reserva`,
  chooseStack: 'Elige una casilla con unidades tuyas.',
  sendFrom: (hex) => `Enviar desde ${hex}:`,
  fewer: (units) => `Menos ${units}`,
  more: (units) => `Más ${units}`,
  only: (units) => `Solo ${units}`,
  cancel: 'Cancelar',
  slideBack: 'Más a la izquierda',
  slideOn: 'Más a la derecha',
  battles: 'Batallas por librar',
  ofHere: (number) => `(hay ${number})`,
  howMany: '¿Cuántos siguen?',

  battle: 'Batalla',
  battleIn: (hex) => `Batalla en ${hex}`,
  fold: 'Contraer',
  unfold: 'Expandir',
  close: 'Cerrar',
  attacker: 'ataca',
  defender: 'defiende',
  against: (name) => `Contra ${name}`,
  odds: (win, open, loss) => `Ganar ${win} % · sin decidir ${open} % · perder ${loss} %`,
  oddsOfOthers: (attacker, open, defender) =>
    `Ataque ${attacker} % · sin decidir ${open} % · defensa ${defender} %`,
  working: 'Calculando las probabilidades…',
  result: (name, won, lost) => {
    if (won && lost) return `No queda nadie: la batalla la gana ${name}.`;
    if (won) return `${name} gana la batalla.`;
    return lost ? `El ataque de ${name} fracasa.` : 'Sin decidir: la batalla sigue otro turno.';
  },
  asked: (name, forCards) =>
    forCards ? `${name} puede jugar una carta de batalla.` : `${name} está decidiendo.`,
  order: 'Orden de batalla',
  lost: (name, units) => `${name} pierde ${units}`,
  giveUp: (chosen, due) => `Bajas elegidas: ${chosen} de ${due}`,
  said: (answer) => `Tu respuesta: ${answer}.`,
  askAgain: 'Preguntarme de nuevo',

  hitsOn: (face) =>
    face <= 1
      ? 'siempre acierta'
      : face > 6
        ? 'no puede acertar'
        : face === 6
          ? 'acierta con 6'
          : `acierta con ${face}+`,
  orMore: (face) => (face >= 6 ? '6' : `${face}+`),
  worksMines: 'Trabaja en minas',
  notIn: (lands) => `No puede entrar: ${o.format(lands)}`,
  bonusIn: (land, amount) => `${signed(amount)} en ${land}`,
  gaits: [
    'Se mueve una casilla',
    'Se mueve dos casillas si una es Llanura rocosa',
    'Desde una Poza de magma salta dos casillas, por encima de todo',
    'Desde el Monolito vuela a cualquier casilla',
    'Desde una Poza de magma bucea a otra o a una casilla vecina de una',
  ],
  picksOn: (face) => `Elige la baja con ${face}+`,
  breath: (face, again) =>
    `Exhala plasma sobre una casilla vecina: acierta con ${face}+${again ? ', y repite tras cada impacto' : ''}`,
  firstIn: (lands) => `Ataca antes que nadie en ${y.format(lands)}`,
  perHex: (number) => `Como mucho ${number} por casilla de base y turno`,
  fewerDice: (number) => `Un grupo tira ${number === 1 ? 'un dado' : `${number} dados`} menos`,
  shatters: 'Puede destruirse antes de la primera tirada, a un impacto por cada uno',
  spreads: 'Puede seguir moviéndose tras ganar una batalla',

  hand: 'Tus cartas',
  cards: (number) => (number === 0 ? 'Sin cartas' : counted(number, 'carta', 'cartas')),
  deployCard: 'Despliegue',
  battleCard: 'Batalla',
  redMission: 'Roja: una por cada batalla ganada',
  whiteMission: 'Blanca: las que quieras',
  whyNotNow: '¿Por qué no ahora?',
  discardFor: (rubium) => `Descartar por ${rubium} de rubium`,
  discardSure: (rubium) => `¿Descartarla de verdad por ${rubium} de rubium?`,
  yes: 'Sí, descartar',
  no: 'No',
  line: 'Línea de transmisión',

  points: (points, goal) => `${points} de ${goal} puntos`,
  teamPoints: (points, goal) => `El equipo tiene ${points} de ${goal} puntos.`,
  missionsTaken: (number) => `${counted(number, 'Misión', 'Misiones')} por batallas ganadas`,
  hillsTaken: (number) => counted(number, 'carta de Rey de la colina', 'cartas de Rey de la colina'),
  purse: (rubium, income) => `${rubium} de rubium; las minas pagarían ahora ${income}`,
  units: (number) => `${counted(number, 'unidad', 'unidades')} en el tablero`,
  energizeCards: (number) => `${counted(number, 'carta', 'cartas')} de Energía en la mano`,
  secretMissions: (number) => `${counted(number, 'Misión secreta', 'Misiones secretas')} en la mano`,
  unitsShort: 'Unidades',
  energizeShort: 'Energía',
  missionsShort: 'Misiones',
  out: 'Fuera de la partida',

  unitsTitle: 'Unidades, en orden de batalla',
  unit: 'Unidad',
  cost: 'Coste',
  hits: 'Acierta con',
  supply: 'Quedan',
  tokensLeft: (number) => `Fichas de exploración boca abajo: ${number}`,
  energizeDeck: (number) => `Cartas de Energía: ${number} en el mazo`,
  missionDeck: (number) => `Misiones secretas: ${number} en el mazo`,
  missionStack: (number) => `Misiones en el montón, a un punto cada una: ${number}`,
  unseenNote: 'Copias que aún no has visto, de todas las que hay.',
};
