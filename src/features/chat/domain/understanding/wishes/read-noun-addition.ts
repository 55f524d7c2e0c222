import { venuesOf } from '../../../../../engine/places.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { clausesOf } from '../cues/clauses.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import { findPeople } from '../finding/find-people.ts';
import { findKinds, type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { placeDescribed } from '../finding/place-described.ts';
import type { Beside, Intent, Preference } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE, type Scope, scopeOf } from '../scope.ts';
import { NO_THING } from './read-wished-thing.ts';

/** Words that order something else, ask, or say how the trip is to be. */
const OTHER_WISH =
  / (?:swap|change|switch|replace|drop|instead|move|push|shift|bring|delay|cancel|keep|leave|start|starts|finish|finishes|end|ends|not|no|dont|nothing|never|without|is|are|was|be|isnt|too|than|how|what|when|where|why|who|which|whats|whos|free|time|hours?|minutes|gap|break|rest|less|more|fewer|other|another|different|else|same|like|calm|wild|everything|all|home|hotel|stay|taxi|bus|train|flight|rain|weather|price|cost|only|just|straight|back|again|out|off|we are|us are|book|go|see|do|make|find|want|fancy|love|hate|skip|send|show|tell|give|sort|need|needed|cut|have|yes|yeah|ok|thanks|why|closed|open|sorted|done|booked|whatever\w*|wander|stroll|mooch|nap|breather|shower|freshen|\w+(?:ier|lmer|lder|eter)) /;
const LEAD =
  /^ (?:(?:so|and|also|ok|oh|hi|hey|please|maybe|perhaps|then|plus|actually|(?:can|could) (?:we|you|there) (?:have|get|be|add|include|fit|put)|how about|what about|any chance of|(?:we|i|(?:the )?lads|(?:the )?girls|everyone|they) (?:all )?(?:need|want|fancy|would like|would love)|add|include|put|squeeze|a|an|some|bit of|a bit of|spot of|a spot of|quick|little|cheeky|nice|sneaky) )*/;
/** What only says when it is to be. */
const WHEN =
  /(?: (?:on|for|in|at|that|the|our|late|early|mid|first|second|third|last|final|evening|night|morning|afternoon|day|midday|lunchtime|am|pm|\w+day|tomorrow|tonight))+(?= )/g;
/** What is said of who has it and with what leave. */
const TAIL =
  / (?:stop|somewhere|anywhere|please|pls|too|as well|if possible|(?:for|with) (?:the |all (?:the )?)?(?:lads|girls|boys|kids|group|team|gang|us|everyone|hens|stags|whole lot|lot of us)|we go|we leave|(?:by|at|in|near|along) the (?:harbour|river|beach|sea|seafront|front|water|park|centre|town|square))(?= )/g;
const DRINKS = /^(?:drinks?|pints?|beers?|swift one|swift half|bevvies|bevvy|cheeky one|aperitifs?|nightcap)$/;
const OF_PEOPLE =
  / (?:showers?|changed?|ready|kip|speech|speeches|photos?|pictures|presents|meet|meeting|check|checkin|bags|cash|money|chat|toilet|loo|makeup|hair|church|\w+ing|\w+ed) /;
const THING_WORDS_MAX = 4;
const WORDS_MAX = 14;

/**
 * One thing more as a noun with a day or what it goes with, and no verb: `deer in the park on the last day`, `coffee after the
 * bike ride`, `dinner for the second night?`. A known kind or place comes in on that side of the part that is named. Null where more is said than the thing, when it is to be and why.
 */
export function readNounAddition({ raw }: Reading, state: ConciergeState): Intent | null {
  const [first, ...rest] = clausesOf(raw);
  if (!first || rest.length > 2 || rest.some(({ text }) => !isReason(read(text, state)))) return null;
  const reading = read(first.text, state);
  const { line, words, days } = reading;
  const isCounted = reading.diets.length > 0 || reading.amount !== null || /\d/.test(line) || findPeople(line) !== null;
  const lead = LEAD.exec(line)?.[0] ?? ' ';
  const bare = ` ${line.slice(lead.length)}`;
  if (isCounted || words.length > WORDS_MAX || OTHER_WISH.test(bare) || reading.areas.length > 0) return null;
  const anchor = anchorIn(reading, state) ?? lateStop(reading, state);
  if (anchor === 'unclear' || (anchor === null && days.length !== 1)) return null;
  const from = lead.trim() === '' ? 0 : lead.trim().split(' ').length;
  const upTo = anchor?.at ?? words.length;
  const said = ` ${words.slice(from, upTo).join(' ')} `.replace(TAIL, '').replace(WHEN, '').trim();
  if (said === '' || said.split(' ').length > THING_WORDS_MAX) return null;
  return additionOf(
    said,
    reading,
    { from, upTo, anchor, isAsked: first.joint.includes('?') && rest.length === 0 && !/ (?:can|could) /.test(lead) },
    state,
  );
}

interface Anchor {
  at: number;
  side: Beside['side'];
  mates: readonly PlacedSlot[];
}

/** The parts that a `before` or `after` names; `unclear` where it names none of the plan. */
function anchorIn({ words, slots, days }: Reading, { plan }: ConciergeState): Anchor | 'unclear' | null {
  const at = words.findLastIndex((word) => word === 'before' || word === 'after');
  if (at < 0) return null;
  const named = slots.filter(({ from }) => from > at).flatMap((one) => one.slots);
  const kinds = findKinds(` ${words.slice(at + 1).join(' ')} `);
  const meals = kinds.length === 1 && kinds[0] !== 'activity' ? kinds : [];
  const there = named.length > 0 ? named : slotsOf(plan).filter(({ slot }) => meals.includes(slot.kind));
  const mates = there.filter(({ day }) => days.length === 0 || days.includes(day));
  const side = words[at] === 'before' ? 'before' : 'after';
  return mates.length === 0 ? 'unclear' : { at, side, mates };
}

/** A `kebab stop late friday` comes after that dinner, and not in its place. */
function lateStop({ line, words, days, timesOfDay }: Reading, { plan }: ConciergeState): Anchor | null {
  if (!/ stop /.test(line) || !(/ late /.test(line) || timesOfDay.includes('Evening'))) return null;
  const mates = slotsOf(plan).filter(({ day, slot }) => slot.kind === 'dinner' && days.includes(day));
  return mates.length === 1 ? { at: words.length, side: 'after', mates } : null;
}

interface Said {
  from: number;
  upTo: number;
  anchor: Anchor | null;
  isAsked: boolean;
}

function additionOf(thing: string, reading: Reading, said: Said, state: ConciergeState): Intent | null {
  const { anchor, from, upTo } = said;
  const isIn = (one: { from: number; to: number }): boolean => one.from >= from && one.to <= upTo;
  const add = (want: Preference, slotKind: SlotKind | null): Intent => ({
    kind: 'add',
    scope: scopeBeside(reading, anchor),
    want,
    slotKind,
    isAnother: true,
    ...(anchor ? { beside: { side: anchor.side, venueIds: anchor.mates.map(({ slot }) => slot.venueId) } } : {}),
  });
  if (reading.venues.some(isIn)) return null;
  const meal = thing === 'lunch' || thing === 'dinner' ? thing : null;
  if (meal !== null) return anchor || isThere(meal, reading, state) ? null : add(NO_PREFERENCE, meal);
  const types = reading.types.filter(isIn);
  const type = types.find((one) => one.types.length > 0) ?? types[0];
  // The `little` of the Little Museum is no mere word before it.
  const named = reading.slots.filter((one) => one.from < upTo && one.to > from);
  const planned = named.flatMap(({ slots }) => slots);
  // `the boat after lunch` says where the boat goes, a coffee on another day that there is to be one more.
  const isMoved = planned.some(({ day }) => anchor === null || anchor.mates.some((mate) => mate.day === day));
  if (isMoved || (type === undefined && planned.length > 0)) return null;
  if (anchor && type && type.types.length > 0)
    return add({ ...NO_PREFERENCE, types: type.types, typeLabel: type.label }, null);
  if (anchor && type === undefined && DRINKS.test(thing)) return add(NO_PREFERENCE, 'night');
  if (type !== undefined) return type.types.length === 0 && !said.isAsked ? refusedByName(type.label) : null;
  const place = state.places.kind === 'city' ? placeDescribed(thing.split(' '), venuesOf(state.places)) : null;
  const isPlanned = place !== null && slotsOf(state.plan).some(({ slot }) => slot.venueId === place.id);
  if (place && !isPlanned) return add({ ...NO_PREFERENCE, venueIds: [place.id] }, null);
  // What nobody here has is told by its name, where it is to come beside a part; a rest or a taxi is no place.
  const isThing = !NO_THING.test(` ${thing} `) && !OF_PEOPLE.test(` ${thing} `);
  const isStrange = thing.split(' ').some((word) => word.length > 3 && !EVERYDAY_WORDS.has(word));
  return anchor && isStrange && isThing && !said.isAsked && state.places.kind === 'city' ? refusedByName(thing) : null;
}

/** The day has that meal already, or no day is named. */
const isThere = (meal: SlotKind, { days }: Reading, { plan }: ConciergeState): boolean =>
  days.length !== 1 || plan.days[days[0] ?? 0]?.slots.some(({ kind }) => kind === meal) === true;

function scopeBeside({ days, timesOfDay }: Reading, anchor: Anchor | null): Scope {
  if (!anchor) return { ...NOWHERE, days, timesOfDay, isNamed: true };
  return scopeOf([], [...new Set(anchor.mates.map(({ day }) => day))]);
}

const ORDERS =
  / (?:noon|midday|midnight|arrive|arrives|land|lands|leave|leaves|flight|train|ferry|coach|swap|drop|remove|cancel|add|move|change|make|put|book|find|keep|cheaper|earlier|later|instead|also|how|what|when|where|which|why|can we|could we|can you|could you) /;

/** `we need to soak up saturday` tells what a day was like. */
const TELLS = /^ (?:(?:cos|because|as|since) )*(?:we|they|everyone|everybody|people|half of us|the (?:lads|girls)) /;

/** What is only told: it names nothing of the plan or the city, counts nobody and orders nothing. */
function isReason(reading: Reading): boolean {
  const { line, slots, venues, types, hotels, areas, days, kinds, diets, amount, raw } = reading;
  const isNamed =
    slots.length + venues.length + types.length + hotels.length + areas.length > 0 ||
    (days.length > 0 && !TELLS.test(line));
  if (isNamed || kinds.length + diets.length > 0 || amount !== null || raw.includes('?')) return false;
  return !ORDERS.test(line) && findPeople(line) === null && !/\d/.test(line);
}
