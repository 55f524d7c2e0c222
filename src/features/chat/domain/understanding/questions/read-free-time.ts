import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { toWordLine } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const WHY =
  / (?:why|how come|hows come|what is with|whats with|what is the reason|any reason|is there a reason|for what reason) /;
const IDLE =
  / (?:gaps?|hole|break|breaks|blank|dead time|hanging (?:about|around)|free (?:time|hours?)|hours? free|spare (?:time|hours?)|down ?time|(?:so|that|this|a bit|pretty|quite|very|too) (?:empty|bare|quiet|little|free|light|slow|much time)|empty|(?:so|this|that) long between|long (?:wait|gap|break)|nothing (?:on|in|(?:\w+ )?(?:thursday|friday|saturday|sunday|morning|afternoon|evening)|planned|booked|happening|between|before|after|in between|until|till)|(?:only|just) (?:\w+ ){0,2}things?) /;
const NO_MEAL =
  / (?:no|isnt there|arent there|not got|havent got|arent we having|not having|without|nothing for|no plans for) (?:an? |any |our |the )?(lunch|dinner|breakfast|brunch|supper|tea)(?= )/;
const HOUR =
  / (?:so|that|this|too|such an?|a bit|really|ridiculously) (late|early)(?= )| (?:(?:is|are|does|do|have|has|got|it|we) )(?:\w+ ){0,5}?(late|early) (?:$|on |for |start |finish )/;
const BUSY = / (?:packed|busy|full|full on|rammed|hectic|crammed|stuffed|tight|rushed|much on|much in|many things) /;
const FAR = / (?:so|that|this|too|quite|all the way) (?:far|long|out|over)(?= )/;
const HAS_MEAL =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also) )*(?:do we have|have we got|is there|are we having|do we get|are we getting) (?:an? |any )?(lunch|dinner)(?: (?:on|planned|booked|sorted|for|the))* \w+ $/;
/** Free time asked for by its name, and not wished for. */
const ASKS_FREE =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well) )*(?:when|where|how (?:much|long)|what|whats|which|is there|are there|do we (?:get|have)|have we got|any)(?: \w+){0,6}? (?:free time|free hours?|spare time|down ?time|gaps?|breaks?|time off|time to ourselves|time (?:for|to have|to grab|to get) an? (?:nap|rest|kip|snooze|breather|lie down|shower|sit down)|time to (?:rest|chill|relax|freshen up|nap)) /;
/** `is there time for a wander after pizza`: nothing that is planned, only the time for it. */
const TIME_TO_IDLE =
  /^ (?:(?:so|and|but|ok|hi|also) )*(?:is there|have we got|do we have|will there be|will we have|do we get|have we) (?:any |enough |much |some )?time (?:for|to have|to go for|to do|to) (?:an? |some |a bit of |a quick |a little |the )?(?:wander|walk|stroll|shop|shops|shopping|look round|look around|mooch|explore|chill|relax|rest|nap|shower|photos|pictures|sunbathe|pop back)(?: \w+){0,2} (?:after|before|between|on) /;
/** `give us some free time before dinner` asks nothing. */
const ORDERED =
  /^ (?:(?:please|also|and|can|could|would|you|we|just|then|so) )*(?:give|allow|leave|build in|keep|free up|make) /;
/** `fill the gap`, `why not put something in`: wishes. */
const WISHES =
  / (?:fill|add|put|plug|squeeze|fit|close|swap|change|drop|move|make|cut|leave|want|wed like|need|can we|could we|can you|could you|why not|why dont|why cant|mind the gap|instead) /;

/**
 * `why is there a gap sat`, `how come no lunch friday`, `why are we eating so late`, `when do we get free time`: what the
 * plan leaves free and why. Null for anything else.
 */
export function readFreeTime(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, venues, hotels, raw } = reading;
  // As it is typed: a turn of phrase makes `can we add` of `is there time for`.
  const typed = toWordLine(raw);
  if (TIME_TO_IDLE.test(typed) && venues.length + hotels.length === 0) {
    const around = findScope(reading, state.plan, reading.words.length);
    const days = around.days.length > 0 ? around.days : [...new Set(around.slots.map(({ day }) => day))];
    return { kind: 'free-time', asks: 'gap', scope: { ...around, slots: [], days } };
  }
  if (BETWEEN.test(typed) && !ORDERED.test(typed)) {
    const [one, other, more] = betweenWhat(reading, state.plan);
    if (one && other && !more) {
      const around = scopeOf([one, other], [one.day]);
      return { kind: 'free-time', asks: 'between', scope: around };
    }
  }
  const absent = BETWEEN.test(typed) ? mealAbsent(reading, state.plan) : null;
  if (absent) return absent;
  if (WISHES.test(typed) || venues.length + hotels.length > 0) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  if (ASKS_FREE.test(typed) && slots.length === 0) return { kind: 'free-time', asks: 'gap', scope };
  const there = HAS_MEAL.exec(typed)?.[1];
  if (there !== undefined && slots.length === 0 && scope.days.length > 0)
    return { kind: 'free-time', asks: MEALS.get(there) ?? 'gap', scope };
  if (!WHY.test(line)) return null;
  if (BUSY.test(line) && slots.length === 0) return { kind: 'free-time', asks: 'busy', scope };
  if (FAR.test(line) && scope.slots.length > 0) return { kind: 'travel', scope };
  const meal = NO_MEAL.exec(line)?.[1];
  if (meal !== undefined && slots.length === 0) return { kind: 'free-time', asks: MEALS.get(meal) ?? 'gap', scope };
  if (IDLE.test(line) && slots.length <= 2) return { kind: 'free-time', asks: 'gap', scope };
  return HOUR.test(line) && scope.slots.length > 0 ? { kind: 'free-time', asks: 'hour', scope } : null;
}

/** `how long between karting and dinner`. */
const BETWEEN =
  /^ (?:(?:so|and|but|ok|hi|also) )*(?:how (?:long|much time|much of a gap|big a gap|big is the gap)|(?:what is|whats) the (?:gap|time|break|wait)|is there (?:a|any|much|much of a|enough) (?:gap|time|break)|how long do we (?:get|have))(?: \w+){0,6}? between |^ (?:(?:so|and|but|ok|hi|also|hang on|wait) )*(?:there is|theres|we have|weve got|thats|that is) (?:\w+ ){0,4}?(?:hours?|hrs?|minutes|gap) (?:gap |free |spare |to kill )*between /;

/** `how long between lunch and dinner sunday`, of a day that ends before dinner: that there is none is told, and why. */
function mealAbsent({ slots, kinds, days }: Reading, plan: TripPlan): Intent | null {
  const day = onlyOf(days);
  if (slots.length > 0 || day === undefined || kinds.length < 2) return null;
  const absent = kinds.find((kind) => slotsWhere(plan, [day], [], [kind]).length === 0);
  return absent === 'lunch' || absent === 'dinner'
    ? { kind: 'free-time', asks: absent, scope: scopeOf([], [day]) }
    : null;
}

/** The two parts of one day that a question stands between: by name, or as the meal or the night of that day. */
function betweenWhat({ slots, kinds }: Reading, plan: TripPlan): PlacedSlot[] {
  const named = slots.flatMap((mention) => (mention.slots.length === 1 ? mention.slots : []));
  const [first] = named;
  if (!first) return [];
  const ofDay = slotsWhere(plan, [first.day], [], kinds).filter(() => named.length === 1 && kinds.length > 0);
  const parts = [...named, ...ofDay].filter(({ day }) => day === first.day);
  return eachOnce(parts).sort((left, right) => left.slot.startMinute - right.slot.startMinute);
}

const MEALS: ReadonlyMap<string, 'lunch' | 'dinner' | 'breakfast'> = new Map([
  ['lunch', 'lunch'],
  ['dinner', 'dinner'],
  ['supper', 'dinner'],
  ['tea', 'dinner'],
  ['breakfast', 'breakfast'],
  ['brunch', 'breakfast'],
]);
