import { FastChance } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { presets as sectors } from '../../data/presets.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import { along, wayOf } from '../order/routes.tsx';
import {
  covers,
  gatePlace,
  markerPlace,
  numberPlace,
  pricePlace,
  rockPlace,
  SHIPS,
  shipsPlace,
  writtenOn,
} from './around.ts';
import { chartOf } from './chart.ts';

test.each(sectors.map(({ name }) => name))(
  'in %s no price lies on the number of its planet, nor on a gate',
  (name) => {
    const { players } = sectors.find((sector) => sector.name === name) ?? sectors[0];
    const options = readOptions(game.options, { sector: name }) as unknown as Options;
    const state = game.setup(options, Math.max(...players), new FastChance(1));
    for (const upright of [false, true])
      for (const spot of chartOf(options, state, { upright, large: true }).byPlace.values()) {
        if (spot.size === 'star') continue;
        const home = spot.gate !== null;
        const price = pricePlace(spot, { home, barred: false, rock: !home });
        const signs = [numberPlace(spot), home ? gatePlace(spot) : rockPlace(spot)];
        for (const sign of signs) expect(covers(price, sign), spot.name).toBe(false);
        const marked = pricePlace(spot, { home: false, barred: true, rock: false });
        for (const sign of [numberPlace(spot), markerPlace(spot, 0)])
          expect(covers(marked, sign), spot.name).toBe(false);
      }
  },
);

test.each(sectors.map(({ name }) => name))(
  'in %s ships under way are told beside all that is written',
  (name) => {
    const { players } = sectors.find((sector) => sector.name === name) ?? sectors[0];
    const options = readOptions(game.options, { sector: name }) as unknown as Options;
    const state = game.setup(options, Math.max(...players), new FastChance(1));
    for (const markers of [0, 1]) {
      state.noMove.fill(markers);
      for (const upright of [false, true]) {
        const { disks, byPlace } = chartOf(options, state, { upright, large: true });
        const written = writtenOn(disks, state);
        const spots = [...byPlace.values()];
        for (const from of spots)
          for (const to of spots) {
            const at = shipsPlace(along(wayOf(from, to)), written);
            // NG-6.8: nobody leaves a star
            const covered =
              from === to || from.size === 'star' ? [] : written.filter((sign) => covers(at, sign, SHIPS));
            expect(covered, `${from.name} to ${to.name}`).toEqual([]);
          }
      }
    }
  },
);
