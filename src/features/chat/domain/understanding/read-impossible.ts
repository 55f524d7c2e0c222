import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { elsewhereIn } from './elsewhere.ts';
import { type Clock, findClocks } from './find-clocks.ts';
import type { Impossible, Intent } from './intent.ts';
import type { Reading } from './reading.ts';

const FREE_THING =
  / free ((?:food and |)(?:beers?|drinks?|booze|alcohol|pints?|prosecco|champagne|bubbly|fizz|shots?|cocktails?|wine|food|meals?|dinners?|lunch(?:es)?|entry|entrance|tickets?|rooms?|hotel|taxis?|flights?)) /;
/** Free of something, or asked where it is free. */
const OTHER_FREE =
  / (?:gluten|alcohol|dairy|nut|sugar|meat|duty|step|stress|hassle|for|anything|something|somewhere|anywhere|any|find|where|is|are|does|do|swap|instead|cheaper|with|if|no) (?:\w+ )?free | (?:like|ideas) /;

const STARTS = /\b(?:start\w*|begin\w*|kick(?:ing)? off|set off)\b[^,.;]{0,18}$/i;
const FINISHES = /\b(?:finish\w*|end\w*|home|wrap\w* up|back)\b[^,.;]{0,18}$/i;
const NOON = 720;
const NIGHT_ENDS = 6 * 60;
const MORNING = 8 * 60;
const DAY = 1440;

/** What no planner could do, whatever is on its list; null for all that might be. */
export function readImpossible(reading: Reading, state: ConciergeState): Intent | null {
  const why = elsewhere(reading, state) ?? freeThing(reading) ?? backwards(reading);
  return why && { kind: 'impossible', why };
}

function elsewhere(
  { line, slots, venues, hotels }: Reading,
  { places, destination }: ConciergeState,
): Impossible | null {
  const here = places.kind === 'city' ? [destination, places.city.name, places.city.country] : [destination];
  const place = elsewhereIn(line, here);
  if (place === null) return null;
  // `the venice cruise` sails on the river of this city.
  const mentioned = new Set([
    ...slots.flatMap((mention) => mention.slots.map(({ slot }) => slot.venueId)),
    ...venues.map(({ venueId }) => venueId),
    ...hotels.map(({ hotelId }) => hotelId),
  ]);
  const all = [...venuesOf(places), ...(places.kind === 'city' ? places.city.hotels : [])];
  const isName = all.some(({ id, name }) => mentioned.has(id) && name.toLowerCase().includes(place));
  return isName ? null : { kind: 'elsewhere', place };
}

/** A price below nothing, or one that is paid to the guests. */
const BELOW_NOTHING =
  / (?:cost|price|total|bill|budget|it|trip|everything) (?:\w+ ){0,3}?(?:be |is |to )?(?:negative|minus (?:£ ?)?\d+|less than (?:nothing|zero|free)|below (?:zero|nothing)) | (?:they|you|venues|bars|clubs) (?:should |ought to |must |can |could |need to |have to )(?:be paying|pay) (?:us|me) /;

function freeThing({ line, raw }: Reading): Impossible | null {
  if (BELOW_NOTHING.test(line)) return { kind: 'free', thing: 'the trip' };
  const thing = FREE_THING.exec(line)?.[1];
  return thing === undefined || OTHER_FREE.test(line) || /\?\s*$/.test(raw) ? null : { kind: 'free', thing };
}

/** `dinner before lunch`, `leave before they arrive`: what comes later is to come first. */
const REVERSED =
  / (?:lunch before (?:the )?breakfast|dinner before (?:the )?(?:lunch|breakfast)|breakfast after (?:the )?(?:lunch|dinner)|lunch after (?:the )?dinner) | (?:leave|finish|end|go home|get home|(?:come|be|back|get) (?:back|home)|check out|depart) (?:it |us |the trip )?before (?:(?:we|they|it|everyone|he|she|you|the trip|us) )?(?:even |all )?(?:arrive|arrives|arriving|start|starts|starting|begin|begins|set off|leave|leaves|leaving|go|get there|land|lands|check in)(?= )/;

/** `finish at 4pm and start at 5`: one start and one end, and the end comes first. */
function backwards({ raw, line, days }: Reading): Impossible | null {
  if (REVERSED.test(line)) return { kind: 'backwards' };
  if (days.length > 1) return null;
  const clocks = findClocks(raw);
  const after = (edge: RegExp): Clock[] => clocks.filter(({ from }) => edge.test(raw.slice(0, from)));
  const [starts, ends] = [after(STARTS), after(FINISHES)];
  const [start, end] = [starts[0], ends[0]];
  if (!start || !end || starts.length !== 1 || ends.length !== 1 || start === end) return null;
  const from = start.isExact || start.minute >= MORNING ? start.minute : start.minute + NOON;
  const to = endOf(end, /same day/i.test(raw));
  return to !== null && from >= to ? { kind: 'backwards' } : null;
}

/** Minutes after midnight; an early hour is of the next day. Null where it may be day or night. */
function endOf({ minute, isExact }: Clock, isSameDay: boolean): number | null {
  if (isSameDay && isExact) return minute;
  if (minute <= NIGHT_ENDS) return isExact ? minute + DAY : null;
  return isExact ? minute : minute + NOON;
}
