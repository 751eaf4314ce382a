// Cosmic events, in Spanish.

import type { Guide } from '@starboard/engine';

export const eventRules: Guide = {
  'NG-10.1': {
    title: 'Cartas de evento',
    text: 'Hay 18 cartas de evento, de A1 a F3. Cada una señala planetas con una letra y un número y tiene medio símbolo en cada borde: sol, hielo, ion o flota. Se barajan en un mazo que nadie ve.',
  },
  'NG-10.2': {
    title: 'Cuando se acaba el mazo',
    text: 'Si hace falta una carta y el mazo está vacío, se barajan los descartes y forman el nuevo.',
  },
  'NG-10.3': {
    title: 'Filas',
    text: 'Una ronda empieza con tantas filas de tres cartas como diga la agresividad, de 1 a 3; también la primera. Estaban boca abajo. Se descubren una tras otra, y cada una se resuelve y se descarta antes de la siguiente. Criterio: en cuanto termina la última se reparten boca abajo las filas de la ronda siguiente. Después empiezan los turnos.',
  },
  'NG-10.4': {
    title: 'Paneles',
    text: 'La mitad derecha de una carta y la izquierda de la siguiente forman un panel, y el panel dice qué ocurre. Una fila tiene dos: primero el de las cartas 1 y 2, luego el de las cartas 2 y 3. Después de cada uno se miran los objetivos: los de quien actúa, luego los de los jugadores desde el primero y luego los de la IA.',
  },
  'NG-10.5': {
    title: 'Dónde ocurre',
    text: 'El primer panel ocurre donde señala la carta 1 y el segundo donde señala la 3. No importa adónde señale la carta central.',
  },
  'NG-10.6': {
    title: 'Letras y números',
    text: 'Una carta señala todos los planetas con su número en los sistemas que muestran su letra. Las letras de este juego llegan hasta la F (con Asteroides, hasta la L: NG-12.1): los discos H, I, K y L muestran B, C, E y F. Un disco Tann del que nadie parte muestra otra letra por detrás: A muestra G, D muestra J, G muestra A y J muestra D.',
  },
  'NG-10.7': {
    title: 'Uno tras otro',
    text: 'De varios planetas van antes los pequeños que los grandes; entre iguales, el más lejano del sistema Tann más próximo, contando enlaces entre vecinos; después, por letra y número.',
  },
  'NG-10.8': {
    title: 'Los sistemas Tann están a salvo',
    text: 'Ningún evento cósmico alcanza los planetas de un sistema Tann cuya civilización sigue en juego. Cuando esa civilización queda fuera, es un sistema como los demás.',
  },
  'NG-10.9': {
    title: 'Tormenta solar: Sin Movimiento',
    text: 'Dos soles ponen 4 marcadores de Sin Movimiento en el planeta; sol y hielo, 2. Mientras haya uno, ninguna nave puede salir del planeta, entrar en él ni atacarlo, sea de quien sea. Se sigue extrayendo y replicando, y lo conquistado se saquea igual.',
  },
  'NG-10.10': {
    title: 'Glaciación: Sin Gestión',
    text: 'Dos hielos ponen 4 marcadores de Sin Gestión en el planeta; hielo y sol, 2. Mientras haya uno, el planeta no da energía en la extracción y no se pueden construir naves en él, ni con un Replicador. Las naves van y vienen, y el saqueo se cobra.',
  },
  'NG-10.11': {
    title: 'Cuatro marcadores',
    text: 'Un planeta nunca tiene más de 4 marcadores de una clase. Lo que sobra no se pone.',
  },
  'NG-10.12': {
    title: 'Los marcadores se agotan',
    text: 'Al final de cada ronda se retira de cada planeta un marcador de cada clase: cada marcador dura una ronda.',
  },
  'NG-10.13': {
    title: 'Iones',
    text: 'Sol e ion, en cualquier orden, ionizan el planeta; dos iones ionizan todo su sistema con la estrella. Hasta el final de la ronda cada nave que entra en un lugar ionizado paga 1 de energía más, también desde el mismo sistema, y solo una vez. Un Transportador puede compensarlo.',
  },
  'NG-10.14': {
    title: 'Calma',
    text: 'Hielo e ion, en cualquier orden, retiran del planeta un marcador de cada clase.',
  },
  'NG-10.15': {
    title: 'Previsión',
    text: 'Con la calma llega la previsión para el jugador que controla el planeta; si nadie lo controla, para quien tiene el primer turno; si lo controla la IA, para nadie. Quien la tiene ve las cartas 1 y 3 de la primera fila de la ronda siguiente hasta que se descubren. Todos saben quién la tiene.',
  },
  'NG-10.16': {
    title: 'Flotas sin la IA',
    text: 'Donde la IA no tiene civilizaciones en juego, flota y sol son una tormenta solar con 2 marcadores, flota y hielo una glaciación con 2, flota e ion ionizan el planeta. Dos flotas son un convoy: el jugador que controla el planeta recibe allí una nave de su reserva. Si el planeta está lleno, no se puede entrar en él o la reserva está vacía, son 2 de energía.',
  },
  'NG-10.17': {
    title: 'La vida bajo los marcadores',
    text: 'Bajo los marcadores un planeta conserva sus naves, sus reliquias y su dueño, y cuenta para su estrella como siempre. Los demás planetas del sistema se pueden atacar y dejar.',
  },
};
