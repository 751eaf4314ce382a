// Lo que se dice de los sectores, en español.

import type { Translated } from '@starboard/engine';
import { relicTypes } from '../../../games/nexum-galaxy/data/sector.ts';
import type { sectors, SystemList } from '../../../games/nexum-galaxy/words/sector-messages.ts';
import { listed } from '../listed.ts';
import { relicNames } from './phrasing.ts';

const lists: Readonly<Record<SystemList, string>> = {
  adjacency: 'La vecindad',
  noHyperspace: 'La lista noHyperspace',
  seats: 'La lista de asientos',
  relics: 'La lista de reliquias',
  cloud: 'La nube',
  aiStart: 'El comienzo de la IA',
  layout: 'El dibujo',
};

export const sectorMessages: Translated<typeof sectors> = {
  emptyName: ({ place }) => `${place} está vacío: ponle un nombre al sector.`,
  cloudLacksSystems: ({ place }) => `Falta ${place}: es la lista de sistemas junto a la nube.`,
  cloudHasSystems: ({ place }) => `${place} es solo para una nube que está junto a sistemas.`,

  stranger: ({ list, system }) => `${lists[list]} nombra ${system}, que no está en el sector.`,
  strangeNeighbour: ({ system, neighbour }) =>
    `La vecindad de ${system} nombra ${neighbour}, que no está en el sector.`,
  diskTwice: ({ system }) => `Solo hay un disco ${system}, pero aparece dos veces en la lista.`,
  neighbourTwice: ({ system, neighbour }) => `${system} nombra dos veces a su vecino ${neighbour}.`,
  oneSided: ({ system, neighbour }) =>
    `${system} nombra a ${neighbour} como vecino, pero ${neighbour} no nombra a ${system}.`,
  ownNeighbour: ({ system }) => `${system} no puede ser vecino de sí mismo.`,
  tooManyNeighbours: ({ system, neighbours }) =>
    `${system} tiene ${neighbours} vecinos; un disco toca como mucho a seis.`,
  cutOff: ({ systems }) =>
    `Ningún camino lleva a ${listed(systems)}: nada ${systems.length === 1 ? 'lo' : 'los'} une a los demás y el hiperespacio está cerrado.`,
  closedTwice: ({ system }) => `noHyperspace nombra ${system} dos veces.`,
  homeTwice: ({ system }) => `Dos civilizaciones no pueden empezar en ${system}.`,
  seatWithoutGate: ({ system }) => `${system} no puede ser un asiento: solo A, D, G y J tienen portal.`,
  tooFewSeats: 'Un sector tiene al menos dos asientos.',
  noPlayers: 'El sector no dice para cuántos jugadores está hecho.',
  playersTwice: ({ players }) => `La lista de jugadores tiene ${players} dos veces.`,
  tooManyPlayers: ({ players, seats }) => `${players} jugadores no caben en ${seats} asientos.`,
  tooManyOfType: ({ type }) => `La caja solo trae dos reliquias de tipo ${relicNames[type]}.`,
  relicsWithoutShips: ({ place }) => `En ${place} empiezan más reliquias que naves para llevarlas.`,
  homeHasWon: ({ system }) => `Quien empieza en ${system} ya habría ganado: hay demasiadas reliquias.`,
  cloudTwice: ({ system }) => `La nube nombra ${system} dos veces.`,
  cloudNowhere: 'La nube no está junto a ningún sistema.',
  cloudTooWide: 'La nube toca como mucho seis sistemas.',
  computerInSeat: ({ system }) => `La IA no puede empezar en el asiento ${system}.`,
  computerWithoutGate: ({ system }) =>
    `La IA no puede empezar desde un portal en ${system}: solo A, D, G y J lo tienen.`,
  notPlaced: ({ system }) => `El dibujo no tiene sitio para ${system}.`,

  disksOverlap: ({ system, neighbour }) => `Los discos ${system} y ${neighbour} se solapan en el dibujo.`,
  unevenDisks: ({ civilizations, tann, major, minor }) =>
    `${civilizations} civilizaciones piden otros tantos sistemas Tann, mayores y menores; aquí hay ${tann}, ${major} y ${minor}.`,
  unlikeSeats: ({ groups }) =>
    `El sector no se ve igual desde cada sistema Tann: ${groups.map(listed).join(' / ')}.`,
  unlikePair: ({ systems }) =>
    `Dos jugadores empiezan en ${listed(systems)}, y el sector no se ve igual desde allí.`,
  majorsNearer: ({ systems }) => `De ${listed(systems)} está más cerca un sistema mayor que cualquier menor.`,
  majorsTouched: ({ systems }) =>
    `Los sistemas mayores están mejor a un salto, pero hay sistemas Tann junto a ${listed(systems)}.`,
  wrongRelics: ({ relics, civilizations, wanted }) =>
    `Hay ${relics} ${relics === 1 ? 'reliquia' : 'reliquias'}; ${civilizations} civilizaciones deberían tener ${wanted}.`,
  relicsAtHome: ({ systems }) => `Hay una reliquia en ${listed(systems)}, donde empieza alguien.`,
  strayRelics: ({ relics }) =>
    `Algunas reliquias no están en su sitio: ${listed(relics.map(({ type, place }) => `${relicNames[type]} en ${place}`))}.`,
  relicPiles: ({ places }) => `En ${listed(places)} empieza más de una reliquia; es mejor una por planeta.`,
  unevenTypes: (counts) =>
    `Los tipos de reliquia no son igual de numerosos: ${listed(relicTypes.map((type) => `${counts[type]} ${relicNames[type]}`))}.`,
};
