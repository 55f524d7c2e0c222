import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import { saysMinors } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { openings } from '../typing/openings.ts';

/** What people go out for in everyday words, and the places of the list for it: the first fitting rank is the best. */
interface Occasion {
  label: string;
  said: RegExp;
  ranks: readonly ((venue: Venue) => boolean)[];
}

const ofType =
  (kind: Venue['kind'], types: RegExp) =>
  (venue: Venue): boolean =>
    venue.kind === kind && types.test(venue.type);
const told =
  (kind: Venue['kind'], words: RegExp) =>
  (venue: Venue): boolean =>
    venue.kind === kind && words.test(`${venue.name} ${venue.description}`);

const OCCASIONS: readonly Occasion[] = [
  {
    label: 'place to dance',
    said: / (?:(?<! (?:lap|pole|line|morris) )dancing|boogie|boogies|bop|clubbing|raving|rave|dance floors?|dancefloors?|throw some shapes|(?:for|to|a|and|proper|good) dance(?! (?:class|classes|lesson|show))|(?<! (?:strip|jazz|comedy|golf|supper|cricket|football|rugby|social|beach|tennis|gentlemens|blues|rock|members|country|yacht|sports) )clubs|nightclubs?) /,
    ranks: [ofType('nightlife', /^(?:Club|Silent disco)$/), ofType('nightlife', /^Bar and club$/)],
  },
  {
    label: 'place with traditional music',
    said: / (?:irish|trad|traditional|folk|celtic) (?:live )?(?:music|tunes|bands?|sessions?) | (?:fiddles?|trad sessions?|ceilidh) /,
    ranks: [
      ofType('nightlife', /^Trad session$/),
      told('nightlife', /\b(?:trad|fiddle|folk|session)/i),
      ofType('nightlife', /^(?:Fado|Music bar)$/),
    ],
  },
  {
    label: 'place with live music',
    said: / live (?:music|bands?|tunes|acts) | (?:bands?|gigs?) (?:on|playing|to see|to watch) | (?:see|hear|catch|watch) (?:a |some |an )?(?:bands?|gigs?|live music) /,
    ranks: [
      ofType('nightlife', /^(?:Trad session|Music bar|Jazz club|Concert|Fado)$/),
      told('nightlife', /\blive (?:music|band|jazz|acts?)\b|\bbands?\b/i),
    ],
  },
  {
    label: 'place for a quiet drink',
    said: / (?:quiet|cosy|quieter) (?:\w+ )?(?:pints?|drinks?|beers?|bars?|pubs?|one) | (?:proper|old man|old school|decent|nice) (?:boozers?|pubs?|pint) /,
    ranks: [
      ofType('nightlife', /^(?:Pub|Czech pub|Wine bar|Cider bar|Tea house)$/),
      ofType('nightlife', /^(?:Cocktail bar|Craft beer bar|Beer hall|Late café)$/),
    ],
  },
  {
    label: 'idea with young people',
    said: / (?:kids?|children|child|teen\w*|toddlers?|youngsters|little ones|family friendly|families|young (?:ones|people|lads)) /,
    ranks: [
      ofType(
        'activity',
        /^(?:Go-karting|Bowling|Crazy golf|Escape room|Trampolines|Climbing|High ropes|Laser tag|Water park|Arcade|Immersive game|Indoor skydiving|Zoo|Aquarium)$/,
      ),
      told('activity', /\b(?:children|kids|hands-on|family|families|all ages)\b/i),
      ofType('activity', /^(?:Cinema|Ping pong|Swimming|Treasure hunt|Puppet theatre|Immersive experience)$/),
    ],
  },
  {
    label: 'indoor idea',
    said: / (?:rainy|rain|raining|wet|drizzly|miserable|grey) (?:\w+ )?(?:day|days|afternoon|morning|weather|evening|sat|saturday|sunday|friday)? ?| (?:when|while) its (?:raining|wet|pouring) | (?:indoors|under cover|out of the rain) /,
    ranks: [
      (venue) =>
        venue.kind === 'activity' &&
        venue.indoor &&
        /^(?:Museum|Gallery|Cinema|Aquarium|Immersive \w+)$/.test(venue.type),
      (venue) => venue.kind === 'activity' && venue.indoor,
    ],
  },
];

const LEAD = `^ ${openings('mate|please')}`;
const ASKS_LIST = new RegExp(
  `${LEAD}(?:where(?:s| is| are| can| could| would| do| does| should| might| to)? |(?:what|whats|which) (?!(?:if|time|day|about|do we have|have we|happens|are we) )|anywhere |anything |any |stuff |things |ideas |other stuff |(?:have you )?got (?:any|anything|anywhere) |know (?:any|anywhere) |recommend |suggest |(?:is|are) there (?:any|anything|anywhere|somewhere|some) )`,
);
/** Of the plan itself, or of a rule: no list answers it. */
const OF_PLAN =
  / (?:if|chance|squeez\w+|fit|fitting|plan|planned|we (?:got|have|doing|booked)|are we|is it|is that|allowed|cost|price|much|time|start|swap|drop|add|move|change|book|instead|friday|saturday|sunday|thursday|monday|tuesday|wednesday|cheaper|hotel|hostel|near|under|below|vegan|included|free|like (?:at|in)|the (?:last|first)) /;
const WORDS_MAX = 12;
const PLACES_MAX = 4;

/** `wheres good for a boogie`, `what to do on a rainy afternoon`: what the list has for it; null for any other question. */
export function placesFor({ line, raw, words, slots, venues }: Reading, state: ConciergeState): Intent | null {
  const { places, plan, request } = state;
  const isList =
    ASKS_LIST.test(line) || (/\?\s*$/.test(raw) && new RegExp(`${LEAD}(?:somewhere|places?|good) `).test(line));
  if (!isList || words.length > WORDS_MAX || OF_PLAN.test(line)) return null;
  const occasion = OCCASIONS.find(({ said }) => said.test(line));
  if (!occasion) return null;
  // `irish music`, where the plan has an Irish dance class: the words of the occasion name no part.
  const own = occasion.said.exec(line)?.[0] ?? '';
  const namesMore = [...slots, ...venues].some(({ from, to }) => !own.includes(` ${words.slice(from, to).join(' ')} `));
  if (namesMore) return null;
  const withMinors = request.needs.minorsPresent || saysMinors(line);
  const venueIds = bestOf(
    occasion.ranks,
    { places, plan, request },
    { withMinors, isOneOfType: occasion.label.includes('idea') },
  );
  return venueIds.length === 0 ? null : { kind: 'places', types: [], label: occasion.label, maxPence: null, venueIds };
}

/** The best few places that the plan does not have, of the first rank first; `isOneOfType` takes no type twice. */
export function bestOf(
  ranks: readonly ((venue: Venue) => boolean)[],
  { places, plan, request }: Pick<ConciergeState, 'places' | 'plan' | 'request'>,
  { withMinors, isOneOfType }: { withMinors: boolean; isOneOfType: boolean },
): string[] {
  const inPlan = new Set(plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
  const open = venuesOf(places).filter(
    ({ id, adultsOnly, groupSize }) =>
      !inPlan.has(id) &&
      !(withMinors && adultsOnly) &&
      groupSize.min <= request.groupSize &&
      request.groupSize <= groupSize.max,
  );
  const types = new Set<string>();
  const ids = ranks
    .flatMap((fits) =>
      open.filter(fits).sort((one, other) => other.quality - one.quality || (one.id < other.id ? -1 : 1)),
    )
    .filter(({ type }) => !isOneOfType || (!types.has(type) && types.add(type)))
    .map(({ id }) => id);
  return [...new Set(ids)].slice(0, PLACES_MAX);
}
