// Technological relics and their four types.

import type { Guide } from '@starboard/engine';

export const relicRules: Guide = {
  'NG-2.1': {
    title: 'Carriers',
    text: 'A relic is attached to a ship, which carries it wherever it goes. A ship carries one relic and cannot drop it.',
  },
  'NG-2.2': {
    title: 'Not on stars',
    text: 'A ship that carries a relic cannot enter a star. It moves from planet to planet.',
  },
  'NG-2.3': {
    title: 'Captured, never destroyed',
    text: 'Relics cannot be destroyed. Those of a beaten planet pass to surviving attackers that carry nothing. An attack that would leave too few ships for all relics cannot be made.',
  },
  'NG-2.4': {
    title: 'Attached at once',
    text: 'A relic without a ship is picked up by the first ship on its planet that carries nothing, wanted or not: one that arrives, or one that is built there. Which of several ships it is makes no difference.',
  },
  'NG-2.5': {
    title: 'Waiting relics',
    text: 'When all ships that arrive carry relics already, the relic of the planet waits for the first free ship. After a battle, captured relics are attached before waiting ones.',
  },
  'NG-2.6': {
    title: 'Which one first',
    text: 'When relics of different types wait and there are too few free ships for all of them, the owner of the ships picks. Several are named in the order Military, Replicator, Extractor, Transporter.',
  },
  'NG-2.7': {
    title: 'Interference',
    text: 'Relics of one type that share a planet of yours, when a phase begins or at any moment during it, have no effect until that phase ends, wherever they go: neither benefit nor drawback. So one of two Extractors that leaves its planet pays no surcharge and doubles no loot in that phase, and one of two Militaries that leaves adds nothing. What was paid or fought before they met stays. Relics of different owners meet in battle only. Ruling: a waiting relic interferes as well.',
  },
  'NG-2.8': {
    title: 'Military',
    text: 'Adds 1 to the attack or defence of the fleet its carrier is in, as if there were one more ship.',
  },
  'NG-2.9': {
    title: 'Replicator',
    text: 'Builds one more ship on its planet in a management phase, for 1 energy.',
  },
  'NG-2.10': {
    title: 'Extractor',
    text: 'Doubles the energy extracted from its planet, and the plunder of a planet that its carrier conquers. Its carrier pays 1 more energy for every move.',
  },
  'NG-2.11': {
    title: 'Transporter',
    text: 'Makes a journey to another system 1 energy cheaper for every ship that travels with it from the same planet to the same planet.',
  },
};
