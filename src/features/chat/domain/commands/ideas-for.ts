import type { Venue } from '../../../../catalogue/venue.ts';
import { slotsOnDays } from '../../../../engine/plan-effect.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import { dayName } from '../wording/name-slot.ts';
import { answerIdeas } from '../wording/place-answers.ts';
import { perPerson } from '../wording/price-words.ts';
import { asList } from '../wording/suggestions.ts';
import { askWhatToChange } from '../wording/vague-question.ts';
import { type Addition, addSlot, wantedVenues } from './add-slot.ts';

const IDEAS_MAX = 3;
/** Each costs a run of the planner. */
const TRIES_MAX = 8;

/** What could be in the place of the one slot that is spoken of, or come in on the day that is. */
export function ideasFor(
  state: ConciergeState,
  { scope, wanted }: Extract<Wish, { kind: 'ideas' }>,
  spokenOf: readonly PlacedSlot[],
): string {
  const target = onlyOf(spokenOf);
  return target ? answerIdeas(state, target, wanted) : ideasForDay(state, scope);
}

/**
 * What could come in on a day besides what is planned there, each with the hour and the price at which the planner has
 * room for it; a number adds it. Of anything but one day it is asked what shall be different.
 */
function ideasForDay(state: ConciergeState, scope: Scope): string {
  const { days, timesOfDay, kinds, slots } = scope;
  const [day, another] = days;
  const isOfDay = kinds.length === 0 && (slots.length !== 1 || timesOfDay.length > 0);
  if (day === undefined || another !== undefined || !isOfDay || timesOfDay.length > 1)
    return askWhatToChange(state, scope);
  const isNight = timesOfDay.includes('Evening');
  const addition: Addition = {
    want: NO_PREFERENCE,
    days: [day],
    timesOfDay: isNight ? [] : timesOfDay,
    slotKind: isNight ? 'night' : 'activity',
  };
  const part = isNight ? ' night' : timesOfDay.map((time) => ` ${time.toLowerCase()}`).join('');
  const when = `${dayName(state.plan, day)}${part}`;
  const ideas: string[] = [];
  for (const venue of newKinds(state, addition).slice(0, TRIES_MAX)) {
    if (ideas.length === IDEAS_MAX) break;
    const trip = addSlot(state, { ...addition, want: { ...NO_PREFERENCE, venueIds: [venue.id] } });
    const slot = trip?.plan.days[day]?.slots.find(({ venueId }) => venueId === venue.id);
    if (!slot) continue;
    const facts = `${venue.type}, ${venue.area}, ${formatClock(slot.startMinute)}, ${perPerson(slot.pricePerPersonPence)}`;
    ideas.push(`Add ${venue.name} on ${when} (${facts})`);
  }
  if (ideas.length === 0)
    return `Nothing more on our list fits ${when} beside what is planned. ${askWhatToChange(state, scope)}`;
  return `Besides what is planned, ${when} has room for:\n${asList(ideas)}\nWhich one would you like? Or name a part that should be something else.`;
}

/** The best of each type that the plan does not have yet. */
function newKinds(state: ConciergeState, addition: Addition): Venue[] {
  const types = new Set(slotsOnDays(state.plan).map(({ slot }) => slot.type));
  return wantedVenues(state, addition).filter(({ type }) => !types.has(type) && types.add(type));
}
