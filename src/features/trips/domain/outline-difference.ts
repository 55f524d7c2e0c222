import type { OutlineStop, PlanOutline } from './plan-outline.ts';

/** A stop with the index of its day. */
export interface StopOnDay {
  day: number;
  stop: OutlineStop;
}

/** What becomes different when one plan takes the place of another. */
export interface OutlineDifference {
  /** One gone and one new of the same day and kind. */
  swapped: readonly { from: StopOnDay; to: StopOnDay }[];
  came: readonly StopOnDay[];
  went: readonly StopOnDay[];
  moved: readonly { from: StopOnDay; to: StopOnDay }[];
}

const stopsOf = ({ days }: PlanOutline): StopOnDay[] =>
  days.flatMap(({ stops }, day) => stops.map((stop) => ({ day, stop })));

/**
 * Stop by stop: every stop of the plan before is kept, moved, swapped for another or gone.
 * A place in the same role on the same day at the same minute is kept; a trip that moved to other dates as a whole keeps
 * its days in their order.
 */
export function outlineDifference(before: PlanOutline, after: PlanOutline): OutlineDifference {
  const dayBefore = daysBefore(before, after);
  const came: StopOnDay[] = [];
  const moved: { from: StopOnDay; to: StopOnDay }[] = [];
  const went = stopsOf(before);
  const isStill = (one: StopOnDay, other: StopOnDay): boolean =>
    one.day === dayBefore(other.day) && one.stop.startMinute === other.stop.startMinute;
  const take = (one: StopOnDay, test: (other: StopOnDay) => boolean): StopOnDay | undefined => {
    const at = went.findIndex(
      (other) => other.stop.venueId === one.stop.venueId && other.stop.kind === one.stop.kind && test(other),
    );
    return at === -1 ? undefined : went.splice(at, 1)[0];
  };
  const rest = stopsOf(after).filter((one) => !take(one, (other) => isStill(other, one)));
  for (const to of rest) {
    const from = take(to, () => true);
    if (from) moved.push({ from, to });
    else came.push(to);
  }
  return { ...paired(came, went, dayBefore), moved };
}

/** Each new stop with the gone one that it stands for: the nearest in time of its day and kind. */
function paired(
  came: readonly StopOnDay[],
  went: readonly StopOnDay[],
  dayBefore: (day: number) => number,
): Omit<OutlineDifference, 'moved'> {
  const gone = [...went];
  const swapped: { from: StopOnDay; to: StopOnDay }[] = [];
  const alone = came.filter((to) => {
    const apart = ({ stop }: StopOnDay): number => Math.abs(stop.startMinute - to.stop.startMinute);
    const [from] = gone
      .filter(({ day, stop }) => day === dayBefore(to.day) && stop.kind === to.stop.kind)
      .sort((left, right) => apart(left) - apart(right));
    if (!from) return true;
    gone.splice(gone.indexOf(from), 1);
    swapped.push({ from, to });
    return false;
  });
  return { swapped, came: alone, went: gone };
}

/** The old day that each new one goes on with: by date where they share any, else in their order. */
function daysBefore(before: PlanOutline, after: PlanOutline): (day: number) => number {
  const onDate = (day: number): number => {
    const date = after.days[day]?.date ?? null;
    return date === null ? -1 : before.days.findIndex((other) => other.date === date);
  };
  const isMoved = before.days.length === after.days.length;
  const sharesDates = after.days.some((_, day) => onDate(day) !== -1);
  return (day) => (isMoved || !sharesDates ? day : onDate(day));
}
