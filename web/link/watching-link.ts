// A table as somebody looks at it who decides nothing there, with nobody's eyes.

import { SPECTATOR, type Game } from '@starboard/engine';
import type { Moment } from '../timeline/timeline.ts';
import { refuse } from '../words/messages.ts';
import type { SavedFile, TableFacts, Told } from './facts.ts';
import { LookingOnly } from './looking-only.ts';
import type { LinkListener, TableLink, TableLook } from './link.ts';

export class WatchingLink extends LookingOnly implements TableLink {
  readonly #link: TableLink;

  constructor(link: TableLink) {
    super(refuse(null, 'nothingToDo'));
    this.#link = link;
  }

  get game(): Game {
    return this.#link.game;
  }

  get facts(): TableFacts {
    return { ...this.#link.facts, here: [] };
  }

  look(): Promise<TableLook> {
    return this.#link.look(SPECTATOR);
  }

  listen(listener: LinkListener): () => void {
    return this.#link.listen(listener);
  }

  shown(viewSeq: number): void {
    this.#link.shown(viewSeq);
  }

  replay(viewpoint: number | null): Promise<readonly Moment[] | Told> {
    return this.#link.replay(viewpoint);
  }

  file(): Promise<SavedFile | Told> {
    return this.#link.file();
  }

  close(): void {
    this.#link.close();
  }
}
