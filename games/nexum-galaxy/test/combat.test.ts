import { describe, expect, test } from 'vitest';
import { clear } from '../rules/board.ts';
import { priceBetween } from '../rules/reading.ts';
import { MOVE, type Nexum } from '../rules/state.ts';
import {
  at,
  attack,
  emptySector,
  game,
  inPhase,
  isOffered,
  lay,
  legalTexts,
  on,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

/** Three civilizations in LAUBURIA, seat 0 to move with 20 energy; seats 1 and 2 have a home far away. */
function field(): Nexum {
  const state = emptySector(3);
  return inPhase(put(put(state, 'D3', 1, 5), 'G3', 2, 5), 0, MOVE, 20);
}

describe('what an attack lacks is told in numbers', () => {
  test('NG-6.24: ships, those for captured relics among them', () => {
    const state = field();
    put(put(state, 'A3', 0, 2, 'M'), 'B1', 1, 2, 'E');
    expect(reasonOf(state, 'go B1')).toBe(
      'You cannot gather enough ships to beat B1: it takes 3, and only 1 of yours is free to go. (NG-6.21)',
    );
  });

  test('ships', () => {
    const state = field();
    put(put(put(state, 'A3', 0, 4), 'C1', 0, 2), 'B1', 1, 5);
    expect(reasonOf(state, 'go B1')).toBe(
      'You cannot gather enough ships to beat B1: it takes 6, and only 4 of yours are free to go. (NG-6.21)',
    );
  });

  test('energy: the least that some fleet which wins would pay', () => {
    const state = field();
    put(put(state, 'A3', 0, 4), 'B1', 1, 2);
    state.energy[0] = 1;
    const fare = priceBetween(state, 0, at('A3'), at('B1')) ?? 0;
    expect(reasonOf(state, 'go B1')).toBe(
      `Sending enough ships takes ${3 * fare} energy; you have 1. (NG-6.1)`,
    );
    state.energy[0] = 3 * fare - 1;
    expect(refused(state, 'go B1')).toBe('NG-6.1');
    state.energy[0] = 3 * fare;
    expect(isOffered(state, 'go B1')).toBe(true);
  });
});

describe('NG-6.16: battle', () => {
  test('worked example A: two ships beat a single one and lose none', () => {
    const state = field();
    put(put(state, 'A3', 0, 3), 'B1', 1, 1);
    const events = play(state, 'go B1', 'send A3 2 none');
    expect(events).toContainEqual({
      event: 'battle',
      seat: 0,
      against: 1,
      place: at('B1'),
      attack: 2,
      defence: 1,
      destroyed: 1,
      casualties: 0,
      excess: 0,
    });
    expect(on(state, 'B1')).toEqual([0, 2]);
    expect(state.points[0]).toBe(1);
  });

  test('worked example B: a Military, two ships on the star, and the star is lost', () => {
    const state = field();
    put(put(put(state, 'B1', 1, 1, 'M'), 'B2', 1, 1), 'B*', 1, 2);
    put(put(state, 'A3', 0, 4), 'C1', 0, 3);
    play(state, 'go B1', 'send A3 3 none');
    expect(legalTexts(state)).toEqual(['send C1 2 none']);
    const events = play(state, 'send C1 2 none');
    expect(events.find(({ event }) => event === 'battle')).toMatchObject({
      attack: 5,
      defence: 4,
      casualties: 2,
    });
    expect(on(state, 'B1')).toEqual([0, 3]);
    expect(relicsOn(state, 'B1')).toBe('M');
    expect(on(state, 'B*')).toBe(null);
    expect(on(state, 'B2')).toEqual([1, 1]);
    expect(state.points[0]).toBe(2);
    expect([state.relicsHeld[0], state.relicsHeld[1]]).toEqual([1, 0]);
  });
});

describe('NG-6.17: one after the other', () => {
  test('rulings 52 and 54: what a battle opened can be used at once, by ships that have not moved', () => {
    const state = field();
    put(put(put(put(state, 'B1', 0, 3), 'B2', 1, 1), 'B3', 1, 1), 'B*', 1, 1);
    put(put(state, 'A1', 0, 4), 'A3', 0, 3);
    expect(refused(state, 'go B*')).toBe('NG-6.30');
    attack(state, 'go B2', 'send A1 3 none');
    expect(on(state, 'B*')).toBe(null);
    expect(refused(state, 'go B*')).toBe('NG-6.9');
    attack(state, 'go B3', 'send A3 2 none');
    play(state, 'go B*');
    expect(legalTexts(state)).toEqual(['send B1 1 none', 'send B1 2 none']);
    play(state, 'send B1 2 none');
    expect(on(state, 'B*')).toEqual([0, 2]);
  });

  test('NG-6.5, ruling 30: ships that fought have moved', () => {
    const state = field();
    put(put(put(state, 'A3', 0, 3), 'A1', 0, 2), 'B1', 1, 1);
    play(state, 'go B1', 'send A3 2 none', 'go B2');
    expect(legalTexts(state)).toEqual(['send A1 1 none']);
  });
});

describe('NG-6.18, NG-6.19, NG-6.21: attack and defence', () => {
  test('the attack must be higher than the defence', () => {
    const state = field();
    put(put(state, 'A3', 0, 4), 'B1', 1, 3);
    expect(refused(state, 'go B1')).toBe('NG-6.21');
    put(state, 'A1', 0, 2);
    play(state, 'go B1');
    expect(legalTexts(state)).toEqual(['send A1 1 none']);
    play(state, 'send A1 1 none');
    expect(refused(state, 'strike')).toBe('NG-6.21');
    play(state, 'send A3 3 none');
    expect(on(state, 'B1')).toEqual([0, 3]);
  });

  test('a strike is offered as soon as it would win, while more ships could join', () => {
    const state = field();
    put(put(put(state, 'A1', 0, 3), 'A3', 0, 4), 'B1', 1, 1);
    play(state, 'go B1');
    expect(refused(state, 'strike')).toBe('NG-6.21');
    play(state, 'send A1 2 none');
    expect(legalTexts(state)).toEqual(['strike', 'send A3 1 none', 'send A3 2 none', 'send A3 3 none']);
    play(state, 'strike');
    expect(on(state, 'B1')).toEqual([0, 2]);
  });

  test("only the defender's ships on that star help, and only those of the same system", () => {
    const state = field();
    put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B3', 2, 1), 'B*', 1, 2);
    put(put(state, 'A3', 0, 5), 'A2', 0, 2);
    expect(isOffered(state, 'go B3')).toBe(true);
    play(state, 'go B1', 'send A3 4 none');
    expect(on(state, 'B1')).toEqual([0, 3]);
    const other = field();
    put(put(put(put(other, 'B1', 1, 1), 'B2', 1, 1), 'B3', 2, 1), 'B*', 1, 2);
    put(other, 'A3', 0, 3);
    expect(isOffered(other, 'go B3')).toBe(true);
    expect(refused(other, 'go B1')).toBe('NG-6.21');
  });

  test('NG-6.1: an attack that cannot be paid is not offered', () => {
    const state = field();
    put(put(state, 'A3', 0, 5), 'B1', 1, 2);
    inPhase(state, 0, MOVE, 5);
    expect(refused(state, 'go B1')).toBe('NG-6.1');
    inPhase(state, 0, MOVE, 6);
    expect(isOffered(state, 'go B1')).toBe(true);
  });
});

describe('NG-6.20, NG-2.8: Military in battle', () => {
  /** Can so many attackers from A3 beat B1? */
  function beats(attackers: number, mine: string, defenders: number, theirs: string, waiting = ''): boolean {
    const state = field();
    put(put(state, 'A3', 0, attackers + 1, mine), 'B1', 1, defenders, theirs);
    for (const letter of waiting) lay(state, 'B1', letter);
    return (
      isOffered(state, 'go B1') &&
      (play(state, 'go B1'), legalTexts(state).includes(`send A3 ${attackers} ${mine || 'none'}`))
    );
  }

  test('one adds 1 to the attack, as if there were one more ship', () => {
    expect(beats(3, '', 3, '')).toBe(false);
    expect(beats(3, 'M', 3, '')).toBe(true);
    expect(beats(2, 'M', 3, '')).toBe(false);
  });

  test('one adds 1 to the defence', () => {
    expect(beats(2, '', 1, 'M')).toBe(false);
    expect(beats(3, '', 1, 'M')).toBe(true);
  });

  test('ruling 47: one on each side cancels both', () => {
    expect(beats(2, 'M', 1, 'M')).toBe(true);
    expect(beats(2, 'M', 2, 'M')).toBe(false);
    expect(beats(3, 'M', 3, 'M')).toBe(false);
  });

  test('ruling 47: two on one side cancel each other, whatever the other side has', () => {
    expect(beats(3, 'MM', 3, '')).toBe(false);
    expect(beats(4, 'MM', 3, '')).toBe(true);
    expect(beats(3, '', 2, 'MM')).toBe(true);
    expect(beats(3, 'M', 3, 'MM')).toBe(false);
    expect(beats(4, 'M', 2, 'MM')).toBe(true);
  });

  test('amendment to 29: those that shared a planet leave the Military of the other side its effect', () => {
    expect(beats(4, 'MM', 3, 'M')).toBe(false);
    expect(beats(4, 'MM', 2, 'M')).toBe(true);
  });

  test('ruling 47: attackers with a Military from different planets cancel each other at the target', () => {
    const state = field();
    put(put(put(state, 'A1', 0, 2, 'M'), 'A3', 0, 3, 'M'), 'B1', 1, 2);
    play(state, 'go B1');
    expect(legalTexts(state).toSorted()).toEqual(['send A1 1 M', 'send A1 1 none', 'send A3 2 M']);
    play(state, 'send A1 1 M');
    expect(legalTexts(state).toSorted()).toEqual(
      ['send A3 1 none', 'send A3 2 M', 'send A3 2 none'].toSorted(),
    );
  });

  test('ruling 47: a Military on another planet of the system does nothing', () => {
    const state = field();
    put(put(put(state, 'A3', 0, 3), 'B1', 1, 1), 'B2', 1, 1, 'M');
    play(state, 'go B1');
    expect(legalTexts(state)).toEqual(['send A3 2 none']);
  });

  test('NG-2.7: a Military that waits on the planet cancels the others and helps nobody itself', () => {
    expect(beats(2, '', 1, 'R', 'M')).toBe(true);
    expect(beats(2, 'M', 2, 'RE', 'M')).toBe(false);
    expect(beats(2, '', 1, 'M', 'M')).toBe(true);
  });
});

describe('NG-6.22: losses of the attacker', () => {
  test.each([
    [1, 0, '', 0],
    [2, 0, '', 1],
    [3, 0, '', 1],
    [4, 0, '', 2],
    [5, 0, '', 2],
    [5, 1, '', 3],
    [5, 2, '', 3],
    [5, 2, 'M', 4],
    [1, 0, 'M', 1],
  ])(
    'rulings 44 and 45: %i ships, %i on the star and "%s" cost the attacker %i ships',
    (planet, star, relics, casualties) => {
      const state = field();
      put(put(put(state, 'B1', 1, planet, relics), 'B2', 1, 1), 'B3', 1, 1);
      if (star > 0) put(state, 'B*', 1, star);
      put(put(put(state, 'A1', 0, 4), 'A2', 0, 4), 'A3', 0, 4);
      play(state, 'go B1');
      let sent = 0;
      for (const from of ['A1', 'A2', 'A3']) {
        if (sent > planet + star + relics.length || state.target === 0) continue;
        sent += 3;
        play(state, `send ${from} 3 none`);
      }
      if (state.target > 0) play(state, 'strike');
      expect(on(state, 'B1')).toEqual([0, Math.min(5, sent - casualties)]);
      expect(state.fleet[0]).toBe(12 - casualties - Math.max(0, sent - casualties - 5));
    },
  );

  test('ruling 48: a ship with a Military is one ship when ships are lost', () => {
    const state = field();
    put(put(state, 'A3', 0, 4, 'M'), 'B1', 1, 3);
    play(state, 'go B1', 'send A3 3 M');
    expect(on(state, 'B1')).toEqual([0, 2]);
    expect(relicsOn(state, 'B1')).toBe('M');
  });
});

describe('NG-6.23: too many ships', () => {
  test('ruling 33: what goes beyond five after the losses is destroyed, carriers last', () => {
    const state = field();
    put(put(put(put(state, 'A1', 0, 5, 'MRET'), 'A2', 0, 5), 'B2', 0, 3), 'B1', 1, 2);
    inPhase(state, 0, MOVE, 20);
    const events = play(state, 'go B1', 'send A1 4 MRET', 'send A2 3 none', 'send B2 2 none');
    expect(events.find(({ event }) => event === 'battle')).toMatchObject({ casualties: 1, excess: 3 });
    expect(on(state, 'B1')).toEqual([0, 5]);
    expect(relicsOn(state, 'B1')).toBe('MRET');
    expect(state.fleet[0]).toBe(13 - 4);
  });
});

describe('NG-6.24, NG-2.3: a ship for every relic', () => {
  test('ruling 46: own and captured relics need a survivor each', () => {
    const state = field();
    put(put(state, 'A3', 0, 4, 'RE'), 'B1', 1, 1, 'T');
    play(state, 'go B1');
    expect(legalTexts(state).toSorted()).toEqual(
      [
        'send A3 2 E',
        'send A3 2 R',
        'send A3 2 none',
        'send A3 3 E',
        'send A3 3 R',
        'send A3 3 RE',
      ].toSorted(),
    );
    expect(refused(state, 'send A3 2 RE')).toBe('NG-6.24');
    play(state, 'send A3 3 RE');
    expect(relicsOn(state, 'B1')).toBe('RET');
  });

  test('an attack that would leave too few ships is refused', () => {
    const state = field();
    put(put(state, 'A3', 0, 4), 'B1', 1, 2, 'RT');
    play(state, 'go B1', 'send A3 3 none');
    expect(relicsOn(state, 'B1')).toBe('RT');
    const few = field();
    put(put(put(few, 'A3', 0, 5, 'ME'), 'A1', 0, 1), 'B1', 1, 3, 'RT');
    expect(isOffered(few, 'go B1')).toBe(true);
    const none = field();
    put(put(none, 'A3', 0, 5, 'MET'), 'B1', 1, 3, 'RT');
    expect(refused(none, 'go B1')).toBe('NG-6.24');
  });

  test('strike waits until there are enough ships for the relics', () => {
    const state = field();
    put(put(put(state, 'A1', 0, 3, 'ME'), 'A3', 0, 3), 'B1', 1, 1, 'R');
    play(state, 'go B1', 'send A1 2 ME');
    expect(refused(state, 'strike')).toBe('NG-6.24');
    expect(legalTexts(state)).toEqual(['send A3 1 none', 'send A3 2 none']);
  });

  test('NG-6.7: carriers leave a ship behind like others, so two of them alone are no fleet of two', () => {
    const state = field();
    put(put(state, 'A3', 0, 2, 'RE'), 'B1', 1, 1);
    expect(refused(state, 'go B1')).toBe('NG-6.21');
    put(state, 'A1', 0, 2, 'M');
    expect(isOffered(state, 'go B1')).toBe(true);
  });

  test('NG-6.3: a fleet of carriers must be paid for, the Extractor among them with more', () => {
    const state = field();
    put(put(state, 'A3', 0, 3, 'RRE'), 'B1', 1, 1);
    inPhase(state, 0, MOVE, 3);
    expect(refused(state, 'go B1')).toBe('NG-6.1');
    inPhase(state, 0, MOVE, 4);
    play(state, 'go B1');
    expect(legalTexts(state)).toEqual(['send A3 2 RR']);
    expect(refused(state, 'send A3 2 RE')).toBe('NG-6.1');
  });

  test('ruling 34: own relics and captured ones are five at most, the limit of the planet', () => {
    const state = field();
    put(put(put(state, 'A1', 0, 5, 'MRET'), 'A2', 0, 5), 'B1', 1, 2, 'RE');
    put(state, 'A3', 0, 5);
    play(state, 'go B1');
    expect(refused(state, 'send A1 4 MRET')).toBe('NG-6.24');
    expect(legalTexts(state)).toContain('send A1 3 MRE');
  });
});

describe('NG-6.25, NG-6.26: losses of the defender', () => {
  test('all ships of the planet go back to the reserve, their relics to the survivors', () => {
    const state = field();
    put(put(put(state, 'A1', 0, 4), 'A3', 0, 3), 'B1', 1, 3, 'ET');
    const before = state.fleet[1];
    const events = play(state, 'go B1', 'send A1 3 none', 'send A3 2 none');
    expect(state.fleet[1]).toBe(before - 3);
    expect(relicsOn(state, 'B1')).toBe('ET');
    expect([state.relicsHeld[0], state.relicsHeld[1]]).toEqual([2, 0]);
    expect(events.filter(({ event }) => event === 'captured').length).toBe(2);
  });

  test('casualties of the attacker go back as well, so they can be built again', () => {
    const state = field();
    put(put(state, 'A1', 0, 5), 'B1', 1, 3);
    play(state, 'go B1', 'send A1 4 none');
    expect(state.fleet[0]).toBe(4);
  });
});

describe('NG-6.27: a star is lost', () => {
  function starSystem(): Nexum {
    const state = field();
    put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B3', 1, 1), 'B*', 1, 2);
    return put(put(state, 'A1', 0, 5), 'A3', 0, 5);
  }

  test('ruling 49: with three planets the owner keeps it with two and loses it with one', () => {
    const state = starSystem();
    attack(state, 'go B1', 'send A1 4 none');
    expect(on(state, 'B*')).toEqual([1, 2]);
    expect(state.points[0]).toBe(1);
    const fleet = state.fleet[1];
    const events = play(state, 'go B2', 'send A3 4 none');
    expect(on(state, 'B*')).toBe(null);
    expect(state.points[0]).toBe(3);
    expect(state.fleet[1]).toBe(fleet - 3);
    expect(events).toContainEqual({
      event: 'star lost',
      seat: 1,
      by: 0,
      place: at('B*'),
      ships: 2,
      scores: true,
    });
  });

  test('ruling 50: the point goes to whoever takes the deciding planet', () => {
    const state = starSystem();
    clear(state, at('B1'));
    put(state, 'B1', 2, 1);
    attack(state, 'go B2', 'send A1 4 none');
    expect([...state.points]).toEqual([2, 0, 0, 0]);
  });

  test('a conquest from somebody else does not touch the star', () => {
    const state = starSystem();
    clear(state, at('B1'));
    put(state, 'B1', 2, 1);
    attack(state, 'go B1', 'send A1 2 none');
    expect(on(state, 'B*')).toEqual([1, 2]);
    expect(state.points[0]).toBe(1);
  });

  test('ruling 39: with all planets taken the star is empty', () => {
    const state = starSystem();
    put(state, 'A2', 0, 5);
    state.ships[at('B*')]--;
    state.fleet[1]--;
    attack(state, 'go B1', 'send A1 3 none');
    attack(state, 'go B2', 'send A2 3 none');
    expect(on(state, 'B*')).toBe(null);
    attack(state, 'go B3', 'send A3 2 none');
    play(state, 'go B*', 'send A3 1 none');
    expect(on(state, 'B*')).toEqual([0, 1]);
  });
});

describe('NG-6.28: points', () => {
  test('rulings 42 and 43: for battles and stars, not for empty planets', () => {
    const state = field();
    put(put(state, 'A3', 0, 5), 'B1', 1, 1);
    play(state, 'go B2', 'send A3 1 none');
    expect(state.points[0]).toBe(0);
    const events = play(state, 'go B1', 'send A3 2 none');
    expect(events).toContainEqual({ event: 'points', seat: 0, points: 1 });
    expect(state.points[0]).toBe(1);
  });
});

describe('NG-6.29, NG-6.30: conquest without battle', () => {
  test('ruling 42: an empty planet brings loot and no point', () => {
    const state = field();
    put(state, 'A3', 0, 2);
    play(state, 'go B2', 'send A3 1 none');
    expect([state.points[0], state.energy[0]]).toEqual([0, 20 - 2 + 2]);
  });

  test('ruling 40: a star cannot be attacked', () => {
    const state = field();
    put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B3', 1, 1), 'B*', 1, 1);
    put(state, 'A3', 0, 5);
    expect(refused(state, 'go B*')).toBe('NG-6.30');
  });

  test('ruling 53: clearing a star brings no loot until somebody moves in', () => {
    const state = field();
    put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B*', 1, 1);
    put(state, 'A3', 0, 5);
    inPhase(state, 0, MOVE, 10);
    play(state, 'go B1', 'send A3 3 none', 'done');
    expect(on(state, 'B*')).toBe(null);
    expect(state.energy[0]).toBe(10 - 6 + 3);
  });
});

test('NG-6.16: a refused attack leaves everything as it was', () => {
  const state = field();
  put(put(state, 'A3', 0, 3), 'B1', 1, 3);
  const before = game.shape.clone(state);
  refused(state, 'go B1');
  expect(game.shape.equal(before, state)).toBe(true);
});
