import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../engine/trip-request.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Mood } from '../understanding/mood.ts';
import type { Openly } from '../understanding/openly.ts';
import type { Scope } from '../understanding/scope.ts';
import { askInArea, askWhichAreas } from './ask-in-area.ts';
import { dayName, listOf, partAndName, partOf } from './name-slot.ts';
import { asList } from './suggestions.ts';

const SLOTS_MAX = 4;
const toward = (mood: Mood): string => (mood === 'calmer' || mood === 'wilder' ? mood : `more ${mood}`);

/**
 * Asks back with three or four choices, each in words the concierge understands, so that a number is enough. What would
 * help against a complaint comes first, and what would make it worse is not offered.
 */
export function askWhatToChange(
  state: ConciergeState,
  scope: Scope,
  { leans, helps }: Pick<Openly, 'leans' | 'helps'> = {},
): string {
  const { plan } = state;
  const [only] = scope.slots;
  if (scope.slots.length === 1 && only) {
    return `What shall I do with ${only.slot.name} (${partOf(plan, only)})?\n${asList(choicesOfPart(only, helps))}`;
  }
  const { slots } = scope;
  if (scope.kinds.length + scope.timesOfDay.length === 0 && slots.length > 1 && slots.length <= SLOTS_MAX / 2)
    return `What shall I do with ${listOf(slots.map(({ slot }) => slot.name))}?\n${asList(
      slots.flatMap(({ slot }) => [`Swap ${slot.name} for something else`, `Drop ${slot.name}`]),
    )}`;
  const [day] = scope.days;
  if (scope.kinds.length > 0 && scope.slots.length > 1)
    return `Which one shall I swap, ${scope.slots
      .slice(0, SLOTS_MAX)
      .map((placed) => partAndName(plan, placed))
      .join(' or ')}?`;
  if (day !== undefined && scope.days.length === 1) {
    const isNight = scope.timesOfDay.includes('Evening');
    const name = `${dayName(plan, day)}${isNight ? ' night' : ''}`;
    const dearest = dearestOf(
      slotsOf(plan).filter((placed) => placed.day === day && (!isNight || placed.slot.kind === 'night')),
    );
    return `What shall be different on ${name}?\n${asList([
      ...(leans ? [`Make ${name} ${toward(leans)}`] : []),
      ...(dearest ? [`Swap ${dearest.slot.name} for something else`] : []),
      ...(leans ? [] : [`Make ${name} calmer`, `Make ${name} wilder`]),
      ...(leans === 'wilder' || isNight ? [] : [`Start later on ${name}`]),
    ])}`;
  }
  // `could one of the evenings be quieter`: which of them.
  if (leans && scope.timesOfDay.includes('Evening') && scope.days.length === 0 && plan.days.length > 1)
    return `Which night?\n${asList(
      [...new Set(slotsOf(plan).flatMap(({ day, slot }) => (slot.kind === 'night' ? [day] : [])))].map(
        (at) => `Make ${dayName(plan, at)} night ${toward(leans)}`,
      ),
    )}`;
  const dearest = dearestOf(slotsOf(plan));
  if (helps === 'cheaper')
    return `What shall cost less?\n${asList([
      'Make it cheaper',
      ...(dearest ? [`Find something cheaper than ${dearest.slot.name}`] : []),
      ...(plan.stay ? ['Stay at a cheaper hotel'] : []),
    ])}\nOr name the limit that it should keep.`;
  return `Gladly: what matters most?\n${asList([
    ...(leans === 'wilder' ? ['Make it wilder', 'Make it more adventurous'] : []),
    ...(leans === 'calmer' ? ['Make it calmer', 'Make it cheaper'] : []),
    ...(leans && leans !== 'wilder' && leans !== 'calmer' ? [`Make it ${toward(leans)}`] : []),
    ...(leans ? [] : ['Make it cheaper', 'Make it calmer', 'Make it wilder']),
    ...(dearest ? [`Swap ${dearest.slot.name} for something else`] : []),
  ])}\nOr name the part that should change.`;
}

/** What can be done with one part of the plan, in words that a number or they themselves take up; what `helps` first. */
export function choicesOfPart({ slot }: PlacedSlot, helps?: Openly['helps']): string[] {
  if (helps === 'another-hour')
    return [
      `Move ${slot.name} an hour earlier`,
      `Move ${slot.name} an hour later`,
      `Swap ${slot.name} for something else`,
      `Drop ${slot.name}`,
    ];
  const cheaper = slot.pricePerPersonPence > 0 ? [`Find something cheaper than ${slot.name}`] : [];
  const moved = `Move ${slot.name} an hour ${helps === 'earlier' ? 'earlier' : 'later'}`;
  const first = helps === 'cheaper' ? cheaper : helps === undefined ? [] : [moved];
  return [...new Set([...first, `Swap ${slot.name} for something else`, ...cheaper, moved, `Drop ${slot.name}`])];
}

/** What to ask back of a wish that is too open to act on. */
export function askOpenly(state: ConciergeState, openly: Openly): string {
  const { scope, isSmarter, isDayFree, freeBeside, onSomeDay, area } = openly;
  if (area !== undefined) return area === null ? askWhichAreas(state) : askInArea(state, area);
  if (freeBeside !== undefined) return askOnWhichDay(state, `Keep an hour free ${freeBeside}`);
  if (onSomeDay !== undefined) return askOnWhichDay(state, onSomeDay);
  if (isDayFree) return askWhichFree(state);
  return isSmarter ? askWhatSmarter(state, scope) : askWhatToChange(state, scope, openly);
}

const askOnWhichDay = ({ plan }: ConciergeState, wish: string): string =>
  `On which day?\n${asList([...plan.days.keys()].map((day) => `${wish} on ${dayName(plan, day)}`))}`;

const askWhichFree = ({ plan }: ConciergeState): string =>
  `Which day shall stay free?\n${asList([...plan.days.keys()].map((day) => `Leave ${dayName(plan, day)} free`))}`;

/** Where a smarter trip should begin: its plainest dinner, its plainest night, and where the group sleeps. */
function askWhatSmarter({ plan }: ConciergeState, { days }: Scope): string {
  const plainest = (kind: SlotKind): PlacedSlot[] =>
    slotsOf(plan)
      .filter(({ slot, day }) => slot.kind === kind && (days.length === 0 || days.includes(day)))
      .sort((left, right) => left.slot.pricePerPersonPence - right.slot.pricePerPersonPence)
      .slice(0, 1);
  const choices = [...plainest('dinner'), ...plainest('night'), ...plainest('activity')];
  return `Which part shall be smarter? It will cost more.\n${asList([
    ...choices.slice(0, 3).map(({ slot }) => `Swap ${slot.name} for something smarter`),
    ...(plan.stay && days.length === 0 ? ['Stay at a smarter hotel'] : []),
  ])}\nOr name the part that should change.`;
}

/** Which two of several shall change places: neighbours first, in words that say the exchange. A lunch and a dinner are of one day. */
export function askWhichTwo(slots: readonly PlacedSlot[], plan: TripPlan): string {
  const isOfDays = new Set(slots.map(({ slot }) => slot.kind)).size > 1;
  const pairs = slots.flatMap((first, at) => slots.slice(at + 1).map((second) => [first, second] as const));
  const meant = isOfDays ? pairs.filter(([first, second]) => first.day === second.day) : pairs;
  return `Which two shall change places?\n${asList(
    meant
      .slice(0, SLOTS_MAX)
      .map(
        ([first, second]) =>
          `Swap ${first.slot.name} with ${second.slot.name}${isOfDays ? ` on ${dayName(plan, first.day)}` : ''}`,
      ),
  )}`;
}

const dearestOf = (slots: readonly PlacedSlot[]): PlacedSlot | undefined =>
  [...slots].sort((left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence)[0];
