import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { alikeTypes, SAME_SORT } from '../cues/alike-types.ts';
import { clausesOf } from '../cues/clauses.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { dearPart } from '../finding/dear-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent, Preference } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { isDiet } from './read-preference.ts';

/** A price as it is told: no head count, hour, age, date or share. */
const TOLD =
  / (\d{2,3})(?! ?(?:of |people|persons|guests|lads|girls|kids|years|year |yo |am |pm |minutes|mins|hours|days|nights|st |nd |rd |th |per cent|%|off |less ))(?= )/;
/** What makes of a sum a limit, a reduction or something to be reckoned. */
const NO_COMPLAINT =
  / (?:under|below|max|maximum|limit|cap|budget|budgets|within|up to|at most|no more|over|tops|how|what|which|when|where|add|raise|keep|knock|shave|save|less than|more|extra|another|we are|there are|aged|all in|at least|ceiling|deposit|move|start|starts|from) /;
const OUTRAGE =
  / (?:joking|joke|kidding|having a laugh|avin a laff|taking the (?:mick|piss|biscuit)|robbery|rip off|ridiculous|insane|bonkers|outrageous|steep|extortionate|criminal|scandalous|justify|not worth it|mental|crazy(?! golf)|no chance|no way|are you mad|serious|seriously|nobody pays|who pays|not paying|daylight|obscene|silly money|sign it off|expensive|too much) /;
const CHEAPER =
  / (?:cheap|cheaper|cheapest|less|half(?! (?:past|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))|affordable|reasonable|modest|frugal|better value|save|sensible|not so dear|normal) /;
/** What the part is to cost at most: the sum after these words. */
const AT_MOST =
  / (?:under|below|less than|max|up to|no more than|about|around|nearer|more like|for|to|within) (?:£ ?)?(\d{2,3})(?! (?:of us|people|pm|am))(?= )/;
const FREE = / (?:free|for nothing|costs nothing) (?!time|day|afternoon|morning|evening|up )/;
const HALF = / half (?:the price|that|of that|as much|price) /;
const OR_NONE =
  / (?:or (?:none|nothing|not at all|bin it|drop it|skip it|lose it|leave it out|its out)|or it (?:goes|is out)) /;
const WORDS_MAX = 24;
/** So far from the real price, as a part of it, a sum may be that somebody tells for one. */
const ROUGHLY = 0.35;
/** The whole trip is meant, where what is told comes to about that. */
const OF_ALL = 0.03;

/**
 * `42 quid to bake a tart?? cheaper class or none`, `starka 27, get it to 15`: a price somebody complains of, and what is
 * wanted instead of the part that costs it, or less of a trip that does. Null where all of it is in words that other readers
 * link better: one part by its name and a plain wish for cheaper.
 */
export function readDearPart({ raw, words }: Reading, state: ConciergeState): Intent | null {
  if (words.length > WORDS_MAX || !/\d{2}/.test(raw)) return null;
  const clauses = clausesOf(raw);
  const at = clauses.findIndex(({ text }) => TOLD.test(read(text, state).line));
  const told = clauses[at];
  if (!told || at > 1 || clauses.length > 4) return null;
  const reading = read(told.text, state);
  const asked = clauses
    .slice(at + 1)
    .map(({ text }) => text)
    .join(', ');
  const wanted = read(asked, state);
  const isOutraged = OUTRAGE.test(`${reading.line}${wanted.line}`) || /[?!]{2}/.test(told.joint);
  const cap = FREE.test(wanted.line) ? '0' : AT_MOST.exec(wanted.line)?.[1];
  const isWanted = CHEAPER.test(wanted.line) || cap !== undefined;
  if (NO_COMPLAINT.test(reading.line) || !(isOutraged || isWanted)) return null;
  const pence = Number(TOLD.exec(reading.line)?.[1]) * 100;
  const about = at === 0 ? null : read(clauses[0]?.text ?? '', state);
  const part = dearPart({ ...reading, pence, slots: [...(about?.slots ?? []), ...reading.slots] }, state);
  if (!part) return isOfWhole(pence, state) && wanted.slots.length === 0 ? CHEAPER_TRIP : null;
  const isMore = wanted.slots.some(({ slots }) => slots.some(({ slot }) => slot.id !== part.slot.id));
  const isOther = wanted.days.length > 0 && !wanted.days.includes(part.day);
  if (isMore || isOther || wanted.venues.length > 0 || (!isWanted && !OUTRAGE.test(`${reading.line}${wanted.line}`)))
    return null;
  // `starka 27, get it to 15` tells a price, `karting 45, dinner to 30` may tell anything.
  if (!isOutraged && Math.abs(part.slot.pricePerPersonPence - pence) > part.slot.pricePerPersonPence * ROUGHLY)
    return null;
  const want = wantOf(wanted, part, state, cap);
  if (want.maxPence !== null && want.maxPence >= part.slot.pricePerPersonPence) return null;
  const scope = scopeOf([part]);
  return { kind: 'swap', scope, want, ...(OR_NONE.test(wanted.line) ? { goesAnyway: true } : {}) };
}

const CHEAPER_TRIP: Intent = { kind: 'cheaper', capPence: null, perPerson: true };

function isOfWhole(pence: number, { plan }: ConciergeState): boolean {
  const { slotsPerPersonPence, allPerPersonPence } = plan.totals;
  return [slotsPerPersonPence, allPerPersonPence].some((total) => Math.abs(total - pence) <= total * OF_ALL);
}

function wantOf(wanted: Reading, { slot }: PlacedSlot, state: ConciergeState, cap: string | undefined): Preference {
  const half = HALF.test(wanted.line) ? Math.floor(slot.pricePerPersonPence / 2) : null;
  const kind = wanted.types.find((type) => type.types.length > 0 && !isDiet(wanted, type));
  const alike = SAME_SORT.test(wanted.line) ? alikeTypes(slot.type, venuesOf(state.places)) : [];
  return {
    ...NO_PREFERENCE,
    types: kind?.types ?? alike,
    typeLabel: kind?.label ?? null,
    diets: wanted.diets,
    isCheaper: true,
    maxPence: cap === undefined ? half : Number(cap) * 100,
  };
}
