// What was agreed, as numbers in the state: the core game, and over it the variants chosen (NG-9).

import type { Options } from './options.ts';
import type { Nexum } from './state.ts';
import { setConquest } from './variants/conquest.ts';
import { setAllies } from './variants/alliances.ts';
import { setAsteroids } from './variants/asteroids.ts';
import { setEvents } from './variants/events.ts';
import { setGrandBattle } from './variants/grand-battle.ts';
import { setStandard } from './variants/standard.ts';
import { setSterileTrap } from './variants/sterile-trap.ts';
import { setPooled, setTeams } from './variants/teams.ts';
import { isGrandBattle, rowsOf, type Terms } from './terms.ts';

/** NG-9.3, NG-9.4: the two scenarios of one printed sector. */
export function isScenario({ scenario }: Options): boolean {
  return scenario !== 'sector';
}

/** NG-9.9: a scenario comes last, so that its limits win over those of a Grand Battle. */
export function setMode(state: Nexum, options: Options, terms: Terms): void {
  setStandard(state, terms.humans, terms.computers);
  state.roundLimit = options.roundLimit;
  if (isGrandBattle(options, terms)) setGrandBattle(state);
  if (options.teams) setTeams(state);
  setAllies(state, terms);
  if (terms.events) setEvents(state, rowsOf(options, terms));
  if (options.ruleSet === 'asteroids') setAsteroids(state);
  if (options.pooled) setPooled(state);
  if (options.scenario === 'conquest') setConquest(state);
  if (options.scenario === 'sterile-trap') setSterileTrap(state);
}
