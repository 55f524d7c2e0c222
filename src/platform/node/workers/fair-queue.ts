/** A line in which everybody who waits is served in turn, however much one of them asks for. */
export interface FairQueue<Item> {
  readonly size: number;
  add: (user: string, item: Item) => void;
  /** The first item of whoever has waited longest since their last turn. */
  next: () => Item | undefined;
  remove: (item: Item) => void;
}

/** An empty line. A turn takes one item of whoever has it, so that many items of one person hold up nobody else. */
export function createFairQueue<Item>(): FairQueue<Item> {
  // A map remembers the order in which its keys came: whoever had a turn goes to the end.
  const lines = new Map<string, Item[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add: (user, item) => {
      const line = lines.get(user);
      if (line) line.push(item);
      else lines.set(user, [item]);
      size += 1;
    },
    next: () => {
      const [first] = lines;
      if (!first) return undefined;
      const [user, line] = first;
      lines.delete(user);
      const item = line.shift();
      if (line.length > 0) lines.set(user, line);
      size -= 1;
      return item;
    },
    remove: (item) => {
      for (const [user, line] of lines) {
        const index = line.indexOf(item);
        if (index === -1) continue;
        line.splice(index, 1);
        if (line.length === 0) lines.delete(user);
        size -= 1;
        return;
      }
    },
  };
}
