import { readClock } from '../../../../planner/domain/read-clock.ts';
import {
  asksNoAlcohol,
  asksStepFree,
  saysMinors,
  saysPregnant,
} from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { answerFromSite } from '../../tools/answer-from-site.ts';
import { isOnSite, isPolicyQuestion } from '../../wording/site-answers.ts';
import { findScope } from '../cues/find-scope.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { placesAbout } from '../cues/read-guide.ts';
import { capBelow, relativeCap } from '../cues/relative-cap.ts';
import { byThemselves } from '../cues/tells-of-themselves.ts';
import { isDisliked, isLiked, tonesIn } from '../cues/tones.ts';
import { isGladOf } from '../cues/wants-otherwise.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent, Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import {
  asksCheaper,
  isBesides,
  isDiet,
  moodOf,
  perPersonPence,
  readPreference,
  withoutOtherPrices,
} from './read-preference.ts';

const WH = /^ (?:\w+ ){0,3}(?:what|whats|which|who|whos|how|when|where|why|whether) /;
const ASKS_FIRST =
  /^ (?:anywhere|got any(?:where|thing)?) |^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|just|quick|question|one|please|can|could|you|tell|me|us|remind|do|we|know|wondering|curious|was|i|if) )*(?:is|are|isnt|arent|was|does|doesnt|do|did|didnt|has|hasnt|have|will|wont|would|what|whats|which|who|whos|how|when|where|why|any|whether|am) /;

/** What a question may be about, by the words that only such questions use; the first that fits wins. */
const TOPICS: readonly { kind: Topic; words: RegExp }[] = [
  {
    kind: 'refund',
    words:
      / (?:refund|refunds|refunded|money back|get back|lose (?:our|the|my|all|everything)|deposit back|non refundable|cancel|cancelled|cancelling|cancellation|pull out|call it off) /,
  },
  { kind: 'people', words: / (?:how many (?:of us|people|are we|heads)|headcount|group size) / },
  {
    kind: 'travel',
    words:
      / (?:far|distance|miles|km|walk|walking|walkable|taxi|taxis|cab|cabs|uber|ubers|tube|bus|buses|tram|trams|train|get there|get to|get from|get between|way from|way to|near|nearby|close to|long way|trek|journey|travel|travelling|transport|lift) /,
  },
  {
    kind: 'price',
    words:
      / (?:cost|costs|price|prices|priced|pricey|much|quid|pounds|spend|spending|pay|paying|total|bill|damage|expensive|dear|cheap|owe|budget|each|per person|a head|per head|split|kitty|cash|money|spent|left over|chip in|koruna|euros?|zloty|tip|tips|service charge|included|include|includes|free) /,
  },
  {
    kind: 'stay',
    words:
      / (?:hotel|hotels|hostel|staying|accommodation|airbnb|room|rooms|beds|sleep|sleeping|check in|checkin|check out) /,
  },
  {
    kind: 'why',
    words:
      / (?:why|how come|reason|point of|the thinking|thinking behind|idea behind|logic|deal with|special about|about it|picked|pick|chose|chosen|choose|worth|any good|good|like|recommend|recommended) /,
  },
  {
    kind: 'schedule',
    words:
      / (?:when|time|where|what|which|start|starts|finish|finishes|end|ends|first|last|next|after|before|doing|on|happening|plan|planned|itinerary|schedule|list|got|eating|eat|going|have|having|long|free|day|night) /,
  },
];
type Topic = 'refund' | 'people' | 'travel' | 'price' | 'stay' | 'why' | 'schedule';

/** Words of somebody who wants something, and does not only tell. */
const ASKS_FOR =
  / (?:want|wants|need|needs|fancy|fancies|like|love|prefer|rather|please|instead|how about|what about|why not|can|could|get|give|put|do|doing|go|going|try|book|some|maybe|lets|keen|up for|swap|add|make|find|sort|more|less|another|for|should|must|have|having|in|on|something|somewhere|anything|place|joint|spot) /;

const PUSH =
  / (?:start|starts|starting|begin|begins|kick off|first thing|up|awake|meet|meeting|leave|leaving|finish|finished|end|ends|done|home|bed|back|arrive|arriving|landing|train|flight) /;

/** `less touristy`, `bit more us`: more or less of what no plan has a measure for. */
export const OTHERWISE =
  /^ (?:(?:make|be|want|it|this|that|the plan|we|can|could|something|somewhere|please|a|bit|little|lot|much|way|slightly|all) )*(?:less|more|too) (?:of )?(?:a )?(?!(?:than|people|money|time|days|of) )\w+(?: (?:places|things|stuff|bits|spots))?(?: (?:please|pls|for us|then|tbh|really|x+|somehow))* $/;

/**
 * A message that no rule reads, understood by what is in it alone: which part of the plan it names, what else it names,
 * how it speaks of them, and whether it asks. A question never gives a change. Null when too little is in it.
 */
export function readLoosely(reading: Reading, state: ConciergeState, topic: readonly PlacedSlot[]): Intent | null {
  const { line, raw } = reading;
  const whole = findScope(reading, state.plan, reading.words.length);
  const isQuestion = ASKS_FIRST.test(line) || WH.test(line) || /\?\s*$/.test(raw);
  if (isPolicyQuestion(line)) return { kind: 'site', question: raw };
  const wantsInQuestion =
    /^ (?:(?:so|and|but|ok|hi|hey|also) )*(?:can|could|would|might|any chance|what about|how about|is there any way|why not|why dont) /.test(
      line,
    );
  if (isQuestion && !wantsInQuestion) return readAsked(reading, whole, state);
  const wanted = readWanted(reading, state, whole, topic);
  return wanted ?? (OTHERWISE.test(line) ? { kind: 'vague', scope: whole } : null);
}

function readAsked(reading: Reading, scope: Scope, state: ConciergeState): Intent | null {
  const { line, venues, types, slots } = reading;
  const isAboutUs = / (?:you|your|yours|site|website|app|huzzah|company|account|we sign|terms|guest|guests) /.test(
    line,
  );
  if (!scope.isNamed && types.length + venues.length === 0 && isAboutUs && answerFromSite(reading.raw))
    return { kind: 'site', question: reading.raw };
  const topic = TOPICS.find(({ words }) => words.test(line))?.kind ?? null;
  const venueIds = venues.map(({ venueId }) => venueId);
  const others = types.filter(
    ({ types: covers, from }) => covers.length > 0 && !slots.some((slot) => slot.from <= from && from < slot.to),
  );
  switch (topic) {
    case 'refund':
      return { kind: 'refund' };
    case 'people':
      return { kind: 'people' };
    case 'stay':
      return { kind: 'stay' };
    case 'travel':
      return { kind: 'travel', scope };
    case 'price':
      if (slots.length === 0 && venueIds.length > 0)
        return { kind: 'places', types: [], label: 'such place', maxPence: null, venueIds };
      return { kind: 'price', scope, people: null };
    case 'why':
      if (scope.slots.length > 0 || venueIds.length > 0) return { kind: 'why', scope, venueIds };
      break;
    case 'schedule':
      if (scope.isNamed) return { kind: 'schedule', scope };
      break;
    case null:
      break;
  }
  const [first] = others;
  if (first) return { kind: 'places', types: first.types, label: first.label, maxPence: null, venueIds: [] };
  if (venueIds.length > 0) return { kind: 'places', types: [], label: 'such place', maxPence: null, venueIds };
  if (scope.isNamed) return { kind: 'schedule', scope };
  const about = / (?:where|any|anywhere|got|which|is there|are there|best|good|does|do they) /.test(line)
    ? placesAbout(reading, state)
    : null;
  if (about) return about;
  return isOnSite(reading.raw) ? { kind: 'site', question: reading.raw } : null;
}

function readWanted(
  reading: Reading,
  state: ConciergeState,
  scope: Scope,
  topic: readonly PlacedSlot[],
): Intent | null {
  const { line, raw, slots, venues, amount, kinds, days } = reading;
  const stepFree = asksStepFree(line);
  const noAlcohol = asksNoAlcohol(line);
  const minorsPresent = saysMinors(line);
  if (reading.diets.length > 0 || stepFree || noAlcohol || minorsPresent)
    return {
      kind: 'needs',
      diets: reading.diets,
      stepFree,
      noAlcohol,
      minorsPresent,
      isPregnant: saysPregnant(line),
      scope,
    };
  const target = slots.length > 0 ? scope : topic.length === 1 ? scopeOf(topic) : scope;
  const evening = kinds.includes('dinner') || kinds.includes('night');
  const minute = readClock(raw, evening ? 'evening' : 'day');
  if (
    minute !== null &&
    (target.slots.length === 1 || (kinds.length > 0 && target.slots.length > 0)) &&
    amount === null
  )
    return { kind: 'retime', scope: target, direction: 'later', edge: null, startMinute: minute, byMinutes: null };
  const [day] = days;
  if (minute !== null && PUSH.test(line) && amount === null) {
    const isEnd = / (?:leave|leaving|finish|finished|end|ends|done|home|bed|back|train|flight) /.test(line);
    const last = state.plan.days.length - 1;
    const edge = isEnd ? 'finish' : 'start';
    if (day !== undefined || last === 0) return { kind: 'hours', edge, day: day ?? 0, minute };
  }
  if (amount !== null) {
    const pence = perPersonPence(amount, state.plan.totals.slotsPerPersonPence, state.plan.groupSize);
    if (target.slots.length === 1) {
      const want = { ...NO_PREFERENCE, isCheaper: true, maxPence: capBelow(reading, target) };
      return { kind: 'swap', scope: target, want };
    }
    return { kind: 'cheaper', capPence: relativeCap(reading, state) ?? pence, perPerson: true };
  }
  const want = wantOf(reading, state);
  const isNamed = venues.length > 0 || want.types.length > 0;
  const asks = ASKS_FOR.test(line) || reading.words.length <= 8;
  const isWanted = isNamed && asks && !isDisliked(line);
  if (slots.length > 0 && isNamed && (asks || isDisliked(line))) return { kind: 'swap', scope, want };
  if (topic.length === 1 && isNamed && asks && days.length === 0) return { kind: 'swap', scope: scopeOf(topic), want };
  if (kinds.length === 1 && scope.slots.length > 0 && isWanted) return { kind: 'swap', scope, want };
  if (isWanted) return { kind: 'add', scope, want, slotKind: null, isAnother: false };
  const tones = tonesIn(line);
  // `we can chill at the hotel` tells what they do by themselves.
  const mood = byThemselves(line) ? null : (moodOf(line) ?? (asks ? tones.mood : null));
  const isCheaper = asksCheaper(line) || (asks && tonesIn(withoutOtherPrices(line)).isCheaper);
  if (isCheaper && target.slots.length > 0 && target.slots.length <= 4)
    return { kind: 'swap', scope: target, want: { ...NO_PREFERENCE, isCheaper: true } };
  if (isCheaper) return { kind: 'cheaper', capPence: null, perPerson: true };
  // `the club will be carnage` is glad of it, and wants no wilder one.
  if (mood !== null && slots.length > 0 && isGladOf(line)) return { kind: 'keep', scope };
  if (mood !== null) {
    if (slots.length > 0) return { kind: 'swap', scope, want: { ...NO_PREFERENCE, mood } };
    return { kind: 'mood', mood, days };
  }
  if (slots.length > 0 && isDisliked(line)) return { kind: 'swap', scope, want: NO_PREFERENCE };
  if (slots.length > 0 && isLiked(line)) return { kind: 'keep', scope };
  const isShort =
    reading.words.length <= 5 ||
    isDisliked(line) ||
    / (?:swap|change|do|sort|fix|drop|improve|different|something) /.test(line);
  return isShort && scope.isNamed && (scope.slots.length > 0 || days.length > 0) ? { kind: 'vague', scope } : null;
}

/** Types and venues that are not in the plan already: those that are name the target. */
export function wantOf(reading: Reading, state: ConciergeState): Preference {
  const want = readPreference(reading, state, 0);
  const named = reading.types.filter(
    ({ from, to, types }) =>
      types.length > 0 &&
      !reading.slots.some((slot) => slot.from <= from && from < slot.to) &&
      !isBesides(reading, { from }) &&
      !isDiet(reading, { from, to }),
  );
  // `the canteen`, which is of the plan, is no canteen that the city lacks.
  const lacking = reading.types.find(
    ({ from, types }) => types.length === 0 && !reading.slots.some((slot) => slot.from <= from && from < slot.to),
  );
  return {
    ...want,
    types: named.flatMap(({ types }) => types),
    typeLabel: named[0]?.label ?? (want.venueIds.length === 0 ? lacking?.label : null) ?? null,
  };
}
