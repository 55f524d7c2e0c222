import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { hasPlainForm } from '../cues/asks-plainly.ts';
import { findScope } from '../cues/find-scope.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const OUT =
  '(?:outside|outdoors|out doors|al ?fresco|in the (?:open|sun|sunshine|open air|fresh air|garden)|open air|(?:an? |the )?(?:roof |sun )?(?:terrace|patio|courtyard|beer garden|garden|rooftop)s?|outdoor (?:seats?|seating|tables?|space|bit|area))';
/** To sit, to eat or to drink, and that in the open: no weather and no walk. */
const SITS = new RegExp(
  ` (?:(?:eat|eating|dine|dining|lunch|dinner|tea|brunch|meals?|food|sit|sitting|sat|seats?|seating|tables?|drinks?|drinking|pints?|beers?|cocktails?|smoke|have|has|with|got|get|bars?|pubs?|boozers?|restaurants?|places?|anywhere|somewhere|there) (?:\\w+ ){0,4}?${OUT}|${OUT} (?:\\w+ ){0,3}?(?:dining|eating|seats?|seating|tables?|drinks?|for (?:a |an )?(?:drinks?|pints?|beers?|bite|meal|food|lunch|dinner)|at (?:any|some|one|all|both)|anywhere)) `,
);
const REQUESTS =
  /^ (?:(?:so|and|but|ok|hi|hey|also|oh) )*(?:can|could|would|will|do|is|are|any|anywhere|anything|where|which|what|have|does|got|is there) /;
/** A place is wished for in the stead of one that is there. */
const WISHES =
  / (?:swap|change|switch|replace|instead|rather|move|find|book|add|put|drop|want|need|prefer|make|squeeze|(?:have|do|get|go to|try|visit) an? (?:rooftop(?: bar| pub)?|beer garden) (?:\w+ )*(?:on|as well|too|before|after|instead)|(?:get|have|do|fit|work) (?:an?|some|one) (?:\w+ ){1,3}?(?:in|into) (?:there|somewhere|it|the plan|at some point|(?:any|one|either) (?:day|night))) /;
const EATS = / (?:eat|eating|dine|dining|lunch|dinner|tea|brunch|breakfast|meals?|food|restaurants?|bite) /;
const DRINKS =
  / (?:drinks?|drinking|pints?|beers?|bevv?y|bevvies|cocktails?|bars?|pubs?|boozers?|beer garden|rooftop) /;
const OF_OUT = /^(?:gardens?|terraces?|patios?|courtyards?|rooftops?|roof|beer|outdoors?|outside|sun)$/;
const SLOTS_MAX = 3;

/**
 * `can we eat outside`, `any pubs with a beer garden`, `does brindisa have tables outside`: where one can sit in the open, of
 * the plan and of the list. Null for anything else, and for an order.
 */
export function readOpenAir(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, words, venues, hotels } = reading;
  // The garden of `a terrace or garden` is not that of a name.
  const slots = reading.slots.filter(({ from, to }) => words.slice(from, to).some((word) => !OF_OUT.test(word)));
  const isNamed = (at: number): boolean => isInside(at, slots);
  const besideNames = ` ${words.filter((_, at) => !isNamed(at)).join(' ')} `;
  if (!SITS.test(besideNames) || WISHES.test(line) || venues.length + hotels.length > 0) return null;
  if (!REQUESTS.test(line) && !hasPlainForm(line) && !/\?\s*$/.test(raw)) return null;
  if (/ (?:rains?|raining|weather|hotel|hostel|wet|storm|room|rooms) /.test(line)) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  const kinds: readonly SlotKind[] =
    reading.kinds.length > 0
      ? reading.kinds
      : EATS.test(line)
        ? ['lunch', 'dinner']
        : DRINKS.test(line)
          ? ['night']
          : ['lunch', 'dinner', 'night'];
  const asked = slots.flatMap((mention) => mention.slots);
  const isOfParts = asked.length > 0 && asked.length <= SLOTS_MAX;
  return { kind: 'open-air', scope: { ...scope, slots: isOfParts ? asked : [] }, kinds };
}
