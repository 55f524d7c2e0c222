import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind, TimeOfDay } from '../../../../../engine/trip-request.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const PARTS =
  '(days?|daytimes?|day time|mornings?|afternoons?|evenings?|nights?|nights? out|activities|plans?|stuff|things?|schedules?|itinerar(?:y|ies))';
const ASKS =
  '^ (?:(?:can|could|would|you|we|please|lets|ok|so|and|actually|just|hmm|maybe|id like to|i want to|want to|shall we|should we) )*';
const WHOLLY = '(?:completely|entirely|totally|altogether|wholesale|fully)';
const DAYS_EXCHANGE = new RegExp(
  `${ASKS}(?:${WHOLLY} )?(?:swap|switch|flip|exchange|trade|reverse)(?: round| over| around| all of| the whole of)? (?:the |our )?(?:${PARTS} (?:of |on |for |from |between |both )?(?:the )?)?(\\w+day)s?(?: ${PARTS})? (?:and|with|for) (?:the |our )?(\\w+day)s?(?: ${PARTS})?(?: (?:round|around|over|about|please|then|too|if poss|if possible|for us|would you|will you|x+|${WHOLLY}))* $`,
);

/** Which parts of a day a word of it means; null for all of it. */
const KINDS: readonly (readonly [RegExp, readonly SlotKind[], TimeOfDay | null])[] = [
  [/^day ?time/, ['activity', 'lunch'], null],
  [/^morning/, ['activity'], 'Morning'],
  [/^afternoon/, ['activity'], 'Afternoon'],
  [/^evening/, ['dinner', 'night'], null],
  [/^night/, ['night'], null],
  [/^activit/, ['activity'], null],
];

/** `swap saturday and sunday`, `switch the friday and saturday nights`: what two days have changes places; null for any other swap. */
export function readDaysExchange({ line, slots, venues, types, days }: Reading, plan: TripPlan): Intent | null {
  const said = DAYS_EXCHANGE.exec(line);
  const [first, second, third] = days;
  if (!said || slots.length + venues.length + types.length > 0) return null;
  if (first === undefined || second === undefined || third !== undefined) return null;
  const [, before, , own, , after] = said;
  const [, kinds, time] = KINDS.find(([word]) => word.test(after ?? own ?? before ?? '')) ?? [null, null, null];
  const isMeant = ({ slot }: PlacedSlot): boolean =>
    (kinds === null || kinds.includes(slot.kind)) && (time === null || slot.timeOfDay === time);
  const of = (day: number): PlacedSlot[] => slotsOf(plan).filter((placed) => placed.day === day && isMeant(placed));
  return { kind: 'exchange-days', first, second, firsts: of(first), seconds: of(second) };
}
