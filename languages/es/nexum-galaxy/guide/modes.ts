// Modes, in Spanish.

import type { Guide } from '@starboard/engine';

export const modeRules: Guide = {
  'NG-9.1': {
    title: 'Sin eventos',
    text: 'Cualquier sector puede jugarse sin eventos con tantos jugadores como admita, hasta uno por cada sistema Tann; TREX, RAIA y BIZARDO son solo para tres. Estas partidas siguen las reglas básicas: ni asteroides ni tecnología.',
  },
  'NG-9.2': {
    title: 'Gran Batalla',
    text: 'Para dos civilizaciones: cada una tiene hasta 50 naves y guarda hasta 40 de energía. Lo demás es como siempre. Dos jugadores en un sector de la expansión juegan así, igual que los modos que lo dicen, salvo que la mesa acuerde lo contrario.',
  },
  'NG-9.3': {
    title: 'Conquista del Centro',
    text: 'No hay reliquias: nadie puede ganar con ellas ni se reparte ninguna. Todos empiezan con 2 naves en cada planeta de su sistema Tann y ninguna en su estrella. Criterio: en sectores distintos de aquel para el que se pensó, las reliquias se quedan en la caja.',
  },
  'NG-9.4': {
    title: 'Trampa Estéril',
    text: 'Se prepara como la Conquista del Centro: sin reliquias y con 2 naves en cada planeta inicial. Con puntos se gana como siempre; con reliquias, no.',
  },
  'NG-9.5': {
    title: 'Trampa Estéril: turnos',
    text: 'No hay cartas de fase. Cada turno es una fase de gestión y después una de movimiento. Se puja como siempre.',
  },
  'NG-9.6': {
    title: 'Trampa Estéril: replicación',
    text: 'Solo se construyen naves en sistemas cuya estrella controlas, por 2 de energía cada una, tantas como puedas pagar y también varias en el mismo planeta, hasta 5 allí.',
  },
  'NG-9.7': {
    title: 'Trampa Estéril: estrellas',
    text: 'Una estrella acoge 1 nave y no suma nada a la defensa de los planetas.',
  },
  'NG-9.8': {
    title: 'Trampa Estéril: tu propia estrella',
    text: 'Tu nave en la estrella de tu sistema Tann no se destruye mientras controles, tú o tu aliado, un planeta de ese sistema.',
  },
  'NG-9.9': {
    title: 'Trampa Estéril: límites',
    text: 'Todos tienen hasta 25 naves y guardan hasta 30 de energía. Vale también en una Gran Batalla.',
  },
  'NG-9.10': {
    title: 'Trampa Estéril: derrota',
    text: 'Quien pierde el planeta de su portal, o todas sus naves, queda eliminado. Las estrellas suyas y de un aliado que caen por mayoría a causa de esa batalla puntúan como siempre. Solo entonces salen del tablero las naves que le quedan, por lo que nadie puntúa: ni por una estrella que así se vacía ni por la de un aliado que necesitaba los planetas perdidos.',
  },
  'NG-9.11': {
    title: 'Equipos',
    text: 'Cuatro jugadores pueden jugar por parejas: los asientos 1 y 3 contra los asientos 2 y 4, de modo que los equipos se alternan. En algunos modos dos o tres jugadores son aliados contra la IA.',
  },
  'NG-9.12': {
    title: 'Planetas de los aliados',
    text: 'Para entrar en una estrella y para conservarla cuentan juntos los planetas de ambos aliados. Criterio: en batalla cuentan solo las naves del defensor, no las de un aliado en la estrella.',
  },
  'NG-9.13': {
    title: 'Cada uno lo suyo',
    text: 'Los aliados no se atacan, no comparten planeta ni estrella y no pueden darse energía ni reliquias.',
  },
  'NG-9.14': {
    title: 'Victoria de un equipo',
    text: 'Un equipo ha ganado cuando uno de sus miembros alcanza un objetivo.',
  },
  'NG-9.15': {
    title: 'Victoria conjunta',
    text: 'Si así se acuerda, los jugadores aliados suman lo que tienen: dos ganan juntos con 10 puntos o 6 reliquias; tres, con 13 puntos o 7 reliquias. La IA sigue ganando con lo que necesita una sola civilización.',
  },
  'NG-9.16': {
    title: 'Modos de un sector',
    text: 'Cada sector impreso tiene una lista de modos: cuántos jugadores hay y cuántas civilizaciones de la IA, quién es aliado, a qué discos Tann se les da la vuelta, cuántas filas de eventos tiene una ronda y qué más tiene la IA. Un modo vale solo para el número de jugadores que nombra.',
  },
  'NG-9.17': {
    title: 'Reglas de un modo',
    text: 'Los modos sin eventos se juegan con las reglas básicas; todos los demás, con eventos.',
  },
  'NG-9.18': {
    title: 'A tu manera',
    text: 'Sin un modo de la lista, la mesa dice si hay eventos y cuántas civilizaciones juega la IA, hasta cuatro en total y tantas como puedan empezar en el sector.',
  },
  'NG-9.19': {
    title: 'Más o menos difícil',
    text: 'La mesa puede cambiar la agresividad, de 1 a 3 filas, y las naves de la IA: tantas más o menos en cada uno de sus planetas al empezar, pero 1 como mínimo y 5 como máximo. Si ni el modo ni la mesa dicen nada, hay tantas filas como jugadores contra la IA, y sin ella 2, o 3 con cuatro jugadores.',
  },
  'NG-9.20': {
    title: 'En solitario',
    text: 'Para un jugador hay tres modos: fácil, normal y difícil, con 1, 2 y 3 filas. Cada sector dice cuántas de sus reliquias se colocan, las más alejadas de tu sistema inicial, y cuántas de ellas tiene la IA desde el principio, las más cercanas al suyo, y con cuántas naves. Un modo solo se ofrece donde es tan difícil como dice su nombre. Si un sector no dice nada, la IA tiene una nave en cada reliquia.',
  },
};
