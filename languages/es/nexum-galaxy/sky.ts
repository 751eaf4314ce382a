// What the board says of the Asteroids rules on the map, in Spanish.

import type { SkyText } from '../../../games/nexum-galaxy/ui/words/sky-text.ts';
import { exoticNames } from './exotic.ts';
import { relicNames } from './phrasing.ts';

export const skyText: SkyText = {
  exotic: exoticNames,
  exoticDoes: {
    neutron: 'Nadie entra en la estrella. Los planetas con naves tienen 1 más de defensa.',
    quantum: 'Las naves que llegan de otro disco sacan dos cartas de evento, que actúan sobre sus planetas.',
    cloud: 'Una segunda nube: dos cartas por cada nave que llega, y debe irse en su siguiente turno.',
    magnetic: 'Ninguna nave sale de él.',
    drifting: 'Cuatro planetas y ninguna estrella.',
    hole: 'Un puente: entre los discos contiguos cada nave paga 1 menos.',
    binary: 'Dos estrellas, que se conservan con la mitad de los planetas, redondeando hacia abajo.',
    wormhole: 'Quien entra por un extremo sale en su propia zona del otro.',
    giant: 'Su estrella se puede atacar desde los planetas que la rodean.',
    archipelago: 'Seis planetas y una estrella.',
    dark: 'Ninguna nave sale de él. Un puente: entre los discos contiguos cada nave paga 1 menos.',
  },
  wormholeEnd: 'Este extremo del agujero de gusano lleva a la propia zona del otro.',
  bridge: (open) =>
    open ? 'El puente está abierto.' : 'Los marcadores de Sin Movimiento cierran el puente.',
  neutronStar: 'Nadie entra en una estrella de neutrones.',
  calledBy: (number) => `Las cartas de evento lo llaman número ${number}.`,

  areaOf: (owner) => `zona de ${owner}`,
  heap: 'donde flotan las reliquias que nadie lleva',
  mustLeave: 'Las naves que estén aquí al empezar su turno deben irse en él.',

  asteroid: 'Aquí hay un asteroide. Solo quien lo captura sabe qué contiene.',
  asteroidMark: 'asteroide',
  dead: 'Muerto: no da energía, saqueo ni naves, y todas las naves pueden irse.',
  deadMark: 'muerto',
  ruined: (planets) => (planets === 1 ? 'Un planeta destruido aquí' : `${planets} planetas destruidos aquí`),
  hidden: (relic) => `Aquí está tu nave camuflada con el ${relicNames[relic]}. Solo lo sabes tú.`,
  hiddenMark: (relic) => `tu nave camuflada con el ${relicNames[relic]}`,

  fareFrom: (place, energy) =>
    energy === null
      ? `Ningún camino lleva aquí desde ${place}.`
      : `Desde ${place}: ${energy} de energía por nave`,
  farePart: ({ of, energy }) => {
    const amount = energy < 0 ? `−${-energy}` : `${energy}`;
    const name = {
      inside: 'dentro del sistema',
      linked: 'a un sistema contiguo',
      jump: 'por el hiperespacio',
      far: 'entre discos sin enlace',
      bridge: 'puente',
      ions: 'ionizado',
      transporter: 'con el Transportador',
      extractor: 'para la nave del Extractor',
    }[of];
    return of === 'inside' || of === 'linked' || of === 'jump' || of === 'far'
      ? `${amount} ${name}`
      : `${energy < 0 ? amount : `+${amount}`} ${name}`;
  },
  cloakedMayBeThere: 'Seguro, salvo que haya una nave camuflada.',
};
