// How much somebody who comes for the first time has to wait for.

import { countBytes } from './bench/counter.ts';
import { VISITS, visited } from './bench/visits.ts';
import { expect, test } from './support/starboard.ts';

for (const visit of VISITS)
  test(`a first visit until a game of ${visit.game} runs weighs at most ${visit.bar} kB`, async ({
    browser,
    server,
  }) => {
    const counter = await countBytes(server.address);
    expect(await visited(browser, counter, visit)).toBeLessThanOrEqual(visit.bar);
    counter.close();
  });
