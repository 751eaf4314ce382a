// Combat, in Spanish.

import type { Guide } from '@starboard/engine';

export const combatRules: Guide = {
  'NG-6.16': {
    title: 'Batalla',
    text: 'Cuando tus naves van a un planeta que controla un enemigo, no un aliado, hay batalla, y la ganas: nadie puede atacar sin ganar.',
  },
  'NG-6.17': {
    title: 'Una tras otra',
    text: 'Cada batalla se resuelve entera antes de la siguiente orden. Después las naves que no se han movido pueden seguir en la nueva situación.',
  },
  'NG-6.18': {
    title: 'Ataque',
    text: 'El ataque es el número de naves enviadas al planeta.',
  },
  'NG-6.19': {
    title: 'Defensa',
    text: 'La defensa es el número de naves en el planeta más las que el defensor tenga en las estrellas de ese sistema.',
  },
  'NG-6.20': {
    title: 'Militar en batalla',
    text: 'Un único Militar en una batalla suma 1 al bando que lo lleva. Dos o más, de un bando o de ambos, no suman nada. Uno que antes en la fase compartió planeta con otro no cuenta: ni suma ni le quita nada al Militar del otro bando. El Militar que el defensor tenga en otro planeta no participa.',
  },
  'NG-6.21': {
    title: 'Suficiente para ganar',
    text: 'Solo puedes atacar si el ataque supera a la defensa y sobrevive al menos una nave atacante.',
  },
  'NG-6.22': {
    title: 'Bajas del atacante',
    text: 'El atacante pierde en naves la mitad de la defensa, redondeando hacia abajo; un Militar del defensor cuenta en ella. Las naves son iguales y las reliquias pasan a las que sobreviven, así que no hay nada que elegir.',
  },
  'NG-6.23': {
    title: 'Demasiadas naves',
    text: 'Puedes atacar con cuantas naves quieras, pero tras la batalla solo se quedan 5 en el planeta. Las demás se destruyen.',
  },
  'NG-6.24': {
    title: 'Una nave por reliquia',
    text: 'Tras las bajas y el límite de 5 tiene que haber una nave para cada reliquia que trajeron los atacantes y para cada una que capturan. Si no, el ataque no puede hacerse.',
  },
  'NG-6.25': {
    title: 'Bajas del defensor',
    text: 'El defensor pierde todas las naves del planeta, y sus reliquias pasan a los atacantes supervivientes.',
  },
  'NG-6.26': {
    title: 'Naves destruidas',
    text: 'Las naves destruidas vuelven a la reserva de su dueño.',
  },
  'NG-6.27': {
    title: 'Se pierde una estrella',
    text: 'Quien tiene una estrella y se queda con menos de la mitad de los planetas de su sistema la pierde: las naves que hay en ella se destruyen al instante.',
  },
  'NG-6.28': {
    title: 'Puntos',
    text: 'Anotas 1 punto por cada batalla que ganas y 1 por cada estrella que alguien pierde por tu conquista.',
  },
  'NG-6.29': {
    title: 'Conquista sin batalla',
    text: 'Tomar un planeta o una estrella que nadie controla no es batalla ni da punto, pero se saquea.',
  },
  'NG-6.30': {
    title: 'Las estrellas no se atacan',
    text: 'Una estrella nunca se ataca directamente. Sus naves caen con los planetas, y vaciarla no da saqueo hasta que alguien entra.',
  },
};
