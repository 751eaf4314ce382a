// A largest set of pairs in a graph, found by Edmonds' blossoms, and kept largest while vertices are taken out. Each search
// looks at every edge at most once between two contractions: O(n²) as a rule, O(n³) at worst.

export class Matching {
  readonly #order: number;
  /** Whether two may be paired, row by row. */
  readonly #joined: Uint8Array;
  #mate: Int32Array;
  readonly #gone: Uint8Array;

  /** Vertices are numbers below `order`; the graph is not copied. */
  constructor(order: number, joined: Uint8Array, only: readonly number[] | null = null) {
    this.#order = order;
    this.#joined = joined;
    this.#mate = new Int32Array(order).fill(-1);
    this.#gone = new Uint8Array(order);
    if (only !== null) {
      this.#gone.fill(1);
      for (const vertex of only) this.#gone[vertex] = 0;
    }
    this.#pairGreedily();
    for (let vertex = 0; vertex < order; vertex++)
      if (this.#gone[vertex] === 0 && this.#mate[vertex] < 0) this.#augment(vertex);
  }

  /** Those who have nobody. */
  get left(): readonly number[] {
    const left: number[] = [];
    for (let vertex = 0; vertex < this.#order; vertex++)
      if (this.#gone[vertex] === 0 && this.#mate[vertex] < 0) left.push(vertex);
    return left;
  }

  /** Takes two out as a pair if as many as before have nobody then; else nothing changes. */
  takePair(one: number, other: number): boolean {
    if (this.#mate[one] === other) {
      this.#remove(one);
      this.#remove(other);
      return true;
    }
    const kept = this.#mate.slice();
    const mates = [this.#mate[one], this.#mate[other]].filter((vertex) => vertex >= 0);
    this.#remove(one);
    this.#remove(other);
    // one pair may be lost: that which was taken out
    if (mates.length - this.#augmentAll(mates) <= 1) return true;
    this.#restore(kept, [one, other]);
    return false;
  }

  /** Could two be taken out as a pair? */
  canTakePair(one: number, other: number): boolean {
    const kept = this.#mate.slice();
    const can = this.takePair(one, other);
    if (can) this.#restore(kept, [one, other]);
    return can;
  }

  /** Takes one out if the pairs among the others are as many as before; else nothing changes. */
  takeOne(vertex: number): boolean {
    const kept = this.#mate.slice();
    const mate = this.#mate[vertex];
    this.#remove(vertex);
    if (mate < 0 || this.#augment(mate)) return true;
    this.#restore(kept, [vertex]);
    return false;
  }

  /** Takes one out, whatever becomes of the others. */
  drop(vertex: number): void {
    const mate = this.#mate[vertex];
    this.#remove(vertex);
    if (mate >= 0) this.#augment(mate);
  }

  /** How many pairs more there are. */
  #augmentAll(vertices: readonly number[]): number {
    return vertices.filter((vertex) => this.#mate[vertex] < 0 && this.#augment(vertex)).length;
  }

  #remove(vertex: number): void {
    const mate = this.#mate[vertex];
    if (mate >= 0) this.#mate[mate] = -1;
    this.#mate[vertex] = -1;
    this.#gone[vertex] = 1;
  }

  #restore(mate: Int32Array, vertices: readonly number[]): void {
    this.#mate = mate;
    for (const vertex of vertices) this.#gone[vertex] = 0;
  }

  #pairGreedily(): void {
    for (let one = 0; one < this.#order; one++) {
      if (this.#gone[one] === 1 || this.#mate[one] >= 0) continue;
      for (let other = one + 1; other < this.#order; other++) {
        if (this.#gone[other] === 1 || this.#mate[other] >= 0) continue;
        if (this.#joined[one * this.#order + other] === 0) continue;
        this.#mate[one] = other;
        this.#mate[other] = one;
        break;
      }
    }
  }

  /** One pair more, with `root` in it, if there is a way. */
  #augment(root: number): boolean {
    const order = this.#order;
    const mate = this.#mate;
    const parent = new Int32Array(order).fill(-1);
    const base = Int32Array.from({ length: order }, (_, vertex) => vertex);
    const seen = new Uint8Array(order);
    const queue = [root];
    seen[root] = 1;
    for (const vertex of queue) {
      for (let next = 0; next < order; next++) {
        if (this.#joined[vertex * order + next] === 0 || this.#gone[next] === 1) continue;
        if (base[vertex] === base[next] || mate[vertex] === next) continue;
        if (next === root || (mate[next] >= 0 && parent[mate[next]] >= 0)) {
          this.#contract(vertex, next, { base, parent, seen, queue });
        } else if (parent[next] < 0) {
          parent[next] = vertex;
          if (mate[next] < 0) {
            this.#flip(next, parent);
            return true;
          }
          seen[mate[next]] = 1;
          queue.push(mate[next]);
        }
      }
    }
    return false;
  }

  #flip(end: number, parent: Int32Array): void {
    for (let vertex = end; vertex >= 0;) {
      const before = parent[vertex];
      const next = this.#mate[before];
      this.#mate[vertex] = before;
      this.#mate[before] = vertex;
      vertex = next;
    }
  }

  /** An odd circle becomes one vertex. */
  #contract(one: number, other: number, search: Search): void {
    const { base, seen, queue } = search;
    const top = this.#meeting(one, other, search);
    const inCircle = new Uint8Array(this.#order);
    this.#mark(one, top, other, inCircle, search);
    this.#mark(other, top, one, inCircle, search);
    for (let vertex = 0; vertex < this.#order; vertex++) {
      if (inCircle[base[vertex]] === 0) continue;
      base[vertex] = top;
      if (seen[vertex] === 1) continue;
      seen[vertex] = 1;
      queue.push(vertex);
    }
  }

  #meeting(one: number, other: number, { base, parent }: Search): number {
    const passed = new Uint8Array(this.#order);
    for (let at = one; ;) {
      at = base[at];
      passed[at] = 1;
      if (this.#mate[at] < 0) break;
      at = parent[this.#mate[at]];
    }
    for (let at = other; ;) {
      at = base[at];
      if (passed[at] === 1) return at;
      at = parent[this.#mate[at]];
    }
  }

  #mark(from: number, top: number, child: number, inCircle: Uint8Array, { base, parent }: Search): void {
    let below = child;
    for (let at = from; base[at] !== top; at = parent[this.#mate[at]]) {
      inCircle[base[at]] = 1;
      inCircle[base[this.#mate[at]]] = 1;
      parent[at] = below;
      below = this.#mate[at];
    }
  }
}

interface Search {
  readonly base: Int32Array;
  readonly parent: Int32Array;
  readonly seen: Uint8Array;
  readonly queue: number[];
}
