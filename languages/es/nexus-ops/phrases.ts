// The sentences of the rules in Spanish: refusals, reasons for an end, labels of the score sheet, and what is wrong with a
// document.

import { TERRAIN_NAMES, TERRAINS } from '../../../games/nexus-ops/data/terrain.ts';
import { tokens, TOKENS } from '../../../games/nexus-ops/data/tokens.ts';
import { lexicon } from './lexicon.ts';

const waiting = {
  'It is the Deploy phase: buy units, play Deploy cards, or go on.':
    'Es la fase de Despliegue: compra unidades, juega cartas de despliegue o sigue.',
  'First place the units that your card brings.': 'Coloca primero las unidades que trae tu carta.',
  'First finish the teleport.': 'Termina primero el teletransporte.',
  'It is the Move phase: move units, or go on.': 'Es la fase de Movimiento: mueve unidades o sigue.',
  'It is time for plasma breath: breathe, or go on.': 'Es el momento del aliento de plasma: exhala o sigue.',
  'First say which player the breath hits.': 'Di primero a qué jugador alcanza el aliento.',
  'A unit must be given up to the breath.': 'El aliento se cobra una unidad: hay que elegirla.',
  'Choose the hex that is explored next.': 'Elige la próxima casilla que se explora.',
  'Choose the battle that is fought next.': 'Elige la próxima batalla que se libra.',
  'Say how many of your units are destroyed for a hit each.':
    'Di cuántas de tus unidades destruyes, a impacto por cada una.',
  'Play a battle card, or pass.': 'Juega una carta de batalla o pasa.',
  'First choose the dice that are rolled again.': 'Elige primero los dados que se repiten.',
  'A unit must be given up first.': 'Antes hay que retirar una unidad.',
  'A battle is won: play missions, move units that may move on, or go on.':
    'Batalla ganada: juega misiones, mueve las unidades que puedan seguir o continúa.',
  'Choose the mission that you keep.': 'Elige la misión con la que te quedas.',
  'Take cards or King of the Hill.': 'Toma cartas o Rey de la colina.',
  'Play missions, discard, or end your turn.': 'Juega misiones, descarta o termina tu turno.',
  'Pass a card to your team-mate, or keep them all.': 'Pasa una carta a tu compañero o quédate con todas.',
  'Choose the card that you pass.': 'Elige la carta que pasas.',
  'First say where the unit goes that must go home.': 'Di primero a qué casilla vuelve la unidad.',
};

const deploying = {
  'New units are put on your home-base hexes.': 'Las unidades nuevas van a las casillas de tu base.',
  'It costs {0} rubium; you have {1}.': 'Cuesta {0} de rubium y tienes {1}.',
  'No figure of that unit is left.': 'No queda ninguna figura de esa unidad.',
  'No more than {0} may be bought for {1} this turn.': 'Este turno no se compran más de {0} para {1}.',
  'You do not hold that card.': 'No tienes esa carta.',
  'That card would do nothing now.': 'Esa carta no haría nada ahora.',
  'That card is played in battles.': 'Esa carta se juega en batallas.',
  'That is where they come from.': 'De ahí es de donde salen.',
  'From a contested hex they only go where no other player is.':
    'De una casilla en disputa solo van adonde no hay otros jugadores.',
  'Your card does not allow that hex.': 'Tu carta no permite esa casilla.',
  'Place them in the order of the hexes.': 'Colócalas en el orden de las casillas.',
  'No more units can go along.': 'No caben más unidades.',
  'All come from one hex.': 'Todas salen de una misma casilla.',
  'Take them in the order of the player board.': 'Tómalas en el orden del tablero de jugador.',
  'No such unit there is ready to go.': 'Allí no hay ninguna unidad así que pueda ir.',
  'They could not land anywhere together.': 'Juntas no podrían llegar a ninguna parte.',
  'Take at least one unit along.': 'Lleva al menos una unidad.',
};

const moving = {
  'Hex {0} is not on this board.': 'La casilla {0} no está en este tablero.',
  'Nobody enters the Vortex.': 'Nadie entra en el Vórtice.',
  'That unit may not enter this: {0}.': 'Esa unidad no puede entrar aquí: {0}.',
  'That is where it is.': 'Ahí es donde está.',
  'It does not reach {0} from {1}.': 'No llega a {0} desde {1}.',
  'Two hexes only where one of them is Rock Plains.': 'Dos casillas, solo si una es Llanura rocosa.',
  'It cannot pass the hex between.': 'No puede atravesar la casilla intermedia.',
  'You have {0} of them in {1}.': 'Tienes {0} en {1}.',
  'Each unit moves once.': 'Cada unidad mueve una vez.',
  'A unit that began the turn in a contested hex retreats to where no other player is.':
    'Una unidad que empezó el turno en una casilla en disputa se retira adonde no hay otros jugadores.',
  'No unit may go one hex farther this turn.': 'Este turno ninguna unidad puede ir una casilla más lejos.',
  'It gets there without a march.': 'Llega sin marcha forzada.',
  '{0} is too far even for a march.': '{0} queda lejos incluso con marcha forzada.',
  'Enemies bar the way.': 'Hay enemigos en el camino.',
  'Nothing of yours breathes plasma from {0}.': 'Nada tuyo exhala plasma desde {0}.',
  'It must stand in a hex that you control.': 'Tiene que estar en una casilla que controles.',
  'Each breathes once a turn.': 'Cada una exhala una vez por turno.',
  'Plasma reaches a hex beside it.': 'El plasma alcanza una casilla vecina.',
  'No enemy is there.': 'Allí no hay enemigos.',
  'That player has no units there that you could hit.': 'Ese jugador no tiene allí unidades que alcanzar.',
};

const fighting = {
  'No token lies face down in {0}.': 'En {0} no hay ninguna ficha boca abajo.',
  'You have no unit in {0}.': 'No tienes unidades en {0}.',
  'That player has no units there to fight.': 'Ese jugador no tiene allí unidades con las que combatir.',
  'Each contested hex has one battle a turn.': 'Cada casilla en disputa tiene una batalla por turno.',
  'No such unit is there to give up.': 'Allí no hay ninguna unidad así que retirar.',
  'Units are given up in the order of the player board.':
    'Las unidades se retiran en el orden del tablero de jugador.',
  'Name units that stand earlier on the player board first.':
    'Nombra primero unidades anteriores en el tablero de jugador.',
  'Only {0} of them are there.': 'Allí solo hay {0}.',
  'Only {0} of them may move on.': 'Solo {0} pueden seguir.',
  'They move to a hex beside the battle.': 'Mueven a una casilla vecina de la batalla.',
  'It goes to a home-base hex of its owner.': 'Va a una casilla de la base de su dueño.',
  'That card is played before the dice are rolled.': 'Esa carta se juega antes de tirar los dados.',
  'That card is played after the dice are rolled.': 'Esa carta se juega después de tirar los dados.',
  'That card would do nothing for that side.': 'Esa carta no haría nada para ese bando.',
  'That card is played before the first roll of a battle.':
    'Esa carta se juega antes de la primera tirada de una batalla.',
  'That card is played in the Deploy phase.': 'Esa carta se juega en la fase de Despliegue.',
  'Choose dice from the lowest face up.': 'Elige los dados de menor a mayor.',
  'There are {0} dice with a {1}.': 'Hay {0} dados con un {1}.',
  'Choose at least one die.': 'Elige al menos un dado.',
};

const cards = {
  'Cards are discarded on your own turn.': 'Las cartas se descartan en el propio turno.',
  'Finish your order first.': 'Termina antes tu orden.',
  'That mission is not in the transmission line.': 'Esa misión no está en la línea de transmisión.',
  'You do not hold that mission.': 'No tienes esa misión.',
  'A red mission is played right after the battle that earned it.':
    'Una misión roja se juega justo después de la batalla que la hizo posible.',
  'One red mission for each battle won.': 'Una misión roja por cada batalla ganada.',
  'This mission is about a battle just won.': 'Esta misión trata de una batalla recién ganada.',
  'No enemy unit of that kind was destroyed in a battle this turn that is not counted yet.':
    'Este turno no hay ninguna unidad enemiga de ese tipo destruida en batalla que no se haya contado ya.',
  'You do not control the Monolith.': 'No controlas el Monolito.',
  'Your breath has removed no unit this turn that is not counted yet.':
    'Este turno tu aliento no ha eliminado ninguna unidad que no se haya contado ya.',
  'That battle was fought on other ground.': 'Esa batalla se libró en otro terreno.',
  'That was not in an enemy home base.': 'Eso no fue en una base enemiga.',
  'The unit that the mission asks for did not survive there.':
    'La unidad que pide la misión no sobrevivió allí.',
  'None that survived there flew in from the Monolith.':
    'Ninguna de las supervivientes llegó volando desde el Monolito.',
  'The enemy unit that the mission asks for was not destroyed in that battle.':
    'La unidad enemiga que pide la misión no cayó en esa batalla.',
  'Another player controls as many of them.': 'Otro jugador controla tantas como tú.',
  'You did not draw that mission.': 'No has robado esa misión.',
  'You hold no such card.': 'No tienes ninguna carta así.',
  'The card comes from the deck that you named.': 'La carta sale del mazo que has nombrado.',
};

const options = {
  'A team game needs four players.': 'Para jugar en equipos hacen falta cuatro jugadores.',
  'The Energy Dependence board is for two players.':
    'El tablero de Dependencia energética es para dos jugadores.',
  'Bad Neighbors is for two players.': 'Malos vecinos es para dos jugadores.',
  'A team game is played to 20 points and to no other number.':
    'En equipos se juega a 20 puntos y a ningún otro número.',
  'With Intercepted Transmissions nobody draws missions, so Top Priority has nothing to choose from.':
    'Con Transmisiones interceptadas nadie roba misiones, así que Máxima prioridad no tiene de dónde elegir.',
  'With Intercepted Transmissions nobody holds missions, so Executive Orders cannot deal any.':
    'Con Transmisiones interceptadas nadie tiene misiones, así que Órdenes ejecutivas no puede repartirlas.',
  'Nobody can be King of the Hill where the Vortex is.':
    'Nadie puede ser Rey de la colina donde está el Vórtice.',
  'The box of 2005 has no King of the Hill cards.': 'La caja de 2005 no trae cartas de Rey de la colina.',
  'The box of 2005 has no Vortex.': 'La caja de 2005 no trae el Vórtice.',
  'The box of 2005 has no extra exploration tokens.':
    'La caja de 2005 no trae fichas de exploración adicionales.',
  'The box of 2005 has no alternate units.': 'La caja de 2005 no trae unidades alternativas.',
  'The first player cannot be seat {0}: there are {1} seats.':
    'El primer jugador no puede ser el asiento {0}: hay {1} asientos.',
  'The deck file has not the tiles of Energy Dependence.':
    'El archivo de mazos no tiene las losetas de Dependencia energética.',
  'Your own mix of tokens says which are used, so the extra ones cannot be mixed in.':
    'Tu propia mezcla dice qué fichas se usan, así que las adicionales no pueden añadirse.',
  'The deck file says which tokens lie on this board, so they cannot be mixed otherwise.':
    'El archivo de mazos dice qué fichas hay en este tablero, así que no pueden mezclarse de otro modo.',
  '{0} tokens lie on the board, not {1}.': 'En el tablero hay {0} fichas, no {1}.',
  '{0} tokens lie on each half of the board, not {1}.': 'En cada mitad del tablero hay {0} fichas, no {1}.',
  'The box holds {0} of the token "{1}", not {2}.': 'La caja trae {0} fichas «{1}», no {2}.',
  'The mines among these tokens bring {0} rubium; at least {1} are advised.':
    'Las minas de estas fichas dan {0} de rubium; se aconsejan al menos {1}.',
};

const documents = {
  'Every unit needs a place of its own in the battle order.':
    'Cada unidad necesita su propio lugar en el orden de batalla.',
  'Some unit must cost {0} rubium or less: nobody could begin.':
    'Alguna unidad debe costar {0} de rubium o menos: nadie podría empezar.',
  'Only one kind of unit may shatter, and only one may spread.':
    'Solo un tipo de unidad puede destruirse por impactos (shatters), y solo uno puede seguir moviendo (spreads).',
  'Two kinds of unit cannot both be first in a land.':
    'Dos tipos de unidad no pueden ser los primeros en un mismo terreno.',
  'A {0} could not enter its own home base.': '{0}: no podría entrar en su propia base.',
  'There are {0} Energize cards, at most {1} fit.': 'Hay {0} cartas de Energía; caben {1} como mucho.',
  'There are {0} Secret Missions, not {1} to {2}.': 'Hay {0} Misiones secretas, no de {1} a {2}.',
  'deck file.piles.{0}: {1}': 'deck file.piles.{0}: {1}',
  '{0} is longer than {1} characters.': '{0} tiene más de {1} caracteres.',
  '{0} contains characters that cannot be shown.': '{0} contiene caracteres que no pueden mostrarse.',
  '{0} has {1} entries, not {2}.': '{0} tiene {1} entradas, no {2}.',
  '{0} has no field {1}. There are {2}.': '{0} no tiene el campo {1}. Hay {2}.',
  '{0} is missing.': 'Falta {0}.',
  '{0} is {1}, not {2}.': '{0} es {1}, no {2}.',
  'a text': 'un texto',
  'a whole number from {0} to {1}': 'un número entero de {0} a {1}',
  'true or false': 'true o false',
  'one of {0}': 'uno de {0}',
  'a list': 'una lista',
  'an object': 'un objeto',
  '{0} to {1}': 'de {0} a {1}',
};

const ending = {
  'The points that win were reached.': 'Se alcanzaron los puntos de la victoria.',
  'A player was eliminated.': 'Un jugador quedó eliminado.',
  'The last round is over.': 'La última ronda ha terminado.',
  Missions: 'Misiones',
  'Secret Missions': 'Misiones secretas',
  'King of the Hill': 'Rey de la colina',
  Hexes: 'Casillas',
  Units: 'Unidades',
};

export const phrases: Readonly<Record<string, string>> = {
  ...waiting,
  ...deploying,
  ...moving,
  ...fighting,
  ...cards,
  ...options,
  ...documents,
  ...ending,
  ...Object.fromEntries(TERRAINS.map((terrain) => [TERRAIN_NAMES[terrain], lexicon.terrains[terrain]])),
  ...Object.fromEntries(TOKENS.map((token) => [tokens[token].title, lexicon.tokens[token]])),
};
