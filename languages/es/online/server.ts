// Lo que rechaza el servidor, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '@starboard/wire/server-words';

const listed = (names: readonly string[]): string => names.join(', ');

export const server: Translated<typeof english> = {
  rulesNotKept: ({ rules }) =>
    `En esta mesa se juega con la versión ${rules} de las reglas, que aquí no se guarda: se puede mirar, dejar y rendirse.`,
  sayWho: 'Di antes quién eres: elige un nombre de invitado o inicia sesión.',
  foreignPage: 'Esa página no es de este servidor.',
  forTheHost: 'Eso es para quien administra el servidor.',
  noSuchAccount: 'No hay ninguna cuenta con ese nombre y contraseña.',
  accountClosed: 'Quien administra este servidor ha cerrado esta cuenta.',
  loginTaken: 'Ese nombre de usuario ya está ocupado.',
  noPassword: 'Solo las cuentas tienen contraseña.',
  wrongPassword: 'Esa no es tu contraseña.',
  botsNeedAccount: 'Solo las cuentas tienen bots: crea una antes.',
  tooManyBots: ({ most }) => `Una cuenta tiene como mucho ${most} bots.`,
  noSuchBot: 'No tienes ese bot.',
  noSuchPerson: 'No hay nadie con ese nombre.',
  silenced: 'Quien administra este servidor te ha silenciado.',

  noSuchGame: ({ game }) => `No hay ningún juego «${game}».`,
  oneSeatOnly: 'Solo puedes ocupar un asiento.',
  noSuchLevel: ({ level, levels }) => `No hay bot «${level}» para este juego; hay ${listed(levels)}.`,
  clockTooShort: ({ seconds }) => `Un reloj en directo tiene al menos ${seconds} segundos.`,
  daysTooShort: 'Una decisión por días tiene al menos una hora.',
  tooManyOfGuest: ({ most }) =>
    `Un invitado puede tener ${most} mesas sin terminar: termina antes una, o regístrate para tener más.`,
  tooManyTables: ({ most }) => `Puedes tener ${most} mesas sin terminar: cierra o termina antes una.`,

  noSuchTable: 'Esa mesa no existe, o no tienes invitación.',
  notInvited: 'Esta mesa es para quienes tienen invitación.',
  blockedByHost:
    'Quien abrió esta mesa te ha bloqueado, así que no puedes sentarte aquí: siéntate a otra mesa o abre una.',
  notSeated: 'No estás sentado a esta mesa.',
  onlySeatedWrite: 'Ahí solo escriben quienes están sentados a la mesa.',
  onlyHost: 'Eso solo lo puede hacer quien abrió la mesa.',
  sitAlready: 'Ya estás sentado a esta mesa.',
  seenFromASeat: 'Ya has visto esta partida desde un asiento.',
  allTaken: 'Todos los asientos están ocupados.',
  seatTaken: 'Ese asiento está ocupado.',
  noSuchSeat: ({ seat }) => `No hay asiento ${seat}.`,
  seatGaveUp: 'Este asiento se ha rendido: su bot sigue jugando.',

  hasBegun: 'La partida ha empezado.',
  notBegun: 'La partida no ha empezado todavía.',
  notOver: 'La partida no ha terminado todavía.',
  isOver: 'La partida ha terminado.',
  isPaused: 'La partida está en pausa: reanúdala antes.',
  timeIsUp: 'Se te acabó el tiempo.',
  nothingToGiveUp: 'No hay partida en la que rendirse.',
  rematchLater: 'La revancha viene después de la partida.',

  outdated:
    'Esta página es más antigua que el servidor: carga el Starboard nuevo que te ofrece, o recárgala.',
  stale: ({ seen, now }) =>
    `Mientras tanto ha pasado algo: has visto ${seen} y la mesa va por ${now}. Mira otra vez.`,
  botPlays: 'Un bot juega por ti: recupera antes tu asiento.',
  completeBefore: 'La orden está completa antes de eso.',
  tooManyUndone: 'Has deshecho demasiadas órdenes: sigue jugando y podrás volver a deshacer.',
  nothingBeforehand: 'En este juego no hay nada que contestar de antemano.',
  notBeforehand: 'Ahora no se puede contestar eso de antemano.',

  offerAlready: 'Ya hay una propuesta: contéstala antes.',
  noOffer: 'No hay propuesta que aceptar.',
  drawIsForPeople: 'Las tablas las acuerdan personas: los bots siguen jugando.',
  tooManyTakenBack: 'No hay tantas órdenes que retirar.',

  nobodyMissing: 'Ahí no falta nadie.',
  clockDecides: 'En esta mesa las ausencias las decide el reloj.',
  playerHere: 'Esa persona está aquí.',
  mayComeBack: ({ seconds }) => `Esa persona puede volver: espera otros ${seconds} s.`,

  tooLarge: 'Eso es demasiado grande.',
  tooManyRequests: 'Demasiadas peticiones a la vez: espera un momento.',
  tooManySignIns: 'Demasiados intentos de iniciar sesión con ese nombre: espera un momento.',
  tooManyMessages: 'Demasiados mensajes a la vez: espera un momento.',
  tooManyFollowed: ({ most }) => `Una conexión sigue como mucho ${most} mesas.`,
  tooManyOpened: 'Se han abierto demasiadas mesas en poco tiempo: espera unos minutos.',
  tooMuchSaid: 'Eso es mucho de una vez: espera un momento antes de volver a escribir.',
  tooManyReports: 'Tus avisos anteriores ya han llegado al anfitrión: espera antes de enviar otro.',
  tooBusy: 'En esta mesa pasan demasiadas cosas a la vez: inténtalo de nuevo.',
  failed: 'El servidor no ha podido hacerlo: inténtalo de nuevo.',
  failedAtTable: 'El servidor no ha podido hacerlo: mira la mesa e inténtalo de nuevo.',

  nothingHere: 'Aquí no hay nada.',
  readOnly: 'Esto solo se puede leer.',
  notJson: 'Eso no es JSON.',
  notAnObject: 'Un mensaje es un objeto.',
  saysNothing: 'Un mensaje dice qué hacer.',
  noSuchRequest: ({ name, names }) => `No hay nada llamado «${name}» que hacer; hay ${listed(names)}.`,
  notSaidLikeThat: ({ name, field, problem }) =>
    `«${name}» no se dice así: ${field === '' ? 'el mensaje' : field} ${problem}.`,
};
