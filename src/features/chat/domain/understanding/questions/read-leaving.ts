import type { ConciergeState } from '../../concierge-state.ts';
import { hasPlainForm } from '../cues/asks-plainly.ts';
import { findScope } from '../cues/find-scope.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const FOR_IT = / (?:for|to get to|to make) (?:it|that|there|this) /;
const LEAVES =
  / (?:what time|when|how early|by when) (?:do|should|must|will|shall|would) (?:we|i|they|everyone) (?:all |need to |have to |got to |want to |best )*(?:leave|set off|set out|head off|head out|head|get going|go out|be off|get a taxi|get a cab|order a taxi) (?!\w+day $)/;

/** `when do we leave the hotel on friday`: in time for the first thing of that day. */
const LEAVES_STAY =
  / (?:what time|when|how early|by when) (?:do|should|must|will|shall|would) (?:we|i|they|everyone) (?:all |need to |have to |got to |want to |best )*(?:leave|set off|head off|head out|go)(?: from)? (?:the |our )?(?:hotel|hostel|digs|apartment|accommodation|airbnb|flat|house|rooms?) (?!for |to )/;

/** `what time do we need to leave for the karts`: when to set off to be there in time; null for anything else. */
export function readLeaving(reading: Reading, state: ConciergeState): Intent | null {
  const [day = 0] = reading.days;
  const first =
    LEAVES_STAY.test(reading.line) && reading.slots.length === 0 ? state.plan.days[day]?.slots[0] : undefined;
  if (first) return { kind: 'travel', scope: scopeOf([{ day, slot: first }], [day]), isLeaving: true };
  if (!LEAVES.test(reading.line)) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  // `to get to it`: the part that was spoken of, where one was.
  if (!scope.isNamed && FOR_IT.test(reading.line)) return { kind: 'travel', scope, isLeaving: true };
  return scope.slots.length > 0 && scope.slots.length <= 2 && (reading.slots.length > 0 || reading.kinds.length > 0)
    ? { kind: 'travel', scope, isLeaving: true }
    : null;
}

const ARRIVES =
  / (?:what time|when|how early|by when) (?:do|should|must|shall|would) (?:we|i|they|everyone|people) (?:all )?(?:need to |have to |got to )?(?:arrive|get there|be there|land|turn up|fly in)(?: (?:by|on|for))?(?: (?:the )?(?:thursday|friday|saturday|sunday|day|first day))? $/;

/** `when should we arrive`: in time for the first thing of the day, or of the trip. Null for anything else. */
export function readArriving({ line, days }: Reading, { plan }: ConciergeState): Intent | null {
  if (!ARRIVES.test(line)) return null;
  const [day = 0] = days;
  const slot = plan.days[day]?.slots[0];
  return slot ? { kind: 'schedule', scope: scopeOf([{ day, slot }], [day]) } : null;
}

const HOME =
  / (?:(?:get|getting|got|walk|walking|stagger|stumble|taxi|cab|uber|bus|tube|way|far|journey|transport) (?:\w+ ){0,3}?(?:home|back to (?:the |our )?(?:hotel|hostel|digs|apartment|rooms?)|back to base)|back (?:home )?from|home from|(?:walk|get|getting) back(?: from| after| at| on| (?:thursday|friday|saturday|sunday))?) /;
const AT_END = / (?:fly|flight|flights|plane|ferry|england|uk|london|airport) /;

/** `hows everyone getting home sat`, `can we walk back from mercy brown`: the way back to bed; null for anything else. */
export function readWayHome(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, types, raw } = reading;
  const isAsked = hasPlainForm(line) || ASKS_WAY.test(line) || /\?\s*$/.test(raw);
  if (!isAsked || !HOME.test(line) || AT_END.test(line) || BY_HOUR.test(line) || state.plan.stay === null) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  if (slots.length === 0 && (types.length > 0 || scope.days.length === 0)) return null;
  const slotsMeant = slots.length > 0 ? scope.slots : scope.days.flatMap((day) => lastOf(day, state));
  return slotsMeant.length === 0
    ? null
    : { kind: 'travel', scope: { ...scope, slots: slotsMeant, isNamed: true }, isHome: true };
}

/** `can we get home by midnight` wishes for an hour. */
const BY_HOUR = / (?:by|before|at|around|about|for) (?:midnight|\d+) /;
const ASKS_WAY = /^ (?:(?:so|and|but|ok) )*(?:can we walk|how|do we|is it|will we) /;
const lastOf = (day: number, { plan }: ConciergeState): PlacedSlot[] => {
  const slot = plan.days[day]?.slots.at(-1);
  return slot ? [{ day, slot }] : [];
};
