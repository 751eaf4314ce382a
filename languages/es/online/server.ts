// Lo que rechaza el servidor, en español.

import type { Translated } from '@starboard/engine';
import { counted } from '@starboard/engine/words';
import type { english } from '@starboard/wire/server-words';

const listed = (names: readonly string[]): string => names.join(', ');

export const server: Translated<typeof english> = {
  rulesNotKept: ({ rules }) =>
    `En esta mesa se juega con la versión ${rules} de las reglas, que ya no está disponible aquí: puedes verla, dejarla o rendirte.`,
  sayWho: 'Primero di quién eres: elige un nombre de invitado o inicia sesión.',
  foreignPage: 'Esa página no es de este servidor.',
  forTheHost: 'Eso solo lo puede hacer quien administra este servidor.',
  noSuchAccount: 'Nombre de usuario o contraseña incorrectos.',
  followNeedsAccount: 'Los invitados no pueden seguir a nadie: crea antes una cuenta.',
  followsOthers: 'No puedes seguirte a ti.',
  blockedFollowing: 'Esa persona te ha bloqueado, así que no puedes seguirla.',
  tooManyFollowedPeople: ({ most }) => `Puedes seguir a ${most} personas como mucho.`,
  noSuchCode: 'Nombre de usuario o código incorrectos, o ese código ya se ha usado.',
  noSuchSession: 'Ahí ya no tienes la sesión iniciada.',
  accountClosed: 'Quien administra este servidor ha cerrado esta cuenta.',
  loginTaken: 'Ese nombre de usuario ya está en uso: elige otro.',
  noPassword: 'Solo las cuentas tienen contraseña.',
  commonPassword:
    'Mucha gente usa esa contraseña, así que es de las primeras que se prueban: elige otra, por ejemplo unas pocas palabras.',
  passwordIsName: 'Tu contraseña no puede ser tu nombre: elige otra, por ejemplo unas pocas palabras.',
  wrongPassword: 'Esa no es tu contraseña actual.',
  botsNeedAccount: 'Los invitados no pueden tener bots: crea antes una cuenta.',
  tooManyBots: ({ most }) => `Una cuenta puede tener ${most} bots como mucho.`,
  tooManyBlocked: ({ most }) =>
    `Puedes silenciar o bloquear a ${most} personas como mucho: deja antes de silenciar o bloquear a alguna.`,
  noSuchBot: 'No tienes ese bot.',
  noSuchPerson: 'No hay nadie con ese nombre.',
  noSuchLine: 'Esa persona no ha escrito esa línea en esta mesa.',
  silenced: 'Quien administra este servidor te ha silenciado, así que no puedes escribir.',

  noSuchGame: ({ game }) => `No hay ningún juego «${game}».`,
  ratedNeedsAccount:
    'Las partidas puntuadas son solo para cuentas: crea una o juega una partida sin puntuación.',
  ratedNeedsClock: 'Una partida puntuada necesita reloj: elige uno en directo o días para cada decisión.',
  notRateable:
    'Una partida con estas opciones no puede puntuar: hacen falta las reglas impresas, que cada cual juegue por su cuenta y un asiento para al menos otra persona.',
  botsAloneNeedAccount:
    'Solo las cuentas pueden hacer que jueguen bots entre sí: deja un asiento para una persona o crea antes una cuenta.',
  oneSeatOnly: 'Solo puedes ocupar un asiento.',
  noSuchLevel: ({ level, levels }) => `No hay ningún bot «${level}» para este juego; hay ${listed(levels)}.`,
  tableOfGroup: 'Una mesa de una batalla múltiple la abre quien lleva todas, no se abre sola.',
  clockTooShort: ({ seconds }) => `Un reloj en directo necesita al menos ${seconds} segundos.`,
  daysTooShort: 'Un reloj por correspondencia necesita al menos una hora por decisión.',
  tooManyOfGuest: ({ most }) =>
    `Un invitado puede tener ${most} mesas sin terminar: termina antes una, o crea una cuenta para tener más.`,
  tooManyTables: ({ most }) => `Puedes tener ${most} mesas sin terminar: cierra o termina antes una.`,

  noSuchTable: 'Esa mesa no existe, o no tienes invitación.',
  notInvited: 'A esta mesa solo se entra con invitación: pide el enlace.',
  blockedByHost:
    'Quien abrió esta mesa te ha bloqueado, así que no puedes sentarte aquí: siéntate a otra mesa o abre una.',
  notSeated: 'No estás sentado a esta mesa.',
  onlySeatedWrite: 'Ahí solo escriben quienes están sentados a la mesa.',
  onlyHost: 'Eso solo lo puede hacer quien abrió la mesa.',
  sitAlready: 'Ya estás sentado a esta mesa.',
  seenFromASeat: 'Ya has visto esta partida desde un asiento, así que no puedes ocupar otro.',
  allTaken: 'Todos los asientos están ocupados.',
  seatTaken: 'Ese asiento está ocupado.',
  noSuchSeat: ({ seat }) => `No hay ningún asiento ${seat}.`,
  seatsOfSeries:
    'Esta mesa es de un torneo, y solo el torneo decide quién se sienta: ríndete aquí o retírate en la página del torneo.',
  seatGaveUp: 'Este asiento se ha rendido: su bot sigue jugando.',

  hasBegun: 'La partida ya ha empezado.',
  notBegun: 'La partida no ha empezado todavía.',
  notOver: 'La partida no ha terminado todavía.',
  isOver: 'La partida ha terminado.',
  isClosed: 'Esta mesa se ha cerrado: siéntate a otra mesa o abre una.',
  isPaused: 'La partida está en pausa: reanúdala antes.',
  timeIsUp: 'Se te ha acabado el tiempo.',
  noTimeToUndo:
    'No te quedaría tiempo para volver a decidir: a quien deshace le cuenta el tiempo transcurrido desde su jugada.',
  nothingToGiveUp: 'No hay ninguna partida en la que rendirse.',
  rematchLater: 'Podrás pedir la revancha cuando termine la partida.',

  outdated: 'Esta página es más antigua que el servidor: recárgala para tener la versión nueva.',
  stale: 'Ha pasado algo en la mesa desde que decidiste: mira otra vez y decide de nuevo.',
  botPlays: 'Un bot está jugando por ti: recupera antes tu asiento.',
  completeBefore: 'Tu jugada ya está completa antes de ese paso.',
  tooManyUndone: 'Has deshecho demasiadas jugadas: sigue jugando y podrás volver a deshacer.',
  nothingBeforehand: 'En este juego no hay nada que contestar de antemano.',
  notBeforehand: 'Ahora no se puede contestar eso de antemano.',

  offerAlready: 'Ya hay una propuesta: contéstala antes.',
  noOffer: 'No hay ninguna propuesta que aceptar.',
  drawIsForPeople: 'Solo las personas pueden acordar tablas: los bots siguen jugando.',
  drawAlone: 'Juegas en solitario: no hay con quién acordar tablas.',
  tooManyTakenBack: 'No hay ninguna decisión tuya anterior a la que volver.',

  nobodyMissing: 'En ese asiento no falta nadie.',
  clockDecides: 'En esta mesa no hace falta quedarse: solo cuenta el reloj.',
  playerHere: 'Esa persona está aquí.',
  mayComeBack: ({ seconds }) =>
    `Esa persona puede volver: espera ${counted(seconds, 'segundo más', 'segundos más')}.`,

  noSuchCampaign: 'No existe esa campaña.',
  campaignNeedsAccount: 'Los invitados pueden jugar en campañas; para abrir una, crea antes una cuenta.',
  campaignEnded: 'Esta campaña ha terminado.',
  campaignBegun: 'Esta campaña ya ha empezado.',
  campaignNotPlayed: 'Esta campaña no se está jugando.',
  campaignInBattle: 'La batalla por el sector elegido sigue en curso.',
  campaignSeatsFree: 'Falta alguien: en cada asiento debe haber una persona o un bot.',
  campaignSeatTaken: 'Ese asiento está ocupado.',
  noSuchCampaignSeat: 'No existe ese asiento en esta campaña.',
  inCampaignAlready: 'Ya tienes un asiento en esta campaña.',
  notInCampaign: 'No tienes asiento en esta campaña.',
  noSuchPlace: 'La nube no puede estar ahí.',
  notYourChoice: 'Le toca elegir a otra persona.',
  notYourCampaign: 'Eso solo lo decide quien abrió la campaña.',
  noSuchSector: 'No existe ese sector.',
  blockedInCampaign: 'Quien abrió esta campaña te ha bloqueado, así que no puedes jugar en ella.',
  noSuchGroup: 'No existe esa batalla múltiple.',
  groupNeedsAccount:
    'Los invitados pueden jugar en batallas múltiples; para abrir una, crea antes una cuenta.',
  groupEnded: 'Esta batalla múltiple ha terminado.',
  groupOfTournament:
    'Esta batalla múltiple es una partida de un torneo: el torneo decide quién juega en ella.',
  groupBegun: 'Esta batalla múltiple ya ha empezado.',
  groupSeatsFree: 'Falta alguien: en cada asiento debe haber una persona o un bot.',
  groupSeatTaken: 'Ese asiento está ocupado.',
  noSuchGroupSeat: 'No existe ese asiento en esta batalla múltiple.',
  groupTableOver: ({ table }) => `La partida de la mesa ${table} ha terminado.`,
  otherFaction: ({ faction }) =>
    `En esta batalla múltiple juegas con la facción ${faction}, y con ninguna otra.`,
  oneFactionOnly: 'Solo puedes jugar con una facción.',
  unevenGroup: 'Cada facción necesita un asiento en cada mesa.',
  notInGroup: 'No tienes ese asiento en esta batalla múltiple.',
  notYourGroup: 'Eso solo lo decide quien abrió la batalla múltiple.',
  blockedInGroup: 'Quien abrió esta batalla múltiple te ha bloqueado, así que no puedes jugar en ella.',
  groupFileLater: 'El archivo de una batalla múltiple se puede guardar cuando han terminado todas sus mesas.',
  noSuchTournament: 'No existe ese torneo.',
  organizerNeedsAccount:
    'Los invitados pueden inscribirse en torneos; para organizar uno, crea antes una cuenta.',
  tooManySeries: ({ most }) =>
    `Puedes tener ${most} torneos, campañas y batallas múltiples sin terminar: termina o cancela antes alguno.`,
  tooManyPlanned:
    'Se han abierto varios torneos, campañas o batallas múltiples en poco tiempo: espera antes de abrir más.',
  capTooLarge: ({ most }) => `Aquí los torneos tienen sitio para ${most} inscritos como mucho.`,
  closesLater: ({ days }) =>
    `La lista de inscritos debe cerrarse en el futuro, dentro de ${counted(days, 'día', 'días')} como mucho.`,
  blockedByOrganizer: 'Quien organiza este torneo te ha bloqueado, así que no puedes inscribirte.',
  listChangedTooOften: 'Demasiada gente se ha inscrito y retirado: ya no se puede añadir a nadie a la lista.',

  tooLarge: 'Eso es demasiado grande.',
  tooManyRequests: 'Demasiadas peticiones a la vez: espera un momento.',
  tooManySignIns: 'Demasiados intentos de iniciar sesión con ese nombre: espera un momento.',
  tooManyAtTheDoor:
    'Demasiada gente está iniciando sesión a la vez: inténtalo de nuevo dentro de un momento.',
  tooManyMessages: 'Demasiados mensajes a la vez: espera un momento.',
  tooManyFollowed: ({ most }) => `Una conexión puede seguir ${most} mesas como mucho.`,
  tooManyOpened: 'Se han abierto demasiadas mesas en poco tiempo: espera unos minutos.',
  tooManySeats: 'Has cambiado de asiento demasiadas veces en poco tiempo: espera un momento.',
  arrangedTooOften: 'Esta mesa se ha reorganizado demasiadas veces: abre otra.',
  tooOftenAside: 'Lo has hecho demasiadas veces en esta partida: sigue jugando y podrás volver a hacerlo.',
  tooMuchSaid: 'Eso es mucho de una vez: espera un momento antes de volver a escribir.',
  tooManyNames: 'Se han elegido varios nombres en poco tiempo: espera un minuto antes de elegir otro.',
  tooManyReports:
    'Quien administra este servidor ya tiene tus avisos anteriores: espera antes de enviar otro.',
  tooManyReplays: 'Has pedido muchas partidas completas en poco tiempo: espera un minuto y vuelve a pedirla.',
  tooManyReplaysOfAll:
    'Mucha gente está mirando partidas completas ahora mismo: inténtalo dentro de un minuto.',
  tooManyExports: 'Acabas de descargar tus datos: espera unos minutos antes de volver a hacerlo.',
  tooBusy: 'En esta mesa están pasando demasiadas cosas a la vez: inténtalo de nuevo.',
  failed: 'El servidor no ha podido hacerlo: inténtalo de nuevo.',
  cannotKeep:
    'El servidor no puede guardar nada en este momento, así que no ha cambiado nada: puedes verlo todo, y quien lo administra ya lo sabe.',
  failedAtTable: 'El servidor no ha podido hacerlo: mira la mesa e inténtalo de nuevo.',

  nothingHere: 'Aquí no hay nada.',
  readOnly: 'Esto solo se puede leer.',
  notJson: 'Eso no es JSON.',
  notAnObject: 'Un mensaje debe ser un objeto.',
  saysNothing: 'Un mensaje debe decir qué hacer.',
  noSuchRequest: ({ name, names }) => `No hay ninguna petición «${name}»; hay ${listed(names)}.`,
  notSaidLikeThat: ({ name, field, problem }) =>
    `«${name}» no es válido: ${field === '' ? 'el mensaje' : field} ${problem}.`,
};
