// What becomes of planets on which too many markers are laid.

import type { Guide } from '@starboard/engine';

export const ruinRules: Guide = {
  'NG-14.1': {
    title: 'Destroyed planets',
    text: 'A planet that would have 5 No Movement markers is destroyed: with the Asteroids rules there is no limit of 4. Its markers, its ions and its asteroid go, its ships return to their reserve, and the planet is no longer there for anything: not for stars, not for events. A star that is lost by it scores nothing.',
  },
  'NG-14.2': {
    title: 'What it leaves behind',
    text: 'Relics on a destroyed planet, carried or waiting, go to the cloud S without ships. If the planet was conquered in the phase under way, its loot is lost.',
  },
  'NG-14.3': {
    title: 'Dead planets',
    text: 'A planet that would have 5 No Management markers dies. Nothing is extracted, plundered or built there any more. It counts for its star and can be conquered, held and attacked like others. No Management markers are no longer laid on it; No Movement markers are, and 5 destroy it.',
  },
  'NG-14.4': {
    title: 'Leaving a dead planet',
    text: 'All ships may leave a dead planet; then nobody holds it. If you lose a star by that, nobody scores. Ruling: that is judged when your order is over, and whether you hold all planets of a star, when you give it.',
  },
  'NG-14.5': {
    title: 'Twelve ruins',
    text: 'At most 12 planets are destroyed or dead at a time. Beyond that a fifth marker is not laid. A dead planet that is destroyed counts once only, so that this can always happen.',
  },
  'NG-14.6': {
    title: 'A star without planets',
    text: 'If all planets of a system are destroyed, ships on its star stay there and extract, and no others can enter.',
  },
  'NG-14.7': {
    title: 'A gate that is destroyed',
    text: 'The planet with a gate can be destroyed too, by a card that somebody lays. Only in a Sterile Trap is its owner out because of it. Ruling: elsewhere the system stays a Tann system as long as its civilization is in play.',
  },
  'NG-14.8': {
    title: 'The computer and ruins',
    text: 'The computer’s civilizations take and hold dead planets like others and always leave a ship there; they build nothing on them. One whose base is destroyed has none.',
  },
};
