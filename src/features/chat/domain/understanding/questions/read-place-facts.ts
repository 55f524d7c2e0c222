import { venuesOf } from '../../../../../engine/places.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { QUESTION_LEAD } from '../typing/openings.ts';
import { suitsOf } from './read-suits.ts';

const WORTH =
  / worth (?:it|the (?:money|price|cost|trip|hype|bother|wait|visit|journey|effort)|that|all that|a (?:visit|look|go)|going(?: to)?|doing|seeing|our while|our money|the faff|£?\d+) /;
const WHOM = new RegExp(
  `${QUESTION_LEAD}(?:who|whom) (?:is|are|was|were|would) (?:\\w+ ){1,6}?(?:for|aimed at|meant for|suited to|right for|good for|best for|suitable for) $|${QUESTION_LEAD}(?:what (?:sort|kind|type) of (?:people|group|crowd|age|person)|who) (?:goes to|go to|likes|would like|is suited to|does) (?:the )?\\w+`,
);
const WHO_CHOSE = new RegExp(
  `${QUESTION_LEAD}(?:who|whos) (?:picked|chose|thought of|suggested|decided on|came up with|put|idea was|recommended|booked) `,
);
/** What becomes of a part by itself, which only the place can tell. */
const CALLED_OFF =
  / (?:be|get|gets|is|go|goes) (?:cancelled|called off|rained off|blown off|postponed|ahead) (?:if|when|for|because|in) /;
const DOABLE =
  / (?:doable|do able|possible|feasible|realistic|an option|too far|any good|worth (?:it|doing|seeing|a visit)) /;
const CHEAP = / (?:cheap|reasonable|affordable|good value|reasonably priced)(?: there| in there| enough)* $/;
const TOO_MANY =
  / (?:(?:is|are|would|will) (?:\w+ ){1,4}?(?:too (?:many|few|big|large|small)|enough (?:people|of us)) (?:for|at|in)|(?:too (?:many|few|big) of us) (?:for|at|in)) /;
const LONG_ENOUGH =
  / (?:hours?|mins?|minutes|long|time|that|it) (?:be )?(?:long )?(?:enough|too long|plenty|sufficient) (?:for|at|in|there) /;
const IN_PRICE =
  / what (?:is|do we get|does everyone get|are we getting|comes|do you get) (?:included |covered )?(?:in|for|with) (?:the )?(?:\w+ ){1,4}?(?:price|cost|ticket|money|fee) /;
/** `do they need id`: of the parts that only take adults, or of the nights. */
const NEEDS_ID =
  / (?:need|bring|take|show|carry|have) (?:to (?:bring|show|take|have) )?(?:(?:any|an|photo|our|their|some|my) )*(?:id|ids|passports?|driving licences?)(?: (?:for|at|to|on|with|anywhere|everywhere)| $)/;
const HOW_LONG = / how long (?:does|do|will|is|are) (?:the |our )?(?:\w+ ){1,5}?(?:take|last|go on)(?: for)? $/;
const TAKES_SO_MANY =
  / (?:take|takes|fit|fits|hold|holds|seat|seats|cope with|big enough for|room for|space for|handle|handles) (?:\w+ ){0,3}?(?:groups?|parties|party|of us|us|us all|all of us|everyone|\d+) /;
/** `24 is a big crowd, will sole take us`. */
const WILL_TAKE_US =
  / (?:will|would|can|could|does|do) (?:the )?(?:\w+ ){1,4}(?:take|fit|seat|hold|manage) (?:us|all of us|us all)(?: all| in)? $/;
/** `can somebody who doesn't eat fish find something at inamo`. */
const FOR_SOMEBODY =
  / (?:can|could|will|would) (?:somebody|someone|people|anyone|those|a \w+|the \w+) (?:who|that|with|without) (?:\w+ ){1,8}?(?:eat|find|get|have|order|drink)(?: (?:something|anything|enough))? (?:at|in|there) /;
/** `can you get a beer at leigh woods`: what is to be had at a part of the plan, and no part of its own. */
const TO_BE_HAD = new RegExp(
  `${QUESTION_LEAD}(?:can|could|do|will) (?:you|we|i|they|people|anyone) (?:\\w+ )?(?:get|buy|order|find) (?:an? |some |any )?((?!tables?|lunch|dinner|brunch|breakfast|meals?|tickets?|discount|room|slot|in|out|there|to|back|home|from)[a-z]+(?: [a-z]+)?) (?:at|in|on) (?:the |our )?$`,
);
/** `what's the address of cahoots`, `phone number for hawksmoor`: what the place's own site tells. */
const CONTACT =
  / (?:(?:web ?)?(site|page|link|url)|(address|postcode|phone|telephone|email|menu|website)(?: number| address)?) (?:of|for|at|to) (?:the |our )?\w+| (?:on the )(menu) (?:at|in|for) | where exactly (?:is|are) /;
const WISHES = / (?:swap|instead|drop|add|change|cheaper|rather|than|paying|pays|pay) /;
const ASKS_IF = new RegExp(`${QUESTION_LEAD}(?:is|are|would|will|do|does|should|must) `);
const SLOTS_MAX = 3;

/** `is the shard worth the money`, `who is the bike ride for`: what speaks for a part of the plan, or whom it suits; null for anything else. */
export function readPlaceFacts(reading: Reading, state: ConciergeState): Intent | null {
  const { plan } = state;
  const { line, slots, venues, words } = reading;
  const contact = CONTACT.exec(line);
  if (contact && slots.length === 1)
    return {
      kind: 'about',
      scope: findScope(reading, plan, words.length),
      what: contact[2] ?? contact[3] ?? 'website',
    };
  if (WISHES.test(line)) return null;
  const scope = findScope(reading, plan, words.length);
  const venue = onlyOf(venues);
  if (venue && slots.length === 0 && ASKS_IF.test(line) && DOABLE.test(line))
    return { kind: 'why', scope: { ...scope, slots: [] }, venueIds: [venue.venueId] };
  if (NEEDS_ID.test(line) && ASKS_IF.test(line)) return { kind: 'about', scope: ofAdults(scope, state), what: 'id' };
  const isOfParts = (slots.length > 0 || scope.kinds.length > 0) && scope.slots.length <= SLOTS_MAX;
  if (!isOfParts || scope.slots.length === 0) return null;
  if (CHEAP.test(line) && ASKS_IF.test(line) && slots.length > 0) return { kind: 'price', scope, people: null };
  if (TOO_MANY.test(line)) return { kind: 'about', scope, what: 'fit' };
  if (LONG_ENOUGH.test(line) && ASKS_IF.test(line)) return { kind: 'schedule', scope };
  if (IN_PRICE.test(line)) return { kind: 'price', scope, people: null, asksIncluded: true };
  if (WILL_TAKE_US.test(line) && slots.length === 1) return { kind: 'about', scope, what: 'fit' };
  if (TAKES_SO_MANY.test(line) && ASKS_IF.test(line) && slots.length > 0) return { kind: 'about', scope, what: 'fit' };
  const mention = onlyOf(slots);
  const had = mention ? TO_BE_HAD.exec(` ${reading.words.slice(0, mention.from).join(' ')} `)?.[1] : undefined;
  if (had !== undefined) return suitsOf(reading, scope) ?? { kind: 'about', scope, what: had };
  if (CALLED_OFF.test(line)) return { kind: 'about', scope, what: 'calling off' };
  if (HOW_LONG.test(line) && slots.length === 1) return { kind: 'schedule', scope };
  if (WORTH.test(line) || WHO_CHOSE.test(line)) return { kind: 'why', scope, venueIds: [] };
  return WHOM.test(line) ? { kind: 'about', scope, what: 'whom it suits' } : null;
}

/** Whether somebody finds something to eat at a part of the plan, which no diet of ours tells; null for anything else. */
export function readFoodFor(reading: Reading, { plan }: ConciergeState): Intent | null {
  const named = new Set(reading.slots.flatMap(({ slots }) => slots.map(({ slot }) => slot.id)));
  if (!FOR_SOMEBODY.test(reading.line) || named.size !== 1) return null;
  return { kind: 'about', scope: findScope(reading, plan, reading.words.length), what: 'menu' };
}

/** The parts that were named, or those that only take adults, or the nights: a few of them. */
function ofAdults(scope: Scope, { plan, places }: ConciergeState): Scope {
  if (scope.slots.length > 0) return { ...scope, slots: scope.slots.slice(0, SLOTS_MAX) };
  const adultsOnly = new Set(venuesOf(places).flatMap((venue) => (venue.adultsOnly ? [venue.id] : [])));
  const strict = slotsOf(plan).filter(({ slot }) => adultsOnly.has(slot.venueId));
  const asked = strict.length > 0 ? strict : slotsOf(plan).filter(({ slot }) => slot.kind === 'night');
  return { ...scope, slots: asked.slice(0, SLOTS_MAX), isNamed: true };
}
