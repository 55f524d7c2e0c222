/** Partial days as rows of flat arrays that grow: cheaper than a million small objects. */
export class DayLabels {
  count = 0;
  /** Number of the last node among the active ones. */
  at: Int16Array<ArrayBuffer>;
  /** Minute the service there starts. */
  start: Int16Array<ArrayBuffer>;
  state: Uint8Array<ArrayBuffer>;
  profit: Float64Array<ArrayBuffer>;
  parent: Int32Array<ArrayBuffer>;
  /** The next partial day that starts in the same minute, or of the same set. */
  next: Int32Array<ArrayBuffer>;
  /** `label * setWords`: venues visited. */
  visited: Int32Array<ArrayBuffer>;
  /** `label * cutWords`: cuts of which an odd number of venues is visited. */
  parity: Int32Array<ArrayBuffer>;
  readonly setWords: number;
  readonly cutWords: number;
  private capacity = 1 << 14;

  constructor(setWords: number, cutWords: number) {
    this.setWords = setWords;
    this.cutWords = cutWords;
    this.at = new Int16Array(this.capacity);
    this.start = new Int16Array(this.capacity);
    this.state = new Uint8Array(this.capacity);
    this.profit = new Float64Array(this.capacity);
    this.parent = new Int32Array(this.capacity);
    this.next = new Int32Array(this.capacity);
    this.visited = new Int32Array(this.capacity * setWords);
    this.parity = new Int32Array(this.capacity * cutWords);
  }

  /** Room for one more; its fields are the caller's to fill. */
  add(): number {
    if (this.count === this.capacity) this.grow();
    this.count += 1;
    return this.count - 1;
  }

  /** The active nodes on the way to a label, first stop first. */
  path(label: number): number[] {
    const nodes: number[] = [];
    for (let here = label; here >= 0; here = this.parent[here] ?? -1) nodes.push(this.at[here] ?? 0);
    return nodes.reverse();
  }

  private grow(): void {
    this.capacity *= 2;
    this.at = enlarged(this.at, new Int16Array(this.capacity));
    this.start = enlarged(this.start, new Int16Array(this.capacity));
    this.state = enlarged(this.state, new Uint8Array(this.capacity));
    this.profit = enlarged(this.profit, new Float64Array(this.capacity));
    this.parent = enlarged(this.parent, new Int32Array(this.capacity));
    this.next = enlarged(this.next, new Int32Array(this.capacity));
    this.visited = enlarged(this.visited, new Int32Array(this.capacity * this.setWords));
    this.parity = enlarged(this.parity, new Int32Array(this.capacity * this.cutWords));
  }
}

function enlarged<Kind extends Int16Array | Uint8Array | Int32Array | Float64Array>(old: Kind, fresh: Kind): Kind {
  fresh.set(old);
  return fresh;
}
