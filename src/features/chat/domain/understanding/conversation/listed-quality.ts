import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastReplyOf, lastWish, listedWishes, nearestOf } from '../../wording/offers.ts';
import { questionKind } from '../cues/asks.ts';
import { nearWhat } from '../cues/near-what.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { type PlaceQuality, qualityIn } from '../finding/place-qualities.ts';
import { type Anchor, ranked } from '../finding/rank-places.ts';
import type { Wish } from '../intent.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { broughtIn } from '../wishes/listed-places.ts';

/** Somebody points at what was just listed. */
const OF_THEM =
  / (?:of|from|out of|among|between) (?:those|these|them|the (?:lot|two|three|four|list|options)|that (?:lot|list)) | (?:do|are|is|have|has|does|will|would) (?:any|either|one|some) of (?:them|those|these) | (?:are|do) (?:they|those|these) (?:all|any) /;
/** A question by its form, with no question word that says so. */
const ANY_OF =
  /^ (?:(?:so|and|but|ok) )*(?:(?:do|are|is|have|has|does|will|would|can|could) (?:any|either|one|some) of |(?:what|how) about )/;
/** `which one is nearest`, `which does vegan`, `whats the quietest one`, `and the cheapest`: short, and of nothing else. */
const ASKS_WHICH =
  /^ (?:(?:so|and|but|ok|oh|hmm|well|then) )*(?:which|whichs|what)(?: (?:one|ones|place|option))?(?: (?:is|are|would be|do|does|has|have|takes?|costs?|closes?|shuts?|stays?|lets?|can|would|should|will|you)| (?=\w+est ))/;
const IS_BARE =
  /^ (?:(?:so|and|but|ok|oh|hmm|well|then|or) )*(?:(?:whats|what is|what about|how about) )?(?:the |your )?(?:most |least |best )?\w+(?: (?:one|option|place|of (?:those|them|these|the lot)|then))* $/;
/** `whichever is nearest`, `the gentlest of those please`: taken, and not asked about. */
const TAKES =
  /^ (?:(?:ok|hmm|oh|maybe|well|the|yes|yeah|alright|right|go|for|with|lets|we|i|will|shall|ill|can|could|have|do|take|try|just|then|please|want|add|pick) )*(?:whichever|(?:most |least )?\w+(?: one)?(?= (?:of|one|please|then|option|pls|$))) /;
/** The plan or a part of it is spoken of, and no list. */
const OF_PLAN =
  / (?:thing|things|part|bit|we (?:are )?(?:doing|got|have|going)|plan|trip|weekend|in it|on it) | (?:which|what|other|cheaper|nearer|closer) (?:hotels?|hostels?|apartments?) /;
const WORDS_MAX = 11;
const BARE_MAX = 5;

/** Places that were just listed or told, in the order of the list, with the wish that each stands for. */
interface Listed {
  venues: readonly Venue[];
  wishes: ReadonlyMap<string, string>;
  isOfPlan: boolean;
}

/**
 * What is asked of the places of the last list, `which of those is nearest`, or of the parts of the plan that the last
 * reply told of; or the one of a list that is taken by what it is like, `the gentlest of those please`. Null for
 * anything else.
 */
export function listedQuality(
  state: ConciergeState,
  message: string,
): { kind: 'asked'; intent: Wish } | { kind: 'taken'; wish: string } | null {
  const { line, raw, words } = normalise(message);
  if (words.length > WORDS_MAX) return null;
  const isPointed = OF_THEM.test(line);
  const isBare = (ASKS_WHICH.test(line) || IS_BARE.test(line)) && words.length <= WORDS_MAX && !OF_PLAN.test(line);
  const isAsked = questionKind(line, raw) !== null || ANY_OF.test(line) || /\?\s*$/.test(raw);
  const takes = TAKES.test(line) && !isAsked;
  if (!isPointed && !isBare && !takes) return null;
  const quality = qualityIn(line);
  if (!quality || lastChanged(state.history)) return null;
  // The cheapest and the nearest of a list are taken by the prices and the minutes that stand there.
  if (!isAsked && quality.kind === 'order' && quality.order === 'cheapest') return null;
  const isMeasured = nearestOf(lastReplyOf(state.history)) !== null;
  if (!isAsked && quality.kind === 'order' && quality.order === 'nearest' && isMeasured) return null;
  const listed = placesListed(state);
  // Of parts of the plan the plan's own readers know as much, unless somebody points at those that were told.
  if (!listed || (listed.isOfPlan && !isPointed && !(isBare && words.length <= BARE_MAX && ASKS_WHICH.test(line))))
    return null;
  const near = quality.kind === 'order' && BY_WAY.has(quality.order) ? nearWhat(read(message, state), state) : null;
  const isTaken = takes && !listed.isOfPlan;
  if (isTaken && quality.kind === 'order') {
    const [first] = ranked(state, listed.venues, quality.order, near).venues;
    const wish = first && listed.wishes.get(first.id);
    return wish === undefined ? null : { kind: 'taken', wish };
  }
  if (!isAsked) return null;
  return { kind: 'asked', intent: asked(listed, quality, near) };
}

const BY_WAY: ReadonlySet<string> = new Set(['nearest', 'furthest']);

const asked = ({ venues, wishes, isOfPlan }: Listed, quality: PlaceQuality, near: Anchor | null): Wish => ({
  kind: 'compare-places',
  venueIds: venues.map(({ id }) => id),
  wishes: isOfPlan ? [] : venues.flatMap(({ id }) => wishes.get(id) ?? []),
  quality,
  near,
});

/** The places of the last reply: those of its list, or else at least two parts of the plan. */
function placesListed(state: ConciergeState): Listed | null {
  const all = venuesOf(state.places);
  const wishes = new Map<string, string>();
  for (const wish of listedWishes(state.history)) {
    const venue = broughtIn(wish, state) ?? all.find(({ name }) => wish.toLowerCase() === `add ${name.toLowerCase()}`);
    if (venue) wishes.set(venue.id, wish);
  }
  const listed = all.filter(({ id }) => wishes.has(id));
  const order = [...wishes.keys()];
  if (listed.length > 1)
    return {
      venues: listed.toSorted((left, right) => order.indexOf(left.id) - order.indexOf(right.id)),
      wishes,
      isOfPlan: false,
    };
  const reply = lastReplyOf(state.history);
  const told = slotsOf(state.plan).filter(({ slot }) => reply.includes(slot.name));
  // `which restaurants do veggie` may be answered without a name: then all that it spoke of are meant.
  const meant = told.length > 1 ? told : spokenOfAtAll(state);
  const planned = meant.flatMap(({ slot }) => all.find(({ id }) => id === slot.venueId) ?? []);
  return planned.length > 1 ? { venues: planned, wishes, isOfPlan: true } : null;
}

/** The parts of the plan that the last question was about as a whole, its restaurants or its bars. */
function spokenOfAtAll(state: ConciergeState): readonly PlacedSlot[] {
  const { line } = normalise(lastWish(state.history) ?? '');
  const kinds = / (?:restaurants?|meals?|places to eat|dinners?|lunches|eat|food) /.test(line)
    ? ['lunch', 'dinner']
    : / (?:bars?|pubs?|clubs?) /.test(line)
      ? ['night']
      : [];
  return slotsOf(state.plan).filter(({ slot }) => kinds.includes(slot.kind));
}
