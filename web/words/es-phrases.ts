// Las frases que el motor y la mesa dicen en inglés, en español.

export const phrases: Readonly<Record<string, string>> = {
  'The game is over.': 'La partida ha terminado.',
  'It is not your decision now.': 'Ahora no te toca decidir.',
  'That is no move of this game.': 'Esa no es una jugada de este juego.',
  'That is not possible now.': 'Eso no es posible ahora.',
  'There is nothing to do here now.': 'Aquí no hay nada que hacer ahora.',
  'An order has at least one move.': 'Una orden tiene al menos una jugada.',
  'An order ends where chance comes in or where it is complete: send the rest by itself.':
    'Una orden acaba donde entra el azar o donde está completa: envía el resto aparte.',
  'That order is not complete yet.': 'Esa orden aún no está completa.',
  'Nothing of yours can be undone now: an order stands once dice, cards or another seat follow it.':
    'Ahora nada tuyo se puede deshacer: una orden queda cuando la siguen dados, cartas u otro asiento.',
  'Your last order rolled dice or drew cards, so it stands.':
    'Tu última orden tiró dados o robó cartas, así que queda.',
  'Something hidden was shown since, so your last order stands.':
    'Desde entonces se mostró algo oculto, así que tu última orden queda.',
  'Somebody has built on that order since.': 'Alguien se ha apoyado ya en esa orden.',
  'There are not that many orders to take back.': 'No hay tantas órdenes que retirar.',
  'That seat has given up already.': 'Ese asiento ya se ha rendido.',
  'There is no seat {0}.': 'No hay asiento {0}.',
  'The players agreed on a draw.': 'Los jugadores acordaron tablas.',
  'All other seats gave up.': 'Todos los demás asientos se rindieron.',
  'The game was given up.': 'La partida se abandonó.',
  '{0} plays on.': '{0} sigue jugando.',
  'Other seats can be looked into when the game is over.':
    'Se puede mirar por los ojos de otros cuando la partida ha terminado.',
  'This game was loaded without its seed: it can be looked at, not played on.':
    'Esta partida se cargó sin su semilla: se puede mirar, no seguir jugando.',
  '{0} is for {1} to {2} seats, not {3}.': '{0} es para entre {1} y {2} asientos, no {3}.',
  '{0} is for {1} seats, not {2}.': '{0} es para {1} asientos, no {2}.',
  '{0} has no {1} seats.': '{0} no tiene {1} asientos.',
  'There is no option {0}. There are {1}.': 'No hay opción {0}. Hay {1}.',
  'There is no option {0}. This game has none.': 'No hay opción {0}. Este juego no tiene ninguna.',
  'Option {0} is a whole number from {1} to {2}, not {3}.':
    'La opción {0} es un número entero de {1} a {2}, no {3}.',
  'Option {0} is one of {1}, not {2}.': 'La opción {0} es una de {1}, no {2}.',
  'Option {0} is true or false, not {1}.': 'La opción {0} es true o false, no {1}.',
  'Option {0}: {1}': 'Opción {0}: {1}',
  'This is not a game file: it is not JSON, or it was cut off.':
    'Esto no es un archivo de partida: no es JSON, o está cortado.',
  'This is not a Starboard game file.': 'Esto no es un archivo de partida de Starboard.',
  'This is not a Starboard game file: it is nested too deeply.':
    'Esto no es un archivo de partida de Starboard: tiene demasiados niveles.',
  'This game file has format {0}; this Starboard reads 1.':
    'Este archivo tiene el formato {0}; este Starboard lee el 1.',
  'This game file is damaged: "{0}" is missing or not what it should be.':
    'Este archivo está dañado: «{0}» falta o no es lo que debe.',
  'This game file is damaged: "{0}" does not belong in it.': 'Este archivo está dañado: «{0}» sobra.',
  'This game file is damaged: "{0}" is not what it should be.':
    'Este archivo está dañado: «{0}» no es lo que debe.',
  'This game file is damaged: entry {0} of the log is not what it should be.':
    'Este archivo está dañado: la entrada {0} del registro no es lo que debe.',
  'This game was played under version {0} of the rules; here is {1}.':
    'Esta partida se jugó con la versión {0} de las reglas; aquí está la {1}.',
  'The seed does not fit the commitment that was published when the table opened.':
    'La semilla no encaja con el compromiso publicado al abrir la mesa.',
  'A die of the set-up does not follow from the seed.':
    'Un dado de la preparación no se sigue de la semilla.',
  'More dice were recorded for the set-up than it asks for.':
    'Se anotaron más dados en la preparación de los que pide.',
  'Entry {0}: {1}': 'Entrada {0}: {1}',
  'a die does not follow from the seed.': 'un dado no se sigue de la semilla.',
  'the chain of hashes is broken here: this entry or one before it was changed.':
    'la cadena de huellas se rompe aquí: se cambió esta entrada o una anterior.',
  'entry {0} is not what that undo takes back.': 'la entrada {0} no es la que esa retirada deshace.',
  'More dice were recorded than the rules ask for.': 'Se anotaron más dados de los que piden las reglas.',
  'the recorded dice do not fit: {0}': 'los dados anotados no encajan: {0}',
  'the rules ask for more than were recorded.': 'las reglas piden más de los anotados.',
  'the rules ask for one of {0}, recorded is one of {1}.':
    'las reglas piden uno de {0}, se anotó uno de {1}.',
  'There is no game {0}; there is {1}.': 'No hay ningún juego {0}; hay {1}.',
  'Version {0} of the rules of {1} is not kept here.':
    'Aquí no se guarda la versión {0} de las reglas de {1}.',
  'The secret behind the dice is not in this record.': 'El secreto de los dados no está en este registro.',
  'This record is of another table: it is bound to another secret.':
    'Este registro es de otra mesa: está atado a otro secreto.',
  'This record ends before the game does.': 'Este registro acaba antes que la partida.',
  'This moment cannot be read.': 'Este momento no se puede leer.',
};
