// What every table does where nothing can be done: it refuses, in one sentence.

import { refusalJson, type Refusal } from '@starboard/engine';
import type { Told } from './facts.ts';

export abstract class LookingOnly {
  readonly #why: Refusal;

  constructor(why: Refusal) {
    this.#why = why;
  }

  submit(): Promise<Told> {
    return this.refused();
  }

  undo(): Promise<Told> {
    return this.refused();
  }

  takeBack(): Promise<Told> {
    return this.refused();
  }

  offerDraw(): Promise<Told> {
    return this.refused();
  }

  resign(): Promise<Told> {
    return this.refused();
  }

  say(): Promise<Told> {
    return this.refused();
  }

  protected refused(): Promise<Told> {
    return Promise.resolve(refusalJson(this.#why));
  }
}
