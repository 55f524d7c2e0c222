import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent, Wish } from '../intent.ts';
import { read } from '../reading.ts';

/** A message of which parts of the plan are spared. */
export interface Spared {
  /** The message without what it spares. */
  main: string;
  slots: readonly PlacedSlot[];
  /** Days that are spared as a whole. */
  days: readonly number[];
  /** It is said to stay, and not only left out. */
  isKept: boolean;
}

const STAYS =
  "(?:stays?|stay as (?:it is|they are)|has to stay|have to stay|must stay|is staying|are staying|(?:is|are) non ?negotiable|(?:doesn'?t|don'?t) change|(?:is|are) (?:to )?(?:fine|good|perfect|great|brilliant|lovely)(?: as (?:it is|they are|is))?)";
/** `dinner's fine tho`. */
const IS_FINE = "['’]s (?:staying|non ?negotiable|fine|ok|okay|good|perfect|great)";
const AS_IS =
  '(?: (?:alone|as (?:it is|is|they are|it was)|the same|exactly|where (?:it is|they are)|how (?:it is|they are)|though|please|pls|in(?: there| the plan)?|on|at all|obviously|ofc))*';
const KEEP =
  "(?:keep|keeping|leav(?:e|ing)(?=.*\\b(?:alone|as (?:it is|is|they are|it was)|the same|how it is|where it is|be)\\b)|don'?t (?:touch|change|move|swap|drop|lose)|do not (?:touch|change|move)|hands off|without (?:touching|changing|losing|dropping|moving|affecting|altering|disturbing|impacting|compromising|sacrificing)|not touching|not (?:touch|change|lose|drop))";
/** What is left out, at the end. */
const EXCEPT =
  /^(.{6,}?)[,;\s-]+(?:except(?:ing)?(?: for| on)?|apart from|aside from|other than|bar(?= (?:the|that|our) )|save for|excluding|with the exception of|but not|but leave out|not including|though not|just not|only not)\s+(?:on |for )?((?:the |our |that )?.{3,60}?)[.!\s]*$/i;
/** `drop everything on saturday but the boat`. */
const ALL_BUT =
  /^(.*\b(?:everything|all|every|each|the lot|whole)\b.*?),?\s+but(?: for| on)?\s+((?:the |our )?(?!keep\b|not\b|leave\b|can\b|could\b|we\b|i\b|make\b|swap\b|drop\b|add\b|move\b|dont\b|don't\b|please\b).{3,60}?)[.!\s]*$/i;
/** `but leave dinner`; of a day it may be when the group goes home. */
const BUT_LEAVE = new RegExp(`^(.{6,}?)[,;\\s]+but (?:please |just )?leave (.{3,40}?)${AS_IS}[.!\\s]*$`, 'i');
/** `to any day except friday` says where something goes. */
const WHERE_TO =
  /\b(?:(?:to|on|for|with|into) (?:any|another|a different|some other) (?:\w+ )?\w+|any(?:thing|where|one|body|time)|some(?:thing|where|one)|whatever|nothing|nobody|no ?one|(?:every|any)(?:one|body)|all of (?:us|them)|we all|us all)\s*$/i;
const KEPT_AFTER = [
  new RegExp(
    `^(.{6,}?)[,;\\s-]+(?:but |and |only |just |yet |though |please |ideally |preferably |if possible )*${KEEP} (.{3,60}?)${AS_IS}[.!\\s]*$`,
    'i',
  ),
  new RegExp(
    `^(.{6,}?)(?:[.,;-]+\\s*(?:but |and |only |just )*|\\s+(?:but|as long as|so long as|provided) )([^.]{3,60}?)(?: ${STAYS}|${IS_FINE})(?: (?:in|on|there|though|tho|please|put|by me|with us))*[.!\\s]*$`,
    'i',
  ),
];
const KEEPS_FIRST = new RegExp(`^(?:please )?${KEEP} `, 'i');
const STAYS_AT_END = new RegExp(` ${STAYS}$`, 'i');
const AS_IS_AT_END = new RegExp(`${AS_IS}$`, 'i');
/** Between what stays and what is wished of the rest. */
const THEN = /[,;.-]+\s*(?:and |but |just |then )*|\s+(?:and|but)\s+/gi;
/** What is left, said of it. */
const REST =
  /\b(?:the rest(?: of (?:it|them|the (?:trip|plan|weekend)))?|everything else|all else|(?:all )?the others|all the (?:other (?:ones|days|things|stuff|bits|parts)|rest)|the other (?:ones|days|things|stuff|bits|parts))\b/i;
/** `heaven is fine but id like something quieter`: praise that is taken back in the same breath spares nothing. */
export const PRAISED_BUT =
  /^(?!(?:it|that|this|everything|all|the (?:plan|rest))\b)\S.* (?:is|are|looks|sounds|seems) (?:fine|ok|okay|good|nice|alright|lovely|great|all right|decent),? but (?!.*\b(?:rest|others?|else)\b).*\b(?:something|somewhere|anything|anywhere) /i;
/** Longer messages say more than one thing, and every way to part them would be read. */
const LENGTH_MAX = 240;
/** Glue between the names of what is spared. */
const GLUE =
  /^(?:keep|the|our|that|those|my|this|a|an|and|or|both|all|on|of|for|in|at|plan|plans|stuff|bit|bits|part|place|one|slot|itself|with|day|days|nights?|evenings?|mornings?|afternoons?|lunch|lunches|dinners?|\w+day|\w+days)$/;

/**
 * What a message spares of the plan, `make it cheaper but keep the boat`, `swap all the dinners except friday`, and what it
 * wishes of the rest. Null where nothing that is wished would touch what is spared.
 */
export function readSpared(
  state: ConciergeState,
  message: string,
  readAll: (text: string) => readonly ReadPart[],
): Spared | null {
  if (message.length > LENGTH_MAX || PRAISED_BUT.test(message)) return null;
  const [, main, left] = EXCEPT.exec(message) ?? ALL_BUT.exec(message) ?? [];
  const excepted =
    main !== undefined && left !== undefined && !WHERE_TO.test(main) ? sparing(state, main, left, false) : null;
  const found = excepted ?? keptIn(state, message);
  if (!found) return null;
  const parts = readAll(found.main);
  const isWished = parts.some(({ intent }) => CHANGES.has(intent.kind) || intent.kind === 'vague');
  const isTouched = !found.isKept || found.days.length > 0 || parts.some(({ intent }) => touches(intent, found));
  return isWished && isTouched ? found : null;
}

function keptIn(state: ConciergeState, message: string): Spared | null {
  const [, rest, alone] = BUT_LEAVE.exec(message) ?? [];
  const left = rest === undefined || alone === undefined ? null : sparing(state, rest, alone, true);
  if (left && left.days.length === 0) return left;
  for (const pattern of KEPT_AFTER) {
    const [, main, kept] = pattern.exec(message) ?? [];
    const found = main === undefined || kept === undefined ? null : sparing(state, main, kept, true);
    if (found) return found;
  }
  return keptFirst(state, message);
}

/** `keep the boat and make the rest cheaper`; of a name with an `and` in it the whole. */
function keptFirst(state: ConciergeState, message: string): Spared | null {
  const opening = KEEPS_FIRST.exec(message)?.[0] ?? '';
  const found = [...message.matchAll(THEN)].flatMap((then) => {
    const before = message.slice(opening.length, then.index);
    const kept = opening === '' ? before.replace(STAYS_AT_END, '') : before.replace(AS_IS_AT_END, '');
    if (opening === '' && kept === before) return [];
    return sparing(state, message.slice(then.index + then[0].length), kept, true) ?? [];
  });
  return found.at(-1) ?? null;
}

/** What `words` name and nothing else, with what is wished beside; null where they say more than names. */
function sparing(state: ConciergeState, main: string, words: string, isKept: boolean): Spared | null {
  // Of a part that stays nobody asks what comes back.
  const rest = main
    .replace(REST, 'everything')
    .replace(
      /^(?:i want |we want )?nothing (?:else )?(?:planned |booked )?(?:on |for )?(?=(?:the )?\w+day\b)/i,
      'clear ',
    )
    .replace(/\bcancel (?=everything|all of it|the lot)/i, 'drop ');
  const called = words.trim().replace(/^the /i, '').toLowerCase();
  const inFull = slotsWhere(state.plan, [], [], []).filter(({ slot }) => slot.name.toLowerCase() === called);
  if (inFull.length > 0) return { main: rest, slots: inFull, days: [], isKept };
  const reading = read(words, state);
  const { days, kinds, timesOfDay, slots, venues } = reading;
  const names = new Set(slots.flatMap((mention) => mention.slots.flatMap(({ slot }) => tokenise(slot.name))));
  const isNamed = reading.words.every((word, at) => GLUE.test(word) || names.has(word) || isInside(at, slots));
  if (!isNamed || venues.length > 0 || slots.length + days.length + kinds.length + timesOfDay.length === 0) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  const isOnlyDays = slots.length + kinds.length + timesOfDay.length === 0;
  // `dinner and heaven`: the meal as well as the place.
  const ofKinds = slots.length > 0 && kinds.length > 0 ? slotsWhere(state.plan, days, [], kinds) : [];
  const named = isOnlyDays ? slotsWhere(state.plan, days, [], []) : [...scope.slots, ...ofKinds];
  if (named.length === 0 || named.length >= state.plan.days.flatMap((day) => day.slots).length) return null;
  return { main: rest, slots: named, days: isOnlyDays ? days : [], isKept };
}

const isSpared = ({ slots }: Spared, { slot }: PlacedSlot): boolean => slots.some((one) => one.slot.id === slot.id);

/** Whether a wish would change what is spared: the whole trip, or parts of it among which that is. */
function touches(intent: Intent, spared: Spared): boolean {
  if (intent.kind === 'hours') return [intent.day, ...(intent.alsoDays ?? [])].some((day) => spared.days.includes(day));
  if (intent.kind === 'cheaper' || intent.kind === 'mood' || intent.kind === 'closer' || intent.kind === 'vague')
    return true;
  if (isOfNoPart(intent)) return true;
  return 'scope' in intent && intent.scope.slots.length > 1 && intent.scope.slots.some((one) => isSpared(spared, one));
}

const SAYS_ALL = /\b(?:all|every|everything|whole|entire|the lot|each|rest|others)\b/i;

const isOfNoPart = (intent: Intent): intent is Extract<Intent, { kind: 'retime' | 'swap' }> =>
  (intent.kind === 'retime' || intent.kind === 'swap') && intent.scope.slots.length === 0 && !intent.scope.isNamed;

/**
 * `everything an hour later`, `swap everything`: no part is named, and all are meant. `swap for something free and keep
 * the tower` is about one of them, and nobody knows which.
 */
const isOfWholeTrip = (intent: Intent, { main }: Spared): intent is Extract<Intent, { kind: 'retime' | 'swap' }> =>
  isOfNoPart(intent) && (intent.kind === 'retime' || SAYS_ALL.test(main));

/** A wish without what is spared; null where nothing of it is left. */
export function withoutSpared(intent: Wish, spared: Spared, state: ConciergeState): Wish | null {
  const days = [...state.plan.days.keys()].filter((day) => !spared.days.includes(day));
  if (intent.kind === 'hours') {
    const [day, ...alsoDays] = [intent.day, ...(intent.alsoDays ?? [])].filter((one) => days.includes(one));
    return day === undefined ? null : { ...intent, day, alsoDays };
  }
  if (intent.kind === 'mood' && spared.days.length > 0)
    return { ...intent, days: intent.days.length === 0 ? days : intent.days.filter((day) => days.includes(day)) };
  if (isOfWholeTrip(intent, spared)) {
    const slots = slotsWhere(state.plan, days, [], []).filter((one) => !isSpared(spared, one));
    return { ...intent, scope: { ...intent.scope, slots, days, isNamed: true, isEach: true } };
  }
  if (!('scope' in intent) || !intent.scope.slots.some((one) => isSpared(spared, one))) return intent;
  const slots = intent.scope.slots.filter((one) => !isSpared(spared, one));
  if (slots.length === 0) return null;
  const isOne = slots.length > 1 && intent.scope.isOne === true;
  const scope = { ...intent.scope, slots, days: [...new Set(slots.map(({ day }) => day))], isNamed: true };
  return { ...intent, scope: { ...scope, isOne, isEach: slots.length > 1 && !isOne } };
}
