import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { type Anchor, anchorOf, minutesTo } from '../finding/rank-places.ts';
import type { Near, Wish } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { isPart, NIGHT_OUT } from './read-in-area.ts';
import { readPreference } from './read-preference.ts';
import { readWish } from './read-wish.ts';

/** No farther than that, the group's way in minutes, is near. */
const NEAR_MINUTES = 15;
/** What it saves on the way at least, where it is to be nearer than what is there. */
const SAVED_MINUTES = 5;
const NEAR =
  / (?:(?:to )?(?:somewhere|something|some place|anywhere|a place|one|a one) )?(?:(?:a bit |much |more )?(?:near|nearer|close|closer|handy|handier|next|next door)(?: to| for| by)?(?! than )|(?:right |just )?(?:round|around) the corner from|not (?:too |so |that )?far (?:away )?from|(?:a )?(?:short|quick|stones throw|easy) (?:walk |stroll )?from|(?:with)?in walking distance (?:of|to|from)|(?:by|beside) (?=the |our )) (?:the |our |that )?/;
const AT_HOTEL = /^(?:hotel|hostel|apartment|digs|accommodation|where we (?:are )?stay(?:ing)?|base|bnb|airbnb)(?= )/;
const AT_CENTRE = /^(?:city |town )?(?:centre|center|middle)(?: of (?:town|the city|london))?(?= )/;
/** Asked what there is or how far it is, or ordered out. */
const OTHER =
  /^ (?:is|are|was|does|did|has) | (?:what(?! about)|whats|which|where|wheres|why|how(?! about)|when|is there|are there|is it|are we|any(?!where)|recommend|know of|drop|cancel|bin|lose|remove|skip|without|not (?!too|so|that|far)|never|dont|hotels?|hostel|stay|move the (?:hotel|stay)|everything|it all|all of it|walk home|leave|later|earlier|cheaper) /;
const ADDS = / (?:add|squeeze in|fit in|another|extra|one more|also|as well|book) /;
/** `find somewhere near`, without what was to be found. */
const SEEKS = /^(?:(?:can|could|please|you|us|we) )*(?:find|get|pick|choose|want|need)(?: us| me)?(?: for)?(?= )/;
/** More than one wish, or a reason. */
const SEVERAL = / (?:and|then|but|so|because|plus) /;
/** `so were not trekking about` is why it is to be near. */
const SO_THAT = /\s+so (?:that )?(?:we|we[’']?re|it[’']?s|nobody|no one|they|everyone|everybody)\s.*$/is;
const WORDS_MAX = 16;

interface Tail {
  anchor: Anchor;
  /** The part it is to be near to; null for where the group sleeps and for the middle of the city. */
  at: PlacedSlot | null;
  isStay: boolean;
  rest: string;
}

/**
 * A part of the plan that is to be near another, near where the group sleeps or in the middle, `saturday dinner near
 * heaven`, `add a bar near the hotel on friday`: another place for it there, or a new one. Null where something is asked, and
 * where the words name no part of which there could be another.
 */
export function readNear(reading: Reading, state: ConciergeState): Wish | null {
  const bare = reading.raw.replace(SO_THAT, '');
  if (bare !== reading.raw) return readNear(read(bare, state), state);
  const { line, words, venues, hotels, areas, raw } = reading;
  if (words.length > WORDS_MAX || venues.length + hotels.length + areas.length > 0) return null;
  if (/\?\s*$/.test(raw) && !/^ (?:can|could|may|please|dinner|lunch|drinks) /.test(line)) return null;
  const tail = tailOf(reading, state);
  if (!tail || OTHER.test(` ${tail.rest} `) || SEVERAL.test(` ${tail.rest} `) || /[,;.!]\s+\w/.test(raw)) return null;
  const rest = read(tail.rest.replace(SEEKS, ''), state);
  if (state.places.kind !== 'city') return { kind: 'unconfirmed' };
  // A meal nearer to the hotel is sought by what it saves on the way.
  if (tail.isStay && !ADDS.test(rest.line) && !NIGHT_OUT.test(rest.line)) return null;
  if (ADDS.test(rest.line)) {
    const wish = readWish(rest, state);
    return wish.kind === 'add'
      ? { ...wish, isAnother: true, want: { ...wish.want, near: nearTo(state, tail.anchor, NEAR_MINUTES), mood: null } }
      : null;
  }
  const scope = partsOf(rest, state, tail.at);
  const [only, another] = scope?.slots ?? [];
  if (!scope || !only) return null;
  const now = another || !COMPARES.test(line) ? 0 : minutesTo(state, tail.anchor, only.slot) - SAVED_MINUTES;
  const near = nearTo(state, tail.anchor, Math.max(NEAR_MINUTES, now));
  return { kind: 'swap', scope, want: { ...readPreference(rest, state, 0), near, mood: null } };
}

/** Where the middle of the city is near enough for `more central` than `placed`, or for one of several. */
export function nearCentre(state: ConciergeState, placed: PlacedSlot | null): Near | null {
  const centre = anchorOf({ ...state, plan: { ...state.plan, stay: null } });
  if (!centre) return null;
  const now = placed ? minutesTo(state, centre, placed.slot) - SAVED_MINUTES : NEAR_MINUTES;
  return nearTo(state, centre, now);
}

/** What is a short way from where the group sleeps; null where that has no place. */
export function nearStay(state: ConciergeState): Near | null {
  const stay = state.places.kind === 'city' && state.plan.stay ? anchorOf(state) : null;
  return stay && nearTo(state, stay, NEAR_MINUTES);
}

const COMPARES = / (?:nearer|closer|handier|too far|so far) /;

const nearTo = (state: ConciergeState, anchor: Anchor, minutes: number): Near => ({
  name: anchor.name,
  venueIds: venuesOf(state.places)
    .filter((venue) => minutesTo(state, anchor, venue) <= minutes)
    .map(({ id }) => id),
});

/** What stands behind `near`, and the line without it. */
function tailOf({ line, words, slots }: Reading, state: ConciergeState): Tail | null {
  const found = NEAR.exec(line);
  if (!found) return null;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + found[0].length);
  const at = before.trim() === '' ? 0 : before.trim().split(' ').length;
  const start = at + found[0].trim().split(' ').length;
  const mention = slots.find(({ from, to }) => from <= start + 1 && start < to);
  const [placed] = mention?.slots ?? [];
  if (mention && placed) {
    const anchor = { name: placed.slot.name, spot: placed.slot };
    return { anchor, at: placed, isStay: false, rest: [...words.slice(0, at), ...words.slice(mention.to)].join(' ') };
  }
  const hotel = AT_HOTEL.exec(after)?.[0];
  const centre = AT_CENTRE.exec(after)?.[0];
  const anchor = hotel ? anchorOf(state) : centre ? anchorOf({ ...state, plan: { ...state.plan, stay: null } }) : null;
  return (
    anchor && {
      anchor,
      at: null,
      isStay: hotel !== undefined,
      rest: `${before} ${after.slice((hotel ?? centre ?? '').length)}`.trim(),
    }
  );
}

/** The meal or night that is meant: of several, the one on the day of what it is to be near to. */
function partsOf(rest: Reading, { plan }: ConciergeState, at: PlacedSlot | null): Scope | null {
  const scope = findScope(rest, plan, rest.words.length);
  const named =
    scope.slots.length > 0 && isPart(scope)
      ? scope.slots
      : NIGHT_OUT.test(rest.line)
        ? slotsWhere(plan, rest.days, [], ['night'])
        : [];
  const others = named.filter(({ slot }) => slot.id !== at?.slot.id);
  const ofDay = rest.days.length === 0 ? others.filter(({ day }) => day === at?.day) : others;
  const slots = ofDay.length > 0 ? ofDay : others;
  return slots.length === 0 ? null : { ...scope, days: rest.days, slots, isNamed: true, isOne: slots.length > 1 };
}
