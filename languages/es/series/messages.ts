// Lo que se dice de los torneos, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '@starboard/series/words';
import { listed } from '../listed.ts';

export const series: Translated<typeof english> = {
  otherTableSeats: ({ seats }) =>
    `Este formato no se juega en mesas de ${seats}: no indiques cuántos caben en una mesa.`,
  roundsOfFormat: 'En este formato las rondas vienen dadas: no indiques cuántas son.',
  wrongCap: ({ fewest, most, cap }) =>
    `Este formato es para ${fewest} a ${most} inscritos; no puede haber ${cap} plazas.`,
  checkInNeedsClosing: 'Solo se puede confirmar la asistencia si la lista se cierra a una hora: indícala.',
  checkInTooLate: 'La confirmación de asistencia debe empezar antes de que se cierre la lista.',
  gameOfGroup: 'Quien abre mesas enlazadas dice cuál es cada una: omite la opción «group».',

  entrantTwice: 'Ya está en la lista.',
  listClosed: 'La lista de inscritos está cerrada.',
  listFull: ({ cap }) => `La lista está completa: hay ${cap} plazas.`,
  onlyOrganizer: 'Eso solo puede hacerlo quien organiza el torneo.',
  onlyYourself: 'Eso solo puedes hacerlo por ti.',
  notEntered: 'No participa en el torneo.',
  hasLeft: 'Ha dejado el torneo.',
  noCheckIn: 'Aquí no hace falta confirmar la asistencia.',
  checkInLater: 'Todavía no se puede confirmar la asistencia.',
  checkedInAlready: 'Ya ha confirmado la asistencia.',
  tooFew: ({ fewest, entrants }) =>
    `Este formato necesita ${fewest} inscritos, y ${entrants === 1 ? 'solo hay 1' : `hay ${entrants}`}.`,

  notBegun: 'El torneo no ha empezado.',
  hasEnded: 'El torneo ha terminado.',
  wasCancelled: 'El torneo se canceló.',
  noSuchEncounter: ({ encounter }) => `En este torneo no hay ninguna partida ${encounter}.`,
  hasTable: 'Esta partida ya tiene mesa.',
  noTableYet: 'Esta partida aún no tiene mesa.',
  tableTwice: 'Esta mesa es de otra partida del torneo.',
  otherSeries: 'Esta mesa no es del torneo.',
  resultTwice: 'El resultado de esta partida ya consta.',
  otherSeats: ({ seats, ranks }) => `En esta partida juegan ${seats}, y el resultado habla de ${ranks}.`,
  notAtTable: 'No juega en esa partida.',

  tieBroken: ({ name, other, by, mine, theirs }) =>
    `${name} queda por delante de ${other} por ${by}: ${mine} a ${theirs}.`,
  tieOpen: ({ names }) => `${listed(names)} comparten el puesto: nada los separa.`,
  byWins: 'partidas ganadas',
  byLine: ({ line }) => `la línea «${line}» de la hoja de puntuación`,
  byMutual: 'las partidas entre quienes están empatados',
  byOpponents: 'los puntos de todos sus rivales',
  byBeaten: 'los puntos de los rivales vencidos y la mitad de los de aquellos con quienes hizo tablas',

  noGroups: ({ game }) => `Las mesas de ${game} no se pueden enlazar.`,
  wrongTables: ({ min, max, tables }) => `Un grupo tiene de ${min} a ${max} mesas, no ${tables}.`,
  wrongFactions: ({ min, max, factions }) => `Un grupo tiene de ${min} a ${max} facciones, no ${factions}.`,
  noTableOfGroup: ({ table }) => `En este grupo no hay mesa ${table}.`,
  tableOver: ({ table }) => `La partida de la mesa ${table} ha terminado.`,
  notedAlready: ({ entry, table }) => `Lo que trajo la entrada ${entry} de la mesa ${table} ya está anotado.`,
  neverSent: ({ table, faction }) => `Ningún envío de la facción ${faction} espera para la mesa ${table}.`,
  otherParcel: ({ table, faction, parcel }) =>
    `A la facción ${faction} le toca abrir en la mesa ${table} el envío ${parcel}, y este es otro.`,
  stillWaits: ({ table, faction, parcel }) =>
    `El envío ${parcel} sigue esperando a la facción ${faction} en la mesa ${table}.`,
  isNoted: 'Las otras mesas del grupo ya conocen esta orden: no se puede deshacer.',
  noTakeBacks: 'En una mesa de un grupo no se retira nada: lo que salió hacia otra mesa tendría que volver.',
  asksHouse: 'El turno está empezando: primero se abren los envíos de las otras mesas.',
  otherTables: ({ table }) => `Desde la mesa ${table} la facción llega a otras mesas, no a estas.`,

  notASeries: 'Esto no es un archivo de torneo de Starboard.',
  deedDoesNotFollow: ({ deed, problem }) =>
    `El paso ${deed} de este archivo no se sigue de los anteriores: ${problem}`,
  otherDeed: 'debía pasar otra cosa.',
  otherLots: 'el sorteo no sale de la semilla.',
  otherSeed: 'La semilla no corresponde a la huella que se publicó con el plan.',
  otherResult: 'El archivo de la partida tiene un resultado distinto.',
  otherGame: 'No es una partida del juego del grupo, o no con sus opciones.',
  unheardOf: ({ table, entry }) => `La entrada ${entry} de la mesa ${table} no está en el archivo del grupo.`,
  noSuchTable: ({ table }) => `Ninguna partida del torneo se jugó en la mesa ${table}.`,
};
