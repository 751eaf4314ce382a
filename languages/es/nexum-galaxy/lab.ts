// What the board says of the Asteroids rules around the map, in Spanish.

import { counted } from '@starboard/engine/words';
import { civilizations } from '../../../games/nexum-galaxy/data/civilizations.ts';
import { asteroidTitle, technologyNames } from './asteroids.ts';
import { civilizationNames, colours } from './civilizations.ts';
import { exoticNames } from './exotic.ts';
import type { LabText } from '../../../games/nexum-galaxy/ui/words/lab-text.ts';

export const labText: LabText = {
  bar: 'Tecnologías, mano y civilización',
  technologies: 'Tecnologías',
  canDevelop: 'se puede desarrollar una ahora',
  hand: 'Mano',
  close: 'Cerrar',
  civilizations: 'Civilizaciones',

  path: { military: 'Militar', space: 'Espacial', exploration: 'Exploración' },
  technology: technologyNames,
  does: {
    replicator1: 'Construye 4 naves corrientes por fase.',
    replicator2: 'Construye 5 naves corrientes por fase.',
    engineering1: 'Los ataques ganan los empates contra quien no la tiene.',
    replicator3: '4 naves más; vuelven las naves perdidas para siempre.',
    processing1: 'Captura asteroides; en tu carta caben 2.',
    recharge1: 'Guarda 5 de energía más.',
    processing2: 'En tu carta caben 4 asteroides.',
    recharge2: 'Guarda 10 de energía más.',
    hyperspace: 'Salta a sistemas sin enlace por 3 de energía por nave.',
    exploration: 'Busca sistemas exóticos, 3 de energía por carta.',
    cloaking: 'Camufla una nave con reliquia bajo una carta de tu mano, 15 de energía.',
    'controlled-exploration': 'Coloca lo que encuentres junto a cualquier disco.',
  },
  energyPrice: (energy) => `${energy} de energía`,
  crystalPrice: { same: '2 cristales de un color', different: '2 cristales de distinto color' },
  standing: {
    developed: 'Desarrollada',
    later: 'Antes va la anterior',
    payable: 'Se puede desarrollar ahora',
    dear: 'Falta energía',
    crystals: 'No alcanza con lo que hay en tu carta',
    oncePerTurn: 'Una tecnología por turno: el próximo',
    notNow: 'En una fase tuya de gestión o movimiento',
  },

  asteroidsWord: 'Asteroides',
  cloakedWord: 'Naves camufladas',
  processing: 'Carta de Procesado',
  asteroid: (name) => `asteroide ${asteroidTitle(name)}`,
  asteroids: (count, room) => `${count} de ${room} asteroides`,
  hiddenAsteroid: 'asteroide que solo conoce su dueño',
  choosing: 'Señala asteroides para pagar con ellos; si no, se te pregunta cuáles.',
  needsProcessing: 'Para capturar asteroides hace falta Procesado I.',
  cloakedAt: (place) => `Camuflada en ${place}`,

  cards: (count) => counted(count, 'carta', 'cartas'),
  noCards: 'Sin cartas: cada nave que llega a una nube trae dos.',
  discards: 'Señala las cartas que descartas.',
  hides: 'Señala la carta bajo la que se camufla tu nave.',
  handOnly: 'Solo las ves tú. Se ponen sobre las filas de eventos cuando se descubren.',
  asItLies: 'Como está',
  layOn: (place) => `Sobre la carta ${place}`,
  chooseCard: 'Señala una carta tuya para ver qué haría la fila con ella.',
  hidesAt: (place) => `a ${place}`,
  hidesNowhere: 'no lleva a ningún sitio ahora',

  draft: 'Elección',
  taken: 'Ya la lleva otra persona',
  civilization: civilizationNames,
  permanent: {
    psycon: 'Siempre: sin recargo donde está ionizado.',
    biontes: null,
    clonyx: null,
    gnomicon: 'Siempre: ves las cartas exteriores de las filas boca abajo.',
  },
  skill: {
    unbar: 'Tu próxima orden puede ir a un lugar con marcadores de Sin Movimiento.',
    overload: 'En la gestión un sistema da su energía otra vez, hasta 3.',
    thaw: 'Quita todos los marcadores de Sin Gestión de un planeta con una nave tuya.',
    clear: 'Quita todos los marcadores de Sin Movimiento de un planeta tuyo o a tu alcance.',
    revive: 'Un planeta muerto con una nave tuya revive a cambio de esa nave.',
    guard: 'Tu próximo ataque no pierde naves.',
    bond: '+1 en tu próximo ataque con una reliquia; en otros turnos, el primer ataque contra tus reliquias encuentra +1.',
    foresee: 'Ves las tres próximas cartas de evento.',
  },
  generation: ['Primera generación', 'Segunda generación'],
  skillUsed: 'Ya se usó una habilidad en este turno.',
  evolves: (id) => {
    const colour = civilizations.find((each) => each.id === id)?.colour ?? null;
    return colour === null
      ? 'Evoluciona por cuatro asteroides.'
      : `Evoluciona por dos cristales ${colours[colour]}.`;
  },

  exoticSystems: 'Sistemas exóticos',
  inPlay: 'Su disco está en juego.',
  found: (letter, kind, available) =>
    available
      ? `${letter}: ${exoticNames[kind]}${kind === 'hole' ? ', en el que se pierde la nave' : ''}`
      : `${letter}: ya está en juego, la nave se perdería`,
};
