// The search tree: nodes are numbers, what is known of them lies in typed arrays. A node stands for the moves from the
// root to it, whatever chance and hidden cards did meanwhile.

export const NONE = -1;
/** Stands in the place of a move that the thinking seat would not see. */
export const SEALED = -2;
export const ROOT = 0;

/** Nothing is known of what can be done there. */
export const LEAF = 0;
/** The same moves are legal at every visit, and all are children. */
export const FIXED = 1;
/** Dice and hidden cards decide what is legal; children are what was legal at some visit. */
export const LOOSE = 2;

const FIRST_SIZE = 1 << 12;

export class Tree {
  /** How many nodes there are. */
  size = 0;
  /** The move into the node and the seat that made it. */
  move!: Int32Array;
  mover!: Int8Array;
  parent!: Int32Array;
  /** Children are a list: the first, then each one's next. */
  first!: Int32Array;
  next!: Int32Array;
  visits!: Int32Array;
  /** How often it could have been chosen. */
  chances!: Int32Array;
  /** Sum of what came of it for its mover; and of all its children for theirs. */
  gain!: Float64Array;
  below!: Float64Array;
  /** How readily a sensible player makes the move, in proportion to its siblings. */
  weight!: Float64Array;
  /** Sum of the weights of its children that were visited. */
  tried!: Float64Array;
  /** LEAF, FIXED or LOOSE. */
  kind!: Uint8Array;
  /** Places of the children of loose nodes, by parent, move and mover. */
  #places = new Int32Array(FIRST_SIZE * 2).fill(NONE);

  constructor() {
    this.#grow(FIRST_SIZE);
    this.clear();
  }

  clear(): void {
    this.size = 0;
    this.#places.fill(NONE);
    this.#make(NONE, 0, NONE, 1);
  }

  add(parent: number, move: number, mover: number, weight: number): number {
    const node = this.#make(parent, move, mover, weight);
    this.next[node] = this.first[parent];
    this.first[parent] = node;
    if (this.kind[parent] === LOOSE) this.#place(node);
    return node;
  }

  /** The child with that move of that seat, or NONE. */
  child(parent: number, move: number, mover: number): number {
    let child = this.first[parent];
    while (child !== NONE && (this.move[child] !== move || this.mover[child] !== mover))
      child = this.next[child];
    return child;
  }

  /** The same for a loose node, which may have very many. */
  find(parent: number, move: number, mover: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    for (let at = hash(parent, move, mover) & mask; ; at = (at + 1) & mask) {
      const node = places[at];
      if (node === NONE) return NONE;
      if (this.parent[node] === parent && this.move[node] === move && this.mover[node] === mover) return node;
    }
  }

  /** It turned out that chance or something hidden decides what is legal there. */
  loosen(node: number): void {
    this.kind[node] = LOOSE;
    for (let child = this.first[node]; child !== NONE; child = this.next[child]) this.#place(child);
  }

  /** Makes the node the root and forgets what does not lie below it. */
  keep(node: number): void {
    if (node === ROOT) return;
    const { move, mover, first, next, visits, chances, gain, below, weight, tried, kind } = this;
    const old = { move, mover, first, next, visits, chances, gain, below, weight, tried, kind };
    this.#grow(FIRST_SIZE, true);
    this.size = 0;
    this.#places.fill(NONE);
    const copy = (from: number, parent: number): number => {
      const to = this.#make(parent, old.move[from], old.mover[from], old.weight[from]);
      this.visits[to] = old.visits[from];
      this.chances[to] = old.chances[from];
      this.gain[to] = old.gain[from];
      this.below[to] = old.below[from];
      this.tried[to] = old.tried[from];
      this.kind[to] = old.kind[from];
      return to;
    };
    // a stack of pairs (old node, its copy)
    const open = [node, copy(node, NONE)];
    while (open.length > 0) {
      const to = open.pop() ?? NONE;
      const from = open.pop() ?? NONE;
      let last = NONE;
      for (let child = old.first[from]; child !== NONE; child = old.next[child]) {
        const twin = copy(child, to);
        if (last === NONE) this.first[to] = twin;
        else this.next[last] = twin;
        last = twin;
        if (this.kind[to] === LOOSE) this.#place(twin);
        if (old.first[child] !== NONE) open.push(child, twin);
      }
    }
  }

  /** The child that was visited most, or NONE. */
  favourite(node: number): number {
    let best = NONE;
    for (let child = this.first[node]; child !== NONE; child = this.next[child]) {
      if (this.visits[child] > 0 && (best === NONE || this.visits[child] > this.visits[best])) best = child;
    }
    return best;
  }

  #make(parent: number, move: number, mover: number, weight: number): number {
    const node = this.size++;
    if (node === this.move.length) this.#grow(2 * node);
    this.parent[node] = parent;
    this.move[node] = move;
    this.mover[node] = mover;
    this.weight[node] = weight;
    this.first[node] = this.next[node] = NONE;
    this.visits[node] = this.chances[node] = 0;
    this.gain[node] = this.below[node] = this.tried[node] = 0;
    this.kind[node] = LEAF;
    return node;
  }

  #place(node: number): void {
    if (this.#places.length < 2 * this.size) this.#spread();
    const places = this.#places;
    const mask = places.length - 1;
    let at = hash(this.parent[node], this.move[node], this.mover[node]) & mask;
    while (places[at] !== NONE) at = (at + 1) & mask;
    places[at] = node;
  }

  #spread(): void {
    this.#places = new Int32Array(4 * this.move.length).fill(NONE);
    for (let node = ROOT + 1; node < this.size; node++) {
      if (this.kind[this.parent[node]] === LOOSE) this.#place(node);
    }
  }

  #grow(size: number, afresh = false): void {
    const larger = <A extends Int32Array | Int8Array | Uint8Array | Float64Array>(
      make: new (length: number) => A,
      old: A | undefined,
    ): A => {
      const array = new make(size);
      if (old !== undefined && !afresh) array.set(old);
      return array;
    };
    this.move = larger(Int32Array, this.move);
    this.mover = larger(Int8Array, this.mover);
    this.parent = larger(Int32Array, this.parent);
    this.first = larger(Int32Array, this.first);
    this.next = larger(Int32Array, this.next);
    this.visits = larger(Int32Array, this.visits);
    this.chances = larger(Int32Array, this.chances);
    this.gain = larger(Float64Array, this.gain);
    this.below = larger(Float64Array, this.below);
    this.weight = larger(Float64Array, this.weight);
    this.tried = larger(Float64Array, this.tried);
    this.kind = larger(Uint8Array, this.kind);
  }
}

function hash(parent: number, move: number, mover: number): number {
  let h = Math.imul(parent ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(move + mover, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
