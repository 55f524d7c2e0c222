/** Where undo and redo lead: what was before, newest first, and what undo has left behind, the next step first. */
export interface UndoTrail<Item> {
  past: readonly Item[];
  undone: readonly Item[];
}

export interface Standing<Item> extends UndoTrail<Item> {
  current: Item;
}

/** So many steps back, or forward where `steps` is below nought; as far as there is anything to go to. */
export function stepped<Item>({ past, current, undone }: Standing<Item>, steps: number): Standing<Item> {
  const [ahead, behind] = steps > 0 ? [past, undone] : [undone, past];
  const count = Math.min(Math.abs(steps), ahead.length);
  const reached = ahead[count - 1];
  if (count === 0 || reached === undefined) return { past, current, undone };
  const left = [...ahead.slice(0, count - 1).reverse(), current, ...behind];
  const rest = ahead.slice(count);
  return steps > 0 ? { past: rest, current: reached, undone: left } : { past: left, current: reached, undone: rest };
}

/** A change like any other: it can be undone, and what had been undone before is given up. */
export const changedTo = <Item>({ past, current }: Standing<Item>, next: Item): Standing<Item> => ({
  past: [current, ...past],
  current: next,
  undone: [],
});

export interface VersionMark {
  revision: number;
  /** The revision whose contents this one brought back; null for a change. */
  restores: number | null;
}

/** Where the newest of a booking's versions stands, from all of them, oldest first; null when there are none. */
export function standingOf(versions: readonly VersionMark[]): Standing<number> | null {
  const [first, ...later] = versions;
  if (!first) return null;
  return later.reduce<Standing<number>>(
    (standing, { revision, restores }) => {
      if (restores === null) return changedTo(standing, revision);
      const back = standing.past.indexOf(restores);
      if (back >= 0) return stepped(standing, back + 1);
      const forward = standing.undone.indexOf(restores);
      return forward >= 0 ? stepped(standing, -forward - 1) : changedTo(standing, revision);
    },
    { past: [], current: first.revision, undone: [] },
  );
}
