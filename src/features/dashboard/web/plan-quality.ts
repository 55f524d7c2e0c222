import type { Booking } from './booking.ts';
import { titlesApart } from './titles-apart.ts';
import type { ChartedTrip } from './trip-periods.ts';

/** What can be said of how good a plan is, every figure counted from the plan itself. */
export interface PlanQuality extends ChartedTrip {
  /** What the plan is worth to the least satisfied taste and to the mean person, as percent of a plan for them alone. */
  served: { least: number; mean: number } | null;
  /** Minutes a day, rounded. */
  travelMinutes: number;
  freeMinutes: number;
  slots: number;
  /** Slots with a venue of a name; the others are to be confirmed. */
  named: number;
  /** The rules that the plan had to bend, in words. */
  bent: readonly string[];
}

/** Of every trip with a plan that was not called off, in the order they came. */
export function planQualities(bookings: readonly Booking[]): PlanQuality[] {
  const titleOf = titlesApart(bookings);
  return bookings.flatMap((booking) => {
    const { figures, status } = booking;
    if (!figures || status === 'cancelled' || figures.days === 0) return [];
    const { least, mean, days, slots, open } = figures;
    return [
      {
        id: booking.id,
        title: titleOf(booking),
        plannedAt: booking.created_at,
        served: least === null || mean === null ? null : { least, mean },
        travelMinutes: Math.round(figures.travel / days),
        freeMinutes: Math.round(figures.free / days),
        slots,
        named: slots - open,
        bent: figures.bent.map((kind) => BENT.get(kind) ?? 'another rule'),
      },
    ];
  });
}

const BENT: ReadonlyMap<string, string> = new Map([
  ['budget-raised', 'the budget'],
  ['meal-dropped', 'a meal left out'],
  ['group-split', 'the group split'],
  ['must-have-left-out', 'a wish left out'],
  ['pin-moved', 'a pinned stop moved'],
  ['diet-unconfirmed', 'a diet to be confirmed'],
  ['day-extended', 'a longer day'],
  ['nothing-open', 'a day with nothing open'],
]);

/** `45 min`, `1 h 20 min`. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
