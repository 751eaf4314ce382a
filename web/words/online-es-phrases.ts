// Las frases que el servidor dice en inglés, en español.

export const phrases: Readonly<Record<string, string>> = {
  'The server cannot be reached: try again.': 'El servidor no responde: inténtalo de nuevo.',
  'The connection broke before the server answered: look at the table, then try again.':
    'La conexión se cortó antes de que el servidor contestara: mira la mesa e inténtalo de nuevo.',
  'The server could not do that: look at the table, then try again.':
    'El servidor no ha podido hacerlo: mira la mesa e inténtalo de nuevo.',
  'The server could not do that: try again.': 'El servidor no ha podido hacerlo: inténtalo de nuevo.',
  'Too much happens at this table at once: try again.':
    'En esta mesa pasan demasiadas cosas a la vez: inténtalo de nuevo.',
  'Only accounts have bots: register first.': 'Solo las cuentas tienen bots: crea una antes.',
  'Only the host of the table can do that.': 'Eso solo lo puede hacer quien abrió la mesa.',
  'Only those who sit at the table write there.': 'Ahí solo escriben quienes están sentados a la mesa.',
  'That is not your password.': 'Esa no es tu contraseña.',
  'That page is not one of this server’s.': 'Esa página no es de este servidor.',
  'The host of this server has silenced you.': 'Quien administra este servidor te ha silenciado.',
  'The host of this table has blocked you, so you cannot sit down here: take a seat at another table, or open one.':
    'Quien abrió esta mesa te ha bloqueado, así que no puedes sentarte aquí: siéntate a otra mesa o abre una.',
  'There is no account with that name and password.': 'No hay ninguna cuenta con ese nombre y contraseña.',
  'This account was closed by the host of this server.':
    'Quien administra este servidor ha cerrado esta cuenta.',
  'This table is played under version {0} of the rules, which is not kept here: it can be looked at, left and given up.':
    'En esta mesa se juega con la versión {0} de las reglas, que aquí no se guarda: se puede mirar, dejar y rendirse.',
  'This table is for those who were invited.': 'Esta mesa es para quienes tienen invitación.',
  'You do not sit at this table.': 'No estás sentado a esta mesa.',
  'A bot plays for you: take your seat back first.': 'Un bot juega por ti: recupera antes tu asiento.',
  'A decision by days has at least an hour.': 'Una decisión por días tiene al menos una hora.',
  'A draw is for people to agree on: bots play on.':
    'Las tablas las acuerdan personas: los bots siguen jugando.',
  'A rematch comes after the game.': 'La revancha viene después de la partida.',
  'All seats are taken.': 'Todos los asientos están ocupados.',
  'At this table the clock decides about absence.': 'En esta mesa las ausencias las decide el reloj.',
  'Nobody is missing there.': 'Ahí no falta nadie.',
  'Only accounts have a password.': 'Solo las cuentas tienen contraseña.',
  'That cannot be answered beforehand now.': 'Ahora no se puede contestar eso de antemano.',
  'That name to sign in with is taken.': 'Ese nombre de usuario ya está ocupado.',
  'That player is here.': 'Esa persona está aquí.',
  'That player may come back: wait another {0} s.': 'Esa persona puede volver: espera otros {0} s.',
  'That seat is taken.': 'Ese asiento está ocupado.',
  'The game has begun.': 'La partida ha empezado.',
  'The game has not begun yet.': 'La partida no ha empezado todavía.',
  'The game is not over yet.': 'La partida no ha terminado todavía.',
  'The game is over.': 'La partida ha terminado.',
  'The game is paused: resume it first.': 'La partida está en pausa: reanúdala antes.',
  'The order is complete before that.': 'La orden está completa antes de eso.',
  'There are not that many orders to take back.': 'No hay tantas órdenes que retirar.',
  'There is an offer already: answer it first.': 'Ya hay una propuesta: contéstala antes.',
  'There is no game to give up.': 'No hay partida en la que rendirse.',
  'There is no such game here.': 'Aquí no existe ese juego.',
  'This game has nothing to answer beforehand.': 'En este juego no hay nada que contestar de antemano.',
  'This seat has given up: its bot plays on.': 'Este asiento se ha rendido: su bot sigue jugando.',
  'You can take one seat only.': 'Solo puedes ocupar un asiento.',
  'You have seen this game from a seat already.': 'Ya has visto esta partida desde un asiento.',
  'You sit at this table already.': 'Ya estás sentado a esta mesa.',
  'Your time is up.': 'Se te acabó el tiempo.',
  'A live clock has at least {0} seconds.': 'Un reloj en directo tiene al menos {0} segundos.',
  'There is no bot "{0}" for this game; there is {1}.': 'No hay bot «{0}» para este juego; hay {1}.',
  'There is no game "{0}".': 'No hay ningún juego «{0}».',
  'There is no seat {0}.': 'No hay asiento {0}.',
  'That is too large.': 'Eso es demasiado grande.',
  'Too many tried to sign in with that name: wait a moment.':
    'Demasiados intentos de iniciar sesión con ese nombre: espera un momento.',
  'A guest may have {0} unfinished tables: finish one first, or register for more.':
    'Un invitado puede tener {0} mesas sin terminar: termina antes una, o regístrate para tener más.',
  'You may have {0} unfinished tables: close or finish one first.':
    'Puedes tener {0} mesas sin terminar: cierra o termina antes una.',
  'Too many messages at once: wait a moment.': 'Demasiados mensajes a la vez: espera un momento.',
  'Too many requests at once: wait a moment.': 'Demasiadas peticiones a la vez: espera un momento.',
  'An account has {0} bots at most.': 'Una cuenta tiene como mucho {0} bots.',
  'One connection follows {0} tables at most.': 'Una conexión sigue como mucho {0} mesas.',
  'Say who you are first: take a name as a guest, or sign in.':
    'Di antes quién eres: elige un nombre de invitado o inicia sesión.',
  'There is no offer to agree to.': 'No hay propuesta que aceptar.',
  'There is no such table, or you are not invited to it.': 'Esa mesa no existe, o no tienes invitación.',
  'There is nobody of that name.': 'No hay nadie con ese nombre.',
  'You have no such bot.': 'No tienes ese bot.',
  'Something happened since: you have seen {0}, the table is at {1}. Look again.':
    'Mientras tanto ha pasado algo: has visto {0} y la mesa va por {1}. Mira otra vez.',
  '{0} is for {1} to {2} seats, not {3}.': '{0} es para entre {1} y {2} asientos, no {3}.',
  '{0} is for {1} seats, not {2}.': '{0} es para {1} asientos, no {2}.',
};
