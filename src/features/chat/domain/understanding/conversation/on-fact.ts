import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { partsSpokenOf } from './spoken-of.ts';

const IT_IS =
  "(?:it|that|this|they|there)(?:(?:'|’)?(?:s|re)| is| are| has| have)(?: just| only| all| really| actually)?(?: an?)?";
/** What is no fact about a place: whether it can be done, what it costs, who comes, what the weather is. */
const NO_FACT =
  '(?!(?:not|too|ok|okay|possible|poss|cheaper|dearer|free|rain|wet|dry|sunny|alright|all right|fine|easier|easy|any|no|more|less|under|over|within|room|time|enough|full|booked|available|still|quicker|closer|nearer|better|worth|that|this|one|two|\\d)\\b)';
const ORDER = '(?:leave|keep|stick with|swap|drop|bin|lose|change|ditch|scrap|replace|move)\\b';
const IF_FIRST = new RegExp(
  `^(.*?)\\bif ${IT_IS} ${NO_FACT}([a-z’' -]{3,30}?)[\\s,]+(?:then )?(${ORDER}[^,;.?!]*)(?:[\\s,;.]+(?:and |but )?(?:if not|otherwise|or else|else)[\\s,]+(?:then )?(.+?))?[\\s.!]*$`,
  'i',
);
const IF_LAST = new RegExp(
  `^(.*?)\\b(${ORDER}(?: \\w+){0,6}?) (?:only )?if ${IT_IS} ${NO_FACT}([a-z’' -]{3,30}?)[\\s.!]*$`,
  'i',
);
/** A longer message tells a story. */
const LENGTH_MAX = 240;
const KEEPS = /^(?:leave|keep|stick with)\b/i;

/**
 * An order that holds only if something is so, `if its karaoke leave it, if not swap it for somewhere to dance`, as what is
 * to be done: where the list tells whether it is so, that order alone; where it does not, the order is only weighed. Null for
 * any other message.
 */
export function onFact(state: ConciergeState, message: string): string | null {
  if (message.length > LENGTH_MAX || !/\bif\b/i.test(message)) return null;
  const [, asked = '', fact = '', order = '', otherwise = ''] = IF_FIRST.exec(message) ?? [];
  const [, before = '', then = '', said = ''] = fact === '' ? (IF_LAST.exec(message) ?? []) : [];
  const about = fact === '' ? `${before} ${then}` : asked;
  const slot = slotMeant(state, about);
  const condition = fact === '' ? said : fact;
  if (!slot || condition === '') return null;
  const isSo = holds(state, slot, condition);
  const wish = fact === '' ? then : order;
  if (isSo === null) return KEEPS.test(wish) ? null : `what if we ${withName(wish, slot)}?`;
  const done = isSo ? wish : otherwise;
  const question = fact === '' ? '' : asked.trim();
  const rest = done === '' || KEEPS.test(done) ? `leave ${asTyped(slot.slot.name)}` : withName(done, slot);
  return question === '' || !/\?\s*$/.test(question) ? rest : `${question} ${rest}`;
}

/** The one part that is named before the condition, or that was spoken of last. */
function slotMeant(state: ConciergeState, about: string): PlacedSlot | null {
  const named = about.trim() === '' ? [] : read(about, state).slots.flatMap(({ slots }) => slots);
  const [first, ...others] = named.length > 0 ? named : partsSpokenOf(state);
  return first && others.every(({ slot }) => slot.id === first.slot.id) ? first : null;
}

/** Whether the list says so of a part: its kind, or that it is indoors; null where it does not tell. */
function holds(state: ConciergeState, { slot }: PlacedSlot, fact: string): boolean | null {
  const venue = venuesOf(state.places).find(({ id }) => id === slot.venueId);
  if (venue && /^(?:indoors?|inside)$/i.test(fact)) return venue.indoor;
  if (venue && /^(?:outdoors?|outside|in the open)$/i.test(fact)) return !venue.indoor;
  const types = read(fact, { ...state, plan: { ...state.plan, days: [] } }).types.flatMap((type) => type.types);
  return types.length === 0 ? null : types.includes(slot.type);
}

/** `swap it for a pub`, `swap for a pub`, `swap`: the order with the name of the part. */
const withName = (order: string, { slot }: PlacedSlot): string =>
  order.replace(/^(\w+)(?: (?:it|that|this|them|that one))?(?= |$)(?! the\b)/i, `$1 ${asTyped(slot.name)}`);
