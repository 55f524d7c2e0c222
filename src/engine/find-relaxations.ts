import { formatClock, WEEKDAY_NAMES } from '../shared/dates.ts';
import { formatPounds } from '../shared/money.ts';
import { needsMeal } from './day-rules.ts';
import { type Places, venuesOf } from './places.ts';
import type { PlanDay, PlanSlot, Relaxation } from './trip-plan.ts';
import type { TripDay, TripRequest } from './trip-request.ts';

/** To leave out more meals than these is no advice. */
const MEALS_TO_LEAVE_MAX = 3;

/** Every promise of the brief that the days do not keep, each with its size, in a sentence for the organiser. */
export function findRelaxations(
  request: TripRequest,
  places: Places,
  days: readonly PlanDay[],
  unconfirmedVenueIds: ReadonlySet<string>,
): Relaxation[] {
  const slots = days.flatMap((day) => day.slots);
  const nameOf = (id: string): string => venuesOf(places).find((venue) => venue.id === id)?.name ?? id;
  const relaxations = [
    ...budgetRaised(request, days),
    ...days.flatMap((day, index) => missingOnDay(request, day, index)),
    ...request.days.flatMap((asked, index) => dayExtended(asked, days[index]?.slots ?? [], index)),
    ...groupSplit(request, slots),
    ...mustHavesLeftOut(request, slots, nameOf),
    ...pinsMoved(request, days, nameOf),
    ...dietUnconfirmed(request, slots, unconfirmedVenueIds),
  ];
  // A brief may name a pin twice; it is explained once.
  return [...new Map(relaxations.map((one) => [keyOf(one), one])).values()];
}

function keyOf({ text: _text, ...facts }: Relaxation): string {
  return JSON.stringify(facts);
}

function budgetRaised(request: TripRequest, days: readonly PlanDay[]): Relaxation[] {
  const spent = days.flatMap(({ slots }) => slots).reduce((sum, slot) => sum + slot.pricePerPersonPence, 0);
  const cap = request.budgetCapPence;
  if (cap === null || spent <= cap) return [];
  const text = `Nothing that keeps your meals and fixed plans fits ${formatPounds(cap)} a person: the least we found is ${formatPounds(spent)}, ${formatPounds(spent - cap)} a head more.`;
  const orWithout = mealsToSave(request, days, spent - cap);
  if (orWithout.length === 0) return [{ kind: 'budget-raised', byPencePerPerson: spent - cap, text }];
  const meals = orWithout.map(({ day, meal }) => `${meal} on ${nameOfDay(day, days[day])}`).join(' and ');
  return [
    {
      kind: 'budget-raised',
      byPencePerPerson: spent - cap,
      orWithout,
      text: `${text} Without ${meals} this plan would keep to it.`,
    },
  ];
}

/** The fewest meals whose prices make up a sum; none where too many would have to go. */
function mealsToSave(
  request: TripRequest,
  days: readonly PlanDay[],
  pence: number,
): { day: number; meal: 'lunch' | 'dinner' }[] {
  const meals = days
    .flatMap(({ slots }, day) => slots.map((slot) => ({ day, meal: slot.kind, price: slot.pricePerPersonPence, slot })))
    .filter(({ slot }) => !request.pinned.some((pin) => pin.venueId === slot.venueId))
    .flatMap(({ day, meal, price }) => (meal === 'lunch' || meal === 'dinner' ? [{ day, meal, price }] : []))
    .sort((left, right) => right.price - left.price);
  // One meal is enough where it can be: a lunch sooner than a dinner, and none dearer than need be.
  const enough = meals.filter(({ price }) => price >= pence).reverse();
  const single = enough.find(({ meal }) => meal === 'lunch') ?? enough[0];
  if (single) return [{ day: single.day, meal: single.meal }];
  const chosen = [];
  let saved = 0;
  for (const { day, meal, price } of meals.slice(0, MEALS_TO_LEAVE_MAX)) {
    if (saved >= pence) break;
    chosen.push({ day, meal });
    saved += price;
  }
  return saved >= pence ? chosen : [];
}

const nameOfDay = (index: number, day: PlanDay | undefined): string =>
  day ? `day ${index + 1} (${WEEKDAY_NAMES[day.weekday]})` : `day ${index + 1}`;

function missingOnDay(request: TripRequest, day: PlanDay, index: number): Relaxation[] {
  const name = nameOfDay(index, day);
  const missing: Relaxation[] = [];
  for (const meal of ['lunch', 'dinner'] as const) {
    if (!needsMeal(request, index, meal) || day.slots.some((slot) => slot.kind === meal)) continue;
    const text = `No place for ${meal} on ${name} is open, suits everybody and fits the rest of the plan: that meal is left to you.`;
    missing.push({ kind: 'meal-dropped', day: index, meal, text });
  }
  if (day.slots.length === 0) {
    const fits = request.budgetCapPence === null ? 'your group' : 'your group and what is left of your budget';
    missing.push({ kind: 'nothing-open', day: index, text: `We found nothing open that fits ${fits} on ${name}.` });
  }
  return missing;
}

function dayExtended(asked: TripDay, slots: readonly PlanSlot[], day: number): Relaxation[] {
  const name = `Day ${day + 1} (${WEEKDAY_NAMES[asked.weekday]})`;
  const [first] = slots;
  const last = slots.at(-1);
  const found: Relaxation[] = [];
  if (first && first.startMinute < asked.startMinute) {
    const byMinutes = asked.startMinute - first.startMinute;
    const text = `${name} begins ${byMinutes} minutes sooner than you said, at ${formatClock(first.startMinute)}: ${first.name} could not be fitted in otherwise.`;
    found.push({ kind: 'day-extended', day, edge: 'start', byMinutes, text });
  }
  if (last && last.endMinute > asked.endMinute) {
    const byMinutes = last.endMinute - asked.endMinute;
    const text = `${name} ends ${byMinutes} minutes later than you said, at ${formatClock(last.endMinute)}: ${last.name} could not be fitted in otherwise.`;
    found.push({ kind: 'day-extended', day, edge: 'end', byMinutes, text });
  }
  return found;
}

function groupSplit(request: TripRequest, slots: readonly PlanSlot[]): Relaxation[] {
  const sizes = [...new Set(slots.map((slot) => slot.splitInto))].filter((into) => into > 1).sort((a, b) => a - b);
  return sizes.map((into) => {
    const split = slots.filter((slot) => slot.splitInto === into);
    const names = split.map((slot) => slot.name).join(', ');
    const text = `Too few places that are open then take all ${request.groupSize} of you at once: split into ${into} ${split.every(isTable) ? 'tables' : 'parties'} at ${names}.`;
    return { kind: 'group-split', into, venueIds: split.map((slot) => slot.venueId), text };
  });
}

const isTable = ({ kind }: PlanSlot): boolean => kind === 'lunch' || kind === 'dinner';

function mustHavesLeftOut(
  request: TripRequest,
  slots: readonly PlanSlot[],
  nameOf: (id: string) => string,
): Relaxation[] {
  return [...new Set(request.wishes.mustHaveVenueIds)]
    .filter((id) => !slots.some((slot) => slot.venueId === id))
    .map((venueId) => {
      const text = `${nameOf(venueId)} could not be fitted in with your group, dates and budget, so it is left out.`;
      return { kind: 'must-have-left-out', venueId, text };
    });
}

function pinsMoved(request: TripRequest, days: readonly PlanDay[], nameOf: (id: string) => string): Relaxation[] {
  return request.pinned.flatMap((pin): Relaxation[] => {
    const slot = days[pin.day]?.slots.find((other) => other.venueId === pin.venueId && other.kind === pin.kind);
    const isKept = slot && (pin.startMinute === null || slot.startMinute === pin.startMinute);
    if (isKept) return [];
    const text = slot
      ? `${slot.name} moved to ${formatClock(slot.startMinute)}: its old time no longer works.`
      : `${nameOf(pin.venueId)} could not stay in its place: it no longer fits the plan.`;
    return [{ kind: 'pin-moved', venueId: pin.venueId, text }];
  });
}

function dietUnconfirmed(
  request: TripRequest,
  slots: readonly PlanSlot[],
  unconfirmed: ReadonlySet<string>,
): Relaxation[] {
  const meals = slots.filter((slot) => unconfirmed.has(slot.venueId));
  if (meals.length === 0) return [];
  const names = meals.map((slot) => slot.name).join(', ');
  const text = `We know of too few places that cater for ${request.needs.diets.join(', ')}: ask before you book ${names}.`;
  return [{ kind: 'diet-unconfirmed', venueIds: meals.map((slot) => slot.venueId), text }];
}
