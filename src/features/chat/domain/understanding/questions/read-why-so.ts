import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const WHY = '(?:why|how come|hows come|what is with|whats with|how is|hows)';
/** `how come the boat is so dear`, `why is saturday that expensive`. */
const DEAR = new RegExp(
  ` ${WHY} (?:\\w+ ){0,8}?(?:(?:so|that|this|too|quite|rather|really|more) (?:much(?= (?:$|money|each|pp|a head|for what))|expensive|dear|pricey|costly|steep|high)|cost(?:s|ing)? (?:so|that|this|as) much|(?:dear|pricey|expensive)) `,
);
/** `why so many pubs`, `why are there three museums`, `whats with all the walking tours`. */
const MANY = new RegExp(
  ` ${WHY} (?:(?:is|are|do|have|did|there|we|you|got|us|put|in|doing|going|to|have|it|all) )*(?:so many|so much|that many|this many|too many|all the|all these|all those|nothing but|loads of|lots of|only|two|three|four|five|both|\\d+) (?:the )?(?:\\w+ ){1,4}$`,
);
/** `why is there a castle on a stag`, of a plan that has none. */
const WHY_ONE = new RegExp(
  ` ${WHY} (?:is there|are there|have we got|do we have|are we doing|are we going to|is it|its) (?:an?|the) `,
);
/** `where is it all going`, of the money. */
const GOES =
  /^ (?:(?:so|and|but|ok) )*where (?:is|does|has|did) (?:it|that|the money|all (?:that|the money|of it|of that)|all that money|our money) (?:all )?(?:go|going|gone|being spent)(?: to| on)? $/;
/** What a night out is at, in whatever word: places for drinks. */
const DRINKS = / (?:pubs?|bars?|clubs?|boozers?|drinking|drinks|nights? out|nightclubs?) /;
const CHANGES = / (?:swap|drop|instead|add|change|move|not|cant|dont|no) /;

/** Why a part or a day costs so much, and why there is so much of one sort; null for anything else. */
export function readWhySo(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, venues, hotels, types } = reading;
  if (CHANGES.test(line) || venues.length + hotels.length > 0) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  if (DEAR.test(line) && scope.isNamed && scope.slots.length > 0 && !/ (?:hotel|hostel|stay|rooms?) /.test(line))
    return { kind: 'why-dear', slots: scope.slots };
  if (GOES.test(line) && slots.length === 0) return { kind: 'spending' };
  const absent = WHY_ONE.test(line) && slots.length === 0 ? types[0] : undefined;
  if (absent) return { kind: 'missing', label: absent.label };
  const label = MANY.test(line) ? labelIn(line) : null;
  if (label === null) return null;
  const meant = slots.length > 0 ? scope.slots : ofSort(reading, state);
  return meant.length > 0 || types.length > 0 || DRINKS.test(line)
    ? { kind: 'why-many', slots: meant, label, days: reading.days }
    : null;
}

/** The places of the plan that a sort names: of a type, or for drinks. */
function ofSort({ line, types, days, kinds }: Reading, { plan }: ConciergeState): readonly PlacedSlot[] {
  const wanted = types.flatMap((type) => type.types);
  const typed = slotsOf(plan).filter(
    ({ slot, day }) => wanted.includes(slot.type) && (days.length === 0 || days.includes(day)),
  );
  if (typed.length > 0 && !DRINKS.test(line)) return typed;
  const sort = DRINKS.test(line) ? (['night'] as const) : kinds;
  return sort.length === 0 ? typed : slotsWhere(plan, days, [], sort);
}

/** The sort as it was said, `museums`. */
const labelIn = (line: string): string | null =>
  / (?:so many|so much|that many|this many|too many|all the|all these|all those|nothing but|loads of|lots of|only|two|three|four|five|both|\d+) (?:the )?((?:\w+ ){1,4})$/
    .exec(line)?.[1]
    ?.replace(/ (?:on|in|for|at) .*$/, '')
    .trim() ?? null;
