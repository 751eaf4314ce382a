// Random play on boardgame.io: read the state, ask the game for its moves as a bot would, play one of them.

import { FastChance } from '@starboard/engine';
import type { Workload } from '../sample.ts';
import {
  loadForms,
  loadNexumLite,
  loadNexumLiteLists,
  loadSkirmish,
  type Ctx,
  type Definition,
} from './peer.ts';

export async function peerPlay(game: string, seats: number, form: string): Promise<Workload> {
  switch (game) {
    case 'skirmish': {
      const { skirmish, actor } = await loadSkirmish();
      return playForm(skirmish(), actor, seats, form);
    }
    case 'nexum-lite': {
      const { nexumLite, actor } = await loadNexumLite();
      return playForm(nexumLite(), actor, seats, form);
    }
    case 'nexum-lite-lists': {
      const { nexumLite, actor } = await loadNexumLiteLists();
      return playForm(nexumLite(), actor, seats, form);
    }
    default:
      throw new Error(`There is no peer's ${game}.`);
  }
}

type Actor<G> = (G: G, ctx: Ctx) => string;

async function playForm<G>(
  game: Definition<G>,
  actor: Actor<G>,
  seats: number,
  form: string,
): Promise<Workload> {
  const start = (await loadForms())[form](game);
  const decide = new FastChance(1);
  return (tally) => {
    const match = start(seats);
    for (let { G, ctx } = match.state(); ctx.gameover === undefined; { G, ctx } = match.state()) {
      const playerID = actor(G, ctx);
      const choices = game.ai.enumerate(G, ctx, playerID);
      if (choices.length > 1) tally.choices++;
      match.play(playerID, choices[decide.draw(choices.length)]);
      tally.steps++;
    }
    match.stop();
    tally.games++;
  };
}
