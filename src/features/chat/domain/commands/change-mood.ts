import { venuesOf } from '../../../../engine/places.ts';
import type { TimeOfDay } from '../../../../engine/trip-request.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Mood } from '../understanding/mood.ts';
import { scopeOf } from '../understanding/scope.ts';
import { askWhatToChange } from '../wording/vague-question.ts';
import { addSlot } from './add-slot.ts';
import { dropOne } from './drop-slots.ts';
import { isHeld } from './hold-slots.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { swapOne, swapWithin } from './swap-one.ts';
import { savedElsewhere } from './within-budget.ts';

/** So many slots change for one wish about the mood, or the plan would no longer be the one they know. */
const SWAPS_MAX = 2;

/** The days that are meant, all without any, and the times of those days, all without any. */
interface Part {
  days: readonly number[];
  timesOfDay?: readonly TimeOfDay[];
}

/** Calmer: the loudest stops give way to quiet ones, and a full day loses one. Wilder: the other way round. */
export function changeMood(state: ConciergeState, mood: Mood, part: Part): Outcome {
  const trip = moved(state, mood, part);
  const meant = slotsOf(state.plan).filter((placed) => isOn(part, placed));
  if (trip.plan !== state.plan) return changed(trip, savedElsewhere(state, trip.plan, meant));
  const [day] = part.days;
  const stops = meant.filter(({ slot }) => slot.kind !== 'dinner');
  // Of an evening by itself its places can be named to choose from.
  if (part.timesOfDay && day !== undefined && stops.length > 0)
    return said(
      `That part of the plan is about as ${AS_IT_IS[mood]} as our list and your budget allow. ${askWhatToChange(state, scopeOf(stops, part.days))}`,
    );
  return refused(
    `That part of the plan is about as ${AS_IT_IS[mood]} as our list and your budget allow. Name a place in it and I look for a ${mood === 'calmer' ? 'quieter' : mood === 'wilder' ? 'wilder' : `more ${AS_IT_IS[mood]}`} one.`,
  );
}

const AS_IT_IS: Record<Mood, string> = {
  calmer: 'calm',
  wilder: 'lively',
  cultural: 'cultural',
  foodie: 'foodie',
  adventurous: 'adventurous',
};

function moved(state: ConciergeState, mood: Mood, part: Part): PlannedTrip {
  switch (mood) {
    case 'calmer':
      return calm(state, part);
    case 'wilder':
      return liven(state, part);
    case 'cultural':
    case 'foodie':
    case 'adventurous': {
      const isCalm = (vibes: readonly string[]): boolean => mood === 'adventurous' && vibes.includes('chill-relaxed');
      const other = withVibes(state, part, (vibes) => !vibes.includes(mood) || isCalm(vibes));
      return swapMood(
        state,
        other.filter(({ slot }) => slot.kind === 'activity'),
        mood,
        part,
      );
    }
  }
}

const isOn = ({ days, timesOfDay = [] }: Part, { day, slot }: PlacedSlot): boolean =>
  (days.length === 0 || days.includes(day)) && (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay));

function calm(state: ConciergeState, part: Part): PlannedTrip {
  const wild = withVibes(state, part, (vibes) => vibes.includes('party-hard') && !vibes.includes('chill-relaxed'));
  const swapped = swapMood(state, wild, 'calmer', part);
  const fullest = slotsOf(swapped.plan)
    .filter((placed) => isOn(part, placed) && (placed.slot.kind === 'night' || placed.slot.kind === 'activity'))
    .filter((placed) => countOf(swapped, placed.day, placed.slot.kind) > 1 && !isHeld(state, placed))
    .sort((left, right) => right.slot.startMinute - left.slot.startMinute);
  const [last] = fullest;
  const lighter = last ? dropOne({ ...state, ...swapped }, last, { forReplacement: false }) : null;
  return lighter ?? swapped;
}

function liven(state: ConciergeState, part: Part): PlannedTrip {
  const quietDays = state.plan.days
    .map((_, day) => day)
    .filter(
      (day) =>
        (part.days.length === 0 || part.days.includes(day)) &&
        (part.timesOfDay ?? ['Evening']).includes('Evening') &&
        countOf(state, day, 'night') === 0 &&
        (state.request.days[day]?.endMinute ?? 0) > 22 * 60,
    );
  const want = { ...NO_PREFERENCE, mood: 'wilder' } as const;
  const out =
    quietDays.length > 0 ? addSlot(state, { want, days: quietDays, timesOfDay: [], slotKind: 'night' }) : null;
  const base = out ?? state;
  const quiet = withVibes(
    { ...state, ...base },
    part,
    (vibes) => !vibes.includes('party-hard') || vibes.includes('chill-relaxed'),
  );
  const bySlot = quiet.filter(({ slot }) => slot.kind === 'night' || slot.kind === 'activity');
  return swapMood({ ...state, ...base }, bySlot, 'wilder', part);
}

const countOf = ({ plan }: PlannedTrip, day: number, kind: string): number =>
  plan.days[day]?.slots.filter((slot) => slot.kind === kind).length ?? 0;

/** Slots whose venue has such vibes, nights first: they set the mood most. */
function withVibes(state: ConciergeState, part: Part, test: (vibes: readonly string[]) => boolean): PlacedSlot[] {
  const venues = new Map(venuesOf(state.places).map((venue) => [venue.id, venue]));
  const order = { night: 0, activity: 1, dinner: 2, lunch: 3 };
  return slotsOf(state.plan)
    .filter((placed) => isOn(part, placed) && !isHeld(state, placed))
    .filter((placed) => test(venues.get(placed.slot.venueId)?.vibes ?? []))
    .sort((left, right) => order[left.slot.kind] - order[right.slot.kind]);
}

/**
 * Only where the budget allows for none as it is, savings elsewhere make room for another mood; of certain days, `jazz up
 * the sunday`, at their meals alone.
 */
function swapMood(state: ConciergeState, targets: readonly PlacedSlot[], mood: Mood, { days }: Part): PlannedTrip {
  const within = swapEach(state, targets, mood, swapOne);
  if (within.plan !== state.plan) return within;
  const isMeal = ({ slot }: PlacedSlot): boolean => slot.kind === 'lunch' || slot.kind === 'dinner';
  const others = slotsOf(state.plan).filter((one) => days.length > 0 && !(days.includes(one.day) && isMeal(one)));
  const kept = others.map(({ slot }) => slot.venueId);
  return swapEach(state, targets, mood, (now, target, want) => swapWithin(now, target, want, kept));
}

function swapEach(
  state: ConciergeState,
  targets: readonly PlacedSlot[],
  mood: Mood,
  swap: typeof swapWithin,
): PlannedTrip {
  let trip: PlannedTrip = state;
  let swaps = 0;
  for (const target of targets) {
    if (swaps >= SWAPS_MAX) break;
    const now = slotsOf(trip.plan).find(({ slot }) => slot.venueId === target.slot.venueId);
    const next = now ? swap({ ...state, ...trip }, now, { ...NO_PREFERENCE, mood }) : null;
    if (!next) continue;
    trip = next;
    swaps += 1;
  }
  return trip;
}
