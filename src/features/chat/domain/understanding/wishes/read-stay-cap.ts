import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { COUNTS_STAY } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { stayWantOf } from './read-stay-wish.ts';

const SUM = '(?:£ ?)?(\\d{2,4})(?! ?(?:people|of us|minutes|mins|percent|a night|per night|each night|stars?)\\b)';
const BEDS =
  '(?:hotels?|hostels?|accommodation|accom|rooms?|digs|airbnb|apartments?|lodgings?|beds|place to (?:stay|sleep)|somewhere to (?:stay|sleep))';
const UNDER =
  '(?:under|below|within|less than|no more than|not more than|not over|nothing over|max|maximum|at most|up to|cheaper than)';
const HEAD = '(?: (?:each|pp|a head|a person|per (?:head|person)|quid|pounds|max|tops))*';
const CAPS = [
  new RegExp(
    ` ${BEDS} (?:(?:to|be|is|was|come|comes|coming|in|at|for|that|which|costs?|costing|down|kept|price|a bit|please) )*${UNDER} ${SUM}(?= )`,
  ),
  new RegExp(` ${UNDER} ${SUM}${HEAD} (?:for|on) (?:the |our |a )?${BEDS} `),
];

/** `can the hotel be under 250 each`: what the stay alone may cost a person, and no limit of the trip; null for anything else. */
export function readStayCap(
  { line, raw, slots, kinds, venues, hotels }: Reading,
  { plan }: ConciergeState,
): Intent | null {
  if (slots.length + kinds.length + venues.length > 0 || COUNTS_STAY.test(line)) return null;
  const said = CAPS.map((pattern) => pattern.exec(line)?.[1]).find((sum) => sum !== undefined);
  if (said === undefined || plan.stay === null || questionKind(line, raw) !== null) return null;
  const named = hotels.map(({ hotelId }) => hotelId).filter((id) => id !== plan.stay?.hotelId);
  return { kind: 'change-stay', want: { ...stayWantOf(line, named), price: null, maxPence: Number(said) * 100 } };
}
