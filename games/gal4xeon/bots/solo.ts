// Nobody can touch another's sheet, so a bot thinks about its own as if it sat alone.

import { copyPage, openedPage, pageOf, SEATS, type Gal4Xeon } from '../rules/state.ts';

export function solo(state: Gal4Xeon, seat: number): void {
  const [page, opened] = [pageOf(state, seat), openedPage(state, seat)];
  state.done = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    copyPage(state, page, pageOf(state, other));
    copyPage(state, opened, openedPage(state, other));
  }
  state.seats = 1;
}
