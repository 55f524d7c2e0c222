import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { retimeOf } from '../wishes/read-times.ts';

/** What is said of what was named a moment ago: `needs to be done by 8.30`, `can we go at half 12`. */
const OF_IT =
  /^ (?:(?:and|also|but|so|only|it|that|they|we|really|please|just|can|could|would|will|mind) )*(?:(?:needs?|has|have|must|should|got|gotta|ought|wants) (?:(?:got|to|be) )*(?:be|over|done|finished|out|start|starting|begin|finish|end|at|by|earlier|later) |(?:go|eat|do it|have it|be there|get there|make it|start it|sit down) (?:for |at |by |from )*(?=\d|half|quarter|noon|midday))/;

/**
 * `what time does dinner finish thursday, needs to be done by 8.30`: a clause that has an hour and names neither part nor
 * day is about the one part that the clause before it names, or else that was spoken of last, and not about a day.
 */
export function withSubjectHeld(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
  topic: readonly PlacedSlot[],
): ReadPart[] {
  const held = parts.map((part, at) => {
    const before = at === 0 ? undefined : namedBefore(parts.slice(0, at));
    const moved = onOtherDay(part, before, state) ?? forLess(part, before ?? toldBefore(part, message, state), state);
    if (moved) return moved;
    const isOpen = part.intent.kind === 'retime' && part.intent.scope.slots.length === 0;
    if (part.intent.kind !== 'hours' && part.intent.kind !== 'unknown' && !isOpen) return part;
    const { line, raw, days, slots, kinds, types, venues } = read(part.wish, state);
    if (days.length + slots.length + kinds.length + types.length + venues.length > 0 || !OF_IT.test(line)) return part;
    const clock = onlyOf(findClocks(raw).filter(({ isRefused, isKept }) => !isRefused && !isKept));
    const placed = at === 0 ? onlyOf(topic) : before;
    if (!clock || !placed) return part;
    const scope = scopeOf([placed]);
    return { ...part, intent: retimeOf(placed, scope, clock, line), named: [placed], isJoined: true };
  });
  // What goes to another day is not told to stay.
  const cheaper = held.filter((part, at) => part !== parts[at] && isForLess(part));
  const moved = held.flatMap(({ intent }) => (intent.kind === 'move-day' && intent.slot ? [intent.slot.slot.id] : []));
  return held.filter(
    ({ intent }, at) =>
      (intent.kind !== 'keep' || !intent.scope.slots.some(({ slot }) => moved.includes(slot.id))) &&
      !(cheaper.some(({ named }) => namesOnly(intent, named)) && intent.kind === 'add') &&
      !(cheaper.some((part) => part === held[at + 1]) && intent.kind === 'unknown'),
  );
}

/** `finance will have my head over friday lunch, can it be less pricey`: of the part that the clause before it names. */
const ITS_PRICE =
  /^ (?:(?:and|also|but|so|please|just|can|could|we|you|lets|maybe|any chance|is there any way|have|get|make|of) )*(?:it|that|this|that one)(?: (?:be|being|made|come|a|bit|little|lot|much|any|something|slightly))* cheaper(?: (?:please|at all|then|though|x+))* $/;

function forLess(part: ReadPart, before: PlacedSlot | undefined, state: ConciergeState): ReadPart | null {
  const isOpen = part.intent.kind === 'cheaper' && part.intent.capPence === null;
  if (!before || !isOpen || !ITS_PRICE.test(read(part.wish, state).line)) return null;
  const intent = { kind: 'swap', scope: scopeOf([before]), want: { ...NO_PREFERENCE, isCheaper: true } } as const;
  return { ...part, intent, named: [before], isJoined: true };
}
/** The one part of the plan that is named before the clause, in words that nothing was read from. */
function toldBefore({ wish }: ReadPart, message: string, state: ConciergeState): PlacedSlot | undefined {
  const told = read(message.slice(0, Math.max(0, message.indexOf(wish))), state);
  return onlyOf(findScope(told, state.plan, told.words.length).slots);
}
const isForLess = ({ intent }: ReadPart): boolean => intent.kind === 'swap' && intent.want.isCheaper;

/** What was told of a part that is there is no wish for another of it. */
const namesOnly = (intent: Intent, named: readonly PlacedSlot[]): boolean =>
  'scope' in intent &&
  intent.scope.slots.length > 0 &&
  intent.scope.slots.every(({ slot }) => named.some((one) => one.slot.id === slot.id));

/** `the yoga can stay but make it the saturday morning`: a day that the part before is not on, and nothing else. */
const ON_DAY =
  /^ (?:(?:and|also|but|so|please|just|can|could|we|you|lets|maybe|actually) )*(?:make|do|have|put|move|shift|switch|get) (?:it|that|this)(?: (?:be|over|to|on|onto|for|in|the|instead|\w+day|morning|afternoon|evening|please|though|then|x+))+ $/;

function onOtherDay(part: ReadPart, before: PlacedSlot | undefined, state: ConciergeState): ReadPart | null {
  const { line, days, timesOfDay, slots } = read(part.wish, state);
  const day = onlyOf(days);
  if (!before || day === undefined || day === before.day || slots.length > 0 || !ON_DAY.test(line)) return null;
  const intent = { kind: 'move-day', slot: before, day, ...(timesOfDay.length > 0 ? { timesOfDay } : {}) } as const;
  return { ...part, intent, named: [before], isJoined: true };
}

/** The one part of the plan that the last clause which names any is about. */
function namedBefore(parts: readonly ReadPart[]): PlacedSlot | undefined {
  const [slots] = parts
    .map(({ intent, named }) => (named.length > 0 ? named : 'scope' in intent ? intent.scope.slots : []))
    .filter(({ length }) => length > 0)
    .slice(-1);
  return onlyOf(slots ?? []);
}
