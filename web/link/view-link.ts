// What one viewer was shown of a game that was not over, from a file: it is looked at as tables are, and nothing can be done.

import type { Game } from '@starboard/engine';
import type { ViewFile } from '@starboard/engine/view';
import { readTimeline, type Timeline } from '../timeline/timeline.ts';
import { refuse } from '../words/messages.ts';
import type { TableFacts, Told } from './facts.ts';
import { LookingOnly } from './looking-only.ts';
import type { TableLink, TableLook } from './link.ts';
import type { OpenedViewFile } from './opening.ts';

export class ViewLink extends LookingOnly implements TableLink {
  readonly game: Game;
  readonly facts: TableFacts;
  readonly #timeline: Timeline;
  readonly #file: ViewFile;

  constructor(game: Game, { facts, timeline, file }: OpenedViewFile) {
    super(refuse(null, 'viewOnly'));
    this.game = game;
    this.facts = facts;
    this.#timeline = readTimeline(game, timeline);
    this.#file = file;
  }

  /** There is one pair of eyes. */
  look(): Promise<TableLook> {
    return Promise.resolve({ timeline: this.#timeline, secretive: false, said: null });
  }

  listen(): () => void {
    return () => {};
  }

  shown(): void {}

  replay(): Promise<Told> {
    return this.refused();
  }

  file(): Promise<ViewFile> {
    return Promise.resolve(this.#file);
  }

  close(): void {}
}
