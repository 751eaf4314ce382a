// The rules' English sentences in Spanish. More special patterns stand before more general ones.

const moments: Readonly<Record<string, string>> = {
  'The game is over.': 'La partida ha terminado.',
  'It is not your turn.': 'No es tu turno.',
  'Relics are named in this order: military, replicator, extractor, transporter.':
    'Las reliquias se nombran por este orden: Militar, Replicador, Extractor, Transportador.',
  'No relic waits for your choice.': 'Ninguna reliquia espera tu elección.',
  'First say which relic is attached.': 'Primero di qué reliquia se acopla.',
  'First name the place to go to.': 'Primero di adónde van las naves.',
  'First complete the order: send ships, or strike.': 'Primero completa la orden: envía naves o ataca.',
  'There are no phase cards in a sterile trap: every turn has both phases.':
    'En una Trampa Estéril no hay cartas de fase: cada turno tiene las dos fases.',
  'You have played your card for this turn.': 'Ya has jugado tu carta de este turno.',
  'Play a phase card first.': 'Antes juega una carta de fase.',
  'Bids are made at the end of the turn.': 'Se puja al final del turno.',
  'Your phases are over: bid, or bid 0.': 'Tus fases han terminado: puja, o puja 0.',
  'Ships are built in a management phase.': 'Las naves se construyen en una fase de gestión.',
  'Ships move in a movement phase.': 'Las naves se mueven en una fase de movimiento.',
  'The card "manage" lies face down until all four are used.':
    'La carta «Gestión» está boca abajo hasta que uses las cuatro.',
  'The card "move" lies face down until all four are used.':
    'La carta «Movimiento» está boca abajo hasta que uses las cuatro.',
  'The card "manage-move" lies face down until all four are used.':
    'La carta «Gestión y movimiento» está boca abajo hasta que uses las cuatro.',
  'The card "move-manage" lies face down until all four are used.':
    'La carta «Movimiento y gestión» está boca abajo hasta que uses las cuatro.',
  'You cannot bid {0}: you have {1} energy.': 'No puedes pujar {0}: tienes {1} de energía.',
  'You must bid more than {0}, or nothing.': 'Debes pujar más de {0}, o nada.',
};

const building: Readonly<Record<string, string>> = {
  'There is no {0} in this sector.': 'En este sector no hay {0}.',
  'Ships are built on planets, never on stars.': 'Las naves se construyen en planetas, nunca en estrellas.',
  'You have no ship on {0} to build another.': 'No tienes ninguna nave en {0} que construya otra.',
  '{0} has {1} ships already.': '{0} ya tiene {1} naves.',
  'Your reserve is empty.': 'Tu reserva de naves está vacía.',
  'Here ships are built only where you hold the star.':
    'Aquí solo se construyen naves donde controlas la estrella.',
  'A ship was built on {0} in this phase.': 'En esta fase ya se construyó una nave en {0}.',
  'You have built {0} ships in this phase.': 'Ya has construido {0} naves en esta fase.',
  'A ship of the Replicator costs {0} energy; you have {1}.':
    'Una nave del Replicador cuesta {0} de energía; tienes {1}.',
  'This ship costs {0} energy; you have {1}.': 'Esta nave cuesta {0} de energía; tienes {1}.',
  'A ship costs {0} energy; you have {1}.': 'Una nave cuesta {0} de energía; tienes {1}.',
  'No military waits there.': 'Allí no espera ningún Militar.',
  'No replicator waits there.': 'Allí no espera ningún Replicador.',
  'No extractor waits there.': 'Allí no espera ningún Extractor.',
  'No transporter waits there.': 'Allí no espera ningún Transportador.',
};

const journeys: Readonly<Record<string, string>> = {
  '{0} belongs to your ally: you neither attack nor share it.':
    '{0} es de tu aliado: ni lo atacas ni lo compartes.',
  'A star is entered only when all its planets are held: {0} is not.':
    'En una estrella solo se entra con todos sus planetas controlados: falta {0}.',
  'Somebody else is on that star.': 'En esa estrella hay naves de otro.',
  'That star holds no more ships.': 'En esa estrella no caben más naves.',
  'You have no planet to leave from.': 'No tienes ningún planeta del que salir.',
  'Ships on a star stay there.': 'Las naves de una estrella se quedan en ella.',
  '{0} is not yours.': '{0} no es tuyo.',
  'The ships on {0} are there already.': 'Las naves de {0} ya están allí.',
  'One ship must stay on {0}.': 'En {0} debe quedarse una nave.',
  'A ship carries one relic.': 'Una nave lleva una sola reliquia.',
  'There are no such relics on the ships of {0}.': 'Las naves de {0} no llevan esas reliquias.',
  'No such carrier on {0} can move.': 'Ninguna portadora así de {0} puede moverse.',
  'Not so many ships without relics on {0} can still move.':
    'En {0} no quedan tantas naves sin reliquia que puedan moverse.',
  'Ships with relics cannot enter a star.': 'Las naves con reliquia no pueden entrar en una estrella.',
  'No jump leads there: hyperspace is closed.': 'Ningún salto lleva allí: el hiperespacio está cerrado.',
  'That takes {0} energy; you have {1}.': 'Eso cuesta {0} de energía; tienes {1}.',
  'Planets are taken in the order of their names, each once.':
    'Los planetas se nombran por orden, cada uno una vez.',
  'No more than {0} ships can be there.': 'Allí no caben más de {0} naves.',
  'With these ships the attack could not be brought to a victory.':
    'Con estas naves el ataque no podría acabar en victoria.',
  'Send the ships of {0} and {1} first: planets are named in order.':
    'Envía primero las naves de {0} y {1}: los planetas se nombran por orden.',
  'Send the ships of {0} first: planets are named in order.':
    'Envía primero las naves de {0}: los planetas se nombran por orden.',
  'There is nobody to fight.': 'No hay nadie contra quien luchar.',
  'No ship has been sent yet.': 'Todavía no se ha enviado ninguna nave.',
  'Too few ships would be left for all the relics.': 'Quedarían menos naves que reliquias.',
  'The attack is not stronger than the defence.': 'El ataque no supera a la defensa.',
  'To send enough ships takes {0} energy; you have {1}.':
    'Enviar naves suficientes cuesta {0} de energía; tienes {1}.',
  'Too few ships can reach {0}: hyperspace is closed.':
    'No llegan naves suficientes a {0}: el hiperespacio está cerrado.',
  'You cannot gather enough ships to beat {0}: it needs {1}, you can send {2}.':
    'No puedes reunir naves suficientes para vencer en {0}: hacen falta {1} y puedes enviar {2}.',
};

const tables: Readonly<Record<string, string>> = {
  '{0} is made for one player against the computer, not for {1}.':
    '{0} está hecho para un jugador contra el ordenador, no para {1}.',
  '{0} is made for {1} players, not for {2}.': '{0} está hecho para {1} jugadores, no para {2}.',
  '{0} starting systems were chosen for {1} seats.':
    'Se han elegido {0} sistemas iniciales para {1} asientos.',
  '{0} is no starting system of {1}: choose among {2}.':
    '{0} no es un sistema inicial de {1}: elige entre {2}.',
  'The first player cannot be seat {0}: there are {1} seats.':
    'El primer jugador no puede ser el asiento {0}: hay {1} asientos.',
  'There are no relics in that scenario, so none can be dealt.':
    'En ese escenario no hay reliquias, así que no se puede repartir ninguna.',
  'A Grand Battle is for two players, not for {0}.': 'Una Gran Batalla es para dos jugadores, no para {0}.',
  'Teams need four players, not {0}.': 'Los equipos necesitan cuatro jugadores, no {0}.',
  'Only allies can pool points and relics: choose teams too.':
    'Solo los aliados pueden sumar puntos y reliquias: elige también equipos.',
  'In {0} two allies would have won before the first turn.':
    'En {0} dos aliados habrían ganado antes del primer turno.',
};

const endings: Readonly<Record<string, string>> = {
  'Enough victory points were won.': 'Se han reunido los puntos de victoria necesarios.',
  'Enough relics were brought together.': 'Se han reunido las reliquias necesarias.',
  'Nobody else has a ship left.': 'A nadie más le quedan naves.',
  'The last round is over; the final score decides.':
    'Ha terminado la última ronda; decide la puntuación final.',
  Victories: 'Victorias',
  Relics: 'Reliquias',
  'Sector won': 'Sector ganado',
  'Final score': 'Puntuación final',
};

/** Why a move is not allowed. */
export const refusals: Readonly<Record<string, string>> = { ...moments, ...building, ...journeys };

export const phrases: Readonly<Record<string, string>> = {
  ...refusals,
  ...tables,
  ...endings,
};
