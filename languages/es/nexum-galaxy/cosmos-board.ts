// What the board says of events and of the computer in Spanish.

import { MOST_MARKERS } from '../../../games/nexum-galaxy/data/events.ts';
import type { Foretold } from '../../../games/nexum-galaxy/rules/cosmos/foretell.ts';
import type { CosmosText } from '../../../games/nexum-galaxy/ui/words/cosmos-text.ts';
import { listed } from '../listed.ts';
import { computerName, kindNames, markerNames, safeIn } from './cosmos.ts';
import { ships } from './phrasing.ts';

export { computerName };

const signNames = { sun: 'sol', ice: 'hielo', ion: 'ion', fleet: 'flota' } as const;

const markers = (count: number, name: string): string =>
  `${count} ${count === 1 ? 'marcador' : 'marcadores'} de ${name}`;

export const cosmosText: CosmosText = {
  rows: 'Eventos',
  now: 'Esta ronda',
  next: 'Próxima ronda',
  row: (number) => `Fila ${number}`,
  kind: kindNames,
  card: (name, halves) =>
    name === null || halves === null
      ? 'carta boca abajo'
      : `carta ${name}, ${signNames[halves[0]]} y ${signNames[halves[1]]}`,
  panel: (number, what, where) => `Panel ${number}: ${what}${where === null ? '' : ` en ${where}`}`,
  either: (kinds) => kinds.map((kind) => kindNames[kind]).join(' / '),
  unknown: 'aún no se sabe',
  does: sentence,
  hits: (names, happened) =>
    names.length === 0
      ? 'No afecta a ningún planeta.'
      : `${happened ? 'Afectó' : 'Afecta'} a ${listed(names)}.`,
  pointsAt: (names) =>
    names.length === 0 ? 'No señala ningún planeta: la IA se refuerza.' : `Señala ${listed(names)}.`,
  safe: safeIn,
  foreseen: 'Prevista: se descubrirá en la próxima ronda.',
  pair: (left, right) => listed([signNames[left], signNames[right]]),
  table: {
    panels: 'Paneles',
    where: 'El panel 1 cae donde señala la carta 1; el panel 2, donde señala la 3.',
    cards: 'Cartas de evento',
    points: (names, safe) => {
      const spared = safe.map((name) => `${name} (a salvo)`);
      return listed([...names, ...spared]) || 'ningún planeta de aquí';
    },
    gone: '(jugada)',
  },

  marker: (marker, rounds) => `${markerNames[marker]}: ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'}`,
  bars: {
    noMove: 'Ninguna nave puede salir, entrar ni atacar aquí.',
    noManage: 'Aquí no se extrae energía ni se construyen naves.',
  },
  ionized: 'ionizado',
  ionizedTip: 'Ionizado durante esta ronda: cada nave que entra paga 1 de energía más.',
  shows: (letter) => `Para los eventos, muestra la letra ${letter}.`,

  aggressivenessWord: 'Agresividad',
  actsNext: 'le toca actuar',
  asleep: 'dormidas',
  relicsAsleep:
    'Empezó con reliquias suficientes: no le dan la victoria hasta que pierda alguna y tenga menos.',
  lastAct: (kind, count) => `Última: ${kindNames[kind]}, ${ships(count)}`,
  notYet: 'Aún no ha actuado.',

  skip: 'Saltar',
};

function sentence({ kind, markers: count }: Foretold): string {
  switch (kind) {
    case 'solar':
      return `${markers(count, markerNames.noMove)} en cada planeta, como mucho ${MOST_MARKERS} en total.`;
    case 'glacial':
      return `${markers(count, markerNames.noManage)} en cada planeta, como mucho ${MOST_MARKERS} en total.`;
    case 'ionized-planet':
      return 'Las naves que entran en el planeta pagan 1 de energía más en esta ronda.';
    case 'ionized-system':
      return 'Las naves que entran en cualquier lugar del sistema pagan 1 de energía más en esta ronda.';
    case 'calm':
      return 'Se retira un marcador de cada clase; quien controla el planeta prevé cartas de la próxima ronda.';
    case 'convoy':
      return 'Quien controla el planeta recibe allí una nave o, si no puede ser, 2 de energía.';
    case 'invasion':
      return 'La IA desembarca o ataca allí, si puede ganar.';
    case 'reinforcement':
      return 'La IA recibe naves en planetas que controla.';
    case 'raid':
      return 'La IA va a por la reliquia más cercana.';
    case 'offensive':
      return 'La IA ataca allí con una nave más, y se le unen naves de sistemas vecinos.';
  }
}
