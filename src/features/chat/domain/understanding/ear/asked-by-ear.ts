import type { ConciergeState } from '../../concierge-state.ts';
import { isOnSite } from '../../wording/site-answers.ts';
import { cancelledOn } from '../cues/cancelled-on.ts';
import { extremeOf } from '../cues/extreme-of.ts';
import { isFromStay } from '../cues/from-stay.ts';
import { askedType, lackedIn, otherPlaces, placesAbout } from '../cues/read-guide.ts';
import { waysOf } from '../cues/split-ways.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import { whyDear } from '../cues/why-dear.ts';
import { whyOf } from '../cues/why-of.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import type { Intent } from '../intent.ts';
import { suitsOf } from '../questions/read-suits.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { stayPrice } from '../wishes/read-stay-wish.ts';

/** The kinds of question that the ear knows. */
export const ASKED_KINDS: ReadonlySet<string> = new Set([
  'price',
  'included',
  'split-cost',
  'schedule',
  'opening',
  'why',
  'travel',
  'suits',
  'people',
  'booking',
  'stay',
  'stays',
  'refund',
  'rain',
  'places',
  'site',
]);

/**
 * The question that a line asks when it is of the kind that the ear heard; what it is about is linked as for any other.
 * Null where the kind needs a part, a place or a need and the line names none.
 */
export function askedOfKind(label: string, reading: Reading, state: ConciergeState, scope: Scope): Intent | null {
  const { raw, line, venues, types, slots, diets } = reading;
  const venueIds = venues.map(({ venueId }) => venueId);
  switch (label) {
    case 'price': {
      if (INCLUDED.test(line)) return included(reading, scope);
      const which = extremeOf(line);
      if (which) return { kind: 'extremes', which, scope };
      if (slots.length === 0 && venueIds.length > 0)
        return { kind: 'places', types: [], label: 'such place', maxPence: null, venueIds };
      return { kind: 'price', scope, people: null };
    }
    case 'included':
      return included(reading, scope);
    case 'split-cost':
      return { kind: 'split-cost', ways: waysOf(line, state) };
    case 'schedule':
      return { kind: 'schedule', scope };
    case 'opening':
      if (slots.length > 0) return { kind: 'opening', scope, venueIds: [] };
      if (venueIds.length > 0) return { kind: 'opening', scope, venueIds };
      return scope.slots.length > 0 ? { kind: 'opening', scope, venueIds: [] } : null;
    case 'why':
      if (reading.hotels.length > 0 && slots.length === 0) return { kind: 'stay' };
      if (whyDear(reading, scope)) return whyDear(reading, scope);
      return types.length === 0 || scope.slots.length + venueIds.length > 0
        ? { kind: 'why', scope: whyOf(scope, line), venueIds }
        : null;
    case 'travel':
      return { kind: 'travel', scope, isFromStay: isFromStay(reading) };
    case 'suits':
      return suitsOf({ ...reading, diets: diets.length > 0 ? diets : dietsNamed(line) }, scope);
    case 'people':
      return { kind: 'people' };
    case 'booking':
      return { kind: 'booking' };
    case 'stay':
      return { kind: 'stay' };
    case 'stays':
      return { kind: 'stays', price: stayPrice(line) };
    case 'refund':
      return { kind: 'refund', cancelledOn: cancelledOn(reading, state) };
    case 'rain':
      // A forecast of anything else is not ours.
      if (
        !scope.isNamed &&
        !/ (?:if|rain|rains|raining|wet|pours?|plan b|(?:other|another|back ?up|alternative) plan|back ?up|case|outdoors?|indoors?|outside|cover) /.test(
          line,
        )
      )
        return null;
      return { kind: 'rain', days: scope.days, slots: slots.flatMap(({ slots: placed }) => placed) };
    case 'places': {
      const about = placesAbout(reading, state);
      const named = askedType(
        line,
        types.filter(({ types: covers }) => covers.length > 0),
      );
      // `indian restaurant` says more than `restaurant`.
      const isNarrower = about?.kind === 'places' && named?.label.endsWith(` ${about.label}`);
      if (about && !isNarrower) return about;
      if (named) return { kind: 'places', types: named.types, label: named.label, maxPence: null, venueIds: [] };
      if (slots.length + venueIds.length > 0) return null;
      const lacked = lackedIn(reading, state);
      return lacked === null ? otherPlaces(reading, state) : refusedByName(lacked);
    }
    case 'site':
      return isOnSite(raw) || OF_US.test(line) ? { kind: 'site', question: raw } : null;
    default:
      return null;
  }
}

/** The site and those behind it, and what is paid to them. */
const OF_US = / (?:you|your|u|yous|site|website|app|use|using|huzzah|collects?|account|email) /;
const INCLUDED = / (?:include|includes|included|on top|thrown in) /;

/** `is booze included in the crawl`: what is asked of stands last. */
const included = ({ slots }: Reading, scope: Scope): Intent => ({
  kind: 'price',
  scope: { ...scope, slots: slots.at(-1)?.slots ?? scope.slots },
  people: null,
  asksIncluded: true,
});
