import type { Guide } from '@starboard/engine';

export const fight: Guide = {
  'NO-6.1': {
    title: 'Batallas',
    text: 'Libra una ronda de batalla en cada casilla en disputa donde tengas unidades y haya enemigos. Tú decides el orden.',
  },
  'NO-6.2': {
    title: 'Rival',
    text: 'Si varios enemigos tienen unidades allí, elige a uno como defensor. Solo combaten él y tú.',
  },
  'NO-6.3': {
    title: 'Orden de batalla',
    text: 'Los tipos atacan uno tras otro: Dragones, Saltalavas, Caminantes, Cristalinos, Fungoides, Humanos. Cuando todos han atacado, la batalla acaba por este turno.',
  },
  'NO-6.4': {
    title: 'Tiradas de ataque',
    text: 'Los dos bandos tiran a la vez, un dado por unidad del tipo. Sacar el número de la unidad o más es un impacto. Las bonificaciones se suman a la tirada. Aclaración: ninguna tirada acierta o falla por sí sola.',
  },
  'NO-6.5': {
    title: 'Bajas',
    text: 'Por cada impacto, el jugador alcanzado retira una unidad suya de esa casilla, a su elección, cuando ambos bandos han tirado. Decide primero quien tiene el turno. Una unidad destruida antes de que ataque su tipo ya no ataca.',
  },
  'NO-6.6': {
    title: 'Bajas elegidas',
    text: 'Cuando el bando que ataca elige la baja, dice qué unidad enemiga cae. Aclaración: quien tiene el turno entrega primero las suyas y luego elige; después el otro entrega lo que queda a su elección y elige a su vez. Al anular impactos, se anulan primero los de baja elegida; un Tiro de precisión se aplica a uno de los que quedan.',
  },
  'NO-6.7': {
    title: 'Fin de una batalla',
    text: 'Una batalla acaba cuando todos los tipos han atacado o un bando no tiene unidades allí.',
  },
  'NO-6.8': {
    title: 'Ganar una batalla',
    text: 'Ganas una batalla cuando atacas en tu turno y no queda allí ninguna unidad del defensor, aunque quede otro enemigo en la casilla.',
  },
  'NO-6.9': {
    title: 'Perder una batalla',
    text: 'Quien pierde todas las unidades de una batalla en el turno de otro roba una carta de Energía. Quien atacó y lo perdió todo no roba, y el defensor no juega misión por ello.',
  },
  'NO-6.10': {
    title: 'Destrucción mutua',
    text: 'Si los dos bandos pierden todas sus unidades, gana el atacante y pierde el defensor.',
  },
};
