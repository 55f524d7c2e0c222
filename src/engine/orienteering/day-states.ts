/** More states than this cost more than a look at them brings. */
export const MOST_STATES = 128;

/**
 * How many stops of each kind a partial day holds, as one small number. A stop of a kind adds the same to every state
 * that has room for it.
 */
export class DayStates {
  count = 1;
  readonly kindCount: number;
  /** What one more stop of a kind adds to the state. */
  readonly step: Int32Array;
  /** `kind * MOST_STATES + state`: 1 where the kind has room. */
  readonly hasRoom: Uint8Array;
  /** The states in which a stop of one kind may follow one of another, from `bridgeFrom[before * kindCount + kind]` on. */
  readonly bridge: Uint8Array;
  readonly bridgeFrom: Int32Array;
  private readonly caps: Int32Array;

  constructor(kindCount: number) {
    this.kindCount = kindCount;
    this.step = new Int32Array(kindCount);
    this.caps = new Int32Array(kindCount);
    this.hasRoom = new Uint8Array(kindCount * MOST_STATES);
    this.bridge = new Uint8Array(kindCount * kindCount * MOST_STATES);
    this.bridgeFrom = new Int32Array(kindCount * kindCount + 1);
  }

  /** For a day that takes at most so many stops of each kind; false where that makes too many states. */
  setOut(caps: readonly number[]): boolean {
    const { step, hasRoom } = this;
    let count = 1;
    for (const [kind, cap] of caps.entries()) {
      step[kind] = count;
      count *= cap + 1;
      if (count > MOST_STATES) return false;
    }
    this.count = count;
    for (const [kind, cap] of caps.entries()) {
      for (let state = 0; state < count; state++) {
        hasRoom[kind * MOST_STATES + state] = Math.floor(state / (step[kind] ?? 1)) % (cap + 1) < cap ? 1 : 0;
      }
    }
    this.caps.set(caps);
    return true;
  }

  /** Lays the bridges anew, for the hours when a day can hold stops of the marked kinds only. */
  layBridges(mayHold: Uint8Array): void {
    const { kindCount, hasRoom, bridge, bridgeFrom } = this;
    const states = Array.from({ length: this.count }, (_, state) => state).filter((state) =>
      mayHold.every((may, kind) => may === 1 || this.held(kind, state) === 0),
    );
    let at = 0;
    for (let before = 0; before < kindCount; before++) {
      for (let kind = 0; kind < kindCount; kind++) {
        bridgeFrom[before * kindCount + kind] = at;
        for (const state of states) {
          if (hasRoom[kind * MOST_STATES + state] === 0 || this.held(before, state) === 0) continue;
          bridge[at] = state;
          at += 1;
        }
      }
    }
    bridgeFrom[kindCount * kindCount] = at;
  }

  private held(kind: number, state: number): number {
    return Math.floor(state / (this.step[kind] ?? 1)) % ((this.caps[kind] ?? 0) + 1);
  }
}
