// Lo que dice el motor, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '@starboard/engine/words';
import { listed as joined } from '../listed.ts';

const listed = (names: readonly string[]): string => names.join(', ');

const oneOf = (names: readonly string[]): string =>
  `uno de ${listed(names.slice(0, 12))}${names.length > 12 ? ', …' : ''}`;

export const engine: Translated<typeof english> = {
  noSuchMove: ({ name, names }) => `No hay ninguna jugada «${name}»; las jugadas son ${listed(names)}.`,
  needsNumber: ({ move, field, min, max }) => `«${move}» necesita ${field}: un número de ${min} a ${max}.`,
  needsName: ({ move, field, names }) => `«${move}» necesita ${field}: ${oneOf(names)}.`,
  tooManyWords: ({ text, move }) => `«${text}» tiene más palabras de las que necesita «${move}».`,

  noSuchOption: ({ option, options }) =>
    `No hay ninguna opción ${option}. ${options.length === 0 ? 'Este juego no tiene opciones' : `Las opciones son ${listed(options)}`}.`,
  optionProblem: ({ option, problem }) => `Opción ${option}: ${problem}`,
  optionNotJson: 'esto no es JSON, o está cortado.',

  option: ({ option }) => `La opción ${option}`,
  missingValue: ({ place, expected }) => `Falta ${place}: debe ser ${expected}.`,
  wrongValue: ({ place, expected, given }) => `${place} debe ser ${expected}, no ${given}.`,
  noSuchField: ({ place, field, fields }) =>
    `${place} no tiene ningún campo ${field}. Sus campos son ${listed(fields)}.`,
  textTooLong: ({ place, longest }) => `${place} tiene más de ${longest} caracteres.`,
  textInvisible: ({ place }) => `${place} contiene caracteres que no se pueden mostrar.`,
  aText: ({ longest }) => `un texto de ${longest} caracteres como mucho`,
  aNumber: ({ min, max }) => `un número de ${min} a ${max}`,
  aWholeNumber: ({ min, max }) => `un número entero de ${min} a ${max}`,
  trueOrFalse: 'true o false',
  oneOf: ({ values }) => (values.length === 1 ? values[0] : `uno de ${listed(values)}`),
  aList: ({ least, most }) =>
    `una lista de ${least === most ? most : least === 0 ? `${most} como mucho` : `${least} a ${most}`}`,
  anObject: 'un objeto',

  wrongSeats: ({ game, min, max, seats }) =>
    `${game} es para ${min === max ? min : `entre ${min} y ${max}`} jugadores, no ${seats}.`,
  needsSeed: 'Una mesa necesita una semilla secreta.',
  lookOnly: 'Esta partida se cargó sin su semilla: se puede mirar, no seguir jugando.',
  gameOver: 'La partida ha terminado.',
  othersDecide: ({ seats }) =>
    `Ahora no decides tú, sino ${seats.length === 1 ? 'el asiento' : 'los asientos'} ${joined(seats.map(String))}.`,
  noMove: 'Esa jugada no existe en este juego.',
  notPossible: 'Eso no es posible ahora mismo.',
  noSuchSeat: ({ seat }) => `No hay ningún asiento ${seat}.`,
  emptyOrder: 'Una orden necesita al menos una jugada.',
  orderTooLong: 'Una orden acaba donde interviene el azar o donde está completa: envía el resto aparte.',
  orderTooShort: 'Esa orden aún no está completa.',
  builtUpon: 'Alguien ha seguido jugando ya a partir de esa jugada.',
  tooManyTakenBack: 'No hay ninguna decisión tuya anterior a la que volver.',
  gaveUpAlready: 'Ese jugador ya se ha rendido.',

  nothingToUndo: 'No tienes nada que deshacer: una jugada ya no se deshace cuando le ha seguido otra cosa.',
  undoRolled: 'En tu última jugada hubo dados o cartas, así que no se puede deshacer.',
  undoShown: 'Después de tu última jugada se ha revelado algo oculto, así que no se puede deshacer.',

  agreedDraw: 'Los jugadores acordaron tablas.',
  gaveUp: 'El jugador se rindió.',
  othersGaveUp: 'Todos los demás jugadores se rindieron.',
  allGaveUp: 'Todos los jugadores se rindieron.',

  notJson: 'Esto no es un archivo de partida: no es JSON, o está cortado.',
  tooDeep: 'Esto no es un archivo de partida de Starboard: tiene demasiados niveles.',
  notAGameFile: 'Esto no es un archivo de partida de Starboard.',
  otherFormat: ({ format }) => `Este archivo tiene el formato ${format}; este Starboard lee el 1.`,
  damagedField: ({ field }) => `Este archivo está dañado: «${field}» falta o no es lo que debe.`,
  wrongField: ({ field }) => `Este archivo está dañado: «${field}» no es lo que debe.`,
  foreignField: ({ field }) => `Este archivo está dañado: «${field}» sobra.`,
  damagedEntry: ({ entry }) =>
    `Este archivo está dañado: la entrada ${entry} del registro no es lo que debe.`,
  tooLarge: ({ megabytes }) => `Este archivo pasa de ${megabytes} MB.`,
  viewInstead:
    'Este es un archivo de vista, lo que se le mostró a alguien de una partida sin terminar: se puede volver a ver y nada más.',
  longView: ({ most }) => `Este archivo de vista está dañado: tiene más de ${most} momentos.`,
  damagedMoment: ({ moment }) =>
    `Este archivo de vista está dañado: el momento ${moment} no pudo mostrársele así a quien miraba.`,
  otherGame: ({ file, game }) => `Esta partida es de ${file}, no de ${game}.`,
  otherRules: ({ file, rules }) =>
    `Esta partida se jugó con la versión ${file} de las reglas; aquí está la ${rules}.`,
  noSecret: 'El secreto de la mesa no está en este registro.',
  otherSeed: 'La semilla no encaja con el compromiso publicado al abrir la mesa.',
  inEntry: ({ entry, problem }) => `Entrada ${entry}: ${problem}`,
  noSuchSeats: ({ game, seats }) => `A ${game} no se puede jugar con ${seats} asientos.`,
  setupDie: 'Un dado de la preparación no se sigue de la semilla.',
  setupDice: 'Se anotaron más dados en la preparación de los que pide.',
  tooManyDice: 'Se anotaron más dados de los que piden las reglas.',
  brokenChain: 'la cadena de huellas se rompe aquí: se cambió esta entrada o una anterior.',
  otherUndo: ({ entry }) => `la entrada ${entry} no es la que esa retirada deshace.`,
  otherDie: 'un dado no se sigue de la semilla.',
  otherDice: ({ what }) => `los dados anotados no encajan: ${what}`,
  snapshotOfAnother: ({ game, rules }) => `Esta partida es de ${game}, versión ${rules} de las reglas.`,
  otherLayout:
    'Esto se escribió cuando los estados de este juego se disponían de otra manera, así que no se puede leer.',
  badSnapshot: 'La instantánea no es de este juego.',
};
