import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { tokenise } from '../../../planner/domain/tokenise.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from './find-slots.ts';
import type { Scope } from './intent.ts';
import type { Reading } from './reading.ts';

/** The words that come after these describe what is wanted, not what is to change (`swap the karting for bowling`). */
const WANTED_AFTER = new Set(['for', 'with', 'to', 'into', 'by']);

/** Where the description of what is wanted begins; the end of the message when there is none. */
export function wantedFrom(reading: Reading): number {
  const verb = reading.words.findIndex((word) =>
    /^(?:swap|change|switch|replace|trade|exchange|move|turn|make)$/.test(word),
  );
  if (verb < 0) return reading.words.length;
  const at = reading.words.findIndex(
    (word, index) =>
      index > verb &&
      WANTED_AFTER.has(word) &&
      // The `to` of `Mezze to share` is part of a name.
      !reading.slots.some(({ from, to }) => from < index && index < to - 1),
  );
  // `change to a vegan dinner`: nothing is named before the joint, so it does not part anything.
  return at < 0 || at === verb + 1 ? reading.words.length : at;
}

/** The part of the plan that a wish is about, read from the words before `upTo`. */
export function findScope(reading: Reading, plan: TripPlan, upTo: number): Scope {
  const { days, timesOfDay, kinds } = reading;
  const named = reading.slots.filter((mention) => mention.from < upTo).flatMap((mention) => mention.slots);
  const inScope = ({ day, slot }: PlacedSlot) =>
    (days.length === 0 || days.includes(day)) && (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay));
  const isNamed = named.length + days.length + timesOfDay.length + kinds.length > 0;
  const scope = { days, timesOfDay, kinds, isNamed };
  if (named.length > 0) {
    const narrowed = named.filter(inScope);
    const slots = unique(literal(reading, narrowed.length > 0 ? narrowed : named, upTo));
    return { ...scope, slots, isOne: slots.length > 1 && namesOne(reading, upTo) };
  }
  const position = positionOf(reading.line);
  const inView = isNamed ? slotsIn(reading, plan) : slotsOf(plan);
  if (position !== null) {
    const [one] = inView.slice(position);
    return { ...scope, isNamed: true, slots: one ? [one] : [] };
  }
  return { ...scope, slots: isNamed ? inView : [] };
}

/** The slots that are of the very kind that was said, where some are: `the museum` is not the gallery. */
function literal(reading: Reading, slots: readonly PlacedSlot[], upTo: number): readonly PlacedSlot[] {
  if (!namesOne(reading, upTo)) return slots;
  const words = reading.slots.flatMap(({ from, to }) => reading.words.slice(from, to));
  const exact = slots.filter(({ slot }) => tokenise(`${slot.name} ${slot.type}`).some((word) => words.includes(word)));
  return exact.length > 0 ? exact : slots;
}

/** One mention in the singular: `the museum`, and not `museums` or `both museums`. */
function namesOne({ slots, words, line }: Reading, upTo: number): boolean {
  const [only, ...others] = slots.filter((mention) => mention.from < upTo);
  if (!only || others.length > 0 || / (?:both|all|every|each|any|no) /.test(line)) return false;
  return !words[only.to - 1]?.endsWith('s');
}

/** `the first activity`, `the last thing on Friday`: a place in the order of the day or the trip. */
function positionOf(line: string): number | null {
  const word = / (first|second|third|last) (?:thing|activity|stop|slot|bit|meal|bar|place) /.exec(line)?.[1];
  return word === undefined ? null : word === 'last' ? -1 : ['first', 'second', 'third'].indexOf(word);
}

function slotsIn({ days, timesOfDay, kinds, line }: Reading, plan: TripPlan): PlacedSlot[] {
  if (kinds.length > 0) {
    // `friday night dinner` is a dinner: its kind says more than the time of day.
    const ofKind = slotsWhere(plan, days, [], kinds);
    const atThatTime = ofKind.filter(({ slot }) => timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay));
    return atThatTime.length > 0 ? atThatTime : ofKind;
  }
  if (/ (?:night|nights|tonight) /.test(line) && timesOfDay.length === 1) {
    const nights = slotsWhere(plan, days, [], ['night']);
    if (nights.length > 0) return nights;
  }
  return slotsWhere(plan, days, timesOfDay, []);
}

const unique = (slots: readonly PlacedSlot[]): PlacedSlot[] =>
  slots.filter((slot, index) => slots.findIndex((other) => other.slot.id === slot.slot.id) === index);
